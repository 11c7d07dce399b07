"""Somebody plays a whole match of each game on three devices at once: a phone, a tablet and a desktop.

All three show the same seat. Each action is done on another of them, and before each everything is measured on all.
The phone draws Torres in three dimensions, the others as a plan: both are played on to the end, and no processor
without a card draws three scenes at once. `test_torres_board` holds the scene against every screen.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tafelrunde as tr
from tests.e2e.conftest import NO_WEBGL, NewPage
from tests.e2e.hands import Player
from tests.e2e.measures import (
    CELL,
    DESKTOP,
    DIE,
    DRAWN,
    FINGER,
    LEAST_SHARE,
    PHONE,
    TABLET,
    WATCH_SHIFTS,
    Size,
    is_inside,
    measure,
    share_of,
)
from tests.e2e.readings import disagreements, question
from tests.e2e.tables import SOUND, ask, come_in, set_up

SIZES = (PHONE, TABLET, DESKTOP)
MOST_SHIFT = 0.02
NAMES = ["Anna", "Page 2", "Page 3"]


class Device:
    """One of the screens in front of the same player."""

    def __init__(self, page: Page, path: str, size: Size, seed: int) -> None:
        self.page = page
        self.size = size
        self.player = Player(page, path, seed)

    def measured(self, version: int) -> dict[str, Any]:
        """Wait until a version is shown, and measure the screen."""
        self.page.locator(f'[data-shown="{version}"]').wait_for()
        return measure(self.page)


def check(shown: dict[str, Any], size: Size, match: dict[str, Any], words: str, asked: str) -> None:
    """Assert that everything agrees, that nothing is cut, covered or scrolled, and that all is large."""
    where = f"{size.name}, version {match['version']}"
    assert shown["headline"] == asked, where
    assert shown["cut"] == [], f"{where}: words are cut"
    assert shown["asked"] == bool(match.get("legal")), where
    if match["to_act"] is not None:
        assert shown["acting"] == [match["to_act"]], where
    assert sorted(shown["seats"]) == list(range(len(NAMES))), f"{where}: somebody is drawn twice, or not at all"
    assert shown["log"] in (None, words), where
    assert shown["page"] == [0, 0], f"{where}: the page scrolls"
    assert shown["inner"] == [0, 0], f"{where}: the board scrolls"
    assert shown["covered"] + shown["over"] == [], f"{where}: something lies over the dock"
    assert shown["docked"], f"{where}: nothing can be done"
    outside = [box["name"] for box in shown["docked"] if not is_inside(box, size)]
    assert outside == [], f"{where}: buttons beyond the screen"
    small = [box["name"] for box in shown["docked"] if min(box["width"], box["height"]) < FINGER]
    assert small == [], f"{where}: buttons too small for a finger"
    share = share_of(shown["board"], size)
    assert share >= LEAST_SHARE, f"{where}: the board has {share:.0%}"
    for things, least in (("cells", CELL[size]), ("dice", DIE[size])):
        smallest = min((min(box["width"], box["height"]) for box in shown[things]), default=least)
        assert smallest >= least, f"{where}: {things} of {smallest:.1f} px"


def devices(visit: NewPage, game: str) -> tuple[str, list[Device]]:
    """Let one person sit at a table with a quick bot, on every device."""
    path, found = "", []
    kept: Any = None
    for seed, size in enumerate(SIZES):
        page = visit(viewport=size.viewport, storage_state=kept)
        page.context.add_init_script(WATCH_SHIFTS)
        if size is not PHONE:
            page.context.add_init_script(NO_WEBGL)
        if kept is None:
            come_in(page, NAMES[0])
            kept = page.context.storage_state()
            path = set_up(page, game, [{}, *[SOUND] * (len(NAMES) - 1)], options={"start": 0}, listed=False)
        page.goto(path)
        expect(page.get_by_role("toolbar").first).to_be_visible(timeout=20_000)
        page.evaluate("window.shifts = []")  # what moved in the waiting room is no part of the match
        found.append(Device(page, path, size, seed))
    found[-1].page.keyboard.press("l")  # the desktop has room for the log
    expect(found[-1].page.get_by_role("log")).to_be_visible()
    found[-1].page.evaluate(DRAWN)  # and the board what is left
    return path, found


def questions(path: str, device: Device) -> Iterator[dict[str, Any]]:
    """Yield the table at every question that the player is asked, and at the end."""
    while True:
        state = ask(device.page, "GET", f"/tables/{path.split('/')[-1]}?words=en")
        if state["table"]["status"] == "over" or (state["match"] or {}).get("legal"):
            yield state
        if state["table"]["status"] == "over":
            return
        device.page.wait_for_timeout(20)


@pytest.mark.parametrize("game", tr.games())
def test_a_whole_match_on_phone_tablet_and_desktop(game: str, visit: NewPage) -> None:
    path, screens = devices(visit, game)
    for step, state in enumerate(questions(path, screens[0])):
        match = state["match"]
        told = [line for entry in state["log"] for line in entry["words"]]
        shown = [device.measured(match["version"]) for device in screens]
        if state["table"]["status"] == "over":
            break
        for device, screen in zip(screens, shown, strict=True):
            check(screen, device.size, match, told[-1], question(match, NAMES))
            assert disagreements(device.page, game, match, you=0) == [], f"{device.size.name}, {match['version']}"
        screens[step % len(screens)].player.turn()
    for device, screen in zip(screens, shown, strict=True):
        moved = sum(shift["value"] for shift in screen["shifts"])
        assert moved < MOST_SHIFT, f"{device.size.name}: {moved:.3f}, {screen['shifts']}"
