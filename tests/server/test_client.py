"""Outside programs: the Python client at a real server."""

import asyncio
import doctest
import random
import time
from collections import Counter
from collections.abc import Sequence
from http.client import HTTPResponse
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import tafelrunde as tr
from tafelrunde.bots import Bot, bot
from tafelrunde.client import Refusal, State, Update, Yours, client, read_view, wire
from tafelrunde.client.client import Client
from tafelrunde.core.proof import verify
from tafelrunde.protocol import commands
from tests.server.playing import beside, hall
from tests.walks import choose as choose_any

SLEEP = time.sleep


class Fool:
    """Plays anything, and remembers what it saw."""

    def __init__(self) -> None:
        self.saw: list[tr.View] = []
        self._random = random.Random(5)

    def choose(self, view: tr.View, legal: Sequence[tr.Action], budget: float) -> tr.Action:
        self.saw.append(view)
        return self._random.choice(legal)


async def test_two_programs_play_a_whole_match(tmp_path: Path) -> None:
    async with hall(tmp_path, contribution_wait=30) as here:
        ada, bob = await here.enter("Ada"), await here.enter("Bob")
        table = await beside(ada.create, "knights", ["open", "open"])
        (listed,) = await beside(bob.tables)
        guest = bob.table(listed.id)
        await beside(guest.sit)
        fools = Fool(), Fool()
        ends = await asyncio.gather(beside(table.play_with, fools[0]), beside(guest.play_with, fools[1]))
        assert [end.table.status for end in ends] == ["over", "over"]
        assert ends[0].match
        assert ends[0].match.outcome == ends[1].match.outcome  # type: ignore[union-attr]
        receipts = [table.receipt, guest.receipt]
        assert [seat.contribution for seat in ends[0].table.seats] == [
            receipt and receipt.text for receipt in receipts
        ]
        for one in (table, guest):
            verdict = await beside(one.check)
            assert (verdict.holds, verdict.contributed, verdict.scheme) == (True, [0, 1], 2)
        assert {view.seat for view in fools[0].saw} == {ends[0].you}
        record = (await here.tables.rooms.open(table.id)).table.record()
        assert verify(record).wrong is None


async def test_an_invited_program_learns_of_it_sits_down_and_is_told_of_its_turn(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        host, bot, other = await here.enter("Host"), await here.account("Bot", "merlin"), await here.enter("Other")
        mine = bot.mine()
        table = await beside(host.create, "knights", ["open", "@Merlin"])
        invited = await beside(next, mine)
        assert invited == Yours(table.id, "knights", "open", invited.version, True, False, False)
        with pytest.raises(Refusal, match="no-seat-free"):
            await beside(other.table(table.id).sit)
        await beside(bot.table(invited.id).sit)
        told = await beside(lambda: list(islice((yours for yours in mine if yours.seated), 2)))
        assert [yours.status for yours in told] == ["open", "running"]
        state = await beside(bot.table(table.id).look)
        assert state.match
        assert told[1].to_act == (state.match.to_act == state.you)


async def test_a_rematch_is_an_invitation(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        ada, bob = await here.enter("Ada"), await here.enter("Bob")
        table = await beside(ada.create, "knights", ["open", "open"])
        await beside(bob.table(table.id).sit)
        while (state := await beside(table.look)).match is None:
            await asyncio.sleep(0.01)
        await beside(table.command, commands.Propose(what="stop", version=state.match.version))
        await beside(bob.table(table.id).command, commands.Answer(agree=True))
        mine = bob.mine()
        done = await beside(table.command, commands.Rematch())
        yours = await beside(next, mine)
        assert (yours.id, yours.invited, yours.status) == (done.table, True, "open")
        mine.close()


async def test_an_invitation_survives_a_restart_of_the_server(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        host, bot = await here.enter("Host"), await here.account("Bot", "merlin")
        table = await beside(host.create, "torres", ["open", "@merlin"])
        token = bot.token
    async with hall(tmp_path) as here:
        back = Client(here.url, token)
        yours = await beside(next, back.mine())
        assert (yours.id, yours.invited) == (table.id, True)
        await beside(back.table(table.id).sit)


async def test_a_seat_kept_for_somebody_who_is_gone_can_be_taken_by_key_only(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        host, gone, other = await here.enter("Host"), await here.enter("Gone"), await here.enter("Other")
        who = (await beside(gone.me)).id
        wish = [{}, {"kind": "reserved", "person": who}, {}]
        made = await beside(
            host._wire.ask, dict[str, object], "POST", "/tables", {"game": "knights", "seats": wish}
        )
        room = await here.tables.rooms.open(str(made["id"]))
        assert room.table.invited == [who]
        person = (await here.tables.store.persons([who]))[who]
        await here.tables.departures.on_person_changed(person, None)
        await here.tables.store.delete_person(who)
        assert room.table.invited == []
        table = other.table(room.table.id)
        await beside(table.sit, 1, room.table.plan.seats[1].key)
        await beside(table.command, commands.Leave())
        await beside(table.sit, 1, room.table.plan.seats[1].key)


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        ([{}, {"kind": "reserved", "login": "nobody"}], "nobody-to-invite"),
        ([{}, {"kind": "reserved", "person": "nobody"}], "nobody-to-invite"),
        ([{}, {"kind": "reserved", "login": "\0"}], "store-text"),
    ],
)
async def test_nobody_can_be_invited_who_is_unknown(tmp_path: Path, seats: list[object], code: str) -> None:
    async with hall(tmp_path) as here:
        host = await here.enter("Host")
        with pytest.raises(Refusal) as refused:
            await beside(host._wire.ask, object, "POST", "/tables", {"game": "knights", "seats": seats})
        assert (refused.value.code, refused.value.status) == (code, 422)


async def test_guessing_at_logins_by_invitations_ends_soon_and_inviting_friends_does_not(tmp_path: Path) -> None:
    async with hall(tmp_path, secret_rate=0.001, secret_burst=3) as here:
        host = await here.account("Host", "merlin")

        async def invite(login: str) -> str:
            seats = [{}, {"kind": "reserved", "login": login}]
            try:
                await beside(host._wire.ask, object, "POST", "/tables", {"game": "knights", "seats": seats})
            except Refusal as refused:
                return refused.code
            return "done"

        assert [await invite("merlin") for _ in range(8)] == ["done"] * 8
        assert [await invite(f"guess{n}") for n in range(4)] == ["nobody-to-invite"] * 3 + ["too-many-requests"]
        assert await invite("merlin") == "too-many-requests"


async def test_only_a_reserved_seat_can_be_kept_for_somebody(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        host = await here.account("Host", "merlin")
        seats = [{}, {"login": "merlin"}]
        with pytest.raises(Refusal, match="seat-not-reserved"):
            await beside(host._wire.ask, object, "POST", "/tables", {"game": "knights", "seats": seats})


async def test_a_broken_stream_is_taken_up_again_at_the_present_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "FIRST_WAIT", 0.01)
    async with hall(tmp_path) as here:
        client = await here.enter("Ada")
        table = await beside(client.create, "court", ["open", "open"])
        following = table.follow()
        first = await beside(next, following)
        room = await here.tables.rooms.open(table.id)
        room.disconnect_all("store")
        await beside(table.command, commands.Say(text="Are you there?"))
        again = await beside(lambda: next(m for m in following if isinstance(m, State)))
        assert isinstance(first, State)
        assert (again.you, [said.text for said in again.chat]) == (0, ["Are you there?"])
        following.close()


async def test_a_server_that_stops_does_not_wait_for_those_who_follow(tmp_path: Path) -> None:
    server = hall(tmp_path)
    here = await server.__aenter__()
    client = await here.enter("Ada")
    table = await beside(client.create, "knights", ["open", "open"])
    streams = table.follow(), client.mine()
    for stream in streams:
        await beside(next, stream)
    await asyncio.wait_for(server.__aexit__(None, None, None), 20)
    for stream in streams:
        stream.close()


async def test_an_action_whose_answer_was_lost_is_sent_again_and_done_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "FIRST_WAIT", 0.001)
    send, sent = wire.Wire._send, Counter[str]()

    def send_and_lose(self: wire.Wire, method: str, path: str, body: Any = None) -> HTTPResponse:
        answer = send(self, method, path, body)
        sent[method] += 1
        if method == "POST" and path.endswith("/commands") and sent[method] % 3 == 0:
            answer.close()
            raise ConnectionResetError
        return answer

    async with hall(tmp_path) as here:
        clients = await here.enter("Ada"), await here.enter("Bob")
        monkeypatch.setattr(wire.Wire, "_send", send_and_lose)
        first = await beside(clients[0].create, "knights", ["open", "open"])
        second = clients[1].table(first.id)
        await beside(second.sit)
        ends = await asyncio.gather(beside(first.play_with, Fool()), beside(second.play_with, Fool()))
        assert all(end.match and end.match.outcome for end in ends)
        played = len([e for e in (await here.tables.rooms.open(first.id)).table.record().entries if e.by >= 0])
        assert sent["POST"] > played * 5 / 4


async def test_refusals_carry_code_clause_facts_and_words(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        client = await here.enter("Ada")
        table = await beside(client.create, "knights", ["open", "random"], options={"start": 0})
        state = await beside(table.look)
        while state.match is None or state.match.legal is None:
            state = await beside(table.look)
        with pytest.raises(Refusal) as illegal:
            await beside(table.play, "attack B red", state.match.version)
        refusal = illegal.value
        assert (refusal.status, refusal.problem.clause) in ((422, "K5.2"), (422, "K5.3"))
        assert refusal.problem.facts
        assert refusal.message.startswith(f"{refusal.problem.clause}: ")
        assert str(refusal).startswith(f"{refusal.code}: ")
        with pytest.raises(Refusal) as stale:
            await beside(table.play, state.match.legal[0].do, state.match.version + 7)
        assert (stale.value.code, stale.value.problem.facts) == ("stale", {"version": state.match.version})


async def test_a_void_token_is_told_everywhere(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        table = await beside((await here.enter("Ada")).create, "knights", ["open", "open"])
        stranger = Client(here.url, "tfr_wrong")
        for ask in (stranger.me, stranger.table(table.id).look, lambda: next(stranger.mine()), stranger.tables):
            if ask == stranger.tables:
                assert len(await beside(ask)) == 1, "the lobby is everybody's"
                continue
            with pytest.raises(Refusal) as refused:
                await beside(ask)
            assert (refused.value.code, refused.value.status) == ("void-token", 401)


async def test_the_client_waits_as_long_as_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    def wait_less(seconds: float) -> None:
        waited.append(seconds)
        SLEEP(0.1)

    monkeypatch.setattr(time, "sleep", wait_less)
    async with hall(tmp_path, address_rate=10, address_burst=4) as here:
        patient = await here.enter("Ada")
        for _ in range(8):
            assert len(await beside(patient.games)) == 3
        assert waited
        assert set(waited) == {1.0}, "Retry-After is in whole seconds"
        hasty = Client(here.url, patient.token, patience=0.5)
        with pytest.raises(Refusal) as refused:
            await beside(lambda: [hasty.games() for _ in range(8)])
        assert (refused.value.code, refused.value.status) == ("too-many-requests", 429)


def test_a_server_that_is_not_there_is_a_refusal_too() -> None:
    with pytest.raises(Refusal) as refused:
        Client("localhost:1").games()
    assert (refused.value.code, refused.value.status) == ("unreachable", 0)


def test_answers_of_a_proxy_are_refusals_too() -> None:
    refusal = wire._refusal(502, b"<html>Bad gateway</html>")
    assert (refusal.code, refusal.status) == ("http-problem", 502)


def update_of(view: tr.View) -> Update:
    json = {name: value for name, value in view.to_json().items() if name not in ("game", "seat")}
    return Update(1, json, view.seat, [])


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("knights", {}),
        ("court", {}),
        *(("torres", {"variant": variant}) for variant in ("basic", "luck", "master")),
    ],
    ids=str,
)
def test_views_come_back_whole_from_what_is_sent(name: str, options: dict[str, Any]) -> None:
    draw = tr.seeded(3)
    match = tr.game(name).match(players=3, sampler=draw, **options)
    for _ in range(60):
        if match.position.to_act is None:
            break
        view = match.position.view(match.position.to_act)
        back = read_view(name, update_of(view))
        assert (back.state.tobytes(), back.seat) == (view.state.tobytes(), view.seat)
        match.play(choose_any(match.position, draw))


class Watched:
    """Lets a bot play, and remembers what it saw."""

    def __init__(self, bot: Bot) -> None:
        self.saw: list[dict[str, Any]] = []
        self._bot = bot

    def choose(self, view: tr.View, legal: Sequence[tr.Action], budget: float) -> tr.Action:
        self.saw.append(view.to_json())
        return self._bot.choose(view, legal, budget)


async def test_our_own_bot_plays_a_whole_match_with_hidden_cards(tmp_path: Path) -> None:
    async with hall(tmp_path, contribution_wait=30) as here:
        ada, bob = await here.enter("Ada"), await here.enter("Bob")
        table = await beside(ada.create, "torres", ["open", "open"])
        guest = bob.table(table.id)
        await beside(guest.sit)
        stewards = Watched(bot("steward", "torres")), Watched(bot("steward", "torres"))
        ends = await asyncio.gather(*map(beside, (table.play_with, guest.play_with), stewards))
        assert [end.table.status for end in ends] == ["over", "over"]
        assert ends[0].match
        assert ends[0].match.outcome
        assert [end.you for end in ends] == [0, 1]
        for mine, steward in enumerate(stewards):
            other = 1 - mine
            assert {view["seat"] for view in steward.saw} == {mine}
            assert any(view["seats"][mine]["hand"] for view in steward.saw)
            assert any(view["seats"][other]["hidden"] for view in steward.saw)
            assert not any(view["seats"][other]["hand"] for view in steward.saw)


def test_the_examples_of_the_client_are_true() -> None:
    assert doctest.testmod(client).attempted >= 2
    assert doctest.testmod(client).failed == 0
