"""Claims: which server is the authority over a table. A server that is alone owns every table without asking."""

from collections.abc import Collection

from tafelrunde.protocol.commands import Command
from tafelrunde.server.errors import Unavailable

AGAIN = 1
"""Seconds after which it is worth asking for a table again that has moved."""


class Moved(Unavailable):
    """Another server has the table now; whoever asks again gets there."""

    def __init__(self) -> None:
        super().__init__("table-moved", seconds=AGAIN)


class Elsewhere(Moved):
    """The table lives at another server, which is known."""

    def __init__(self, server: str) -> None:
        super().__init__()
        self.server = server


class Claims:
    """The claims of a server that has the store to itself; `cluster/claims.py` has those of one of several."""

    server: str | None = None
    """By which name this server owns tables."""
    is_leader = True
    """Whether this server does what only one should do."""
    is_alone = True
    """Whether there is no other server."""

    async def claim(self, table: str) -> int | None:
        """Claim a table before it is opened and return the epoch of the claim; raise Elsewhere where it lives."""
        return None

    async def release(self, table: str, epoch: int | None) -> None:
        """Give a table back that was closed."""

    async def ask_owner(self, elsewhere: Elsewhere, table: str, person: str, command: Command | None) -> bool:
        """Let the server that owns a table carry a command out for a person, or take their leave for good.

        False: the table has come here meanwhile.
        """
        raise elsewhere

    async def orphans(self) -> list[tuple[str, str]]:
        """Return tables, with their games, that need a server after theirs has died."""
        return []

    async def in_use(self, tables: Collection[str]) -> set[str]:
        """Return those of some tables that are open at any other server."""
        return set()
