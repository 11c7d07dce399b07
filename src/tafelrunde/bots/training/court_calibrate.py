"""How much of a win a better score is with two seats: after learning, a factor is fitted to how matches end.

What is learned hangs back a little behind what it is learned from. Whoever has the better score stays ahead; by how
much becomes true, and with it what a character is worth against the King, whose worth is not learned.
"""

from typing import Final, NamedTuple

import numpy as np

from tafelrunde.bots.court.nets import net_of
from tafelrunde.bots.training.court_fit import Array, arrays_of, scores, shares
from tafelrunde.bots.weights import Weights

FACTORS: Final = np.linspace(0.7, 1.8, 56)
NET: Final = "two"


class Watched(NamedTuple):
    """Positions of matches before the King was taken: what each seat's score hangs on, and who won."""

    numbers: Array
    won: Array


def calibrated(weights: Weights, watched: Watched) -> dict[str, Array]:
    """Return the net of two seats with the factor under which the winners of matches are likeliest."""
    net = net_of(weights, NET)
    count, seats, width = watched.numbers.shape
    out = scores(net, watched.numbers.reshape(-1, width))[2].reshape(count, seats)
    places = np.arange(count), watched.won
    surprises = [-np.log(shares(factor * out)[places]).mean() for factor in FACTORS]
    factor = float(FACTORS[np.argmin(surprises)])
    scaled = net._replace(last=factor * net.last, last_bias=factor * net.last_bias, straight=factor * net.straight)
    return arrays_of(scaled, NET)
