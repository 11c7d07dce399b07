"""How kernels tell what they do: messages in numbers, written down where a rule makes them happen.

A kernel that may tell something takes a `story` as its last argument and hands it on. In playouts the story is
None, and numba leaves out everything that is written to it: telling costs nothing there.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from tafelrunde.core.kernel import kernel

Story = Any
"""Inside a kernel: rows of numbers, or None where nobody listens."""

ROWS = 32
"""How many messages one action can tell."""
WIDTH = 8
"""The number of a message, and its arguments."""


def new_story(rows: int = ROWS) -> npt.NDArray[np.int32]:
    """Return room for messages; the first number of row 0 counts them, they follow from row 1 on."""
    return np.zeros((rows + 1, WIDTH), np.int32)


@kernel
def tell(
    story: Story, message: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """Write a message down, with its arguments in the order of its type."""
    if story is not None:
        row = story[0, 0] + 1
        story[0, 0] = row
        story[row, 0] = message
        story[row, 1] = a
        story[row, 2] = b
        story[row, 3] = c
        story[row, 4] = d
        story[row, 5] = e
        story[row, 6] = f
        story[row, 7] = g


@kernel
def refuse(story: Story, reason: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    """Return why an action is not legal, and write it down with its facts."""
    tell(story, reason, a, b, c, d)
    return reason
