"""How long one waits between own turns against two house players: `python -m benchmarks.waits ADDRESS [GAME …]`.

Two of their turns lie in between, or up to four where the first player changes from round to round, as in Court; so
what one of their turns takes is told, too.
"""

import argparse
import statistics
import time

from playwright.sync_api import Browser, Page

import tafelrunde as tr
from benchmarks.arguments import one_of
from tests.e2e.browsing import launched
from tests.e2e.hands import Player
from tests.e2e.tables import come_in, set_up

TURNS = 8
BOT = {"kind": "bot", "bot": "steward"}
MOST_S = 420.0
COUNT = """
window.turns = 0; let turn = "";
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener("message", ({ data }) => {
      const { t, to_act, view } = JSON.parse(data);
      if (t !== "update" || !to_act) return;
      const now = JSON.stringify([view.year, view.round, view.turns, view.turn]);
      if (now !== turn) [turn, window.turns] = [now, window.turns + 1];
    });
  }
};"""
"""Counts the turns of others as the server tells of them; runs before the page does."""
WATCH = """() => {
  window.waits = []; let since = null, before = 0;
  const look = () => {
    const acting = Number(document.querySelector('[data-seat][aria-current=true]')?.dataset.seat ?? -1);
    const asked = document.querySelector('[data-asked]') !== null;
    const now = performance.now();
    if (since === null && acting > 0) since = now;
    if (since !== null && asked && acting === 0) {
      window.waits.push([now - since, window.turns - before]);
      [since, before] = [null, window.turns];
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Notes in the page itself when the others begin to act, and when one is asked again."""

Wait = tuple[float, int]
"""Its seconds, and how many turns lay in it."""


def waits(chromium: Browser, address: str, game: str) -> list[Wait]:
    """Play a match and return each wait."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    page = context.new_page()
    page.goto(address)
    come_in(page, "Bench")
    path = set_up(page, game, [{}, BOT, BOT], options={"start": 0}, listed=False)
    context.add_init_script(COUNT)
    page.goto(address + path)
    page.get_by_role("toolbar").first.wait_for(timeout=20_000)
    page.evaluate(WATCH)
    player, deadline = Player(page, path, 1), time.monotonic() + MOST_S
    while len(_seen(page)) < TURNS and time.monotonic() < deadline:
        if not player.turn():
            if player.look()["table"]["status"] == "over":
                break
            time.sleep(0.05)
    found = [(milliseconds / 1000, int(turns)) for milliseconds, turns in _seen(page)]
    context.close()
    return found


def _seen(page: Page) -> list[tuple[float, float]]:
    found: list[tuple[float, float]] = page.evaluate("window.waits")
    return found


def row(game: str, found: list[Wait]) -> str:
    """Return a line of the table: the waits, what a turn took in them, and each with its turns."""
    seconds = [wait for wait, _ in found] or [0.0]
    turns = [wait / max(1, turns) for wait, turns in found] or [0.0]
    each = " ".join(f"{wait:.1f}/{turns}" for wait, turns in found)
    figures = f"{statistics.median(seconds):9.1f} {max(seconds):10.1f} {statistics.median(turns):7.1f}"
    return f"{game:10} {len(found):6} {figures}   {each}"


def main() -> None:
    """Measure the games that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", help="of a server, as http://localhost:8080")
    parser.add_argument(
        "games", nargs="*", type=one_of(tr.games()), metavar="game", help="some games (default: all)"
    )
    given = parser.parse_args()
    with launched() as chromium:
        print(f"{'game':10} {'waits':>6} {'median s':>9} {'longest s':>10} {'a turn':>7}")
        for game in given.games or tr.games():
            print(row(game, waits(chromium, given.address, game)), flush=True)


if __name__ == "__main__":
    main()
