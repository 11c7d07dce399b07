"""Pictures of the page, from a running server.

`python -m tests.e2e.screenshots ADDRESS` takes those of `docs/screenshots/` anew. With `--every FOLDER` it takes
every screen in every size, theme and language, and writes a page to look through them; `--screens`, `--sizes`,
`--themes` and `--languages` choose some of them.
"""

import argparse
import json
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

import tafelrunde as tr
from tafelrunde.text.catalogue import LANGUAGES
from tests.e2e.browsing import launched
from tests.e2e.hands import Player
from tests.e2e.screens import STILL, Going, running
from tests.e2e.tables import ask, come_in

FOLDER = Path(__file__).parents[2] / "docs/screenshots"
SIZES = ("360x640", "390x844", "844x390", "820x1180", "1180x820", "1280x720", "1440x900", "2560x1440")
THEMES = ("light", "dark")
DESKTOP, PHONE = "1440x900", "390x844"
QUALITY = 70
SETTLED_MS = 2_000
"""By then whatever fades in or falls dead has done so."""
TURNS = 10
"""After so many own actions there is something to see on every board."""
TRIES = 5
"""Some matches are over by then; what is pictured is one that goes on."""
BEST = {
    **{
        f"{game}-{name}": (f"table-{game}", size, theme, language)
        for game in tr.games()
        for name, size, theme, language in (
            ("desktop-light", DESKTOP, "light", "en"),
            ("desktop-dark", DESKTOP, "dark", "de"),
            ("phone-light", PHONE, "light", "nl"),
        )
    },
    "home-desktop-light": ("home", DESKTOP, "light", "en"),
    "home-phone-dark": ("home", PHONE, "dark", "hu"),
    "learn-desktop-light": ("lesson-court", DESKTOP, "light", "en"),
    "rules-desktop-dark": ("rules-torres", DESKTOP, "dark", "en"),
    "settings-phone-light": ("settings", PHONE, "light", "de"),
    "replay-desktop-light": ("replay-torres", DESKTOP, "light", "en"),
    "end-phone-dark": ("end-knights", PHONE, "dark", "en"),
}
"""The pictures of the documentation: screen, size, theme, language."""


def played(game: str, bots: int = 2) -> Going:
    """Play on until something can be seen, and it is our turn again."""

    def go(page: Page) -> str:
        for _ in range(TRIES):
            path = running(game, bots)(page)
            if _play_on(page, path):
                break
        return path

    return go


def _play_on(page: Page, path: str) -> bool:
    """Play some actions; say whether the match goes on after them."""
    page.goto(_address(page) + path)
    page.get_by_role("toolbar").first.wait_for()
    player = Player(page, path, seed=3)
    while player.look()["table"]["status"] != "over":
        if player.played >= TURNS and (player.look()["match"] or {}).get("legal"):
            return True
        if not player.turn():
            page.wait_for_timeout(100)
    return False


def tables(page: Page) -> dict[str, Going]:
    """Return every game's table with three, with the fewest and with the most players."""
    found = {f"table-{game}": played(game) for game in tr.games()}
    for info in ask(page, "GET", "/games"):
        if info["name"] in tr.games():
            for seats in (min(info["players"]), max(info["players"])):
                found[f"table-{info['name']}-{seats}"] = played(info["name"], seats - 1)
    return found


class Studio:
    """A browser in which one screen after the other is dressed and pictured."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self._chromium = chromium
        self._address = address

    def screens(self) -> dict[str, Going]:
        """Return every screen by its name."""
        page = self._visit()
        found = {**STILL, **tables(page)}
        page.context.close()
        return found

    def visit(self, going: Going) -> tuple[Page, str]:
        """Let somebody new go to a screen; return its path as well."""
        page = self._visit()
        come_in(page, "Anna")
        return page, going(page)

    def dress(self, page: Page, path: str, theme: str, language: str) -> None:
        """Show a screen in a theme and a language."""
        wishes = json.dumps({"pace": "instant", "theme": theme, "language": language})
        page.wait_for_load_state("networkidle")
        page.evaluate("wishes => localStorage.setItem('tafelrunde.settings', wishes)", wishes)
        page.goto(self._address + path)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready.then(() => true)")

    def _visit(self) -> Page:
        context = self._chromium.new_context(reduced_motion="reduce", service_workers="block", locale="en")
        context.add_init_script("localStorage['tafelrunde.settings'] ??= '{\"pace\": \"instant\"}'")
        page = context.new_page()
        page.goto(self._address)
        return page


def take_best(studio: Studio) -> None:
    """Take the pictures of the documentation, each screen once."""
    screens = studio.screens()
    for screen in sorted({screen for screen, *_ in BEST.values()}):
        page, path = studio.visit(screens[screen])
        for name, (shown, size, theme, language) in BEST.items():
            if shown == screen:
                studio.dress(page, path, theme, language)
                keep(page, size, FOLDER / f"{name}.jpg")
        page.context.close()


def take_every(studio: Studio, folder: Path, wanted: argparse.Namespace) -> None:
    """Take every wanted picture, and write a page that shows them."""
    folder.mkdir(parents=True, exist_ok=True)
    taken: dict[str, list[str]] = {}
    for screen, going in studio.screens().items():
        if wanted.screens and not any(part in screen for part in wanted.screens):
            continue
        page, path = studio.visit(going)
        for theme, language in product(wanted.themes, wanted.languages):
            studio.dress(page, path, theme, language)
            for size in wanted.sizes:
                name = f"{screen}-{size}-{theme}-{language}.jpg"
                keep(page, size, folder / name)
                taken.setdefault(screen, []).append(name)
        page.context.close()
    pictures = "".join(
        f"<h2>{screen}</h2>" + "".join(f'<img loading="lazy" src="{name}" title="{name}">' for name in names)
        for screen, names in taken.items()
    )
    style = "<style>img { max-width: 32%; max-height: 80vh; margin: 4px; vertical-align: top }</style>"
    (folder / "index.html").write_text(f'<!doctype html><meta charset="utf-8">{style}{pictures}', "utf-8")


def keep(page: Page, size: str, path: Path) -> None:
    """Keep a picture of a page in a size."""
    width, height = map(int, size.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(SETTLED_MS)
    page.screenshot(path=path, type="jpeg", quality=QUALITY)


def _address(page: Page) -> str:
    return "/".join(page.url.split("/")[:3])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address")
    parser.add_argument("--every", type=Path, metavar="FOLDER", help="take every screen into this folder")
    parser.add_argument("--screens", nargs="*", help="only those whose names contain one of these")
    choices: dict[str, tuple[str, ...]] = {"sizes": SIZES, "themes": THEMES, "languages": tuple(LANGUAGES)}
    for name, usual in choices.items():
        parser.add_argument(f"--{name}", nargs="*", default=usual)
    return parser


def main(arguments: list[str] | None = None) -> None:
    """Take pictures."""
    wanted: Any = _parser().parse_args(arguments)
    with launched() as chromium:
        studio = Studio(chromium, wanted.address)
        if wanted.every:
            take_every(studio, wanted.every, wanted)
        else:
            take_best(studio)


if __name__ == "__main__":
    main()
