"""How long one waits between own turns against two house players: `python -m benchmarks.waits ADDRESS`.

Two of their turns lie in between, or up to four where the first player changes from round to round, as in Court.
"""

import statistics
import sys
import time

from playwright.sync_api import Browser, Page, sync_playwright

import tafelrunde as tr
from tests.chromium import browser
from tests.e2e.hands import Player
from tests.e2e.tables import come_in, set_up

TURNS = 8
BOT = {"kind": "bot", "bot": "steward"}
MOST_S = 420.0
WATCH = """() => {
  window.waits = []; let since = null;
  const look = () => {
    const acting = Number(document.querySelector('[data-seat][aria-current=true]')?.dataset.seat ?? -1);
    const asked = document.querySelector('[data-asked]') !== null;
    const now = performance.now();
    if (since === null && acting > 0) since = now;
    if (since !== null && asked && acting === 0) { window.waits.push(now - since); since = null; }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Notes in the page itself when the others begin to act, and when one is asked again."""


def waits(chromium: Browser, address: str, game: str) -> list[float]:
    """Play a match and return the seconds of each wait."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    page = context.new_page()
    page.goto(address)
    come_in(page, "Bench")
    path = set_up(page, game, [{}, BOT, BOT], options={"start": 0}, listed=False)
    page.goto(address + path)
    page.get_by_role("toolbar").first.wait_for(timeout=20_000)
    page.evaluate(WATCH)
    player, deadline = Player(page, path, 1), time.monotonic() + MOST_S
    while len(_seen(page)) < TURNS and time.monotonic() < deadline:
        if not player.turn():
            if player.look()["table"]["status"] == "over":
                break
            time.sleep(0.05)
    found = [wait / 1000 for wait in _seen(page)]
    context.close()
    return found


def _seen(page: Page) -> list[float]:
    found: list[float] = page.evaluate("window.waits")
    return found


if __name__ == "__main__":
    path = browser()
    assert path is not None
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        print(f"{'game':10} {'waits':>6} {'median s':>9} {'longest s':>10}")
        for game in sys.argv[2:] or tr.games():
            found = waits(chromium, sys.argv[1], game)
            middle = statistics.median(found) if found else 0.0
            each = " ".join(f"{wait:.1f}" for wait in found)
            print(f"{game:10} {len(found):6} {middle:9.1f} {max(found, default=0):10.1f}   {each}", flush=True)
