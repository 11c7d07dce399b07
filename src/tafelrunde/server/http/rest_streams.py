"""The streams of JSON lines: a table, and all of one's own tables."""

from http import HTTPStatus

from aiohttp import web

from tafelrunde.server.cluster.cluster import CLUSTER
from tafelrunde.server.http.app_keys import LIMITS, METRICS, SUBSCRIPTIONS, TABLES
from tafelrunde.server.http.authentication import key_of, need_person, person_of
from tafelrunde.server.http.callers import address_of, charge, payers_of
from tafelrunde.server.http.offload import owner_of
from tafelrunde.server.http.rooms import WANTS, room_of
from tafelrunde.server.http.routes import Routes
from tafelrunde.server.http.streams import LineStream, wants_of
from tafelrunde.server.store import Person
from tafelrunde.server.tables.updates import PLAIN, Wants

routes = Routes()

STREAM = "application/x-ndjson"
NOT_FOUND = HTTPStatus.NOT_FOUND
WHO = HTTPStatus.UNAUTHORIZED


@routes.add(
    "GET",
    "/me/stream",
    "What changes at any of my tables, as JSON lines: first each that is open or running",
    media=STREAM,
    problems=(WHO,),
)
async def follow_mine(request: web.Request) -> web.StreamResponse:
    """Stream where the asker is invited, sits and is to act."""
    person = await need_person(request)
    charge(request, "record")
    tables, stream = request.app[TABLES], _stream(request, person)
    cluster = request.app.get(CLUSTER)
    try:
        if cluster is not None:
            cluster.following.subscribe(person.id, stream)
        await tables.my_tables_feed.subscribe(person.id, stream, owner_of(request))
        return await _stream_response(request, stream)
    finally:
        tables.my_tables_feed.unsubscribe(person.id, stream)
        if cluster is not None:
            cluster.following.unsubscribe(stream)


@routes.add(
    "GET",
    "/tables/{table}/stream",
    "Everything that happens at a table, as JSON lines",
    media=STREAM,
    query=WANTS,
    problems=(WHO, NOT_FOUND, HTTPStatus.BAD_REQUEST),
)
async def follow(request: web.Request) -> web.StreamResponse:
    """Stream a table's messages until the client goes."""
    person = await person_of(request)
    room = await room_of(request)
    tables = request.app[TABLES]
    charge(request, "socket")
    stream = _stream(request, person, wants_of(request))
    await tables.presence.join(room, stream)
    try:
        return await _stream_response(request, stream)
    finally:
        tables.presence.leave(room, stream)


def _stream(request: web.Request, person: Person | None, wants: Wants = PLAIN) -> LineStream:
    assert request.transport is not None
    who = person.id if person else None
    return LineStream(request.transport, who, key_of(request, person), wants, payers_of(request))


async def _stream_response(request: web.Request, stream: LineStream) -> web.StreamResponse:
    """Answer with a stream, for as long as the client listens."""
    response = web.StreamResponse(headers={"Content-Type": STREAM, "X-Accel-Buffering": "no"})
    app, count = request.app, request.app[METRICS].connections.labels("stream")
    with app[LIMITS].connected(address_of(request)), app[SUBSCRIPTIONS].connected(stream), count.track_inprogress():
        await response.prepare(request)
        await stream.write_to(response)
    return response
