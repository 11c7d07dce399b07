"""A newcomer's first minute, and the ways to a table."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import NewPage


def seat(page: Page, number: int) -> Locator:
    """Return where it is chosen who sits on a seat."""
    return page.get_by_role("dialog").get_by_role("combobox", name=re.compile(f"^Seat {number}"))


def test_one_click_and_the_game_is_running(visit: NewPage) -> None:
    page = visit()
    page.get_by_role("button", name=re.compile("Play now: Torres")).click()
    expect(page).to_have_url(re.compile("/t/[\\w-]+$"))
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(3)
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
    chosen = dialog.get_by_role("combobox", name=re.compile("^Seat")).evaluate_all(
        "all => all.map(one => one.selectedOptions[0].value)"
    )
    assert chosen == ["you", "bot steward", "bot steward", "none", "none", "none"]
    for number in (2, 3):
        seat(page, number).select_option("Nobody")
    expect(dialog.get_by_role("button", name="Set the table")).to_be_disabled()
    seat(page, 2).select_option("bot page")
    dialog.get_by_role("button", name="Set the table").click()
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(2)


def test_a_friend_joins_by_link_and_the_match_begins(visit: NewPage) -> None:
    host = visit()
    host.get_by_label("Your name").fill("Anna")
    host.get_by_role("button", name="Set up a table: Knights").click()
    dialog = host.get_by_role("dialog")
    seat(host, 2).select_option("Open to anybody")
    seat(host, 3).select_option("Nobody")
    dialog.get_by_role("button", name="Set the table").click()
    expect(host.get_by_role("button", name="Copy the link")).to_be_visible()
    link = host.get_by_label("Copy the link").first.input_value()

    friend = visit()
    friend.get_by_label("Link from a friend").fill(link)
    friend.get_by_role("button", name="Join", exact=True).click()
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):
        expect(page.get_by_role("toolbar", name="Actions")).to_be_visible()
        expect(page.get_by_role("list", name="Players")).to_contain_text("Ben")


def test_a_listed_table_appears_in_everybodys_lobby(visit: NewPage) -> None:
    host, other = visit(), visit()
    host.get_by_label("Your name").fill("Listed host")
    host.get_by_role("button", name="Set up a table: To Court the King").click()
    seat(host, 2).select_option("Open to anybody")
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
