"""What becomes of a command: a decision, or a refusal. Deciding changes nothing; `evolve.py` applies it."""

import secrets
from typing import NamedTuple

from tafelrunde.bots import bots, usual
from tafelrunde.core.fairness import contribution_hash
from tafelrunde.core.match import Continuation, Match
from tafelrunde.protocol import commands
from tafelrunde.server.errors import FailedPrecondition, Forbidden, Refused, StaleVersion
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.bounds import MOST_ENTRIES, MOST_STEPS
from tafelrunde.server.tables.journal import Step
from tafelrunde.server.tables.seats import Seat
from tafelrunde.server.tables.table import OPEN, OVER, RUNNING, Table
from tafelrunde.server.tables.transient import Transient, Voted

KEY_BYTES = 12


class Decision(NamedTuple):
    """What a command leads to."""

    step: Step
    """The lines for the journal, and what is not kept; empty where nothing changes."""
    match: Match | Continuation | None = None
    """How the match goes on, or another one to go on with, where the step moves it."""


def decide(table: Table, person: str, command: commands.Command, now: int, absent_after: int = 0) -> Decision:
    """Return what a person's command leads to."""
    match command:
        case commands.Sit():
            return _sit(table, person, command)
        case commands.Fill():
            return _fill(table, person, command.bot)
        case commands.Cancel():
            _host_of_open(table, person)
            _must_not_be_sealed(table)
            return Decision([journal.Ended("cancelled")])
        case commands.Decline():
            return _decline(table, person)
        case commands.Dismiss():
            return _dismiss(table, person, command.seat)
    seat = _seat(table, person)
    match command:
        case commands.Leave():
            _must_be(table, OPEN)
            _must_not_be_sealed(table)
            return Decision([journal.Left(seat)])
        case commands.Contribute():
            return _contribute(table, seat, command.hash)
        case commands.Reveal():
            return _reveal(table, seat, command.text)
        case commands.Play():
            return _play(table, seat, command)
        case commands.Undo():
            return _undo(table, seat, command.version, now)
        case commands.Propose():
            return _propose(table, seat, command, now)
        case commands.Answer():
            return _answer(table, seat, now, agree=command.agree)
        case commands.Vote():
            return _vote(table, seat, command.seat, now, absent_after)
        case commands.Coach():
            return _coach(table, seat, on=command.on)
        case commands.Resign():
            _must_be(table, RUNNING)
            return Decision(take_over(table, seat, "resigned"))
    raise AssertionError(f"no table decides on {command}")


def _sit(table: Table, person: str, command: commands.Sit) -> Decision:
    _must_be(table, OPEN)
    if table.seat_of(person) is not None:
        raise FailedPrecondition("already-seated")
    if person in table.dismissed:
        raise Forbidden("not-welcome")
    wanted = range(len(table.seats)) if command.seat is None else [command.seat]
    for number in wanted:
        if number < len(table.seats) and _may_sit(table.seats[number], person, command.key):
            return Decision([journal.Sat(number, person)])
    raise FailedPrecondition("no-seat-free")


def _may_sit(seat: Seat, person: str, key: str | None) -> bool:
    if not seat.is_free:
        return False
    plan = seat.plan
    return plan.kind == "open" or plan.person == person or (plan.key is not None and plan.key == key)


def _decline(table: Table, person: str) -> Decision:
    _must_be(table, OPEN)
    for number, seat in enumerate(table.seats):
        if seat.is_free and seat.plan.person == person:
            return Decision([journal.Declined(number)])
    raise FailedPrecondition("not-invited")


def _dismiss(table: Table, person: str, number: int) -> Decision:
    _host_of_open(table, person)
    _must_not_be_sealed(table)
    seat = table.seats[number] if number < len(table.seats) else None
    if seat is None or (seat.person or seat.plan.person) in (None, person):
        raise FailedPrecondition("cannot-be-removed")
    return Decision([journal.Dismissed(number, new_key() if seat.plan.kind == "reserved" else None)])


def new_key() -> str:
    """Return what opens a reserved seat."""
    return secrets.token_urlsafe(KEY_BYTES)


def _fill(table: Table, person: str, bot: str) -> Decision:
    _host_of_open(table, person)
    known = bots(table.game.name)
    if bot not in known:
        raise FailedPrecondition("unknown-bot", name=bot, game=table.game.name, known=list(known))
    if table.is_full:
        raise FailedPrecondition("no-seat-free")
    return Decision([journal.Filled(bot)])


def _contribute(table: Table, seat: int, committed: str) -> Decision:
    """Accept a hash; only from people at a full table, who are there now and will reveal in a moment."""
    _must_be(table, OPEN)
    _must_not_be_sealed(table)
    if not table.is_full:
        raise FailedPrecondition("not-full")
    if table.plan.scheme == 1 or table.seats[seat].hash is not None:
        raise FailedPrecondition("already-contributed")
    return Decision([journal.Committed(seat, committed)])


def _reveal(table: Table, seat: int, text: str) -> Decision:
    _must_be(table, OPEN)
    if not table.sealed:
        raise FailedPrecondition("not-sealed")
    if seat not in table.awaited:
        raise FailedPrecondition("nothing-to-reveal")
    if contribution_hash(table.id, text) != table.seats[seat].hash:
        raise Refused("wrong-reveal")
    return Decision([journal.Revealed(seat, text)])


def seal(table: Table) -> Decision:
    """Seal the hashes; where nobody has committed to anything, begin at once."""
    hashes = [seat.hash for seat in table.seats]
    step: Step = [] if table.plan.scheme == 1 else [journal.Sealed(hashes)]
    if any(hashes):
        return Decision(step)
    begun = start(table)
    return Decision([*step, *begun.step], begun.match)


def start(table: Table) -> Decision:
    """Begin the match; from here on the dice are settled."""
    match = table.new_match()
    step: Step = [journal.Started(list(match.entries), match.position.to_act)]
    for seat in _withholders(table):
        step += take_over(table, seat, "withheld")
    return Decision(step, match)


def _withholders(table: Table) -> list[int]:
    """Return who could see what others revealed and did not reveal: perhaps they liked other dice better."""
    revealed = any(seat.is_human and seat.contribution for seat in table.seats)
    return table.awaited if revealed and table.plan.scheme > 1 else []


def _play(table: Table, seat: int, command: commands.Play) -> Decision:
    _must_be(table, RUNNING)
    _must_be_current(table, command.version)
    if table.to_act != seat:
        raise FailedPrecondition("not-your-turn", seat=seat)
    return play(table, command.action)


def play(table: Table, notation: str) -> Decision:
    """Let the seat to act do something."""
    played = _match(table).continuation(table.game.code_of(notation))
    return Decision([journal.Played(played.entries, played.to_act)], played)


def _undo(table: Table, seat: int, version: int, now: int) -> Decision:
    _must_be(table, RUNNING)
    _must_be_current(table, version)
    match = _match(table).fork()
    if match.can_undo(seat):
        _must_have_time(table, seat, len(match.entries) - 1, now, agreed=False)
    match.undo(seat)
    return Decision([journal.Undone(seat, len(match.entries), agreed=False)], match)


def _take_back(table: Table, seat: int, now: int) -> Decision:
    """Go back to before the last action of a seat, whatever happened since."""
    match = _match(table).fork()
    entries = _last_action(match, seat)
    _must_have_time(table, seat, entries, now, agreed=True)
    before = len(match.takebacks)
    match.rewind(entries)
    fresh = len(match.takebacks) > before
    return Decision([journal.Undone(seat, len(match.entries), agreed=True, fresh=fresh)], match)


def _last_action(match: Match, seat: int) -> int:
    """Return how many entries came before the last action of a seat."""
    for number in reversed(range(len(match.entries))):
        if match.entries[number].by == seat:
            return number
    raise FailedPrecondition("no-undo")


def _propose(table: Table, seat: int, command: commands.Propose, now: int) -> Decision:
    _must_be(table, RUNNING)
    _must_be_current(table, command.version)
    if table.proposal:
        raise FailedPrecondition("proposal-pending", what=table.proposal.what)
    if command.what == "undo":
        _must_have_time(table, seat, _last_action(_match(table), seat), now, agreed=True)
    if not table.humans(but=seat):
        return _carry_out(table, command.what, seat, now)
    return Decision([journal.Proposed(command.what, seat)])


def _answer(table: Table, seat: int, now: int, *, agree: bool) -> Decision:
    _must_be(table, RUNNING)
    proposal = table.proposal
    if proposal is None:
        raise FailedPrecondition("nothing-proposed")
    if agree and set(table.humans()) <= proposal.agreed | {seat}:
        return _carry_out(table, proposal.what, proposal.seat, now)
    return Decision([journal.Answered(seat, agree)])


def _carry_out(table: Table, what: str, seat: int, now: int) -> Decision:
    return _take_back(table, seat, now) if what == "undo" else Decision([journal.Ended("agreed")])


def _vote(table: Table, seat: int, absent: int, now: int, absent_after: int) -> Decision:
    """Let a bot play on once more than half of the others want it; until then there is nothing to keep."""
    _must_be(table, RUNNING)
    if absent == seat or absent not in table.humans():
        raise FailedPrecondition("cannot-be-removed")
    away = table.seats[absent].away_since
    if away is None or table.clock.passed(away, now) < absent_after:
        raise FailedPrecondition("not-absent", seconds=absent_after // 1000)
    others = table.humans(but=absent)
    votes = table.seats[absent].votes | {seat}
    enough = len(votes & set(others)) * 2 > len(others)
    return Decision([Voted(seat, absent), *(take_over(table, absent, "vote") if enough else [])])


def _coach(table: Table, seat: int, *, on: bool) -> Decision:
    if table.status == OVER:
        raise FailedPrecondition("already-over")
    return Decision([] if table.seats[seat].coached == on else [journal.Coached(seat, on)])


def take_over(table: Table, seat: int, why: str) -> Step:
    """Let a bot play on for a seat; where no person is left the match ends."""
    step: Step = [journal.TakenOver(seat, usual(table.game.name), why)]
    return step if table.humans(but=seat) else [*step, journal.Ended("abandoned")]


def end_if_too_long(table: Table, decision: Decision) -> Decision:
    """Let a step be the last one where the table has become too long for this server."""
    if table.steps < MOST_STEPS and _entries_after(table, decision) < MOST_ENTRIES:
        return decision
    ends = table.status == OVER or any(map(_ends_match, decision.step))
    if ends or not journal.kept(decision.step):
        return decision
    return decision._replace(step=[*decision.step, journal.Ended("too-long")])


def _entries_after(table: Table, decision: Decision) -> int:
    match decision.match:
        case None:
            return table.entries
        case Continuation(entries):
            return table.entries + len(entries)
        case Match(entries=entries):
            return len(entries)


def _ends_match(line: journal.Line | Transient) -> bool:
    match line:
        case journal.Ended():
            return True
        case journal.Started(to_act=to_act) | journal.Played(to_act=to_act):
            return to_act is None
        case _:
            return False


def leave(table: Table, person: str) -> Step:
    """Let somebody go for good, wherever they are: a table of their own is called off before the start."""
    seat = table.seat_of(person)
    may_change = table.status == OPEN and not table.sealed
    if may_change and table.plan.host == person:
        return [journal.Ended("cancelled")]
    if seat is None or table.status == OVER:
        return []
    return [journal.Left(seat)] if may_change else take_over(table, seat, "resigned")


def _seat(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise Forbidden("not-seated")
    return seat


def _host_of_open(table: Table, person: str) -> None:
    if person != table.plan.host:
        raise Forbidden("host-only")
    _must_be(table, OPEN)


def _must_be(table: Table, status: str) -> None:
    if table.status != status:
        raise FailedPrecondition({OPEN: "already-started", RUNNING: "not-running", OVER: "not-over"}[status])


def _must_not_be_sealed(table: Table) -> None:
    """Refuse whoever would change what the others have revealed their texts for."""
    if table.sealed:
        raise FailedPrecondition("already-sealed")


def _must_be_current(table: Table, version: int) -> None:
    if version != table.version:
        raise StaleVersion("stale", version=table.version)


def _must_have_time(table: Table, seat: int, entries: int, now: int, *, agreed: bool) -> None:
    """Refuse to go back to where the seat's time would be up at once."""
    if not table.clock.can_go_back(seat, now, entries, agreed=agreed):
        raise FailedPrecondition("no-time-to-undo")


def _match(table: Table) -> Match:
    assert table.match is not None
    return table.match
