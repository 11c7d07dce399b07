"""What a first visit weighs on the wire, in kilobytes of a thousand, with nothing kept; and that rest is free."""

from collections.abc import Iterator

import pytest
from benchmarks.web import READY, Visit
from playwright.sync_api import Browser, Page

import tafelrunde as tr
from tafelrunde.text.catalogue import LANGUAGES
from tests.e2e.conftest import NewPage
from tests.e2e.tables import come_in, set_up, sit_down

HOME = 150_000
GAME = 260_000
SOLID = 160_000
BOTS = [{"kind": "bot"}, {"kind": "bot"}]
COUNT_FRAMES = """
window.frames_asked = 0;
const ask = window.requestAnimationFrame;
window.requestAnimationFrame = (draw) => {
  window.frames_asked += 1;
  return ask(draw);
};
"""
AT_REST = """async () => {
  const second = () => new Promise((over) => setTimeout(over, 1000));
  for (let before = -1; before !== window.frames_asked; await second()) before = window.frames_asked;
  const moving = document.getAnimations().filter(({ playState }) => playState === "running").length;
  const before = window.frames_asked;
  await second();
  return [window.frames_asked - before, moving];
}"""
"""How many pictures are asked for in a second when everything has come to rest, and how many things move then."""


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


@pytest.mark.parametrize("game", tr.games())
def test_no_picture_is_asked_for_while_nothing_moves(game: str, visit: NewPage) -> None:
    page = visit(reduced_motion="no-preference")
    page.context.add_init_script(COUNT_FRAMES)
    sit_down(page, game)
    assert page.evaluate(AT_REST) == [0, 0]
