"""A WebSocket of the lobby, where clients only listen."""

from aiohttp import WSCloseCode, web

from tafelrunde.server.http.app_keys import METRICS
from tafelrunde.server.tables.lobby import Lobby
from tafelrunde.server.websocket.subscriptions import Subscriber


class LobbyHandler:
    """Subscribes a connection to the lobby for as long as it is open."""

    __slots__ = ("_count", "_lobby", "_subscriber")

    def __init__(self, request: web.Request, lobby: Lobby, subscriber: Subscriber) -> None:
        self._lobby = lobby
        self._subscriber = subscriber
        self._count = request.app[METRICS].connections.labels("lobby")

    def on_open(self) -> None:
        """Send the lobby, and its changes from now on."""
        self._count.inc()
        self._lobby.subscribe(self._subscriber)

    def on_message(self, text: str) -> None:
        """Close the connection: there is nothing to say here."""
        self._subscriber.socket.close(WSCloseCode.POLICY_VIOLATION, "nothing to say here")

    def on_protocol_error(self, code: str) -> None:
        """Ignore it: nobody waits for an answer."""

    def on_close(self) -> None:
        """Unsubscribe."""
        self._lobby.unsubscribe(self._subscriber)
        self._count.dec()

    def on_drain(self) -> None:
        """Ignore it: nothing is held back here."""
