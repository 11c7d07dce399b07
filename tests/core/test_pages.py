"""JSON written by kernels is what msgspec writes of the same values."""

from typing import Any

import msgspec
import numpy as np
import pytest

from tafelrunde.core.kernel import quick
from tafelrunde.core.pages import Texts, close_with, json_by, open_with, put, put_number

LIST, LIST_END, OBJECT, OBJECT_END = map(ord, "[]{}")


class Tower(msgspec.Struct, rename={"floors": "levels"}):
    """Something to be written."""

    name: str
    floors: list[int]


_texts = Texts()
KEYS = _texts.keys(Tower)
NAMES = _texts.values(["keep", 'the "old" one', "Bergfried Höhe"])
LETTERS, STARTS = _texts.laid_out()


@quick
def write_tower(state: Any, page: Any) -> int:
    at = open_with(page, 0, OBJECT)
    at = put(page, at, LETTERS, STARTS[KEYS.name], STARTS[KEYS.name + 1])
    at = put(page, at, LETTERS, STARTS[NAMES + state[0]], STARTS[NAMES + state[0] + 1])
    at = put(page, at, LETTERS, STARTS[KEYS.floors], STARTS[KEYS.floors + 1])
    at = open_with(page, at, LIST)
    for place in range(1, len(state)):
        at = put_number(page, at, state[place])
    return close_with(page, close_with(page, at, LIST_END), OBJECT_END)


@pytest.mark.parametrize("floors", [[], [0], [9, 10, 99, 100], [2**31 - 1, 7, 1000, 999]])
@pytest.mark.parametrize("name", range(3))
def test_a_page_holds_what_msgspec_writes(name: int, floors: list[int]) -> None:
    names = ["keep", 'the "old" one', "Bergfried Höhe"]
    state = np.array([name, *floors], np.int32)
    assert json_by(write_tower, state) == msgspec.json.encode(Tower(names[name], floors))


def test_what_stood_on_the_page_before_does_not_show() -> None:
    long, short = np.array([1, *range(100)], np.int32), np.array([0], np.int32)
    assert len(json_by(write_tower, long)) > len(json_by(write_tower, short))
    assert msgspec.json.decode(json_by(write_tower, short)) == {"name": "keep", "levels": []}
