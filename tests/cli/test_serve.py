"""`serve`, `backup` and `restore` from the command line."""

import asyncio
import gc
import io
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.cli import serve
from tafelrunde.cli.main import main
from tafelrunde.server.operations.settings import Settings, variable
from tafelrunde.server.store import Person, open_store
from tafelrunde.server.store.lock import FileLock
from tests.server.serving import logged


@pytest.fixture(autouse=True)
def _plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No settings from outside, no compiling, and logs and collector as they were."""
    for name in Settings.__struct_fields__:
        monkeypatch.delenv(variable(name), raising=False)
    monkeypatch.setattr(serve, "cold", lambda _: [])
    thresholds = gc.get_threshold()
    with logged(io.StringIO()):
        yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def test_help_names_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["serve", "--help"])
    assert stopped.value.code == 0
    shown = capsys.readouterr().out
    assert [name for name in Settings.__struct_fields__ if variable(name) not in shown] == []


@pytest.mark.parametrize(
    ("arguments", "environment", "words"),
    [
        (["--port", "abc"], {}, "port cannot be “abc”"),
        (["--port", "99999"], {}, "65535"),
        (["--origin", "play.example"], {}, "origin cannot be"),
        (["--database", "mysql://host/club"], {}, "“mysql” is no address"),
        ([], {"TRUSTED_PROXIES": "proxy"}, "trusted_proxies cannot be “proxy”"),
        ([], {"REVEAL_WAIT": "-1"}, "reveal_wait"),
        ([], {"LOG_JSON": "maybe"}, "log_json"),
    ],
)
def test_a_bad_setting_ends_with_one_sentence(
    arguments: list[str],
    environment: dict[str, str],
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(f"TAFELRUNDE_{name}", value)
    assert main(["serve", *arguments]) == 2
    shown = capsys.readouterr()
    assert words in " ".join(shown.err.split())
    assert (shown.out, "Traceback" in shown.err) == ("", False)


def test_a_port_in_use_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--database", str(tmp_path / "club.db")]) == 2
    assert f"cannot listen on 127.0.0.1, port {port}: " in " ".join(capsys.readouterr().err.split())


def test_a_second_server_on_the_same_database_is_refused_with_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with FileLock(tmp_path / "club.db"):
        assert main(["serve", "--port", "0", "--database", str(tmp_path / "club.db")]) == 2
    shown = capsys.readouterr()
    sentence = "Another server is using this database. Stop it first, or give each its own."
    assert (" ".join(shown.err.split()), shown.out) == (sentence, "")


def test_the_server_says_where_it_is_and_stops_when_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []

    def open_and_stop(address: str) -> None:
        opened.append(address)
        os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr("webbrowser.open", open_and_stop)
    assert main(["serve", "--port", "0", "--database", str(tmp_path / "club.db"), "--open"]) == 0
    (address,) = opened
    assert address.startswith("http://localhost:")
    assert address in capsys.readouterr().out


async def add_person(database: Path) -> None:
    store = await open_store(str(database))
    await store.add_person(Person("p1", "Ada", 1, 1))
    await store.close()


async def names(database: Path) -> list[str]:
    store = await open_store(str(database))
    person = await store.person("p1")
    await store.close()
    return [person.name] if person else []


def test_what_is_backed_up_comes_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, kept = tmp_path / "first.db", tmp_path / "second.db", tmp_path / "tables.backup.gz"
    asyncio.run(add_person(first))
    assert main(["backup", str(kept), "--database", str(first)]) == 0
    assert "1 row" in " ".join(capsys.readouterr().out.split())
    assert main(["restore", str(kept), "--database", str(second)]) == 0
    assert "is back in the database" in " ".join(capsys.readouterr().out.split())
    assert asyncio.run(names(second)) == ["Ada"]
    assert main(["restore", str(kept), "--database", str(second)]) == 2
    assert "not empty" in " ".join(capsys.readouterr().err.split())
    assert main(["restore", str(kept), "--database", str(second), "--force"]) == 0


def test_backups_of_nothing_and_of_something_else_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", str(tmp_path / "kept.gz"), "--database", str(tmp_path / "none.db")]) == 2
    assert "no file" in " ".join(capsys.readouterr().err.split())
    (tmp_path / "letter.gz").write_text("Dear Ada")
    assert main(["restore", str(tmp_path / "letter.gz"), "--database", str(tmp_path / "new.db")]) == 2
    assert "truncated or damaged" in " ".join(capsys.readouterr().err.split())


def test_a_backup_is_checked_without_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, kept = tmp_path / "club.db", tmp_path / "tables.backup.gz"
    asyncio.run(add_person(database))
    assert main(["backup", str(kept), "--database", str(database)]) == 0
    assert main(["backup", "--verify", str(kept)]) == 0
    assert "complete and unchanged" in " ".join(capsys.readouterr().out.split())
    kept.write_bytes(kept.read_bytes()[:-20])
    assert main(["backup", "--verify", str(kept)]) == 2
    assert "truncated or damaged" in " ".join(capsys.readouterr().err.split())


def test_a_new_key_is_made_and_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "tables.db"
    asyncio.run(add_person(database))
    assert main(["new-key", "--database", str(database)]) == 0
    assert "new signing key" in " ".join(capsys.readouterr().out.split())
