"""A game with its fewest and its most players on every size of screen, in every language: one position.

Torres is drawn as a scene with the fewest and as a plan with the most players.
"""

from typing import Any

import pytest
from playwright.sync_api import Page

import tafelrunde as tr
from tafelrunde.text.catalogue import LANGUAGES
from tests.e2e.conftest import NO_WEBGL, NewPage
from tests.e2e.measures import LEAST_SHARE, PHONES, SIZES, Size, is_inside, measure, resize, share_of
from tests.e2e.tables import ASKED, sit_down


def defects(shown: dict[str, Any], size: Size) -> list[str]:
    """Say what is cut, covered, scrolled or too small."""
    width, height = shown["page"]
    share = share_of(shown["board"], size)
    return [
        *[f"the page scrolls by {width} and {height}"] * (width > 0 or height > 0),
        *[f"the board scrolls sideways by {shown['inner'][0]}"] * (shown["inner"][0] > 0),
        *[f"the board has {share:.0%}"] * (share < LEAST_SHARE),
        *(f"“{name}” is covered" for name in shown["covered"]),
        *(f"“{box['name']}” is beyond the screen" for box in shown["docked"] if not is_inside(box, size)),
        *[f"“{shown['headline']}” is cut"] * shown["cut"],
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
    page.locator(ASKED).wait_for()


@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("game", tr.games())
def test_everything_fits_on_every_screen(game: str, most: bool, visit: NewPage) -> None:
    players = tr.game(game).players
    others = (max(players) if most else min(players)) - 1
    page = visit()
    if most:
        page.context.add_init_script(NO_WEBGL)
    sit_down(page, game, others, "Annegret")
    found = []
    for language in LANGUAGES:
        speak(page, language)
        for size in SIZES:
            resize(page, size)
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
            resize(page, size)
            found += [f"{size.name}, step {step}: {defect}" for defect in defects(measure(page), size)]
        if step < steps:
            page.locator(":is(.skip, [data-learn=next]):is(button):enabled").click()
    assert found == []
