"""Take the pictures of `docs/screenshots/` from a running server: `python -m tests.e2e.screenshots ADDRESS`."""

import sys
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tests.chromium import browser
from tests.e2e.hands import Player
from tests.e2e.tables import bring, come_in, set_up

FOLDER = Path(__file__).parents[2] / "docs/screenshots"
SIZES = {"desktop": (1440, 900), "phone": (360, 740)}
BOTS = [{"kind": "bot"}, {"kind": "bot"}]
QUALITY = 70
Theme = Literal["light", "dark"]


def take(chromium: Browser, address: str) -> None:
    """Take every picture."""
    for game, turns in (("knights", 4), ("court", 14), ("torres", 30)):
        for size, theme, language in (
            ("desktop", "light", "en"),
            ("desktop", "dark", "de"),
            ("phone", "light", "nl"),
        ):
            page = _visit(chromium, address, size, theme, language)  # type: ignore[arg-type]
            _play(page, game, turns)
            _keep(page, f"{game}-{size}-{theme}")
    for name, path, size, theme, language in (
        ("home-desktop-light", "/", "desktop", "light", "en"),
        ("home-phone-dark", "/", "phone", "dark", "hu"),
        ("learn-desktop-light", "/learn/court", "desktop", "light", "en"),
        ("rules-desktop-dark", "/rules/torres#T6.3", "desktop", "dark", "en"),
        ("settings-phone-light", "/settings", "phone", "light", "de"),
    ):
        page = _visit(chromium, address, size, theme, language)  # type: ignore[arg-type]
        page.goto(address + path)
        _keep(page, name)
    page = _visit(chromium, address, "desktop", "light", "en")
    page.goto(f"{address}{bring(page, 'torres')}/replay?at=150")
    _keep(page, "replay-desktop-light")


def _visit(chromium: Browser, address: str, size: str, theme: Theme, language: str) -> Page:
    width, height = SIZES[size]
    context = chromium.new_context(
        viewport={"width": width, "height": height}, color_scheme=theme, locale=language, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(address)
    come_in(page, "Anna")
    return page


def _play(page: Page, game: str, turns: int) -> None:
    """Play on until something can be seen, and it is our turn again."""
    path = set_up(page, game, [{}, *BOTS], listed=False)
    page.goto("/".join(page.url.split("/")[:3]) + path)
    page.get_by_role("toolbar").first.wait_for()
    player = Player(page, path, seed=3)
    while player.played < turns or not (player.look()["match"] or {}).get("legal"):
        if not player.turn():
            page.wait_for_timeout(200)
        if player.look()["table"]["status"] == "over":
            return


def _keep(page: Page, name: str) -> None:
    page.wait_for_timeout(1500)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
    page.context.close()


if __name__ == "__main__":
    with sync_playwright() as playwright:
        path = browser()
        assert path is not None
        take(playwright.chromium.launch(executable_path=path, args=["--no-sandbox"]), sys.argv[1])
