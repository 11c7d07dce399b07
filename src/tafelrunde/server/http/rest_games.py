"""The REST endpoint of the games."""

from functools import cache
from typing import Any

import msgspec
from aiohttp import hdrs, web

from tafelrunde.bots import house
from tafelrunde.core.registry import game, games
from tafelrunde.protocol.layouts import Layout, layout_of
from tafelrunde.protocol.overviews import GameInfo
from tafelrunde.server.http.routes import Routes, answer

routes = Routes()


@routes.add("GET", "/games", "The games, their options and their bots", answer=list[GameInfo])
async def show_games(_request: web.Request) -> web.Response:
    """Answer with all games, compressed: nothing of it is secret, and every home page waits for it."""
    response = answer([_info(name) for name in games()])
    response.enable_compression()
    response.headers[hdrs.VARY] = hdrs.ACCEPT_ENCODING
    return response


@cache
def _options(name: str) -> Any:
    """Return the schema of a game's options, which takes longer to write than all the rest."""
    kind = game(name).options_type
    return msgspec.json.schema(kind)["$defs"][kind.__name__]


@cache
def _layout(name: str) -> Layout:
    return layout_of(game(name))


def _info(name: str) -> GameInfo:
    played, options = game(name), _options(name)
    return GameInfo(
        name=name,
        title=played.title,
        rules_version=played.rules_version,
        players=list(played.players),
        bots=list(house(name)),
        options=options,
        examples=list(played.examples),
        counts_points=played.counts_points,
        layout=_layout(name),
        facts=msgspec.to_builtins(played.parts.facts(), str_keys=True),
    )
