"""The gate: better somewhere, worse nowhere, by intervals that know which matches share their dice."""

import pytest

from tafelrunde.bots.training.gate import Duel, duel, passes, seats_at_the_gate, try_generation
from tests.bots.training.steps import Here, Steps

WON, EVEN, LOST = (Duel(2, 100, share, share - 0.05, share + 0.05) for share in (0.6, 0.5, 0.4))


@pytest.mark.parametrize(
    ("duels", "verdict"),
    [
        ([WON, WON], True),
        ([WON, EVEN], True),
        ([EVEN, EVEN], False),
        ([WON, LOST], False),
        ([LOST, LOST], False),
        ([Duel(4, 100, 0.35, 0.26, 0.4)], True),
        ([Duel(4, 100, 0.3, 0.24, 0.36)], False),
        ([], False),
    ],
)
def test_a_generation_passes_if_it_is_better_somewhere_and_worse_nowhere(duels: list[Duel], verdict: bool) -> None:
    assert passes(duels) is verdict


def test_generations_are_tried_with_two_seats_and_with_four() -> None:
    assert seats_at_the_gate("knights") == seats_at_the_gate("torres") == [2, 4]


def test_only_whole_deals_are_played() -> None:
    steps = Steps(0.0)
    duels = try_generation(steps, steps.fresh(0), steps.fresh(0), 50, 1, Here(), lambda *_: None)
    assert [(each.players, each.games) for each in duels] == [(2, 50), (4, 52)]


def test_rotations_of_one_deal_count_as_one_observation() -> None:
    lucky = duel(2, [1.0, 0.0] * 100)
    torn = duel(2, [1.0, 1.0, 0.0, 0.0] * 50)
    assert lucky.share == torn.share == 0.5
    assert lucky.high - lucky.low < 0.05
    assert torn.high - torn.low > 0.18
