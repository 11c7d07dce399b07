"""Every screen is fit for everybody: axe finds nothing, in either theme, in any language, on a phone too."""

import re
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

import tafelrunde as tr
from tafelrunde.text.catalogue import LANGUAGES
from tests.e2e.conftest import NewPage
from tests.e2e.screens import STILL, Going, running
from tests.e2e.tables import come_in

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
PHONE = {"width": 360, "height": 740}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
ALL_FADED = "document.getAnimations().filter(one => one instanceof CSSTransition).forEach(one => one.finish())"
"""Ends whatever is fading from one colour to another."""

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


def complaints(page: Page) -> list[str]:
    """Return what axe has to say against a page."""
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(screen: str, language: str, visit: NewPage) -> None:
    page = visit(locale=language)
    show(page, screen)
    expect(page.locator("html")).to_have_attribute("lang", language)
    inks = set()
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.evaluate(ALL_FADED)
        inks.add(page.evaluate("getComputedStyle(document.body).color"))
        assert complaints(page) == [], theme
    assert len(inks) == len(THEMES)


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_on_a_phone(screen: str, visit: NewPage) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    show(page, screen)
    assert complaints(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_phone_shows_every_text_without_scrolling_sideways(screen: str, language: str, visit: NewPage) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale=language)
    show(page, screen)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    shown = page.locator("body").inner_text()
    assert re.findall(r"\b(?:web|like|character|knights|court|torres|table)-[a-z]+[\w-]*", shown) == []
    assert re.findall(r"\{ ?\$?\w+", shown) == []
