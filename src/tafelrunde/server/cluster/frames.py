"""What goes over the connection between two servers: frames for one channel, and messages for many."""

import struct
from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import NamedTuple

import msgspec

from tafelrunde.core.messages import Fact

MOST_BYTES = 16 * 1024 * 1024
"""A longer frame is none."""


class Kind(IntEnum):
    """What a frame is."""

    OPEN = 1
    """Take a client's socket at a table (`Opening`)."""
    FOLLOW = 2
    """Tell whatever changes at the tables of a person (their id)."""
    OPENED = 3
    REFUSED = 4
    """`Refusal`."""
    MOVED = 5
    """The table is not here."""
    TEXT = 6
    """What a client says."""
    MESSAGES = 7
    """What several clients are told alike."""
    CLOSE = 8
    """The channel has ended: a close code and a reason."""
    PAUSE = 9
    """Read nothing more from the client for now."""
    RESUME = 10


class Opening(msgspec.Struct, frozen=True, array_like=True):
    """A client that wants to be at a table, as the server knows it to which it is connected."""

    table: str
    person: str | None
    key: tuple[str | None, int | None] | None
    """By what they came in (`people.Key`)."""
    wants: tuple[bool, str | None, bool, bool]
    address: str
    request: str
    """The number of its request."""


class Refusal(msgspec.Struct, frozen=True, array_like=True):
    """Why a channel was not opened."""

    status: int
    code: str
    facts: dict[str, Fact]
    clause: str | None = None


class Frame(NamedTuple):
    """One frame as it came."""

    kind: Kind
    channel: int
    payload: bytes


class BadPeer(Exception):
    """What came over a link is no frame."""


_HEAD = struct.Struct("!IBI")
_SHORT = struct.Struct("!H")


def frame(kind: Kind, channel: int, payload: bytes = b"") -> bytes:
    """Return a frame as it is sent."""
    return _HEAD.pack(len(payload), kind, channel) + payload


def to_many(channels: Sequence[int], message: bytes) -> bytes:
    """Return a frame that brings one message to several channels."""
    payload = struct.pack(f"!{len(channels)}I", *channels) + message
    return frame(Kind.MESSAGES, len(channels), payload)


def from_many(received: Frame) -> tuple[tuple[int, ...], bytes]:
    """Return the channels of such a frame, and the message."""
    size = 4 * received.channel
    if size > len(received.payload):
        raise BadPeer
    return struct.unpack_from(f"!{received.channel}I", received.payload), received.payload[size:]


def closing(code: int, reason: str) -> bytes:
    """Return the payload of a close frame."""
    return _SHORT.pack(code) + reason.encode()


def read_closing(payload: bytes) -> tuple[int, str]:
    """Return code and reason of a close frame."""
    return _SHORT.unpack_from(payload)[0], payload[_SHORT.size :].decode()


class FrameBuffer:
    """Cuts bytes into frames."""

    def __init__(self) -> None:
        self._data = b""

    def feed(self, data: bytes) -> Iterator[Frame]:
        """Yield the frames that are whole by now; what is none raises BadPeer or ValueError."""
        data, at = self._data + data if self._data else data, 0
        while len(data) - at >= _HEAD.size:
            size, kind, channel = _HEAD.unpack_from(data, at)
            if size > MOST_BYTES:
                raise BadPeer
            end = at + _HEAD.size + size
            if len(data) < end:
                break
            yield Frame(Kind(kind), channel, data[at + _HEAD.size : end])
            at = end
        self._data = data[at:]
