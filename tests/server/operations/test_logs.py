"""The logs say what happened, in one line each, and never a secret."""

import io
import json
import logging
from typing import Any

import pytest

from tafelrunde.server.operations import logs
from tafelrunde.server.operations.logs import Log
from tafelrunde.server.people.signing import Signer
from tests.server.hands import Hands
from tests.server.serving import logged


class Terminal(io.StringIO):
    """A stream that somebody looks at."""

    def isatty(self) -> bool:
        return True


def written(stream: io.StringIO, *, as_json: bool | None = None, **fields: Any) -> str:
    with logged(stream, as_json=as_json):
        Log("table").info("moved", **fields)
    return stream.getvalue()


def test_an_event_is_one_json_line() -> None:
    (line,) = written(io.StringIO(), table="t1", version=3, ok=True, seat=None).splitlines()
    entry = json.loads(line)
    assert entry.pop("time").endswith("+00:00")
    assert entry == {
        "level": "info", "part": "table", "event": "moved", "table": "t1", "version": 3, "ok": True, "seat": None
    }  # fmt: skip


def test_on_a_terminal_lines_are_readable() -> None:
    assert written(Terminal(), table="t1", version=3).endswith("info    moved table=t1 version=3\n")
    assert json.loads(written(Terminal(), as_json=True))["event"] == "moved"


def raised() -> ValueError:
    try:
        raise ValueError("token tfr_abcdef is wrong")
    except ValueError as error:
        return error


def test_a_traceback_is_kept_with_its_event() -> None:
    for stream in (io.StringIO(), Terminal()):
        with logged(stream):
            Log("http").error("internal", raised(), id="r1")
        assert "ValueError: token … is wrong" in stream.getvalue()


@pytest.mark.parametrize("stream", [io.StringIO(), Terminal()], ids=["json", "lines"])
def test_no_secret_is_ever_written(stream: io.StringIO) -> None:
    signed = Signer(b"k").sign("person", "p1", 0)
    text = written(
        stream,
        cookie=f"tafelrunde={signed}",
        password="swordfish",
        new_password="swordfish",
        authorization="Bearer tfr_swordfish",
        signing_key="swordfish",
        query="invitation=swordfish",
        token="swordfish",
        path="/recover/swordfish.x",
        link=f"see /recover/{signed} and {signed}",
        header="Authorization: Bearer swordfish",
        url="/tables/t1?key=swordfish&more=swordfish",
        database="postgresql://club:swordfish@db.example/club",
    )
    assert "swordfish" not in text
    assert signed not in text
    assert signed.split(".")[2] not in text
    assert "/recover/…" in text
    assert "/tables/t1?…" in text


def test_nobody_can_forge_a_line() -> None:
    text = written(Terminal(), name="x\n12:00:00.000 info    all is well\x1b[31m\u202e")
    assert len(text.splitlines()) == 1
    assert "\x1b" not in text
    assert "\u202e" not in text


def test_libraries_write_in_the_same_form() -> None:
    with logged(io.StringIO()) as stream:
        logging.getLogger("aiohttp.server").error("Error handling %s", "/recover/swordfish")
        logging.getLogger("aiohttp.access").info("chatter")
    (line,) = stream.getvalue().splitlines()
    assert json.loads(line)["event"] == "Error handling /recover/…"


def test_a_part_can_warn() -> None:
    with logged(io.StringIO()) as stream:
        Log("people").warning("forged-cookie", address="192.0.2.1")
    assert json.loads(stream.getvalue())["level"] == "warning"


def test_of_many_lines_about_one_address_some_are_logged_and_the_rest_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Hands()
    sampler = logs.Sampler(clock)
    monkeypatch.setattr(logs, "Sampler", lambda: sampler)
    with logged(io.StringIO()) as stream:
        for number in range(1000):
            Log("http").info("refused", address="192.0.2.1")
            Log("http").info("refused", address=f"2001:db8::{number:x}")
        clock.now = logs.A_WHILE
        for _ in range(2):
            Log("http").info("refused", address="192.0.2.1")
        Log("http").info("refused", address="192.0.2.2")
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert len(lines) == 2 * logs.MOST_LINES + 3
    assert [line.get("left_out") for line in lines[-3:]] == [1000 - logs.MOST_LINES, None, None]
    monkeypatch.setattr(logs, "MOST_ABOUT", 10)
    with logged(io.StringIO()) as stream:
        for number in range(100):
            Log("http").info("refused", address=f"192.0.2.{number}")
        Log("http").info("refused", address="192.0.2.1")
    assert len(stream.getvalue().splitlines()) == 101


def test_whatever_goes_wrong_in_this_program_is_logged_each_time() -> None:
    with logged(io.StringIO()) as stream:
        for _ in range(logs.MOST_LINES + 1):
            Log("http").error("internal", address="192.0.2.1")
        for _ in range(logs.MOST_LINES + 1):
            Log("house").info("opened")
    assert len(stream.getvalue().splitlines()) == 2 * logs.MOST_LINES + 2
