"""Deciding changes nothing: only taking a decision in changes a table."""

from collections import deque
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from tafelrunde.core.fairness import contribution_hash
from tafelrunde.core.game import Game
from tafelrunde.core.position import Position
from tafelrunde.core.record import Record
from tafelrunde.protocol import commands
from tafelrunde.protocol.clocks import MatchClock
from tafelrunde.server.tables import endings, gathering, journal
from tafelrunde.server.tables.decide import decide
from tafelrunde.server.tables.decision import Decision
from tafelrunde.server.tables.evolve import evolve, fold
from tafelrunde.server.tables.table import OPEN, OVER, RUNNING, Table
from tafelrunde.server.tables.transient import Away, Seen

ADA, BOB, CLEO = "ada", "bob", "cleo"
TEXT = "a penny for the dice"
BESIDE_THE_TABLE = {commands.Say, commands.Mute, commands.Rematch, commands.Ping}
"""What no table decides on: chat, blocks, other tables."""


def snapshot(value: Any) -> Any:
    """Return everything within a value, to be compared later."""
    match value:
        case None | bool() | int() | str() | bytes() | float() | msgspec.Struct():
            return msgspec.to_builtins(value)
        case Game():
            return value.name
        case Position():
            return value.state.tobytes()
        case dict():
            return {key: snapshot(inner) for key, inner in value.items()}
        case set():
            return sorted(value)
        case list() | tuple() | deque():
            return [snapshot(inner) for inner in value]
    names = [*getattr(value, "__dict__", ()), *(name for kind in type(value).__mro__ for name in slots_of(kind))]
    if not names:
        return repr(value)
    return {name: snapshot(getattr(value, name)) for name in names if hasattr(value, name)}


def slots_of(kind: type) -> tuple[str, ...]:
    slots = kind.__dict__.get("__slots__", ())
    return (slots,) if isinstance(slots, str) else tuple(slots)


class Played:
    """A table without a server, at which everything is decided twice: what was decided first changed nothing."""

    def __init__(self, *seats: journal.SeatPlan, game: str = "court") -> None:
        options = {"players": len(seats), "start": 0}
        clock = MatchClock(600, 10)
        created = journal.Created(game, options, list(seats), clock, True, True, ADA, "00" * 32, scheme=2)
        self.steps: list[tuple[int, journal.Step]] = [(0, [created])]
        self.table = fold("the-table", self.steps)
        self.now = 0
        self.decided: set[type] = set()

    def do(self, person: str, command: commands.Command) -> Decision:
        """Decide on a command, look whether anything has changed, and take the decision in."""
        self.decided.add(type(command))
        return self.take(lambda: decide(self.table, person, command, self.now, 1000))

    def take(self, decision_of: Any) -> Decision:
        before = snapshot(self.table)
        decision: Decision = decision_of()
        assert snapshot(self.table) == before
        self.now += 10
        evolve(self.table, decision.step, self.now, decision.match)
        assert snapshot(self.table) != before or not decision.step
        if kept := journal.kept(decision.step):
            self.steps.append((self.now, [*kept]))
        return decision

    def play(self, action: str | None = None) -> None:
        """Let the seat to act do something."""
        assert self.table.match
        assert self.table.to_act is not None
        chosen = action or str(self.table.match.position.legal()[0])
        person = self.table.seats[self.table.to_act].person
        assert person
        self.do(person, commands.Play(version=self.table.version, action=chosen))


def open_seats(count: int) -> list[journal.SeatPlan]:
    return [journal.SeatPlan("open")] * count


def running(*, contribute: bool = False) -> Played:
    """Return a match of three people that has begun."""
    here = Played(*open_seats(3))
    for person in (ADA, BOB, CLEO):
        here.do(person, commands.Sit())
    if contribute:
        here.do(ADA, commands.Contribute(hash=contribution_hash("the-table", TEXT)))
    here.take(lambda: gathering.seal(here.table))
    if contribute:
        here.do(ADA, commands.Reveal(text=TEXT))
        here.take(lambda: gathering.start(here.table))
    assert here.table.status == RUNNING
    return here


def acted(here: Played) -> None:
    """Let the first player act until something can be taken back."""
    here.play("roll")
    while here.table.match and not here.table.match.can_undo(0):
        here.play()


def before_the_match() -> Played:
    here = Played(journal.SeatPlan("open"), journal.SeatPlan("reserved", key="k", person=BOB), *open_seats(1))
    here.do(ADA, commands.Sit())
    here.do(BOB, commands.Decline())
    here.do(BOB, commands.Sit(key="k"))
    here.do(ADA, commands.Dismiss(seat=1))
    here.do(CLEO, commands.Sit())
    here.do(CLEO, commands.Leave())
    here.do(ADA, commands.Fill(bot="random"))
    here.do(ADA, commands.Dismiss(seat=2))
    here.do(ADA, commands.Place(seat=2, name="Grandma"))
    here.do(ADA, commands.Cancel())
    return here


def in_the_match() -> Played:
    here = running(contribute=True)
    acted(here)
    here.do(ADA, commands.Seen(version=here.table.version))
    here.do(ADA, commands.Undo(version=here.table.version))
    here.do(ADA, commands.Coach())
    here.do(ADA, commands.Hand())
    here.do(ADA, commands.Propose(version=here.table.version, what="undo"))
    here.do(BOB, commands.Answer(agree=False))
    here.do(ADA, commands.Propose(version=here.table.version, what="undo"))
    here.do(BOB, commands.Answer(agree=True))
    here.do(CLEO, commands.Answer(agree=True))
    here.take(lambda: Decision([Away(0, here.now)]))
    here.now += 2000
    here.do(BOB, commands.Vote(seat=0))
    here.do(CLEO, commands.Vote(seat=0))
    assert here.table.seats[0].bot
    here.do(BOB, commands.Resign())
    return here


def test_no_command_changes_a_table_before_its_decision_is_taken_in() -> None:
    decided = before_the_match().decided | in_the_match().decided
    assert decided | BESIDE_THE_TABLE == set(get_args(commands.Command))


def test_taking_back_is_decided_without_touching_the_match() -> None:
    here = running()
    acted(here)
    assert here.table.match
    before, entries = here.table.match, list(here.table.match.entries)
    here.do(ADA, commands.Undo(version=here.table.version))
    assert list(before.entries) == entries
    assert list(here.table.match.entries) == entries[:-1]


def test_a_refusal_changes_nothing() -> None:
    here = running()
    before = snapshot(here.table)
    for person, command in (
        (BOB, commands.Play(version=here.table.version, action="roll")),
        (ADA, commands.Play(version=here.table.version, action="claim king")),
        (ADA, commands.Undo(version=here.table.version)),
        (ADA, commands.Vote(seat=1)),
    ):
        with pytest.raises(Exception, match=r".+"):
            decide(here.table, person, command, here.now, 1000)
    assert snapshot(here.table) == before


def test_votes_and_presence_are_not_kept() -> None:
    here = running()
    here.take(lambda: Decision([Away(0, here.now)]))
    here.now += 2000
    steps = len(here.steps)
    decision = here.do(BOB, commands.Vote(seat=0))
    assert decision.step
    assert journal.kept(decision.step) == []
    assert here.table.seats[0].votes == {1}
    here.take(lambda: Decision([Seen(0)]))
    assert here.table.seats[0].votes == set()
    assert len(here.steps) == steps


def test_a_table_is_a_fold_of_what_was_decided() -> None:
    for here in (before_the_match(), in_the_match()):
        again = fold("the-table", here.steps)
        assert again.status == here.table.status
        assert (again.version, again.to_act, again.takebacks) == (
            here.table.version,
            here.table.to_act,
            here.table.takebacks,
        )
        assert entries_of(again) == entries_of(here.table)
        assert again.clock.remaining(here.now) == here.table.clock.remaining(here.now)


def entries_of(table: Table) -> Any:
    return list(table.match.entries) if table.match else None


def test_a_match_is_played_to_the_end_by_decisions_alone() -> None:
    table, chance = running().table, Random(5)
    while table.status == RUNNING:
        assert table.match
        person = table.seats[table.to_act or 0].person
        command = commands.Play(version=table.version, action=str(chance.choice(table.match.position.legal())))
        decision = decide(table, str(person), command, 0)
        evolve(table, decision.step, 0, decision.match)
        table.match.forget()
    assert table.status == OVER
    record = table.record()
    assert record.end
    assert Record.loads(record.dumps()) == record


def test_a_step_is_the_last_one_where_a_table_has_become_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Played(*open_seats(2))
    monkeypatch.setattr(endings, "MOST_STEPS", 1)
    decision = endings.end_if_too_long(here.table, decide(here.table, ADA, commands.Sit(), 0))
    assert decision.step[-1] == journal.Ended("too-long")
    assert endings.end_if_too_long(here.table, Decision([Seen(0)])).step == [Seen(0)]
    assert here.table.status == OPEN
