"""Actions: small frozen structs, one class per kind, the same for players and for chance."""

import msgspec


class Action(msgspec.Struct, frozen=True, tag_field="type"):
    """Something a seat or CHANCE does; `str(action)` is its notation, `to_json` its JSON form."""

    def to_json(self) -> dict[str, object]:
        """Return the action as plain JSON types."""
        built: dict[str, object] = msgspec.to_builtins(self)
        return built


SEAT_LETTERS = "ABCDEF"
MOST_SEATS = len(SEAT_LETTERS)
"""No game has more players."""


def seat_letter(seat: int) -> str:
    """Name a seat in notation: A is seat 0."""
    return SEAT_LETTERS[seat]
