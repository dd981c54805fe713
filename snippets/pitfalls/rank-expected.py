# cpu: one process, and gloo
# --8<-- [start:see]
import torch.distributed as dist

dist.init_process_group("gloo")
# > ValueError: Error initializing torch.distributed using env:// rendezvous: environment variable RANK expected, but not set
# --8<-- [end:see]

# --8<-- [start:siblings]
import os
from unittest.mock import patch

given = {}
for name, value in (("RANK", "0"), ("WORLD_SIZE", "1"), ("MASTER_ADDR", "localhost")):
    given[name] = value
    try:
        with patch.dict(os.environ, given):
            dist.init_process_group("gloo")
    except ValueError as error:
        print(error)
# > Error initializing torch.distributed using env:// rendezvous: environment variable WORLD_SIZE expected, but not set
# > Error initializing torch.distributed using env:// rendezvous: environment variable MASTER_ADDR expected, but not set
# > Error initializing torch.distributed using env:// rendezvous: environment variable MASTER_PORT expected, but not set
# --8<-- [end:siblings]

# --8<-- [start:local]
local_rank = int(os.environ["LOCAL_RANK"])
# > KeyError: 'LOCAL_RANK'
# --8<-- [end:local]

# --8<-- [start:fix]
defaults = {"RANK": "0", "WORLD_SIZE": "1", "LOCAL_RANK": "0"}
defaults |= {"MASTER_ADDR": "localhost", "MASTER_PORT": "0"}  # 0: any free port
with patch.dict(os.environ, defaults | os.environ):
    dist.init_process_group("gloo")
    print(dist.get_rank(), dist.get_world_size(), os.environ["LOCAL_RANK"])
# > 0 1 0
dist.destroy_process_group()
# --8<-- [end:fix]

# --8<-- [start:store]
dist.init_process_group("gloo", store=dist.HashStore())
# > AssertionError: world_size must be positive if using store
# --8<-- [end:store]

# --8<-- [start:store-rank]
dist.init_process_group("gloo", store=dist.HashStore(), world_size=1)
# > AssertionError: rank must be non-negative if using store
# --8<-- [end:store-rank]
