"""What goes over the link between two servers, and by what they know each other."""

import pytest

from tafelrunde.server.cluster import passes as passes_module
from tafelrunde.server.cluster.frames import (
    MOST_BYTES,
    BadPeer,
    Frame,
    FrameBuffer,
    Kind,
    closing,
    frame,
    from_many,
    read_closing,
    to_many,
)
from tafelrunde.server.cluster.passes import VALID, Passes
from tafelrunde.server.people.signing import Signer


def test_frames_come_out_as_they_went_in_however_they_are_cut() -> None:
    sent = frame(Kind.TEXT, 7, "é".encode()) + to_many([1, 2, 70_000], b"{}") + frame(Kind.PAUSE, 9)
    for size in (1, 3, len(sent)):
        buffer, received = FrameBuffer(), list[Frame]()
        for start in range(0, len(sent), size):
            received += buffer.feed(sent[start : start + size])
        assert [one.kind for one in received] == [Kind.TEXT, Kind.MESSAGES, Kind.PAUSE]
        assert received[0] == (Kind.TEXT, 7, "é".encode())
        assert from_many(received[1]) == ((1, 2, 70_000), b"{}")


def test_a_close_frame_has_a_code_and_a_reason() -> None:
    assert read_closing(closing(1013, "moved")) == (1013, "moved")


@pytest.mark.parametrize("sent", [b"\xff" * 9, (MOST_BYTES + 1).to_bytes(4, "big") + b"\x06" + bytes(4)])
def test_what_is_no_frame_is_refused(sent: bytes) -> None:
    with pytest.raises((BadPeer, ValueError)):
        [*FrameBuffer().feed(sent)]


def test_a_message_for_more_channels_than_it_names_is_refused() -> None:
    (received,) = FrameBuffer().feed(frame(Kind.MESSAGES, 5, b"1234"))
    with pytest.raises(BadPeer):
        from_many(received)


def test_a_pass_is_for_one_request_of_now(monkeypatch: pytest.MonkeyPatch) -> None:
    passes = Passes(Signer(b"key"), "one")
    shown = passes.write("POST", "/x?y=1", "anna")
    assert passes.read(shown, "POST", "/x?y=1") == ("one", "anna")
    assert passes.read(shown, "GET", "/x?y=1") is None
    assert passes.read(shown, "POST", "/x") is None
    assert Passes(Signer(b"other"), "one").read(shown, "POST", "/x?y=1") is None
    now = passes_module._now()
    monkeypatch.setattr(passes_module, "_now", lambda: now + VALID + 1)
    assert passes.read(shown, "POST", "/x?y=1") is None
