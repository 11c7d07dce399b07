"""Luck has no mean: a chance node is worth the mean of what follows, and over many matches luck evens out."""

from math import sqrt
from statistics import fmean, stdev
from typing import Any

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.analysis import analyse
from tafelrunde.analysis.court import valuing as court
from tafelrunde.analysis.knights import valuing as knights
from tafelrunde.analysis.luck import luck_of
from tafelrunde.analysis.steps import Step
from tafelrunde.core.position import Position
from tests.analysis.matches import house_match, random_record

SIGMAS = 4.0
"""Seeds are fixed, so that this never fails by chance."""


def check_mean(before: Position, steps: list[Step], tolerance: float) -> None:
    weights = before.weights / before.weights.sum()
    mean = sum(weight * step.after for weight, step in zip(weights, steps, strict=True))
    assert np.abs(mean - steps[0].value).max() < tolerance
    assert all(np.array_equal(step.value, steps[0].value) for step in steps)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_knights_chance_nodes_are_worth_the_mean_of_their_outcomes(players: int) -> None:
    match = random_record("knights", 4, 45, players=players)
    thinker = knights.Thinker(players)
    for before, entry in zip(match.positions, match.entries, strict=False):
        if before.to_act == tr.CHANCE:
            check_mean(before, [thinker.step(before, int(code)) for code in before.codes], 1e-9)
        else:
            thinker.step(before, match.game.code_of(entry.do))


@pytest.mark.parametrize("players", [2, 3])
def test_courts_chance_nodes_are_worth_the_mean_of_their_outcomes(players: int) -> None:
    match = house_match("court", 2, players=players)
    thinker, steps = court.Thinker(), zip(match.positions, match.positions[1:], match.entries, strict=False)
    for before, after, entry in list(steps)[:90]:
        if before.to_act == tr.CHANCE:
            share, tried = thinker._share, []
            for code in before.codes.tolist():
                thinker._share = share
                tried.append(thinker.step(before, before.after(code), code))
            check_mean(before, tried, 2e-6)
            thinker._share = share
        thinker.step(before, after, match.game.code_of(entry.do))


def test_the_luck_of_many_matches_evens_out() -> None:
    own = [analyse(house_match("knights", seed, players=2)).seats[0] for seed in range(60)]
    luck = [row.own_luck + row.others_luck for row in own]
    assert abs(fmean(luck)) < SIGMAS * stdev(luck) / sqrt(len(luck))
    assert stdev(luck) > 0.2, "luck decides matches"


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("knights", {"players": 3}),
        ("court", {"players": 2}),
        ("torres", {"players": 2, "variant": "basic"}),
        ("torres", {"players": 3, "variant": "luck"}),
    ],
)
def test_luck_alone_is_the_luck_of_the_ledger(name: str, options: dict[str, Any]) -> None:
    match = house_match(name, 5, **options)
    rows = analyse(match).seats
    assert luck_of(match) == pytest.approx([row.own_luck + row.others_luck for row in rows], abs=1e-9)
