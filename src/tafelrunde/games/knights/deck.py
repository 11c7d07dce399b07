"""The deck as data: reading a deck file and checking it against the box (K1.1, K1.2, K1.5)."""

import re
import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from tafelrunde.core.errors import BadFile, BadOption, Fact, Problem
from tafelrunde.games.knights.cards import BOX, CARD_OF_TEXT, COLOUR_NAMES, DEMAND_TEXTS, SPECIAL_NAMES

SECTIONS = {"castles": COLOUR_NAMES, "specials": SPECIAL_NAMES}
TOP_LEVEL = ("name", "provenance", "tournaments", *SECTIONS)


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
    lines = _key_lines(text)
    for key in data:
        if key not in TOP_LEVEL:
            raise BadFile("deck-unknown-kind", line=lines[key], found=key, known=list(TOP_LEVEL))
    cards: list[str] = []
    for section, kinds in SECTIONS.items():
        cards += _read_section(section, kinds, data.get(section, {}), text, lines)
    tournaments = data.get("tournaments", 0)
    if not isinstance(tournaments, int) or not 0 <= tournaments <= BOX["tournament"] * 2:
        raise BadFile(
            "deck-count",
            line=lines["tournaments"],
            kind="tournament",
            expected=BOX["tournament"],
            found=str(tournaments),
        )
    cards += ["tournament"] * tournaments
    fault = _count_fault(cards)
    if fault:
        problem, key = fault
        raise BadFile(Problem(f"{problem.code}-line", None, {**problem.facts, "line": lines.get(key, 1)}))
    return tuple(sorted(cards, key=CARD_OF_TEXT.__getitem__))


def _read_section(section: str, kinds: Sequence[str], data: Any, text: str, lines: dict[str, int]) -> list[str]:
    """Return the cards of one table of the file."""
    if not isinstance(data, dict):
        raise BadFile("deck-section", line=lines[section], section=section)
    cards = []
    for kind, demands in data.items():
        line = lines[f"{section}.{kind}"]
        if kind not in kinds:
            raise BadFile("deck-unknown-kind", line=line, found=kind, known=list(kinds))
        if not isinstance(demands, list):
            raise BadFile("deck-demand", line=line, kind=kind, found=str(demands))
        for demand in demands:
            if demand not in DEMAND_TEXTS:
                line = _line_of_value(text, line, str(demand))
                raise BadFile("deck-demand", line=line, kind=kind, found=str(demand))
            cards.append(f"{kind} {demand}")
    return cards


def _count_fault(cards: Sequence[str]) -> tuple[Problem, str] | None:
    """Return the first count that is not the box's, and the key of the file that holds it."""
    counts = Counter(text.split()[0] for text in cards)
    for colour in COLOUR_NAMES:
        if not counts[colour]:
            return Problem("deck-missing-colour", None, {"colour": colour}), "castles"
    counts["castle"] = sum(counts[colour] for colour in COLOUR_NAMES)
    keys = {"castle": "castles", "tournament": "tournaments"}
    for kind, expected in BOX.items():
        if counts[kind] != expected:
            facts: dict[str, Fact] = {"kind": kind, "expected": expected, "found": str(counts[kind])}
            key = keys.get(kind, f"specials.{kind}")
            return Problem("deck-count", None, facts), key if counts[kind] else keys.get(kind, "specials")
    return None


def _key_lines(text: str) -> dict[str, int]:
    """Return the line of every key and table, keys inside a table as `table.key`."""
    lines: dict[str, int] = Counter()
    table = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if header := re.match(r"\s*\[+\s*([^\]\s]+)\s*\]", line):
            table = header[1]
            lines.setdefault(table, number)
        elif key := re.match(r"""\s*["']?([\w-]+)["']?\s*=""", line):
            lines.setdefault(f"{table}.{key[1]}" if table else key[1], number)
    return lines


def _line_of_value(text: str, start: int, value: str) -> int:
    """Return the line at or after `start` on which a value stands."""
    for number, line in enumerate(text.splitlines()[start - 1 :], start=start):
        if value in line:
            return number
    return start
