"""What lies over a table for a while: toasts, menus, drawers."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.measures import measure
from tests.e2e.tables import sit_down

PHONES = [(360, 640), (844, 390)]
FOCUSED = "document.activeElement.ariaLabel"


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
