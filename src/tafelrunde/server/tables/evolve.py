"""How a table changes: what was decided is applied to it. A table is a fold of this over its journal."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tafelrunde.core.fairness import taken_back
from tafelrunde.core.match import Continuation, Match
from tafelrunde.core.record import Entry, Record
from tafelrunde.server.store import Person
from tafelrunde.server.tables import journal, transient
from tafelrunde.server.tables.journal import Created, SeatPlan, Step
from tafelrunde.server.tables.outages import Outages
from tafelrunde.server.tables.seats import Proposal, Seat
from tafelrunde.server.tables.table import LOG_LINES, OPEN, OVER, RUNNING, Table
from tafelrunde.server.tables.transient import Transient

GONE = ""
"""The name of somebody who has left for good."""


def evolve(table: Table, step: Step, at: int, match: Match | Continuation | None = None) -> None:
    """Apply a step to a table; `match` is how its match goes on, or another one to go on with."""
    if isinstance(match, Continuation):
        assert table.match is not None
        table.match.go_on(match)
    elif match is not None:
        table.match = match
    for line in step:
        if isinstance(line, Transient):
            _apply_transient(table, line)
        else:
            table.updated = at
            _apply_line(table, line, at)
            _run_clock(table, at)
        if not isinstance(line, journal.Played):
            table.seats_changed()


def fold(name: str, steps: Sequence[tuple[int, Step]], outages: Outages | None = None) -> Table:
    """Build a table up from its journal: the steps, each with its time."""
    at, first = steps[0]
    created = first[0]
    assert isinstance(created, Created)
    table = Table(name, at, created, outages)
    for at, step in steps:
        evolve(table, step, at)
    table.steps = len(steps)
    entries, table.unplayed = table.unplayed, None
    if entries is not None and (entries or table.status != OVER):
        _resume(table, entries)
    return table


def _resume(table: Table, entries: list[Entry]) -> None:
    """Set the match up again from its entries."""
    record = Record(table.header(), entries)
    table.match = Match.resume(record, table.sampler(), play_on=False, remember=LOG_LINES + 1)
    table.log_events(table.updated, table.match.story(max(0, len(entries) - LOG_LINES)))
    table.match.forget()


def _apply_line(table: Table, line: journal.Line, at: int) -> None:
    """Apply a line of the journal."""
    match line:
        case journal.Played() | journal.Started():  # first, as most are
            _add_entries(table, line.did)
            _match_went_on(table, line.to_act)
        case journal.Seen():
            table.seen += 1
            table.clock.begin(at)
        case journal.Sat():
            table.seats[line.seat].person = line.person
        case journal.Left():
            table.seats[line.seat] = Seat(table.seats[line.seat].plan)
            _forget_hashes(table)
        case journal.Declined():
            seat = table.seats[line.seat]
            seat.plan = replace(seat.plan, person=None)
        case journal.Dismissed():
            _dismiss(table, line)
        case journal.Filled():
            _fill(table, line)
        case journal.Placed():
            table.seats[line.seat] = Seat(SeatPlan("device", name=line.name))
            table.shares = True
        case journal.Contributed() | journal.Revealed():
            table.seats[line.seat].contribution = line.text
        case journal.Committed():
            table.seats[line.seat].hash = line.hash
        case journal.Sealed():
            table.sealed = True
            for seat, committed in zip(table.seats, line.hashes, strict=True):
                seat.hash = committed
        case journal.Undone():
            _undo(table, line, at)
        case journal.TakenOver():
            _take_over(table, line)
        case journal.Ended():
            table.version += 1
            table.ending, table.status, table.to_act, table.proposal = line.why, OVER, None, None
        case journal.Proposed():
            table.proposal = Proposal(line.what, line.seat)
        case journal.Answered():
            _answer(table, line)
        case journal.Muted():
            (table.muted.add if line.muted else table.muted.discard)((line.person, line.other))
        case journal.Coached():
            table.seats[line.seat].coached = line.on
        case journal.Rematched():
            table.rematch = line.table


def _apply_transient(table: Table, change: Transient) -> None:
    """Apply what no journal holds."""
    match change:
        case transient.Voted():
            table.seats[change.absent].votes.add(change.seat)
        case transient.Seen():
            table.seats[change.seat].away_since = change.at
            table.seats[change.seat].votes.clear()
        case transient.Away():
            table.seats[change.seat].away_since = change.since
        case transient.InHand():
            table.in_hand = change.seat
        case transient.Introduced():
            for seat in table.seats:
                if seat.person == change.person:
                    seat.name, seat.portrait = change.name, change.portrait
        case transient.Forgotten():
            _forget(table, change.person)


def _add_entries(table: Table, entries: list[Entry]) -> None:
    """Keep entries for the end of a fold; a match that goes on has them already."""
    if table.match is None:
        table.unplayed = table.unplayed or []
        table.unplayed += entries


def _match_went_on(table: Table, to_act: int | None) -> None:
    table.version += 1
    if table.shares:
        _pass_device(table, to_act)
    table.to_act = to_act
    table.status = RUNNING if to_act is not None else OVER
    if table.proposal and (table.proposal.what == "undo" or table.status == OVER):
        table.proposal = None


def _pass_device(table: Table, to_act: int | None) -> None:
    """Cover the hand that a device shows when somebody else is asked; where nothing is hidden, hand it over."""
    if not table.game.hides and to_act in table.hands(table.plan.host):
        table.in_hand = to_act
    elif table.game.hides and to_act != table.in_hand:
        table.in_hand = None


def _undo(table: Table, line: journal.Undone, at: int) -> None:
    if table.match is None and table.unplayed is not None:
        del table.unplayed[line.entries :]
    table.takebacks = taken_back(table.takebacks, line.entries, fresh=line.fresh)
    _match_went_on(table, line.seat)
    if line.agreed is not None:
        table.clock.go_back(line.seat, at, line.entries, agreed=line.agreed)


def _forget_hashes(table: Table) -> None:
    """Let everybody show anew that they are there, when the table is full again."""
    for seat in table.seats:
        seat.hash = None


def _fill(table: Table, line: journal.Filled) -> None:
    for number, seat in enumerate(table.seats):
        if seat.is_free and line.seat in (None, number):
            seat.plan = SeatPlan("bot", bot=line.bot)
            seat.bot = line.bot


def _dismiss(table: Table, line: journal.Dismissed) -> None:
    seat = table.seats[line.seat]
    if seat.person is not None:
        table.dismissed.add(seat.person)
    plan = (
        SeatPlan("open")
        if seat.on_device or seat.plan.kind == "bot"
        else replace(seat.plan, person=None, key=line.key)
    )
    table.seats[line.seat] = Seat(plan)
    _forget_hashes(table)


def _take_over(table: Table, line: journal.TakenOver) -> None:
    table.version += 1
    seat = table.seats[line.seat]
    seat.bot = line.bot
    seat.coached = False
    if table.in_hand == line.seat:
        table.in_hand = None
    seat.votes.clear()
    table.proposal = None


def _answer(table: Table, line: journal.Answered) -> None:
    if table.proposal and line.agree:
        table.proposal.agreed.add(line.seat)
    else:
        table.proposal = None


def _forget(table: Table, person: str) -> None:
    if person == table.plan.host:
        _take_device_away(table)
    for seat in table.seats:
        if seat.person == person:
            seat.name, seat.person, seat.portrait = GONE, None, None
        if seat.plan.person == person:
            seat.plan = replace(seat.plan, person=None)


def _take_device_away(table: Table) -> None:
    """Let those be gone, too, who played on the device of somebody who is."""
    for seat in table.seats:
        if seat.on_device:
            seat.name, seat.on_device = GONE, False


def _run_clock(table: Table, at: int) -> None:
    if not table.clock.ticks:
        return
    playing = table.status == RUNNING and table.to_act is not None and table.seats[table.to_act].is_human
    table.clock.turn_to(table.to_act if playing else None, at, table.entries)


def recognize(table: Table, people: Mapping[str, Person]) -> None:
    """Give everybody at a table that was just folded their name and face; whoever has left for good has none."""
    if table.plan.host not in people:
        _take_device_away(table)
    for number, seat in enumerate(table.seats):
        if seat.plan.person not in people:
            seat.plan = replace(seat.plan, person=None)
        if seat.person is None:
            continue
        if known := people.get(seat.person):
            seat.name, seat.portrait = known.name, known.portrait
        else:
            seat.name, seat.person = GONE, None
            if table.status == OPEN:
                table.seats[number] = Seat(seat.plan)
    table.seats_changed()
