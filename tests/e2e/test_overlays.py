"""What lies over a table for a while: toasts, menus, drawers."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import tafelrunde as tr
from tests.e2e.conftest import NewPage
from tests.e2e.measures import measure
from tests.e2e.tables import sit_down

PHONES = [(360, 640), (844, 390)]
FOCUSED = "document.activeElement.ariaLabel"
STRANGERS = """drawer => {
  const { left, top, width, height } = drawer.getBoundingClientRect();
  const found = [];
  for (let x = 5; x < width; x += 20)
    for (let y = 5; y < height; y += 20) {
      const hit = document.elementFromPoint(left + x, top + y);
      if (!drawer.contains(hit)) found.push(hit.outerHTML.slice(0, 60));
    }
  return found;
}"""
"""What lies over a drawer and is none of it."""


def seated(visit: NewPage, width: int, height: int) -> Page:
    """Sit down to Knights, where whatever cannot be had now is explained in a toast."""
    page = visit(viewport={"width": width, "height": height}, locale="hu")
    sit_down(page, "knights", 2)
    return page


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_toasts_leave_the_dock_free(width: int, height: int, visit: NewPage) -> None:
    page = seated(visit, width, height)
    refused = page.locator("[data-board] [data-card][aria-disabled=true]")
    for number in range(refused.count()):
        refused.nth(number).click(force=True)
    expect(page.locator(".notices p").first).to_be_visible()
    assert measure(page)["covered"] == []


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_what_is_opened_closes_and_gives_the_focus_back(width: int, height: int, visit: NewPage) -> None:
    page = seated(visit, width, height)
    closings: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: page.mouse.click(width / 2, 12),
    ]
    for opener, opened in ((".edge .opener", ".menu"), (".edge button.log", "aside")):
        for close in closings:
            page.locator(opener).click()
            name = page.evaluate(FOCUSED)
            expect(page.locator(opened)).to_be_visible()
            close()
            expect(page.locator(opened)).to_be_hidden()
            page.wait_for_function(f"name => {FOCUSED} === name", arg=name)


@pytest.mark.parametrize("game", tr.games())
def test_nothing_of_the_board_lies_over_an_opened_drawer(game: str, visit: NewPage) -> None:
    """A window that becomes narrow keeps the slanted board of Torres, whose cells lie one above the other."""
    page = visit(viewport={"width": 1280, "height": 800})
    sit_down(page, game)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".edge button.log").click()
    expect(page.locator(".drawer")).to_be_visible()
    assert page.locator(".drawer").evaluate(STRANGERS) == []
