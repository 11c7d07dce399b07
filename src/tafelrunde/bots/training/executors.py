"""Where the work is done: in processes here, or on a cluster by Ray, behind the interface of concurrent.futures."""

import os
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, ParamSpec, TypeVar

from tafelrunde.bots.training.trainer import CannotTrain

P = ParamSpec("P")
T = TypeVar("T")


def processes(workers: int) -> Executor:
    """Return a pool of processes that start afresh, each with one thread for numpy."""
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"))


class RayExecutor(Executor):
    """Runs calls on a Ray cluster: the one that `RAY_ADDRESS` names, or one of its own on this machine."""

    def __init__(self, workers: int) -> None:
        try:
            import ray
        except ModuleNotFoundError as error:
            raise CannotTrain("Ray is missing: pip install 'tafelrunde[ray]'") from error
        self._ray: Any = ray
        elsewhere = "RAY_ADDRESS" in os.environ
        self._ray.init(num_cpus=None if elsewhere else workers, log_to_driver=False)
        self._call = self._ray.remote(_call)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have a call made somewhere."""
        future: Future[T] = self._call.remote(fn, args, kwargs).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; what still runs there ends."""
        self._ray.shutdown()


def _call(function: Callable[..., T], arguments: tuple[Any, ...], named: dict[str, Any]) -> T:
    return function(*arguments, **named)


EXECUTORS: dict[str, Callable[[int], Executor]] = {"processes": processes, "ray": RayExecutor}
