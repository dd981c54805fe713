# cpu: sockets only
# --8<-- [start:see]
import torch.distributed as dist

first = dist.TCPStore("localhost", 0, 1, is_master=True)  # 0: any free port
second = dist.TCPStore("localhost", first.port, 1, is_master=True)
# > torch.distributed.DistNetworkError: The server socket has failed to listen on any local network address. port: …, useIpv6: false, code: -98, name: EADDRINUSE, message: address already in use
# --8<-- [end:see]

# --8<-- [start:free]
import socket


def free_port():
    with socket.socket() as probe:
        probe.bind(("", 0))
        return probe.getsockname()[1]


second = dist.TCPStore("localhost", free_port(), 1, is_master=True)
second.port != first.port
# > True
# --8<-- [end:free]
