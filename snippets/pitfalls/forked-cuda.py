# --8<-- [start:dataset]
import torch
from torch.utils.data import DataLoader, Dataset


class Samples(Dataset):
    """Makes tensors on the CPU, and knows no device."""

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return torch.full((3,), float(index), device="cpu")


device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
model = torch.nn.Linear(3, 2).to(device)
for batch in DataLoader(Samples(), batch_size=2):  # num_workers as you like
    logits = model(batch.to(device))
logits.shape  # > torch.Size([2, 2])
# --8<-- [end:dataset]

# --8<-- [start:spawn]
loader = DataLoader(Samples(), num_workers=2, multiprocessing_context="spawn")
loader.multiprocessing_context.get_start_method()
# > 'spawn'
# --8<-- [end:spawn]

# needs: cuda, fork
# --8<-- [start:see]
import multiprocessing

torch.ones(1, device="cuda")  # the parent uses CUDA
# > tensor([1.], device='cuda:0')


def work(queue):
    try:
        torch.ones(1, device="cuda")
    except RuntimeError as error:
        queue.put(str(error))


context = multiprocessing.get_context("fork")
queue = context.Queue()
process = context.Process(target=work, args=(queue,))
process.start()
print(queue.get(timeout=60))
# > Cannot re-initialize CUDA in forked subprocess. To use CUDA with multiprocessing, you must use the 'spawn' start method
process.join()
# --8<-- [end:see]
