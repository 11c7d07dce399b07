"""Looking back at a match costs little, however long it is."""

import asyncio
import io
import re
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tafelrunde as tr
from tafelrunde.core.match import Match
from tafelrunde.core.record import Entry, Record
from tafelrunde.server.http.app_keys import OFFLOAD_POOL
from tafelrunde.server.tables import bounds, endings
from tafelrunde.server.tables.bounds import MOST_ENTRIES, MOST_HEADER, check_record
from tafelrunde.server.tables.replay import EVERY, Replay, ReplayCache
from tests.server.hosting import API, QUICK, Club, Guest, club, first_of
from tests.walks import random_match

GAMES = tr.games()


def match_of(game: str, actions: int = 200) -> Record:
    return random_match(game, 5, actions=actions, players=2).record


async def bring(server: Club, guest: Guest, record: Record) -> tuple[int, Any]:
    headers = {**guest.headers, "Content-Type": "application/jsonl"}
    async with server.client.post(
        f"{API}/records", data=io.BytesIO(record.dumps().encode()), headers=headers
    ) as response:
        return response.status, await response.json()


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_and_the_log_are_as_the_match_tells_them(game: str) -> None:
    record = match_of(game)
    match = Match.resume(record, play_on=False)
    back = Replay(record)
    for at in (len(record.entries), 0, 1, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY):
        found = back.moment(at)
        assert found.view == match.positions[at].to_json()
        assert found.events == (match.story(at - 1, at) if at else [])
        assert (found.to_act, found.outcome) == (match.positions[at].to_act, match.positions[at].outcome)
    pages = [back.log(since, since + 7) for since in range(0, len(record.entries), 7)]
    assert [event for page in pages for event in page] == match.story()
    assert back.log(len(record.entries), len(record.entries) + 5) == []
    told = [entry for since in range(0, len(record.entries), 7) for entry in back.story(since, since + 7)]
    assert [entry.at for entry in told] == list(range(1, len(record.entries) + 1))
    assert [entry.by for entry in told] == [entry.by for entry in record.entries]
    assert all(entry.events == match.story(entry.at - 1, entry.at) for entry in told)


def test_whatever_was_looked_at_once_is_near_from_then_on() -> None:
    record = match_of("knights", 600)
    entries, back = len(record.entries), Replay(record)
    assert back.steps(entries) == entries
    back.moment(entries)
    assert all(back.steps(at) < EVERY for at in range(entries))
    assert back.steps(60, 160) <= 100 + EVERY
    assert back.steps(entries + 1000, entries + 2000) < EVERY


def test_a_match_that_goes_on_or_is_taken_back_is_known_as_far_as_it_is_the_same() -> None:
    record = match_of("knights", 600)
    kept = ReplayCache()
    begun = Record(record.header, record.entries[:260])
    kept.of("t", begun).moment(260)
    longer = kept.of("t", record)
    assert longer.steps(260) < EVERY
    other = random_match("knights", 6, actions=300, players=2).record
    turned = Record(record.header, record.entries[:120])
    assert kept.of("t", turned).steps(120) < EVERY
    assert kept.of("t", Record(record.header, other.entries)).steps(200) == 200, "another match"
    assert kept.of("t", turned) is kept.of("t", Record(record.header, record.entries[:120]))


def test_a_name_that_is_gone_is_gone_from_a_match_that_was_looked_at() -> None:
    record = match_of("knights")
    kept = ReplayCache()
    kept.of("t", record)
    header = msgspec.structs.replace(record.header, seats=[tr.SeatInfo(""), tr.SeatInfo("")])
    assert kept.of("t", Record(header, record.entries)).record.header.seats[0].name == ""


def test_only_so_many_bytes_are_kept() -> None:
    record = match_of("knights")
    size = Replay(record).bytes
    kept = ReplayCache(most_bytes=3 * size)
    for number in range(10):
        kept.of(f"t{number}", record).moment(len(record.entries))
        assert kept.bytes <= 3 * size
    assert kept.of("t9", record).steps(len(record.entries)) < EVERY
    assert kept.of("t0", record).steps(len(record.entries)) == len(record.entries), "forgotten by now"
    assert ReplayCache(most_bytes=1).of("t", record).moment(3).at == 3, "even where there is no room at all"


async def page_of(server: Club, path: str) -> tuple[list[Any], str | None]:
    """Return a page of a log, and where the next one is."""
    async with server.client.get(path) as response:
        assert response.status == 200, await response.text()
        found = re.fullmatch('<(.+)>; rel="next"', response.headers.get("Link", ""))
        return await response.json(), found and found[1]


@pytest.mark.parametrize("limit", [1, 37, 1000])
async def test_the_pages_of_a_log_make_up_the_whole(tmp_path: Path, limit: int) -> None:
    record = match_of("court", 60)
    async with club(str(tmp_path / "x.db")) as server:
        _, made = await bring(server, await server.guest(), record)
        following: str | None = f"{API}/tables/{made['id']}/log?limit={limit}"
        told: list[Any] = []
        pages = 0
        while following:
            page, following = await page_of(server, following)
            told += page
            pages += 1
        assert told == msgspec.to_builtins(Match.resume(record, play_on=False).story())
        assert pages == -(-len(record.entries) // limit)


async def test_a_story_is_told_in_pages_and_in_words_once_its_match_is_over(tmp_path: Path) -> None:
    record = match_of("court", 60)
    async with club(str(tmp_path / "x.db")) as server:
        guest = await server.guest()
        _, made = await bring(server, guest, record)
        first, following = await page_of(server, f"{API}/tables/{made['id']}/story?limit=40&words=de")
        assert following
        rest, _ = await page_of(server, following)
        story = [*first, *rest]
        assert [entry["at"] for entry in story[:60]] == list(range(1, len(story[:60]) + 1))
        assert all(len(entry["words"]) == len(entry["events"]) for entry in story)
        running = await server.table(guest, await server.guest())
        status, problem = await guest.ask("GET", f"/tables/{running.table.id}/story")
        assert (status, problem["code"]) == (409, "not-over")


async def test_the_log_of_a_match_that_goes_on_can_be_read_on(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada, bela = await server.guest("Ada"), await server.guest("Béla")
        room = await server.table(ada, bela, options={"start": 0})
        path = f"{API}/tables/{room.table.id}/log"
        before, following = await page_of(server, path)
        assert following is None
        entries = len(room.table.record().entries)
        wire = await ada.sit(room.table.id)
        await wire.ask("play", version=room.table.version, action=first_of(wire.state["match"]))
        after, _ = await page_of(server, f"{path}?since={entries}")
        assert after
        assert (await page_of(server, path))[0] == before + after


async def test_pages_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    none = ["since=-1", "since=x", "since=", "since=1.5", "since=99999999999999999999", "since=30001", "since=٣"]
    none += ["limit=0", "limit=-5", "limit=1001", "limit=999999999999", "limit=x", "limit=%00", "since=1&limit=0"]
    async with club(str(tmp_path / "x.db")) as server:
        guest = await server.guest()
        _, made = await bring(server, guest, match_of("court", 10))
        for query in none:
            status, problem = await guest.ask("GET", f"/tables/{made['id']}/log?{query}")
            assert (status, problem["code"]) == (400, "bad-number"), query
        assert (await guest.ask("GET", f"/tables/{made['id']}/log?since=30000"))[1] == []


async def test_long_matches_cost_more_than_short_ones(tmp_path: Path) -> None:
    limits = {"address_rate": 0.001, "address_burst": 60, "person_rate": 0}
    async with club(str(tmp_path / "x.db"), **{**QUICK, **limits}) as server:
        guest = await server.guest()
        record = Record.loads(long_record())
        _, made = await bring(server, guest, record)
        path = f"/tables/{made['id']}/log?limit=1000"
        answers = [(await guest.ask("GET", path))[0] for _ in range(12)]
        assert answers[-1] == 429
        async with club(str(tmp_path / "y.db"), **{**QUICK, **limits}) as other:
            guest = await other.guest()
            _, made = await bring(other, guest, match_of("court", 5))
            path = f"/tables/{made['id']}/log?limit=1000"
            assert [(await guest.ask("GET", path))[0] for _ in range(12)] == [200] * 12


def long_record() -> str:
    """Return a match in which nobody ever gets anywhere."""
    return random_match("court", 1, actions=400, players=2).record.dumps()


async def test_even_the_longest_match_can_be_paid_for(tmp_path: Path) -> None:
    limits = {"address_rate": 200, "address_burst": 400, "person_rate": 50, "person_burst": 200}
    long = random_match("court", 1, actions=300, players=2).record
    async with club(str(tmp_path / "x.db"), **{**QUICK, **limits}) as server:
        guest = await server.guest()
        assert (await bring(server, guest, long))[0] == 201
        status, problem = await bring(server, guest, Record(long.header, [Entry(0, "roll")] * MOST_ENTRIES))
        assert (status, problem["code"]) == (400, "record-actor"), "it was paid for, and then read"


async def test_whoever_looks_back_without_end_holds_up_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    told = Replay.log

    def slow(back: Replay, since: int, until: int) -> Any:
        if back.record.header.game == "court":
            go_on.wait(60)
        return told(back, since, until)

    monkeypatch.setattr(Replay, "log", slow)
    async with club(str(tmp_path / "x.db"), trusted_proxies=("127.0.0.1",)) as server:
        mallory, ada = await server.guest("Mallory"), await server.guest("Ada")
        _, made = await bring(server, mallory, match_of("court", 10))
        elsewhere = {**mallory.headers, "X-Forwarded-For": "192.0.2.1"}
        path = f"/tables/{made['id']}/log"
        asked = [asyncio.ensure_future(server.ask("GET", path, None, elsewhere)) for _ in range(60)]
        assert (await ada.ask("POST", "/tables", {"game": "knights", "seats": [{}, {"kind": "bot"}]}))[0] == 201
        _, own = await bring(server, ada, match_of("knights", 10))
        assert (await ada.ask("GET", f"/tables/{own['id']}/log"))[0] == 200
        go_on.set()
        answers = [status for status, _ in await asyncio.gather(*asked)]
        assert set(answers) == {200, 429}, "a queue has an end"


async def test_whoever_has_left_is_not_looked_back_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    calls: list[int] = []

    def slow(back: Replay, since: int, until: int) -> Any:
        calls.append(since)
        go_on.wait(60)
        return []

    monkeypatch.setattr(Replay, "log", slow)
    async with club(str(tmp_path / "x.db")) as server:
        assert server.client.app is not None
        mallory, pool = await server.guest("Mallory"), server.client.app[OFFLOAD_POOL]
        _, made = await bring(server, mallory, match_of("court", 10))
        loop = asyncio.get_running_loop()
        asked = [loop.create_task(mallory.ask("GET", f"/tables/{made['id']}/log")) for _ in range(9)]
        while len(pool.queue) < 8:
            await asyncio.sleep(0.01)
        for task in asked:
            task.cancel()
        while len(pool.queue):
            await asyncio.sleep(0.01)
        go_on.set()
        assert (await mallory.ask("GET", f"/tables/{made['id']}/log"))[0] == 200
        assert len(calls) == 2


def refused(record: Record) -> str:
    with pytest.raises(tr.BadRecord) as caught:
        check_record(record)
    return caught.value.problem.code


def test_a_record_without_end_is_refused() -> None:
    record = match_of("court", 10)
    assert refused(Record(record.header, [Entry(0, "roll")] * (MOST_ENTRIES + 1))) == "record-too-long"
    check_record(Record(record.header, [Entry(0, "roll")] * MOST_ENTRIES))


def test_no_field_of_a_record_holds_more_than_it_needs() -> None:
    record = match_of("court", 10)
    assert refused(Record(record.header, [Entry(0, "x" * 101)])) == "record-entry-too-long"
    names = [tr.SeatInfo("x" * MOST_HEADER), tr.SeatInfo("y")]
    for field, value in {
        "seats": names,
        "options": {"players": 2, "x": "x" * MOST_HEADER},
        "fairness": {"commitment": "x" * MOST_HEADER, "contributions": []},
    }.items():
        header = msgspec.structs.replace(record.header, **{field: value})
        assert refused(Record(header, record.entries)) == "record-header-too-long"


@pytest.mark.parametrize(
    "fairness", [{"x": 1}, {"commitment": 7}, {"commitment": "00", "contributions": [], "junk": ""}]
)
async def test_what_nobody_knows_about_dice_is_refused(tmp_path: Path, fairness: dict[str, Any]) -> None:
    record = match_of("court", 10)
    odd = Record(msgspec.structs.replace(record.header, fairness=fairness), record.entries)
    async with club(str(tmp_path / "x.db")) as server:
        status, problem = await bring(server, await server.guest(), odd)
        assert (status, problem["code"]) == (400, "fairness-malformed")


async def test_an_endless_record_is_refused_over_the_wire(tmp_path: Path) -> None:
    record = match_of("court", 10)
    endless = Record(record.header, [Entry(0, "roll")] * (MOST_ENTRIES + 1))
    async with club(str(tmp_path / "x.db")) as server:
        status, problem = await bring(server, await server.guest(), endless)
        assert (status, problem["code"]) == (400, "record-too-long")
        assert problem["facts"] == {"entries": MOST_ENTRIES + 1, "most": MOST_ENTRIES}


async def test_a_match_without_end_is_ended_by_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "MOST_ENTRIES", 12)
    async with club(str(tmp_path / "x.db")) as server:
        ada = await server.guest("Ada")
        _, made = await ada.ask(
            "POST", "/tables", {"game": "court", "seats": [{}, {"kind": "bot", "bot": "random"}]}
        )
        wire = await ada.sit(made["id"])
        while wire.state["table"]["status"] == "open":
            await wire.until("update", "table")
            wire.state = (await ada.ask("GET", f"/tables/{made['id']}"))[1]
        room = await server.tables.rooms.open(made["id"])
        while room.table.status == "running":
            state = (await ada.ask("GET", f"/tables/{made['id']}"))[1]
            if state["match"].get("legal"):
                await wire.ask("play", version=state["match"]["version"], action=first_of(state["match"]))
            await asyncio.sleep(0)
        assert room.table.ending == "too-long"
        await server.is_as_kept(made["id"])
        entries = len(room.table.record().entries)
        assert 12 <= entries <= 16, "the last action, and the dice after it"
        assert (await ada.ask("GET", f"/tables/{made['id']}/replay?at={entries}"))[0] == 200
        assert bounds.MOST_ENTRIES > 4 * 7108, "four times the longest match that bots have played to win"


async def test_a_table_at_which_nothing_is_played_has_an_end_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endings, "MOST_STEPS", 10)
    async with club(str(tmp_path / "x.db")) as server:
        ada, bela = await server.guest("Ada"), await server.guest("Béla")
        room = await server.table(ada, bela)
        wire = await ada.sit(room.table.id)
        answers = [await wire.ask("coach", on=bool(number % 2)) for number in range(1, 12)]
        assert answers[-1]["t"] == "refused"
        assert room.table.ending == "too-long"
        assert room.table.steps <= 11
        await server.is_as_kept(room.table.id)
