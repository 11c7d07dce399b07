"""Small nets as kernels: two hidden layers and a straight way from what goes in to what comes out.

Nothing here takes an exponential: it is looked up, so that a decision is the same on every machine.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from tafelrunde.bots.weights import Weights
from tafelrunde.core.kernel import apart, inner

STEPS: Final = 64
"""Entries of the table of exponentials for a whole number."""
DEEPEST: Final = 24
"""Below minus this an exponential counts as that of it."""
EXPONENTIALS = np.exp(-np.arange(DEEPEST * STEPS + 2) / STEPS).astype(np.float32)


class Net(NamedTuple):
    """The weights of a net, a row for each number that goes in."""

    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    last: Any
    last_bias: Any
    straight: Any


def net_of(weights: Weights, name: str) -> Net:
    """Return one of the nets among some weights."""
    return Net(*(weights[f"{name}_{part}"] for part in Net._fields))


@inner
def decay(x: float) -> Any:
    """Return the exponential of minus `x`, which is not negative, by straight lines between the table's entries."""
    place = min(x, DEEPEST) * STEPS
    low = int(place)
    return EXPONENTIALS[low] + (place - low) * (EXPONENTIALS[low + 1] - EXPONENTIALS[low])


@inner
def as_chance(score: float) -> Any:
    """Return the logistic function of a score."""
    if score >= 0:
        return 1.0 / (1.0 + decay(score))
    small = decay(-score)
    return small / (1.0 + small)


@inner
def pass_on(numbers: Any, weights: Any, out: Any) -> None:
    """Add to what comes out what goes in times its weights; most of it is zero."""
    for i in range(len(numbers)):
        number = numbers[i]
        if number != 0.0:
            for j in range(len(out)):
                out[j] += number * weights[i, j]


@inner
def begin(bias: Any, out: Any) -> None:
    """Let what comes out begin with its bias."""
    for j in range(len(out)):
        out[j] = bias[j]


@inner
def cut_off(out: Any) -> None:
    """Leave nothing below zero."""
    for j in range(len(out)):
        out[j] = max(out[j], 0.0)


@inner
def answer(net: Net, numbers: Any, hidden: Any, out: Any) -> None:
    """Fill in what a net makes of some numbers; `hidden` has a row for each hidden layer."""
    apart()
    one, two = hidden[0, : len(net.first_bias)], hidden[1, : len(net.second_bias)]
    begin(net.first_bias, one)
    pass_on(numbers, net.first, one)
    cut_off(one)
    begin(net.second_bias, two)
    pass_on(one, net.second, two)
    cut_off(two)
    begin(net.last_bias, out)
    pass_on(two, net.last, out)
    pass_on(numbers, net.straight, out)
