"""A connection without a network: what is written is kept, what comes in is said."""

import struct

from aiohttp import WSMsgType

from tafelrunde.server.frames import frame, unmasked

MASK = b"\x11\x22\x33\x44"


class Line:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = self.aborted = False
        self.pauses = 0

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.closed or self.aborted

    def write(self, data: bytes) -> None:
        assert not self.is_closing()
        self.written.append(data)

    def pause_reading(self) -> None:
        self.pauses += 1

    def resume_reading(self) -> None:
        self.pauses -= 1

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True


class Listening:
    """Somebody who keeps what is heard."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.misheard: list[str] = []
        self.parted = 0

    def hear(self, text: str) -> None:
        self.heard.append(text)

    def mishear(self, code: str) -> None:
        self.misheard.append(code)

    def part(self) -> None:
        self.parted += 1


def goodbye(code: int, why: bytes = b"") -> bytes:
    """Return the frame that ends a conversation."""
    return frame(WSMsgType.CLOSE, struct.pack("!H", code) + why)


def masked(kind: WSMsgType, message: bytes, *, whole: bool = True) -> bytes:
    """Return a message as a client sends it."""
    sent = bytearray(frame(kind, message))
    sent[0] &= 0xFF if whole else 0x7F
    sent[1] |= 0x80
    start = len(sent) - len(message)
    return bytes(sent[:start]) + MASK + unmasked(MASK, message)
