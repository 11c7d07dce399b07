"""The coach's advice beside the board: targets, characters and whole turns, each with its win chance."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import Player
from tests.e2e.tables import ASKED, QUICK, ask, come_in, set_up

COACHED_MS = 120_000
"""At first a server loads much for advice."""
FIRST_TURNS = ("knights-ask-turn", "court-ask-first-roll", "torres-ask-turn")
CHANCE = r"\d+% to win \((exact|estimate)\)"
SAID = [
    ("knights", "What to do", rf"\d+% to get it \(exact\) · {CHANCE}"),
    ("court", "What to aim at", rf"\d+% to get it.*Once claimed: {CHANCE}"),
    ("torres", "Whole turns", rf"[-−]?\d+ points? at once · {CHANCE}"),
]


def begin(page: Page, game: str) -> None:
    """Begin a match with a quick bot and a coach, and play on to a first turn."""
    path = set_up(page, game, [{}, QUICK], options={"start": 0}, listed=False)
    page.goto(path)
    page.locator(ASKED).wait_for(timeout=60_000)
    player = Player(page, path, seed=2)
    while player.look()["match"]["prompt"]["code"] not in FIRST_TURNS:
        player.turn()
    ask(page, "POST", f"/tables/{path.split('/')[-1]}/commands", {"t": "coach", "on": True})


def wait_for_a_coach(page: Page) -> None:
    """Ask a coach about something until it answers: at first a server has to start a process for it."""
    come_in(page, "Anna")
    path = set_up(page, "knights", [{}, QUICK], options={"start": 0}, listed=False)
    address = f"{page.url.rstrip('/')}/api/v1/tables/{path.split('/')[-1]}"
    ask(page, "POST", f"/tables/{path.split('/')[-1]}/commands", {"t": "coach", "on": True})
    while not page.request.get(f"{address}/coach").ok:
        page.wait_for_timeout(500)


@pytest.mark.parametrize(("game", "heading", "worth"), SAID, ids=lambda value: value.split()[0])
def test_advice_says_what_is_worth_how_much(visit: NewPage, game: str, heading: str, worth: str) -> None:
    page = visit()
    wait_for_a_coach(page)
    begin(page, game)
    page.get_by_role("button", name="Advice").click()
    said = page.get_by_role("group", name="Advice")
    expect(said.get_by_role("heading", name=heading)).to_be_visible(timeout=COACHED_MS)
    ways = said.get_by_role("heading", name=heading).locator("+ ol > li")
    expect(ways.first).to_have_text(re.compile(CHANCE))
    expect(ways.filter(has_text=re.compile(worth, re.DOTALL)).first).to_be_visible()
    expect(said).to_contain_text("one turn later they are usually corrected by")
    page.get_by_role("button", name="Coach", exact=True).click()
    expect(page.get_by_role("button", name="Advice")).to_have_count(0)
