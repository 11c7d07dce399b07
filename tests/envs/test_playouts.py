"""Random games in great numbers: what they come to depends on the seed alone."""

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.core.rng import below, rng
from tafelrunde.envs import random_playouts
from tafelrunde.envs.kernels.whole_games import whole_games
from tests.walks import positions


def test_playouts_do_not_depend_on_threads() -> None:
    start = tr.game("knights").start(players=3)
    alone, together = (random_playouts(start, 200, seed=9, threads=threads) for threads in (1, 3))
    assert alone == together
    assert alone.games == 200
    assert sum(alone.wins) == 200
    assert random_playouts(start, 200, seed=10) != alone


def test_games_that_are_given_up_win_nothing() -> None:
    played = random_playouts(tr.game("court").start(players=2), 30, seed=1, cap=20)
    assert (played.games, played.capped, played.decisions) == (30, 30, 600)
    assert played.wins == (0.0, 0.0)


@pytest.mark.parametrize("name", tr.games())
def test_an_action_is_drawn_as_from_the_list_of_all_legal_ones(name: str) -> None:
    game = tr.game(name)
    draw, room = whole_games(name).draw, np.empty(game.player_codes, np.int32)
    decisions = [each for each in positions(name, 5, players=2) if each.to_act not in (None, tr.CHANCE)]
    for seed, position in enumerate(decisions[:150]):
        codes = np.empty(game.all_codes, np.int32)
        count = game.drivers.legal_codes(position.state, codes)
        assert draw(position.state[0], rng(seed), room) == codes[below(rng(seed), count)]
