"""The browser outside of tests: for what is measured and pictured."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.chromium import MISSING, browser


@contextmanager
def launched() -> Iterator[Browser]:
    """Start the system's browser; whoever has none is told so."""
    path = browser()
    assert path is not None, MISSING
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield chromium
        chromium.close()
