"""Every answer is protected and every error has one shape."""

import asyncio
import gzip
import io
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from aiohttp import WSServerHandshakeError, web

from tafelrunde.core.errors import BadNotation, IllegalAction
from tafelrunde.core.messages import Problem
from tafelrunde.server.http import rest_operations
from tafelrunde.server.http.app_keys import METRICS
from tafelrunde.server.http.callers import address_of
from tafelrunde.server.http.routes import Routes, answer, read_body
from tafelrunde.server.operations import limits
from tafelrunde.server.operations.logs import MOST_LINES
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.store import Conflict, StoreUnavailable
from tests.server.serving import Client, client_of, logged, protected

routes = Routes()
FAR = "https://elsewhere.example"


class Word(msgspec.Struct, forbid_unknown_fields=True):
    """A body."""

    word: str


@routes.add("POST", "/echo", "Say it again", body=Word, answer=Word)
async def echo(request: web.Request) -> web.Response:
    return answer(await read_body(request, Word))


@routes.add("GET", "/fail/{how}", "Go wrong")
async def fail(request: web.Request) -> web.StreamResponse:
    match request.match_info["how"]:
        case "rule":
            raise IllegalAction(Problem("knights-too-few-castles", "K5.3", {"owner": "B", "owned": 2, "needed": 3}))
        case "notation":
            raise BadNotation("not-an-action", text="x", game="knights")
        case "store":
            raise StoreUnavailable("store-unavailable", detail="db.example:5432 is asleep")
        case "conflict":
            raise Conflict("store-seats", table="t1")
        case "wordless":
            raise BadNotation("nobody-wrote-this")
        case "redirect":
            raise web.HTTPFound("/api/v1/limits")
        case "teapot":
            raise web.HTTPGone
        case "late":
            response = web.StreamResponse()
            await response.prepare(request)
            await response.write(b"half")
    raise RuntimeError("swordfish")


@routes.add("GET", "/address", "Who asks")
async def address(request: web.Request) -> web.Response:
    return answer(address_of(request))


@routes.add("GET", "/socket", "Talk")
async def socket(request: web.Request) -> web.StreamResponse:
    talk = web.WebSocketResponse()
    await talk.prepare(request)
    await talk.close()
    return talk


@asynccontextmanager
async def serving(**given: Any) -> AsyncIterator[Client]:
    async with client_of(protected(Settings(**given), routes, rest_operations.routes)) as client:
        yield client


def ask(method: str, path: str, settings: dict[str, Any] | None = None, **given: Any) -> tuple[int, Any, Any]:
    """Return status, headers and JSON of one answer."""

    async def asked() -> tuple[int, Any, Any]:
        async with (
            serving(**settings or {}) as client,
            client.request(method, f"/api/v1{path}", allow_redirects=False, **given) as response,
        ):
            raw = await response.read()
            return response.status, response.headers, json.loads(raw) if raw.startswith((b"{", b'"')) else None

    return asyncio.run(asked())


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nothing", 404, "not-here"),
        ("GET", "/echo", 405, "other-method"),
        ("GET", "/fail/rule", 422, "knights-too-few-castles"),
        ("GET", "/fail/notation", 400, "not-an-action"),
        ("GET", "/fail/store", 503, "store-away"),
        ("GET", "/fail/conflict", 409, "store-seats"),
        ("GET", "/fail/wordless", 400, "nobody-wrote-this"),
        ("GET", "/fail/teapot", 410, "http-problem"),
        ("GET", "/fail/hard", 500, "internal"),
        ("POST", "/echo", 415, "not-json-body"),
    ],
)
def test_every_error_has_one_shape(method: str, path: str, status: int, code: str) -> None:
    found, _, body = ask(method, path)
    assert (found, body["code"]) == (status, code)
    assert set(body) - {"clause"} == {"code", "facts", "message"}
    assert body["message"].endswith(".") or code == "nobody-wrote-this"
    assert body.get("clause") == ("K5.3" if code == "knights-too-few-castles" else None)


def test_a_store_that_is_away_gives_nothing_away() -> None:
    _, headers, body = ask("GET", "/fail/store")
    assert headers["Retry-After"] == "5"
    assert "db.example" not in json.dumps(body)


def test_a_method_that_is_not_possible_names_those_that_are() -> None:
    assert ask("GET", "/echo")[1]["Allow"] == "POST"


def test_a_redirect_is_no_error() -> None:
    status, headers, _ = ask("GET", "/fail/redirect")
    assert (status, headers["Location"]) == (302, "/api/v1/limits")


def test_a_bug_is_told_to_the_log_and_only_its_number_to_the_client() -> None:
    with logged(io.StringIO()) as log:
        _, headers, body = ask("GET", "/fail/hard")
    assert "swordfish" not in json.dumps(body)
    assert "RuntimeError" not in json.dumps(body)
    entries = [json.loads(line) for line in log.getvalue().splitlines()]
    (bug,) = [entry for entry in entries if entry["event"] == "internal"]
    assert bug["id"] == body["facts"]["id"] == headers["X-Request-Id"]
    assert "RuntimeError: swordfish" in bug["traceback"]


async def test_an_answer_that_breaks_off_does_not_look_whole() -> None:
    async with serving() as client:
        with pytest.raises(Exception, match=r"(?i)payload|disconnected|closed"):
            await (await client.get("/api/v1/fail/late")).read()


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b'{"word": ', "bad-request"),
        (b'{"word": 3}', "bad-request"),
        (b'{"word": "a", "more": 1}', "bad-request"),
        (b'{"word": "\xff"}', "bad-request"),
        (b'{"word": ' + b"[" * 60_000, "bad-request"),
        (b"[" * 30_000 + b"]" * 30_000, "bad-request"),
        (b'{"x":' * 10_000 + b"1" + b"}" * 10_000, "bad-request"),
        (b"", "bad-request"),
        (b'{"word": "' + b"a" * 70_000 + b'"}', "too-large"),
    ],
)
def test_malformed_deep_and_oversize_bodies_are_refused(raw: bytes, code: str) -> None:
    status, _, body = ask("POST", "/echo", data=raw, headers={"Content-Type": "application/json"})
    assert (status, body["code"]) == (413 if code == "too-large" else 400, code)


def test_a_body_that_is_not_what_its_encoding_says_is_refused() -> None:
    headers = {"Content-Type": "application/json", "Content-Encoding": "gzip"}
    status, _, body = ask("POST", "/echo", data=b'{"word": "a"}', headers=headers)
    assert (status, body["code"]) == (400, "bad-request")


def test_a_bomb_is_refused_while_it_unfolds() -> None:
    headers = {"Content-Type": "application/json", "Content-Encoding": "gzip"}
    status, _, body = ask("POST", "/echo", data=gzip.compress(b" " * 50_000_000), headers=headers)
    assert (status, body["code"]) == (413, "too-large")


@pytest.mark.parametrize("path", ["/limits", "/nothing", "/fail/hard", "/fail/redirect"])
def test_every_answer_is_protected(path: str) -> None:
    headers = ask("GET", path)[1]
    policy = headers["Content-Security-Policy"]
    for part in ("default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"):
        assert part in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]
    assert headers["Cache-Control"] == "no-store"
    assert "Strict-Transport-Security" not in headers


def test_https_is_made_to_stay() -> None:
    headers = ask("GET", "/limits", {"origin": "https://play.example"})[1]
    assert headers["Strict-Transport-Security"] == "max-age=31536000"
    assert "wss://" in headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    ("settings", "headers", "status"),
    [
        ({}, {}, 200),
        ({}, {"Origin": FAR}, 403),
        ({}, {"Origin": "null"}, 403),
        ({}, {"Origin": "http://play.local", "Host": "play.local"}, 200),
        ({}, {"Origin": "http://play.local:81", "Host": "play.local"}, 403),
        ({}, {"Sec-Fetch-Site": "cross-site"}, 403),
        ({}, {"Sec-Fetch-Site": "same-site"}, 403),
        ({}, {"Sec-Fetch-Site": "same-origin"}, 200),
        ({"origin": "https://play.example"}, {"Origin": "https://play.example"}, 200),
        ({"origin": "https://play.example"}, {"Origin": "http://play.local", "Host": "play.local"}, 403),
    ],
)
def test_another_page_cannot_act_for_its_visitor(
    settings: dict[str, Any], headers: dict[str, str], status: int
) -> None:
    found, _, body = ask("POST", "/echo", settings, json={"word": "a"}, headers=headers)
    assert found == status
    assert status == 200 or body["code"] == "other-origin"


def test_another_page_may_look() -> None:
    assert ask("GET", "/limits", headers={"Origin": FAR})[0] == 200


@pytest.mark.parametrize(
    ("headers", "opens"),
    [
        ({}, False),
        ({"Origin": FAR}, False),
        ({"Origin": FAR, "Authorization": "Bearer tfr_a"}, False),
        ({"Origin": "http://play.local", "Host": "play.local"}, True),
        ({"Authorization": "Bearer tfr_a"}, True),
    ],
)
async def test_a_socket_is_opened_by_our_own_page_or_a_program(headers: dict[str, str], opens: bool) -> None:
    async with serving() as client:
        if opens:
            talk = await client.ws_connect("/api/v1/socket", headers=headers)
            await talk.close()
            return
        with pytest.raises(WSServerHandshakeError) as refused:
            await client.ws_connect("/api/v1/socket", headers=headers)
        assert refused.value.status == 403


@pytest.mark.parametrize(
    ("proxies", "forwarded", "seen"),
    [
        ((), "192.0.2.1", "127.0.0.1"),
        (("198.51.100.0/24",), "192.0.2.1", "127.0.0.1"),
        (("127.0.0.1",), "192.0.2.1", "192.0.2.1"),
        (("127.0.0.0/8", "::1"), "203.0.113.9, 192.0.2.1", "192.0.2.1"),
        (("127.0.0.1",), "", "127.0.0.1"),
    ],
)
def test_only_a_trusted_proxy_is_believed(proxies: tuple[str, ...], forwarded: str, seen: str) -> None:
    headers = {"X-Forwarded-For": forwarded, "X-Forwarded-Proto": "https"}
    _, answered, body = ask("GET", "/address", {"trusted_proxies": proxies}, headers=headers)
    assert body == seen
    assert ("Strict-Transport-Security" in answered) == ("127.0.0" in "".join(proxies))


async def test_a_flood_from_one_address_is_refused_and_others_are_not() -> None:
    given = {"address_burst": 20.0, "address_rate": 0.5, "trusted_proxies": ("127.0.0.1",)}
    async with serving(**given) as client:

        async def status(who: str) -> int:
            async with client.get("/api/v1/limits", headers={"X-Forwarded-For": who}) as response:
                if response.status == 429:
                    assert 1 <= int(response.headers["Retry-After"]) <= 2
                    assert (await response.json())["code"] == "too-many-requests"
                return response.status

        assert sorted(await asyncio.gather(*(status("192.0.2.1") for _ in range(30)))) == [200] * 20 + [429] * 10
        assert await status("192.0.2.2") == 200


async def test_whoever_goes_on_after_many_refusals_gets_a_bare_one_and_no_line_in_the_log() -> None:
    with logged(io.StringIO()) as log:
        async with serving(address_burst=1.0, address_rate=0.001) as client:
            answers = []
            for _ in range(100):
                async with client.get("/api/v1/limits") as response:
                    answers.append((response.status, await response.read(), response.headers.get("Connection")))
    told = int(limits.REFUSALS.burst)
    assert [status for status, _, _ in answers] == [200] + [429] * 99
    assert all(b"too-many-requests" in body for _, body, _ in answers[1 : told + 1])
    bare = [(body, connection) for _, body, connection in answers if connection == "close"]
    assert 99 - told - 20 <= len(bare) <= 99 - told
    assert set(bare) == {(b"", "close")}
    assert len(log.getvalue().splitlines()) == min(1 + 2 * (99 - len(bare)), MOST_LINES)


def test_requests_are_logged_without_their_query() -> None:
    with logged(io.StringIO()) as log:
        ask("GET", "/address?invitation=swordfish", headers={"Cookie": "tafelrunde=swordfish"})
        ask("GET", "/recover/swordfish")
    first, refused, second = (json.loads(line) for line in log.getvalue().splitlines())
    assert (first["path"], first["status"], first["address"]) == ("/api/v1/address", 200, "127.0.0.1")
    assert second["path"] == "/api/v1/recover/…"
    assert (refused["event"], refused["code"], refused["id"]) == ("refused", "not-here", second["id"])
    assert "swordfish" not in log.getvalue()


async def test_strangers_cannot_fill_the_counters_with_inventions() -> None:
    async with serving() as client:
        for word in ("PURGE", "GET"):
            await client.request(word, f"/api/v1/{word}")
            await client.request(word, "/api/v1/limits")
        page = client.app[METRICS].page().decode() if client.app else ""
    assert "PURGE" not in page
    assert 'tafelrunde_requests_total{method="other",route="none",status="404"} 2.0' in page
    assert 'tafelrunde_requests_total{method="GET",route="/api/v1/limits",status="200"} 1.0' in page


def test_an_odd_host_cannot_loosen_the_policy() -> None:
    policy = ask("GET", "/limits", headers={"Host": "x; script-src *"})[1]["Content-Security-Policy"]
    assert "*" not in policy


def test_programs_can_read_the_limits() -> None:
    body = ask("GET", "/limits", {"person_rate": 7.0, "person_burst": 70.0})[2]
    assert body["person"]["work"] == {"rate": 7.0, "burst": 70.0}
    assert body["prices"]["login"] == {"bucket": "secret", "cost": 1.0}
