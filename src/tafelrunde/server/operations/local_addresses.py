"""By which addresses a phone in the same network reaches this machine."""

import socket
import struct
import sys
from collections.abc import Iterator
from ipaddress import IPv4Address, ip_address

SIOCGIFADDR = 0x8915
"""Linux: ask for the address of an interface."""
NAME = slice(0, 15)
ADDRESS = slice(20, 24)
"""Where that request holds the interface's name, and where its answer holds the address."""
MADE_UP = (
    *("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "lxd", "podman", "cni", "flannel"),
    *("tun", "tap", "wg", "tailscale", "zt", "ppp"),
)
"""Beginnings of the names of interfaces that lead to no room: containers, virtual machines, tunnels."""
ELSEWHERE = ("198.51.100.1", 9)
"""An address for documentation (RFC 5737): nothing is sent there, only the way to it is looked up."""


def local_addresses() -> list[str]:
    """Return this machine's addresses in its local networks, first the one by which it reaches everything else."""
    first = _routed()
    found = dict.fromkeys(_of_interfaces() if sys.platform == "linux" else [*first, *_of_own_name()])
    known = [address for address in found if is_local(address)]
    return sorted(known, key=lambda address: address not in first)


def is_local(address: str) -> bool:
    """Say whether an address belongs to a local network: no router hands it on to the internet."""
    try:
        read = ip_address(address)
    except ValueError:
        return False
    reaches_room = not (read.is_loopback or read.is_link_local or read.is_unspecified)
    return isinstance(read, IPv4Address) and read.is_private and reaches_room


def is_loopback(host: str) -> bool:
    """Say whether a host's name or address stands for this very machine, which nobody else reaches by it."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _of_interfaces() -> Iterator[str]:
    import fcntl  # Windows has none

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            if name.startswith(MADE_UP):
                continue
            try:
                answer = fcntl.ioctl(asking, SIOCGIFADDR, struct.pack("256s", name.encode()[NAME]))
            except OSError:  # it has no address
                continue
            yield socket.inet_ntoa(answer[ADDRESS])


def _routed() -> list[str]:
    """Return the address from which this machine would speak to the world, if it has a way there."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
        except OSError:
            return []
        return [str(asking.getsockname()[0])]


def _of_own_name() -> list[str]:
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []
