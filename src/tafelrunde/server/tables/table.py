"""A table: a fold over its journal, and the one authority over its match."""

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tafelrunde.core.fairness import Fairness, FairSampler, commitment, taken_back
from tafelrunde.core.match import Match
from tafelrunde.core.messages import Message
from tafelrunde.core.record import FORMAT, Entry, Header, Record, SeatInfo
from tafelrunde.core.registry import game
from tafelrunde.core.written import written
from tafelrunde.protocol.messages import Told
from tafelrunde.server.store import Status
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.clock import Clock
from tafelrunde.server.tables.journal import Created, SeatPlan, Step
from tafelrunde.server.tables.outages import Outages

LOG_LINES = 40
"""What a table remembers of its log; the journal has all of it."""

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"


class Seat:
    """A seat and who plays there."""

    __slots__ = ("away_since", "bot", "coached", "contribution", "hash", "name", "person", "plan", "votes")

    def __init__(self, plan: SeatPlan) -> None:
        self.plan = plan
        self.person: str | None = None
        self.name = plan.name
        self.bot = plan.bot
        self.hash: str | None = None
        """What it committed to for the dice."""
        self.contribution: str | None = None
        """The text, once it is revealed."""
        self.coached = False
        self.votes: set[int] = set()
        self.away_since: int | None = None

    @property
    def is_free(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.person is None and self.bot is None and self.name is None

    @property
    def is_human(self) -> bool:
        """Whether a person sits and plays here."""
        return self.person is not None and self.bot is None

    @property
    def kind(self) -> str:
        """What everybody may know about who plays here."""
        if self.is_free:
            return self.plan.kind
        return "bot" if self.plan.kind == "bot" else "human"


class Proposal:
    """Something that everybody has to agree to."""

    def __init__(self, what: str, seat: int) -> None:
        self.what = what
        self.seat = seat
        self.agreed = {seat}


class Table:
    """The state of a table; `evolve` takes in what was decided, `fold` builds it up from the journal."""

    __slots__ = (
        "clock",
        "created",
        "dismissed",
        "ending",
        "entries",
        "game",
        "id",
        "log",
        "match",
        "muted",
        "plan",
        "proposal",
        "rematch",
        "sealed",
        "seats",
        "status",
        "steps",
        "takebacks",
        "to_act",
        "updated",
        "version",
    )

    def __init__(self, name: str, at: int, plan: Created, outages: Outages | None = None) -> None:
        self.id = name
        self.plan = plan
        self.created = self.updated = at
        self.game = game(plan.game)
        self.seats = [Seat(seat) for seat in plan.seats]
        self.clock = Clock(plan.clock, len(plan.seats), outages)
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
        self.entries = 0
        """How many entries the record of the match holds."""
        self.steps = 1
        """How many steps the journal holds."""
        self.proposal: Proposal | None = None
        self.muted: set[tuple[str, str]] = set()
        """By journals of old; a block belongs to a person now."""
        self.dismissed: set[str] = set()
        """Whom the host sent away."""
        self.rematch: str | None = None
        self.log: deque[Told] = deque(maxlen=LOG_LINES)
        """Its events are written down already."""

    # Who is here --------------------------------------------------------------------------------------

    @property
    def players(self) -> dict[str | None, int]:
        """The seats of the people who play, by person."""
        return {seat.person: number for number, seat in enumerate(self.seats) if seat.is_human}

    def seat_of(self, person: str | None) -> int | None:
        """Return the seat that a person plays on."""
        for number, seat in enumerate(self.seats):
            if seat.person == person and seat.is_human:
                return number
        return None

    def humans(self, *, but: int | None = None) -> list[int]:
        """Return the seats on which people play."""
        return [number for number, seat in enumerate(self.seats) if seat.is_human and number != but]

    @property
    def people(self) -> list[str]:
        """Everybody who sat down here, those for whom a bot plays on too."""
        return [seat.person for seat in self.seats if seat.person is not None]

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
        if self.status == RUNNING:
            for number, seat in enumerate(self.seats):
                if seat.person is None and seat.bot is None:
                    return number
        return None

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

    # The match ------------------------------------------------------------------------------------------

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
        seats = [(number, self.seats[number]) for number in self.humans()]
        if not self.sealed:
            return [number for number, seat in seats if seat.hash is None]
        return [number for number, seat in seats if seat.hash is not None and seat.contribution is None]

    def sampler(self) -> FairSampler:
        """Return what draws every chance event."""
        return FairSampler(bytes.fromhex(self.plan.secret), self.dice())

    def start_match(self) -> list[Entry]:
        """Begin the match; return what chance did first."""
        options = self.game.options(**self.plan.options)
        self.match = Match(self.game, options, self.sampler(), self.header().seats, self.dice())
        return list(self.match.entries)

    def record(self) -> Record:
        """Return the match as a record; its secret is in it once it is over."""
        entries = list(self.match.entries) if self.match else []
        outcome = self.match.position.outcome if self.match else None
        return Record(self.header(), entries, outcome)

    # What was decided ---------------------------------------------------------------------------------

    def evolve(self, line: journal.Line, at: int) -> None:
        """Take in a line of the journal; the match itself has gone on before, or is set up after the fold."""
        self.updated = at
        match line:
            case journal.Played() | journal.Started():  # first, as most are
                self.entries += len(line.did)
                self._match_went_on(line.to_act)
            case journal.Sat():
                self.seats[line.seat].person = line.person
            case journal.Left():
                self.seats[line.seat] = Seat(self.seats[line.seat].plan)
                self._forget_hashes()
            case journal.Declined():
                seat = self.seats[line.seat]
                seat.plan = replace(seat.plan, person=None)
            case journal.Dismissed():
                self._dismiss(line)
            case journal.Filled():
                for seat in self.seats:
                    if seat.is_free:
                        seat.plan = SeatPlan("bot", bot=line.bot)
                        seat.bot = line.bot
            case journal.Contributed() | journal.Revealed():
                self.seats[line.seat].contribution = line.text
            case journal.Committed():
                self.seats[line.seat].hash = line.hash
            case journal.Sealed():
                self.sealed = True
                for seat, committed in zip(self.seats, line.hashes, strict=True):
                    seat.hash = committed
            case journal.Undone():
                self.entries = line.entries
                self.takebacks = taken_back(self.takebacks, line.entries, fresh=line.fresh)
                self._match_went_on(line.seat)
                if line.agreed is not None:
                    self.clock.go_back(line.seat, at, line.entries, agreed=line.agreed)
            case journal.TakenOver():
                self._take_over(line)
            case journal.Ended():
                self.version += 1
                self.ending, self.status, self.to_act, self.proposal = line.why, OVER, None, None
            case journal.Proposed():
                self.proposal = Proposal(line.what, line.seat)
            case journal.Answered():
                self._answered(line)
            case journal.Muted():
                (self.muted.add if line.muted else self.muted.discard)((line.person, line.other))
            case journal.Coached():
                self.seats[line.seat].coached = line.on
            case journal.Rematched():
                self.rematch = line.table
        self._run_clock(at)

    def _forget_hashes(self) -> None:
        """Let everybody show anew that they are there, when the table is full again."""
        for seat in self.seats:
            seat.hash = None

    def _match_went_on(self, to_act: int | None) -> None:
        self.version += 1
        self.to_act = to_act
        self.status = RUNNING if to_act is not None else OVER
        if self.proposal and (self.proposal.what == "undo" or self.status == OVER):
            self.proposal = None

    def _dismiss(self, line: journal.Dismissed) -> None:
        seat = self.seats[line.seat]
        if seat.person is not None:
            self.dismissed.add(seat.person)
        self.seats[line.seat] = Seat(replace(seat.plan, person=None, key=line.key))
        self._forget_hashes()

    def _take_over(self, line: journal.TakenOver) -> None:
        self.version += 1
        seat = self.seats[line.seat]
        seat.bot = line.bot
        seat.coached = False
        seat.votes.clear()
        self.proposal = None

    def vote(self, seat: int, absent: int) -> None:
        """Count a vote that a bot plays on for an absent seat; votes are not kept, as they say who is here now."""
        self.seats[absent].votes.add(seat)

    def see(self, seat: int, at: int | None) -> bool:
        """Take in that a seat is here (None), or was at a moment; say whether it had been voted about."""
        place = self.seats[seat]
        place.away_since = at
        voted = bool(place.votes)
        place.votes.clear()
        return voted

    def _answered(self, line: journal.Answered) -> None:
        if self.proposal and line.agree:
            self.proposal.agreed.add(line.seat)
        else:
            self.proposal = None

    def _run_clock(self, at: int) -> None:
        playing = self.status == RUNNING and self.to_act is not None and self.seats[self.to_act].is_human
        self.clock.turn_to(self.to_act if playing else None, at, self.entries)

    def tell(self, at: int, events: list[Message]) -> Any:
        """Add to the log, and return the events as JSON: written, a long log takes little room."""
        told = written(events)
        if events:
            self.log.append(Told(at, self.version, told))
        return told


def fold(name: str, steps: Sequence[tuple[int, Step]], outages: Outages | None = None) -> Table:
    """Build a table up from its journal: the steps, each with its time."""
    at, first = steps[0]
    created = first[0]
    assert isinstance(created, Created)
    table = Table(name, at, created, outages)
    entries: list[Entry] = []
    started = False
    for at, step in steps:
        for line in step:
            match line:
                case journal.Started() | journal.Played():
                    started = True
                    entries += line.did
                case journal.Undone():
                    del entries[line.entries :]
            table.evolve(line, at)
    table.steps = len(steps)
    if started and (entries or table.status != OVER):
        _resume(table, entries)
    return table


def _resume(table: Table, entries: list[Entry]) -> None:
    """Set the match up again from its entries."""
    record = Record(table.header(), entries)
    table.match = Match.resume(record, table.sampler(), play_on=False, remember=LOG_LINES + 1)
    table.tell(table.updated, table.match.story(max(0, len(entries) - LOG_LINES)))
    table.match.forget()
