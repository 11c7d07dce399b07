import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

import tafelrunde as tr
from tafelrunde.games.court import legal
from tafelrunde.games.court.reasons import Reason
from tests.games.court.tables import (
    EVERYBODY,
    GAME,
    crowned,
    fact,
    final_round,
    hand,
    joust,
    play,
    result,
    rolled,
    table,
    walk,
    why,
)

RULES = Path(__file__).parents[3] / "docs" / "rules" / "court.md"
COURT = ("laborer", "magician", "astronomer", "merchant", "noblewoman", "nobleman")


def beginning() -> tr.Position:
    return hand(3, *COURT)


def rio_grande() -> tr.Position:
    return hand(3, *COURT, edition="rio_grande")


def turn() -> tr.Position:
    return rolled("1-3-5-6", *COURT)


def later() -> tr.Position:
    """Set up a turn with 5 and 6 set aside and the Laborer used."""
    return play(turn(), "aside 5", "aside 6", "add laborer")


def fools_turn() -> tr.Position:
    return rolled("1-3-5", fool=True, aside="5")


def fool_used() -> tr.Position:
    return play(fools_turn(), "use fool 1", "roll 1")


def high() -> tr.Position:
    return rolled("5-6-6", *COURT, aside="5")


def all_aside() -> tr.Position:
    return rolled("1-3-5", *COURT, aside="1-3-5")


def no_dice_left() -> tr.Position:
    return rolled("1-1-1-1-1-1-1", "laborer", dice_supply=7)


def picking() -> tr.Position:
    return play(rolled("1-3-3-6", "noblewoman"), "use noblewoman")


def picked() -> tr.Position:
    return play(rolled("1-3-4-6", "noblewoman"), "use noblewoman", "pick 1x3")


def lifting_by_two() -> tr.Position:
    return play(rolled("1-3-5-6", "nobleman"), "use nobleman")


def claiming() -> tr.Position:
    return result("5-5-5", "guard")


def sold_out() -> tr.Position:
    pos = table([[], ["hunter"]], fools=[0, 1], charlatans=[1, 0])
    return play(pos, "roll", "roll 3-3-3-3", *["aside 3"] * 4, "finish")


def fool_owner() -> tr.Position:
    return result("5-5-5", fool=True)


def king_gone() -> tr.Position:
    return play(crowned(0, 7, 8), "roll", "roll 6-6-6-6-6-6-6-6", *["aside 6"] * 8, "finish")


def last_turn() -> tr.Position:
    """Set up the turn of the Queen's owner at the end of the final round."""
    return joust(final_round(0, 7, 8), "3-3-3-3-3-3-3-3")


def amigo_last_turn() -> tr.Position:
    fields: dict[str, Any] = {"final": True, "mark": (7, 2), "turns_left": 0, "round": 2, "starter": 1}
    return table([["farmer", "general", "queen"], ["king"]], **fields)


def queens_turn() -> tr.Position:
    return play(last_turn(), "roll", "roll 1-2-3-4-5-6-6")


def in_the_air() -> tr.Position:
    return play(beginning(), "roll")


def over() -> tr.Position:
    return final_round(1, 3, 7)


class Case(NamedTuple):
    """A position, an action refused in it, and the refusal."""

    reason: Reason
    position: Callable[[], tr.Position]
    action: str
    clause: str
    facts: dict[str, Any]


def not_now(position: Callable[[], tr.Position], action: str, clause: str, phase: str) -> Case:
    return Case(Reason.NOT_NOW, position, action, clause, {"action": action, "phase": f"court-{phase}"})


CASES = [
    not_now(beginning, "aside 1", "C4.2", "first-roll"),
    not_now(beginning, "finish", "C4.4", "first-roll"),
    not_now(beginning, "claim farmer", "C6.1", "first-roll"),
    not_now(beginning, "pick 1x1", "C5.1", "first-roll"),
    not_now(turn, "done", "C5.1", "turn"),
    not_now(turn, "claim none", "C6.1", "turn"),
    not_now(turn, "roll 1", "C4.1", "turn"),
    not_now(turn, "start A", "C2.3", "turn"),
    not_now(picking, "roll", "C4.1", "pick"),
    not_now(picking, "use noblewoman", "C5.1", "pick"),
    not_now(claiming, "roll", "C4.1", "claim"),
    not_now(claiming, "add laborer", "C5.3", "claim"),
    not_now(claiming, "finish", "C4.4", "claim"),
    not_now(last_turn, "claim none", "C7.3", "first-roll"),
    Case(Reason.NOT_OWNED, beginning, "add guard", "C5.1", {"character": "guard"}),
    Case(Reason.NOT_OWNED, turn, "use fool 1", "C5.1", {"character": "fool"}),
    Case(Reason.NOT_OWNED, turn, "use serving-maid 1>2", "C5.1", {"character": "serving-maid"}),
    Case(Reason.NOT_OWNED, turn, "add queen 2", "C5.1", {"character": "queen"}),
    Case(Reason.NOT_OWNED, fools_turn, "use merchant", "C5.1", {"character": "merchant"}),
    Case(Reason.USED, later, "add laborer", "C5.1", {"character": "laborer"}),
    Case(Reason.USED, fool_used, "use fool 3", "C5.1", {"character": "fool"}),
    Case(Reason.SUPPLY_EMPTY, no_dice_left, "add laborer", "C4.6", {"dice": 7}),
    Case(Reason.NOT_BEFORE_FIRST_ROLL, rio_grande, "add laborer", "C5.3", {"character": "laborer"}),
    Case(Reason.NOT_BEFORE_FIRST_ROLL, beginning, "use magician 1>2", "C5.3", {"character": "magician"}),
    Case(Reason.NOT_BEFORE_FIRST_ROLL, beginning, "use merchant", "C5.3", {"character": "merchant"}),
    Case(Reason.NOT_BEFORE_FIRST_ROLL, beginning, "use fool 1", "C5.3", {"character": "fool"}),
    Case(Reason.NUMBER_LATER, amigo_last_turn, "add queen 4", "C5.3", {"character": "queen"}),
    Case(Reason.NUMBER_NEEDED, queens_turn, "add queen", "C5.3", {"character": "queen"}),
    Case(Reason.NO_ACTIVE_DIE, all_aside, "roll", "C4.4", {}),
    Case(Reason.MUST_SET_ASIDE, turn, "roll", "C4.2", {}),
    Case(Reason.DICE_MISSING, turn, "aside 2", "C5.2", {"dice": "2", "active": "1-3-5-6"}),
    Case(Reason.DICE_MISSING, later, "aside 5", "C5.2", {"dice": "5", "active": "1-1-3"}),
    Case(Reason.DICE_MISSING, all_aside, "use magician 1>2", "C5.2", {"dice": "1", "active": "none"}),
    Case(Reason.DICE_MISSING, fools_turn, "use fool 5", "C5.2", {"dice": "5", "active": "1-3"}),
    Case(Reason.DICE_MISSING, picking, "pick 3x3", "C5.2", {"dice": "3-3-3", "active": "1-3-3-6"}),
    Case(Reason.PICK_TOO_HIGH, picking, "pick 1x6", "C5.4", {"number": 6, "character": "noblewoman"}),
    Case(Reason.PICK_TOO_HIGH, lifting_by_two, "pick 1x5", "C5.4", {"number": 5, "character": "nobleman"}),
    Case(Reason.NUMBER_NOT_ASIDE, later, "use astronomer 3>2", "C5.2", {"number": 2}),
    Case(Reason.STILL_ACTIVE, later, "finish", "C4.4", {}),
    Case(Reason.NOTHING_TO_PICK, all_aside, "use merchant", "C5.6", {"character": "merchant"}),
    Case(Reason.NOTHING_TO_PICK, high, "use noblewoman", "C5.6", {"character": "noblewoman"}),
    Case(Reason.PICK_ASCENDING, picked, "pick 1x1", "C5.6", {}),
    Case(Reason.PICK_ASCENDING, picked, "pick 1x3", "C5.6", {}),
    Case(Reason.NOTHING_PICKED, picking, "done", "C5.6", {}),
    Case(Reason.COST_NOT_MET, claiming, "claim hunter", "C6.1", {"character": "hunter"}),
    Case(Reason.COST_NOT_MET, claiming, "claim king", "C6.1", {"character": "king"}),
    Case(Reason.SOLD_OUT, sold_out, "claim hunter", "C6.4", {"character": "hunter"}),
    Case(Reason.SOLD_OUT, sold_out, "claim fool", "C6.4", {"character": "fool"}),
    Case(Reason.SOLD_OUT, king_gone, "claim king", "C7.2", {"character": "king"}),
    Case(Reason.OWNED_ALREADY, claiming, "claim guard", "C6.1", {"character": "guard"}),
    Case(Reason.OWNED_ALREADY, fool_owner, "claim fool", "C6.3", {"character": "fool"}),
    Case(Reason.FOOL_TO_FLIP, claiming, "claim charlatan", "C6.3", {"character": "charlatan"}),
    Case(Reason.IMPOSSIBLE_CHANCE, in_the_air, "roll 1-2", "C4.1", {"action": "roll 1-2"}),
    Case(Reason.OVER, over, "roll", "C7.7", {"winner": "B"}),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason.name}: {case.action}")
def test_a_refusal_names_the_reason_its_clause_and_the_facts(case: Case) -> None:
    pos = case.position()
    problem = why(pos, case.action)
    assert problem is not None
    assert problem.code == f"court-{case.reason.name.lower().replace('_', '-')}"
    assert problem.clause == case.clause
    assert problem.facts == case.facts
    with pytest.raises(tr.IllegalAction) as refused:
        play(pos, case.action)
    assert refused.value.problem == problem


def test_every_reason_is_met() -> None:
    assert {case.reason for case in CASES} == set(Reason) - {Reason.LEGAL}


def test_an_impossible_chance_outcome_is_refused() -> None:
    pos = play(beginning(), "roll")
    assert why(pos, "roll 1-2") == tr.Problem("court-impossible-chance", "C4.1", {"action": "roll 1-2"})
    assert why(pos, "start A") == tr.Problem("court-impossible-chance", "C2.3", {"action": "start A"})


def test_a_players_action_is_refused_while_the_dice_are_in_the_air() -> None:
    problem = why(play(beginning(), "roll"), "aside 1")
    assert problem == tr.Problem("court-not-now", "C4.2", {"action": "aside 1", "phase": "court-roll"})


def test_after_the_end_every_action_is_refused_with_the_winner() -> None:
    pos = final_round(1, 3, 7)
    assert pos.to_act is None
    for code in range(GAME.player_codes + 10):
        assert pos.why_not(GAME.decode(code)) == tr.Problem("court-over", "C7.7", {"winner": "B"})


def met(players: int) -> Iterator[tr.Position]:
    """Yield positions of random play: from the setup, with a full court, and around the end."""
    yield from islice(walk(GAME.start(players=players), players), 0, 300, 7)
    for seed in range(8):
        choice = Random(seed)
        owned = [[name for name in EVERYBODY if choice.random() < 0.8] for _ in range(players)]
        edition = ("amigo", "rio_grande")[seed % 2]
        pos = table(owned, fools=[1] * players, edition=edition, dice_supply=choice.choice([7, 10, 12]))
        yield from islice(walk(pos, seed), 0, 120, 4)
    yield from walk(final_round(0, 9, *[9] * (players - 1)), players)


@pytest.mark.parametrize("players", [2, 5])
def test_why_not_and_the_legal_list_agree_on_every_action(players: int) -> None:
    clauses = set(re.findall(r"\*\*(C\d+\.\d+)\*\*", RULES.read_text("utf-8")))
    phases = set()
    for pos in met(players):
        phases.add(fact(pos, "phase"))
        legal_actions = set(pos.legal())
        for code in range(GAME.player_codes):
            action = GAME.decode(code)
            problem = pos.why_not(action)
            assert (problem is None) == (action in legal_actions)
            assert pos.to_act is None or (legal.why_not(pos.state[0], code) == Reason.LEGAL) == (problem is None)
            assert problem is None or problem.clause in clauses
    assert phases == {"start", "first-roll", "roll", "turn", "pick", "claim", "over"}


@pytest.mark.parametrize("players", [2, 5])
def test_an_illegal_action_raises_what_why_not_says_and_changes_nothing(players: int) -> None:
    refusals = 0
    for pos in islice(met(players), 0, None, 5):
        before = pos.state.tobytes()
        for code in range(0, GAME.player_codes + 100, 13):
            problem = pos.why_not(GAME.decode(code))
            if problem:
                with pytest.raises(tr.IllegalAction) as refused:
                    pos.apply(GAME.decode(code))
                assert refused.value.problem == problem
                refusals += 1
        assert pos.state.tobytes() == before
    assert refusals > 500
