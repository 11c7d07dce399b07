"""Chat, names, presence, and the lobby."""

import asyncio

import msgspec
import pytest

from tafelrunde.protocol import commands
from tafelrunde.server.errors import Refused
from tests.server.tables.parlour import BOT, OPEN, Ear, parlour


async def test_what_is_said_reaches_everybody_and_stays(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await here.running(*people)
        ears = [await here.listen(room, person) for person in (*people, None)]
        await here.do(room, people[1], commands.Say(text="  good\nluck\u0000 "))
        said = {"number": 1, "who": "bob", "name": "Bob", "seat": 1, "at": here.clock(), "text": "good luck"}
        assert [ear.last("chat")["said"] for ear in ears] == [said] * 3
        assert [line.text for line in await here.store.chat(room.table.id)] == ["good luck"]
        late = await here.listen(room, None)
        assert late.last("state")["chat"] == [said]
        with pytest.raises(Refused, match="nothing-said"):
            await here.do(room, people[1], commands.Say(text=" \n "))


async def test_whoever_is_muted_is_not_heard_by_that_person(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await here.running(*people)
        ears = [await here.listen(room, person) for person in people]
        await here.do(room, people[0], commands.Mute(who="bob"))
        await here.do(room, people[1], commands.Say(text="psst"))
        assert [ear.count("chat") for ear in ears] == [0, 1]
        assert (await here.listen(room, people[0])).last("state")["chat"] == []
        await here.do(room, people[0], commands.Mute(who="bob", muted=False))
        await here.do(room, people[1], commands.Say(text="hello?"))
        assert [ear.count("chat") for ear in ears] == [1, 2]


async def test_presence_is_shown_and_several_tabs_are_one_person(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await here.running(*people)
        watcher = await here.listen(room, None)
        tabs = [await here.listen(room, people[0]) for _ in range(2)]
        assert watcher.last("table")["seats"][0]["present"]
        here.tables.presence.leave(room, tabs[0])
        assert watcher.last("table")["seats"][0]["present"]
        here.tables.presence.leave(room, tabs[1])
        assert not watcher.last("table")["seats"][0].get("present", False)
        assert watcher.last("table")["seats"][0]["away_since"] == here.clock()


async def test_a_new_name_and_portrait_are_seen_at_the_table(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await here.running(*people)
        ear = await here.listen(room, None)
        renamed = msgspec.structs.replace(people[0], name="Countess", portrait="archer")
        await here.store.update_person(renamed)
        await here.tables.departures.on_person_changed(people[0], renamed)
        told = ear.last("table")["seats"]
        assert (told[0]["name"], told[0]["portrait"]) == ("Countess", "archer")
        assert "portrait" not in told[1]
        late = await here.open_table(renamed, OPEN, OPEN)
        assert late.table.seats[0].portrait == "archer"


async def test_whoever_leaves_for_good_leaves_a_bot_and_no_name(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await here.running(*people)
        await here.tables.departures.on_person_changed(people[0], None)
        await here.store.delete_person(people[0].id)
        assert room.table.seats[0].bot == "steward"
        await here.do(room, people[1], commands.Resign())
        assert room.table.names[0] == "steward 1"
        assert room.table.status == "over"


async def test_the_lobby_follows_listed_tables_only(address: str) -> None:
    async with parlour(address) as here:
        ada, bob = await here.people(2)
        visitor = Ear(None)
        here.tables.lobby.subscribe(visitor)
        await here.open_table(ada, OPEN, OPEN, listed=False)
        room = await here.open_table(ada, OPEN, OPEN)
        assert visitor.heard[0] == {"t": "lobby", "tables": []}
        assert visitor.last("listed")["id"] == room.table.id
        assert visitor.last("listed")["summary"]["seats"][0]["name"] == "Ada"
        await here.do(room, bob, commands.Sit())
        await here.until(lambda: visitor.last("listed")["status"] == "running")
        for person in (ada, bob):
            await here.do(room, person, commands.Resign())
        assert visitor.last("unlisted")["id"] == room.table.id


async def test_a_room_that_nobody_needs_is_put_away_and_comes_back(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think_on(*_: object) -> str:
        return await asyncio.Future[str]()

    async with parlour(address, idle_unload=60) as here:
        monkeypatch.setattr(here.bots, "choose", think_on)
        people = await here.people(2)
        room = await here.running(*people)
        busy = await here.open_table(people[0], OPEN, BOT, options={"start": 1})
        await here.until(lambda: busy.bot_task is not None)
        ear = await here.listen(room, people[0])
        here.clock.now += 61_000
        await here.tables.housekeeping.sweep()
        assert len(here.tables.rooms.registry) == 2
        here.tables.presence.leave(room, ear)
        here.clock.now += 61_000
        await here.tables.housekeeping.sweep()
        assert len(here.tables.rooms.registry) == 1
        again = await here.tables.rooms.open(room.table.id)
        assert again is not room
        assert again.table.record() == room.table.record()
        assert await here.tables.rooms.open(busy.table.id) is busy
