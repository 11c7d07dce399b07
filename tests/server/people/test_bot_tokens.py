"""Programs act for people, within bounds."""

import io
from pathlib import Path

import pytest

from tafelrunde.server.people import bot_tokens
from tests.server.serving import logged
from tests.server.world import world


async def test_a_bots_token_is_shown_once_and_can_be_revoked(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        me, cookie = await here.guest()
        status, made, _ = await here.ask("POST", "/me/tokens", {"name": "my bot"}, cookie)
        assert (status, made["name"], made["token"][:4]) == (201, "my bot", "tfr_")
        _, listed, _ = await here.ask("GET", "/me/tokens", cookie=cookie)
        assert listed == [{"name": "my bot", "created": here.clock.now}]
        assert (await here.ask("GET", "/me", bearer=made["token"]))[1]["id"] == me.id
        assert (await here.ask("POST", "/me/tokens", {"name": "my bot"}, cookie))[1]["code"] == "token-exists"
        assert (await here.ask("POST", "/me/tokens", {"name": "\n"}, cookie))[1]["code"] == "bad-token-name"
        assert (await here.ask("DELETE", "/me/tokens/my%20bot", cookie=cookie))[0] == 204
        assert (await here.ask("DELETE", "/me/tokens/my%20bot", cookie=cookie))[1]["code"] == "no-token"
        assert (await here.ask("GET", "/me", bearer=made["token"]))[0] == 401


async def test_there_is_an_end_to_tokens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_tokens, "MOST_TOKENS", 2)

    async with world(tmp_path) as here:
        _, cookie = await here.guest()
        asked = [await here.ask("POST", "/me/tokens", {"name": f"bot {n}"}, cookie) for n in range(3)]
        assert [status for status, _, _ in asked] == [201, 201, 409]
        assert asked[2][1]["code"] == "too-many-tokens"


async def test_a_bots_token_opens_no_door_to_its_owners_account(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        _, cookie = await here.guest()
        bearer = (await here.ask("POST", "/me/tokens", {"name": "bot"}, cookie))[1]["token"]
        for method, path in (
            *(("PATCH", "/me"), ("DELETE", "/me"), ("GET", "/me/export"), ("POST", "/me/recovery")),
            *(("POST", "/me/account"), ("PUT", "/me/password"), ("GET", "/me/tokens"), ("POST", "/me/tokens")),
        ):
            status, problem, _ = await here.ask(method, path, {}, cookie, bearer)
            assert (status, problem["code"]) == (403, "not-by-program"), path


@pytest.mark.parametrize("bearer", ["tfr_", "tfr_unknown", "tfr_" + "x" * 500, "nonsense"])
async def test_an_unknown_token_counts_as_none_even_beside_a_cookie(tmp_path: Path, bearer: str) -> None:
    async with world(tmp_path) as here:
        _, cookie = await here.guest()
        with logged(io.StringIO()) as log:
            assert (await here.ask("GET", "/me", cookie=cookie, bearer=bearer))[0] == 401
        assert '"unknown-bearer"' in log.getvalue()


async def test_a_bots_token_is_never_turned_into_a_cookie(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        _, cookie = await here.guest()
        bearer = (await here.ask("POST", "/me/tokens", {"name": "bot"}, cookie))[1]["token"]
        for beside in (None, "nonsense", cookie):
            status, _, new = await here.ask("GET", "/me", cookie=beside, bearer=bearer)
            assert (status, new) == (200, "")
