"""What the web table reads and asks: messages, commands, REST, and the numbers that it shares with the server."""

import json
from collections.abc import Mapping
from typing import Any

from tafelrunde.core.messages import Fact
from tafelrunde.protocol import messages, overviews
from tafelrunde.protocol.clocks import ClockKind, DaysClock, MatchClock, TurnClock
from tafelrunde.protocol.commands import Command, Play, Say
from tafelrunde.protocol.portraits import PORTRAITS
from tafelrunde.server.app import all_routes
from tafelrunde.server.http.pages import PLACES
from tafelrunde.server.http.rest_people import Credentials
from tafelrunde.server.http.routes import API
from tafelrunde.server.people.bot_tokens import MOST_TOKEN_NAME
from tafelrunde.server.people.names import LEAST_LOGIN, MOST_LOGIN, MOST_NAME
from tafelrunde.server.people.passwords import LEAST_PASSWORD
from tafelrunde.text.catalogue import LANGUAGES, families
from tafelrunde.typescript.shapes import Interfaces, alias, bounds, comment, one_of

UNIONS: Mapping[str, Any] = {
    "ServerMessage": messages.ServerMessage,
    "LobbyMessage": overviews.LobbyMessage,
    "ClockKind": ClockKind,
    "Fact": Fact,
}
"""What the server tells in one of several shapes."""
TYPED = (TurnClock, MatchClock, DaysClock, Say, Play)
"""What people fill in."""
LENGTHS: Mapping[str, Mapping[str, int]] = {
    "name": {"maxlength": MOST_NAME},
    "login": {"minlength": LEAST_LOGIN, "maxlength": MOST_LOGIN},
    "password": {"minlength": LEAST_PASSWORD, **bounds(Credentials)["password"]},
    "token": {"maxlength": MOST_TOKEN_NAME},
}
"""How long texts may be that are checked by more than their length."""


def wire() -> str:
    """Return the source of all that is common to the games."""
    interfaces, routes = Interfaces(), all_routes()
    unions = [alias(name, interfaces.told(kind)) for name, kind in UNIONS.items()]
    for answer in (route.answer for route in routes if route.answer is not None):
        interfaces.told(answer)
    unions.append(alias("Command", interfaces.asked(Command)))
    for body in (route.body for route in routes if route.body is not None):
        interfaces.asked(body)
    return "\n\n".join([*_constants(), *unions, *interfaces.written.values()])


def _constants() -> list[str]:
    fields = {kind.__name__: bounds(kind) for kind in TYPED}
    return [
        _constant("API", API, "Where the endpoints are."),
        _constant("PLACES", PLACES, "The addresses at which the page is served."),
        _constant("BOUNDS", fields, "What the server accepts, as attributes for the fields of a form."),
        _constant("LENGTHS", LENGTHS, "The same for texts that it looks at more closely."),
        _constant("FAMILIES", families(), "Facts named as another family, of several words only the first."),
        _constant("PORTRAITS", PORTRAITS, "What people choose their portraits from."),
        alias("Language", one_of(LANGUAGES)),
    ]


def _constant(name: str, value: Any, doc: str) -> str:
    return "\n".join([*comment(doc), f"export const {name} = {json.dumps(value)} as const;"])
