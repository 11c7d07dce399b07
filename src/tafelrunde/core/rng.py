"""A fast generator for playouts: SplitMix64 in a 1-element uint64 array, exact in its bounds."""

from typing import Any

import numpy as np
import numpy.typing as npt

from tafelrunde.core.kernel import kernel

Rng = npt.NDArray[np.uint64]

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
LOW_HALF = np.uint64(0xFFFFFFFF)


def rng(seed: int) -> Rng:
    """Return a generator for kernels; equal seeds give equal streams."""
    return np.array([seed & 0xFFFF_FFFF_FFFF_FFFF], dtype=np.uint64)


@kernel
def next_word(rng: Any) -> Any:
    """Return 64 random bits."""
    rng[0] += GOLDEN
    z = rng[0]
    z = (z ^ (z >> S30)) * MIX_1
    z = (z ^ (z >> S27)) * MIX_2
    return z ^ (z >> S31)


@kernel
def below(rng: Any, bound: int) -> Any:
    """Return a uniform number in 0 … bound-1 (bound < 2**32), without bias (Lemire's rejection)."""
    limit = np.uint64(bound)
    product = (next_word(rng) >> S32) * limit
    if (product & LOW_HALF) < limit:
        threshold = ((LOW_HALF + np.uint64(1)) - limit) % limit
        while (product & LOW_HALF) < threshold:
            product = (next_word(rng) >> S32) * limit
    return np.int64(product >> S32)
