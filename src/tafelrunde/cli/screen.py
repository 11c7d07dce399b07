"""The terminal: one console, colours that are never needed to understand a line."""

import re
from functools import cache
from typing import Final

import msgspec
from rich.console import Console
from rich.highlighter import Highlighter
from rich.text import Text
from rich.theme import Theme

from tafelrunde.cli.language import spoken
from tafelrunde.text import catalogue

THEME: Final = Theme(
    {
        "card.red": "bold red",
        "card.green": "bold green",
        "card.blue": "bold blue",
        "card.yellow": "bold yellow",
        "card.white": "bold white",
        "card.black": "bold bright_black",
        "card.tournament": "bold magenta",
        "demand": "bold cyan",
        "title": "bold",
        "quiet": "dim",
        "good": "bold green",
        "problem": "bold red",
        "choice": "bold cyan",
    },
)


class Table(Highlighter):
    """Colours castle colours, tournaments and demands wherever they stand."""

    DEMAND = re.compile(r"(?<![\w.])[1-5](?:-[1-5])+(?:\+[1-5])?")

    def highlight(self, text: Text) -> None:
        """Add the styles."""
        for match in _cards(spoken()).finditer(text.plain):
            text.stylize(f"card.{match.lastgroup}", match.start(), match.end())
        for match in self.DEMAND.finditer(text.plain):
            text.stylize("demand", match.start(), match.end())


@cache
def _cards(language: str) -> re.Pattern[str]:
    """Return what finds castles and tournaments: in notation, and by their names in a language."""
    say = catalogue(language)
    kinds = (style.removeprefix("card.") for style in THEME.styles if style.startswith("card."))
    named = (rf"(?P<{kind}>\b(?:{re.escape(say.name('like', kind))}|{kind}s?)\b)" for kind in kinds)
    return re.compile("|".join(named), re.IGNORECASE)


console: Final = Console(theme=THEME, highlighter=Table(), soft_wrap=True)
errors: Final = Console(theme=THEME, stderr=True, soft_wrap=True, highlight=False)


def print_answer(plain: object, rows: list[tuple[str, float]], *, as_json: bool) -> None:
    """Print probabilities: as JSON, or one per line with six digits at its end."""
    if as_json:
        console.print(msgspec.json.encode(plain).decode(), markup=False, highlight=False)
        return
    width = max(len(text) for text, _ in rows)
    for text, chance in rows:
        console.print(f"{text:<{width}} {chance:.6f}", markup=False, highlight=False)


def show(text: str, style: str | None = None) -> None:
    """Print a line; its text is never taken for markup."""
    console.print(console.highlighter(Text(text, style or "")), markup=False)
