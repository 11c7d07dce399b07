"""The system's browser for the end-to-end tests."""

from tests import debian

MISSING = "Chromium is not installed"
"""The reason of skipped tests; the summary at the end looks for it."""
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def browser() -> str | None:
    """Return where the browser is; install Debian's package if that is possible."""
    return debian.program("chromium", *NAMES)
