"""A game with its fewest and its most players on every size of screen, in every language: one position."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tafelrunde as tr
from tafelrunde.text.catalogue import LANGUAGES
from tests.e2e.conftest import NewPage
from tests.e2e.measures import Size, is_inside, measure
from tests.e2e.tables import come_in, set_up
from tests.e2e.test_the_board_is_the_screen import LEAST_SHARE

SIZES = [
    Size(f"{width}×{height}", width, height, cell=0, die=0)
    for width, height in (
        *((360, 640), (390, 844), (844, 390), (820, 1180)),
        *((1180, 820), (1280, 720), (1440, 900), (2560, 1440)),
    )
]
PHONES = [size for size in SIZES if min(size.width, size.height) < 500]
QUICK = {"kind": "bot", "bot": "page"}
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def defects(shown: dict[str, Any], size: Size) -> list[str]:
    """Say what is cut, covered, scrolled or too small."""
    width, height = shown["page"]
    share = shown["board"]["width"] * shown["board"]["height"] / (size.width * size.height)
    return [
        *[f"the page scrolls by {width} and {height}"] * (width > 0 or height > 0),
        *[f"the board scrolls sideways by {shown['inner'][0]}"] * (shown["inner"][0] > 0),
        *[f"the board has {share:.0%}"] * (share < LEAST_SHARE),
        *(f"“{name}” is covered" for name in shown["covered"]),
        *(f"“{box['name']}” is beyond the screen" for box in shown["docked"] if not is_inside(box, size)),
        *["somebody is drawn twice"] * (len(shown["seats"]) != len(set(shown["seats"]))),
    ]


def speak(page: Page, language: str) -> None:
    """Choose a language in the settings."""
    page.evaluate(
        """language => {
          const kept = JSON.parse(localStorage["tafelrunde.settings"] ?? "{}");
          localStorage["tafelrunde.settings"] = JSON.stringify({ ...kept, language });
        }""",
        language,
    )
    page.reload()
    page.locator("[data-asked]").wait_for()


@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("game", tr.games())
def test_everything_fits_on_every_screen(game: str, most: bool, visit: NewPage) -> None:
    players = tr.game(game).players
    others = (max(players) if most else min(players)) - 1
    page = visit()
    come_in(page, "Annegret")
    page.goto(set_up(page, game, [{}, *[QUICK] * others], options={"start": 0}, listed=False))
    expect(page.get_by_role("toolbar").first).to_be_visible(timeout=20_000)
    found = []
    for language in LANGUAGES:
        speak(page, language)
        for size in SIZES:
            page.set_viewport_size({"width": size.width, "height": size.height})
            page.evaluate(DRAWN)
            found += [f"{size.name} {language}: {defect}" for defect in defects(measure(page), size)]
    assert found == []


@pytest.mark.parametrize("game", tr.games())
def test_a_lesson_leaves_the_board_its_room_on_phones(game: str, visit: NewPage) -> None:
    page = visit(f"/learn/{game}", locale="hu")  # the longest words
    steps = int(page.locator("progress").get_attribute("max") or 0)
    found = []
    for step in range(1, steps + 1):
        page.locator(f'progress[value="{step}"]').wait_for()
        page.locator("[data-board]").wait_for()
        for size in PHONES:
            page.set_viewport_size({"width": size.width, "height": size.height})
            page.evaluate(DRAWN)
            found += [f"{size.name}, step {step}: {defect}" for defect in defects(measure(page), size)]
        if step < steps:
            page.locator(":is(.skip, [data-learn=next]):is(button):enabled").click()
    assert found == []
