"""A real server in its own process and a real Chromium, or a Firefox, in front of it."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright

from tafelrunde.plugins import VARIABLE
from tafelrunde.server.operations.settings import NO_LIMITS, variable
from tests import chromium, firefox
from tests.every_game import PIG, PLACE
from tests.ports import free_port

PATIENCE_S = 900.0
EXPECTED = (
    *("401 (Unauthorized)", "403 (Forbidden)", "404 (Not Found)", "response code: 404"),
    "registration blocked by Playwright",
    "GL Driver Message",
)
"""What the browser notes although nothing is wrong: sessions over, passwords wrong, tables gone, no card."""

USUAL: dict[str, Any] = {"locale": "en", "reduced_motion": "reduce", "service_workers": "block"}
"""A service worker fetches at a quiet moment what can be read offline, and a test may cut the line just then."""
AT_ONCE = """try {
  localStorage["tafelrunde.settings"] ??= '{"pace": "instant"}';
} catch {
  // An empty page keeps nothing.
}"""
"""Nobody looks at these tables: whatever happens is shown at once."""
NO_WEBGL = """
const getContext = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return kind.startsWith("webgl") ? null : getContext.call(this, kind, ...more);
};
"""
"""Without it Torres is drawn as a plan and as towers, which costs a machine without a card much less."""
NewPage = Callable[..., Page]


def program(path: str | None, missing: str) -> str:
    """Return where a browser is; where there is none, say so, and fail in CI."""
    if path is None:
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    return path


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Use the system's browser."""
    path = program(chromium.browser(), chromium.MISSING)
    return {"executable_path": path, "args": ["--no-sandbox", "--disable-dev-shm-usage"]}


@pytest.fixture(scope="session")
def fox(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Debian's Firefox."""
    path = firefox.bridged(program(firefox.browser(), firefox.MISSING), tmp_path_factory.mktemp("firefox"))
    browser = playwright.firefox.launch(channel=firefox.CHANNEL, executable_path=path, timeout=PATIENCE_S * 1000)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a database of its own, and with a game that the page does not know; return its address."""
    folder = tmp_path_factory.mktemp("e2e")
    port = free_port()
    settings = {**NO_LIMITS, "contribution_wait": 1, "database": f"sqlite:///{folder}/e2e.db"}
    environment = {
        **os.environ,
        **{variable(name): str(value) for name, value in settings.items()},
        VARIABLE: PLACE,
    }
    command = "from tafelrunde.cli.main import main; main()"
    with (folder / "log").open("wb") as log:
        arguments = [sys.executable, "-c", command, "serve", "--port", str(port)]
        process = subprocess.Popen(arguments, env=environment, stdout=log, stderr=log)
        try:
            address = f"http://localhost:{port}"
            _wait_for(address, process, folder / "log")
            _wait_until_ready(address, PIG.name)
            yield address
        finally:
            process.terminate()
            process.wait(20)


def _wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(round(PATIENCE_S / 0.1)):
        assert process.poll() is None, log.read_text()
        try:
            with urlopen(f"{address}/health", timeout=5):
                return
        except (URLError, ConnectionError):
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


def _wait_until_ready(address: str, game: str) -> None:
    """Wait until a game is compiled that `tafelrunde warm` knows nothing of."""
    for _ in range(round(PATIENCE_S)):
        with urlopen(f"{address}/api/v1/readiness", timeout=5) as answer:
            if {"game": game, "ready": True, "percent": 100} in json.load(answer):
                return
        time.sleep(1.0)
    raise AssertionError(f"{game} is not ready")


@pytest.fixture
def visit(browser: Browser, origin: str) -> Iterator[NewPage]:
    """Open a Chromium of somebody new; whatever it complains about fails the test."""
    with visits(browser, origin) as new_page:
        yield new_page


@pytest.fixture
def visit_in_firefox(fox: Browser, origin: str) -> Iterator[NewPage]:
    """Open a Firefox of somebody new; whatever it complains about fails the test."""
    with visits(fox, origin) as new_page:
        yield new_page


@contextmanager
def visits(browser: Browser, origin: str) -> Iterator[NewPage]:
    """Open pages of somebody new; afterwards nobody may have complained."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(known in message.text for known in EXPECTED):
            complaints.append(f"{message.text} ({message.location['url']})")

    def new_page(path: str = "/", **options: Any) -> Page:
        context = browser.new_context(**{**USUAL, "base_url": origin, **options})
        context.add_init_script(AT_ONCE)
        contexts.append(context)
        page = context.new_page()
        page.on("console", note)
        page.on("pageerror", lambda error: complaints.append(error.stack or str(error)))
        page.goto(path)
        return page

    yield new_page
    for context in contexts:
        context.close()
    assert complaints == []
