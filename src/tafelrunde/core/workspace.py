"""Memory that kernels write to at every move; each thread has its own, which stays in the processor's cache."""

import threading
from typing import Final

import numpy as np

from tafelrunde.core.drivers import HEAD
from tafelrunde.core.story import ROWS, new_story

ACTIONS: Final = 4
"""So many in a row can each tell as much as one may, until what they told has to be read."""


class Workspace(threading.local):
    """Room for what a move leads to: a story, and what comes next."""

    def __init__(self, codes: int) -> None:
        self.story = new_story(ACTIONS * ROWS)
        self.now = np.empty(HEAD + codes, np.int32)

    def clear(self) -> None:
        """Forget what was told."""
        self.story[0, 0] = 0

    @property
    def told(self) -> int:
        """How many messages were told."""
        count: int = self.story.item(0)
        return count

    @property
    def is_full(self) -> bool:
        """Whether another action and a chance event after it might tell more than there is room for."""
        return self.told > (ACTIONS - 2) * ROWS


class Page(threading.local):
    """Room for letters."""

    def __init__(self, length: int) -> None:
        self.letters = np.zeros(length, np.uint8)
