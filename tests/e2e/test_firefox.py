"""Somebody plays a whole match in Firefox, on a phone."""

import pytest
from playwright.sync_api import Locator, expect

import tafelrunde as tr
from tests.e2e.conftest import NewPage
from tests.e2e.hands import Player, play_out
from tests.e2e.measures import PHONE, is_inside, measure
from tests.e2e.tables import SOUND, come_in, set_up


class Watchful(Player):
    """Somebody who looks at the screen before each click."""

    def press(self, control: Locator) -> None:
        """Press a control if nothing is cut, covered or scrolled."""
        shown = measure(self.page)
        assert shown["asked"]
        assert shown["page"] == [0, 0], "the page scrolls"
        assert shown["covered"] == [], "something lies over the dock"
        assert [box["name"] for box in shown["docked"] if not is_inside(box, PHONE)] == []
        super().press(control)


@pytest.mark.parametrize("game", tr.games())
def test_a_whole_match_in_firefox(game: str, visit_in_firefox: NewPage) -> None:
    page = visit_in_firefox(viewport=PHONE.viewport)
    come_in(page, "Anna")
    path = set_up(page, game, [{}, SOUND], options={"start": 0}, listed=False)
    page.wait_for_load_state("networkidle")  # Firefox takes it ill to be led elsewhere while it fetches
    page.goto(path)
    expect(page.get_by_role("toolbar").first).to_be_visible(timeout=20_000)
    player = Watchful(page, path, seed=1)
    play_out([player])
    assert player.played > 3
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
