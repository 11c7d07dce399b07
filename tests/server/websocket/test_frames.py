"""Frames as RFC 6455 wants them: whole, masked, short enough, and in an order that makes sense."""

import struct
from contextlib import suppress

import pytest
from aiohttp import WSCloseCode, WSMsgType
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.server.websocket.frames import BadFrame, FrameReader, Message, close_code, frame, text_of, unmasked
from tests.server.websocket.peers import masked

MOST = 300
TEXT, BINARY, MORE = WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION
PING, PONG, CLOSE = WSMsgType.PING, WSMsgType.PONG, WSMsgType.CLOSE
FRAMES = st.lists(
    st.tuples(st.sampled_from([TEXT, BINARY, PING, PONG, CLOSE]), st.binary(max_size=125)), max_size=8
)


def read(*chunks: bytes, most: int = MOST) -> list[Message]:
    """Return all messages of what came."""
    reader, found = FrameReader(most), []
    for chunk in chunks:
        reader.feed(chunk)
        while message := reader.next_message():
            found.append(message)
    return found


def refusal(*chunks: bytes) -> int:
    """Return with which code something is refused."""
    with pytest.raises(BadFrame) as bad:
        read(*chunks)
    return bad.value.code


@given(FRAMES, st.lists(st.integers(1, 40), min_size=1))
def test_it_does_not_matter_how_bytes_are_cut(sent: list[Message], sizes: list[int]) -> None:
    raw = b"".join(masked(*one) for one in sent)
    chunks: list[bytes] = []
    while raw:
        size = sizes[len(chunks) % len(sizes)]
        chunks.append(raw[:size])
        raw = raw[size:]
    assert read(*chunks) == sent


@given(st.binary(max_size=400), st.binary(max_size=60))
def test_rubbish_is_refused_or_waited_for(rubbish: bytes, more: bytes) -> None:
    reader = FrameReader(MOST)
    with suppress(BadFrame):
        for chunk in (rubbish, more):
            reader.feed(chunk)
            while message := reader.next_message():
                assert len(message[1]) <= MOST
            assert reader.unparsed < MOST + 14


@given(st.binary(max_size=200), st.binary(min_size=4, max_size=4))
def test_a_mask_is_taken_off_as_the_standard_says(payload: bytes, mask: bytes) -> None:
    assert unmasked(mask, payload) == bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536])
def test_a_message_of_any_length_up_to_the_limit_is_read(size: int) -> None:
    payload = b"x" * size
    assert read(masked(TEXT, payload), most=size) == [(TEXT, payload)]
    with pytest.raises(BadFrame):
        read(masked(TEXT, payload + b"x"), most=size)


def test_parts_are_joined_with_control_frames_between() -> None:
    parts = masked(TEXT, b"a", whole=False) + masked(PING, b"?") + masked(MORE, b"b", whole=False)
    found = read(parts + masked(PONG, b"") + masked(MORE, b"c") + masked(BINARY, b"d"))
    assert found == [(MORE, b""), (PING, b"?"), (MORE, b""), (PONG, b""), (TEXT, b"abc"), (BINARY, b"d")]


def test_the_usual_case_has_a_short_way() -> None:
    reader = FrameReader(MOST)
    for size in (0, 1, 125):
        assert reader.single_text(masked(TEXT, b"x" * size)) == b"x" * size
    two = masked(TEXT, b"a") * 2
    others = (b"", b"\x81", two, two[:9], frame(TEXT, b"a"), masked(PING, b""), masked(TEXT, b"x" * 126))
    assert [reader.single_text(other) for other in others] == [None] * len(others)
    assert reader.single_text(masked(TEXT, b"a", whole=False)) is None
    reader.feed(b"\x81")
    assert reader.single_text(masked(TEXT, b"a")) is None
    begun = FrameReader(MOST)
    begun.feed(masked(TEXT, b"a", whole=False))
    begun.next_message()
    assert begun.single_text(masked(TEXT, b"a")) is None


@pytest.mark.parametrize(
    "raw",
    [
        *(frame(kind, b"") for kind in (TEXT, BINARY, MORE, PING, PONG, CLOSE)),
        *(bytes([first, 0x80]) for first in (0x83, 0x87, 0x8B, 0x8F, 0x91, 0xA1, 0xC1, 0xC9, 0x09, 0x0A, 0x08)),
        masked(PING, b"x" * 126)[:3],
        masked(MORE, b"of nothing"),
        masked(TEXT, b"a", whole=False) + masked(TEXT, b"b"),
        b"\x81\xfe" + struct.pack("!H", 125),
        b"\x81\xff" + struct.pack("!Q", 65_535),
        b"\x81\xff" + struct.pack("!Q", 2**63),
    ],
    ids=lambda raw: raw[:8].hex(),
)
def test_what_the_standard_forbids_is_a_protocol_error(raw: bytes) -> None:
    assert refusal(raw) == WSCloseCode.PROTOCOL_ERROR


@pytest.mark.parametrize(
    "raw",
    [
        b"\x81\xfe" + struct.pack("!H", MOST + 1),
        b"\x82\xff" + struct.pack("!Q", 2**62),
        masked(TEXT, b"x" * MOST, whole=False) + masked(MORE, b"x"),
        masked(TEXT, b"x" * 200, whole=False) + masked(MORE, b"x" * 200)[:6],
    ],
    ids=["text", "huge", "in two parts", "before it has come"],
)
def test_what_is_too_long_is_refused_before_it_comes(raw: bytes) -> None:
    assert refusal(raw) == WSCloseCode.MESSAGE_TOO_BIG


@pytest.mark.parametrize("code", [1000, 1001, 1002, 1003, *range(1007, 1015), 3000, 4000, 4999])
def test_close_codes_that_may_be_sent(code: int) -> None:
    assert close_code(struct.pack("!H", code) + "Köln".encode()) == code


@pytest.mark.parametrize("code", [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535])
def test_close_codes_that_must_not_be_sent(code: int) -> None:
    with pytest.raises(BadFrame) as bad:
        close_code(struct.pack("!H", code))
    assert bad.value.code == WSCloseCode.PROTOCOL_ERROR


def test_a_goodbye_without_a_code_is_a_usual_one_but_half_a_code_is_none() -> None:
    assert close_code(b"") == WSCloseCode.OK
    with pytest.raises(BadFrame):
        close_code(b"\x03")


def test_a_text_is_utf_8() -> None:
    assert text_of("Köln".encode()) == "Köln"
    for payload in (b"\xff", b"\xed\xa0\x80", b"\xc3"):
        with pytest.raises(BadFrame) as bad:
            text_of(payload)
        assert bad.value.code == WSCloseCode.INVALID_TEXT
