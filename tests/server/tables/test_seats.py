"""Who sits where, before a match begins."""

import pytest

from tafelrunde.core.errors import BadOption, TafelrundeError
from tafelrunde.protocol import commands
from tafelrunde.server.errors import FailedPrecondition, Forbidden
from tafelrunde.server.tables.creation import NewTable, SeatWish
from tests.server.tables.parlour import BOT, OPEN, RESERVED, parlour


async def test_whoever_sets_a_table_up_sits_at_it_and_bots_fill_the_rest(address: str) -> None:
    async with parlour(address) as here:
        ada = await here.person("Ada")
        room = await here.open_table(ada, OPEN, BOT, BOT)
        assert room.table.seat_of(ada.id) == 0
        await here.until(lambda: room.table.status == "running")


async def test_a_match_begins_when_the_last_seat_is_taken(address: str) -> None:
    async with parlour(address) as here:
        ada, bob = await here.people(2)
        room = await here.open_table(ada, OPEN, OPEN)
        assert not room.table.is_full
        await here.do(room, bob, commands.Sit())
        await here.until(lambda: room.table.status == "running")
        assert room.table.names == ["Ada", "Bob"]


async def test_nobody_has_two_seats_and_no_seat_two_people(address: str) -> None:
    async with parlour(address) as here:
        ada, bob, cleo = await here.people(3)
        room = await here.open_table(ada, OPEN, OPEN, OPEN)
        with pytest.raises(FailedPrecondition, match="already-seated"):
            await here.do(room, ada, commands.Sit())
        await here.do(room, bob, commands.Sit(seat=2))
        for seat in (0, 2, 5):
            with pytest.raises(FailedPrecondition, match="no-seat-free"):
                await here.do(room, cleo, commands.Sit(seat=seat))
        await here.do(room, cleo, commands.Sit())
        assert room.table.seat_of(cleo.id) == 1


async def test_a_reserved_seat_needs_its_key(address: str) -> None:
    async with parlour(address) as here:
        ada, bob = await here.people(2)
        room = await here.open_table(ada, OPEN, RESERVED)
        with pytest.raises(FailedPrecondition, match="no-seat-free"):
            await here.do(room, bob, commands.Sit(key="guessed"))
        await here.do(room, bob, commands.Sit(key=room.table.seats[1].plan.key))
        assert room.table.seat_of(bob.id) == 1


async def test_leaving_frees_a_seat_until_the_match_begins(address: str) -> None:
    async with parlour(address) as here:
        ada, bob = await here.people(2)
        room = await here.open_table(ada, OPEN, OPEN, OPEN)
        await here.do(room, bob, commands.Sit())
        await here.do(room, bob, commands.Leave())
        assert room.table.seats[1].is_free
        with pytest.raises(Forbidden, match="not-seated"):
            await here.do(room, bob, commands.Leave())


async def test_only_the_host_fills_up_and_calls_off(address: str) -> None:
    async with parlour(address) as here:
        ada, bob = await here.people(2)
        room = await here.open_table(ada, OPEN, OPEN, OPEN)
        for command in (commands.Fill(bot="random"), commands.Cancel()):
            with pytest.raises(Forbidden, match="host-only"):
                await here.do(room, bob, command)
        with pytest.raises(FailedPrecondition, match="unknown-bot"):
            await here.do(room, ada, commands.Fill(bot="oracle"))
        await here.do(room, ada, commands.Fill(bot="random"))
        await here.until(lambda: room.table.status == "running")
        with pytest.raises(FailedPrecondition, match="already-started"):
            await here.do(room, ada, commands.Cancel())


async def test_the_host_seats_one_bot_at_a_time_and_sends_it_away_again(address: str) -> None:
    async with parlour(address) as here:
        ada, bob = await here.people(2)
        room = await here.open_table(ada, OPEN, OPEN, SeatWish("reserved", person=bob.id), OPEN)
        await here.do(room, ada, commands.Fill(bot="random", seat=3))
        assert [seat.bot for seat in room.table.seats] == [None, None, None, "random"]
        for taken in (0, 2, 3, 5):
            with pytest.raises(FailedPrecondition, match="no-seat-free"):
                await here.do(room, ada, commands.Fill(bot="random", seat=taken))
        with pytest.raises(Forbidden, match="host-only"):
            await here.do(room, bob, commands.Dismiss(seat=3))
        await here.do(room, ada, commands.Dismiss(seat=3))
        assert (room.table.seats[3].is_free, room.table.seats[3].kind) == (True, "open")


async def test_a_table_that_is_called_off_is_over_and_leaves_the_lobby(address: str) -> None:
    async with parlour(address) as here:
        ada = await here.person("Ada")
        room = await here.open_table(ada, OPEN, OPEN)
        assert [listed.id for listed in here.tables.lobby.page().tables] == [room.table.id]
        await here.do(room, ada, commands.Cancel())
        assert (room.table.status, room.table.ending) == ("over", "cancelled")
        assert here.tables.lobby.page().tables == []


@pytest.mark.parametrize(
    "wish",
    [
        NewTable(game="chess", seats=[OPEN, OPEN]),
        NewTable(game="knights", seats=[OPEN]),
        NewTable(game="court", seats=[OPEN] * 6),
        NewTable(game="knights", seats=[OPEN, SeatWish("bot", "oracle")]),
        NewTable(game="torres", seats=[OPEN, OPEN], options={"variant": "giant"}),
        NewTable(game="torres", seats=[OPEN, OPEN], options={"colour": "red"}),
    ],
)
async def test_an_impossible_table_is_refused(wish: NewTable, address: str) -> None:
    async with parlour(address) as here:
        ada = await here.person("Ada")
        with pytest.raises(TafelrundeError) as refused:
            await here.tables.factory.create(ada, wish)
        assert isinstance(refused.value, BadOption) or refused.value.problem.code == "unknown-game"
