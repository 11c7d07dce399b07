"""Starts servers quickly: everything is loaded once, and each server is a fork (run as a program by `process`)."""

import gc
import os
import sys

import msgspec

from tafelrunde.cli.warm import warm_up
from tafelrunde.core.registry import games
from tafelrunde.server.operations.logs import set_up
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.run import run


def say(word: str, value: object) -> None:
    """Tell whoever started this, at once."""
    os.write(1, f"{word} {value}\n".encode())


def main() -> None:
    """Read settings line by line; serve with each until that server ends."""
    warm_up(*games())
    gc.freeze()
    say("ready", os.getpid())
    for line in sys.stdin:
        settings = msgspec.json.decode(line, type=Settings)
        child = os.fork()
        if not child:
            set_up(as_json=True)
            run(settings, lambda address, _: say("address", address))
            os._exit(0)
        say("pid", child)
        say("ended", os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))


if __name__ == "__main__":
    main()
