"""What stands out in the terminal is what the games say, in notation and in words."""

import pytest
from rich.text import Text

from tafelrunde.cli import language, screen


def styled(text: str) -> set[tuple[str, str]]:
    """Return the pieces that stand out, with their styles."""
    shown = Text(text)
    screen.Table().highlight(shown)
    return {(text[span.start : span.end], str(span.style)) for span in shown.spans}


def test_names_stand_out_in_notation_and_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    assert styled("attack B red") == {("red", "bold red")}
    assert styled("a Red castle, two tournaments") == {
        ("Red castle", "bold red"),
        ("tournaments", "bold magenta"),
    }
    monkeypatch.setattr(language, "_spoken", ["de"])
    assert ("rote Burg", "bold red") in styled("die rote Burg")


def test_patterns_stand_out() -> None:
    assert styled("beat 3-3-3+1 with 4-4") == {("3-3-3+1", "bold cyan"), ("4-4", "bold cyan")}
    assert styled("T12.1-3") == set()
