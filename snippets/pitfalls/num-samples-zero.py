# --8<-- [start:see]
from torch.utils.data import DataLoader

images = []  # no file was found
DataLoader(images, batch_size=32, shuffle=True)
# > ValueError: num_samples should be a positive integer value, but got num_samples=0
# --8<-- [end:see]

# --8<-- [start:ways]
from pathlib import Path

folder = Path("data/train")
list(folder.glob("*.png"))  # a folder that is not there
# > []
# --8<-- [end:ways]

# --8<-- [start:case]
Path("photos/cats").mkdir(parents=True)
for name in ("a.JPG", "b.jpeg"):
    Path("photos/cats", name).touch()
len(list(Path("photos").glob("*.jpg")))  # another case, and one folder too high
# > 0
# --8<-- [end:case]

# --8<-- [start:filter]
labels = ["0", "1", "1"]  # strings, as a CSV file gives them
wanted = [index for index, label in enumerate(labels) if label == 1]
DataLoader(wanted, shuffle=True)
# > ValueError: num_samples should be a positive integer value, but got num_samples=0
# --8<-- [end:filter]
import pytest
from torch.utils.data import Subset

with pytest.raises(ValueError, match="num_samples=0"):
    DataLoader(Subset([1, 2], []), shuffle=True)

# --8<-- [start:fix]
endings = {".jpg", ".jpeg", ".png"}
paths = sorted(p for p in Path("photos").rglob("*") if p.suffix.lower() in endings)
if not paths:
    raise FileNotFoundError(f"no images below {Path('photos').resolve()}")
loader = DataLoader(paths, batch_size=32, shuffle=True)
len(paths)
# > 2
# --8<-- [end:fix]

# --8<-- [start:no-help]
loader = DataLoader(images, batch_size=32, shuffle=False)
steps = 0
for _ in loader:
    steps += 1
steps  # nothing is trained, and nothing says so
# > 0
# --8<-- [end:no-help]

# --8<-- [start:siblings]
from torch.utils.data import RandomSampler, WeightedRandomSampler

for sampler in (RandomSampler, lambda data: WeightedRandomSampler([1.0], len(data))):
    try:
        sampler(images)
    except ValueError as error:
        print(error)
# > num_samples should be a positive integer value, but got num_samples=0
# > num_samples should be a positive integer value, but got num_samples=0
RandomSampler([1, 2], num_samples=-1)
# > ValueError: num_samples should be a positive integer value, but got num_samples=-1
# --8<-- [end:siblings]
