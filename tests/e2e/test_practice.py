"""Practice: a puzzle on the real board, what was missed comes back as cards, and numbers of one's play."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tafelrunde as tr
from tests.e2e.conftest import NewPage
from tests.e2e.hands import ROUNDABOUT, Player
from tests.e2e.tables import ask, come_in
from tests.e2e.test_happened import ANALYSED_MS, played

GRADED_MS = 60_000
"""At first a server loads much for a grade."""


def choices_of(page: Page, exercise: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return what may be done in an exercise, by notation."""
    wish = {"game": exercise["game"], "position": exercise["position"], "play": exercise["lead"], "seat": seat}
    return {choice["do"]: choice for choice in ask(page, "POST", "/study", wish)["legal"]}


@pytest.mark.parametrize("game", tr.games())
def test_the_puzzle_of_the_day_is_tried_until_it_is_found(visit: NewPage, game: str) -> None:
    page = visit("/practice")
    page.locator(f"a[href='/practice/{game}']").click()
    expect(page.locator("[data-board]")).to_be_visible(timeout=GRADED_MS)
    puzzle = ask(page, "GET", f"/puzzles/{game}")
    answers = ask(page, "POST", f"/puzzles/{game}", {"day": puzzle["day"]})["answers"]
    choices = choices_of(page, puzzle["exercise"], puzzle["seat"])
    hands = Player(page, page.url, seed=1)
    plain = [answer["do"] for answer in answers if choices[answer["do"]]["action"]["type"] not in ROUNDABOUT]
    hands.do(choices[plain[-1]])
    expect(page.locator(".missed")).to_contain_text("pp", timeout=GRADED_MS)
    if answers[0]["do"] in plain:
        hands.do(choices[answers[0]["do"]])
        expect(page.locator(".found")).to_contain_text("Found", timeout=GRADED_MS)
    else:
        page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("list", name="The best moves").get_by_role("listitem").first).to_contain_text("%")
    page.get_by_role("button", name="More practice").click()
    expect(page.get_by_text("Done for today.")).to_be_visible()


def test_what_was_missed_comes_back_and_counts(visit: NewPage) -> None:
    page = visit()
    path = played(page)
    page.goto("/numbers")
    page.get_by_role("button", name="Look at them now").click()
    numbers = page.get_by_role("region", name="Knights, Page")
    expect(numbers).to_contain_text("Form", timeout=ANALYSED_MS)
    page.get_by_role("combobox", name="Whose").select_option("sovereign")
    expect(page.get_by_role("region", name="Torres, the house")).to_be_visible()
    page.goto(f"{path}/happened")
    find = page.get_by_role("link", name="Find the better move")
    expect(find).to_have_attribute("href", f"/cards?table={path.split('/')[-1]}", timeout=ANALYSED_MS)
    page.goto("/practice")
    page.get_by_role("link", name=re.compile("^Try .* card")).click()
    expect(page.get_by_text("Then you chose")).to_be_visible(timeout=GRADED_MS)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".said")).to_contain_text("best", timeout=GRADED_MS)
    due = ask(page, "GET", "/me/flashcards")
    page.get_by_role("button", name="Next", exact=True).click()
    assert due["due"] == due["total"] - 1


def test_whoever_has_played_nothing_is_told_how_to_begin(visit: NewPage) -> None:
    page = visit()
    come_in(page, "Anna")
    page.goto("/cards")
    expect(page.get_by_role("heading", name="All cards are done")).to_be_visible()
    page.goto("/numbers")
    expect(page.get_by_text("No match has been looked at yet.")).to_be_visible()
