"""The system's browser for the end-to-end tests."""

import shutil

from tests import debian

MISSING = "Chromium is not installed"
"""The reason of skipped tests; the summary at the end looks for it."""
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def browser() -> str | None:
    """Return where the browser is; install Debian's package if that is possible."""
    return _find() or (_find() if debian.install("chromium") else None)


def _find() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)
