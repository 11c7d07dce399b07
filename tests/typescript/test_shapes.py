from typing import Annotated, Any, Literal

import msgspec

from tafelrunde.core.shapes import one_of, shaped
from tafelrunde.typescript.shapes import Interfaces, bounds


class Stone(msgspec.Struct, frozen=True):
    """A stone."""

    weight: int
    """In grams."""
    colour: Annotated[str, one_of(("grey", "white"))] = "grey"


class Told(msgspec.Struct, tag_field="t", tag="told", omit_defaults=True):
    """Something that the server tells.

    It leaves out what is as usual.
    """

    seats: list[Stone]
    by: dict[str, float]
    seat: int | None
    mark: tuple[int, str] | None = None
    kind: Literal["a", "b"] = "a"
    many: list[int | None] = []
    part: Annotated[dict[str, Any], shaped(Stone)] | None = None
    rest: Any = None


class Asked(msgspec.Struct, tag_field="t"):
    """Something that is asked of the server."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
    number: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None


TOLD = """\
/**
 * Something that the server tells.
 *
 * It leaves out what is as usual.
 */
export interface Told {
  t: "told";
  seats: Stone[];
  by: Record<string, number>;
  seat: number | null;
  mark?: [number, string];
  kind?: "a" | "b";
  many?: (number | null)[];
  part?: Stone;
  rest?: unknown;
}"""

STONE = """\
/** A stone. */
export interface Stone {
  /** In grams. */
  weight: number;
  colour: "grey" | "white";
}"""

ASKED = """\
/** Something that is asked of the server. */
export interface Asked {
  t: "Asked";
  text: string;
  number?: number | null;
}"""


def test_what_is_told_has_all_fields_but_those_that_are_left_out() -> None:
    interfaces = Interfaces()
    assert interfaces.told(Told) == "Told"
    assert list(interfaces.written.values()) == [TOLD, STONE]


def test_what_is_asked_may_leave_out_whatever_has_a_default() -> None:
    interfaces = Interfaces()
    assert interfaces.asked(Asked | Told) == "Asked | Told"
    assert interfaces.written[Asked] == ASKED


def test_unions_and_lists_are_written_without_doubles() -> None:
    interfaces = Interfaces()
    assert interfaces.told(list[str | int] | None) == "(string | number)[] | null"
    assert interfaces.told(int | float) == "number"
    assert interfaces.told(Stone | None) == "Stone | null"


def test_two_structs_of_one_name_are_told_apart_by_their_package() -> None:
    other = msgspec.defstruct("Stone", ["size"], module="somewhere.quarry.seats")
    assert Interfaces()._free_name(other) == "Stone"
    interfaces = Interfaces()
    interfaces.told(Stone)
    assert interfaces._free_name(other) == "QuarryStone"


def test_bounds_are_attributes_of_a_form_field() -> None:
    assert bounds(Asked) == {"text": {"minlength": 1, "maxlength": 300}, "number": {"min": 0, "max": 5}}
