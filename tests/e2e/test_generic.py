"""A game that the page has never heard of: its box in the lobby, a match on the generic board, and its replay."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import Player, Typist, play_out
from tests.e2e.tables import come_in, set_up

BOT = {"kind": "bot", "bot": "steward"}
SOON = {"goal": 30}


def test_a_game_from_elsewhere_has_a_box_and_can_be_begun_from_it(visit: NewPage) -> None:
    page = visit()
    box = page.get_by_role("region", name="Pig")
    expect(box).to_contain_text("2 to 4 players")
    expect(box.get_by_role("link")).to_have_count(0)  # neither a lesson nor rules in this page
    box.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("toolbar").first).to_be_visible(timeout=20_000)
    expect(page.get_by_label("Board as text")).to_contain_text("Pig to 100")


def test_an_opponent_is_chosen_by_keyboard_and_remembered(visit: NewPage) -> None:
    page = visit()
    box = page.get_by_role("region", name="Pig")
    weakest, strongest = box.get_by_role("radio").first, box.get_by_role("radio").last
    expect(weakest).to_be_checked()
    weakest.focus()
    page.keyboard.press("ArrowRight")
    expect(strongest).to_be_checked()
    expect(box.get_by_role("img", name="Strength 2 of 2")).to_be_visible()
    page.reload()
    expect(strongest).to_be_checked()
    box.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("list", name="Players")).to_contain_text(
        re.compile("steward", re.IGNORECASE), timeout=20_000
    )


def test_a_whole_match_is_played_to_its_end(visit: NewPage) -> None:
    page = visit()
    come_in(page, "Anna")
    path = set_up(page, "pig", [{}, BOT], options=SOON, listed=False)
    page.goto(path)
    expect(page.get_by_role("toolbar").first).to_be_visible(timeout=20_000)
    expect(page.get_by_label("The state of play")).to_contain_text(re.compile("goal *30", re.IGNORECASE))
    expect(page.get_by_role("list", name="Players")).to_contain_text(re.compile("score", re.IGNORECASE))
    player = Player(page, path, seed=1)
    play_out([player])
    assert player.played > 1
    expect(page.locator("main [role=status]").first).to_contain_text(re.compile("wins"))
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("log", name="Log")).to_contain_text("Anna rolls a")

    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("button", name="Share this moment").click()
    page.get_by_text("For experts").click()
    expect(page.get_by_text("Drawn again by the server: all")).to_be_visible()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_role("status").first).to_contain_text("starts.")
    expect(page.get_by_label("Board as text")).to_contain_text("Pig to 30")


@pytest.mark.parametrize(("locale", "asked"), [("en", "roll or hold?"), ("de", "würfeln oder")])
def test_a_keyboard_is_enough_and_words_come_from_the_server(locale: str, asked: str, visit: NewPage) -> None:
    page = visit(locale=locale)
    come_in(page, "Anna")
    path = set_up(page, "pig", [{}, BOT], options={**SOON, "start": 0}, listed=False)
    page.goto(path)
    expect(page.locator("main [role=status]").first).to_contain_text(asked, timeout=20_000)
    typist = Typist(page, path, seed=2)
    while typist.played < 4 and typist.look()["table"]["status"] != "over":
        if not typist.turn():
            page.wait_for_timeout(50)
    assert typist.played > 1
