"""To Court the King on the screen: the court and the dice in view together, and aiming at a character."""

import re

import pytest
from playwright.sync_api import Page, expect

from tafelrunde.games.court.state import MOST_DICE
from tests.e2e.conftest import NewPage
from tests.e2e.measures import (
    DESKTOP,
    DIE,
    FINGER,
    LEAST_SHARE,
    PHONE,
    SIZES,
    Box,
    is_inside,
    resize,
    share_of,
)
from tests.e2e.tables import come_in, set_up, sit_down

CHARACTERS = 20
SEEN = """() => {
  const box = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { name: element.dataset.character ?? element.dataset.die, x, y, width, height };
  };
  const all = (selector) => [...document.querySelectorAll(selector)].map(box);
  const board = document.querySelector("[data-board]");
  const over = (one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
  return {
    court: all("[data-character]"),
    dice: all("[data-die]"),
    board: box(board),
    scrolls: [...over(board), ...over(document.documentElement), ...over(document.querySelector(".seats"))],
  };
}"""


def roll(page: Page) -> None:
    """Roll, and wait until the dice can be set aside."""
    page.locator('[data-do="roll"]:not([aria-disabled="true"])').click()
    page.locator("[data-die]").first.wait_for()


def overlap(one: Box, other: Box) -> bool:
    """Say whether two boxes share more than an edge."""
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    high = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return wide > 0.5 and high > 0.5


@pytest.mark.parametrize("language", ["en", "de", "nl", "hu"])
def test_court_and_dice_are_in_view_together_on_every_screen(language: str, visit: NewPage) -> None:
    page = visit(locale=language)
    sit_down(page, "court", 4)
    roll(page)
    for size in SIZES:
        resize(page, size)
        seen = page.evaluate(SEEN)
        assert len(seen["court"]) == CHARACTERS, size.name
        things = [*seen["court"], *seen["dice"]]
        outside = [box["name"] for box in things if not is_inside(box, size)]
        assert outside == [], f"{size.name}: beyond the screen"
        assert all(over <= 0 for over in seen["scrolls"]), f"{size.name}: something scrolls, {seen['scrolls']}"
        small = [box["name"] for box in things if min(box["width"], box["height"]) < FINGER]
        assert small == [], f"{size.name}: too small for a finger"
        assert all(box["width"] >= DIE[size] for box in seen["dice"]), (size.name, seen["dice"])
        share = share_of(seen["board"], size)
        assert share >= LEAST_SHARE, f"{size.name}: the board has {share:.0%}"
        over = [(a["name"], b["name"]) for i, a in enumerate(things) for b in things[i + 1 :] if overlap(a, b)]
        assert over == [], f"{size.name}: one lies over another"


def test_dice_stay_large_where_as_many_come_as_there_are(visit: NewPage) -> None:
    page = visit()
    sit_down(page, "court", 2)
    roll(page)
    tray = page.get_by_role("region", name="Dice")
    tray.evaluate(f"tray => tray.style.setProperty('--most', {MOST_DICE})")
    for size in SIZES:
        resize(page, size)
        dice = page.evaluate(SEEN)["dice"]
        assert all(box["width"] >= DIE[size] for box in dice), (size.name, dice)
    resize(page, DESKTOP)
    page.keyboard.press("l")
    page.get_by_role("log").wait_for()
    dice = page.evaluate(SEEN)["dice"]
    assert all(box["width"] >= DIE[DESKTOP] for box in dice), f"beside the log: {dice}"


def test_one_aims_at_a_character_and_the_table_says_how(visit: NewPage) -> None:
    page = visit(viewport=DESKTOP.viewport)
    sit_down(page, "court", 2)
    page.locator("[data-character=guard]").click()
    expect(page.get_by_role("button", name="Coach", exact=True)).to_have_attribute("aria-pressed", "true")
    line = page.locator(".line.aimed")
    expect(line).to_contain_text("Guard")
    expect(line).to_contain_text("exactly", timeout=30_000)
    expect(line).to_contain_text(re.compile(r"Best now:\s+roll"), timeout=30_000)
    roll(page)
    expect(page.get_by_role("button", name=re.compile("^Guard.*your aim"))).to_be_visible()
    expect(line).to_contain_text(re.compile("set aside|Out of reach"), timeout=30_000)
    if "Best now" in line.inner_text():
        page.locator("[data-die].best").first.click()
        expect(line).to_contain_text("Guard")
    page.locator("[data-character=farmer]").click()
    expect(line).to_contain_text("Farmer")
    page.get_by_role("button", name="Drop the aim").click()
    expect(page.get_by_role("button", name=re.compile("your aim"))).to_have_count(0)


def test_a_keyboard_aims_too(visit: NewPage) -> None:
    page = visit()
    sit_down(page, "court", 2)
    page.locator("[data-character]").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    aimed = page.get_by_role("button", name=re.compile("your aim"))
    expect(aimed).to_have_count(1)
    expect(aimed).to_be_focused()
    page.keyboard.press("Enter")
    expect(aimed).to_have_count(0)


def test_a_finger_reads_with_one_tap_and_aims_with_the_next(visit: NewPage) -> None:
    page = visit(viewport=PHONE.viewport, has_touch=True, is_mobile=True)
    sit_down(page, "court", 2)
    page.locator("[data-character=hunter]").tap()
    words = page.get_by_role("dialog", name="Hunter")
    expect(words).to_contain_text("Four of a kind.")
    expect(words).to_contain_text("Add a die with a 3.")
    words.get_by_role("button", name="Go for it").tap()
    expect(words).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Hunter.*your aim"))).to_be_visible()


def test_in_company_the_coach_waits_for_a_word(visit: NewPage) -> None:
    host, guest = visit(), visit()
    come_in(host, "Anna")
    come_in(guest, "Ben")
    path = set_up(host, "court", [{}, {}], options={"start": 0}, listed=False)
    host.goto(path)
    guest.goto(path)
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("toolbar").first).to_be_visible(timeout=20_000)
    host.locator("[data-character=farmer]").click()
    expect(host.get_by_role("button", name="Coach", exact=True)).to_have_attribute("aria-pressed", "false")
    host.get_by_role("button", name="Coach on").click()
    expect(host.get_by_role("button", name="Coach", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(guest.get_by_role("list", name="Players")).to_contain_text("coach")
    # Whoever only watches has no coach: nothing is said of chances there.
    watcher = visit(path)
    watcher.locator("[data-character=farmer]").click()
    expect(watcher.get_by_text("how likely it is")).to_have_count(0)
    expect(watcher.get_by_role("button", name=re.compile("your aim"))).to_have_count(0)


def test_dice_set_aside_are_still_there_after_a_reload(visit: NewPage) -> None:
    page = visit()
    sit_down(page, "court", 2)
    roll(page)
    page.locator("[data-die]").first.click()
    kept = page.get_by_text(re.compile(r"^\d, set aside$"))
    expect(kept).to_have_count(1)
    said = kept.inner_text()
    page.reload()
    expect(kept).to_have_text(said)
    expect(page.locator("[data-die]")).to_have_count(2)
