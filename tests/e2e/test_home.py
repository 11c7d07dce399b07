"""A newcomer's first minute, and the ways to a table."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import NewPage
from tests.e2e.tables import come_in, seat_at, set_up


def test_one_click_and_the_game_is_running(visit: NewPage) -> None:
    page = visit()
    page.get_by_role("button", name=re.compile("Play now: Torres")).click()
    expect(page).to_have_url(re.compile("/t/[\\w-]+$"))
    expect(page.locator("[data-seat]")).to_have_count(3)
    expect(page.get_by_role("toolbar", name="Actions")).to_be_visible()


def test_a_newcomer_meets_no_error_in_the_console(visit: NewPage) -> None:
    page = visit()
    noted: list[str] = []
    page.on("console", lambda message: noted.append(message.text) if message.type == "error" else None)
    for path in ("/", "/learn", "/rules/torres", "/settings", "/you"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert noted == []


def test_a_table_is_set_up_with_two_players_of_the_house_to_begin_with(visit: NewPage) -> None:
    page = visit()
    page.get_by_role("button", name="Set up a table: Knights").click()
    dialog = page.get_by_role("dialog")
    chairs = dialog.get_by_role("list", name="Players").get_by_role("button")
    expect(chairs).to_have_count(6)
    chosen = chairs.evaluate_all("all => all.map(one => one.ariaLabel)")
    assert [each.split(": ")[1] for each in chosen] == ["You", "Page", "Page", "Nobody", "Nobody", "Nobody"]
    for number in (2, 3):
        seat_at(page, number, "Nobody")
    expect(dialog.get_by_role("button", name="Set the table")).to_be_disabled()
    seat_at(page, 2, "Squire")
    dialog.get_by_role("button", name="Set the table").click()
    expect(page.locator("[data-seat]")).to_have_count(2)


def test_the_keyboard_sees_on_a_phone_whom_it_chooses(visit: NewPage) -> None:
    page = visit("/", viewport={"width": 390, "height": 844})
    page.get_by_role("button", name="Set up a table: Knights").click()
    dialog = page.get_by_role("dialog")
    bar = dialog.get_by_role("button", name="Set the table").locator("..").bounding_box()
    radios = dialog.get_by_role("radio")
    assert bar is not None
    for number in range(radios.count()):
        radios.nth(number).focus()
        tile = radios.nth(number).locator("..").bounding_box()
        assert tile is not None
        assert tile["y"] + tile["height"] <= bar["y"], "it lies under what begins the match"


def test_a_friend_joins_by_link_and_the_match_begins(visit: NewPage) -> None:
    host = visit()
    host.get_by_label("Your name").fill("Anna")
    host.get_by_role("button", name="Set up a table: Knights").click()
    dialog = host.get_by_role("dialog")
    seat_at(host, 2, "Open to anybody")
    seat_at(host, 3, "Nobody")
    dialog.get_by_role("button", name="Set the table").click()
    expect(host.get_by_role("button", name="Copy the link")).to_be_visible()
    link = host.get_by_label("Copy the link").first.input_value()

    friend = visit()
    friend.get_by_label("Link from a friend").fill(link)
    friend.get_by_role("button", name="Join", exact=True).click()
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    for page, other in ((host, "Ben"), (friend, "Anna")):
        expect(page.get_by_role("toolbar", name="Actions")).to_be_visible()
        expect(page.get_by_role("list", name="Players")).to_contain_text(other)


def test_a_host_lets_a_house_player_and_somebody_on_the_same_device_sit_down(visit: NewPage) -> None:
    host = visit()
    host.get_by_label("Your name").fill("Anna")
    host.get_by_role("button", name="Set up a table: Knights").click()
    for number in (2, 3, 4):
        seat_at(host, number, "Open to anybody")
    host.get_by_role("button", name="Set the table").click()
    expect(host.get_by_role("dialog")).to_have_count(0)  # it has chairs of the same names
    players = host.get_by_role("list", name="Players")
    chair = "Seat {}: free"
    players.get_by_role("button", name=chair.format(2)).click()
    host.get_by_role("button", name=re.compile("^Marshal")).click()
    players.get_by_role("button", name=re.compile("^Seat 2: Marshal")).click()
    host.get_by_role("button", name="Send away: Marshal").click()
    players.get_by_role("button", name=chair.format(2)).click()
    host.get_by_role("textbox", name="Their name").fill("Ben")
    host.get_by_role("button", name="Let them sit down").click()
    expect(players).to_contain_text("Ben")
    host.get_by_role("button", name=re.compile("^Fill with bots")).click()
    expect(host.get_by_role("toolbar", name="Actions")).to_be_visible()


def test_a_friend_takes_the_chair_that_they_like(visit: NewPage) -> None:
    host, friend = visit(), visit()
    come_in(host, "Anna")
    path = set_up(host, "torres", [{}, {}, {}])
    friend.goto("/".join(friend.url.split("/")[:3]) + path)
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Seat 3: free").click()
    expect(friend.get_by_role("button", name=re.compile("^Seat 3: Ben"))).to_be_disabled()


def test_a_listed_table_appears_in_everybodys_lobby(visit: NewPage) -> None:
    host, other = visit(), visit()
    host.get_by_label("Your name").fill("Listed host")
    host.get_by_role("button", name="Set up a table: To Court the King").click()
    seat_at(host, 2, "Open to anybody")
    host.get_by_role("button", name="Set the table").click()
    row = other.get_by_role("listitem").filter(has_text="Listed host")
    expect(row).to_be_visible()
    row.get_by_role("link").click()
    expect(other.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_link_that_leads_nowhere_says_so(visit: NewPage) -> None:
    page = visit("/t/no-such-table")
    expect(page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    page.get_by_role("link", name="Back to the games").click()
    expect(page.get_by_role("heading", name="Three castle games, one table")).to_be_visible()


def test_settings_are_kept(visit: NewPage) -> None:
    page = visit("/settings")
    page.get_by_label("Candle (dark)").check()
    page.get_by_label("Deutsch").check()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "de")
