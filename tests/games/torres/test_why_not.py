import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import tafelrunde as tr
from tafelrunde.core.story import new_story
from tafelrunde.text.catalogue import catalogue
from tests.games.torres.card_tables import TWO_KNIGHTS, buyer, corner, holding, wander
from tests.games.torres.situations import (
    SHIFT,
    bought,
    drawing,
    drawn,
    foundations,
    king,
    kings_move,
    knights,
    luck_empty,
    naming,
    no_points,
    of_card,
    over,
    put_back,
    shared,
    shifting,
    six_knights,
    source,
    spreading,
    start,
    steep,
    stuck,
    taken,
    turn,
    uneven,
)
from tests.games.torres.tables import GAME, fact, play, table, why

ROOT = Path(__file__).parents[3]
RULES = ROOT / "docs" / "rules" / "torres.md"
REASONS = ROOT / "src" / "tafelrunde" / "games" / "torres" / "reasons.py"

THREE = ["raise", "stairs", "vault"]


class Case(NamedTuple):
    """A position, an action refused in it, and the refusal."""

    position: Callable[[], tr.Position]
    action: str
    code: str
    clause: str
    facts: dict[str, Any]


def not_now(position: Callable[[], tr.Position], action: str, clause: str, phase: str) -> Case:
    return Case(position, action, "not-now", clause, {"action": action, "phase": f"torres-{phase}"})


CASES = [
    not_now(start, "track", "T8.1", "start"),
    not_now(start, "draw vault", "T7.1", "start"),
    not_now(knights, "B d4", "T6.1", "knights"),
    not_now(king, "stay", "T9.4", "king"),
    not_now(foundations, "D a1", "T5.1", "foundations"),
    not_now(turn, "to a7", "T5.3", "turn"),
    not_now(turn, "king g8", "T9.4", "turn"),
    not_now(turn, "keep vault", "T7.1", "turn"),
    not_now(turn, "top vault", "T7.1", "turn"),
    not_now(turn, "under vault", "T7.1", "turn"),
    not_now(turn, "spread 3-3", "T3.3", "turn"),
    not_now(turn, "start A", "T2.3", "turn"),
    not_now(turn, "master edge", "T11.3", "turn"),
    not_now(taken, "take e8", "T5.3", "place"),
    not_now(taken, "end", "T4.1", "place"),
    not_now(drawn, "buy", "T7.1", "keep"),
    not_now(put_back, "play vault", "T7.2", "return"),
    not_now(drawing, "end", "T4.1", "draw"),
    not_now(shifting, "track", "T8.1", "card"),
    not_now(source, "end", "T4.1", "source"),
    not_now(naming, "buy", "T7.1", "name"),
    not_now(spreading, "stack 3", "T3.3", "spread"),
    not_now(kings_move, "end", "T4.1", "kings-move"),
    Case(over, "end", "over", "T9.5", {"winner": "B"}),
    Case(shared, "track", "over", "T9.5", {"winner": "A, B"}),
    Case(drawing, "draw leap_up", "impossible-chance", "T7.1", {"action": "draw leap_up"}),
    Case(start, "start C", "impossible-chance", "T2.3", {"action": "start C"}),
    Case(no_points, "track", "no-points", "T4.2", {"needed": 1, "left": 0}),
    Case(no_points, "take a8", "no-points", "T4.2", {"needed": 1, "left": 0}),
    Case(no_points, "B b8", "no-points", "T4.2", {"needed": 1, "left": 0}),
    Case(no_points, "buy", "no-points", "T4.2", {"needed": 1, "left": 0}),
    Case(no_points, "D a7", "no-points", "T4.2", {"needed": 2, "left": 0}),
    Case(lambda: play(turn(), *["track"] * 4), "D a7", "no-points", "T4.2", {"needed": 2, "left": 1}),
    Case(turn, "take b6", "not-your-knight", "T5.3", {"cell": "b6"}),
    Case(stuck, "take a8", "stuck", "T5.3", {"cell": "a8"}),
    Case(taken, "to e7", "too-steep", "T5.3", {"cell": "e7", "here": 0, "there": 2}),
    Case(taken, "to a3", "no-way", "T5.4", {"cell": "a3", "here": 0, "there": 0}),
    Case(taken, "to d7", "occupied", "T5.2", {"cell": "d7"}),
    Case(turn, "D a8", "occupied", "T5.2", {"cell": "a8"}),
    Case(turn, "B b6", "occupied", "T6.1", {"cell": "b6"}),
    Case(kings_move, "king a8", "occupied", "T9.4", {"cell": "a8"}),
    Case(king, "king c6", "occupied", "T2.3", {"cell": "c6"}),
    Case(of_card("1A 1", "shift_block"), "take a8", "occupied", "T7.3", {"cell": "a8"}),
    Case(of_card(SHIFT, "shift_block", "take a8"), "to a6", "occupied", "T5.2", {"cell": "a6"}),
    Case(
        of_card(".A .", "diagonal", "take a8"),
        "to a7",
        "card-target",
        "T7.3",
        {"cell": "a7", "here": 0, "there": 0, "action_card": "diagonal"},
    ),
    Case(
        of_card(".A .B .\n.\n.A", "vault"), "take a6", "card-stuck", "T7.3", {"cell": "a6", "action_card": "vault"}
    ),
    Case(
        of_card("1 1 1", "shift_block"),
        "take b8",
        "card-stuck",
        "T7.3",
        {"cell": "b8", "action_card": "shift_block"},
    ),
    Case(of_card(".A .", "diagonal"), "B b8", "card-first", "T7.3", {"action_card": "diagonal"}),
    Case(of_card("1A 1", "extra_block"), "take a8", "extra-block", "T7.3", {}),
    Case(shifting, "take a3", "no-tower", "T7.3", {"cell": "a3"}),
    Case(of_card(SHIFT, "shift_block", "take a8"), "to a8", "same-cell", "T7.3", {"cell": "a8"}),
    Case(of_card("1 1\n. 1", "shift_block", "take b8"), "to c8", "splits", "T7.3", {"cell": "b8"}),
    Case(of_card(SHIFT, "shift_block", "take a8"), "to c8", "joins", "T6.2", {"cell": "c8"}),
    Case(of_card(SHIFT, "shift_block", "take a8"), "to d8", "too-small", "T6.3", {"cell": "d8"}),
    Case(of_card(".", "shift_block", "take a1"), "to h1", "castles", "T7.3", {"castles": 5, "least": 6}),
    Case(turn, "B a8", "occupied", "T6.1", {"cell": "a8"}),
    Case(lambda: holding(SHIFT), "B c8", "joins", "T6.2", {"cell": "c8"}),
    Case(steep, "B a4", "no-castle", "T6.1", {"cell": "a4"}),
    Case(steep, "B h2", "too-high", "T6.3", {"cell": "h2", "level": 1, "area": 1}),
    Case(of_card("1 .A 1\n.A", "raise"), "take b8", "joins", "T6.2", {"cell": "b8"}),
    Case(of_card(".A .\n.\n1A", "raise"), "take a6", "too-high", "T6.3", {"cell": "a6", "level": 1, "area": 1}),
    Case(knights, "D d8", "castle-taken", "T2.3", {"cell": "d8"}),
    Case(knights, "D d4", "no-block", "T2.3", {"cell": "d4"}),
    Case(king, "king d4", "no-block", "T2.3", {"cell": "d4"}),
    Case(kings_move, "king d4", "no-block", "T9.4", {"cell": "d4"}),
    Case(kings_move, "king g8", "king-stays", "T9.4", {"cell": "g8"}),
    Case(six_knights, "D b8", "all-knights", "T5.1", {"knights": 6}),
    Case(steep, "D c5", "no-knight-beside", "T5.1", {"cell": "c5"}),
    Case(steep, "D b8", "deploy-higher", "T5.1", {"cell": "b8", "level": 2}),
    Case(foundations, "B e5", "foundation-near", "T11.1", {"cell": "e5"}),
    Case(uneven, "B b8", "name-first", "T3.3", {"stacks": "3 3 2 0"}),
    Case(lambda: play(uneven(), "stack 0"), "B b8", "no-blocks", "T3.3", {}),
    Case(lambda: play(uneven(), "stack 3"), "stack 2", "stack-named", "T3.3", {"left": 3}),
    Case(uneven, "stack named", "stack-not-named", "T3.3", {}),
    Case(source, "stack named", "stack-not-named", "T7.3", {}),
    Case(source, "stack 0", "stack-empty", "T7.3", {}),
    Case(turn, "stack 3", "stacks-alike", "T3.3", {}),
    Case(uneven, "stack 1", "no-stack", "T3.3", {"size": 1, "stacks": "3 3 2 0"}),
    Case(naming, "stack 1", "no-stack", "T3.3", {"size": 1, "stacks": "3 3 2 0"}),
    Case(spreading, "spread 3-3-3", "spread", "T3.3", {"stacks": "3 3 3", "left": 2, "others": "3 1 0"}),
    Case(spreading, "spread none", "spread", "T3.3", {"stacks": "0", "left": 2, "others": "3 1 0"}),
    Case(lambda: table(corner(TWO_KNIGHTS), variant="master"), "buy", "master-buys-none", "T11.2", {}),
    Case(bought, "buy", "bought-enough", "T4.2", {"most": 2}),
    Case(lambda: buyer(hand=("vault",)), "buy", "pile-empty", "T7.1", {}),
    Case(luck_empty, "buy", "pile-empty", "T10.1", {}),
    Case(put_back, "under vault", "pile-empty-under", "T7.1", {}),
    Case(
        drawn,
        "keep six_ap",
        "not-drawn",
        "T7.1",
        {"action_card": "six_ap", "action_cards": THREE},
    ),
    Case(put_back, "top raise", "not-drawn", "T7.1", {"action_card": "raise", "action_cards": THREE[1:]}),
    Case(put_back, "under raise", "not-drawn", "T7.1", {"action_card": "raise", "action_cards": THREE[1:]}),
    Case(lambda: play(turn(), "play six_ap"), "play leap_up", "card-played", "T7.2", {}),
    Case(turn, "play vault", "not-in-hand", "T7.2", {"action_card": "vault"}),
    Case(bought, "play raise", "bought-now", "T7.2", {"action_card": "raise"}),
    Case(turn, "play leap_up", "no-effect", "T7.2", {"action_card": "leap_up"}),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}: {case.action}")
def test_a_refusal_names_the_reason_its_clause_and_the_facts(case: Case) -> None:
    pos = case.position()
    problem = why(pos, case.action)
    assert problem == tr.Problem(f"torres-{case.code}", case.clause, case.facts)
    assert catalogue().explain(problem).startswith(f"{case.clause}: ")
    with pytest.raises(tr.IllegalAction) as refused:
        play(pos, case.action)
    assert refused.value.problem == problem


def test_every_reason_is_met() -> None:
    source_code = REASONS.read_text("utf-8")
    codes = set(re.findall(r'"torres-([a-z-]+)"', source_code))
    assert {case.code for case in CASES} == codes


def clauses() -> set[str]:
    return set(re.findall(r"\*\*(T\d+\.\d+)\*\*", RULES.read_text("utf-8")))


def test_every_reason_cites_a_clause_of_the_rules() -> None:
    assert {case.clause for case in CASES} <= clauses()


def met(**options: Any) -> Iterator[tr.Position]:
    return islice(wander(4, **options), 0, None, 9)


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "variant": "luck"}, {"variant": "master"}])
def test_why_not_and_the_legal_list_agree_on_every_action(options: dict[str, Any]) -> None:
    known, phases = clauses(), set()
    for pos in met(**options):
        phases.add(fact(pos, "phase"))
        allowed = set(pos.legal())
        before = pos.state.tobytes()
        for code in range(GAME.player_codes):
            problem = pos.why_not(GAME.decode(code))
            assert (problem is None) == (GAME.decode(code) in allowed)
            if problem:
                assert problem.clause in known
                assert catalogue().has(problem.code)
        assert pos.state.tobytes() == before
    assert {"turn", "place"} <= phases


def has_reason(pos: tr.Position, code: int) -> bool:
    """Say whether the kernel itself finds a reason against a code."""
    story = new_story(1)
    GAME.drivers.tell_reason(pos.state, code, story)
    return bool(story[0, 0])


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 2, "variant": "luck"}, {"variant": "master"}])
def test_the_kernel_finds_a_reason_against_all_that_is_not_listed_chance_included(options: dict[str, Any]) -> None:
    for pos in islice(wander(6, **options), 0, None, 4):
        possible = set(pos.codes.tolist())
        assert {code for code in range(GAME.all_codes) if not has_reason(pos, code)} == possible
