"""The endpoints of the door to the local network, for whoever sits at the machine."""

from http import HTTPStatus

import msgspec
from aiohttp import web

from tafelrunde.server.errors import Forbidden
from tafelrunde.server.http.app_keys import LOCAL_NETWORK
from tafelrunde.server.http.local_network import LocalNetworkInfo
from tafelrunde.server.http.routes import Routes, answer, read_body

routes = Routes()


class LocalNetworkWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others in the same network are to come in."""

    open: bool


@routes.add(
    "GET",
    "/local-network",
    "Whether others in the same network can come in, for whoever sits at the machine",
    answer=LocalNetworkInfo,
)
async def show_local_network(request: web.Request) -> web.Response:
    """Answer with whether the door is open, and where it is."""
    return answer(request.app[LOCAL_NETWORK].shown_to(request))


@routes.add(
    "PUT",
    "/local-network",
    "Let others in the same network in, or out again, for whoever sits at the machine",
    body=LocalNetworkWish,
    answer=LocalNetworkInfo,
    problems=(HTTPStatus.FORBIDDEN, HTTPStatus.CONFLICT),
)
async def switch_local_network(request: web.Request) -> web.Response:
    """Open the door, or shut it."""
    network = request.app[LOCAL_NETWORK]
    if not network.is_asked_at_machine(request):
        raise Forbidden("not-at-machine")
    wish = await read_body(request, LocalNetworkWish)
    if wish.open:
        await network.open()
    else:
        network.shut()
    return answer(network.shown_to(request))
