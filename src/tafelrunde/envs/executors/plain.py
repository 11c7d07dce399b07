"""Games stepped by a thread pool of Python's own: one shard of the games a thread, and no lock while it works."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from threading import Barrier, Thread, current_thread
from typing import Any

from tafelrunde.envs.arrays import Actions, Buffers
from tafelrunde.envs.executors.interface import Job
from tafelrunde.envs.spec import REWARDS

UNFINISHED = object()


class PlainExecutor:
    """Hands each thread the same loops over other games, by what numba and Python promise and nothing else."""

    def __init__(self, job: Job) -> None:
        self._spec, self._games = job.spec, job.games
        self._buffers, self._actions = job.buffers, job.choices
        self._loops = job.spec.kernels.loops
        n = len(job.games.states)
        self._shards = [(n * k // job.threads, n * (k + 1) // job.threads) for k in range(job.threads)]
        self._closed = False
        self._start_threads()

    def write_to(self, buffers: Buffers) -> None:
        """Let deals and steps write into these buffers from now on."""
        self._buffers = buffers

    def deal(self) -> None:
        """Begin all games anew and show their first decisions."""
        games, out = self._games, self._buffers
        states = (games.states, games.start, games.rngs, games.lengths, games.legal, games.counts)
        self._run(self._loops.deal, *states, out.observations, out.masks, out.actors)

    def choose(self, choices: Actions) -> None:
        """Choose a random legal action in every game."""
        self._run(self._loops.choose, self._games.legal, self._games.counts, self._games.choice_rngs, choices)

    def first_illegal(self, actions: Actions) -> int:
        """Return the first game whose action is not legal, or the number of games if all are."""
        # The loops would be compiled once more for an array that cannot be written.
        self._actions = actions if actions.flags.writeable else actions.copy()
        found = self._run(self._loops.check, self._actions, self._games.legal, self._spec.actions)
        return min((game for game in found if game >= 0), default=len(actions))

    def step(self) -> None:
        """Play the actions that were looked at last, all of them legal, then chance."""
        games, out, spec, actions = self._games, self._buffers, self._spec, self._actions
        states = (games.states, games.start, games.rngs, games.lengths, games.legal, games.counts)
        written = (out.observations, out.masks, out.actors, actions, out.rewards, out.terminated, out.truncated)
        self._run(self._loops.step, *states, *written, spec.max_cycles, REWARDS[spec.rewards])

    def close(self) -> None:
        """End the threads."""
        self._closed = True
        # A forgotten batch may be found by any thread, and none can wait for its own end.
        self._pool.shutdown(wait=current_thread() not in self._threads)

    def _run(self, loop: Callable[..., Any], *arguments: Any) -> list[Any]:
        """Run a loop over all games, each thread over its shard, and return what the shards return."""
        if self._closed:
            raise RuntimeError("this batch is closed")
        if os.getpid() != self._process:
            self._start_threads()  # a forked process has none
        results = [UNFINISHED] * len(self._shards)

        def run_shard(k: int) -> None:
            results[k] = loop(*self._shards[k], *arguments)

        others = [self._pool.submit(run_shard, k) for k in range(1, len(self._shards))]
        try:
            run_shard(0)
            for other in others:
                other.result()
        except BaseException:
            wait(others)
            self._closed = UNFINISHED in results  # some games are left in the middle of a step
            raise
        return results

    def _start_threads(self) -> None:
        """Start all threads at once: the pool itself would start the next only when the others are busy."""
        self._process = os.getpid()
        self._threads: set[Thread] = set()
        others = len(self._shards) - 1
        met = Barrier(others + 1)

        def arrive() -> None:
            self._threads.add(current_thread())
            met.wait()

        self._pool = ThreadPoolExecutor(max(others, 1))
        for _ in range(others):
            self._pool.submit(arrive)
        met.wait()
