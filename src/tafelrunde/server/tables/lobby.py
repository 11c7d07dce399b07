"""The lobby: every listed table that is open or running, live. Nobody fills it alone: all hosts take turns."""

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

from tafelrunde.protocol.overviews import Listed, LobbyInfo, Unlisted
from tafelrunde.server.store.base import TableRow
from tafelrunde.server.tables.table import OVER
from tafelrunde.server.tables.updates import encode

MOST_TABLES = 2000
"""What the lobby remembers."""
EACH = 40
"""What it remembers of one host."""
PAGE = 100
"""What a newcomer is sent."""

Place = tuple[int, int, str]
"""Where a table stands: how many newer ones its host lists, its age, and its id."""


class Subscriber(Protocol):
    """A connection that follows a list of tables; `send` never waits."""

    def send(self, message: bytes) -> None:
        """Queue a message."""
        ...

    def drop(self, why: str) -> None:
        """Break the connection off."""
        ...


class Lobby:
    """Caches what is listed and tells whoever follows it."""

    def __init__(self) -> None:
        self._listed: dict[str, Listed] = {}
        self._order: list[tuple[Place, Listed]] | None = []
        self._subscribers: set[Subscriber] = set()
        self.on_change: list[Callable[[str], None]] = []
        """Told which table has changed here."""

    def update(self, row: TableRow) -> None:
        """Show a table as it is now."""
        if row.listed:
            self._changed(row.id)
        self.show(row)

    def show(self, row: TableRow) -> None:
        """Show a table as it is now, which has changed at another server."""
        if not row.listed or row.status == OVER:
            self.hide(row.id)
            return
        listed = Listed(row.id, row.game, row.status, row.created, row.summary, row.host)
        is_new = row.id not in self._listed
        self._listed[row.id] = listed
        self._order = None
        self._broadcast(encode(listed))
        if is_new:
            self._make_room(row.host)

    def remove(self, table: str) -> None:
        """List a table no longer."""
        if table in self._listed:
            self._changed(table)
        self.hide(table)

    def hide(self, table: str) -> None:
        """List a table no longer that has changed at another server, or for which there is no room."""
        if self._listed.pop(table, None):
            self._order = None
            self._broadcast(encode(Unlisted(table)))

    def page(self, game: str | None = None, after: Place | None = None) -> LobbyInfo:
        """Return some of what is listed: first the newest of every host, then the second of every host."""
        fitting = [
            (place, listed)
            for place, listed in self._ordered()
            if game in (None, listed.game) and (after is None or place > after)
        ]
        more = encode_place(fitting[PAGE - 1][0]) if len(fitting) > PAGE else None
        return LobbyInfo([listed for _, listed in fitting[:PAGE]], more)

    def subscribe(self, subscriber: Subscriber) -> None:
        """Send the first page, and from now on every change."""
        subscriber.send(encode(self.page()))
        self._subscribers.add(subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Send nothing any more."""
        self._subscribers.discard(subscriber)

    def close(self) -> None:
        """Disconnect all subscribers."""
        for subscriber in tuple(self._subscribers):
            subscriber.drop("closing")
        self._subscribers.clear()

    def _ordered(self) -> list[tuple[Place, Listed]]:
        """Return everything in the order in which it is shown, made anew after a change."""
        if self._order is None:
            self._order = in_turns(list(self._listed.values()))
        return self._order

    def _make_room(self, host: str) -> None:
        """Let go of the oldest table of a host, or of the last one, where there are too many."""
        own = [listed for listed in self._listed.values() if listed.host == host]
        if len(own) > EACH:
            self.hide(min(own, key=lambda listed: (listed.created, listed.id)).id)
        if len(self._listed) > MOST_TABLES:
            self.hide(self._ordered()[-1][1].id)

    def replace(self, rows: list[TableRow]) -> None:
        """Show these tables and no others."""
        for table in self._listed.keys() - {row.id for row in rows}:
            self.hide(table)
        for row in rows:
            self.show(row)

    def _changed(self, table: str) -> None:
        for told in self.on_change:
            told(table)

    def _broadcast(self, message: bytes) -> None:
        for subscriber in tuple(self._subscribers):
            subscriber.send(message)


def in_turns(tables: list[Listed]) -> list[tuple[Place, Listed]]:
    """Return tables with their places: the newest of every host, then the second of every host, and so on."""
    counts: defaultdict[str, int] = defaultdict(int)
    placed = []
    for listed in sorted(tables, key=lambda listed: (-listed.created, listed.id)):
        placed.append(((counts[listed.host], -listed.created, listed.id), listed))
        counts[listed.host] += 1
    return sorted(placed, key=lambda each: each[0])


def encode_place(place: Place) -> str:
    """Return a place as text, for whoever asks for the next page."""
    turn, age, table = place
    return f"{turn}.{-age}.{table}"
