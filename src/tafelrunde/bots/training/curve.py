"""The learning curve: each generation's strength over the time spent, as a table and as a picture.

Strength is counted in Elo from weights that know nothing, for each number of seats: a generation is as far above
the one that passed before it as their duel says. These steps are added up, and so are their errors.
"""

import csv
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from math import log10
from typing import NamedTuple
from xml.sax.saxutils import escape

from tafelrunde.bots.training.checkpoints import Generation, Run
from tafelrunde.bots.training.gate import Duel

WIDTH, HEIGHT = 760, 420
LEFT, RIGHT, TOP, BOTTOM = 70, 110, 46, 50
COLOURS = ("#1f6f8b", "#b5542b", "#4f772d", "#6a4c93")
SURE = 0.999
"""A share beyond this says no more than that the new one is far stronger."""
TICKS = 5


class Point(NamedTuple):
    """One generation with one number of seats."""

    generation: int
    minutes: float
    players: int
    games: int
    share: float
    low: float
    high: float
    passed: bool
    elo: float
    elo_low: float
    elo_high: float


def elo_over(share: float, players: int) -> float:
    """Return how many points of Elo a share of wins among equal rivals stands for."""
    share = min(max(share, 1 - SURE), SURE)
    return 400 * log10(share * (players - 1) / (1 - share))


def points(run: Run) -> list[Point]:
    """Return all generations' strengths, in order."""
    found: list[Point] = []
    reached: dict[int, float] = {}
    for generation in run.generations:
        for duel in generation.duels:
            point = _point(generation, duel, reached.get(duel.players, 0.0))
            found.append(point)
            if generation.passed:
                reached[duel.players] = point.elo
    return found


def _point(generation: Generation, duel: Duel, before: float) -> Point:
    share, low, high = (round(share, 5) for share in (duel.share, duel.low, duel.high))
    elo, elo_low, elo_high = (round(before + elo_over(each, duel.players), 1) for each in (share, low, high))
    minutes = round(generation.minutes, 3)
    return Point(
        generation.number,
        minutes,
        duel.players,
        duel.games,
        share,
        low,
        high,
        generation.passed,
        elo,
        elo_low,
        elo_high,
    )


def table(curve: Iterable[Point]) -> str:
    """Write the curve as CSV."""
    text = StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(Point._fields)
    rows.writerows(curve)
    return text.getvalue()


def picture(game: str, curve: Sequence[Point]) -> str:
    """Draw the curve as SVG; dots are generations that passed, rings those that did not."""
    return "\n".join(_Picture(game, curve).lines()) + "\n"


class _Picture:
    """A coordinate system, and what stands in it."""

    def __init__(self, game: str, curve: Sequence[Point]) -> None:
        self.game = game
        self.curve = curve
        self.minutes = max((point.minutes for point in curve), default=1.0) or 1.0
        self.low = min((point.elo_low for point in curve), default=0.0)
        self.low = min(self.low, 0.0)
        self.high = max((point.elo_high for point in curve), default=1.0)

    def x(self, minutes: float) -> str:
        return f"{LEFT + (WIDTH - LEFT - RIGHT) * minutes / self.minutes:.1f}"

    def y(self, elo: float) -> str:
        part = (elo - self.low) / ((self.high - self.low) or 1.0)
        return f"{HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * part:.1f}"

    def lines(self) -> Iterator[str]:
        yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        yield '  font-family="system-ui, sans-serif" font-size="13" fill="#222">'
        yield f"<title>The learning curve of {escape(self.game)}</title>"
        yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
        yield _text(LEFT, 24, f"{self.game}: Elo over a player who knows nothing", "start")
        yield from self._axes()
        for colour, players in zip(COLOURS, sorted({point.players for point in self.curve}), strict=False):
            yield from self._line(colour, [point for point in self.curve if point.players == players])
        yield "</svg>"

    def _axes(self) -> Iterator[str]:
        for tick in range(TICKS + 1):
            elo = self.low + (self.high - self.low) * tick / TICKS
            minutes = self.minutes * tick / TICKS
            yield f'<path d="M{LEFT} {self.y(elo)}H{WIDTH - RIGHT}" stroke="#ddd"/>'
            yield _text(LEFT - 8, self.y(elo), f"{elo:.0f}", "end")
            yield _text(self.x(minutes), HEIGHT - BOTTOM + 20, f"{minutes:.3g}", "middle")
        yield _text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, "minutes", "middle")

    def _line(self, colour: str, curve: Sequence[Point]) -> Iterator[str]:
        passed = [point for point in curve if point.passed]
        way = [(self.x(0), self.y(0)), *((self.x(point.minutes), self.y(point.elo)) for point in passed)]
        drawn = "M" + "L".join(f"{x} {y}" for x, y in way)
        yield f'<path d="{drawn}" fill="none" stroke="{colour}" stroke-width="2"/>'
        for point in curve:
            x, fill = self.x(point.minutes), colour if point.passed else "#fff"
            sure = f"M{x} {self.y(point.elo_low)}V{self.y(point.elo_high)}"
            yield f'<path d="{sure}" stroke="{colour}" opacity="0.5"/>'
            yield f'<circle cx="{x}" cy="{self.y(point.elo)}" r="4" fill="{fill}" stroke="{colour}"/>'
        yield _text(WIDTH - RIGHT + 10, way[-1][1], f"{curve[0].players} seats", "start", colour)


def _text(x: object, y: object, text: str, anchor: str, colour: str = "#222") -> str:
    return f'<text x="{x}" y="{y}" dy="4" text-anchor="{anchor}" fill="{colour}">{escape(text)}</text>'
