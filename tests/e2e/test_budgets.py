"""What a first visit weighs on the wire, in kilobytes of a thousand: nothing is kept from before."""

from collections.abc import Iterator

import pytest
from benchmarks.web import READY, Visit
from playwright.sync_api import Browser, Page

import tafelrunde as tr
from tafelrunde.text.catalogue import LANGUAGES
from tests.e2e.tables import come_in, set_up

HOME = 150_000
GAME = 260_000
SOLID = 160_000
BOTS = [{"kind": "bot"}, {"kind": "bot"}]


@pytest.fixture(params=LANGUAGES)
def page(request: pytest.FixtureRequest, browser: Browser, origin: str) -> Iterator[Page]:
    """Somebody new, in each language."""
    context = browser.new_context(locale=request.param, base_url=origin, service_workers="block")
    page = context.new_page()
    page.goto("/")
    yield page
    context.close()


def test_the_home_screen_is_light(page: Page, origin: str) -> None:
    visit = Visit(page, origin, "/", "button.primary")
    assert visit.bytes <= HOME, visit.parts
    assert visit.solid == 0


@pytest.mark.parametrize("game", tr.games())
def test_a_first_match_is_light(game: str, page: Page, origin: str) -> None:
    come_in(page, "Bench")
    visit = Visit(page, origin, set_up(page, game, [{}, *BOTS], listed=False), READY)
    assert visit.bytes <= GAME, visit.parts
    assert visit.solid <= SOLID, visit.parts
