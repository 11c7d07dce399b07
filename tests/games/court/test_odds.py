"""The turn solver behind the real rules: every action has the value that enumerating the rules themselves finds."""

import random
from collections.abc import Callable
from fractions import Fraction
from math import sqrt

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.games.court import odds
from tafelrunde.games.court.cards import NAMES, Character
from tafelrunde.games.court.goals import Alike, Mark
from tests.games.court.tables import EVERYBODY, GAME, play, table

SEAT = 0


def enumerate_turn(pos: tr.Position, payoff: odds.Payoff, seen: dict[tr.Position, float]) -> float:
    """Value a position by trying every action and every roll of the real game, until the result is made."""
    if pos not in seen:
        if pos.to_json()["phase"] == "claim":
            seen[pos] = float(payoff[odds.turn_of(pos.state).aside])
        elif pos.to_act == tr.CHANCE:
            outcomes = pos.chance()
            assert sum((p for _, p in outcomes), Fraction()) == 1
            seen[pos] = sum(float(p) * enumerate_turn(pos.apply(a), payoff, seen) for a, p in outcomes)
        else:
            seen[pos] = max(enumerate_turn(pos.apply(action), payoff, seen) for action in pos.legal())
    return seen[pos]


CASES = [
    ([], ["roll", "roll 1-3-6"], "farmer"),
    (["laborer"], ["roll", "roll 1-4-5"], "laborer"),
    (["guard"], ["roll", "roll 2-5-6", "aside 2"], "guard"),
    (["serving-maid"], ["roll", "roll 1-4-4"], "guard"),
    (["philosopher"], ["roll", "roll 1-3-5"], "guard"),
    (["astronomer"], ["roll", "roll 2-5-6", "aside 2"], "farmer"),
    (["merchant"], ["roll", "roll 1-5-6", "aside 6"], "laborer"),
    (["noblewoman"], ["roll", "roll 2-3-3"], "guard"),
    (["nobleman"], ["roll", "roll 2-4-4"], "guard"),
    (["magician"], ["roll", "roll 1-2-6"], "guard"),
    (["alchemist"], ["roll", "roll 2-5-5"], "guard"),
    (["bishop"], ["roll", "roll 1-3-5", "aside 5"], "laborer"),
    (["fool"], ["roll", "roll 2-2-5", "aside 2"], "guard"),
]


def setting(own: list[str]) -> tr.Position:
    """Set A's turn up with these characters."""
    return table([[name for name in own if name != "fool"], []], fools=[int("fool" in own), 0])


@pytest.mark.clause("C5.1", "C5.2")
@pytest.mark.parametrize(
    ("own", "played", "goal"), CASES, ids=lambda value: "-".join(value) if isinstance(value, list) else value
)
def test_every_action_has_the_value_that_the_rules_themselves_give_it(
    own: list[str], played: list[str], goal: str
) -> None:
    pos = play(setting(own), *played)
    payoff = odds.cost_payoff(NAMES.index(goal))
    seen: dict[tr.Position, float] = {}
    values = odds.Adviser(pos.state, payoff).values(pos.state)
    assert set(values) == set(pos.legal())
    expected = {action: enumerate_turn(pos.apply(action), payoff, seen) for action in pos.legal()}
    assert values == pytest.approx(expected, abs=1e-9)
    (answer,) = odds.probabilities(odds.turn_of(pos.state), [payoff])
    assert answer.exact
    assert answer.probability == pytest.approx(max(expected.values()), abs=1e-9)


@pytest.mark.clause("C4.1")
def test_a_plain_first_turn_of_three_dice_is_what_the_rules_give() -> None:
    pos = GAME.start(players=2, start=0)
    chances = {str(action): answer.probability for action, answer in odds.claim_chances(pos.state).items()}
    for goal in ("farmer", "serving-maid", "philosopher", "laborer", "guard"):
        payoff = odds.cost_payoff(NAMES.index(goal))
        assert chances[f"claim {goal}"] == pytest.approx(enumerate_turn(pos, payoff, {}), abs=1e-9)
    assert chances["claim fool"] == pytest.approx(1)
    assert chances["claim hunter"] == 0


def full_court(seed: int, share: float = 0.35) -> tr.Position:
    """Set up somebody's turn in the middle with some characters and a roll."""
    generator = random.Random(seed)
    own = [name for name in EVERYBODY if generator.random() < share]
    pos = table([own, []], fools=[seed % 2, 0])
    return pos.apply(GAME.action("roll")).apply(pos.apply(GAME.action("roll")).draw(tr.seeded(seed)))


@pytest.mark.parametrize("seed", range(12))
def test_the_best_action_is_worth_what_the_turn_is_worth(seed: int) -> None:
    pos = full_court(seed)
    for _ in range(6):
        payoff = odds.cost_payoff(seed % Character.KING)
        action, answer = odds.best_action(pos.state, payoff)
        (turn,) = odds.probabilities(odds.turn_of(pos.state), [payoff])
        assert answer.exact == turn.exact
        assert answer.probability == pytest.approx(turn.probability, abs=1e-5)
        pos = pos.apply(action)
        if pos.to_act != SEAT or pos.to_json()["phase"] != "turn":
            break


@pytest.mark.parametrize("seed", range(3))
def test_playing_by_the_advice_succeeds_as_often_as_it_says(seed: int) -> None:
    start = full_court(seed + 50, 0.25)
    payoff = odds.mix_payoff({Character.HUNTER: 1.0, Character.MERCHANT: 0.5, Character.FARMER: 0.1})
    adviser = odds.Adviser(start.state, payoff)
    expected = max(adviser.values(start.state).values())
    sampler, results = tr.seeded(seed), []
    for _ in range(250):
        pos = start
        while pos.to_json()["phase"] != "claim":
            if pos.to_act == tr.CHANCE:
                pos = pos.after(GAME.code(pos.draw(sampler)))
            else:
                values = adviser.values(pos.state)
                pos = pos.after(GAME.code(max(values, key=lambda action: values[action])))
        results.append(float(payoff[odds.turn_of(pos.state).aside]))
    error = np.std(results) / sqrt(len(results))
    assert abs(np.mean(results) - expected) <= 4.5 * error + 1e-6


@pytest.mark.clause("C7.4", "C7.5")
def test_a_mark_is_beaten_or_equalled() -> None:
    beat = odds.mark_payoff(Mark(7, 4))
    equal = odds.mark_payoff(Mark(7, 4, equal_is_enough=True))
    for dice, beats, equals in (
        ((4,) * 7, 0, 1),
        ((5,) * 7, 1, 1),
        ((3,) * 7, 0, 0),
        ((1,) * 8, 1, 1),
        ((6,) * 6, 0, 0),
        ((4,) * 7 + (6,), 0, 1),
    ):
        assert (beat[odds.dice_number(dice)], equal[odds.dice_number(dice)]) == (beats, equals)


def test_more_alike_is_never_likelier() -> None:
    pos = full_court(3)
    answers = odds.probabilities(odds.turn_of(pos.state), [odds.alike_payoff(count) for count in range(1, 13)])
    chances = [answer.probability for answer in answers]
    assert chances == sorted(chances, reverse=True)


def test_beyond_its_reach_an_answer_says_that_it_is_a_lower_bound() -> None:
    pos = table([list(EVERYBODY), []])
    turn = odds.turn_of(pos.state)
    small, larger = (odds.probabilities(turn, [odds.alike_payoff(7)], size)[0] for size in (20_000, 2_000_000))
    assert not small.exact
    assert small.probability <= larger.probability + 1e-6


@pytest.mark.parametrize(("dice", "code"), [((7,), "court-odds-dice"), ((1,) * 13, "court-odds-dice")])
def test_impossible_dice_are_refused(dice: tuple[int, ...], code: str) -> None:
    with pytest.raises(tr.BadOption) as error:
        odds.dice_number(dice)
    assert error.value.problem.code == code


def test_an_unknown_goal_is_refused() -> None:
    with pytest.raises(tr.BadOption) as error:
        odds.goal_payoff(GAME.start(players=2, start=0).state, "pope")
    assert error.value.problem.code == "court-odds-goal"


def test_a_position_tells_the_chance_of_every_character_and_whether_it_is_exact() -> None:
    pos = GAME.start(players=2, start=0)
    found = pos.odds()
    assert found.exact
    assert found.of[GAME.action("claim farmer")] == pytest.approx(0.7942387, abs=1e-6)
    assert str(found.best) == "claim fool"
    assert not table([list(EVERYBODY), []]).odds(most_bytes=20_000).exact


def test_a_position_values_every_action_for_a_mark_and_for_so_many_alike() -> None:
    pos = play(setting(["farmer", "knight"]), "roll")
    pos = pos.apply(pos.chance()[0][0])
    for goal, payoff in ((Mark(3, 4), odds.mark_payoff(Mark(3, 4))), (Alike(4), odds.alike_payoff(4))):
        assert pos.odds(goal).of == odds.Adviser(pos.state, payoff).values(pos.state)
    assert pos.odds("3x4") == pos.odds(Mark(3, 4))
    assert max(pos.odds(Mark(3, 4)).of.values()) <= max(pos.odds(Mark(3, 4, equal_is_enough=True)).of.values())


@pytest.mark.parametrize(
    ("goal", "code"),
    [
        (lambda: Mark(13, 4), "court-odds-mark"),
        (lambda: Mark(7, 0), "court-odds-mark"),
        (lambda: "7x9", "court-odds-mark"),
        (lambda: "7of4", "court-odds-mark"),
        (lambda: Alike(13), "court-odds-alike"),
        (lambda: "pope", "court-odds-goal"),
        (lambda: "", "court-odds-goal"),
        (tr.Goal, "court-odds-goal"),
    ],
)
def test_an_impossible_goal_is_refused(goal: Callable[[], tr.Goal | str], code: str) -> None:
    with pytest.raises(tr.BadOption) as error:
        GAME.start(players=2, start=0).odds(goal())
    assert error.value.problem.code == code
