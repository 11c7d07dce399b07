"""What the endpoints of tables share: the room that a request is about, and the answer to a new table."""

from http import HTTPStatus
from typing import Any, Literal

import msgspec
from aiohttp import web

from tafelrunde.server.http.app_keys import TABLES
from tafelrunde.server.http.offload import owner_of
from tafelrunde.server.http.routes import answer
from tafelrunde.server.tables.room import Room
from tafelrunde.text.catalogue import LANGUAGES

WANTS: dict[str, Any] = {"labels": bool, "words": Literal[LANGUAGES], "aids": bool, "steps": bool}
"""What a client may want besides codes and facts, as query parameters."""


class Invitation(msgspec.Struct, frozen=True):
    """What whoever is invited to a reserved seat has to know."""

    seat: int
    key: str


class Made(msgspec.Struct, frozen=True):
    """A table that was set up."""

    id: str
    path: str
    invitations: list[Invitation]


async def room_of(request: web.Request) -> Room:
    """Return the room of the table in a request's path."""
    return await request.app[TABLES].rooms.open(request.match_info["table"], owner_of(request))


async def committed_room_of(request: web.Request) -> Room:
    """Return the same while nothing is being committed there."""
    return await request.app[TABLES].rooms.open_committed(request.match_info["table"], owner_of(request))


def created_response(room: Room) -> web.Response:
    """Answer with where a new table is."""
    name = room.table.id
    return answer(Made(name, f"/t/{name}", invitations_of(room)), HTTPStatus.CREATED)


def invitations_of(room: Room) -> list[Invitation]:
    """Return the keys of the reserved seats that are free."""
    seats = enumerate(room.table.seats)
    return [Invitation(number, seat.plan.key) for number, seat in seats if seat.is_free and seat.plan.key]
