"""An analysis as one page that needs no server: ribbon and waterfalls as drawings, in light and dark."""

from collections.abc import Sequence
from html import escape
from typing import Final

from tafelrunde.analysis import Ledger, LedgerEntry, SeatLedger
from tafelrunde.cli.analysis_words import LABELS, Told, pp, signed

WIDTH: Final = 960
HEIGHT: Final = 260
BAR: Final = 84
BARS: Final = (
    ("analysis-start", "start"),
    ("analysis-own-luck", "own_luck"),
    ("analysis-others-luck", "others_luck"),
    ("analysis-mistakes", "mistakes"),
    ("analysis-gifts", "gifts"),
    ("analysis-drift", "drift"),
    ("analysis-result", "result"),
)
STYLE: Final = """
:root { color-scheme: light dark; --ink: #2b2118; --paper: #f6efe2; --line: #cdbfa6; --quiet: #6b5d4c;
  --seat-0: #a3312b; --seat-1: #2b5d8c; --seat-2: #3d7337; --seat-3: #8a6a12; --seat-4: #6d4285; --seat-5: #2f3b45;
  --up: #3d7337; --down: #a3312b; --whole: #6b5d4c }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6d6; --paper: #1d1915; --line: #4b4236; --quiet: #b3a48e;
  --seat-0: #e5746c; --seat-1: #79b0e0; --seat-2: #8cc484; --seat-3: #dcbb5a; --seat-4: #c79be0; --seat-5: #b8c4ce;
  --up: #8cc484; --down: #e5746c; --whole: #b3a48e } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 62rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 Georgia, "Times New Roman", serif }
h1, h2, h3 { line-height: 1.2 }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line) }
svg { display: block; width: 100%; height: auto; font: 13px system-ui, sans-serif; fill: var(--ink) }
svg.wide { min-width: 42rem }
.scroll { margin-top: 1rem }
.quiet { color: var(--quiet) }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { padding: .35rem .6rem; text-align: right; border-bottom: 1px solid var(--line) }
th:first-child, td:first-child { text-align: left }
dt { font-weight: bold; margin-top: 1rem }
dd { margin: .1rem 0 0 1rem }
.key { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none }
.key i { display: inline-block; width: 1.1em; height: .25em; margin-right: .4em; vertical-align: middle }
"""


def page(ledger: Ledger, told: Told, language: str) -> str:
    """Return the whole page."""
    say = told.words.say
    title = escape(say("analysis-title", game=ledger.game))
    parts = [
        f"<h1>{title}</h1>",
        "" if ledger.finished else f"<p>{escape(say('analysis-unfinished'))}</p>",
        f"<h2>{escape(say('analysis-ribbon'))}</h2>",
        _key(told.names),
        _ribbon(ledger, say("analysis-ribbon")),
        _table(ledger, told),
        f'<p class="quiet">{escape(say("analysis-unit"))}</p>',
        f'<p class="quiet">{escape(say("analysis-kinds", error=pp(ledger.error)))}</p>',
        *(_waterfall(seat, row, told) for seat, row in enumerate(ledger.seats)),
        _points(ledger, told),
        _mistakes(ledger, told),
    ]
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    body = "\n".join(filter(None, parts))
    return (
        f'<!doctype html>\n<html lang="{language}"><head>{head}<title>{title}</title>'
        f"<style>{STYLE}</style></head>\n"
        f"<body><main>\n{body}\n</main></body></html>\n"
    )


def _key(names: Sequence[str]) -> str:
    entries = (
        f'<li><i style="background:var(--seat-{seat})"></i>{escape(name)}</li>' for seat, name in enumerate(names)
    )
    return f'<ul class="key">{"".join(entries)}</ul>'


def _ribbon(ledger: Ledger, title: str) -> str:
    """Draw everybody's win chance over the match, with a line where each turn begins."""
    entries = ledger.entries
    step = WIDTH / max(len(entries), 1)
    turns = "".join(f"M{entry.at * step:.1f} 0V{HEIGHT}" for entry in entries if entry.turn)
    lines = []
    for seat in range(ledger.players):
        shares = [ledger.seats[seat].start, *(entry.after[seat] for entry in entries)]
        places = " ".join(f"{at * step:.1f},{HEIGHT * (1 - share):.1f}" for at, share in enumerate(shares))
        lines.append(
            f'<polyline points="{places}" fill="none" stroke="var(--seat-{seat})" stroke-width="2.5" '
            f'stroke-linejoin="round"><title>{escape(ledger.seats[seat].name)}</title></polyline>'
        )
    marks = "".join(
        f'<path d="M0 {HEIGHT * at:.0f}H{WIDTH}" stroke="var(--line)" stroke-dasharray="4 6"/>'
        for at in (0.25, 0.5, 0.75)
    )
    return (
        f'<svg viewBox="-2 -4 {WIDTH + 4} {HEIGHT + 8}" role="img" aria-label="{escape(title)}">'
        f'<path d="{turns}" stroke="var(--line)" stroke-width="1" opacity=".6"/>{marks}'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="var(--line)"/>{"".join(lines)}</svg>'
    )


def _table(ledger: Ledger, told: Told) -> str:
    say = told.words.say
    heads = "".join(f'<th scope="col">{escape(say(code))}</th>' for code, _ in (("analysis-seat", ""), *BARS))
    rows = []
    for row in ledger.seats:
        cells = (pp(row.start), *(signed(getattr(row, name)) for _, name in BARS[1:-1]), pp(row.result))
        rows.append(f"<tr><td>{escape(row.name)}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    return _scroll(f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>")


def _waterfall(seat: int, row: SeatLedger, told: Told) -> str:
    """Draw how a seat came from its start to its result."""
    numbers = [getattr(row, name) for _, name in BARS]
    levels = [0.0]
    for number in numbers[:-1]:
        levels.append(levels[-1] + number)
    low, high = min(0.0, *levels), max(row.result, *levels)
    scale, slot = 170 / max(high - low, 0.01), WIDTH / len(BARS)

    def height(share: float) -> float:
        return 20 + (high - share) * scale

    drawn = [f'<path d="M0 {height(0):.1f}H{WIDTH}" stroke="var(--line)"/>']
    for place, ((code, name), number) in enumerate(zip(BARS, numbers, strict=True)):
        whole = name in ("start", "result")
        base = 0.0 if whole else levels[place]
        colour = "whole" if whole else "up" if number >= 0 else "down"
        top, size = height(max(base, base + number)), max(abs(number) * scale, 1.5)
        middle = slot * (place + 0.5)
        drawn.append(
            f'<rect x="{middle - BAR / 2:.1f}" y="{top:.1f}" width="{BAR}" height="{size:.1f}" rx="2" '
            f'fill="var(--{colour})"/><text x="{middle:.1f}" y="{top - 5:.1f}" text-anchor="middle">'
            f"{pp(number) if whole else signed(number)}</text>"
            f'<text x="{middle:.1f}" y="216" text-anchor="middle">{escape(told.words.say(code))}</text>'
        )
    name = escape(row.name)
    heading = f'<h3><span style="color:var(--seat-{seat})">■</span> {name}</h3>'
    start = f'<svg class="wide" viewBox="0 0 {WIDTH} 226" role="img" aria-label="{name}">'
    return heading + _scroll(f"{start}{''.join(drawn)}</svg>")


def _scroll(wide: str) -> str:
    """Return what is wider than a phone in a box that fingers and keys can scroll."""
    return f'<div class="scroll" tabindex="0">{wide}</div>'


def _points(ledger: Ledger, told: Told) -> str:
    points = told.turning_points(ledger)
    if not points:
        return ""
    told_points = "".join(_described(point.at, point.what, point.lines) for point in points)
    return f"<h2>{escape(told.words.say('analysis-turning-points'))}</h2><dl>{told_points}</dl>"


def _described(at: int, what: str, lines: Sequence[str]) -> str:
    return f"<dt>{at + 1} · {escape(what)}</dt>" + "".join(f"<dd>{escape(line)}</dd>" for line in lines)


def _mistakes(ledger: Ledger, told: Told) -> str:
    say = told.words.say
    costly = [entry for entry in ledger.entries if entry.label]
    heading = f"<h2>{escape(say('analysis-mistakes-title'))}</h2>"
    if not costly:
        return f"{heading}<p>{escape(say('analysis-none'))}</p>"
    return f"{heading}<dl>{''.join(_mistake(entry, told) for entry in costly)}</dl>"


def _mistake(entry: LedgerEntry, told: Told) -> str:
    say = told.words.say
    kind = say("analysis-exact" if entry.exact else "analysis-estimate")
    name, cost = told.names[entry.seat or 0], signed(-(entry.loss or 0.0))
    what = f"{say(LABELS[entry.label or ''])}, {name}: {cost} pp ({kind})"
    return _described(entry.at, what, told.comparison(entry))
