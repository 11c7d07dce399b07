"""The endpoints about blocking people."""

from http import HTTPStatus

from aiohttp import web

from tafelrunde.server.http.app_keys import TABLES
from tafelrunde.server.http.authentication import need_person
from tafelrunde.server.http.routes import Routes, answer
from tafelrunde.server.store import Blocked

routes = Routes()

WHO = HTTPStatus.UNAUTHORIZED


@routes.add("GET", "/me/blocks", "Whom I have blocked", answer=list[Blocked], problems=(WHO,))
async def show_blocks(request: web.Request) -> web.Response:
    """Answer with everybody whom the asker has blocked."""
    person = await need_person(request)
    return answer(await request.app[TABLES].store.blocks_of(person.id))


@routes.add(
    "PUT",
    "/me/blocks/{person}",
    "Block somebody: their chat is hidden from me, they cannot invite me nor sit at my tables",
    status=HTTPStatus.NO_CONTENT,
    problems=(WHO, HTTPStatus.NOT_FOUND, HTTPStatus.CONFLICT),
)
async def block(request: web.Request) -> web.Response:
    """Block a person by id."""
    person = await need_person(request)
    await request.app[TABLES].blocks.block(person.id, request.match_info["person"])
    return web.Response(status=HTTPStatus.NO_CONTENT)


@routes.add(
    "DELETE", "/me/blocks/{person}", "No longer block somebody", status=HTTPStatus.NO_CONTENT, problems=(WHO,)
)
async def unblock(request: web.Request) -> web.Response:
    """Hear of a person again."""
    person = await need_person(request)
    await request.app[TABLES].blocks.unblock(person.id, request.match_info["person"])
    return web.Response(status=HTTPStatus.NO_CONTENT)
