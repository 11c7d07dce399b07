"""Where everything stands in the one array of whole numbers that the threads of a spinning executor share.

A processor moves memory between its cores in lines of 64 bytes. A number that several threads change has a line for
itself: two of them in one line would make each thread wait for the others' writes ("false sharing"). What is only
read during a round stands close together behind them, and last come the lanes' counters, a line each.
"""

from collections import namedtuple
from typing import Any, Final

LINE: Final = 8
"""Numbers of eight bytes in one line of a core's memory."""

COUNTERS: Final = ("round", "done", "first_illegal", "closed")
"""How many rounds have begun, how many shares are done in all of them, what a check found, whether it is over."""
TERMS: Final = ("task", "threads", "games", "observed", "actions", "players", "max_cycles", "rewards_kind")
"""What the round is about, and sizes."""
GAMES: Final = ("states", "start", "rngs", "choice_rngs", "lengths", "legal", "counts")
"""Addresses of a batch's `GameArrays`."""
ACTIONS: Final = ("choices", "chosen")
"""Addresses of the actions to write and to read."""
BUFFERS: Final = ("observations", "masks", "actors", "rewards", "terminated", "truncated")
"""Addresses of a batch's `Buffers`."""

_FLAT: Final = (*TERMS, *GAMES, *ACTIONS, *BUFFERS)
_FLAT_START: Final = len(COUNTERS) * LINE
_FLAT_END: Final = _FLAT_START + len(_FLAT)
_PLACES: Final = (*range(0, _FLAT_START, LINE), *range(_FLAT_START, _FLAT_END))

AT: Any = namedtuple("AT", (*COUNTERS, *_FLAT))(*_PLACES)
"""The place of each number, by its name."""


def places(names: tuple[str, ...]) -> slice:
    """Return the places of names that stand one after another."""
    return slice(getattr(AT, names[0]), getattr(AT, names[-1]) + 1)


LANES: Final = -(-_FLAT_END // LINE) * LINE
"""Where the lanes' counters begin: how many of a lane's shares were taken so far, in all rounds."""


def shared_size(threads: int) -> int:
    """Return how many numbers the array has."""
    return LANES + threads * LINE
