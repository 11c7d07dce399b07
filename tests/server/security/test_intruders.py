"""Wrong seats, forged cookies, other sites, messages made to do harm: refused, logged, counted, no harm done."""

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import WSCloseCode, WSServerHandshakeError

from tafelrunde.server.http.app_keys import LIMITS
from tests.server.hosting import Club, Guest, Json, Wire, club, first_of
from tests.server.serving import logged

pytestmark = pytest.mark.usefixtures("websocket")


class Scene:
    """A match of Ada and Béla, an intruder called Eve, and the log."""

    def __init__(self, server: Club, seats: list[Guest], wires: list[Wire], table: str, eve: Guest) -> None:
        self.server, self.seats, self.wires, self.table, self.eve = server, seats, wires, table, eve
        self.log = io.StringIO()

    def entries(self) -> list[Json]:
        """Return what was logged."""
        return [msgspec.json.decode(line) for line in self.log.getvalue().splitlines()]

    async def goes_on(self) -> None:
        """Check that the match goes on as if nothing had happened."""
        room = await self.server.tables.rooms.open(self.table)
        wire = self.wires[room.table.to_act or 0]
        state = (await self.seats[room.table.to_act or 0].ask("GET", f"/tables/{self.table}"))[1]["match"]
        assert (await wire.ask("play", version=state["version"], action=first_of(state)))["t"] == "done"
        await self.server.is_as_kept(self.table)

    async def noted(self, code: str, times: int = 1) -> None:
        """Check that a refusal was counted and logged, and that no secret is in the log."""
        assert await self.server.counted("tafelrunde_refused_total", code=code) == times
        assert sum(entry["event"] == "refused" and entry["code"] == code for entry in self.entries()) == times
        text = self.log.getvalue()
        room = await self.server.tables.rooms.open(self.table)
        for guest in (*self.seats, self.eve):
            assert guest.cookie not in text
            assert guest.cookie.removeprefix("tfs_") not in text
        assert room.table.plan.secret not in text
        assert not [entry for entry in self.entries() if entry["level"] == "error" and entry["event"] != "no-words"]


@asynccontextmanager
async def scene(folder: Path, **given: Any) -> AsyncIterator[Scene]:
    async with club(str(folder / "x.db"), **given) as server:
        seats = [await server.guest("Ada"), await server.guest("Béla")]
        room = await server.table(*seats)
        wires = [await guest.sit(room.table.id) for guest in seats]
        played = Scene(server, seats, wires, room.table.id, await server.guest("Eve"))
        with logged(played.log, as_json=True):
            yield played
            await played.goes_on()


async def test_nobody_acts_on_a_seat_that_is_not_theirs(tmp_path: Path) -> None:
    async with scene(tmp_path) as played:
        wire = await played.eve.sit(played.table)
        version = wire.state["match"]["version"]
        asked: list[Json] = [
            {"t": "play", "version": version, "action": "roll"},
            {"t": "undo", "version": version},
            {"t": "propose", "version": version, "what": "stop"},
            {"t": "answer", "agree": True},
            {"t": "vote", "seat": 0},
            {"t": "resign"},
            {"t": "leave"},
            {"t": "contribute", "hash": "00" * 32},
            {"t": "reveal", "text": "mine"},
            {"t": "sit", "seat": 0},
            {"t": "fill", "bot": "random"},
            {"t": "place", "seat": 1, "name": "Mallory"},
            {"t": "cancel"},
            {"t": "rematch"},
        ]
        codes = [(await wire.ask(**command, kind=command.pop("t")))["problem"]["code"] for command in asked]
        assert codes == [*["not-seated"] * 9, "already-started", *["host-only"] * 3, "not-over"]
        assert wire.state["match"].get("legal") is None
        await played.noted("not-seated", 9)


async def test_only_a_genuine_cookie_opens_a_seat(tmp_path: Path) -> None:
    async with scene(tmp_path) as played:
        ada, eve = played.seats[0], played.eve
        people = played.server.people
        old, eves = (people._signer.sign("person", guest.id, 0).split(".") for guest in (ada, eve))
        cookies = {
            "guessed": f"tfs_{'A' * 43}",
            "forged": f"{old[0]}.{old[1]}.{'A' * 43}",
            "swapped": f"{old[0]}.{old[1]}.{eves[2]}",
            "older": people._signer.sign("person", ada.id, -1),
            "for something else": people.recovery_of(ada.person),
            "rubbish": "tfs.%00.ÿ",
            "none": "",
        }
        for how, cookie in cookies.items():
            thief = Guest(played.server, ada.person, cookie)
            wire = await thief.sit(played.table)
            assert wire.state.get("you") is None, how
            assert "legal" not in wire.state["match"]
            assert (await wire.ask("resign"))["problem"]["code"] == "who-are-you"
            assert (await thief.ask("POST", f"/tables/{played.table}/commands", {"t": "resign"}))[0] == 401
            await wire.socket.close()
        await played.noted("who-are-you", 2 * len(cookies))
        assert sum(entry["event"] == "void-cookie" for entry in played.entries()) == 2 * (len(cookies) - 1)


async def test_a_person_who_left_for_good_has_nothing_to_say(tmp_path: Path) -> None:
    async with scene(tmp_path) as played:
        wire = await played.eve.sit(played.table)
        assert (await wire.ask("say", text="hello"))["t"] == "done"
        assert (await played.eve.ask("PATCH", "/me", {"name": "Mallory"}))[0] == 200
        assert (await wire.ask("say", text="hello again"))["t"] == "done"
        assert [one["said"]["name"] for one in wire.told if one["t"] == "chat"] == ["Eve", "Mallory"]
        assert (await played.eve.ask("DELETE", "/me"))[0] == 204
        assert await wire.until("done", "refused") == {"t": "closed", "code": WSCloseCode.POLICY_VIOLATION}
        wire = await played.eve.sit(played.table)
        assert (await wire.ask("say", text="from the grave"))["problem"]["code"] == "who-are-you"
        assert (await wire.ask("mute", who="x"))["problem"]["code"] == "who-are-you"


async def test_a_page_of_another_site_gets_no_socket(tmp_path: Path) -> None:
    async with scene(tmp_path) as played:
        for origin in ("https://elsewhere.example", "null", "http://localhost", "", None):
            cookie = {"Cookie": played.seats[0].headers["Cookie"]}
            headers = cookie | ({} if origin is None else {"Origin": origin})
            for path in (f"/tables/{played.table}/socket", "/lobby/socket"):
                with pytest.raises(WSServerHandshakeError) as refused:
                    await played.server.connect(path, headers)
                assert refused.value.status == 403
            other = {**cookie, "Sec-Fetch-Site": "cross-site"} if origin is None else headers
            path = f"/tables/{played.table}/commands"
            assert (await played.server.ask("POST", path, {"t": "resign"}, other))[0] == 403
        await played.noted("other-origin", 15)


async def test_a_program_with_a_token_needs_no_origin(tmp_path: Path) -> None:
    async with scene(tmp_path) as played:
        status, token = await played.seats[0].ask("POST", "/me/tokens", {"name": "bot"})
        assert status == 201
        bearer = {"Authorization": f"Bearer {token['token']}"}
        wire = await played.server.connect(f"/tables/{played.table}/socket", bearer)
        assert wire.state["you"] == 0
        assert token["token"] not in played.log.getvalue()
        with pytest.raises(WSServerHandshakeError) as refused:
            await played.server.connect(f"/tables/{played.table}/socket", {"Authorization": "Bearer tfr_x"})
        assert refused.value.status == 401


HARMFUL: dict[str, str] = {
    "malformed": '{"t":"play","version":',
    "deep": "[" * 4000,
    "deep in a field": '{"t":"say","text":' + "[" * 4000,
    "empty": "",
    "no object": "[]",
    "unknown": '{"t":"conquer"}',
    "more fields": '{"t":"ping","admin":true}',
    "wrong type": '{"t":"play","version":"1","action":"roll"}',
    "huge number": '{"t":"vote","seat":' + "9" * 4000 + "}",
    "fraction": '{"t":"play","version":1e400,"action":"roll"}',
    "no number": '{"t":"play","version":NaN,"action":"roll"}',
    "negative": '{"t":"vote","seat":-1}',
    "half a character": '{"t":"say","text":"\\ud800"}',
    "long chat": '{"t":"say","text":"' + "a" * 301 + '"}',
}


async def test_a_malformed_message_is_refused_and_the_next_one_heard(tmp_path: Path) -> None:
    async with scene(tmp_path) as played:
        wire = await played.seats[0].sit(played.table)
        for what, words in HARMFUL.items():
            await wire.say(words)
            refused = await wire.until("done", "refused")
            assert (refused["t"], refused["problem"]["code"]) == ("refused", "bad-request"), what
            assert (await wire.ask("ping"))["t"] == "done"
        await played.noted("bad-request", len(HARMFUL))


async def test_an_oversize_message_ends_the_connection(tmp_path: Path) -> None:
    async with scene(tmp_path) as played:
        wire = await played.eve.sit(played.table)
        await wire.say('{"t":"ping"}'.ljust(4096))
        assert (await wire.until("done", "refused"))["t"] == "done"
        for size in (4097, 100_000):
            wire = await played.eve.sit(played.table)
            await wire.say("x" * size)
            assert (await wire.until("nothing"))["code"] == 1009
        await played.noted("bad-frame", 2)


async def test_binary_messages_end_the_connection(tmp_path: Path) -> None:
    async with scene(tmp_path) as played:
        wire = await played.eve.sit(played.table)
        await wire.socket.send_bytes(b'{"t":"ping"}')
        assert (await wire.until("nothing"))["code"] == 1003
        await played.noted("text-only")


async def test_whoever_is_refused_over_and_over_is_sent_away(tmp_path: Path) -> None:
    async with scene(tmp_path) as played:
        wire = await played.eve.sit(played.table)
        for _ in range(21):
            assert (await wire.ask("resign"))["t"] == "refused"
        assert (await wire.until("nothing"))["code"] == 1008
        await played.noted("too-many-refused")


async def test_a_ping_in_between_brings_no_patience_back(tmp_path: Path) -> None:
    async with scene(tmp_path) as played:
        wire = await played.eve.sit(played.table)
        for _ in range(21):
            assert (await wire.ask("ping"))["t"] == "done"
            assert (await wire.ask("resign"))["t"] == "refused"
        assert (await wire.until("nothing"))["code"] == 1008
        await played.noted("too-many-refused")


async def test_whoever_comes_too_late_is_shown_each_version_once(tmp_path: Path) -> None:
    async with scene(tmp_path) as played:
        room = await played.server.tables.rooms.open(played.table)
        tabs = [await seat.sit(played.table) for seat in played.seats]
        for _ in range(3):
            await played.goes_on()
            for tab in tabs:
                for _ in range(3):
                    assert (await tab.ask("play", version=0, action="roll"))["problem"]["code"] == "stale"
        for tab in tabs:
            shown = [one["match"]["version"] for one in tab.told if one["t"] == "state"]
            assert shown == list(range(room.table.version - 3, room.table.version + 1))


async def test_whole_states_are_paid_for(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db"), person_rate=0.001, person_burst=100) as server:
        seats = [await server.guest("Ada"), await server.guest("Béla")]
        room = await server.table(*seats)
        player = seats[room.table.to_act or 0]
        tabs = [await player.sit(room.table.id) for _ in range(10)]
        first = first_of(tabs[0].state["match"])
        assert (await tabs[0].ask("play", version=room.table.version, action=first))["t"] == "done"
        codes = [(await tab.ask("play", version=0, action="roll"))["problem"]["code"] for tab in tabs]
        assert codes[:5] == ["stale"] * 5
        assert sum(one["t"] == "state" for tab in tabs for one in tab.told) - len(tabs) <= 6


async def test_whoever_wants_words_pays_for_each_update_of_their_own_and_is_sent_away_without_budget(
    tmp_path: Path,
) -> None:
    async with scene(tmp_path, person_rate=0.001, person_burst=100) as played:
        queries = [f"?words={words}{aids}" for words in ("en", "de", "nl", "hu") for aids in ("", "&aids=1")]
        wires = [await played.eve.sit(played.table, query) for query in queries]
        plain = await played.eve.sit(played.table)
        for _ in range(4):
            await played.goes_on()
        codes = []
        for wire in wires:
            while (told := await wire.next())["t"] not in ("closed", "refused"):
                if told["t"] == "update" and told["version"] == plain.state["match"]["version"] + 4:
                    break
            codes.append(told.get("code"))
        assert codes.count(1013) >= 6
        assert [one["t"] for one in await plain.settled()].count("update") == 4


async def test_a_table_in_words_and_a_crowd_at_a_table_have_their_price(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db"), address_rate=0.001, address_burst=400) as server:
        seats = [await server.guest("Ada"), await server.guest("Béla")]
        table = (await server.table(*seats)).table.id
        wires = [await seats[0].sit(table)]
        costs = [
            await cost_of(server, seats[0].ask("GET", f"/tables/{table}")),
            await cost_of(server, seats[0].ask("GET", f"/tables/{table}?words=de")),
            await cost_of(server, wires[0].ask("ping")),
        ]
        wires += [await seats[1].sit(table) for _ in range(24)]
        costs += [await cost_of(server, wires[0].ask("ping"))]
        costs += [await cost_of(server, seats[0].ask("POST", f"/tables/{table}/commands", {"t": "ping"}))]
        assert costs == pytest.approx([1, 3, 1, 1.25, 1.25], abs=0.1)


async def cost_of(server: Club, asking: Awaitable[Any]) -> float:
    """Return how much a request or message takes from the budget of its address."""
    assert server.client.app
    limits = server.client.app[LIMITS]
    bucket = limits.addresses.of("127.0.0.1").bucket("work", limits.clock())
    assert bucket
    before = bucket._left
    await asking
    return before - bucket._left


async def test_a_flood_of_messages_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    async with scene(tmp_path, person_rate=0.001, person_burst=36) as played:
        wire = await played.eve.sit(played.table)  # which takes six of them
        for _ in range(60):
            await wire.say('{"t":"ping"}')
        codes = []
        while (answer := await wire.until("done", "refused"))["t"] != "closed":
            codes.append(answer["t"] == "done" or answer["problem"]["code"])
        assert codes == [True] * 30 + ["too-many-requests"] * 21
        assert answer["code"] == 1008
        await played.noted("too-many-requests", 21)


async def test_a_stranger_with_many_sockets_says_only_a_handful_at_a_table(tmp_path: Path) -> None:
    async with scene(tmp_path, chat_rate=0.001, chat_burst=5) as played:
        wires = [await played.eve.sit(played.table) for _ in range(20)]
        wires += [await (await played.server.guest()).sit(played.table) for _ in range(5)]
        answers = [await wire.ask("say", text="buy") for wire in wires for _ in range(2)]
        assert [answer["t"] for answer in answers].count("done") == 5
        assert (await played.wires[0].ask("say", text="who is that?"))["t"] == "done"


async def test_all_sockets_of_a_stranger_share_one_budget(tmp_path: Path) -> None:
    async with scene(tmp_path, person_rate=0.001, person_burst=100) as played:
        wires = [await played.eve.sit(played.table) for _ in range(10)]
        answers = [await wire.ask("ping") for wire in wires for _ in range(8)]
        assert [answer["t"] for answer in answers].count("done") == 40


async def test_a_flood_of_requests_from_one_address_is_refused(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db"), address_rate=0.001, address_burst=20) as server:
        statuses = [(await server.ask("GET", "/games"))[0] for _ in range(25)]
        assert statuses == [200] * 20 + [429] * 5
        with pytest.raises(WSServerHandshakeError) as refused:
            await server.connect("/lobby/socket", {"Origin": server.origin})
        assert refused.value.status == 429


async def test_sockets_are_charged_to_their_address(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db"), address_rate=0.001, address_burst=20) as server:
        for _ in range(3):
            await server.connect("/lobby/socket", {"Origin": server.origin})
        with pytest.raises(WSServerHandshakeError) as refused:
            await server.connect("/lobby/socket", {"Origin": server.origin})
        assert refused.value.status == 429


async def test_the_lobby_listens_to_nobody(tmp_path: Path) -> None:
    async with scene(tmp_path) as played:
        wire = await played.server.connect("/lobby/socket", {"Origin": played.server.origin})
        await wire.say("hello")
        assert (await wire.until("nothing"))["code"] == 1008


async def test_nobody_puts_the_start_off(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db"), contribution_wait=0.2) as server:
        ada, bela = await server.guest("Ada"), await server.guest("Béla")
        _, made = await ada.ask("POST", "/tables", {"game": "knights", "seats": [{}, {}]})
        wire, other = await ada.sit(made["id"]), await bela.sit(made["id"])
        await other.ask("sit")
        for number in range(60):
            assert (await wire.ask("mute", who=bela.id, muted=number % 2 == 0))["t"] == "done"
            if any(one["t"] == "update" for one in wire.told):
                return
            await asyncio.sleep(0.02)
        pytest.fail("the match never begins")
