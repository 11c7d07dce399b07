"""A session is kept on the server: it is listed, ends when its owner says so, and expires."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from aiohttp import WSCloseCode

from tafelrunde.server.http.cookies import COOKIE, SECURE_COOKIE
from tafelrunde.server.people import sessions
from tafelrunde.server.people.sessions import DAY
from tafelrunde.server.websocket import subscriptions
from tests.server.hosting import Guest, club
from tests.server.world import ADA, World, token_of, world

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
RIGHT = {"password": "swordfish"}


async def devices(here: World, cookie: str) -> list[dict[str, Any]]:
    """Return the list of sessions and tokens."""
    status, found, _ = await here.ask("GET", "/me/sessions", cookie=cookie)
    assert status == 200
    listed: list[dict[str, Any]] = found["sessions"]
    return listed


async def is_in(here: World, cookie: str) -> bool:
    """Say whether a cookie opens anything."""
    return (await here.ask("GET", "/me", cookie=cookie))[0] == 200


def old_cookie(here: World, person: str, generation: int = 0) -> str:
    """Return a cookie as version 0.1 made them."""
    return here.people._signer.sign("person", person, generation)


async def test_logging_out_voids_this_cookie_and_no_other(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        me, first = await here.guest()
        _, _, second = await here.ask("POST", "/recover", {"token": token_of(me.recovery)})
        assert (await here.ask("POST", "/logout", cookie=second))[0] == 204
        assert [await is_in(here, cookie) for cookie in (first, second)] == [True, False]
        assert [one["here"] for one in await devices(here, first)] == [True]


async def test_a_session_that_nobody_uses_expires_and_one_in_use_lives_on(tmp_path: Path) -> None:
    async with world(tmp_path, session_days=10) as here:
        me, used = await here.guest()
        _, _, unused = await here.ask("POST", "/recover", {"token": token_of(me.recovery)})
        for _ in range(3):
            here.clock.now += 5 * DAY
            assert await is_in(here, used)
        assert not await is_in(here, unused)
        assert len(await devices(here, used)) == 1
        here.clock.now += 10 * DAY
        assert not await is_in(here, used)


async def test_all_ways_in_are_listed_with_this_one_marked(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        cookie = await here.account()
        await here.ask("POST", "/me/tokens", {"name": "bot"}, cookie)
        here.clock.now += DAY
        headers = {"User-Agent": FIREFOX}
        async with here.client.post("/api/v1/login", json=ADA, headers=headers) as response:
            laptop = response.cookies[COOKIE].value
        listed = await devices(here, laptop)
        shown = [(one["kind"], one["name"], one["here"], one["seen"]) for one in listed]
        now = here.clock.now
        assert shown[0] == ("device", "Firefox, Linux", True, now)
        assert shown[1][0::2] == ("device", False)
        assert shown[2] == ("token", "bot", False, None)
        assert [one["created"] for one in listed] == [now, now - DAY, now - DAY]
        assert len({one["id"] for one in listed}) == 3


async def test_each_way_in_can_be_ended_by_its_owner_only(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        me, cookie = await here.guest()
        _, _, lost = await here.ask("POST", "/recover", {"token": token_of(me.recovery)})
        bearer = (await here.ask("POST", "/me/tokens", {"name": "bot"}, cookie))[1]["token"]
        _, stranger = await here.guest("Eve")
        others = [one["id"] for one in await devices(here, cookie) if not one["here"]]
        for name in [*others, "nobody", ""]:
            assert (await here.ask("DELETE", f"/me/sessions/{name}", cookie=stranger))[0] == 404
        assert await is_in(here, lost)
        assert (await here.ask("GET", "/me", bearer=bearer))[0] == 200
        for name in others:
            assert (await here.ask("DELETE", f"/me/sessions/{name}", cookie=cookie))[0] == 204
        assert not await is_in(here, lost)
        assert (await here.ask("GET", "/me", bearer=bearer))[0] == 401
        (own,) = await devices(here, cookie)
        status, _, taken = await here.ask("DELETE", f"/me/sessions/{own['id']}", cookie=cookie)
        assert (status, taken, await is_in(here, cookie)) == (204, "", False)


async def test_a_bots_token_sees_and_ends_no_session(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        _, cookie = await here.guest()
        bearer = (await here.ask("POST", "/me/tokens", {"name": "bot"}, cookie))[1]["token"]
        (one, _) = await devices(here, cookie)
        for method, path in (("GET", "/me/sessions"), ("DELETE", f"/me/sessions/{one['id']}")):
            assert (await here.ask(method, path, bearer=bearer))[1]["code"] == "not-by-program"


async def test_an_ended_session_ends_its_sockets_and_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscriptions, "GRACE", 0.05)
    async with club(str(tmp_path / "x.db")) as server:
        ada, bela = await server.guest(), await server.guest("Béla")
        name = (await server.table(ada, bela)).table.id
        for ending in ("DELETE", "logout"):
            lost = Guest(server, ada.person, await server.people.begin_session(ada.person))
            far, near = await lost.sit(name), await ada.sit(name)
            if ending == "DELETE":
                _, found = await ada.ask("GET", "/me/sessions")
                (other,) = (one["id"] for one in found["sessions"] if not one["here"])
                assert (await ada.ask("DELETE", f"/me/sessions/{other}"))[0] == 204
            else:
                assert (await lost.ask("POST", "/logout"))[0] == 204
            assert (await far.until("closed"))["code"] == WSCloseCode.POLICY_VIOLATION
            await asyncio.sleep(0.2)
            assert (await near.ask("ping"))["t"] == "done"
            assert (await lost.ask("GET", "/me"))[0] == 401


async def test_whoever_logs_in_again_on_a_device_has_one_session_there(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        first = await here.account()
        _, _, second = await here.ask("POST", "/login", ADA, first)
        assert [await is_in(here, cookie) for cookie in (first, second)] == [False, True]
        assert len(await devices(here, second)) == 1


async def test_sessions_of_a_person_are_bounded_and_the_one_unseen_for_longest_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "MOST_SESSIONS", 3)
    async with world(tmp_path) as here:
        await here.account()
        cookies = []
        for _ in range(4):
            here.clock.now += DAY
            cookies.append((await here.ask("POST", "/login", ADA))[2])
            assert await is_in(here, cookies[0])
        assert [await is_in(here, cookie) for cookie in cookies] == [True, False, True, True]
        assert len(await devices(here, cookies[0])) == 3


async def test_a_cookie_of_version_1_works_and_becomes_a_session(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        me, _ = await here.guest()
        old = old_cookie(here, me.id)
        assert (await here.ask("PATCH", "/me", {"name": "Bea"}, old))[0] == 200
        status, again, new = await here.ask("GET", "/me", cookie=old)
        assert (status, again["id"], new.startswith(sessions.PREFIX)) == (200, me.id, True)
        assert [one["here"] for one in await devices(here, new)].count(True) == 1
        assert await is_in(here, old)
        await here.ask("POST", "/me/recovery", cookie=new)
        assert not await is_in(here, old)


async def test_a_cookie_of_version_1_expires_as_a_session_would(tmp_path: Path) -> None:
    async with world(tmp_path, session_days=10) as here:
        me, _ = await here.guest()
        old = old_cookie(here, me.id)
        assert await is_in(here, old)
        here.clock.now += 10 * DAY - 1
        assert await is_in(here, old)
        here.clock.now += 1
        assert not await is_in(here, old)


@pytest.mark.parametrize("how", ["a new password", "a new link"])
@pytest.mark.parametrize("tokens", [None, True, False])
async def test_a_new_password_or_link_ends_tokens_too_unless_asked_not_to(
    tmp_path: Path, how: str, tokens: bool | None
) -> None:
    async with world(tmp_path) as here:
        cookie = await here.account()
        bearer = (await here.ask("POST", "/me/tokens", {"name": "bot"}, cookie))[1]["token"]
        assert (await here.ask("GET", "/me", bearer=bearer))[0] == 200
        asked = {} if tokens is None else {"tokens": tokens}
        if how == "a new link":
            status, _, _ = await here.ask("POST", "/me/recovery", {**RIGHT, **asked}, cookie)
        else:
            body = {"old": "swordfish", "new": "sunflower", **asked}
            status, _, _ = await here.ask("PUT", "/me/password", body, cookie)
        assert status == 200
        assert (await here.ask("GET", "/me", bearer=bearer))[0] == (200 if tokens is False else 401)


async def test_registering_voids_the_guests_link_and_cookies_but_not_this_device(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        me, cookie = await here.guest()
        link = token_of(me.recovery)
        _, _, thief = await here.ask("POST", "/recover", {"token": link})
        status, account, fresh = await here.ask("POST", "/me/account", ADA, cookie)
        assert status == 200
        assert (await here.ask("POST", "/recover", {"token": link}))[1]["code"] == "void-link"
        for void in (thief, cookie, old_cookie(here, me.id)):
            assert not await is_in(here, void)
        assert await is_in(here, fresh)
        assert (await here.ask("POST", "/recover", {"token": token_of(account["recovery"])}))[0] == 200


async def test_over_https_the_cookie_belongs_to_this_host_alone(tmp_path: Path) -> None:
    async with world(tmp_path, origin="https://play.example") as here:
        async with here.client.post("/api/v1/me", json={}, headers={"Host": "play.example"}) as response:
            cookie = response.cookies[SECURE_COOKIE]
            assert (cookie["secure"], cookie["path"], cookie["domain"]) == (True, "/", "")
        here.client.session.cookie_jar.clear()
        plain = {"Cookie": f"{COOKIE}={cookie.value}"}
        async with here.client.get("/api/v1/me", headers=plain) as response:
            assert response.status == 200
            assert response.cookies[SECURE_COOKIE].value == cookie.value
            assert response.cookies[COOKIE]["max-age"] == "0"
        here.client.session.cookie_jar.clear()
        async with here.client.post(
            "/api/v1/logout", headers={"Cookie": f"{SECURE_COOKIE}={cookie.value}"}
        ) as response:
            assert {COOKIE, SECURE_COOKIE} == set(response.cookies)
        here.client.session.cookie_jar.clear()
        async with here.client.get("/api/v1/me", headers=plain) as response:
            assert response.status == 401


async def test_a_known_session_needs_no_look_into_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        _, cookie = await here.guest()
        assert await is_in(here, cookie)

        async def refuse(*_asked: object) -> None:
            raise AssertionError("asked the store")

        monkeypatch.setattr(here.store, "_select", refuse)
        monkeypatch.setattr(here.store, "_perform", refuse)
        assert await is_in(here, cookie)


async def test_a_session_ended_while_it_is_noted_as_seen_stays_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        me, cookie = await here.guest()
        touch = here.store.touch_session

        async def ended_meanwhile(session: Any) -> bool:
            done = await touch(session)
            person = await here.people.person(me.id)
            assert person
            await here.people.end_session(person, sessions.short(session.digest))
            return done

        monkeypatch.setattr(here.store, "touch_session", ended_meanwhile)
        here.clock.now += DAY
        await here.ask("GET", "/me", cookie=cookie)
        assert not await is_in(here, cookie)
