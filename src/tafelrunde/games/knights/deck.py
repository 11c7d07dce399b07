"""The deck as data: reading a deck file and checking it against the box (K1.1, K1.2, K1.5)."""

import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from tafelrunde.core.errors import BadFile, BadOption
from tafelrunde.core.messages import Fact, Problem
from tafelrunde.games.knights.cards import BOX, CARD_OF_TEXT, COLOUR_NAMES, DEMAND_TEXTS, SPECIAL_NAMES

SECTIONS = {"castles": COLOUR_NAMES, "specials": SPECIAL_NAMES}
TOP_LEVEL = ("name", "provenance", "tournaments", *SECTIONS)

Path = tuple[str, ...]
"""A key of the file: (key,), or (table, key) inside a table."""


@cache
def standard_deck() -> tuple[str, ...]:
    """Return the reconstructed deck of K1.5, as card texts."""
    return read_deck(files(__package__).joinpath("deck.toml").read_text("utf-8"))


def check_deck(cards: Sequence[str]) -> None:
    """Raise BadOption unless these card texts are what a box holds."""
    for text in cards:
        if text not in CARD_OF_TEXT:
            raise BadOption("unknown-card", text=text)
    fault = _count_fault(cards)
    if fault:
        raise BadOption(fault[0])


def read_deck(text: str) -> tuple[str, ...]:
    """Read a deck file, or raise BadFile naming the line and what is expected there."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadFile("deck-toml", detail=str(error)) from error
    for key in data:
        if key not in TOP_LEVEL:
            raise BadFile("deck-unknown-kind", line=_line(text, (key,)), found=key, known=list(TOP_LEVEL))
    cards: list[str] = []
    for section, kinds in SECTIONS.items():
        cards += _read_section(section, kinds, data.get(section, {}), text)
    stated = data.get("tournaments", 0)
    tournaments = stated if isinstance(stated, int) and 0 <= stated <= 2 * BOX["tournament"] else 0
    cards += ["tournament"] * tournaments
    fault = _count_fault(cards)
    if fault:
        problem, path = fault
        found = {"found": str(stated)} if path == ("tournaments",) else {}
        raise BadFile(Problem(f"{problem.code}-line", None, {**problem.facts, **found, "line": _line(text, path)}))
    return tuple(sorted(cards, key=CARD_OF_TEXT.__getitem__))


def _read_section(section: str, kinds: Sequence[str], data: Any, text: str) -> list[str]:
    """Return the cards of one table of the file."""
    if not isinstance(data, dict):
        raise BadFile("deck-section", line=_line(text, (section,)), section=section)
    cards = []
    for kind, demands in data.items():
        path = (section, kind)
        if kind not in kinds:
            raise BadFile("deck-unknown-kind", line=_line(text, path), found=kind, known=list(kinds))
        if not isinstance(demands, list):
            raise BadFile("deck-demand", line=_line(text, path), kind=kind, found=str(demands))
        for demand in demands:
            if demand not in DEMAND_TEXTS:
                raise BadFile("deck-demand", line=_line(text, path, demand), kind=kind, found=str(demand))
            cards.append(f"{kind} {demand}")
    return cards


def _count_fault(cards: Sequence[str]) -> tuple[Problem, Path] | None:
    """Return the first count that is not the box's, and the key of the file that holds it."""
    counts = Counter(text.split()[0] for text in cards)
    for colour in COLOUR_NAMES:
        if not counts[colour]:
            return Problem("deck-missing-colour", None, {"colour": colour}), ("castles",)
    counts["castle"] = sum(counts[colour] for colour in COLOUR_NAMES)
    paths = {"castle": ("castles",), "tournament": ("tournaments",)}
    for kind, expected in BOX.items():
        if counts[kind] != expected:
            facts: dict[str, Fact] = {"kind": kind, "expected": expected, "found": str(counts[kind])}
            special = ("specials", kind) if counts[kind] else ("specials",)
            return Problem("deck-count", None, facts), paths.get(kind, special)
    return None


def _line(text: str, path: Path, value: object = None) -> int:
    """Return the line of a key, or of a value in its list; 1 if the file has no such key.

    tomllib tells no lines, so it is asked after each line which keys the file has by then.
    """
    lines = text.splitlines()
    first = 1
    for last in range(1, len(lines) + 1):
        try:
            data = tomllib.loads("\n".join(lines[:last]) + "\n")
        except tomllib.TOMLDecodeError:
            continue
        while first < last and lines[first - 1].lstrip()[:1] in ("", "#"):
            first += 1
        if path in _paths(data):
            written = (f'"{value}"', f"'{value}'")
            holding = (n for n in range(first, last + 1) if any(quoted in lines[n - 1] for quoted in written))
            return next(holding, first)
        first = last + 1
    return 1


def _paths(data: dict[str, Any]) -> Iterator[Path]:
    """List every key of the file, and those inside its tables."""
    for key, value in data.items():
        yield (key,)
        if isinstance(value, dict):
            yield from ((key, inner) for inner in value)
