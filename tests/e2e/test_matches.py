"""Two people in two browsers play a whole match of each game against each other and a bot.

They click until both have been thrown off the line; the rest is told to their browsers.
Every click of a whole match is made in `test_the_board_is_the_screen`.
"""

import re

import pytest
from playwright.sync_api import Page, expect

import tafelrunde as tr
from tests.e2e.conftest import NO_WEBGL, NewPage
from tests.e2e.hands import Player, Typist, play_out
from tests.e2e.tables import ask, come_in, set_up

BOT = {"kind": "bot", "bot": "steward"}


def seated(visit: NewPage, game: str, bots: int = 1) -> tuple[str, list[Player]]:
    """Let two people sit down at a table with a bot."""
    host, guest = visit(), visit()
    for page in (host, guest):
        page.context.add_init_script(NO_WEBGL)
    come_in(host, "Anna")
    come_in(guest, "Ben")
    path = set_up(host, game, [{}, {}, *[BOT] * bots])
    host.goto(path)
    guest.goto(path)
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        expect(page.get_by_role("toolbar").first).to_be_visible(timeout=20_000)
    return path, [Player(page, path, seed) for seed, page in enumerate((host, guest))]


@pytest.mark.parametrize("game", tr.games())
def test_two_browsers_play_a_whole_match(game: str, visit: NewPage) -> None:
    path, players = seated(visit, game)
    host, guest = (player.page for player in players)
    watcher = visit()
    watcher.context.add_init_script(NO_WEBGL)
    watcher.goto(path)
    expect(watcher.get_by_role("list", name="Players")).to_contain_text("Ben")
    while min(player.played for player in players) < 6:
        for player in players:
            player.turn()
    guest.reload()  # in the middle of the match, as if on another device
    host.context.set_offline(True)
    host.context.set_offline(False)
    play_out(players, Player.answer)

    sentence = host.locator("main [role=status]").first
    expect(sentence).to_contain_text(re.compile("wins|win"), timeout=60_000)
    expect(watcher.locator("main [role=status]").first).to_have_text(sentence.inner_text(), timeout=60_000)
    expect(watcher.get_by_role("button", name="Undo")).to_have_count(0)
    look_back(host)


def look_back(page: Page) -> None:
    """Step through a match that is over, and see that its dice are proven."""
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("button", name="Share this moment").click()
    page.get_by_text("For experts").click()
    expect(page.get_by_text("Drawn again by the server: all")).to_be_visible()
    expect(page.get_by_text("Checked by this device: the secret is the one promised")).to_be_visible()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page).to_have_url(re.compile(r"replay\?at=1$"))
    look_at_turns(page)
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_disabled()
    moment = page.url
    page.goto("/")
    page.goto(f"{moment}00000")  # a moment beyond the end is the end
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_disabled()


def look_at_turns(page: Page) -> None:
    """Go on by a turn, then to a moment through its line in the log."""
    page.get_by_role("button", name="Next turn").click()
    expect(page.get_by_role("group", name="Replay")).to_contain_text("Turn")
    page.keyboard.press("l")
    line = page.locator(".story a").nth(30)
    moment = line.get_attribute("href")
    line.click()
    expect(page).to_have_url(re.compile(f"{re.escape(moment or '')}$"))
    here = page.locator(".story [aria-current=step]").last
    expect(here).to_have_attribute("href", moment or "")
    page.go_back()
    expect(page.locator(f".story [aria-current=step][href='{moment}']")).to_have_count(0)


@pytest.mark.parametrize("game", tr.games())
def test_a_keyboard_is_enough_to_play(game: str, visit: NewPage) -> None:
    page = visit()
    come_in(page, "Anna")
    path = set_up(page, game, [{}, BOT], options={"start": 0}, listed=False)
    page.goto(path)
    expect(page.get_by_role("toolbar").first).to_be_visible(timeout=20_000)
    typist = Typist(page, path, seed=2)
    while typist.played < 12 and typist.look()["table"]["status"] != "over":
        if not typist.turn():
            page.wait_for_timeout(50)
    assert typist.played > 3


def test_what_was_done_can_be_taken_back(visit: NewPage) -> None:
    _, players = seated(visit, "torres")
    undo = None
    while undo is None:
        for player in players:
            match = player.look()["match"]
            if match and any(choice["action"]["type"] == "build" for choice in match.get("legal", [])):
                undo = player
                break
            player.turn()
    before = undo.look()["match"]
    undo.do(next(choice for choice in before["legal"] if choice["action"]["type"] == "build"))
    expect(undo.page.get_by_role("button", name="Undo")).to_be_enabled()
    undo.page.get_by_role("button", name="Undo").click()
    undo._wait_beyond(before["version"] + 1)
    assert undo.look()["match"]["view"] == before["view"]


def test_what_is_not_allowed_is_explained_with_its_clause(visit: NewPage) -> None:
    page = visit()
    come_in(page, "Anna")
    page.goto(set_up(page, "knights", [{}, BOT], options={"start": 0}, listed=False))
    expect(page.locator("[data-card].legal").first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Why not?").click()
    sentence = page.locator("main [role=status]").first
    expect(sentence).to_contain_text("Click it")
    theirs = page.get_by_role("list", name=re.compile("^Cards of Steward")).locator("[data-card]").first
    while "Click it" in sentence.inner_text():  # the board answers when it has shown what happened
        theirs.dispatch_event("click")
        page.wait_for_timeout(200)
    link = page.get_by_role("link", name=re.compile(r"^K\d+\.\d+$"))
    expect(link).to_be_visible()
    link.click()
    expect(page).to_have_url(re.compile(r"/rules/knights#K\d+\.\d+$"))


def test_the_coach_is_announced_to_the_others(visit: NewPage) -> None:
    _, players = seated(visit, "knights")
    host, guest = (player.page for player in players)
    host.get_by_role("button", name="Coach", exact=True).click()
    expect(host.get_by_role("button", name="Coach", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(guest.get_by_role("list", name="Players")).to_contain_text("coach")


def test_a_match_can_be_stopped_when_all_agree(visit: NewPage) -> None:
    path, players = seated(visit, "court", bots=0)
    host, guest = (player.page for player in players)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Ask to stop").click()
    guest.get_by_role("button", name="Agree").click()
    expect(host.locator("main [role=status]").first).to_contain_text("All agreed to stop")
    assert ask(host, "GET", f"/tables/{path.split('/')[-1]}")["table"]["ending"] == "agreed"
