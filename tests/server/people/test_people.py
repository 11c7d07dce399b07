"""People are known again, and only they; what is theirs they can change, take along and delete."""

import io
import json
import re
from pathlib import Path

import pytest

from tafelrunde.server.http import rest_people
from tafelrunde.server.people import bot_tokens
from tafelrunde.server.people.signing import Signer
from tafelrunde.server.store import Chat, Line, Person, TableRow
from tests.server.serving import logged
from tests.server.world import ADA, token_of, world


async def test_a_name_is_enough(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        me, cookie = await here.guest("  Ada ")
        assert (me.name, me.guest, me.login) == ("Ada", True, None)
        status, again, renewed = await here.ask("GET", "/me", cookie=cookie)
        assert (status, again["id"], renewed) == (200, me.id, cookie)
        assert (await here.ask("POST", "/me", {}))[1]["name"]


async def test_nobody_is_asked_who_they_are(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for route in rest_people.routes.all:
            if "/me" in route.path and (route.method, route.path) != ("POST", "/api/v1/me"):
                path = re.sub(r"{\w+}", "x", route.path.removeprefix("/api/v1"))
                status, problem, _ = await here.ask(route.method, path, {})
                assert (status, problem["code"]) == (401, "who-are-you"), path


async def test_a_newcomer_may_ask_who_they_are_without_being_refused(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        assert (await here.ask("GET", "/who"))[:2] == (200, {"me": None})
        me, cookie = await here.guest("Ada")
        status, asker, renewed = await here.ask("GET", "/who", cookie=cookie)
        assert (status, asker["me"]["id"], renewed) == (200, me.id, cookie)


async def test_who_is_known_does_not_become_another_by_accident(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        _, cookie = await here.guest()
        assert (await here.ask("POST", "/me", {"name": "Bea"}, cookie))[1]["code"] == "known-already"


@pytest.mark.parametrize(("origin", "secure"), [(None, False), ("https://play.example", True)])
async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(
    tmp_path: Path, origin: str | None, secure: bool
) -> None:
    async with world(tmp_path, origin=origin) as here, here.client.post("/api/v1/me", json={}) as response:
        line = response.headers["Set-Cookie"]
        assert {"HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"} <= set(line.split("; "))
        assert ("Secure" in line) == secure


async def test_a_forged_cookie_counts_as_none_and_is_logged(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        me, cookie = await here.guest()
        forged = [
            cookie[:-2] + ("AA" if cookie[-2:] != "AA" else "BB"),
            Signer(b"guessed").sign("person", me.id, 0),
            token_of(me.recovery),
            "nonsense",
            "é" * 40,
        ]
        with logged(io.StringIO()) as log:
            for cookie in forged:
                assert (await here.ask("GET", "/me", cookie=cookie))[0] == 401
        assert log.getvalue().count('"void-cookie"') == len(forged)
        assert not any(cookie in log.getvalue() for cookie in forged)


async def test_a_recovery_link_leads_back_from_any_device(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        me, first = await here.guest()
        status, again, second = await here.ask("POST", "/recover", {"token": token_of(me.recovery)})
        assert (status, again["id"]) == (200, me.id)
        for cookie in (first, second):
            assert (await here.ask("GET", "/me", cookie=cookie))[0] == 200
        for wrong in (first, token_of(me.recovery)[:-1], ""):
            status, problem, _ = await here.ask("POST", "/recover", {"token": wrong})
            assert (status, problem["code"]) == (401, "void-link")


async def test_a_new_link_voids_the_old_one_and_whoever_came_by_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        me, cookie = await here.guest()
        old = token_of(me.recovery)
        _, _, thief = await here.ask("POST", "/recover", {"token": old})
        _, renewed, fresh = await here.ask("POST", "/me/recovery", cookie=cookie)
        assert (await here.ask("POST", "/recover", {"token": old}))[1]["code"] == "void-link"
        assert (await here.ask("POST", "/recover", {"token": token_of(renewed["recovery"])}))[0] == 200
        assert (await here.ask("GET", "/me", cookie=thief))[0] == 401
        assert (await here.ask("GET", "/me", cookie=fresh))[0] == 200


async def test_a_name_can_be_changed_and_others_are_told(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        told: list[tuple[str, str | None]] = []

        async def listen(before: Person, after: Person | None) -> None:
            told.append((before.name, after.name if after else None))

        here.people.on_change.append(listen)
        _, cookie = await here.guest()
        assert (await here.ask("PATCH", "/me", {"name": "Bea"}, cookie))[1]["name"] == "Bea"
        assert (await here.ask("PATCH", "/me", {"name": "\u202eaeB"}, cookie))[1]["code"] == "bad-name"
        assert (await here.ask("GET", "/me", cookie=cookie))[1]["name"] == "Bea"
        assert (await here.ask("DELETE", "/me", cookie=cookie))[0] == 204
        assert told == [("Ada", "Bea"), ("Bea", None)]


async def test_a_portrait_is_one_of_those_that_there_are(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        me, cookie = await here.guest()
        assert me.portrait is None
        assert (await here.ask("PATCH", "/me", {"portrait": "smith"}, cookie))[1]["portrait"] == "smith"
        for wrong in ("emperor", "../smith", "", 7, ["smith"]):
            assert (await here.ask("PATCH", "/me", {"portrait": wrong}, cookie))[0] == 400
        assert (await here.ask("PATCH", "/me", {"name": "Bea"}, cookie))[1]["portrait"] == "smith"
        again = (await here.ask("GET", "/me", cookie=cookie))[1]
        assert (again["name"], again["portrait"]) == ("Bea", "smith")


async def test_who_is_deleted_is_gone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        cookie = await here.account()
        me = (await here.ask("GET", "/me", cookie=cookie))[1]
        bearer = (await here.ask("POST", "/me/tokens", {"name": "bot"}, cookie))[1]["token"]
        assert (await here.ask("GET", "/me", bearer=bearer))[0] == 200
        assert (await here.ask("DELETE", "/me", {"password": "swordfish"}, cookie))[0] == 204
        assert await here.store.person(me["id"]) is None
        assert (await here.ask("GET", "/me", cookie=cookie))[0] == 401
        assert (await here.ask("GET", "/me", bearer=bearer))[0] == 401
        assert (await here.ask("POST", "/login", ADA))[0] == 401
        assert await here.people.person(me["id"]) is None


async def test_own_data_can_be_taken_along_without_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.people.people.PAGE", 2)

    async with world(tmp_path) as here:
        cookie = await here.account()
        me = (await here.ask("GET", "/me", cookie=cookie))[1]
        secret = (await here.ask("POST", "/me/tokens", {"name": "bot"}, cookie))[1]["token"]
        for number in range(5):
            row = TableRow(f"t{number}", "torres", "open", True, False, 1, 1, {})
            await here.store.create_table(row, Line(1, 1, b"{}"), [me["id"]])
        await here.store.say(Chat("t1", 1, me["id"], 5, "Hello"))
        _, data, _ = await here.ask("GET", "/me/export", cookie=cookie)
        assert sorted(table["id"] for table in data["tables"]) == [f"t{number}" for number in range(5)]
        assert [said["text"] for said in data["chat"]] == ["Hello"]
        assert data["person"] == me
        assert [token["name"] for token in data["tokens"]] == ["bot"]
        text = json.dumps(data)
        assert not any(secret in text for secret in (secret, bot_tokens.digest_of(secret), "argon2", cookie))
