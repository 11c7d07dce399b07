"""A WebSocket whose table is at another server: what is said goes there, what is told comes from there."""

from aiohttp import web

from tafelrunde.server.cluster.channels import Channel
from tafelrunde.server.http.app_keys import METRICS
from tafelrunde.server.websocket.subscriptions import Subscriber

MOST_HELD = 16
"""How many messages of a client that does not read may wait until no more are read."""


class ForwardedHandler:
    """Passes everything on; the other server decides, answers and charges."""

    __slots__ = ("_channel", "_count", "_held", "_metrics", "_subscriber")

    def __init__(self, app: web.Application, channel: Channel, subscriber: Subscriber) -> None:
        self._channel = channel
        self._subscriber = subscriber
        self._metrics = app[METRICS]
        self._count = self._metrics.connections.labels("forwarded")
        self._held: list[str] = []
        """What came while the client did not read."""

    def on_open(self) -> None:
        """Bring the client what has come meanwhile."""
        self._count.inc()
        self._channel.attach(self._subscriber.socket)

    def on_message(self, text: str) -> None:
        """Pass a command on, unless the client does not read the answers."""
        if not self._subscriber.socket.is_congested:
            self._channel.send(text)
            return
        self._held.append(text)
        if len(self._held) == MOST_HELD:
            self._subscriber.socket.pause_reading()

    def on_protocol_error(self, code: str) -> None:
        """Count it."""
        self._metrics.refused.labels(code).inc()

    def on_close(self) -> None:
        """Say that the client has gone, after whatever it has asked."""
        self.on_drain()
        self._count.dec()
        self._channel.close()

    def on_drain(self) -> None:
        """Pass on what was held back."""
        held, self._held = self._held, []
        for text in held:
            self._channel.send(text)
        if len(held) >= MOST_HELD:
            self._subscriber.socket.resume_reading()
