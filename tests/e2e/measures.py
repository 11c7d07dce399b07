"""What can be measured of a table's screen from outside."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, ViewportSize

WATCH_SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue;
    const moved = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? String(node?.nodeName));
    window.shifts.push({ value: entry.value, moved });
  }
}).observe({ type: "layout-shift", buffered: true });
"""
"""Notes what moves although nobody has touched anything; runs before the page does."""

MEASURE = """() => {
  const seen = (element) => element.checkVisibility() && element.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  // A browser lays out in these; what is moved comes out a hair beside them.
  const inUnits = (pixels) => Math.round(pixels * 64) / 64;
  const box = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: inUnits(x), y: inUnits(y), width: inUnits(width), height: inUnits(height) };
  };
  const name = (element) => element.ariaLabel || element.textContent.trim() || element.title;
  const covered = (button) => {
    const { x, y, width, height } = box(button);
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !button.contains(top);
  };
  const across = (from, to, steps) =>
    Array.from({ length: steps }, (_, step) => from + ((step + 0.5) * (to - from)) / steps);
  const over = (part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const points = across(left, right, 24).flatMap((x) => across(top, bottom, 5).map((y) => [x, y]));
    return points.map((point) => document.elementFromPoint(...point)).filter((found) => !part.contains(found));
  };
  const text = (element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getBoundingClientRect();
  };
  const cut = (element) => {
    const [outer, inner] = [element.getBoundingClientRect(), text(element)];
    return inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1;
  };
  const said = document.querySelector(".edge [role=status]");
  const board = document.querySelector("[data-board]");
  const docked = all(".dock :is(button, summary)");
  return {
    headline: said.textContent.trim(),
    cut: [said, ...all(".dock .hint")].filter(cut).map(name),
    asked: document.querySelector("[data-asked]") !== null,
    log: all("[role=log] li").map((line) => line.textContent.trim()).at(-1),
    acting: all("[data-seat][aria-current=true]").map((plate) => Number(plate.dataset.seat)),
    seats: all("[data-seat]").map((plate) => Number(plate.dataset.seat)),
    board: box(board),
    inner: [board.scrollWidth - board.clientWidth, board.scrollHeight - board.clientHeight],
    docked: docked.map((button) => ({ name: name(button), ...box(button) })),
    covered: docked.filter(covered).map(name),
    over: all(".dock").flatMap(over).map((found) => found?.outerHTML.slice(0, 80) ?? "beyond the screen"),
    page: [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight],
    cells: all("[data-cell]").map(box),
    dice: all("[data-die]").map(box),
    shifts: window.shifts,
  };
}"""

Box = dict[str, float]


@dataclass(frozen=True)
class Size:
    """A screen, in pixels."""

    name: str
    width: int
    height: int

    @property
    def viewport(self) -> ViewportSize:
        """The same for a browser."""
        return {"width": self.width, "height": self.height}


SMALL_PHONE = Size("small phone", 360, 640)
PHONE = Size("phone", 390, 844)
LYING_PHONE = Size("phone on its side", 844, 390)
TABLET = Size("tablet", 820, 1180)
LYING_TABLET = Size("tablet on its side", 1180, 820)
LAPTOP = Size("laptop", 1280, 720)
DESKTOP = Size("desktop", 1440, 900)
LARGE_DESKTOP = Size("large desktop", 2560, 1440)
PHONES = (SMALL_PHONE, PHONE, LYING_PHONE)
SIZES = (*PHONES, TABLET, LYING_TABLET, LAPTOP, DESKTOP, LARGE_DESKTOP)

CELL = dict(zip(SIZES, (30, 44, 44, 72, 60, 50, 68, 72), strict=True))
"""How large a cell of Torres has to be on each screen, in pixels."""
DIE = {**dict.fromkeys(SIZES, 84), **dict.fromkeys(PHONES, 56)}
"""How large a die has to be."""
LEAST_SHARE = 0.55
"""What the board has of every screen at least."""
FINGER = 43.5
"""What a finger needs, in pixels, up to rounding."""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def resize(page: Page, size: Size) -> None:
    """Change the screen, and wait until the page is drawn on it."""
    page.set_viewport_size(size.viewport)
    page.wait_for_function(f"() => innerWidth === {size.width} && innerHeight === {size.height}")
    page.evaluate(DRAWN)


def share_of(box: Box, size: Size) -> float:
    """Return how much of the screen a box has."""
    return box["width"] * box["height"] / (size.width * size.height)


def measure(page: Page) -> dict[str, Any]:
    """Return what the screen shows and how large that is."""
    measured: dict[str, Any] = page.evaluate(MEASURE)
    return measured


def is_inside(box: Box, size: Size) -> bool:
    """Say whether a box lies within the screen, up to rounding."""
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    return box["x"] >= -0.5 and box["y"] >= -0.5 and right <= size.width + 0.5 and bottom <= size.height + 0.5
