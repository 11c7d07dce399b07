"""Fitting small nets to examples, in numpy: Adam on the cross-entropy of chances or of shares of a win."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tafelrunde.bots.court.nets import Net

Array = npt.NDArray[Any]
BATCH: Final = 256
FIRST_MOMENT: Final = 0.9
SECOND_MOMENT: Final = 0.999
TINY: Final = 1e-8


class Examples(NamedTuple):
    """What goes into a net, and what is wanted of it.

    `wanted[example, goal]` are chances, each by itself, for `numbers[example]`; or `wanted[example, seat]` are
    shares of one win for `numbers[example, seat]`, to whom the net gives one score each.
    """

    numbers: Array
    wanted: Array


def joined(parts: Sequence[Examples]) -> Examples:
    """Put examples together."""
    return Examples(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


def fresh_net(rng: np.random.Generator, numbers: int, hidden: tuple[int, int], out: int) -> Net:
    """Return a net that answers with zeros, whatever goes in."""
    return Net(
        rng.normal(0, np.sqrt(2 / numbers), (numbers, hidden[0])),
        np.zeros(hidden[0]),
        rng.normal(0, np.sqrt(2 / hidden[0]), hidden),
        np.zeros(hidden[1]),
        np.zeros((hidden[1], out)),
        np.zeros(out),
        np.zeros((numbers, out)),
    )


def arrays_of(net: Net, name: str) -> dict[str, Array]:
    """Return a net's weights by name, as they are kept."""
    return {f"{name}_{part}": np.asarray(array, np.float32) for part, array in net._asdict().items()}


def scores(net: Net, numbers: Array) -> tuple[Array, Array, Array]:
    """Return both hidden layers and what comes out."""
    one = np.maximum(numbers @ net.first + net.first_bias, 0)
    two = np.maximum(one @ net.second + net.second_bias, 0)
    return one, two, two @ net.last + net.last_bias + numbers @ net.straight


def slopes(net: Net, numbers: Array, one: Array, two: Array, error: Array) -> Net:
    """Return how the loss changes with each weight, given how it changes with what comes out."""
    back_two = (error @ net.last.T) * (two > 0)
    back_one = (back_two @ net.second.T) * (one > 0)
    return Net(
        numbers.T @ back_one,
        back_one.sum(axis=0),
        one.T @ back_two,
        back_two.sum(axis=0),
        two.T @ error,
        error.sum(axis=0),
        numbers.T @ error,
    )


class Adam:
    """Steps down a slope, each weight at a pace of its own; the weights shrink a little on the way."""

    def __init__(self, net: Net, decay: float) -> None:
        self.net = Net(*(np.array(array, np.float32) for array in net))
        self.decay = decay
        self.means = [np.zeros_like(array) for array in self.net]
        self.squares = [np.zeros_like(array) for array in self.net]
        self.steps = 0

    def step(self, slope: Net, rate: float) -> None:
        """Take one step."""
        self.steps += 1
        rate *= np.sqrt(1 - SECOND_MOMENT**self.steps) / (1 - FIRST_MOMENT**self.steps)
        for array, mean, square, along in zip(self.net, self.means, self.squares, slope, strict=True):
            mean += (1 - FIRST_MOMENT) * (along - mean)
            square += (1 - SECOND_MOMENT) * (along * along - square)
            array -= rate * (mean / (np.sqrt(square) + TINY) + self.decay * array)


def fit(
    net: Net, sets: Sequence[Examples], rng: np.random.Generator, epochs: int, rate: float, decay: float = 0.01
) -> Net:
    """Fit a net to some sets of examples, a batch of one after a batch of another."""
    adam = Adam(net, decay)
    steps = epochs * sum(-(-len(some.numbers) // BATCH) for some in sets)
    for _ in range(epochs):
        for some in shuffled(sets, rng):
            here = some.numbers.reshape(-1, some.numbers.shape[-1])
            one, two, out = scores(adam.net, here)
            error = expected(out, some.wanted, shared=some.numbers.ndim == 3) / len(some.wanted)
            adam.step(slopes(adam.net, here, one, two, error), rate * (1 - adam.steps / steps))
    return adam.net


def shuffled(sets: Sequence[Examples], rng: np.random.Generator) -> Iterator[Examples]:
    """Yield all examples once, in batches from one set each, in any order."""
    orders = [rng.permutation(len(some.numbers)) for some in sets]
    batches = [
        (some, order[first : first + BATCH])
        for some, order in zip(sets, orders, strict=True)
        for first in range(0, len(order), BATCH)
    ]
    for number in rng.permutation(len(batches)):
        (numbers, wanted), places = batches[number]
        yield Examples(numbers[places], wanted[places])


def expected(out: Array, wanted: Array, *, shared: bool) -> Array:
    """Return how far what a net expects is from what is wanted, in the shape of what comes out."""
    if not shared:
        return 1 / (1 + np.exp(-out)) - wanted
    return (shares(out.reshape(wanted.shape)) - wanted).reshape(out.shape)


def shares(scores: Array) -> Array:
    """Return the shares of a win by the scores of all seats."""
    growth = np.exp(scores - scores.max(axis=1, keepdims=True))
    parts: Array = growth / growth.sum(axis=1, keepdims=True)
    return parts


def rounded(arrays: Mapping[str, Array]) -> dict[str, Array]:
    """Round weights to half precision: what they stand for stays the same."""
    return {name: np.asarray(array, np.float16).astype(np.float32) for name, array in arrays.items()}
