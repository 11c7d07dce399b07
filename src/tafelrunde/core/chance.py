"""Where chance comes from: a sampler draws an index from exact integer weights."""

import hashlib
import secrets
from abc import ABC, abstractmethod
from typing import Any, Protocol, TypeGuard

import numpy.typing as npt

from tafelrunde.core.kernel import quick

SECRET_BYTES = 32


class Sampler(Protocol):
    """Draws index i with probability weights[i] / sum(weights), exactly."""

    def __call__(self, weights: npt.NDArray[Any]) -> int:
        """Return the index drawn."""
        ...


class WordSampler(ABC):
    """A sampler that draws from random 64-bit words, exactly by rejection: a game's kernel can read them too."""

    __slots__ = ()

    def begin(self) -> None:  # noqa: B027 # most have nothing to do
        """Take in that another event is to be drawn."""

    @abstractmethod
    def word(self, attempt: int) -> int:
        """Return a random word, another one for each attempt at the same event."""

    def __call__(self, weights: npt.NDArray[Any]) -> int:
        """Return the index drawn."""
        self.begin()
        total = total_of(weights)
        fair = 2**64 - 2**64 % total
        attempt = 0
        while (number := self.word(attempt)) >= fair:
            attempt += 1
        return index_at(weights, number % total)


def draws_words(sampler: Sampler) -> TypeGuard[WordSampler]:
    """Say whether a sampler draws from words, and in no way of its own."""
    return type(sampler).__call__ is WordSampler.__call__


class Seeded(WordSampler):
    """A sampler whose draws follow from its seed alone, on every machine and Python version."""

    def __init__(self, seed: int | str) -> None:
        self._key = hashlib.blake2b(str(seed).encode(), digest_size=32).digest()
        self._drawn = 0

    def word(self, attempt: int) -> int:
        """Return the next word."""
        self._drawn += 1
        block = hashlib.blake2b(self._drawn.to_bytes(8, "big"), key=self._key, digest_size=8).digest()
        return int.from_bytes(block, "big")


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
