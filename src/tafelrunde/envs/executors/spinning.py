"""Games stepped by threads that meet in memory: Python's lock is needed only to go to sleep and to wake up.

All that a round needs stands in one array (`envs.kernels.shared_array`). Between two rounds the threads spin for
some hundred microseconds, so that the next one finds them awake (`envs.kernels.sharing`).
"""

import time
from collections import deque
from threading import Lock, Thread, current_thread
from typing import Any

import numpy as np
import numpy.typing as npt

from tafelrunde.envs.arrays import Actions, Buffers
from tafelrunde.envs.executors.interface import Job
from tafelrunde.envs.kernels.shared_array import AT, BUFFERS, GAMES, TERMS, places, shared_size
from tafelrunde.envs.kernels.sharing import CHECK, CHOOSE, DEAL, STEP, sharing_of
from tafelrunde.envs.spec import REWARDS

BUFFERS_AT = places(BUFFERS)


class SpinningExecutor:
    """One thread leads, the others help while there is work and sleep when there is none."""

    def __init__(self, job: Job) -> None:
        spec = job.spec
        self._sharing = sharing_of(spec.game.name, spec.game.state_dtype, spec.kernels.loops)
        self._job = job
        """Keeps the arrays alive for as long as their addresses are in use."""
        self._buffer_addresses = [address(array) for array in job.buffers]
        self._choices_address = address(job.choices)
        self._shared = np.zeros(shared_size(job.threads), np.int64)
        self._shared[places(TERMS)] = (
            *(0, job.threads, len(job.games.states), spec.observation_size, spec.actions),
            *(spec.players, spec.max_cycles, REWARDS[spec.rewards]),
        )
        self._shared[places(GAMES)] = [address(array) for array in job.games]
        self._compile()
        self._asleep: deque[Any] = deque()
        self._failures: list[Exception] = []
        self._threads = [Thread(target=self._help, args=(lane,), daemon=True) for lane in range(1, job.threads)]
        for thread in self._threads:
            thread.start()

    def write_to(self, buffers: Buffers) -> None:
        """Let deals and steps write into these buffers from now on."""
        own = buffers is self._job.buffers
        self._shared[BUFFERS_AT] = self._buffer_addresses if own else [address(array) for array in buffers]

    def deal(self) -> None:
        """Begin all games anew and show their first decisions."""
        self._run(DEAL)

    def choose(self, choices: Actions) -> None:
        """Choose a random legal action in every game."""
        self._shared[AT.choices] = self._address_of(choices)
        self._run(CHOOSE)

    def first_illegal(self, actions: Actions) -> int:
        """Return the first game whose action is not legal, or the number of games if all are."""
        self._shared[AT.chosen] = self._address_of(actions)
        self._shared[AT.first_illegal] = len(actions)
        self._run(CHECK)
        return int(self._shared[AT.first_illegal])

    def step(self) -> None:
        """Play the actions that were looked at last, all of them legal, then chance."""
        self._run(STEP)

    def close(self) -> None:
        """End the threads."""
        self._shared[AT.closed] = True
        for thread in self._threads:
            while thread.is_alive() and thread is not current_thread():  # a forgotten batch may be found by any
                self._wake()
                thread.join(0.01)

    def _address_of(self, actions: Actions) -> int:
        return self._choices_address if actions is self._job.choices else address(actions)

    def _run(self, task: int) -> None:
        """Do one round, all threads together, and return when it is done."""
        if self._shared[AT.closed]:
            raise RuntimeError("this batch is closed")
        self._wake()
        try:
            self._lead(task)
        except BaseException:
            if not self._sharing.wait(self._shared):  # games are left in the middle of a step
                self._shared[AT.closed] = True
            raise

    def _lead(self, task: int) -> None:
        done = self._sharing.lead(self._shared, task)
        while not done:
            if self._failures:
                raise self._failures[0]
            time.sleep(0)
            done = self._sharing.wait(self._shared)

    def _compile(self) -> None:
        """Let all be compiled before the threads need it: with the array closed, nobody waits for work."""
        self._shared[AT.closed] = True
        self._sharing.help(self._shared, 0)
        self._sharing.wait(self._shared)
        self._shared[AT.closed] = False

    def _wake(self) -> None:
        while self._asleep:
            self._asleep.pop().release()

    def _help(self, lane: int) -> None:
        """Help in every round, and sleep on a lock of one's own when there was none for a while."""
        wake_up = Lock()
        wake_up.acquire()
        try:
            while not self._shared[AT.closed]:
                self._sharing.help(self._shared, lane)
                self._asleep.append(wake_up)
                wake_up.acquire()
        except Exception as error:
            self._failures.append(error)


def address(array: npt.NDArray[Any]) -> int:
    """Return where an array's memory begins."""
    place: int = array.__array_interface__["data"][0]
    return place
