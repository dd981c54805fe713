# needs: cuda
# --8<-- [start:look]
import torch

major, minor = torch.cuda.get_device_capability()
f"sm_{major}{minor}" in torch.cuda.get_arch_list()
# > True
# --8<-- [end:look]


# --8<-- [start:rule]
def runs_on(capability, built):
    """Whether code built for these architectures runs on the GPU."""
    major, minor = capability
    for name in built:
        number = name.removeprefix("sm_")
        if not number.isdigit():
            continue  # compute_90, or sm_90a
        if int(number) // 10 == major and int(number) % 10 <= minor:
            return True
    return False


runs_on((8, 6), ["sm_70", "sm_80", "sm_90"])  # an RTX 3090
# > True
runs_on((12, 0), ["sm_70", "sm_80", "sm_90"])  # newer than the build
# > False
runs_on((6, 1), ["sm_70", "sm_80", "compute_90"])  # older than the build
# > False
# --8<-- [end:rule]
