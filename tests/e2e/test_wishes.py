"""A table is shown as its player wishes: how fast, how loud, how lively; and whoever is in a hurry hurries it."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import Player
from tests.e2e.tables import ASKED, sit_down

WATCH = """
Object.assign(window, { felt: [], heard: [], moved: [], tempos: [], lines: [] });
Navigator.prototype.vibrate = (pattern) => felt.push(pattern) > 0;
window.GainNode = class extends GainNode {
  constructor(context, options) {
    super(context, options);
    if (!options) window.loudness = this.gain; // everything goes through the first one
  }
};
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...at) {
  heard.push(this.context.state);
  return start.apply(this, at);
};
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const changes = Array.isArray(frames) ? Object.keys(frames[0]) : Object.keys(frames);
  moved.push(...changes.filter((name) => name === "transform" || name === "translate"));
  return animate.call(this, frames, timing);
};
let dead = null;
const Line = window.WebSocket;
window.WebSocket = class extends Line {
  constructor(...address) {
    if (dead) return dead[dead.push({ readyState: Line.CONNECTING, close() {} }) - 1];
    super(...address);
    lines.push(this);
  }
};
window.cutOff = () => {
  dead = [];
  lines.forEach((line) => line.close());
};
window.connect = () => {
  const waiting = dead;
  dead = null;
  waiting.forEach((line) => line.onclose(new CloseEvent("close")));
};
let hidden = false;
Object.defineProperty(Document.prototype, "hidden", { get: () => hidden });
window.lookAway = (away) => {
  hidden = away;
  document.dispatchEvent(new Event("visibilitychange"));
};
new MutationObserver(() => {
  const frame = document.querySelector("[data-tempo]");
  if (frame && document.querySelector(BEHIND)) tempos.push(Number(frame.dataset.tempo));
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Notes what is felt and heard, what moves, and how fast things are shown; runs before the page does."""
BEHIND = ".sentence button"
"""What leads to the present, while something has not been shown yet."""
AGAIN_MS = 100
"""So long after a sound the same one can be heard again."""
BOTS_START = 120_000
"""Milliseconds that the house's bots may take to come to the table, on a busy machine."""
MOST_ACTIONS = 40
"""More than there are in a turn of Court."""
PACES = {"Like a story, unhurried": 1.6, "Normal": 1, "Brisk": 0.5, "At once": 0}
"""By what the length of one's own throw is multiplied; others' turns are told in less time if they are long."""


@pytest.fixture
def page(visit: NewPage) -> Page:
    """Somebody whose device moves things unless told otherwise, and who is watched."""
    page = visit("/settings", reduced_motion="no-preference")
    page.context.add_init_script(WATCH.replace("BEHIND", repr(BEHIND)))
    return page


def wish(page: Page, *names: str) -> None:
    """Choose something in the settings."""
    page.goto("/settings")
    for name in names:
        page.get_by_role("radio", name=name, exact=True).check()


def come_back(page: Page, path: str) -> Player:
    """Open a table at which it is one's turn."""
    page.goto(path)
    page.locator(ASKED).wait_for()
    return Player(page, path, seed=1)


def turn_of(match: dict[str, Any]) -> tuple[int, int]:
    """Return what is another in every turn of Court."""
    view = match["view"]
    return view["round"], view["turn"]


def wait_until_asked(player: Player) -> int:
    """Wait until the others have played, whatever the page shows of it; return the position's version."""
    deadline = time.monotonic() + BOTS_START / 1000
    while not (match := player.look()["match"]).get("legal"):
        assert time.monotonic() < deadline, "the others do not play"
        player.page.wait_for_timeout(50)
    return int(match["version"])


def play_turn(player: Player) -> int:
    """Play one's own turn to its end over the wire and wait until one is asked again; return the version."""
    own = turn_of(player.look()["match"])
    for _ in range(MOST_ACTIONS):
        if turn_of(player.look()["match"]) != own:
            return wait_until_asked(player)
        player.answer()
    raise AssertionError("a turn does not end")


def roll(player: Player) -> None:
    """Play until dice can be thrown, throw them, and wait until they lie still."""
    for _ in range(MOST_ACTIONS):
        wait_until_asked(player)
        if any(choice["do"] == "roll" for choice in player.look()["match"]["legal"]):
            break
        player.answer()
    show_the_present(player)
    player.page.locator("[data-do=roll]").click()
    expect(player.page.locator(f"{BEHIND}, {ASKED}").first).to_be_visible()
    show_the_present(player)


def show_the_present(player: Player) -> None:
    """Wait until the page has told all that happened."""
    version = wait_until_asked(player)
    player.page.locator(f'[data-shown="{version}"]').wait_for(timeout=BOTS_START)


def test_dice_roll_sound_and_are_felt_as_wished(page: Page) -> None:
    path = sit_down(page, "court")
    wish(page, "Dice roll, pieces move")
    for pace, length in PACES.items():
        wish(page, pace)
        player = come_back(page, path)
        roll(player)
        assert max(page.evaluate("tempos"), default=0) == length, pace
        assert page.evaluate("felt.length") > 0
        assert "running" in page.evaluate("heard"), "after a click browsers let a page be heard"
        assert ("transform" in page.evaluate("moved")) == (length > 0), "dice tumble"
    wish(page, "Brisk", "As little as possible")
    volume = page.get_by_role("slider", name="Volume")
    volume.fill("10")
    page.wait_for_function("loudness.value < 0.1")
    page.wait_for_timeout(AGAIN_MS)
    volume.fill("100")
    page.wait_for_function("loudness.value > 1")
    volume.fill("0")
    page.get_by_role("checkbox", name="Vibrate").uncheck()
    roll(come_back(page, path))
    assert page.evaluate("[moved.length, heard.length, felt.length]") == [0, 0, 0]


SKIPS: tuple[Callable[[Page], None], ...] = (
    lambda page: page.keyboard.press("Escape"),
    lambda page: page.locator("[data-board]").dblclick(position={"x": 3, "y": 3}),
    lambda page: page.locator(BEHIND).click(),
    lambda page: press_for_long(page),
)


def press_for_long(page: Page) -> None:
    """Keep a finger on the edge of the board for more than half a second."""
    box = page.locator("[data-board]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 3, box["y"] + 3)
    page.mouse.down()
    page.clock.run_for(600)
    page.mouse.up()


def test_whoever_is_in_a_hurry_hurries_the_stage(page: Page) -> None:
    wish(page, "Like a story, unhurried")
    player = Player(page, sit_down(page, "court", 2), seed=1)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))  # time stands still
    for skip in SKIPS:
        play_turn(player)
        expect(page.locator(BEHIND)).to_be_visible()
        if skip is SKIPS[0]:
            assert len({_next_sentence(page) for _ in range(6)}) > 2
        skip(page)
        expect(page.locator(ASKED)).to_be_visible()


def _next_sentence(page: Page) -> str:
    """Let the next thing be shown at once; return what is said of it."""
    page.keyboard.press(" ")
    expect(page.locator(BEHIND)).to_be_visible()
    return page.locator(".sentence p").inner_text()


def test_whoever_was_away_is_told_in_a_few_words_what_happened(page: Page) -> None:
    wish(page, "Normal")
    player = Player(page, sit_down(page, "court", 2), seed=1)
    for leave, hears, come in (("lookAway(true)", True, "lookAway(false)"), ("cutOff()", False, "connect()")):
        page.evaluate(leave)
        play_turn(player)
        version = play_turn(player)  # two turns have more than a handful of things to tell, one may not
        present = page.locator(f'[data-shown="{version}"]')
        if hears:
            present.wait_for()  # or the page hears of the rest only when somebody looks again
        page.evaluate(come)
        present.wait_for()
        read_what_happened(page)


def read_what_happened(page: Page) -> None:
    """Read the summary and put it away; nothing is told again."""
    missed = page.get_by_role("region", name="While you were away")
    expect(missed.get_by_role("listitem")).not_to_have_count(0)
    expect(page.locator(BEHIND)).to_have_count(0)
    missed.get_by_role("button", name="Close").click()
    expect(missed).to_have_count(0)
