"""Reads a game's static data as a program in another language would: it knows JSON, bytes and no game."""

import struct
from collections.abc import Sequence
from typing import Any

FORMATS = {
    "i1": "b",
    "i2": "h",
    "i4": "i",
    "i8": "q",
    "u1": "B",
    "u2": "H",
    "u4": "I",
    "u8": "Q",
    "f8": "d",
    "b1": "?",
}
LETTERS = "ABCDEF"


class StaticReader:
    """A game, as its data describes it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.words = data["vocabulary"]

    def record(self, name: str, raw: bytes) -> dict[str, Any]:
        """Read a record, and those within it."""
        layout = self.data["records"][name]
        assert len(raw) == layout["size"]
        return {field["name"]: self._field(field, raw[field["offset"] :]) for field in layout["fields"]}

    def _field(self, field: dict[str, Any], raw: bytes) -> Any:
        return self._values(field["type"], field.get("shape", []), raw)

    def _values(self, kind: str, shape: Sequence[int], raw: bytes) -> Any:
        """Read an array of any shape, or a single value."""
        if not shape:
            return self._value(kind, raw)
        step = self._size(kind)
        for length in shape[1:]:
            step *= length
        return [self._values(kind, shape[1:], raw[place * step :]) for place in range(shape[0])]

    def _size(self, kind: str) -> int:
        found = self.data["records"].get(kind)
        return found["size"] if found else struct.calcsize("<" + FORMATS[kind])

    def _value(self, kind: str, raw: bytes) -> Any:
        if kind in self.data["records"]:
            return self.record(kind, raw[: self._size(kind)])
        return struct.unpack_from("<" + FORMATS[kind], raw)[0]

    def names(self, record: str, field: str) -> dict[int, str]:
        """Return what the numbers of a field stand for."""
        (found,) = (each for each in self.data["records"][record]["fields"] if each["name"] == field)
        return {number: name for name, number in found["names"].items()}

    def notation(self, code: int) -> str:
        """Return the notation of a code."""
        return self.data["actions"]["notation"][code]  # type: ignore[no-any-return]

    def action(self, code: int) -> dict[str, Any]:
        """Return the JSON form of a code's action."""
        block = max((b for b in self.data["actions"]["blocks"] if b["first"] <= code), key=lambda b: b["first"])
        values = block["values"][code - block["first"]]
        return {"type": block["type"], **dict(zip(block["fields"], values, strict=True))}

    def messages(self, group: str, story: Sequence[Sequence[int]]) -> list[dict[str, Any]]:
        """Read a story."""
        return [self._message(self.words[group][row[0]], row[1:]) for row in story[1 : 1 + story[0][0]]]

    def _message(self, kind: dict[str, Any], numbers: Sequence[int]) -> dict[str, Any]:
        arguments = kind.get("arguments", {})
        facts = {
            name: self._fact(how, number) for (name, how), number in zip(arguments.items(), numbers, strict=False)
        }
        message = {"code": kind["code"]}
        clause = facts.pop("clause", kind.get("clause"))
        if clause:
            message["clause"] = clause
        if facts:
            message["facts"] = facts
        return message

    def _fact(self, name: str, number: int) -> Any:
        kind = self.words["kinds"][name]
        match kind["type"]:
            case "number":
                return number
            case "letter":
                return LETTERS[number]
            case "action":
                return self.notation(number)
            case "name":
                return kind["names"][number]
            case "names":
                return [each for place, each in enumerate(kind["names"]) if number >> place & 1]
            case "counted":
                names = enumerate(kind["names"])
                return " ".join(each for place, each in names for _ in range(_count(number, place, kind["bits"])))
            case "dice":
                shown = [str(face + 1) for face in range(6) for _ in range(_count(number, face, kind["bits"]))]
                return kind["between"].join(shown) or kind["none"]
        raise AssertionError(f"{kind['type']} is no kind that the page names")


def _count(number: int, place: int, bits: int) -> int:
    return number >> place * bits & (1 << bits) - 1
