"""Where a page of a list begins: what the last one ended with, as it stands in an address."""

import re
from typing import Annotated

from msgspec import Meta

from tafelrunde.server.errors import Malformed
from tafelrunde.server.store import Cursor
from tafelrunde.server.tables.lobby import Place

ShortText = Annotated[str, Meta(max_length=100)]

_CURSOR = re.compile(r"([0-9]{1,15})\.([\w-]{1,64})", re.ASCII)
_PLACE = re.compile(r"([0-9]{1,9})\.([0-9]{1,15})\.([\w-]{1,64})", re.ASCII)


def cursor_of(text: str) -> Cursor:
    """Read `created.id` of the last table of a page."""
    created, table = _parts(_CURSOR, text)
    return int(created), table


def place_of(text: str) -> Place:
    """Read `more` of a page of the lobby."""
    turn, created, table = _parts(_PLACE, text)
    return int(turn), -int(created), table


def _parts(pattern: re.Pattern[str], text: str) -> tuple[str, ...]:
    found = pattern.fullmatch(text)
    if found is None:
        raise Malformed("bad-request", detail=text[:100])
    return found.groups()
