"""`tafelrunde serve`: host tables for everybody who opens the address in a browser."""

import argparse
import os
import webbrowser
from collections.abc import Sequence
from threading import Thread
from time import monotonic, sleep
from typing import Any, get_type_hints

import msgspec

from tafelrunde.cli.arguments import Commands
from tafelrunde.cli.language import words
from tafelrunde.cli.screen import show
from tafelrunde.core.registry import games
from tafelrunde.server.operations.compiling import Compiler, cold
from tafelrunde.server.operations.settings import Settings, settings_from, variable

PLAIN = ("host", "port", "database", "origin", "websocket", "workers", "peer")
"""Settings with arguments of their own, beside `--lan`; the others are given by environment variables."""
LOOK = 0.5
"""Seconds between two looks at how far the rules are."""
TELL = 10.0
"""Seconds between two lines about it."""


def add_command(commands: Commands) -> None:
    """Add `serve` to the command line."""
    parser = commands.add_parser(
        "serve",
        help="host tables in the browser",
        description=__doc__,
        epilog=_epilog(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    hints = _descriptions()
    for name in PLAIN:
        parser.add_argument(f"--{name}", help=f"{hints[name]} (or {variable(name)})")
    parser.add_argument("--lan", action="store_const", const=True, help=f"{hints['lan']} (or {variable('lan')})")
    parser.add_argument("--open", action="store_true", help="open the browser when the server is ready")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Serve until interrupted; what has to be compiled is compiled beside it, at the first start."""
    # The other commands start faster without a web server.
    from tafelrunde.server.operations.logs import set_up
    from tafelrunde.server.run import run as run_server
    from tafelrunde.server.workers import run_workers

    settings = settings_from(os.environ, **{name: getattr(given, name) for name in (*PLAIN, "lan")})
    set_up(settings.log_json)
    names = cold(games())
    compiler = Compiler(names) if names else None
    if settings.workers > 1 and compiler is not None:
        _compile_first(compiler, names)

    def ready(address: str, nearby: Sequence[str]) -> None:
        show(words().say("serve-ready", address=address))
        if nearby:
            show(words().say("serve-nearby", addresses=", ".join(nearby)))
        elif settings.lan:
            show(words().say("serve-nearby-none"))
        if compiler is not None and settings.workers == 1:
            show(words().say("serve-preparing"))
            Thread(target=_tell, args=(compiler, names), name="telling", daemon=True).start()
        if given.open:
            webbrowser.open(address)

    if settings.workers > 1:
        run_workers(settings, ready)
    else:
        run_server(settings, ready, compiler)
    return 0


def _compile_first(compiler: Compiler, names: Sequence[str]) -> None:
    """Compile before there are workers, or each would."""
    show(words().say("serve-preparing"))
    compiler.start()
    _tell(compiler, names)
    compiler.stop()


def _tell(compiler: Compiler, names: Sequence[str]) -> None:
    """Say how far the rules are, and which game can be played."""
    waiting, told = list(names), monotonic()
    while waiting and compiler.is_at_work:
        sleep(LOOK)
        for name in filter(compiler.is_playable, tuple(waiting)):
            waiting.remove(name)
            show(words().say("serve-game-ready", game=name))
        if waiting and monotonic() - told >= TELL:
            told = monotonic()
            parts = (f"{words().name('game', name)} {_share(compiler.percent(name))}" for name in waiting)
            show(words().say("serve-progress", parts=", ".join(parts)))


def _share(percent: int) -> str:
    return words().number(percent / 100, style="percent")


def _descriptions() -> dict[str, str]:
    hints = get_type_hints(Settings, include_extras=True)
    return {name: _description(hint) for name, hint in hints.items()}


def _description(hint: Any) -> str:
    return next((m.description for m in hint.__metadata__ if isinstance(m, msgspec.Meta) and m.description), "")


def _epilog() -> str:
    rows = [
        f"  {variable(name):32} {text}" for name, text in _descriptions().items() if name not in (*PLAIN, "lan")
    ]
    return "More settings, as environment variables:\n" + "\n".join(rows)
