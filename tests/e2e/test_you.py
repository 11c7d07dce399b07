"""Who is in as you, the way back, and links whose secrets no server sees."""

import re

from playwright.sync_api import Page, Request, expect

from tests.e2e.conftest import NewPage
from tests.e2e.tables import come_in, set_up

RIGHT, WRONG = "a long swordfish", "a long sunflower"


def register(page: Page, login: str) -> None:
    """Come in by name and make an account."""
    page.get_by_label("Name at the table").fill("Ada")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("button", name="Make an account")).to_be_visible()
    page.get_by_role("textbox", name="Login").fill(login)
    page.get_by_role("textbox", name="Password", exact=True).fill(RIGHT)
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text(f"Your login is “{login}”.")).to_be_visible()


def log_in(page: Page, login: str, password: str) -> None:
    """Fill in login and password."""
    page.get_by_role("textbox", name="Login").fill(login)
    page.get_by_role("textbox", name="Password", exact=True).fill(password)
    page.get_by_role("button", name="Log in").click()


def asked(page: Page) -> list[str]:
    """Return a list that grows with everything that a page asks the server for."""
    found: list[str] = []

    def note(request: Request) -> None:
        found.append(request.url.partition("#")[0])

    page.on("request", note)
    return found


def test_a_lost_device_is_ended_from_another_and_wrong_passwords_are_shown(visit: NewPage) -> None:
    mine, lost = visit("/you"), visit("/you")
    register(mine, "ada-lost")
    log_in(lost, "ada-lost", WRONG)
    expect(lost.get_by_text("Login and password do not fit together.")).to_be_visible()
    log_in(lost, "ada-lost", RIGHT)
    expect(lost.get_by_role("heading", name="Ada")).to_be_visible()
    mine.reload()
    expect(mine.get_by_role("alert")).to_contain_text("Somebody tried a wrong password")
    mine.get_by_role("button", name="I have seen it").click()
    expect(mine.get_by_role("button", name="I have seen it")).to_have_count(0)
    expect(mine.get_by_text("This device")).to_have_count(1)
    mine.get_by_role("button", name=re.compile("^End: ")).click()
    expect(mine.get_by_role("button", name=re.compile("^End: "))).to_have_count(0)
    lost.reload()
    expect(lost.get_by_role("button", name="Log in")).to_be_visible()


def test_a_new_link_asks_for_the_password_and_ends_tokens(visit: NewPage) -> None:
    page = visit("/you")
    register(page, "ada-link")
    page.get_by_role("button", name="I have saved it").click()
    page.get_by_text("For experts").click()
    page.get_by_label("What it is for").fill("my bot")
    page.get_by_role("button", name="Make a token").click()
    token = page.get_by_role("listitem").filter(has_text="Bot “my bot”")
    expect(token).to_be_visible()
    way = page.locator("section").filter(has=page.get_by_role("heading", name="Your way back"))
    expect(way.get_by_role("checkbox", name="End the tokens of my bots, too")).to_be_checked()
    way.get_by_label("Current password").fill(RIGHT)
    way.get_by_role("button", name="Make a new link").click()
    link = page.get_by_role("textbox", name="Copy your link").input_value()
    assert "/recover#tfs." in link
    expect(token).to_have_count(0)


def test_a_recovery_link_old_or_new_leads_back_and_no_server_sees_it(visit: NewPage) -> None:
    page = visit("/you")
    register(page, "ada-back")
    link = page.get_by_role("textbox", name="Copy your link").input_value()
    origin, _, token = link.partition("/recover#")
    friend = visit("/settings")
    seen = asked(friend)
    friend.goto(link)
    friend.get_by_role("button", name="Come back").click()
    expect(friend.get_by_role("link", name="Ada", exact=True)).to_be_visible()
    assert friend.evaluate("location.hash") == ""
    assert seen
    assert not any(token in url for url in seen)
    old = visit("/settings")
    old.goto(f"{origin}/recover/{token}")
    expect(old).to_have_url(link)
    old.get_by_role("button", name="Come back").click()
    expect(old.get_by_role("link", name="Ada", exact=True)).to_be_visible()


def test_leaving_for_good_asks_for_the_password(visit: NewPage) -> None:
    page = visit("/you")
    register(page, "ada-gone")
    for password, gone in ((WRONG, False), (RIGHT, True)):
        page.get_by_role("button", name="Delete my account").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Current password").fill(password)
        dialog.get_by_role("button", name="Delete my account").click()
        words = "You are forgotten here." if gone else "This is not the current password."
        expect(page.get_by_text(words)).to_be_visible()
    expect(page.get_by_role("button", name="Come in")).to_be_visible()


def test_a_reserved_seat_opens_by_a_link_whose_key_no_server_sees(visit: NewPage) -> None:
    host = visit()
    come_in(host, "Anna")
    place = set_up(host, "torres", [{}, {"kind": "reserved"}])
    host.goto(place)
    link = host.get_by_role("textbox", name=re.compile("seat 2", re.IGNORECASE)).input_value()
    address, _, key = link.partition("#key=")
    assert key
    friend = visit()
    seen = asked(friend)
    friend.get_by_label("Link from a friend").fill(link)
    friend.get_by_role("button", name="Join", exact=True).click()
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Take your reserved seat").click()
    expect(friend.get_by_role("toolbar", name="Actions")).to_be_visible()
    assert not any(key in url for url in seen)
    old = visit(f"{address.removeprefix(host.url.partition('/t/')[0])}?key={key}")
    expect(old).to_have_url(link)
