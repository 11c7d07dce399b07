"""Every screen is fit for everybody: axe finds nothing, in either theme, in any language, on a phone too."""

import re
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

import tafelrunde as tr
from tafelrunde.text.catalogue import LANGUAGES
from tests.e2e.conftest import NO_WEBGL, NewPage
from tests.e2e.measures import DRAWN, TABLET, resize
from tests.e2e.screens import STILL, Going, running
from tests.e2e.tables import come_in

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
PHONE = {"width": 360, "height": 740}
BY_COLOUR = ["color-contrast", "link-in-text-block"]
"""The rules that a change of theme can break: everything else about a page stays as it was."""
ALL_FADED = "document.getAnimations().filter(one => one instanceof CSSTransition).forEach(one => one.finish())"
"""Ends whatever is fading from one colour to another."""
SIDEWAYS = """() => [...document.querySelectorAll("*")]
  .filter((box) => box.checkVisibility() && ["auto", "scroll"].includes(getComputedStyle(box).overflowX))
  .filter(({ clientWidth, scrollWidth }) => clientWidth > 8 && scrollWidth > clientWidth + 1)
  .map((box) => `${box.tagName}.${box.className}: ${box.scrollWidth} in ${box.clientWidth}`)"""
"""What scrolls sideways; what is only heard has no room at all."""
AS_A_PLAN = ("nl", "hu")
"""In these languages Torres is drawn as a plan, in the others as a scene: everybody meets one of them."""

SCREENS: dict[str, Going] = {**STILL, **{f"table-{game}": running(game) for game in (*tr.games(), "pig")}}


def show(page: Page, screen: str) -> None:
    """Go to a screen and wait until it stands."""
    come_in(page, "Ada")
    page.goto(SCREENS[screen](page))
    expect(page.locator("main h1").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    if screen.startswith("happened"):
        expect(page.locator("aside table").first).to_be_attached(timeout=120_000)
    if screen.startswith("table"):
        expect(page.get_by_role("toolbar").first).to_be_visible()


def complaints(page: Page, rules: list[str] | None = None) -> list[str]:
    """Return what axe has to say against a page, by all its rules or by some."""
    options: dict[str, Any] = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{violation['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def become_a_phone(page: Page) -> None:
    """Make the same page small, and the mouse a finger."""
    phone = page.context.new_cdp_session(page)
    phone.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    phone.send("Emulation.setDeviceMetricsOverride", {**PHONE, "deviceScaleFactor": 1, "mobile": True})
    page.wait_for_function(
        "innerWidth === WIDTH && matchMedia('(pointer: coarse)').matches".replace("WIDTH", f"{PHONE['width']}")
    )
    page.evaluate(DRAWN)


def paint(page: Page, theme: Literal["light", "dark"]) -> str:
    """Change the theme; return the colour of what is written."""
    page.emulate_media(color_scheme=theme)
    page.evaluate(ALL_FADED)
    ink: str = page.evaluate("getComputedStyle(document.body).color")
    return ink


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_fit_for_everybody(screen: str, language: str, visit: NewPage) -> None:
    page = visit(locale=language)
    if language in AS_A_PLAN:
        page.context.add_init_script(NO_WEBGL)
    show(page, screen)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.evaluate(AXE)
    by_day = paint(page, "light")
    assert complaints(page) == []
    by_candle = paint(page, "dark")
    assert complaints(page, BY_COLOUR) == []
    assert by_day != by_candle

    resize(page, TABLET)
    assert page.evaluate(SIDEWAYS) == [], "on a tablet"
    become_a_phone(page)
    assert complaints(page) == [], "on a phone"
    assert page.evaluate(SIDEWAYS) == [], "on a phone"
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    shown = page.locator("body").inner_text()
    assert re.findall(r"\b(?:web|like|character|knights|court|torres|table)-[a-z]+[\w-]*", shown) == []
    assert re.findall(r"\{ ?\$?\w+", shown) == []
