import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import tafelrunde as tr
from tafelrunde.games.knights import rules
from tafelrunde.games.knights.reasons import Reason
from tests.games.knights.tables import (
    GAME,
    greedy_seats,
    late_table,
    phase,
    play,
    seat,
    table,
    texts,
    throw,
    walk,
    why,
)

RULES = Path(__file__).parents[3] / "docs" / "rules" / "knights.md"


def common(**fields: Any) -> tr.Position:
    """Set up a table with something of everything."""
    seats = [
        seat("red", "white", "catapult", "die-1"),
        seat("red", "blue", "green", "catapult", "champion", "castle-guard", castle_guard="blue green"),
        seat("yellow", "betrayal", "card-guard", card_guard="betrayal"),
    ]
    return table(seats=seats, **{"left": "red", "right": "tournament", **fields})


def guards(placed: tuple[str, ...] = ()) -> tr.Position:
    """Set up the end of a turn of a player with both guards."""
    owner = seat("red", "green", "blue", "champion", "castle-guard", "card-guard", castle_guard="red green")
    return table(seats=[owner, seat("white")], phase="guards", attempts=1, placed=placed)


def no_guards() -> tr.Position:
    """Set up the end of a turn of a player with a castle guard only."""
    return table(seats=[seat("red", "castle-guard"), seat("white")], phase="guards", attempts=1)


def one_card_left() -> tr.Position:
    return table(seats=[seat("red"), seat("white")], left="blue", rest="unseen right")


def empty_left() -> tr.Position:
    return table(seats=[seat("red"), seat("white")], left=None, rest="unseen right")


def two_players() -> tr.Position:
    return table(seats=[seat("red"), seat("blue", "green")])


def nothing_in_reach(tucks: int) -> tr.Position:
    """Set up a table where A has no target and only the left stack holds a card for him."""
    seats = greedy_seats(tournaments=8)
    return table(seats=seats, left="red", under_left=["tournament"], right="blue", rest="under right", tucks=tucks)


def rolled() -> tr.Position:
    return play(common(), "take right", "roll 2-2-5-6-6-6")


def punished() -> tr.Position:
    return throw(play(table(seats=[seat("red", "green", "blue"), seat("white")]), "king"))


def stack_owner() -> tr.Position:
    return table(seats=[seat("red", "stack"), seat("blue")], tucks=2)


def card_guards() -> tr.Position:
    """Set up the end of a turn of a player with a card guard only."""
    owner = seat("red", "card-guard", "champion", "stack", card_guard="stack")
    return table(seats=[owner, seat("white")], phase="guards", attempts=1)


def castle_guard_placed() -> tr.Position:
    return guards(placed=("castle-guard",))


def card_guard_placed() -> tr.Position:
    return play(guards(), "guard champion")


def tucked() -> tr.Position:
    return common(tucks=1)


def attempted() -> tr.Position:
    return common(attempts=1)


def searching() -> tr.Position:
    return nothing_in_reach(tucks=2)


def about_to_search() -> tr.Position:
    return nothing_in_reach(tucks=0)


def about_to_roll() -> tr.Position:
    return play(common(), "take right")


def over() -> tr.Position:
    seats = [seat("red"), seat("blue", "green", "white")]
    return throw(play(table(seats=seats, turn=1, left="yellow"), "take left"), "5-5-5")


class Case(NamedTuple):
    """A position, an action refused in it, and the refusal."""

    reason: Reason
    position: Callable[[], tr.Position]
    action: str
    clause: str
    facts: dict[str, Any]


CASES = [
    Case(Reason.NOT_NOW, common, "defend", "K9.1", {"action": "defend", "phase": "turn"}),
    Case(Reason.NOT_NOW, common, "yield", "K9.1", {"action": "yield", "phase": "turn"}),
    Case(Reason.NOT_NOW, common, "keep 1-2", "K6.3", {"action": "keep 1-2", "phase": "turn"}),
    Case(Reason.NOT_NOW, common, "lose red left", "K12.2", {"action": "lose red left", "phase": "turn"}),
    Case(Reason.NOT_NOW, common, "guard red", "K3.4", {"action": "guard red", "phase": "turn"}),
    Case(Reason.NOT_NOW, common, "guard die-1", "K3.4", {"action": "guard die-1", "phase": "turn"}),
    Case(Reason.NOT_NOW, common, "roll 1", "K6.1", {"action": "roll 1", "phase": "turn"}),
    Case(Reason.NOT_NOW, rolled, "tuck left", "K4.1", {"action": "tuck left", "phase": "keep"}),
    Case(Reason.NOT_NOW, rolled, "take left", "K5.6", {"action": "take left", "phase": "keep"}),
    Case(Reason.NOT_NOW, rolled, "attack B blue", "K5.6", {"action": "attack B blue", "phase": "keep"}),
    Case(Reason.NOT_NOW, rolled, "steal C betrayal", "K5.6", {"action": "steal C betrayal", "phase": "keep"}),
    Case(Reason.NOT_NOW, rolled, "king", "K12.1", {"action": "king", "phase": "keep"}),
    Case(Reason.NOT_NOW, rolled, "end", "K3.3", {"action": "end", "phase": "keep"}),
    Case(Reason.NOT_NOW, punished, "end", "K3.3", {"action": "end", "phase": "lose"}),
    Case(Reason.STACK_EMPTY, empty_left, "tuck left", "K4.4", {"stack": "left"}),
    Case(Reason.STACK_EMPTY, empty_left, "take left", "K5.1", {"stack": "left"}),
    Case(Reason.STACK_OF_ONE, one_card_left, "tuck left", "K4.4", {"stack": "left"}),
    Case(Reason.TUCKS_USED, tucked, "tuck right", "K4.1", {"allowed": 1}),
    Case(Reason.TUCKS_USED, stack_owner, "tuck left", "K4.2", {"allowed": 2}),
    Case(Reason.NOTHING_TO_FIND, searching, "tuck right", "K4.3", {"stack": "right"}),
    Case(Reason.DOUBLE, common, "take left", "K5.5", {"like": "red"}),
    Case(Reason.DOUBLE_OF_OWNER, common, "attack B red", "K5.5", {"like": "red", "owner": "B"}),
    Case(Reason.DOUBLE_OF_OWNER, common, "steal B catapult", "K5.5", {"like": "catapult", "owner": "B"}),
    Case(Reason.NO_SUCH_SEAT, common, "attack D red", "K5.2", {"seat": "D", "players": 3}),
    Case(Reason.NO_SUCH_SEAT, common, "steal F stack", "K5.4", {"seat": "F", "players": 3}),
    Case(Reason.OWN_CARD, common, "attack A red", "K5.2", {}),
    Case(Reason.OWN_CARD, common, "steal A catapult", "K5.4", {}),
    Case(Reason.NOT_OWNED, common, "attack B black", "K5.2", {"like": "black", "owner": "B"}),
    Case(Reason.NOT_OWNED, common, "steal B stack", "K5.4", {"like": "stack", "owner": "B"}),
    Case(Reason.NOT_OWNED, guards, "guard stack", "K11.4", {"like": "stack", "owner": "A"}),
    Case(Reason.TOO_FEW_CASTLES, common, "attack C yellow", "K5.2", {"owner": "C", "owned": 1, "needed": 2}),
    Case(Reason.TOO_FEW_CASTLES, two_players, "attack B blue", "K5.3", {"owner": "B", "owned": 2, "needed": 3}),
    Case(Reason.CASTLE_GUARDED, common, "attack B blue", "K11.3", {"like": "blue", "owner": "B"}),
    Case(Reason.CARD_GUARDED, common, "steal C betrayal", "K11.4", {"like": "betrayal", "owner": "C"}),
    Case(Reason.KING_CASTLES, common, "king", "K12.1", {"owned": 2}),
    Case(Reason.KING_FIRST_ATTEMPT, attempted, "king", "K12.1", {}),
    Case(Reason.MUST_ATTEMPT, common, "end", "K3.3", {}),
    Case(Reason.MUST_TUCK, about_to_search, "end", "K4.3", {}),
    Case(Reason.MUST_TUCK, searching, "end", "K4.3", {}),
    Case(Reason.NOT_LIVE, rolled, "keep 2-2-2", "K6.3", {"dice": "2-2-2", "live": "2-2-5"}),
    Case(Reason.NO_GUARD, no_guards, "guard castle-guard", "K3.4", {"guard": "card-guard"}),
    Case(Reason.NO_GUARD, card_guards, "guard red", "K3.4", {"guard": "castle-guard"}),
    Case(Reason.GUARD_PLACED, castle_guard_placed, "guard red blue", "K3.4", {"guard": "castle-guard"}),
    Case(Reason.GUARD_PLACED, card_guard_placed, "guard castle-guard", "K3.4", {"guard": "card-guard"}),
    Case(Reason.GUARD_TWO, guards, "guard red", "K11.3", {}),
    Case(Reason.GUARDS_ITSELF, guards, "guard card-guard", "K11.4", {}),
    Case(Reason.SAME_PLACEMENT, guards, "guard red green", "K3.4", {}),
    Case(Reason.SAME_PLACEMENT, card_guards, "guard stack", "K3.4", {}),
    Case(Reason.NOT_YOUR_CASTLE, guards, "guard red white", "K11.3", {"colours": ["white"]}),
    Case(Reason.NOT_YOUR_CASTLE, guards, "guard white black", "K11.3", {"colours": ["white", "black"]}),
    Case(Reason.NOT_YOUR_CASTLE, punished, "lose white left", "K12.2", {"colours": ["white"]}),
    Case(Reason.IMPOSSIBLE_CHANCE, about_to_roll, "roll 1-2-3", "K6.1", {"action": "roll 1-2-3"}),
    Case(Reason.IMPOSSIBLE_CHANCE, about_to_roll, "start A", "K2.3", {"action": "start A"}),
    Case(Reason.OVER, over, "king", "K13.1", {"winner": "B"}),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason.name}: {case.action}")
def test_a_refusal_names_the_reason_its_clause_and_the_facts(case: Case) -> None:
    pos = case.position()
    problem = why(pos, case.action)
    assert problem.code == f"knights-{case.reason.name.removesuffix('_OF_OWNER').lower().replace('_', '-')}"
    assert problem.clause == case.clause
    assert problem.facts == case.facts
    with pytest.raises(tr.IllegalAction) as refused:
        play(pos, case.action)
    assert refused.value.problem == problem


def test_every_reason_is_met() -> None:
    assert {case.reason for case in CASES} == set(Reason) - {Reason.LEGAL}


def test_an_impossible_chance_outcome_is_refused() -> None:
    pos = about_to_roll()
    problem = why(pos, "roll 1-2-3")
    assert problem == tr.Problem("knights-impossible-chance", "K6.1", {"action": "roll 1-2-3"})
    with pytest.raises(tr.IllegalAction) as refused:
        play(pos, "roll 1-2-3")
    assert refused.value.problem == problem


def test_a_players_action_is_refused_while_chance_acts() -> None:
    pos = about_to_roll()
    assert why(pos, "keep 1").facts == {"action": "keep 1", "phase": "roll"}


def test_after_the_end_every_action_is_refused_with_the_winner() -> None:
    pos = over()
    for code in range(GAME.all_codes):
        problem = pos.why_not(GAME.decode(code))
        assert problem == tr.Problem("knights-over", "K13.1", {"winner": "B"})


def met(players: int) -> Iterator[tr.Position]:
    """Yield some positions of random games, from the setup and from late tables."""
    yield from islice(walk(GAME.start(players=players), seed=players), 0, 400, 17)
    for seed in range(4):
        yield from islice(walk(late_table(players, seed), seed), 0, 60, 3)


@pytest.mark.parametrize("players", range(2, 7))
def test_why_not_and_the_legal_list_agree_on_every_action(players: int) -> None:
    clauses = set(re.findall(r"\*\*(K\d+\.\d+)\*\*", RULES.read_text("utf-8")))
    phases = set()
    for pos in met(players):
        phases.add(phase(pos))
        possible = texts(pos)
        for code in range(GAME.player_codes):
            action = GAME.decode(code)
            problem = pos.why_not(action)
            assert (problem is None) == (str(action) in possible)
            assert (rules.why_not(pos.state[0], code) == Reason.LEGAL) == (problem is None)
            assert problem is None or problem.clause in clauses
    assert {"turn", "roll", "keep", "guards"} <= phases


@pytest.mark.parametrize("players", [2, 5])
def test_an_illegal_action_raises_what_why_not_says_and_changes_nothing(players: int) -> None:
    refusals = 0
    for pos in met(players):
        before = pos.state.tobytes()
        for code in range(0, GAME.all_codes, 37):
            action = GAME.decode(code)
            problem = pos.why_not(action)
            if problem:
                with pytest.raises(tr.IllegalAction) as refused:
                    pos.apply(action)
                assert refused.value.problem == problem
                refusals += 1
        assert pos.state.tobytes() == before
    assert refusals > 1000


@pytest.mark.parametrize("players", [2, 6])
def test_why_not_and_the_chances_agree_on_every_outcome(players: int) -> None:
    for pos in [pos for pos in met(players) if pos.to_act == tr.CHANCE]:
        possible = set(pos.codes.tolist())
        for code in range(GAME.player_codes, GAME.all_codes):
            assert (rules.why_not(pos.state[0], code) == Reason.LEGAL) == (code in possible)
