"""A process of our own that answers over a pipe: started when it is first needed, ended when it is no longer."""

import multiprocessing
import os
from collections.abc import Callable
from multiprocessing.connection import Connection

NICENESS = 5
"""Where the processor is scarce the tables come first."""


class ChildProcess:
    """A process and the pipe to it; a new one takes its place after `end`, none after `dismiss`."""

    def __init__(self, work: Callable[[Connection], None], name: str) -> None:
        self._work, self._name = work, name
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self.dismissed = False

    @property
    def is_running(self) -> bool:
        """Whether it has been started."""
        return self._pipe is not None

    def pipe(self) -> Connection:
        """Return the pipe to the process, which is started if need be; EOFError after it was dismissed."""
        if self.dismissed:
            raise EOFError
        if self._pipe is None:
            context = multiprocessing.get_context("spawn")
            self._pipe, other = context.Pipe()
            process = context.Process(target=_begin, args=(self._work, other), name=self._name, daemon=True)
            process.start()
            other.close()
            self._keep(process)
        return self._pipe

    def end(self) -> None:
        """End the process, whatever it is doing."""
        if self._process is not None and self._pipe is not None:
            self._pipe.close()
            self._process.kill()
        self._process = self._pipe = None

    def dismiss(self) -> None:
        """End the process for good, from whatever thread; whoever waits for its answer notices."""
        self.dismissed = True
        if self._process is not None:
            self._process.kill()

    def _keep(self, process: multiprocessing.process.BaseProcess) -> None:
        self._process = process
        if self.dismissed:  # while it was started
            process.kill()


def _begin(work: Callable[[Connection], None], pipe: Connection) -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    work(pipe)
