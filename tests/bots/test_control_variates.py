"""Luck is taken off as other deals teach it: means stay, whatever shares say, and less is left to vary."""

import numpy as np
import pytest

from tafelrunde.bots.control_variates import FOLDS, PLAIN, Reading, Turn, Way, dice_luck, luck, taken_off

DEALS = 300
TURNS = 12
OTHERS = 4

Deals = tuple[list[list[float]], list[list[list[Turn]]]]


def drawn(seed: int, reading: Reading, *, replayed: bool = True) -> Deals:
    """Return deals of two matches that are random walks of what shares are worth to players of this kind.

    Guesses are shares of equal players. What a turn leads to hangs on dice, and on the player's whims besides.
    """
    generator = np.random.default_rng(seed)
    shares: list[list[float]] = []
    turns: list[list[list[Turn]]] = []
    for _ in range(DEALS):
        matches = [walked(generator, reading, replayed=replayed) for _ in range(2)]
        shares.append([result for result, _ in matches])
        turns.append([match for _, match in matches])
    return shares, turns


def walked(generator: np.random.Generator, reading: Reading, *, replayed: bool) -> tuple[float, list[Turn]]:
    """Return the result and the turns of one match; what it is worth never changes on average."""
    worth, match = reading.worth(0.5), []
    for left in range(TURNS, 0, -1):
        ways = [_way(generator, reading, worth, left) for _ in range(1 + OTHERS)]
        played = ways[0][1]
        others = tuple(way for _, way in ways[1:]) if replayed else ()
        match.append(Turn(_share(reading, worth), played, others))
        worth = ways[0][0]
    return worth, match


def _way(generator: np.random.Generator, reading: Reading, worth: float, left: int) -> tuple[float, Way]:
    """Return what a turn leads to: dice bring half of it, and the last turn decides the match."""
    if left == 1:
        won = float(generator.random() < worth)
        return won, Way((won - worth) / reading.slope(_share(reading, worth)), won, is_result=True)
    size = 0.25 * min(worth, 1 - worth)
    dice, whim = generator.choice([-size, size], 2)
    after = worth + dice + whim
    return after, Way(dice / reading.slope(_share(reading, worth)), _share(reading, after))


def _share(reading: Reading, worth: float) -> float:
    """Return which share is read as this worth."""
    logit = (np.log(worth / (1 - worth)) - reading.shift) / reading.scale
    return float(1 / (1 + np.exp(-logit)))


@pytest.mark.parametrize("reading", [PLAIN, Reading(1.2, 0.7), Reading(-0.8, 1.3)])
def test_shares_are_read_as_other_deals_teach(reading: Reading) -> None:
    shares, turns = drawn(1, reading)
    adjusted, raw = np.array(taken_off(shares, turns)), np.array(shares)
    expected = reading.worth(0.5)
    assert adjusted.mean() == pytest.approx(expected, abs=4 * adjusted.std() / adjusted.size**0.5)
    assert adjusted.var() < 0.1 * raw.var()
    plain = raw - [[luck(match) for match in deal] for deal in turns]
    assert adjusted.var() <= plain.var() * 1.05, "reading shares anew never costs much"
    assert reading == PLAIN or adjusted.var() < 0.7 * plain.var()


@pytest.mark.parametrize("wrong", [0.0, 0.3, 2.0])
def test_means_stay_whatever_shares_say(wrong: float) -> None:
    """Guesses and dice that say too much, nothing or the contrary: results vary more, and not otherwise."""
    shares, turns = drawn(2, Reading(0.9, 0.8))

    def misread(way: Way) -> Way:
        return Way(wrong * way.luck, way.end if way.is_result else way.end**2, way.is_result)

    misled = [
        [
            [Turn(turn.start**2, misread(turn.played), tuple(map(misread, turn.others))) for turn in match]
            for match in deal
        ]
        for deal in turns
    ]
    adjusted = np.array(taken_off(shares, misled))
    assert adjusted.mean() == pytest.approx(
        Reading(0.9, 0.8).worth(0.5), abs=4 * adjusted.std() / adjusted.size**0.5
    )


def test_dice_alone_are_taken_off_where_nobody_can_be_replaced() -> None:
    shares, turns = drawn(3, PLAIN, replayed=False)
    assert luck(turns[0][0]) == pytest.approx(dice_luck(turns[0][0]))
    adjusted = np.array(taken_off(shares, turns))
    assert adjusted.mean() == pytest.approx(0.5, abs=4 * adjusted.std() / adjusted.size**0.5)
    assert adjusted.var() < 0.6 * np.var(shares)


def test_turns_that_say_nothing_leave_results_as_they_are() -> None:
    shares, _ = drawn(4, PLAIN)
    nothing = [[[Turn(0.5, Way(0.0, 0.5), (Way(0.0, 0.5),))]] * 2] * DEALS
    assert taken_off(shares, nothing) == shares
    assert taken_off(shares, [[[]] * 2] * DEALS) == shares


def test_a_deal_never_teaches_its_own_reading() -> None:
    """Another result in one deal changes what is taken off in others, but not in those of its own fold."""
    shares, turns = drawn(5, PLAIN)
    before = np.array(taken_off(shares, turns)) - np.array(shares)
    shares[0] = [1.0 - share for share in shares[0]]
    after = np.array(taken_off(shares, turns)) - np.array(shares)
    own_fold = np.arange(DEALS) % FOLDS == 0
    assert np.allclose(before[own_fold], after[own_fold], atol=1e-12)
    assert not np.allclose(before[~own_fold], after[~own_fold], atol=1e-9)


def test_the_first_deal_is_taken_as_it_is() -> None:
    first = [[[Turn(0.5, Way(0.3, 0.8))], [Turn(0.5, Way(0.1, 0.4), (Way(0.0, 0.5), Way(0.2, 0.9)))]]]
    assert taken_off([[1.0, 0.0]], first) == [[pytest.approx(0.7), pytest.approx(0.2)]]


def test_what_is_played_to_the_end_is_compared_as_it_is() -> None:
    last = Turn(
        0.9, Way(0.1, 1.0, is_result=True), (Way(-0.4, 0.0, is_result=True), Way(0.1, 1.0, is_result=True)), True
    )
    assert luck([last], Reading(2.0, 0.5)) == pytest.approx(1.0 - (0.4 + 0.9) / 2)
