"""What happened in a match: opened from the result, walked through by keys, shared as a link with a spectator."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import Player, play_out
from tests.e2e.measures import PHONE
from tests.e2e.tables import QUICK, bring, come_in, set_up, sit_down

ANALYSED_MS = 240_000
"""At first a server loads much for an analysis."""


def played(page: Page) -> str:
    """Play a whole match against a quick bot; return its path."""
    path = sit_down(page, "knights")
    play_out([Player(page, path, seed=4)], Player.answer)
    return path


def moment(page: Page) -> int:
    """Return the moment that the address names."""
    found = re.search(r"/happened\?at=(\d+)$", page.url)
    assert found, page.url
    return int(found[1])


def ledger_of(page: Page, name: str) -> list[float]:
    """Return the numbers of a seat's ledger."""
    table = page.get_by_role("table", name=f"How {name} got there")
    expect(table).to_be_visible(timeout=ANALYSED_MS)
    return [float(text.replace("\N{MINUS SIGN}", "-")) for text in table.locator(".number").all_inner_texts()]


def test_what_happened_is_walked_through_and_shared(visit: NewPage) -> None:
    page = visit()
    played(page)
    page.get_by_role("link", name="What happened").click()
    *parts, result = ledger_of(page, "Anna")
    assert abs(sum(parts) - result) < 0.4, "each number is rounded to a tenth"
    assert result in (0, 100)
    walk_by_keys(page)
    told = page.locator(".moment").inner_text()
    watcher = visit(page.url)
    expect(watcher.locator(".moment")).to_have_text(re.compile(r"%"), timeout=ANALYSED_MS)
    assert watcher.locator(".moment").inner_text() == told
    assert moment(watcher) == moment(page)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("img", name=re.compile("^Picture of what happened"))).to_be_visible()
    expect(page.get_by_role("textbox", name="Copy the link")).to_have_value(page.url)


def walk_by_keys(page: Page) -> None:
    """Go by steps, by turns and by turning points; address, slider and board follow."""
    slider = page.get_by_role("slider")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("PageDown")
    expect(slider).not_to_have_value("1")
    expect(page).to_have_url(re.compile(rf"at={slider.input_value()}$"))
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    points = page.get_by_role("region", name="Turning points").get_by_role("link")
    page.keyboard.press("n")
    expect(points.first).to_have_attribute("aria-current", "step")
    assert (points.first.get_attribute("href") or "").endswith(f"?at={moment(page)}")
    expect(page.locator(".moment .head")).to_have_text(points.first.inner_text())
    expect(page.locator(".frame")).to_have_attribute("data-shown", str(moment(page)))


def test_a_phone_has_overview_or_board_and_a_turning_point_leads_to_the_board(visit: NewPage) -> None:
    page = visit(viewport=PHONE.viewport, has_touch=True, is_mobile=True)
    path = played(page)
    page.goto(f"{path}/replay?at=3")
    page.get_by_role("link", name="What happened").first.click()
    assert moment(page) == 3
    expect(page.get_by_role("slider", name="Step")).to_have_attribute(
        "aria-valuetext", re.compile("Anna"), timeout=ANALYSED_MS
    )
    page.get_by_role("button", name="Overview").click()
    point = page.get_by_role("region", name="Turning points").get_by_role("link").last
    told = point.inner_text()
    point.click()
    expect(page.get_by_role("complementary", name="What happened")).to_have_count(0)
    expect(page.locator(".moment .head")).to_have_text(told)
    expect(page.locator("[data-board]")).to_be_visible()


def test_whoever_waits_on_a_phone_sees_the_match_meanwhile(visit: NewPage) -> None:
    page = visit(viewport=PHONE.viewport, has_touch=True, is_mobile=True)
    come_in(page, "Anna")
    page.route("**/analysis", lambda _: None)
    page.goto(f"{bring(page, 'knights')}/happened")
    told = page.get_by_role("complementary", name="What happened")
    expect(told.get_by_role("progressbar")).to_be_visible()
    panel, board = told.bounding_box(), page.locator("[data-board]").bounding_box()
    assert panel is not None
    assert board is not None
    assert panel["y"] + panel["height"] < board["y"] + board["height"] / 2


def test_a_match_that_goes_on_tells_nothing(visit: NewPage) -> None:
    page = visit()
    come_in(page, "Anna")
    path = set_up(page, "court", [{}, QUICK], options={"start": 0}, listed=False)
    page.goto(f"{path}/happened")
    expect(page.get_by_role("alert")).to_have_text("The match is not over yet.")
    expect(page.get_by_role("link", name="To the table")).to_have_attribute("href", path)
