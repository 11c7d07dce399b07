"""Luck has no mean: a chance node is worth the mean of what follows, and over many matches luck evens out."""

from itertools import pairwise
from statistics import fmean, stdev
from typing import Any

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.analysis import analyse
from tafelrunde.analysis.court import valuing as court
from tafelrunde.analysis.knights import valuing as knights
from tafelrunde.analysis.luck import CHANCE_TERM, DOUBLES, WHIM_TERM, Doubles, luck_of
from tafelrunde.analysis.steps import Step
from tafelrunde.analysis.torres.cards import Purchase
from tafelrunde.analysis.torres.judging import Judge
from tafelrunde.bots.base import whim_of
from tafelrunde.core.position import Position
from tests.analysis.matches import house_match, random_record

CHI_SQUARE = 29.59
"""With ten degrees of freedom it is larger once in a thousand times; seeds are fixed, so that this never fails."""
SIGMAS = 4.0


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


@pytest.mark.parametrize("variant", ["basic", "luck"])
def test_draws_of_torres_are_worth_the_mean_of_their_outcomes(variant: str) -> None:
    match, seen = random_record("torres", 3, 120, players=2, variant=variant), 0
    judge, purchase = Judge(match.positions[0]), None
    for before, entry in zip(match.positions, match.entries, strict=False):
        if entry.do == "buy":
            purchase = Purchase(judge, before, searched=False)
        elif purchase and before.to_act == tr.CHANCE:
            check_mean(before, [purchase.step(before, int(code)) for code in before.codes], 1e-9)
            seen += 1
    assert seen > 5


@pytest.mark.parametrize(("name", "matches"), [("knights", 60), ("court", 8)])
def test_the_luck_of_many_matches_evens_out_wherever_one_stands(name: str, matches: int) -> None:
    """Pieces of luck by the share that one had before: of each tenth the sum is nothing, but for chance."""
    ledgers = [analyse(house_match(name, seed, players=2)) for seed in range(matches)]
    sums, squares = np.zeros(10), np.zeros(10)
    for entry in (entry for ledger in ledgers for entry in ledger.entries if entry.luck):
        assert entry.luck is not None
        tenth = min(int(10 * entry.value[0]), 9)
        sums[tenth] += entry.luck[0]
        squares[tenth] += entry.luck[0] ** 2
    assert (sums**2 / squares).sum() < CHI_SQUARE
    assert stdev(row.seats[0].own_luck + row.seats[0].others_luck for row in ledgers) > 0.2, "luck decides matches"


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
    terms = luck_of(match, ["steward"] * options["players"], 5)
    lucks = [term[CHANCE_TERM] for term in terms]
    assert lucks == pytest.approx([row.own_luck + row.others_luck for row in rows], abs=1e-9)


def test_what_players_do_by_dice_of_their_own_evens_out() -> None:
    """The page often does something else than another page would; whoever always does the best never does."""
    whims = [
        luck_of(house_match("knights", seed, "page", players=2), ["page", "sovereign"], seed)[0][WHIM_TERM]
        for seed in range(40)
    ]
    assert abs(fmean(whims)) < SIGMAS * stdev(whims) / len(whims) ** 0.5
    assert stdev(whims) > 0.02
    steady = luck_of(house_match("knights", 1, "sovereign", players=2), ["sovereign", "sovereign"], 1)
    assert [terms[WHIM_TERM] for terms in steady] == [0, 0]


def test_doubles_stay_while_they_agree_and_come_back_with_a_new_turn() -> None:
    match, lasts = house_match("court", 2, "page", players=2), whim_of("page", "court")
    assert lasts is not None
    doubles, asked, begins = Doubles("page", "court", lasts, 1), [], True
    for before, entry in zip(match.positions, match.entries, strict=False):
        begins = begins or before.to_act == 1
        if before.to_act == 0 and len(before.codes) > 1:
            codes = doubles.asked(before, match.game.code_of(entry.do))
            asked.append((begins, len(codes), codes.count(match.game.code_of(entry.do))))
            begins = False
    for (_, _, agreed), (begins, number, _) in pairwise(asked):
        assert number in (agreed, DOUBLES)
        assert number == DOUBLES or not begins
    assert any(agreed < number for _, number, agreed in asked), "pages misjudge, each in its way"
