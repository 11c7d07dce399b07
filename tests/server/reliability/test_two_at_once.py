"""Two clients acting at once, duplicates, reordered and stale messages: exactly one is applied."""

import asyncio
from pathlib import Path

import msgspec

from tests.server.hosting import Club, Guest, Json, Wire, club, first_of


def play(update: Json, name: str) -> str:
    """Write the command that plays an update's first action."""
    return msgspec.json.encode(
        {"t": "play", "id": name, "version": update["version"], "action": first_of(update)}
    ).decode()


async def at_the_table(club: Club) -> tuple[list[Guest], str, list[Wire]]:
    """Let two guests play Knights over a wire each; return the one to act first."""
    guests = [await club.guest("Ada"), await club.guest("Béla")]
    room = await club.table(*guests)
    if room.table.to_act:
        guests.reverse()
    return guests, room.table.id, [await guest.sit(room.table.id) for guest in guests]


async def answers(*wires: Wire) -> list[Json]:
    return [await wire.until("done", "refused") for wire in wires]


async def test_of_two_tabs_that_act_at_once_one_is_obeyed_and_the_other_told(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        (ada, _), table, (wire, other) = await at_the_table(server)
        tab = await ada.sit(table)
        version, words = wire.state["match"]["version"], play(wire.state["match"], "same")
        await asyncio.gather(wire.say(words), tab.say(words))
        found = await answers(wire, tab)
        assert sorted(answer["t"] for answer in found) == ["done", "refused"]
        loser = wire if found[0]["t"] == "refused" else tab
        assert next(answer for answer in found if answer["t"] == "refused")["problem"]["code"] == "stale"
        assert loser.told[-2]["t"] == "state"
        assert loser.state["match"]["version"] == version + 1
        assert [one["version"] for one in await other.settled() if one["t"] == "update"] == [version + 1]
        await server.is_as_kept(table)


async def test_a_command_that_arrives_twice_is_applied_once(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        _, table, (wire, _) = await at_the_table(server)
        words = play(wire.state["match"], "twice")
        await wire.say(words)
        await wire.say(words)
        first, second = await wire.until("done", "refused"), await wire.until("done", "refused")
        assert (first["t"], first["id"]) == ("done", "twice")
        assert (second["t"], second["problem"]["code"], second["id"]) == ("refused", "stale", "twice")
        assert (await server.tables.rooms.open(table)).table.version == first["version"]


async def test_a_reordered_message_is_stale_whatever_it_says(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        _, table, (wire, _) = await at_the_table(server)
        match = wire.state["match"]
        for early in (match["version"] + 1, match["version"] + 7, match["version"] - 1):
            answer = await wire.ask("play", version=early, action=first_of(match))
            assert answer["problem"]["code"] == "stale"
            assert answer["problem"]["facts"]["version"] == match["version"]
        assert (await wire.ask("undo", version=match["version"] + 1))["problem"]["code"] == "stale"
        stop = await wire.ask("propose", version=match["version"] + 1, what="stop")
        assert stop["problem"]["code"] == "stale"
        assert (await wire.ask("play", version=match["version"], action=first_of(match)))["t"] == "done"
        await server.is_as_kept(table)


async def test_of_two_seats_only_the_one_to_act_is_obeyed(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        _, table, (wire, other) = await at_the_table(server)
        words = play(wire.state["match"], "mine")
        await asyncio.gather(other.say(words), wire.say(words))
        done, refused = await answers(wire, other)
        assert done["t"] == "done"
        assert refused["problem"]["code"] in ("not-your-turn", "stale")
        assert (await server.tables.rooms.open(table)).table.version == done["version"]


async def test_many_tabs_that_send_everything_at_once_leave_one_line_for_each_version(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guests, table, wires = await at_the_table(server)
        tabs = [*wires, *[await guest.sit(table) for guest in guests for _ in range(3)]]

        async def hammer(tab: Wire) -> list[int]:
            match, done = tab.state["match"], []
            for _ in range(12):
                action = first_of(match) if match.get("legal") else "roll"
                answer = await tab.ask("play", version=match["version"], action=action)
                match = next((one for one in reversed(tab.told) if one["t"] == "update"), match)
                if answer["t"] == "done":
                    done.append(answer["version"])
                elif answer["problem"]["code"] == "stale":
                    match = tab.state["match"]
            return done

        versions = [version for done in await asyncio.gather(*map(hammer, tabs)) for version in done]
        assert len(set(versions)) == len(versions) > 0
        room = await server.tables.rooms.open(table)
        assert room.table.version == 1 + len(versions)
        await server.is_as_kept(table)
