"""How large boards, dice and cells are on every screen, with the fewest and the most players.

`python -m benchmarks.sizes ADDRESS` of a server: the board's share of the screen, and the smallest die or cell.
"""

import argparse
from typing import Any

from playwright.sync_api import Browser, Page

import tafelrunde as tr
from tests.e2e.browsing import launched
from tests.e2e.conftest import AT_ONCE
from tests.e2e.hands import Player
from tests.e2e.measures import SIZES, Size, measure, resize, share_of
from tests.e2e.tables import sit_down


def opened(chromium: Browser, address: str, game: str, players: int) -> Page:
    """Sit down at a full table, and play until dice lie there, if the game has any."""
    page = chromium.new_context(base_url=address, locale="en", service_workers="block").new_page()
    page.context.add_init_script(AT_ONCE)
    page.goto("/")
    player = Player(page, sit_down(page, game, players - 1), seed=1)
    while not page.locator("[data-die]:not(:disabled), [data-cell]").count():
        player.turn()
    return page


def figures(page: Page, size: Size) -> str:
    """Return the board's share and the smallest thing on it that is touched."""
    resize(page, size)
    shown: dict[str, Any] = measure(page)
    things = [min(box["width"], box["height"]) for box in shown["dice"] or shown["cells"]]
    return f"{share_of(shown['board'], size):.0%} / {min(things):.0f}"


def main() -> None:
    """Measure all games on all screens."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", help="of a server, as http://localhost:8080")
    address = parser.parse_args().address
    with launched() as chromium:
        print(f"{'game':8} {'players':>7}  " + "  ".join(f"{size.width}×{size.height}".rjust(9) for size in SIZES))
        for game in tr.games():
            for players in (min(tr.game(game).players), max(tr.game(game).players)):
                page = opened(chromium, address, game, players)
                row = "  ".join(figures(page, size).rjust(9) for size in SIZES)
                print(f"{game:8} {players:7}  {row}", flush=True)
                page.context.close()


if __name__ == "__main__":
    main()
