"""Where chance comes from: a sampler draws an index from exact integer weights."""

import hashlib
import secrets
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt


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
        bounds = np.cumsum(weights)
        return int(np.searchsorted(bounds, self._below(int(bounds[-1])), side="right"))

    def _below(self, bound: int) -> int:
        """Return a uniform number below `bound`, by rejection."""
        fair = 2**64 - 2**64 % bound
        while True:
            self._drawn += 1
            block = hashlib.blake2b(self._drawn.to_bytes(8, "big"), key=self._key, digest_size=8).digest()
            word = int.from_bytes(block, "big")
            if word < fair:
                return word % bound


def seeded(seed: int | str | None = None) -> Seeded:
    """Return a sampler; equal seeds draw alike, no seed means a fresh secret one."""
    return Seeded(secrets.token_hex(16) if seed is None else seed)
