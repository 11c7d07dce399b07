"""Tools that know no masks sample any action; here they get environments whose spaces sample legal ones only."""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Discrete


class LegalDiscrete(Discrete):
    """The numbers of all actions, of which only legal ones are sampled, if any is."""

    def __init__(self, n: int, mask: Callable[[], npt.NDArray[np.int8]]) -> None:
        super().__init__(n)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Sample a legal action."""
        return super().sample(self._mask() if mask is None else mask, probability)
