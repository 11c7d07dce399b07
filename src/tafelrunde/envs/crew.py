"""The threads of a batch: one leads, the others help while there is work and sleep when there is none."""

import time
from collections import deque
from threading import Lock, Thread, current_thread
from typing import Any

import numpy as np
import numpy.typing as npt

from tafelrunde.envs.kernels.box import AT
from tafelrunde.envs.kernels.sharing import Sharing


class Crew:
    """Threads that share the rounds of one box; Python's lock is needed only to go to sleep and to wake up."""

    def __init__(self, sharing: Sharing, box: npt.NDArray[np.int64]) -> None:
        self._sharing = sharing
        self._box = box
        self._compile()
        self._asleep: deque[Any] = deque()
        self._failures: list[Exception] = []
        lanes = range(1, int(box[AT.threads]))
        self._threads = [Thread(target=self._help, args=(lane,), daemon=True) for lane in lanes]
        for thread in self._threads:
            thread.start()

    def run(self, task: int) -> None:
        """Do one round, all threads together, and return when it is done; rounds must not overlap."""
        if self._box[AT.closed]:
            raise RuntimeError("this batch is closed")
        self._wake()
        try:
            self._lead(task)
        except BaseException:
            if not self._sharing.wait(self._box):  # games are left in the middle of a step
                self._box[AT.closed] = True
            raise

    def close(self) -> None:
        """Let the threads go."""
        self._box[AT.closed] = True
        for thread in self._threads:
            while thread.is_alive() and thread is not current_thread():  # a forgotten batch may be found by any
                self._wake()
                thread.join(0.01)

    def _lead(self, task: int) -> None:
        done = self._sharing.lead(self._box, task)
        while not done:
            if self._failures:
                raise self._failures[0]
            time.sleep(0)
            done = self._sharing.wait(self._box)

    def _compile(self) -> None:
        """Let all be compiled before the threads need it: with the box closed, nobody waits for work."""
        self._box[AT.closed] = True
        self._sharing.help(self._box, 0)
        self._sharing.wait(self._box)
        self._box[AT.closed] = False

    def _wake(self) -> None:
        while self._asleep:
            self._asleep.pop().release()

    def _help(self, lane: int) -> None:
        bell = Lock()
        bell.acquire()
        try:
            while not self._box[AT.closed]:
                self._sharing.help(self._box, lane)
                self._asleep.append(bell)
                bell.acquire()
        except Exception as error:
            self._failures.append(error)
