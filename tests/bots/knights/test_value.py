"""Win shares: a share for every seat, whoever sits where."""

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.bots.knights.choose import Sight, mind
from tafelrunde.bots.knights.tables import tables
from tafelrunde.bots.knights.value import win_shares
from tafelrunde.bots.weights import load
from tafelrunde.core.memory import States
from tests.games.knights.tables import seat, table
from tests.walks import positions


def shares(state: States) -> list[float]:
    """Return everybody's win share."""
    players = int(state["players"].item())
    player = mind(load("knights"), players, Sight.OUTCOMES)
    found = np.zeros(players)
    win_shares(tables(), player, state, found)
    return [float(each) for each in found]


def turn_starts(players: int, seed: int) -> list[tr.Position]:
    """Return every position of a random game in which somebody's turn begins."""
    found = positions("knights", seed, players=players)
    return [pos for pos in found if pos.to_act is not None and pos.to_json()["phase"] == "turn"]


@pytest.mark.parametrize("players", range(2, 7))
def test_win_shares_add_up_to_one(players: int) -> None:
    for pos in turn_starts(players, 3)[::7]:
        found = shares(pos.state)
        assert sum(found) == pytest.approx(1)
        assert min(found) > 0


@pytest.mark.parametrize("players", [2, 4, 6])
def test_win_shares_do_not_depend_on_where_somebody_sits(players: int) -> None:
    for pos in turn_starts(players, 5)[::11]:
        turned = pos.state.copy()
        turned["seat"][0, :players] = np.roll(pos.state["seat"][0, :players], 1)
        turned["turn"] = (pos.state["turn"] + 1) % players
        assert shares(turned) == np.roll(shares(pos.state), 1).tolist()


@pytest.mark.clause("K13.1")
def test_at_the_end_the_winner_has_everything() -> None:
    last = positions("knights", 1, players=3)[-1]
    assert last.outcome is not None
    assert shares(last.state) == [float(who in last.outcome.winners) for who in range(3)]


@pytest.mark.parametrize("players", [2, 4])
def test_more_castles_and_tournaments_are_worth_more(players: int) -> None:
    others = [seat(colour) for colour in ("yellow", "white", "black")[: players - 1]]
    own = [seat("red"), seat("red", "green"), seat("red", "green", "blue")]
    found = [shares(table(seats=[each, *others]).state)[0] for each in own]
    assert found == sorted(found)
    won = [seat("red", "green", tournaments=tournaments) for tournaments in (0, 2)]
    found = [shares(table(seats=[each, *others]).state)[0] for each in won]
    assert found == sorted(found)
