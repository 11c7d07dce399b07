"""Practice: a puzzle on the real board, what was missed comes back as cards, and numbers of one's play."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import tafelrunde as tr
from tests.e2e.conftest import AT_ONCE, USUAL, NewPage
from tests.e2e.hands import ROUNDABOUT, Player
from tests.e2e.tables import ask, come_in
from tests.e2e.test_happened import ANALYSED_MS, played
from tests.e2e.test_offline import KEPT, wait_until

GRADED_MS = 60_000
"""At first a server loads much for a grade."""


def choices_of(page: Page, exercise: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return what may be done in an exercise, by notation."""
    wish = {"game": exercise["game"], "position": exercise["position"], "play": exercise["lead"], "seat": seat}
    return {choice["do"]: choice for choice in ask(page, "POST", "/study", wish)["legal"]}


@pytest.mark.parametrize("game", tr.games())
def test_the_puzzle_of_the_day_is_tried_until_it_is_found(visit: NewPage, game: str) -> None:
    page = visit("/practice")
    choices = worst_and_best(page, game)
    page.locator(f"a[href='/practice/{game}']").click()
    try_both(page, *choices)
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
    expect(page.get_by_role("heading", level=1)).to_have_text("Sovereign in numbers")
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


@pytest.fixture
def traveller(browser: Browser, origin: str) -> Iterator[Page]:
    """Somebody whose browser keeps the page, and who will have no connection."""
    options = {**USUAL, "service_workers": "allow", "base_url": origin}
    context = browser.new_context(**options)
    context.add_init_script(AT_ONCE)
    page = context.new_page()
    page.goto("/")
    wait_until(page, KEPT, "/assets/Home")
    yield page
    context.close()


def test_what_is_kept_is_practised_without_a_connection_and_told_later(traveller: Page) -> None:
    page = traveller
    table = played(page).split("/")[-1]
    while not ask(page, "POST", f"/tables/{table}/analysis").get("ledger"):
        page.wait_for_timeout(200)
    cards = ask(page, "GET", "/me/flashcards")["cards"]
    puzzles = {game: worst_and_best(page, game) for game in tr.games()}
    page.goto("/practice")
    kept = page.get_by_text(f"Without a connection, too: {len(cards)} cards and {len(puzzles)} puzzles.")
    expect(kept).to_be_visible(timeout=GRADED_MS)
    page.context.set_offline(True)
    for game, choices in puzzles.items():
        page.goto("/practice")
        page.locator(f"a[href='/practice/{game}']").click()
        try_both(page, *choices)
        expect(page.get_by_role("list", name="The best moves")).to_contain_text("%")
    page.goto("/practice")
    page.get_by_role("link", name=f"Try {len(cards)} cards").click()
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_text("One answer is kept on this device")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=f"Card 1 of {len(cards) - 1}")).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_text("2 answers are kept on this device")).to_be_visible()
    page.context.set_offline(False)
    wait_until(page, "() => !localStorage['tafelrunde-answers']")
    after = ask(page, "GET", "/me/flashcards")
    assert (after["due"], after["total"]) == (len(cards) - 2, len(cards))


def worst_and_best(page: Page, game: str) -> list[dict[str, Any]]:
    """Return what is worst and what is best in the puzzle of the day, as far as one press does it."""
    puzzle = ask(page, "GET", f"/puzzles/{game}")
    answers = ask(page, "POST", f"/puzzles/{game}", {"day": puzzle["day"]})["answers"]
    choices = [choices_of(page, puzzle["exercise"], puzzle["seat"])[answer["do"]] for answer in answers]
    plain = [choice for choice in choices if choice["action"]["type"] not in ROUNDABOUT]
    return [plain[-1], *(plain[:1] if plain[0] == choices[0] else [])]


def try_both(page: Page, worst: dict[str, Any], best: dict[str, Any] | None = None) -> None:
    """Do what is worst, and then what is best or have it shown."""
    hands = Player(page, page.url, seed=1)
    expect(page.locator("[data-board]")).to_be_visible(timeout=GRADED_MS)
    hands.do(worst)
    expect(page.locator(".missed")).to_contain_text("pp", timeout=GRADED_MS)
    if best:
        hands.do(best)
        expect(page.locator(".found")).to_contain_text("Found", timeout=GRADED_MS)
    else:
        page.get_by_role("button", name="Show me").click()


def test_whoever_has_played_nothing_is_told_how_to_begin(visit: NewPage) -> None:
    page = visit()
    come_in(page, "Anna")
    page.goto("/cards")
    expect(page.get_by_role("heading", name="All cards are done")).to_be_visible()
    page.goto("/numbers")
    expect(page.get_by_text("No match has been looked at yet.")).to_be_visible()
