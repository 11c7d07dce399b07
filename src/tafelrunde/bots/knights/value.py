"""Win shares at the end of a turn: a small net over the features, seats in turn order."""

from typing import Any, NamedTuple

import numpy as np

from tafelrunde.bots.knights.features import LIKES, fill_features, inputs, mover
from tafelrunde.bots.knights.tables import Tables
from tafelrunde.core.kernel import State, apart, inner, kernel
from tafelrunde.games.knights.state import Phase


class Net(NamedTuple):
    """The weights for one number of seats, in single precision."""

    first: Any
    """[feature, hidden]."""
    bias: Any
    second: Any
    """[hidden, place in turn order]."""
    offset: Any


class Room(NamedTuple):
    """Where a net writes what it works out."""

    unseen: Any
    features: Any
    hidden: Any
    scores: Any
    """One per place in turn order."""
    shares: Any
    """The same as win shares."""


def room(players: int, hidden: int) -> Room:
    """Return room for a net."""
    single = [np.zeros(size, np.float32) for size in (inputs(players), hidden, players, players)]
    return Room(np.zeros(LIKES, np.int64), *single)


@kernel
def win_shares(tables: Tables, net: Net, room: Room, state: State, shares: Any) -> None:
    """Fill the chance of every seat to win, at the end of a turn; the winner's is 1 once the game is over."""
    apart()
    if state.phase == Phase.OVER:
        for seat in range(state.players):
            shares[seat] = 1.0 if seat == state.winner else 0.0
        return
    fill_features(tables, state, room.unseen, room.features)
    think(net, room)
    first = mover(state)
    for place in range(state.players):
        shares[(first + place) % state.players] = room.shares[place]


@kernel
def think(net: Net, room: Room) -> None:
    """Turn features into shares by place."""
    apart()
    hidden, scores = room.hidden, room.scores
    hidden[:] = net.bias
    for i in range(len(room.features)):
        feature = room.features[i]
        if feature != 0.0:
            for j in range(len(hidden)):
                hidden[j] += feature * net.first[i, j]
    scores[:] = net.offset
    for j in range(len(hidden)):
        if hidden[j] > 0.0:
            for place in range(len(scores)):
                scores[place] += hidden[j] * net.second[j, place]
        else:
            hidden[j] = 0.0
    total = 0.0
    for place in range(len(scores)):
        room.shares[place] = growth(scores[place])
        total += room.shares[place]
    for place in range(len(scores)):
        room.shares[place] /= total


@inner
def growth(score: Any) -> Any:
    """Return what stands for e to the score: a rational function, the same to the last bit on every machine."""
    x = abs(score) * 0.25
    y = 1.0 + x + 0.5 * x * x
    y = y * y * y * y
    return y if score > 0.0 else 1.0 / y


@inner
def slope(score: Any) -> Any:
    """Return the derivative of the logarithm of `growth`, for learning."""
    x = abs(score) * 0.25
    return (1.0 + x) / (1.0 + x + 0.5 * x * x)
