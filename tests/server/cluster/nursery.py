"""Starts many servers quickly: everything is loaded once, and each server is a fork (run as a program)."""

import gc
import os
import signal
import sys

import msgspec

from tafelrunde.cli.warm import warm_up
from tafelrunde.core.registry import games
from tafelrunde.server import preloaded as preloaded
from tafelrunde.server.operations.logs import set_up
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.run import run


def say(*words: object) -> None:
    """Tell whoever started this, at once."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def serve(settings: Settings) -> None:
    """Be a server until told to stop."""
    for number in (signal.SIGCHLD, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    set_up(as_json=True)
    run(settings, lambda address, _: say("serves", os.getpid(), address.rpartition(":")[2]))
    os._exit(0)


def main() -> None:
    """Read settings line by line, and start a server with each."""
    warm_up(*games())
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them here
    for line in sys.stdin:
        settings = msgspec.json.decode(line, type=Settings)
        if not os.fork():
            serve(settings)


if __name__ == "__main__":
    main()
