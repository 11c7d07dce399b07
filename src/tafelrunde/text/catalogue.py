"""Fluent catalogues: codes and facts in, sentences out."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from tafelrunde.core.messages import Fact, Message, Problem
from tafelrunde.core.registry import game, games

LANGUAGES = ("en", "de", "nl", "hu")
SOFT_HYPHEN = "\N{SOFT HYPHEN}"
"""Where a browser may break a name that is wider than its card; terminals do not hyphenate."""
FORMS = ("nom", "acc", "dat")
"""Cases of a name with its article: attributes of the name's message, which a sentence asks for as `$card-acc`."""


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in (*_sources(language), *_sources_from_elsewhere(language)):
            self._bundle.add_resource(FluentResource(source.read_text("utf-8")))
        self._families = families()

    def has(self, code: str) -> bool:
        """Say whether there is a message of this code."""
        return bool(self._bundle.has_message(code))

    def say(self, code: str, **facts: Any) -> str:
        """Return the message of a code; facts that have names of their own (`like-red`) are named."""
        return self._said(code, "", self._named(facts))

    def _said(self, code: str, form: str, facts: dict[str, Any]) -> str:
        message = self._bundle.get_message(code)
        assert message.value is not None
        text, errors = self._bundle.format_pattern(message.attributes.get(form, message.value), facts)
        if errors:
            raise errors[0]
        return str(text).replace(SOFT_HYPHEN, "")

    def number(self, value: float, digits: int = 0, style: Literal["decimal", "percent"] = "decimal") -> str:
        """Write a number as this language does, with so many digits behind its point or comma."""
        options = {"style": style, "minimumFractionDigits": digits, "maximumFractionDigits": digits}
        return self.say("number", number=fluent_number(value, **options))

    def explain(self, problem: Problem) -> str:
        """Say in one sentence what is wrong, with the clause in front if a rule forbids it."""
        sentence = self.say(problem.code, **{**problem.facts, **self._described(problem.facts)})
        return f"{problem.clause}: {sentence}" if problem.clause else sentence

    def _described(self, facts: Mapping[str, Fact]) -> dict[str, str]:
        """Describe what an option may be, of one game or of all, in this language."""
        option = facts.get("option")
        codes = (f"option-{facts.get('game')}-{option}", f"option-{option}")
        known = next(filter(self.has, codes), None)
        return {"expected": self.say(known)} if "expected" in facts and known else {}

    def tell(self, event: Message, names: list[str]) -> str:
        """Say in one sentence what happened; seats are told by the players' names."""
        facts: dict[str, Fact] = dict(event.facts)
        for role in ("seat", "owner"):
            if role in facts:
                facts[role] = names[int(str(facts[role]))]
        return self.say(event.code, **facts)

    def name(self, kind: str, value: str, form: str = "") -> str:
        """Return the name of a thing, or its code where it has no other; cards keep what stands behind theirs."""
        family = self._families.get(kind, kind)
        first, _, rest = value.partition(" ")
        if family != kind and rest and self.has(f"{family}-{first}"):
            return f"{self.name(family, first, form)} ({rest})"
        code = f"{family}-{value}"
        return self._said(code, form, {}) if self.has(code) else value

    def _named(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        named = {key: self._words(key, value) for key, value in facts.items()}
        for key, value in facts.items():
            if isinstance(value, str):
                named |= {f"{key}-{form}": self.name(key, value, form) for form in FORMS}
        return named

    def _words(self, key: str, value: Any) -> Any:
        if isinstance(value, list):
            return ", ".join(self.name(key.removesuffix("s"), str(item)) for item in value)
        return self.name(key, value) if isinstance(value, str) else value


def families() -> dict[str, str]:
    """Return the facts of all games that are named as another family."""
    return {kind: family for name in games() for kind, family in game(name).compound_names.items()}


def _sources(language: str) -> Iterator[Traversable]:
    yield from _messages_in(files(__package__).joinpath(language))


def _sources_from_elsewhere(language: str) -> Iterator[Traversable]:
    """Yield the words that games from elsewhere bring along, in English where they have no others."""
    for home in filter(None, (game(name).home for name in games())):
        folders = (files(home).joinpath("text", each) for each in (language, LANGUAGES[0]))
        yield from _messages_in(next(folder for folder in folders if folder.is_dir()))


def _messages_in(folder: Traversable) -> Iterator[Traversable]:
    yield from sorted(folder.iterdir(), key=lambda path: path.name)


@cache
def catalogue(language: str = "en") -> Catalogue:
    """Return the catalogue of a language."""
    return Catalogue(language)
