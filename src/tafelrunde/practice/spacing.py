"""When something that was missed comes back: each time it is found it waits longer, and missed it begins anew.

Leitner's boxes: simple enough to be kept with a card as one number, and to be understood by whoever learns.
"""

from typing import Final

DAY: Final = 86_400_000
"""In milliseconds."""
WAITS: Final = (1, 3, 7, 16, 35, 90)
"""Days until a card comes back, by the box that it has come to."""


def next_box(box: int, *, found: bool) -> int:
    """Return the box of a card after it was tried."""
    return min(box + 1, len(WAITS) - 1) if found else 0


def due_after(box: int, now: int) -> int:
    """Return when a card that has come to a box comes back."""
    return now + DAY * WAITS[box]
