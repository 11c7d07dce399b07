"""Where chance comes from: a sampler draws an index from exact integer weights."""

import hashlib
import secrets
from collections.abc import Callable
from typing import Any, Protocol

import numpy.typing as npt

from tafelrunde.core.kernel import quick

SECRET_BYTES = 32


class Sampler(Protocol):
    """Draws index i with probability weights[i] / sum(weights), exactly."""

    def __call__(self, weights: npt.NDArray[Any]) -> int:
        """Return the index drawn."""
        ...


class Seeded:
    """A sampler whose draws follow from its seed alone, on every machine and Python version."""

    def __init__(self, seed: int | str) -> None:
        self._key = hashlib.blake2b(str(seed).encode(), digest_size=32).digest()
        self._drawn = 0

    def __call__(self, weights: npt.NDArray[Any]) -> int:
        """Return the index drawn."""
        return draw(weights, self._word)

    def _word(self, _attempt: int) -> int:
        self._drawn += 1
        block = hashlib.blake2b(self._drawn.to_bytes(8, "big"), key=self._key, digest_size=8).digest()
        return int.from_bytes(block, "big")


def draw(weights: npt.NDArray[Any], word: Callable[[int], int]) -> int:
    """Draw an index by its weight from random 64-bit words, the one of each attempt; exact by rejection."""
    total = total_of(weights)
    fair = 2**64 - 2**64 % total
    attempt = 0
    while (number := word(attempt)) >= fair:
        attempt += 1
    return index_at(weights, number % total)


# Kernels, as numpy's own functions let other threads run first, and a server draws between two messages.
@quick
def total_of(weights: Any) -> int:
    """Return what all weights add up to."""
    total = 0
    for weight in weights:
        total += weight
    return total


@quick
def index_at(weights: Any, place: int) -> int:
    """Return the index whose share of the weights, laid end to end, covers a place."""
    index = 0
    while place >= weights[index]:
        place -= weights[index]
        index += 1
    return index


def seeded(seed: int | str | None = None) -> Seeded:
    """Return a sampler; equal seeds draw alike, no seed means a fresh secret one."""
    return Seeded(secrets.token_hex(16) if seed is None else seed)


def new_secret() -> bytes:
    """Return a fresh secret for fair dice (`fairness.py`)."""
    return secrets.token_bytes(SECRET_BYTES)
