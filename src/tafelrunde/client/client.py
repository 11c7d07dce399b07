"""The way in: games, the lobby, my tables, new ones."""

from collections.abc import Generator, Sequence
from typing import Any

import msgspec

from tafelrunde.client.table import Table
from tafelrunde.client.wire import Wire
from tafelrunde.protocol.overviews import GameInfo, Listed, LobbyInfo, Me, Yours


class _Token(msgspec.Struct):
    token: str


class _Made(msgspec.Struct):
    id: str


class Client:
    """A program at a server, in the name of whoever owns its token.

    >>> client = Client("https://play.example", token="tfr_…")
    >>> client.table("k3J9-table-id")
    <table k3J9-table-id>
    """

    def __init__(self, url: str, token: str | None = None, *, patience: float = 60.0) -> None:
        self._wire = Wire(url, token, patience)

    @classmethod
    def enter(cls, url: str, name: str, token_name: str = "program") -> "Client":
        """Come in as a new guest and make a token; keep `client.token` to come back as the same one."""
        client = cls(url)
        client._wire.ask(Me, "POST", "/me", {"name": name})
        client._wire.token = client._wire.ask(_Token, "POST", "/me/tokens", {"name": token_name}).token
        return client

    @property
    def token(self) -> str | None:
        """What has to be kept to come back."""
        return self._wire.token

    def me(self) -> Me:
        """Return who this program plays for."""
        return self._wire.ask(Me, "GET", "/me")

    def limits(self) -> dict[str, Any]:
        """Return how much may be asked for."""
        return self._wire.ask(dict[str, Any], "GET", "/limits")

    def games(self) -> list[GameInfo]:
        """Return the games, their options and their bots."""
        return self._wire.ask(list[GameInfo], "GET", "/games")

    def tables(self) -> list[Listed]:
        """Return the lobby: all listed tables that are open or running."""
        return self._wire.ask(LobbyInfo, "GET", "/tables").tables

    def table(self, name: str) -> Table:
        """Return a table by its id."""
        return Table(self._wire, name)

    def create(self, game: str, seats: Sequence[str], **wishes: Any) -> Table:
        """Set a table up: a seat is `open`, `reserved`, `@login` (reserved for that account) or a house bot's name.

        You take the first open seat, unless `sit=False`. `options`, `clock`, `listed` and `watch` are as in
        the protocol: `client.create("torres", ["open", "@merlin"], clock={"kind": "turn", "seconds": 60})`.
        """
        body = {"game": game, "seats": [_wish(seat) for seat in seats], **wishes}
        return Table(self._wire, self._wire.ask(_Made, "POST", "/tables", body).id)

    def mine(self) -> Generator[Yours, None, None]:
        """Yield every table where you are invited or sit, then each again whenever something changes there."""
        decoder = msgspec.json.Decoder(Yours)
        yield from map(decoder.decode, self._wire.lines("/me/stream"))


def _wish(seat: str) -> dict[str, str]:
    if seat.startswith("@"):
        return {"kind": "reserved", "login": seat[1:]}
    return {"kind": seat} if seat in ("open", "reserved") else {"kind": "bot", "bot": seat}
