"""Every screen of the page, and the way to it."""

from collections.abc import Callable

from playwright.sync_api import Page

import tafelrunde as tr
from tests.e2e.tables import bring, set_up

Going = Callable[[Page], str]
"""Prepares whatever a screen shows; returns its path."""
BOT = {"kind": "bot"}


def running(game: str, bots: int = 2) -> Going:
    """Set a table up at which a match begins at once."""
    return lambda page: set_up(page, game, [{}, *[BOT] * bots], listed=False)


def replayed(game: str) -> Going:
    """Look back at a moment of a kept match."""
    return lambda page: f"{bring(page, game)}/replay?at=30"


def happened(game: str) -> Going:
    """See what was luck and what was skill in a kept match, which is brought to a server only once."""
    brought: dict[str, str] = {}

    def go(page: Page) -> str:
        origin = "/".join(page.url.split("/")[:3])
        if origin not in brought:
            brought[origin] = f"{bring(page, game)}/happened"
        return brought[origin]

    return go


def ended(game: str) -> Going:
    """See how a kept match ended."""
    return lambda page: bring(page, game)


STILL: dict[str, Going] = {
    "home": lambda _: "/",
    "waiting-room": lambda page: set_up(page, "torres", [{}, {"kind": "reserved"}, BOT]),
    "settings": lambda _: "/settings",
    "you": lambda _: "/you",
    "learn": lambda _: "/learn",
    "practice": lambda _: "/practice",
    "puzzle-court": lambda _: "/practice/court",
    "numbers": lambda _: "/numbers",
    "nowhere": lambda _: "/t/no-such-table",
    **{f"lesson-{game}": lambda _, game=game: f"/learn/{game}" for game in tr.games()},  # type: ignore[misc]
    **{f"rules-{game}": lambda _, game=game: f"/rules/{game}" for game in tr.games()},  # type: ignore[misc]
    **{f"replay-{game}": replayed(game) for game in tr.games()},
    **{f"end-{game}": ended(game) for game in tr.games()},
    "happened-knights": happened("knights"),
}
"""What needs nobody to play."""
