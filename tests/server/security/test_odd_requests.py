"""Requests that no document describes: refused in the one shape of errors, never a failure of the server."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.core.record import Record, _canonical, _checksum
from tafelrunde.protocol import commands
from tests.server.hosting import API, Club, Guest, club
from tests.walks import random_match


async def finished(server: Club) -> tuple[Guest, str]:
    """Return a guest and a table whose match is over."""
    guests = [await server.guest("Ada"), await server.guest("Béla")]
    room = await server.table(*guests)
    for guest in guests:
        await guest.act(room, commands.Resign())
    return guests[0], room.table.id


@pytest.mark.parametrize("kind", ["path", "query"])
async def test_odd_addresses_are_refused(tmp_path: Path, kind: str) -> None:
    odd = ["%00", "%ff", "%ed%a0%80", "..%2f..", "9" * 5000, "a" * 5000, "-1", "1e3", "%F0%9F%8F%B0", "٣", "+1"]
    async with club(str(tmp_path / "x.db")) as server:
        ada, table = await finished(server)
        at = [f"/tables/{table}/replay?at={{}}", f"/tables/{table}/why?action={{}}", f"/tables/{table}?words={{}}"]
        into = ["/tables/{}", "/tables/{}/record", "/tables/{}/stream", "/{}"] if kind == "path" else at
        for path in into:
            for text in odd:
                status, problem = await ada.ask("GET", path.format(text))
                assert 400 <= status < 500, (path, text, problem)
                assert {"code", "message"} <= problem.keys()
        assert (await ada.ask("DELETE", "/me/tokens/%00"))[0] == 404
        assert await server.counted("tafelrunde_refused_total", code="internal") == 0


async def bring(server: Club, guest: Guest, text: str | bytes) -> tuple[int, Any]:
    raw = text.encode() if isinstance(text, str) else text
    async with server.client.post(f"{API}/records", data=io.BytesIO(raw), headers=guest.headers) as response:
        return response.status, await response.json()


def changed(record: Record, **header: Any) -> str:
    """Return a record with another header, and sums that fit."""
    first = record.dumps().splitlines()[0]
    return _summed(json.dumps({**json.loads(first), **header}), record)


def _summed(header: str, record: Record) -> str:
    """Write a record anew below any header line."""
    running, lines = _checksum("", header), [header]
    for entry in record.entries:
        body = {"by": entry.by, "do": entry.do}
        running = _checksum(running, _canonical(body))
        lines.append(json.dumps({**body, "sum": running}))
    return "\n".join(lines) + "\n"


async def test_odd_records_are_refused_or_shown(tmp_path: Path) -> None:
    record = random_match("knights", 3, players=2).record
    begun = Record(record.header, record.entries[:20])
    seats = [{"name": "A"}, {"name": "B"}]
    others: dict[str, list[Any]] = {
        "fairness": [{}, {"x": 1}, {"commitment": 7}, {"commitment": None}, [], 3],
        "seats": [[], seats[:1], seats * 4, [{"name": "\ud800"}] * 2, [1, 2]],
        "options": [{}, {"players": 99}, {"self": 1}, {"players": "2"}, [], None],
        "game": ["chess", "", None, "../knights"],
        "rules_version": [0, -1, 10**30, "1"],
        "tafelrunde": [0, 2, "1"],
    }
    others["seats"] += [[{"name": name}] * 2 for name in ("", "\0", "\u202e", "a" * 100_000)]
    odd: list[str | bytes] = [
        *("", "\n", "{}", "[]", "null", "\0", "[" * 100_000, '{"a":' * 100_000, b"\xff\xfe", "9" * 5000),
        *(changed(begun, **{name: value}) for name, values in others.items() for value in values),
        _summed(begun.dumps().splitlines()[0], Record(record.header, record.entries[5:20])),
        _summed(begun.dumps().splitlines()[0], Record(record.header, record.entries + record.entries)),
    ]
    async with club(str(tmp_path / "x.db")) as server:
        ada = await server.guest()
        assert (await bring(server, ada, record.dumps()))[0] == 201
        assert (await bring(server, ada, changed(begun)))[0] == 201
        for text in odd:
            status, made = await bring(server, ada, text)
            assert status in (201, 400, 422), (text[:200], made)
            if status == 201:
                for path in ("", "/log", "/record", "/replay?at=0"):
                    found, answer = await ada.ask("GET", f"/tables/{made['id']}{path}")
                    assert found == 200, (path, answer)
                await server.is_as_kept(made["id"])
        assert await server.counted("tafelrunde_refused_total", code="internal") == 0


async def test_a_record_that_is_too_large_is_refused(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        status, problem = await bring(server, await server.guest(), b" " * (4 * 1024 * 1024 + 1))
        assert (status, problem["code"]) == (413, "too-large")


async def test_odd_options_are_refused(tmp_path: Path) -> None:
    odd: list[Any] = [{"self": 1}, {"/": 1}, {"players": 7}, {"variant": []}, {"\ud800": 1}, {"": {}}, [], None]
    async with club(str(tmp_path / "x.db")) as server:
        ada = await server.guest()
        for options in odd:
            raw = json.dumps({"game": "torres", "options": options, "seats": [{}, {}]}).encode()
            headers = {**ada.headers, "Content-Type": "application/json"}
            async with server.client.post(f"{API}/tables", data=raw, headers=headers) as response:
                assert response.status in (201, 400, 422), await response.text()
        assert await server.counted("tafelrunde_refused_total", code="internal") == 0
