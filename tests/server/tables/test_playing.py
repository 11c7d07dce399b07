"""A match at a table: playing, taking back, asking, giving up, ending."""

import msgspec
import pytest

import tafelrunde as tr
from tafelrunde.core.errors import BadNotation, IllegalAction, NoUndo
from tafelrunde.core.proof import verify
from tafelrunde.core.record import Record
from tafelrunde.protocol import commands
from tafelrunde.protocol.clocks import MatchClock, TurnClock
from tafelrunde.server.errors import FailedPrecondition, Forbidden
from tafelrunde.server.tables.clock import GRACE
from tests.server.hand_clock import Clock
from tests.server.tables.parlour import BOT, OPEN, parlour
from tests.walks import choose

MINUTE = 60_000


async def test_only_the_seat_to_act_plays_and_only_what_is_legal(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await here.running(*people)
        acting, waiting = (people[seat] for seat in (room.table.to_act or 0, 1 - (room.table.to_act or 0)))
        version = room.table.version
        with pytest.raises(FailedPrecondition, match="not-your-turn"):
            await here.do(room, waiting, commands.Play(version=version, action="end"))
        with pytest.raises(IllegalAction):
            await here.do(room, acting, commands.Play(version=version, action="king"))
        with pytest.raises(BadNotation):
            await here.do(room, acting, commands.Play(version=version, action="castle e1"))
        assert room.table.version == version
        await here.play(room, *people)
        assert room.table.version == version + 1


async def test_what_was_seen_too_early_is_not_played(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await here.running(*people)
        seat = await here.play(room, *people, action="tuck left")
        with pytest.raises(FailedPrecondition, match="stale"):
            await here.do(room, people[seat], commands.Play(version=room.table.version - 1, action="take left"))


async def test_a_stranger_may_watch_but_not_play(address: str) -> None:
    async with parlour(address) as here:
        *people, cleo = await here.people(3)
        room = await here.running(*people)
        ear = await here.listen(room, cleo)
        with pytest.raises(Forbidden, match="not-seated"):
            await here.do(room, cleo, commands.Play(version=room.table.version, action="take left"))
        await here.play(room, *people)
        assert ear.last("update")["version"] == room.table.version
        assert "legal" not in ear.last("update")


async def test_where_watching_is_not_wanted_strangers_see_no_match(address: str) -> None:
    async with parlour(address) as here:
        *people, cleo = await here.people(3)
        room = await here.running(*people, watch=False)
        ear = await here.listen(room, cleo)
        await here.play(room, *people)
        assert ear.last("state")["match"] is None
        assert ear.last("state")["log"] == []
        assert ear.count("update") == 0
        with pytest.raises(Forbidden, match="not-watching"):
            await here.do(room, cleo, commands.Say(text="what is going on?"))
        await here.do(room, people[0], commands.Say(text="among ourselves"))
        assert ear.count("chat") == 0
        assert (await here.listen(room, cleo)).last("state")["chat"] == []


async def test_only_whoever_is_to_act_is_told_what_is_legal(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await here.running(*people)
        ears = [await here.listen(room, person) for person in people]
        await here.play(room, *people)
        told = ["legal" in ear.last("update") for ear in ears]
        assert told == [seat == room.table.to_act for seat in range(2)]


async def test_taking_back_stops_at_dice(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await here.running(*people, game="court")
        seat = await here.play(room, *people, action="roll")
        with pytest.raises(NoUndo):
            await here.do(room, people[seat], commands.Undo(version=room.table.version))
        assert room.table.match is not None
        first = next(str(a) for a in room.table.match.position.legal() if str(a).startswith("aside"))
        await here.play(room, *people, action=first)
        before = len(room.table.match.entries)
        ear = await here.listen(room, people[seat])
        assert ear.last("state")["match"]["undo"]
        await here.do(room, people[seat], commands.Undo(version=room.table.version))
        assert len(room.table.match.entries) == before - 1
        assert ear.last("update")["events"] == [{"code": "table-undone", "facts": {"seat": seat}}]


async def test_everybody_has_to_agree_to_take_more_back(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(3)
        room = await here.running(*people, game="court")
        seat = await here.play(room, *people, action="roll")
        assert room.table.match is not None
        rolled = room.table.match.entries[-1]
        await here.do(room, people[seat], commands.Propose(version=room.table.version, what="undo"))
        others = [person for person in people if person is not people[seat]]
        await here.do(room, others[0], commands.Answer(agree=True))
        assert room.table.match.entries[-1] == rolled
        await here.do(room, others[1], commands.Answer(agree=True))
        assert room.table.to_act == seat
        assert rolled not in room.table.match.entries


async def test_one_refusal_is_enough_and_play_goes_on_meanwhile(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(3)
        room = await here.running(*people)
        seat = await here.play(room, *people)
        await here.do(room, people[seat], commands.Propose(version=room.table.version, what="undo"))
        with pytest.raises(FailedPrecondition, match="proposal-pending"):
            await here.do(room, people[seat], commands.Propose(version=room.table.version, what="stop"))
        await here.do(room, people[seat - 1], commands.Answer(agree=False))
        assert room.table.proposal is None
        await here.do(room, people[seat], commands.Propose(version=room.table.version, what="undo"))
        await here.play(room, *people)
        with pytest.raises(FailedPrecondition, match="nothing-proposed"):
            await here.do(room, people[seat - 1], commands.Answer(agree=True))


async def test_against_bots_alone_nobody_has_to_be_asked(address: str) -> None:
    async with parlour(address) as here:
        ada = await here.person("Ada")
        room = await here.open_table(ada, OPEN, BOT, game="court", options={"start": 0})
        await here.until(lambda: room.table.to_act == 0)
        await here.do(room, ada, commands.Play(version=room.table.version, action="roll"))
        await here.do(room, ada, commands.Propose(version=room.table.version, what="undo"))
        assert room.table.match is not None
        assert room.table.match.position.legal() == [room.table.game.action("roll")]


async def test_all_may_agree_to_stop(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await here.running(*people)
        await here.do(room, people[0], commands.Propose(version=room.table.version, what="stop"))
        await here.play(room, *people)
        await here.do(room, people[1], commands.Answer(agree=True))
        assert (room.table.status, room.table.ending) == ("over", "agreed")
        record = Record.loads(room.table.record().dumps())
        assert verify(record).wrong is None
        assert record.end is None


async def test_a_bot_plays_on_for_whoever_gives_up(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(3)
        room = await here.running(*people)
        seat = room.table.to_act
        assert seat is not None
        await here.do(room, people[seat], commands.Resign())
        assert room.table.seats[seat].bot == "steward"
        await here.until(lambda: room.table.to_act != seat)
        assert here.bots.asked > 0
        with pytest.raises(Forbidden, match="not-seated"):
            await here.do(room, people[seat], commands.Resign())


async def test_when_nobody_is_left_the_match_ends(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await here.running(*people)
        for person in people:
            await here.do(room, person, commands.Resign())
        assert (room.table.status, room.table.ending) == ("over", "abandoned")


async def test_whoever_is_away_long_can_be_voted_out_by_more_than_half(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(4)
        room = await here.running(*people)
        away = await here.listen(room, people[3])
        with pytest.raises(FailedPrecondition, match="not-absent"):
            await here.do(room, people[0], commands.Vote(seat=3))
        here.tables.presence.leave(room, away)
        here.clock.now += MINUTE + 1
        with pytest.raises(FailedPrecondition, match="cannot-be-removed"):
            await here.do(room, people[0], commands.Vote(seat=0))
        ear = await here.listen(room, people[2])
        await here.do(room, people[0], commands.Vote(seat=3))
        await here.do(room, people[0], commands.Vote(seat=3))
        assert room.table.seats[3].is_human
        assert ear.last("table")["seats"][3]["votes"] == [0]
        await here.do(room, people[1], commands.Vote(seat=3))
        assert room.table.seats[3].bot == "steward"


async def test_whoever_comes_back_is_no_longer_voted_about(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(3)
        room = await here.running(*people)
        here.clock.now += MINUTE + 1
        await here.do(room, people[0], commands.Vote(seat=2))
        await here.listen(room, people[2])
        assert room.table.seats[2].votes == set()
        with pytest.raises(FailedPrecondition, match="not-absent"):
            await here.do(room, people[1], commands.Vote(seat=2))


async def test_a_bot_plays_on_when_time_is_up(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await here.running(*people, clock=TurnClock(5))
        seat = room.table.to_act
        assert seat is not None
        here.clock.now += GRACE + 6_000
        # Anything that happens at the table looks at its clock.
        await here.do(room, people[1 - seat], commands.Propose(version=room.table.version, what="stop"))
        await here.until(lambda: b'"table-time"' in msgspec.json.encode(list(room.table.log)))
        assert room.table.seats[seat].bot == "steward"


async def test_a_restart_stops_the_clock(address: str) -> None:
    clock = Clock()
    async with parlour(address, clock) as here:
        people = await here.people(2)
        room = await here.running(*people, clock=MatchClock(600))
        seat, name = room.table.to_act, room.table.id
        assert seat is not None
        await here.do(room, people[seat], commands.Seen(version=room.table.version))
        clock.now += MINUTE
    clock.now += 60 * MINUTE
    async with parlour(address, clock) as here:
        room = await here.tables.rooms.open(name)
        assert room.table.clock.remaining(clock.now)[seat] == 9 * MINUTE
        clock.now += MINUTE
        await here.play(room, *people)
        assert room.table.clock.remaining(clock.now)[seat] == 8 * MINUTE


async def test_a_rematch_takes_one_action_each(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await here.running(*people)
        with pytest.raises(FailedPrecondition, match="not-over"):
            await here.do(room, people[0], commands.Rematch())
        for person in people:
            await here.do(room, person, commands.Resign())
        first = await here.tables.commands.handle(room, people[1], commands.Rematch())
        second = await here.tables.commands.handle(room, people[0], commands.Rematch())
        assert first.table == second.table is not None
        again = await here.tables.rooms.open(first.table or "")
        await here.until(lambda: again.table.status == "running")
        assert again.table.commitment != room.table.commitment
        assert (again.table.plan.before, room.table.rematch) == (room.table.id, again.table.id)


@pytest.mark.parametrize("game", tr.games())
async def test_a_whole_match_ends_with_a_record_that_can_be_verified(game: str, address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(3)
        room = await here.running(*people, game=game)
        ear = await here.listen(room, people[0])
        draw = tr.seeded(7)
        while room.table.status == "running":
            assert room.table.match
            await here.play(room, *people, action=str(choose(room.table.match.position, draw)))
        assert ear.last("update")["outcome"]["scores"]
        assert ear.last("table")["secret"] == room.table.plan.secret
        record = Record.loads(room.table.record().dumps())
        assert verify(record).wrong is None
        assert record.end is not None
        imported = await here.tables.factory.import_record(people[1], record, 100)
        assert imported.table.record().entries == record.entries
        assert imported.table.names == ["Ada", "Bob", "Cleo"]
        assert imported.table.id in [row.id for row in await here.store.tables_of(people[1].id)]
