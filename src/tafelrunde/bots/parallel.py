"""Many jobs on one or more processes, their results in order, and no more begun than are wanted soon."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Final, TypeVar

S = TypeVar("S")
T = TypeVar("T")

AHEAD: Final = 4
"""Jobs that each process has before it: enough to be never idle, few enough to stop soon."""


def in_order(job: Callable[[S], T], given: Iterable[S], workers: int) -> Iterator[T]:
    """Yield what comes of each of those given, in their order; whoever stops asking stops the work."""
    if workers == 1:
        yield from map(job, given)
        return
    with ProcessPoolExecutor(workers) as pool:
        waiting: deque[Future[T]] = deque()
        try:
            for each in given:
                waiting.append(pool.submit(job, each))
                if len(waiting) >= workers * AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
