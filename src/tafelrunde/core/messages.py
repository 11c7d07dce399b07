"""Messages: a code and its facts. Kernels tell them in numbers (`story.py`); here the numbers get their names.

Events, reasons, prompts and labels are messages. What they can say is data, exported with the game; the words are
made at the edge (`tafelrunde.text`), in the reader's language.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import getitem
from typing import Any

import msgspec

from tafelrunde.core.actions import seat_letter

Fact = str | int | list[str]

REMEMBERED = 4096
"""How many different messages of a game are kept once they are read."""
DICE_BITS = 4
"""Of a number that stands for dice: how many bits count those that show one, those that show two and so on."""

COUNT_BITS = 4
"""Of a number that stands for things counted by name: how many bits count those of each name."""


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, is asked or would be done."""

    code: str
    facts: dict[str, Fact] = {}


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was refused: a code, the clause if a rule forbids it, and the facts."""

    code: str
    clause: str | None = None
    facts: dict[str, Fact] = {}

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return " ".join(part for part in (self.clause, self.code, facts and f"({facts})") if part)


class Kind(msgspec.Struct, frozen=True, tag=str.lower, omit_defaults=True):
    """How a number that a kernel tells becomes a fact."""

    def fact(self, number: int) -> Fact:
        """Return the fact."""
        raise NotImplementedError


class Number(Kind, frozen=True):
    """The number itself."""

    def fact(self, number: int) -> Fact:
        """Return the number."""
        return number


class Letter(Kind, frozen=True):
    """A seat by its letter."""

    def fact(self, number: int) -> Fact:
        """Return the letter: A is seat 0."""
        return seat_letter(number)


class Name(Kind, frozen=True):
    """One of several names, such as those of cells or cards."""

    names: tuple[str, ...]

    def fact(self, number: int) -> Fact:
        """Return the name of that number."""
        return self.names[number]


class Names(Kind, frozen=True):
    """Any of several names: bit 0 stands for the first."""

    names: tuple[str, ...]

    def fact(self, number: int) -> Fact:
        """Return the names whose bits are set, in order."""
        return [name for place, name in enumerate(self.names) if number >> place & 1]


class Counted(Kind, frozen=True):
    """Several of several names, counted by name: so many bits for each, the lowest for the first."""

    names: tuple[str, ...]
    bits: int = COUNT_BITS

    def fact(self, number: int) -> Fact:
        """Write each name as often as it is counted, in order."""
        most = (1 << self.bits) - 1
        counts = [number >> place * self.bits & most for place in range(len(self.names))]
        return " ".join(name for name, times in zip(self.names, counts, strict=True) for _ in range(times))


class Dice(Kind, frozen=True):
    """Dice, counted by what they show: so many bits for each number from 1 on."""

    between: str = " "
    none: str = "-"
    bits: int = DICE_BITS

    def fact(self, number: int) -> Fact:
        """Write the dice in ascending order."""
        shown: list[str] = []
        face = 1
        while number:
            shown += [str(face)] * (number % (1 << self.bits))
            number >>= self.bits
            face += 1
        return self.between.join(shown) or self.none


NUMBER = "number"
SEAT = "seat"
LETTER = "letter"
ACTION = "action"
"""An action's notation, told by its code."""
CLAUSE = "clause"
"""The clause of a refusal, where it differs from case to case; a game that tells it brings the names."""
COMMON_KINDS: Mapping[str, Kind] = {NUMBER: Number(), SEAT: Number(), LETTER: Letter()}
"""What every game has, besides `ACTION`."""


class MessageType(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a message can say: its code, the kinds of its facts in the order told, and the clause of a refusal."""

    code: str
    arguments: dict[str, str] = {}
    clause: str | None = None


class Vocabulary(msgspec.Struct, frozen=True):
    """Everything that a game's kernels can tell, by its number."""

    events: tuple[MessageType, ...]
    reasons: tuple[MessageType, ...]
    prompts: tuple[MessageType, ...]
    labels: tuple[MessageType, ...]
    kinds: dict[str, Kind]
    """The game's own kinds of facts; `COMMON_KINDS` come with them."""


class _FactsWritten(dict[int, bytes]):
    """The JSON of facts of one kind, by the numbers that stand for them."""

    def __init__(self, fact: Callable[[int], Fact]) -> None:
        self._fact = fact

    def __missing__(self, number: int) -> bytes:
        if len(self) == REMEMBERED:
            self.clear()
        self[number] = encoded = msgspec.json.encode(self._fact(number))
        return encoded


class Reader:
    """Reads what kernels have told, of one group of messages."""

    def __init__(
        self, types: Sequence[MessageType], kinds: Mapping[str, Kind], notation: Callable[[int], str]
    ) -> None:
        self._types = types
        facts = {name: kind.fact for name, kind in {**COMMON_KINDS, **kinds}.items()} | {ACTION: notation}
        self._arguments = [[(name, facts[kind]) for name, kind in each.arguments.items()] for each in types]
        """For each type of message the names of its facts, and how they are read."""
        self._cached = lru_cache(REMEMBERED)(self._message)
        written = {kind: _FactsWritten(fact) for kind, fact in facts.items()}
        self._templates = [(_template(each), [written[kind] for kind in each.arguments.values()]) for each in types]
        """The JSON of each type of message with gaps, and what fills them."""

    def messages(self, story: Any) -> list[Message]:
        """Read a story; most messages come again and again."""
        return [self._cached(tuple(row)) for row in _rows(story)]

    def written(self, story: Any) -> list[msgspec.Raw]:
        """Read a story as JSON; of its messages all differ, of their facts few do."""
        written = []
        for number, *numbers in _rows(story):
            template, facts = self._templates[number]
            written.append(msgspec.Raw(template % tuple(map(getitem, facts, numbers))))
        return written

    def message(self, story: Any) -> Message:
        """Read a story of one message."""
        return self._cached(tuple(story[1].tolist()))

    def next_message(self, story: Any) -> Message:
        """Read the message that stands behind all that are counted."""
        return self._cached(tuple(story[1 + story.item(0)].tolist()))

    def problem(self, story: Any) -> Problem:
        """Read a story of one refusal."""
        row = story[1].tolist()
        facts = self._facts(row)
        clause = str(facts.pop(CLAUSE)) if CLAUSE in facts else self._types[row[0]].clause
        return Problem(self._types[row[0]].code, clause, facts)

    def _message(self, row: tuple[int, ...]) -> Message:
        return Message(self._types[row[0]].code, self._facts(row))

    def _facts(self, row: Sequence[int]) -> dict[str, Fact]:
        told = zip(self._arguments[row[0]], row[1:], strict=False)
        return {name: fact(number) for (name, fact), number in told}


def _rows(story: Any) -> list[list[int]]:
    """Return the rows that were told, and no others: most of the time is spent on making numbers of them."""
    count, room = story.item(0), len(story) - 1
    if count > room:
        raise ValueError(f"{count} messages were told, and there was room for {room}")
    rows: list[list[int]] = story[1 : 1 + count].tolist()
    return rows


def _template(kind: MessageType) -> bytes:
    """Return the JSON of all messages of a type, with gaps for their facts."""
    gaps = {name: msgspec.Raw(b"%b") for name in kind.arguments}
    return msgspec.json.encode({"code": kind.code, "facts": gaps} if gaps else {"code": kind.code})
