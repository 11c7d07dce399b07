"""What the core knows of words: somebody hands them in, by default when a position is printed."""

from collections.abc import Callable
from typing import Any, Protocol


class Speech(Protocol):
    """Makes words of codes and facts, in one language (`tafelrunde.text`)."""

    def say(self, code: str, **facts: Any) -> str:
        """Return the message of a code."""
        ...

    def name(self, kind: str, value: str) -> str:
        """Return the name of a thing."""
        ...


_usual: list[Callable[[], Speech]] = []


def speak_with(words: Callable[[], Speech]) -> None:
    """Say whose words are used where nobody names a language."""
    _usual[:] = [words]


def usual_speech() -> Speech:
    """Return the words that are used where nobody names a language."""
    return _usual[0]()
