"""WebSocket frames (RFC 6455, 5): what comes in is cut into messages, as strictly as the standard asks."""

import struct

from aiohttp import WSCloseCode, WSMsgType

WHOLE = 0x80
"""The bit of a frame that holds all of its message, or the end of it."""
MASKED = 0x80
"""The bit beside the length: clients must mask what they send (5.1)."""
IN_TWO, IN_EIGHT = 126, 127
"""Lengths that stand for a length in the next two or eight bytes."""
CONTROL = 0x08
"""The bit of pings, pongs and close frames: short, whole, and allowed between the parts of a message."""
KINDS = {
    whole | kind: kind
    for whole in (0, WHOLE)
    for kind in (WSMsgType.CONTINUATION, WSMsgType.TEXT, WSMsgType.BINARY)
} | {WHOLE | kind: kind for kind in (WSMsgType.PING, WSMsgType.PONG, WSMsgType.CLOSE)}
"""All first bytes that a frame can have."""
TEXT = int(WHOLE | WSMsgType.TEXT)
SHORTEST = 6
"""Bytes of an empty frame: kind, length, mask."""
OWN_CODES = range(3000, 5000)
"""Close codes that libraries and applications may choose (7.4.2)."""
CLOSE_CODES = {1000, 1001, 1002, 1003, *range(1007, 1015)}
"""Those that the standard knows and that may be sent (7.4.1); 1004 to 1006 and 1015 must not."""

Message = tuple[WSMsgType, bytes]


class BadFrame(Exception):
    """What came in is no WebSocket frame, or none that may stand here."""

    def __init__(self, code: int, why: str) -> None:
        self.code = code
        super().__init__(why)


class FrameReader:
    """Cuts bytes into messages, one at a time; nothing is kept that is longer than a message may be."""

    __slots__ = ("_at", "_data", "_kind", "_most", "_parts")

    def __init__(self, most: int) -> None:
        self._most = most
        self._data = b""
        self._at = 0
        self._kind: WSMsgType | None = None
        """What kind of message came in part."""
        self._parts = b""

    @property
    def unparsed(self) -> int:
        """How many bytes are still to be read."""
        return len(self._data) - self._at

    def feed(self, data: bytes) -> None:
        """Take in what came."""
        self._data = self._data[self._at :] + data if self.unparsed else data
        self._at = 0

    def single_text(self, data: bytes) -> bytes | None:
        """Return the text of one short whole frame, if that is all there is: nearly everything is."""
        if self._kind is not None or len(self._data) != self._at or len(data) < SHORTEST:
            return None
        if data[0] != TEXT or len(data) != (data[1] ^ MASKED) + SHORTEST or len(data) >= IN_TWO + SHORTEST:
            return None
        return unmasked(data[2:6], data[6:])

    def next_message(self) -> Message | None:
        """Return the next message, a continuation where more of it is to come, or None until more bytes come."""
        data, at = self._data, self._at
        if len(data) - at < 2:
            return None
        first, size = data[at], data[at + 1]
        kind = KINDS.get(first)
        if kind is None:
            raise BadFrame(WSCloseCode.PROTOCOL_ERROR, "unknown kind of frame")
        if not size & MASKED:
            raise BadFrame(WSCloseCode.PROTOCOL_ERROR, "not masked")
        size &= ~MASKED
        at += 2
        if size >= IN_TWO:
            width = 2 if size == IN_TWO else 8
            if len(data) - at < width:
                self._expect(kind, size)
                return None
            size = _long_size(data[at : at + width])
            at += width
        self._expect(kind, size)
        end = at + 4 + size
        if len(data) < end:
            return None
        self._at = end
        payload = unmasked(data[at : at + 4], data[at + 4 : end])
        return self._join(kind, payload, whole=first & WHOLE)

    def _expect(self, kind: WSMsgType, size: int) -> None:
        """Refuse a frame that may not stand here or is too long, before its bytes come."""
        if kind & CONTROL:
            if size >= IN_TWO:
                raise BadFrame(WSCloseCode.PROTOCOL_ERROR, "a control frame is short")
        elif (kind is WSMsgType.CONTINUATION) != (self._kind is not None):
            raise BadFrame(WSCloseCode.PROTOCOL_ERROR, "a message goes on, or it does not")
        elif len(self._parts) + size > self._most:
            raise BadFrame(WSCloseCode.MESSAGE_TOO_BIG, "too long")

    def _join(self, kind: WSMsgType, payload: bytes, *, whole: int) -> Message:
        """Put the parts of a message together."""
        if kind & CONTROL:
            return kind, payload
        first, parts = self._kind or kind, self._parts + payload
        if whole:
            self._kind, self._parts = None, b""
            return first, parts
        self._kind, self._parts = first, parts
        return WSMsgType.CONTINUATION, b""


def unmasked(mask: bytes, payload: bytes) -> bytes:
    """Take a client's mask off, or put it on (5.3)."""
    size = len(payload)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")


def may_be_sent(code: int) -> bool:
    """Return whether a close frame may carry a code (7.4)."""
    return code in CLOSE_CODES or code in OWN_CODES


def close_code(payload: bytes) -> int:
    """Return the code of a close frame, 1000 where there is none, or refuse one that must not be sent (7.4)."""
    if not payload:
        return WSCloseCode.OK
    code = int.from_bytes(payload[:2], "big")
    if len(payload) < 2 or not may_be_sent(code):
        raise BadFrame(WSCloseCode.PROTOCOL_ERROR, "no such close code")
    text_of(payload[2:])
    return code


def text_of(payload: bytes) -> str:
    """Decode a text, or refuse what is none (8.1)."""
    try:
        return payload.decode()
    except UnicodeDecodeError as error:
        raise BadFrame(WSCloseCode.INVALID_TEXT, "no text") from error


def frame(kind: WSMsgType, message: bytes) -> bytes:
    """Return a message as a server sends it: whole, unmasked, uncompressed (5.2)."""
    first, size = WHOLE | kind, len(message)
    if size < IN_TWO:
        return struct.pack("!BB", first, size) + message
    if size < 2**16:
        return struct.pack("!BBH", first, IN_TWO, size) + message
    return struct.pack("!BBQ", first, IN_EIGHT, size) + message


def _long_size(raw: bytes) -> int:
    """Return a length of 126 or more, which must be written as shortly as possible (5.2)."""
    size = int.from_bytes(raw, "big")
    if size < (IN_TWO if len(raw) == 2 else 2**16) or size >= 2**63:
        raise BadFrame(WSCloseCode.PROTOCOL_ERROR, "a length is written as shortly as possible")
    return size
