import re
from enum import IntEnum
from typing import Any

import msgspec
import numpy as np
import pytest
from numba.core.errors import TypingError

from tafelrunde.core.kernel import KERNEL_OPTIONS, compiled, kernel
from tafelrunde.core.messages import (
    REMEMBERED,
    Counted,
    Dice,
    Fact,
    Message,
    MessageType,
    Name,
    Names,
    Problem,
    Reader,
)
from tafelrunde.core.story import ROWS, WIDTH, Story, new_story, refuse, tell


class Event(IntEnum):
    ROLLED = 0
    WON = 1


class Reason(IntEnum):
    LEGAL = 0
    TOO_HIGH = 1


def uncached(function: Any) -> Any:
    """Compile a kernel anew: numba shows no machine code that comes from a cache."""
    return compiled(function, {**KERNEL_OPTIONS, "cache": False})


@kernel
def inner(numbers: Any, number: int, story: Story = None) -> None:
    """Count and tell it."""
    numbers[0] += number
    tell(story, Event.ROLLED, number, numbers[0], True)


@kernel
def outer(numbers: Any, number: int, story: Story = None) -> None:
    """Hand the story on, and tell more."""
    inner(numbers, number, story)
    if numbers[0] > 5:
        tell(story, Event.WON)


@kernel
def why_not(number: int, story: Story = None) -> int:
    """Refuse high numbers."""
    return refuse(story, Reason.TOO_HIGH, number, 5) if number > 5 else Reason.LEGAL


@uncached
def untold(numbers: Any, number: int) -> None:
    """Do as below, where nobody listens."""
    outer(numbers, number)


@uncached
def without(numbers: Any, number: int) -> None:
    """Do the same without telling."""
    numbers[0] += number


@kernel
def endless(times: int, story: Story) -> None:
    """Tell more and more."""
    for number in range(times):
        tell(story, Event.ROLLED, number)


def instructions(function: Any) -> list[str]:
    """Return what a kernel does, in machine code."""
    (text,) = function.inspect_asm().values()
    body = re.search(r"^_ZN\S+:\n(.*?)^\.Lfunc_end", text, flags=re.DOTALL | re.MULTILINE)
    assert body
    return re.findall(r"^\t([a-z]\w+)", body[1], flags=re.MULTILINE)


def test_what_is_told_is_written_in_rows() -> None:
    numbers, story = np.array([3], np.int8), new_story()
    story[1:] = -1  # what was told before
    outer(numbers, 4, story)
    assert story[:3].tolist() == [[2] + [0] * 7, [Event.ROLLED, 4, 7, 1] + [0] * 4, [Event.WON] + [0] * 7]


def test_a_refusal_is_told_and_returned() -> None:
    story = new_story(1)
    assert why_not(6, story) == why_not(6) == Reason.TOO_HIGH
    assert story[1, :3].tolist() == [Reason.TOO_HIGH, 6, 5]
    assert why_not(5) == Reason.LEGAL


def test_nothing_is_left_of_a_story_that_nobody_listens_to() -> None:
    untold(np.zeros(1, np.int8), 1)
    without(np.zeros(1, np.int8), 1)
    assert instructions(untold) == instructions(without)


def test_messages_beyond_the_last_row_are_counted_and_noticed() -> None:
    story = new_story(2)
    beyond = story.copy()
    endless(3, story)
    assert story[:, :2].tolist() == [[3, 0], [0, 0], [0, 1]]
    reader = Reader([MessageType("rolled", {"number": "number"})], {}, str)
    with pytest.raises(ValueError, match="3 messages were told, and there was room for 2"):
        reader.messages(story)
    endless(2, beyond)
    assert reader.messages(beyond) == [Message("rolled", {"number": 0}), Message("rolled", {"number": 1})]


def test_a_message_with_too_many_arguments_is_not_compiled() -> None:
    @kernel
    def talkative(story: Story) -> None:
        tell(story, 0, 1, 2, 3, 4, 5, 6, 7, 8)

    assert WIDTH == 8
    with pytest.raises((TypingError, AssertionError), match="at most 7 arguments"):
        talkative(new_story(ROWS))


KINDS = {
    "colour": Name(("red", "blue")),
    "colours": Names(("red", "blue")),
    "stacks": Counted(("3", "2", "0")),
    "dice": Dice(),
    "die": Dice("-", "none"),
}


@pytest.mark.parametrize(
    ("kind", "number", "fact"),
    [
        ("number", -2, -2),
        ("seat", 1, 1),
        ("letter", 1, "B"),
        ("action", 7, "roll 7"),
        ("colour", 1, "blue"),
        ("colours", 0b10, ["blue"]),
        ("colours", 0b11, ["red", "blue"]),
        ("stacks", 0x201, "3 0 0"),
        ("stacks", 0, ""),
        ("dice", 0x20001, "1 5 5"),
        ("dice", 0, "-"),
        ("die", 0x102, "1-1-3"),
        ("die", 0, "none"),
    ],
)
def test_a_number_becomes_a_fact_by_its_kind(kind: str, number: int, fact: Fact) -> None:
    reader = Reader([MessageType("told", {"fact": kind})], KINDS, lambda code: f"roll {code}")
    story = new_story(1)
    story[0, 0], story[1, 1] = 1, number
    assert reader.messages(story) == [Message("told", {"fact": fact})]


def test_a_story_is_read_as_the_json_of_its_messages() -> None:
    types = [
        MessageType("plain"),
        MessageType("two", {"seat": "seat", "colours": "colours"}),
        MessageType("one", {"do": "action"}),
    ]
    reader = Reader(types, KINDS, lambda code: f'roll "{code}" 100%')
    story = new_story()
    rows = [(1, 3, 0b10), (0,), (2, 5), (1, 3, 0b11), (1, -1, 0)]
    story[0, 0] = len(rows)
    for place, row in enumerate(rows, start=1):
        story[place, : len(row)] = row
    for _ in range(2):  # facts are remembered
        assert msgspec.json.encode(reader.written(story)) == msgspec.json.encode(reader.messages(story))


def test_facts_without_end_are_forgotten_again() -> None:
    reader, story = Reader([MessageType("counted", {"count": "number"})], {}, str), new_story(1)
    story[0, 0] = 1
    for number in range(2 * REMEMBERED + 1):
        story[1, 1] = number
        assert reader.written(story) == [msgspec.Raw(b'{"code":"counted","facts":{"count":%d}}' % number)]


def test_a_refusal_has_the_clause_of_its_type_or_the_one_it_tells() -> None:
    types = [MessageType("fixed", {"seat": "letter"}, "K1.1"), MessageType("told", {"clause": "clause"})]
    reader = Reader(types, {"clause": Name(("K2.1", "K2.2"))}, str)
    story = new_story(1)
    story[:, :2] = [[1, 0], [0, 2]]
    assert reader.problem(story) == Problem("fixed", "K1.1", {"seat": "C"})
    story[:, :2] = [[1, 0], [1, 1]]
    assert reader.problem(story) == Problem("told", "K2.2", {})
