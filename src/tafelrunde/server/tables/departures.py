"""Leaving for good: the lists of others show no name of whoever is gone."""

from typing import Any

from msgspec.structs import replace

from tafelrunde.server.store import Person, TableRow


def without(row: TableRow, person: Person) -> TableRow:
    """Return a table as lists show it, without a person's name."""
    seats = [_without(seat, person) for seat in row.summary.get("seats", [])]
    return replace(row, summary={**row.summary, "seats": seats})


def _without(seat: dict[str, Any], person: Person) -> dict[str, Any]:
    # Rows of the first version do not say who sits where, only how they were called.
    theirs = seat["who"] == person.id if "who" in seat else seat.get("name") == person.name
    return {**seat, "name": "", "who": None} if theirs else seat
