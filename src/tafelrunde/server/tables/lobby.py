"""The lobby: every listed table that is open or running, live."""

from typing import Protocol

from tafelrunde.protocol.overviews import Listed, LobbyInfo, Unlisted
from tafelrunde.server.store.base import TableRow
from tafelrunde.server.tables.table import OVER
from tafelrunde.server.tables.tell import encode

MOST_TABLES = 500
"""What a newcomer is sent; the newest come first."""


class Visitor(Protocol):
    """A connection that watches the lobby; `send` never waits."""

    def send(self, message: bytes) -> None:
        """Pass a message on."""
        ...

    def drop(self, why: str) -> None:
        """Break the connection off."""
        ...


class Lobby:
    """Remembers what is listed and tells whoever watches."""

    def __init__(self) -> None:
        self._listed: dict[str, Listed] = {}
        self._visitors: set[Visitor] = set()

    def show(self, row: TableRow) -> None:
        """Take in that a table has changed."""
        if row.listed and row.status != OVER:
            listed = Listed(row.id, row.game, row.status, row.created, row.summary)
            self._listed[row.id] = listed
            self._send(encode(listed))
        elif self._listed.pop(row.id, None):
            self._send(encode(Unlisted(row.id)))

    def all(self) -> LobbyInfo:
        """Return everything that is listed, the newest first."""
        newest = sorted(self._listed.values(), key=lambda listed: -listed.created)
        return LobbyInfo(newest[:MOST_TABLES])

    def enter(self, visitor: Visitor) -> None:
        """Let somebody watch."""
        visitor.send(encode(self.all()))
        self._visitors.add(visitor)

    def leave(self, visitor: Visitor) -> None:
        """Somebody no longer watches."""
        self._visitors.discard(visitor)

    def close(self) -> None:
        """Send everybody away."""
        for visitor in tuple(self._visitors):
            visitor.drop("closing")
        self._visitors.clear()

    def _send(self, message: bytes) -> None:
        for visitor in tuple(self._visitors):
            visitor.send(message)
