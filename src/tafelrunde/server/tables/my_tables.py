"""What a person's programs are told across all tables: where they are invited, sit, and are to act."""

from tafelrunde.protocol.overviews import Yours
from tafelrunde.server.tables.lobby import Visitor
from tafelrunde.server.tables.table import RUNNING, Table
from tafelrunde.server.tables.updates import encode


class Mine:
    """Tells whoever follows their own tables."""

    def __init__(self) -> None:
        self._visitors: dict[str, set[Visitor]] = {}

    def enter(self, person: str, visitor: Visitor) -> None:
        """Let somebody follow."""
        self._visitors.setdefault(person, set()).add(visitor)

    def leave(self, person: str, visitor: Visitor) -> None:
        """Somebody no longer follows."""
        self._visitors[person].discard(visitor)
        if not self._visitors[person]:
            del self._visitors[person]

    @property
    def is_followed(self) -> bool:
        """Whether anybody follows at all; at most moves nobody does."""
        return bool(self._visitors)

    def show(self, table: Table, *people: str) -> None:
        """Tell everybody whom it concerns, and these people, that a table has changed."""
        if not self.is_followed:
            return
        for person in {*table.concerned, *people}:
            if visitors := self._visitors.get(person):
                message = encode(yours(table, person))
                for visitor in tuple(visitors):
                    visitor.send(message)

    def close(self) -> None:
        """Send everybody away."""
        for visitors in self._visitors.values():
            for visitor in tuple(visitors):
                visitor.drop("closing")


def yours(table: Table, person: str) -> Yours:
    """Return a table as it concerns a person."""
    seat = table.seat_of(person)
    return Yours(
        id=table.id,
        game=table.game.name,
        status=table.status,
        version=table.version,
        invited=table.status == "open" and seat is None and person in table.invited,
        seated=seat is not None,
        to_act=table.status == RUNNING and seat is not None and table.to_act == seat,
    )
