"""Addresses of stores: `sqlite:///path`, a plain path, or `postgresql://…`."""

from importlib.util import find_spec
from typing import Literal, NamedTuple

from tafelrunde.server.store.base import StoreError

FORMS = ["club.db", "sqlite:///club.db", "sqlite:////srv/club.db", "postgresql://user@host/club"]


class Address(NamedTuple):
    """What kind of database, and where: a path or an address that PostgreSQL understands."""

    kind: Literal["sqlite", "postgres"]
    place: str


def read_address(url: str) -> Address:
    """Read the address of a store; after `sqlite:///` comes the path, so an absolute one has four slashes."""
    scheme, mark, rest = url.partition("://")
    if not mark:
        return _sqlite(url)
    if scheme == "sqlite" and rest.startswith("/"):
        return _sqlite(rest[1:])
    if scheme in ("postgresql", "postgres"):
        if find_spec("asyncpg") is None:
            raise StoreError("store-needs-asyncpg")
        return Address("postgres", url)
    # Only the scheme is shown: the rest may hold a password.
    raise StoreError("store-url", scheme=scheme, forms=FORMS)


def _sqlite(path: str) -> Address:
    # Two connections to a database in memory would be two databases.
    if not path.strip() or path.startswith((":memory:", "file:")):
        raise StoreError("store-url", scheme=path or "?", forms=FORMS)
    return Address("sqlite", path)
