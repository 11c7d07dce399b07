"""The terminal: one console, colours that are never needed to understand a line."""

import re
from functools import cache
from typing import Final

import msgspec
from rich.console import Console
from rich.highlighter import Highlighter
from rich.text import Text
from rich.theme import Theme

from tafelrunde.cli.language import spoken, words
from tafelrunde.core.registry import game, games
from tafelrunde.text import catalogue

THEME: Final = Theme(
    {
        "title": "bold",
        "quiet": "dim",
        "good": "bold green",
        "problem": "bold red",
        "choice": "bold cyan",
    },
)


class Table(Highlighter):
    """Sets off what games want to stand out, wherever it is written."""

    def highlight(self, text: Text) -> None:
        """Add the styles."""
        for pattern, style in _patterns(spoken()):
            for match in pattern.finditer(text.plain):
                text.stylize(style, match.start(), match.end())


@cache
def _patterns(language: str) -> list[tuple[re.Pattern[str], str]]:
    """Return what stands out: names in notation and in a language, and patterns."""
    say, found = catalogue(language), []
    for played in map(game, games()):
        for code, style in played.name_styles.items():
            kind, _, name = code.partition("-")
            spelt = rf"\b(?:{re.escape(say.name(kind, name))}|{name}s?)\b"
            found.append((re.compile(spelt, re.IGNORECASE), style))
        found += [(re.compile(pattern), style) for pattern, style in played.text_styles.items()]
    return found


console: Final = Console(theme=THEME, highlighter=Table(), soft_wrap=True)
errors: Final = Console(theme=THEME, stderr=True, soft_wrap=True, highlight=False)


def print_answer(plain: object, rows: list[tuple[str, float]], *, as_json: bool) -> None:
    """Print probabilities: as JSON, or one per line with six digits at its end."""
    if as_json:
        console.print(msgspec.json.encode(plain).decode(), markup=False, highlight=False)
        return
    width = max(len(text) for text, _ in rows)
    for text, chance in rows:
        console.print(f"{text:<{width}} {words().number(chance, 6)}", markup=False, highlight=False)


def show(text: str, style: str | None = None) -> None:
    """Print a line; its text is never taken for markup."""
    console.print(console.highlighter(Text(text, style or "")), markup=False)
