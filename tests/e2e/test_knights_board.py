"""The table of Knights: with two and with six players all is in view, dice are large, an end offers nothing."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import Player
from tests.e2e.measures import DIE, FINGER, LAPTOP, LEAST_SHARE, SIZES, resize
from tests.e2e.tables import bring, come_in, sit_down

BOARD = """() => {
  const board = document.querySelector("[data-board]");
  const box = board.getBoundingClientRect();
  const seen = (element) => element.checkVisibility() && element.getClientRects().length > 0;
  const all = (selector) => [...board.querySelectorAll(selector)].filter(seen);
  const name = (element) => element.dataset.card ?? element.dataset.do ?? element.className;
  const inside = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= box.left - 1 && top >= box.top - 1 && right <= box.right + 1 && bottom <= box.bottom + 1;
  };
  const small = (element) => Math.min(element.offsetWidth, element.offsetHeight);
  const things = all("button, [data-seat], .duel, .field");
  const touched = all("button:not(.prize button)");
  const over = (card) => [...card.querySelectorAll(".demand svg")].some((die) => {
    const [inner, outer] = [die.getBoundingClientRect(), card.getBoundingClientRect()];
    return inner.left < outer.left - 1 || inner.right > outer.right + 1;
  });
  return {
    share: (box.width * box.height) / (innerWidth * innerHeight),
    scrolls: [board.scrollWidth - board.clientWidth, board.scrollHeight - board.clientHeight],
    page: [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight],
    outside: things.filter((thing) => !inside(thing)).map(name),
    small: touched.filter((button) => small(button) < FINGER).map(name),
    over: all("[data-card]").filter(over).map(name),
    dice: all("[data-die]").map(small),
    stacks: all(".stacks [data-card], .stacks .none, .prize [data-card]").length,
    seats: all("[data-seat]").length,
    tracks: all(".tracks, .rider").length,
  };
}""".replace("FINGER", str(FINGER))


def rolls_dice(page: Page, players: int) -> None:
    """Sit down with house players and play until own dice lie on the table."""
    player = Player(page, sit_down(page, "knights", players - 1), seed=players)
    while (player.look()["match"] or {}).get("view", {}).get("phase") != "keep":
        player.turn()
    page.get_by_role("toolbar").locator('[data-do^="keep"]').first.wait_for()


@pytest.mark.parametrize("players", [2, 6])
def test_everything_is_in_view_on_every_screen(players: int, visit: NewPage) -> None:
    page = visit(viewport=LAPTOP.viewport)
    rolls_dice(page, players)
    for size in SIZES:
        resize(page, size)
        shown: dict[str, Any] = page.evaluate(BOARD)
        where = f"{size.name}: {shown}"
        assert shown["page"] == [0, 0], where
        assert max(shown["scrolls"]) <= 1, where
        assert shown["outside"] == [], where
        assert shown["small"] == [], where
        assert shown["over"] == [], f"{where}: what a card demands sticks out of it"
        assert shown["share"] >= LEAST_SHARE, where
        assert min(shown["dice"]) >= DIE[size], where
        assert (shown["seats"], shown["tracks"]) == (players, players), where
        assert shown["stacks"] >= 3, f"{where}: both stacks and the king"


def keeps_a_die(page: Page) -> str | None:
    """Keep a die and roll the others; return its number, or nothing if that roll ended the turn."""
    rolls_dice(page, 2)
    live = page.locator("[data-die]:not(:disabled)")
    value = live.first.get_attribute("data-die")
    live.first.click()
    again = page.get_by_role("toolbar").get_by_role("button", name=re.compile("^Roll"))
    before = page.locator("[data-shown]").get_attribute("data-shown")
    again.click()
    page.locator(f'[data-shown]:not([data-shown="{before}"])').wait_for()
    return value if page.locator("[data-die][aria-pressed=true]").count() else None


def test_dice_that_were_kept_survive_a_reload(visit: NewPage) -> None:
    page = visit()
    value = next(filter(None, (keeps_a_die(page) for _ in range(20))))
    page.reload()
    expect(page.locator(f'[data-die="{value}"][aria-pressed=true]').first).to_be_visible(timeout=20_000)


def test_nothing_is_offered_when_the_match_is_over(visit: NewPage) -> None:
    page = visit()
    come_in(page, "Anna")
    page.goto(bring(page, "knights"))
    page.locator("[data-board]").wait_for()
    expect(page.locator("[data-board] [data-do^=tuck]")).to_have_count(0)
    expect(page.locator("[data-board] .legal")).to_have_count(0)
