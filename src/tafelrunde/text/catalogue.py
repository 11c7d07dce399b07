"""Fluent catalogues: codes and facts in, sentences out."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tafelrunde.core.messages import Fact, Message, Problem

LANGUAGES = ("en", "de", "nl", "hu")


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sorted(files(__package__).joinpath(language).iterdir(), key=lambda path: path.name):
            self._bundle.add_resource(FluentResource(source.read_text("utf-8")))

    def has(self, code: str) -> bool:
        """Say whether there is a message of this code."""
        return bool(self._bundle.has_message(code))

    def say(self, code: str, **facts: Any) -> str:
        """Return the message of a code; facts that have names of their own (`like-red`) are named."""
        message = self._bundle.get_message(code)
        assert message.value is not None
        text, errors = self._bundle.format_pattern(message.value, self._named(facts))
        if errors:
            raise errors[0]
        return str(text)

    def explain(self, problem: Problem) -> str:
        """Say in one sentence what is wrong, with the clause in front if a rule forbids it."""
        sentence = self.say(problem.code, **{**problem.facts, **self._described(problem.facts)})
        return f"{problem.clause}: {sentence}" if problem.clause else sentence

    def _described(self, facts: Mapping[str, Fact]) -> dict[str, str]:
        """Describe what an option of a game may be, in this language."""
        code = f"option-{facts.get('game')}-{facts.get('option')}"
        return {"expected": self.say(code)} if "expected" in facts and self.has(code) else {}

    def tell(self, event: Message, names: list[str]) -> str:
        """Say in one sentence what happened; seats are told by the players' names."""
        facts: dict[str, Fact] = dict(event.facts)
        for role in ("seat", "owner"):
            if role in facts:
                facts[role] = names[int(str(facts[role]))]
        return self.say(event.code, **facts)

    def name(self, kind: str, value: str) -> str:
        """Return the name of a thing, or its code where it has no other; cards keep their demand."""
        if kind in ("card", "text") and " " in value:
            like, demand = value.split(" ", 1)
            return f"{self.name('like', like)} ({demand})"
        code = f"{'like' if kind == 'card' else kind}-{value}"
        return self.say(code) if self.has(code) else value

    def _named(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        return {key: self._words(key, value) for key, value in facts.items()}

    def _words(self, key: str, value: Any) -> Any:
        if isinstance(value, list):
            return ", ".join(self.name(key.removesuffix("s"), str(item)) for item in value)
        return self.name(key, value) if isinstance(value, str) else value


@cache
def catalogue(language: str = "en") -> Catalogue:
    """Return the catalogue of a language."""
    return Catalogue(language)
