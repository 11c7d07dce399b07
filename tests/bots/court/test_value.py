"""Win shares: one for each seat, together one win, whatever happened so far."""

import random

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.bots.court.value import nets_of, new_work, win_shares
from tafelrunde.bots.weights import load
from tests.games.court.tables import GAME, alike, final_round, joust


def shares_of(pos: tr.Position) -> list[float]:
    """Return every seat's share of the win."""
    shares = np.zeros(5)
    win_shares(pos.state, nets_of(load("court")), new_work(), shares)
    return [float(share) for share in shares[: pos.players]]


@pytest.mark.parametrize("players", GAME.players)
def test_the_shares_of_all_seats_are_one_win_at_every_turn(players: int) -> None:
    generator = random.Random(players)
    match = GAME.match(players=players, sampler=tr.seeded(players))
    turns = 0
    while match.position.to_act is not None and turns < 40:
        if match.position.to_json()["phase"] == "first-roll":
            shares = shares_of(match.position)
            assert sum(shares) == pytest.approx(1)
            assert min(shares) >= 0
            turns += 1
        match.play(generator.choice(match.position.legal()))
    assert turns == 40


@pytest.mark.parametrize("rollers", [(7, 9), (9, 9, 9), (7, 8, 9, 10), (9, 9, 9, 9, 12)], ids=str)
def test_the_shares_of_all_seats_are_one_win_in_the_final_round(rollers: tuple[int, ...]) -> None:
    pos = final_round(0, *rollers)
    assert sum(shares_of(pos)) == pytest.approx(1)
    taken = (
        joust(pos, alike(8, 1) + "-2" * (rollers[pos.to_act or 0] - 8)) if rollers[pos.to_act or 0] >= 8 else pos
    )
    assert sum(shares_of(taken)) == pytest.approx(1)


def test_more_dice_are_a_better_chance_to_win_the_king_back() -> None:
    few, many = (shares_of(final_round(0, 7, dice))[1] for dice in (8, 10))
    assert few < many


def test_whoever_holds_the_king_at_the_end_has_the_whole_win() -> None:
    pos = joust(final_round(0, 7, 9), alike(9, 6))
    assert pos.to_act is None
    assert shares_of(pos) == [0, 1]
