"""The other browser: Debian's Firefox, which Playwright drives through a bridge."""

import sys
from pathlib import Path

from tests import debian

MISSING = "Firefox is not installed"
"""The reason of skipped tests; the summary at the end looks for it."""
CHANNEL = "moz-firefox"
"""As Playwright calls a Firefox that is not its own."""


def browser() -> str | None:
    """Return where Firefox is; install Debian's package if that is possible."""
    return debian.program("firefox-esr", "firefox-esr", "firefox")


def bridged(firefox: str, folder: Path) -> Path:
    """Write a program that starts Firefox behind the bridge, and return where it is."""
    program = folder / "firefox"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{Path(__file__).parent}/bridge.py" "{firefox}" "$@"\n')
    program.chmod(0o755)
    return program
