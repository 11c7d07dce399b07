"""By which names the server may be asked for, so that no stranger's name can be made to point to it.

A page elsewhere can let its own name point to a server at home (DNS rebinding) and then reads it as its own. It
cannot do that with an address, nor with a name that only exists within the house.
"""

import re
import socket
from functools import cache, lru_cache
from ipaddress import ip_address

from aiohttp import hdrs, web
from yarl import URL

HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([\w.-]+))(?::\d{1,5})?", re.ASCII)
LONGEST = 300
PRIVATE = (
    *(".localhost", ".local", ".lan", ".home.arpa", ".internal", ".localdomain"),
    *(".home", ".corp", ".private", ".intranet", ".fritz.box"),
)
"""Endings of names that no stranger can register: reserved, never to be given out, or a router's own."""


def host_of(request: web.Request) -> str:
    """Return what a request calls this server, with the port; programs need not say, and then it is empty."""
    return request.headers.get(hdrs.HOST, "")[:LONGEST].lower()


@lru_cache(maxsize=1024)
def is_served(host: str, origin: str | None) -> bool:
    """Say whether a host is an address, a private name, this machine's own, or the one that was configured."""
    if not host:
        return True
    name = name_in_host(host)
    if name is None:
        return False
    return _is_private(name) or (origin is not None and name == _name_in(origin))


def name_in_host(host: str) -> str | None:
    """Return the name or address in a Host header; None where it is no such header."""
    read = HOST.fullmatch(host)
    return None if read is None else (read[1] or read[2]).rstrip(".")


def _is_private(name: str) -> bool:
    """Say whether no stranger can let a name point here."""
    return "." not in name or name.endswith(PRIVATE) or _is_address(name) or name == _own_name()


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _name_in(origin: str) -> str:
    return (URL(origin).raw_host or "").rstrip(".").lower()


@cache
def _own_name() -> str:
    return socket.gethostname().lower()
