"""Where everything stands in the box: the one array of whole numbers that the threads of a batch share."""

from collections import namedtuple
from typing import Any, Final

LINE: Final = 8
"""Numbers in one line of a core's memory: counters that several threads change have a line each."""

COUNTERS: Final = ("round", "done", "first_illegal", "closed")
TERMS: Final = ("task", "threads", "games", "observed", "actions", "players", "max_cycles", "rewards_kind")
OWN: Final = ("states", "start", "rngs", "choice_rngs", "lengths", "bits", "counts")
ACTIONS: Final = ("choices", "chosen")
BUFFERS: Final = ("observations", "masks", "actors", "rewards", "terminated", "truncated")

_FLAT: Final = (*TERMS, *OWN, *ACTIONS, *BUFFERS)
_FLAT_START: Final = len(COUNTERS) * LINE
_FLAT_END: Final = _FLAT_START + len(_FLAT)
_PLACES: Final = (*range(0, _FLAT_START, LINE), *range(_FLAT_START, _FLAT_END))

AT: Any = namedtuple("AT", (*COUNTERS, *_FLAT))(*_PLACES)
"""The place of each number, by its name; of an array the box has the address."""


def places(names: tuple[str, ...]) -> slice:
    """Return the places of names that stand one after another."""
    return slice(getattr(AT, names[0]), getattr(AT, names[-1]) + 1)


LANES: Final = -(-_FLAT_END // LINE) * LINE
"""Where the lanes' counters begin: how many of a lane's shares were taken so far, in all rounds."""


def box_size(threads: int) -> int:
    """Return how many numbers a box has."""
    return LANES + threads * LINE
