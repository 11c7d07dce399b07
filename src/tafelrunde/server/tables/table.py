"""A table: the one authority over its match; `evolve.py` changes it, and nothing else does."""

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tafelrunde.core.fairness import Fairness, FairSampler, commitment
from tafelrunde.core.match import Match
from tafelrunde.core.messages import Message
from tafelrunde.core.record import FORMAT, Entry, Header, Record, SeatInfo
from tafelrunde.core.registry import game
from tafelrunde.core.written import written
from tafelrunde.protocol.messages import LogEntry
from tafelrunde.server.store import Status
from tafelrunde.server.tables.clock import Clock
from tafelrunde.server.tables.journal import Created
from tafelrunde.server.tables.outages import Outages
from tafelrunde.server.tables.seats import Proposal, Seat

LOG_LINES = 40
"""What a table remembers of its log; the journal has all of it."""

MANY = 2
"""From so many seats on one device has to change hands."""

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"


class Table:
    """The state of a table, and what follows from it."""

    __slots__ = (
        "_deserted",
        "clock",
        "created",
        "dismissed",
        "ending",
        "game",
        "id",
        "in_hand",
        "log",
        "match",
        "muted",
        "plan",
        "players",
        "proposal",
        "rematch",
        "sealed",
        "seats",
        "seen",
        "shares",
        "status",
        "steps",
        "takebacks",
        "to_act",
        "unplayed",
        "updated",
        "version",
    )

    def __init__(self, name: str, at: int, plan: Created, outages: Outages | None = None) -> None:
        self.id = name
        self.plan = plan
        self.created = self.updated = at
        self.game = game(plan.game)
        self.seats = [Seat(seat) for seat in plan.seats]
        self.shares = any(seat.on_device for seat in self.seats)
        """Whether several people play on the host's device."""
        self.in_hand: int | None = None
        """In whose hands that device is: whose cards it shows, or where nothing is hidden, who was asked last."""
        self.clock = Clock(plan.clock, len(plan.seats), outages, plan.grace)
        self.status: Status = OPEN
        self.sealed = False
        """Whether seats and hashes are settled."""
        self.takebacks: list[int] = []
        """How many entries were left after each take-back over chance events."""
        self.ending: str | None = None
        self.match: Match | None = None
        self.to_act: int | None = None
        self.version = 0
        """Counts what changed the match; whoever saw an older one acted on something that is no longer so."""
        self.unplayed: list[Entry] | None = None
        """The entries of a match that has begun, until a fold has set it up from all of them."""
        self.steps = 1
        """How many steps the journal holds."""
        self.seen = 0
        """How many of them only say that somebody has seen a question."""
        self.proposal: Proposal | None = None
        self.muted: set[tuple[str, str]] = set()
        """By journals of old; a block belongs to a person now."""
        self.dismissed: set[str] = set()
        """Whom the host sent away."""
        self.rematch: str | None = None
        self.log: deque[LogEntry] = deque(maxlen=LOG_LINES)
        """Its events are written down already."""
        self.seats_changed()

    def seats_changed(self) -> None:
        """Find out who plays where: every command asks for it, and it changes with few of them."""
        playing = [(number, seat) for number, seat in enumerate(self.seats) if seat.bot is None]
        self.players: dict[str | None, int] = {
            seat.person: number for number, seat in playing if seat.person is not None
        }
        """The seats of the people who play, by person."""
        self._deserted = next((number for number, _ in playing if self.player_of(number) is None), None)
        """The first seat at which nobody plays."""

    def seat_of(self, person: str | None) -> int | None:
        """Return the seat that a person plays on in their own name."""
        return self.players.get(person)

    def hands(self, person: str | None) -> list[int]:
        """Return all seats that a person may act for: their own, and the host those on their device."""
        if not self.shares or person != self.plan.host:
            own = self.players.get(person)
            return [] if own is None else [own]
        seats = enumerate(self.seats)
        return [number for number, seat in seats if seat.bot is None and self.player_of(number) == person]

    def player_of(self, number: int) -> str | None:
        """Return the person who acts for a seat."""
        seat = self.seats[number]
        return self.plan.host if seat.on_device else seat.person

    def shown_to(self, person: str | None) -> int | None:
        """Return the seat as which a person sees the match; None: as everybody does, all hands covered."""
        hands = self.hands(person)
        if len(hands) < MANY or self.in_hand in hands:
            return self.in_hand if self.in_hand in hands else next(iter(hands), None)
        return None if self.game.hides else hands[0]

    def deciders(self, *, but: int | None = None) -> set[str | None]:
        """Return the people who play here, apart from whoever acts for a seat: each has one voice."""
        apart = None if but is None else self.player_of(but)
        return {self.player_of(number) for number in self.humans()} - {apart}

    def humans(self, *, but: int | None = None) -> list[int]:
        """Return the seats on which people play."""
        return [number for number, seat in enumerate(self.seats) if seat.is_human and number != but]

    @property
    def people(self) -> list[str]:
        """Everybody who sat down here, those for whom a bot plays on too, and on whose device others do."""
        seated = [seat.person for seat in self.seats if seat.person is not None]
        holds = any(seat.on_device for seat in self.seats) and self.plan.host not in seated
        return [*seated, self.plan.host] if holds else seated

    @property
    def invited(self) -> list[str]:
        """Everybody for whom a seat is reserved that is still free."""
        return [seat.plan.person for seat in self.seats if seat.is_free and seat.plan.person is not None]

    @property
    def concerned(self) -> list[str]:
        """Everybody who sat down here or is invited, once each."""
        return list(dict.fromkeys([*self.people, *self.invited]))

    @property
    def names(self) -> list[str]:
        """What the seats are called; a person who has left for good has no name any more."""
        return [seat.name or f"{seat.bot or 'player'} {number + 1}" for number, seat in enumerate(self.seats)]

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return not any(seat.is_free for seat in self.seats)

    @property
    def bot_to_act(self) -> str | None:
        """The bot that is asked next, if one is."""
        return None if self.status != RUNNING or self.to_act is None else self.seats[self.to_act].bot

    @property
    def orphaned(self) -> int | None:
        """A seat in a running match whose player has left for good, with nobody to play on."""
        return self._deserted if self.status == RUNNING else None

    @property
    def needs_attention(self) -> bool:
        """Whether something may happen here by itself, now or after any move."""
        if self.status == OPEN:
            return self.is_full
        if self.status != RUNNING or not self.humans():
            return False
        return self.clock.ticks or any(seat.bot for seat in self.seats)

    @property
    def is_busy(self) -> bool:
        """Whether something is due here besides a clock: the start, or a bot for whom a person waits."""
        if self.status == OPEN:
            return self.is_full
        return self.orphaned is not None or (self.bot_to_act is not None and bool(self.humans()))

    def header(self) -> Header:
        """Return the head of the match's record."""
        bots = [seat.bot or "human" for seat in self.seats]
        infos = [SeatInfo(name, bot) for name, bot in zip(self.names, bots, strict=True)]
        return Header(FORMAT, self.game.name, self.game.rules_version, self.plan.options, infos, self.fairness())

    def fairness(self) -> dict[str, Any]:
        """Return what the record says about the dice."""
        if self.plan.fairness is not None:
            return self.plan.fairness
        fairness: dict[str, Any] = msgspec.to_builtins(self.dice())
        return fairness

    def dice(self) -> Fairness:
        """Return what is settled about the dice, with their secret once the match is over."""
        secret = self.plan.secret if self.status == OVER else None
        if self.plan.scheme == 1:
            return Fairness(self.commitment, self.contributions(), secret)
        hashes = [seat.hash for seat in self.seats]
        return Fairness(
            self.commitment, self.contributions(), secret, self.plan.scheme, self.id, hashes, self.takebacks
        )

    @property
    def commitment(self) -> str:
        """The hash of the secret behind the dice."""
        return commitment(bytes.fromhex(self.plan.secret))

    def contributions(self) -> list[str | None]:
        """Return what each seat has added to the dice."""
        return [seat.contribution for seat in self.seats]

    @property
    def awaited(self) -> list[int]:
        """The people on whom the dice wait: for their hashes first, then for what they committed to."""
        if self.plan.scheme == 1:
            return []
        seats = [(number, self.seats[number]) for number in self.contributors]
        if not self.sealed:
            return [number for number, seat in seats if seat.hash is None]
        return [number for number, seat in seats if seat.hash is not None and seat.contribution is None]

    @property
    def contributors(self) -> list[int]:
        """The seats that add to the dice: each person once, for others on their device too."""
        seats: dict[str | None, int] = {}
        for number in sorted(self.humans(), key=lambda number: self.seats[number].on_device):
            seats.setdefault(self.player_of(number), number)
        return sorted(seats.values())

    def sampler(self) -> FairSampler:
        """Return what draws every chance event."""
        return FairSampler(bytes.fromhex(self.plan.secret), self.dice())

    def new_match(self) -> Match:
        """Return the match as it begins, after what chance does first."""
        options = self.game.options(**self.plan.options)
        return Match(self.game, options, self.sampler(), self.header().seats, self.dice())

    @property
    def entries(self) -> int:
        """How many entries the record of the match holds."""
        return len(self.unplayed or ()) if self.match is None else len(self.match.entries)

    def record(self) -> Record:
        """Return the match as a record; its secret is in it once it is over."""
        entries = list(self.match.entries) if self.match else []
        outcome = self.match.position.outcome if self.match else None
        return Record(self.header(), entries, outcome)

    def log_events(self, at: int, events: Sequence[Message | msgspec.Raw]) -> Any:
        """Add to the log, and return the events as JSON: encoded, a long log takes little room."""
        encoded = written(events)
        if events:
            self.log.append(LogEntry(at, self.version, encoded))
        return encoded
