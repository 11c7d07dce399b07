"""What an analysis says in words: points of win chance, what was played and what would have been better."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tafelrunde.analysis import Ledger, LedgerEntry, TurningPoint
from tafelrunde.analysis.lines import told
from tafelrunde.cli.language import words
from tafelrunde.core.match import Match
from tafelrunde.core.messages import Message
from tafelrunde.text import Catalogue

LABELS: Final = {
    "blunder": "analysis-blunder",
    "mistake": "analysis-mistake",
    "inaccuracy": "analysis-inaccuracy",
}
MINUS: Final = "\N{MINUS SIGN}"


def pp(share: float) -> str:
    """Return a share in points of win chance."""
    return words().number(100 * share, 1)


def signed(share: float) -> str:
    """Return a change in points of win chance."""
    text = pp(abs(share))
    return text if text == pp(0.0) else ("+" if share > 0 else MINUS) + text


class Point(NamedTuple):
    """A turning point: where, what, and the lines that say why."""

    at: int
    what: str
    lines: list[str]


class Told:
    """A match and the words to tell it in."""

    def __init__(self, match: Match, words: Catalogue) -> None:
        self.match, self.words, self.names = match, words, match.names

    def turning_points(self, ledger: Ledger) -> list[Point]:
        """Tell the entries that turned the match, in their order."""
        return [self._point(point) for point in ledger.points]

    def _point(self, point: TurningPoint) -> Point:
        """Tell one of them: what it brought or cost, what was played, what is known of the reasons."""
        say, name = self.words.say, self.names[point.seat]
        kind = say("analysis-exact" if point.exact else "analysis-estimate")
        if point.kind == "luck":
            code = "analysis-luck-point" if point.change > 0 else "analysis-bad-luck-point"
            what = say(code, name=name, points=signed(point.change), kind=kind)
            lines = self.story(point.at)
        else:
            if point.kind == "mistake":
                facts = {"label": point.label or "mistake", "points": signed(point.change)}
                what = say("analysis-mistake-point", name=name, kind=kind, **facts)
            else:
                what = say("analysis-find-point", name=name, points=pp(point.change), kind=kind)
            lines = [say("analysis-played", action=self._line([point.played] if point.played else []))]
        if point.better:
            lines.append(say("analysis-better", action=self._line(point.better)))
        return Point(point.at, what, lines + [self.words.tell(reason, self.names) for reason in point.why])

    def _line(self, labels: Sequence[Message]) -> str:
        return " · ".join(self.words.tell(label, self.names) for label in labels)

    def story(self, at: int) -> list[str]:
        """Tell what happened at an entry."""
        return [self.words.tell(event, self.names) for event in self.match.story(at, at + 1)]

    def comparison(self, entry: LedgerEntry) -> list[str]:
        """Tell what was played, and what would have been better."""
        position = self.match.positions[entry.at]
        lines = [self.words.say("analysis-played", action=self._line([position.label(entry.do)]))]
        if entry.best is not None and entry.best != entry.do:
            better = told(position, [entry.best, *(entry.line or [])])
            lines.append(self.words.say("analysis-better", action=self._line(better)))
        return lines
