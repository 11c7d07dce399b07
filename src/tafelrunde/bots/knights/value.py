"""Win shares of a position in which nobody rolls: a small net over the features, seats in turn order."""

from typing import Any, Final

import numpy as np

from tafelrunde.bots.knights.features import FEATURE_ROOM, MOST_INPUTS, fill_features, mover
from tafelrunde.bots.knights.tables import Tables
from tafelrunde.core.kernel import State, apart, inlined, inner, kernel
from tafelrunde.games.knights.state import MOST_PLAYERS, Phase

HIDDEN: Final = 64
NOTHING = np.float32(0.0)
NET: Final = {
    "first": (MOST_INPUTS, HIDDEN),
    "bias": (HIDDEN,),
    "second": (HIDDEN, MOST_PLAYERS),
    "offset": (MOST_PLAYERS,),
}
"""The weights, in single precision; with fewer seats there are fewer features and places in turn order."""
VALUE_ROOM: Final = [
    *FEATURE_ROOM,
    *((name, np.float32, shape) for name, shape in NET.items()),
    ("hidden", np.float32, HIDDEN),
    ("scores", np.float32, MOST_PLAYERS),  # one per place in turn order
    ("thought", np.float32, MOST_PLAYERS),  # the same as win shares
]
"""What a mind needs to value a position."""
Mind = Any
"""A record of all that a choice needs, inside a kernel; `choose.MIND` says what."""


@kernel
def win_shares(tables: Any, minds: Any, position: Any, shares: Any) -> None:
    """Fill the chance of every seat to win; but for these all are arrays of one."""
    for seat in range(position[0].players):
        shares[seat] = value(tables[0], minds[0], position[0], seat)


@inner
def value(tables: Tables, mind: Mind, state: State, seat: int) -> float:
    """Return a seat's chance to win: 1 or 0 once the game is over."""
    apart()
    if state.phase == Phase.OVER:
        return 1.0 if seat == state.winner else 0.0
    fill_features(tables, mind, state)
    think(mind, mind.features, state.players)
    return mind.thought[(seat - mover(state)) % state.players]


@inner
def think(mind: Mind, features: Any, players: int) -> None:
    """Turn features into win shares by place in turn order."""
    apart()
    hidden, scores = mind.hidden, mind.scores
    for j in range(HIDDEN):
        hidden[j] = mind.bias[j]
    add_features(mind, features)
    for place in range(MOST_PLAYERS):
        scores[place] = mind.offset[place]
    for j in range(HIDDEN):
        hidden[j] = max(hidden[j], NOTHING)
        for place in range(MOST_PLAYERS):
            scores[place] += hidden[j] * mind.second[j, place]
    total = NOTHING
    for place in range(players):
        mind.thought[place] = growth(scores[place])
        total += mind.thought[place]
    for place in range(players):
        mind.thought[place] /= total


@inlined
def add_features(mind: Mind, features: Any) -> None:
    """Add what features tell the hidden layer, two at a time: it is read and written half as often."""
    first, hidden = mind.first, mind.hidden
    for i in range(0, features.size - 1, 2):
        a, b = features.place[i], features.place[i + 1]
        x, y = features.value[i], features.value[i + 1]
        for j in range(HIDDEN):
            hidden[j] += x * first[a, j] + y * first[b, j]
    if features.size % 2:
        a, x = features.place[features.size - 1], features.value[features.size - 1]
        for j in range(HIDDEN):
            hidden[j] += x * first[a, j]


@inlined
def growth(score: Any) -> Any:
    """Return what stands for e to the score: a rational function, the same to the last bit on every machine."""
    x = abs(score) * np.float32(0.25)
    y = np.float32(1.0) + x + np.float32(0.5) * x * x
    y = y * y * y * y
    return y if score > 0.0 else np.float32(1.0) / y


@inlined
def slope(score: Any) -> Any:
    """Return the derivative of the logarithm of `growth`, for learning."""
    x = abs(score) * 0.25
    return (1.0 + x) / (1.0 + x + 0.5 * x * x)
