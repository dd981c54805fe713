# needs: cuda
# --8<-- [start:see]
import torch

conv = torch.nn.Conv2d(3, 8, 3).to("cuda")
images = torch.zeros(4, 3, 8, 8, device="cpu")  # (B, C, H, W)
conv(images)
# > RuntimeError: Input type (torch.FloatTensor) and weight type (torch.cuda.FloatTensor) should be the same or input should be a MKLDNN tensor and weight is a dense tensor
# --8<-- [end:see]

# needs: cuda
# --8<-- [start:reverse]
conv = torch.nn.Conv2d(3, 8, 3, device="cpu")
conv(images.to("cuda"))
# > RuntimeError: Input type (torch.cuda.FloatTensor) and weight type (torch.FloatTensor) should be the same
# --8<-- [end:reverse]

# --8<-- [start:fix]
import torch

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
conv = torch.nn.Conv2d(3, 8, 3).to(device)
images = torch.zeros(4, 3, 8, 8).to(device)  # the result is assigned
conv(images).shape
# > torch.Size([4, 8, 6, 6])
# --8<-- [end:fix]


# cpu: the meta device stands for the GPU
# --8<-- [start:list]
class Blocks(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.first = torch.nn.Conv2d(3, 8, 3)
        self.rest = [torch.nn.Conv2d(8, 8, 3)]  # a plain list


model = Blocks().to("meta")  # stands for "cuda"
model.first.weight.device, model.rest[0].weight.device
# > (device(type='meta'), device(type='cpu'))
# --8<-- [end:list]


# cpu: the meta device stands for the GPU
# --8<-- [start:list-fix]
class Blocks(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.first = torch.nn.Conv2d(3, 8, 3)
        self.rest = torch.nn.ModuleList([torch.nn.Conv2d(8, 8, 3)])


model = Blocks().to("meta")
{parameter.device for parameter in model.parameters()}
# > {device(type='meta')}
# --8<-- [end:list-fix]
