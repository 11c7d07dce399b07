"""How heavy and how quick the web table is in a real Chromium: `python -m benchmarks.web ADDRESS` of a server.

`weigh`, `watch` or `touch` after the address measures only that.
"""

import argparse
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

import tafelrunde as tr
from benchmarks.arguments import one_of
from tests.e2e.browsing import launched
from tests.e2e.hands import Player
from tests.e2e.measures import WATCH_SHIFTS
from tests.e2e.tables import bring, come_in, set_up

ROUNDS = 5
ACTIONS = 24
BOTS = [{"kind": "bot"}, {"kind": "bot"}]
READY = "[data-cell], [data-die], [data-card], [data-character]"
"""What a board shows as soon as it can be played."""
SOLID = "world-"
"""The chunk with three.js, which draws Torres' board: fetched when one is opened, beside its first load."""
SAMPLE = """seconds => new Promise(resolve => {
  const gaps = []; let last = performance.now(); const end = last + seconds * 1000;
  const frame = now => {
    gaps.push(now - last); last = now;
    now < end ? requestAnimationFrame(frame) : resolve(gaps);
  };
  requestAnimationFrame(frame);
})"""


WATCH_INTERACTIONS = """
window.interactions = new Map();
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""
"""Notes how long it takes from each click or key until the next picture; runs before the page does."""


class Visit:
    """A page that was loaded with nothing kept from before, and what that took."""

    def __init__(self, page: Page, address: str, path: str, ready: str) -> None:
        self.page = page
        self._names: dict[str, str] = {}
        self.parts: dict[str, int] = {}
        page.goto("about:blank")  # what was loaded before has ended
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        session.on("Network.responseReceived", self._name)
        session.on("Network.loadingFinished", self._count)
        page.goto(address + path)
        page.locator(ready).first.wait_for()
        self.milliseconds: float = page.evaluate("performance.now()")
        page.wait_for_load_state("networkidle")

    def _name(self, event: dict[str, Any]) -> None:
        self._names[event["requestId"]] = event["response"]["url"].split("/")[-1]

    def _count(self, event: dict[str, Any]) -> None:
        name = self._names.get(event["requestId"], "")
        self.parts[name] = self.parts.get(name, 0) + int(event["encodedDataLength"])

    @property
    def solid(self) -> int:
        """Bytes of what draws in three dimensions."""
        return sum(size for name, size in self.parts.items() if name.startswith(SOLID))

    @property
    def bytes(self) -> int:
        """Bytes of everything else."""
        return sum(self.parts.values()) - self.solid


@contextmanager
def visitor(chromium: Browser, address: str) -> Iterator[Page]:
    """Let somebody in; the worker for days without a connection fetches beside the page and is not weighed."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    page = context.new_page()
    page.goto(address)
    come_in(page, "Bench")
    yield page
    context.close()


def weigh(chromium: Browser, address: str) -> None:
    """Print bytes and time until each screen can be used: medians of some rounds."""
    print(f"{'screen':10} {'kB on the wire':>15} {'kB of 3D':>10} {'ms until usable':>16}")
    for name in ("home", *tr.games()):
        visits = []
        for _ in range(ROUNDS):
            with visitor(chromium, address) as page:
                path = "/" if name == "home" else set_up(page, name, [{}, *BOTS], listed=False)
                ready = "button.primary" if name == "home" else READY
                visits.append(Visit(page, address, path, ready))
        weight = statistics.median(visit.bytes for visit in visits) / 1000
        time = statistics.median(visit.milliseconds for visit in visits)
        solid = statistics.median(visit.solid for visit in visits) / 1000
        print(f"{name:10} {weight:15.1f} {solid:10.1f} {time:16.0f}")


def watch(chromium: Browser, address: str) -> None:
    """Print how evenly frames come while a whole match is played before one's eyes."""
    print(f"\n{'replay':10} {'frames a second':>15} {'slowest 1 % ms':>16}")
    for game in tr.games():
        with visitor(chromium, address) as page:
            page.goto(f"{address}{bring(page, game)}/replay?at=40")
            page.get_by_role("button", name="Play", exact=True).click()
            gaps: list[float] = page.evaluate(SAMPLE, 10)
            slow = statistics.quantiles(gaps, n=100)[-1]
            print(f"{game:10} {1000 / statistics.mean(gaps):15.1f} {slow:16.1f}")


def touch(chromium: Browser, address: str) -> None:
    """Print how long it takes until a click is seen: somebody plays some actions of each game at the usual pace."""
    print(
        f"\n{'game':10} {'clicks':>8} {'p75 ms until the next picture':>30} {'slowest ms':>11} {'layout shift':>13}"
    )
    for game in tr.games():
        with visitor(chromium, address) as page:
            page.context.add_init_script(WATCH_INTERACTIONS + WATCH_SHIFTS)
            path = set_up(page, game, [{}, *BOTS], options={"start": 0}, listed=False)
            page.goto(address + path)
            player = Player(page, path, seed=1)
            while player.played < ACTIONS and player.look()["table"]["status"] != "over":
                if not player.turn():
                    page.wait_for_timeout(100)
            waits: list[float] = page.evaluate("[...interactions.values()]")
            shift: float = page.evaluate("shifts.reduce((sum, { value }) => sum + value, 0)")
            p75 = statistics.quantiles(waits, n=4)[-1]
            print(f"{game:10} {len(waits):8} {p75:30.0f} {max(waits):11.0f} {shift:13.4f}")


PARTS = {part.__name__: part for part in (weigh, watch, touch)}


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", help="of a server, as http://localhost:8080")
    parser.add_argument("parts", nargs="*", type=one_of(PARTS), metavar="part", help=f"any of {', '.join(PARTS)}")
    given = parser.parse_args()
    with launched() as chromium:
        for name in given.parts or PARTS:
            PARTS[name](chromium, given.address)


if __name__ == "__main__":
    main()
