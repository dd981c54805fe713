# --8<-- [start:see]
import subprocess
import sys
from pathlib import Path

script = """
import multiprocessing

def load():
    print("loaded")

context = multiprocessing.get_context("spawn")  # as on Windows and macOS
context.Process(target=load).start()
"""
_ = Path("train.py").write_text(script)
command = [sys.executable, "train.py"]
done = subprocess.run(command, check=False, capture_output=True, text=True)
message = done.stderr.partition("RuntimeError:")[2]
print(" ".join(message.split())[:112])
# > An attempt has been made to start a new process before the current process has finished its bootstrapping phase.
# --8<-- [end:see]

# --8<-- [start:twice]
guarded = """
import multiprocessing

print("imported as", __name__)

def load():
    print("loaded")

def main():
    context = multiprocessing.get_context("spawn")
    context.Process(target=load).start()

if __name__ == "__main__":
    main()
"""
_ = Path("train.py").write_text(guarded)
done = subprocess.run(command, check=True, capture_output=True, text=True)
print(done.stdout.strip())
# > imported as __main__
# > imported as __mp_main__
# > loaded
# --8<-- [end:twice]
assert not done.stderr


# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:fix]
import torch
from torch.utils.data import DataLoader, TensorDataset


def main():
    dataset = TensorDataset(torch.arange(6.0).view(3, 2))
    for (batch,) in DataLoader(dataset, batch_size=2, num_workers=2):
        print(batch.shape)


if __name__ == "__main__":
    main()
# > torch.Size([2, 2])
# > torch.Size([1, 2])
# --8<-- [end:fix]
