"""What a person's programs are told across all tables: where they are invited, sit, and are to act."""

from tafelrunde.protocol.overviews import Yours
from tafelrunde.server.tables.lobby import Subscriber
from tafelrunde.server.tables.table import RUNNING, Table
from tafelrunde.server.tables.updates import encode


class MyTables:
    """The subscriptions of people to all their own tables."""

    def __init__(self) -> None:
        self._subscribers: dict[str, set[Subscriber]] = {}

    def subscribe(self, person: str, subscriber: Subscriber) -> None:
        """Tell a subscriber from now on whatever changes at a person's tables."""
        self._subscribers.setdefault(person, set()).add(subscriber)

    def unsubscribe(self, person: str, subscriber: Subscriber) -> None:
        """Tell it nothing any more."""
        self._subscribers[person].discard(subscriber)
        if not self._subscribers[person]:
            del self._subscribers[person]

    @property
    def is_followed(self) -> bool:
        """Whether anybody follows at all; at most moves nobody does."""
        return bool(self._subscribers)

    def notify(self, table: Table, *people: str) -> None:
        """Tell everybody whom it concerns, and these people, that a table has changed."""
        if not self.is_followed:
            return
        for person in {*table.concerned, *people}:
            if subscribers := self._subscribers.get(person):
                message = encode(yours(table, person))
                for subscriber in tuple(subscribers):
                    subscriber.send(message)

    def close(self) -> None:
        """Disconnect all subscribers."""
        for subscribers in self._subscribers.values():
            for subscriber in tuple(subscribers):
                subscriber.drop("closing")


def yours(table: Table, person: str) -> Yours:
    """Return a table as it concerns a person."""
    hands = table.hands(person)
    return Yours(
        id=table.id,
        game=table.game.name,
        status=table.status,
        version=table.version,
        invited=table.status == "open" and table.seat_of(person) is None and person in table.invited,
        seated=bool(hands),
        to_act=table.status == RUNNING and table.to_act in hands,
    )
