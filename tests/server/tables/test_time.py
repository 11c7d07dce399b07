"""Nobody gains time by taking back, pays for a pause of the server, or is absent while acting."""

import pytest

from tafelrunde.protocol import commands
from tafelrunde.protocol.clocks import ClockKind, DaysClock, MatchClock, TurnClock
from tafelrunde.server.errors import FailedPrecondition
from tafelrunde.server.store import Person
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.clock import GRACE
from tafelrunde.server.tables.evolve import evolve, fold
from tafelrunde.server.tables.housekeeping import OUTAGES_KEPT
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.table import Table
from tests.server.hand_clock import Clock
from tests.server.tables.parlour import BOT, OPEN, Parlour, parlour

SECOND, MINUTE = 1000, 60_000


async def refolded(here: Parlour, room: Room) -> Table:
    """Return the table as a server that starts anew finds it."""
    lines = await here.store.journal(room.table.id)
    return fold(room.table.id, [(line.at, journal.decode(line.body)) for line in lines], here.tables.outages)


async def torres(here: Parlour, *people: Person, clock: ClockKind) -> Room:
    """Return a table at which all knights are placed and turns can be ended."""
    room = await here.running(*people, game="torres", clock=clock)
    while room.table.match and "end" not in map(str, room.table.match.position.legal()):
        await here.play(room, *people)
    return room


async def end_turn(here: Parlour, room: Room, *people: Person) -> None:
    """Let whoever is to act come to an end, whatever the game asks for before that."""
    seat = room.table.to_act
    while room.table.match and room.table.to_act == seat:
        legal = [str(action) for action in room.table.match.position.legal()]
        await here.play(room, *people, action="end" if "end" in legal else legal[0])


async def test_ending_and_undoing_does_not_refill_a_turn_clock(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await torres(here, *people, clock=TurnClock(60))
        seat = room.table.to_act or 0
        for _ in range(20):
            await here.play(room, *people, action="end")
            here.clock.now += SECOND
            await here.do(room, people[seat], commands.Undo(version=room.table.version))
            here.clock.now += SECOND
        assert room.table.to_act == seat
        assert room.table.clock.remaining(here.clock.now) == [20 * SECOND if n == seat else 60_000 for n in (0, 1)]
        assert (await refolded(here, room)).clock.remaining(here.clock.now)[seat] == 20 * SECOND


async def test_increments_do_not_pile_up_by_ending_and_undoing(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await torres(here, *people, clock=MatchClock(120, 30))
        seat, before = room.table.to_act or 0, room.table.clock.remaining(here.clock.now)
        for _ in range(20):
            await here.play(room, *people, action="end")
            await here.do(room, people[seat], commands.Undo(version=room.table.version))
        assert room.table.clock.remaining(here.clock.now) == before
        assert (await refolded(here, room)).clock.remaining(here.clock.now) == before


async def test_an_undo_that_would_cost_the_seat_is_refused_instead(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await torres(here, *people, clock=TurnClock(30))
        seat = room.table.to_act or 0
        here.clock.now += GRACE + 20 * SECOND
        await here.play(room, *people, action="end")
        here.clock.now += 11 * SECOND
        version = room.table.version
        with pytest.raises(FailedPrecondition, match="no-time-to-undo"):
            await here.do(room, people[seat], commands.Undo(version=version))
        assert (room.table.to_act, room.table.version) == (1 - seat, version)
        await here.do(room, people[seat], commands.Propose(version=version, what="undo"))
        await here.do(room, people[1 - seat], commands.Answer(agree=True))
        assert room.table.clock.remaining(here.clock.now)[seat] == 10 * SECOND


async def test_an_agreed_take_back_over_several_turns_gives_everybody_what_they_had(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(3)
        room = await torres(here, *people, clock=MatchClock(600, 10))
        seat = room.table.to_act or 0
        here.clock.now += 5 * SECOND
        before = room.table.clock.remaining(here.clock.now)
        for _ in people:
            await end_turn(here, room, *people)
            here.clock.now += 20 * SECOND
        assert room.table.to_act == seat
        await here.do(room, people[seat], commands.Propose(version=room.table.version, what="undo"))
        for other in {0, 1, 2} - {seat}:
            await here.do(room, people[other], commands.Answer(agree=True))
        before[seat] -= 20 * SECOND  # the asker thought in the turn that is undone
        assert room.table.clock.remaining(here.clock.now) == before
        assert (await refolded(here, room)).clock.remaining(here.clock.now) == before


async def test_taking_back_from_bots_gives_no_time_to_think(address: str) -> None:
    async with parlour(address) as here:
        ada = await here.person("Ada")
        room = await here.open_table(ada, OPEN, BOT, game="torres", clock=DaysClock(1))
        await here.until(lambda: room.table.to_act == 0)
        while room.table.match and "end" not in map(str, room.table.match.position.legal()):
            await here.play(room, ada)
            await here.until(lambda: room.table.to_act == 0)
        for hours in range(1, 6):
            async with room.lock:  # and it is kept
                entries = len(room.table.match.entries) if room.table.match else 0
            await here.play(room, ada, action="end")
            await here.until(lambda: room.table.to_act == 0)
            async with room.lock:
                here.clock.now += 60 * MINUTE
            await here.do(room, ada, commands.Propose(version=room.table.version, what="undo"))
            assert room.table.match is not None
            assert len(room.table.match.entries) == entries
            assert room.table.clock.remaining(here.clock.now)[0] == (24 - hours) * 60 * MINUTE


async def test_time_begins_when_the_question_was_seen_and_a_restart_knows_it(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await here.running(*people, clock=TurnClock(30))
        seat = room.table.to_act or 0
        ear = await here.listen(room, people[1 - seat])
        here.clock.now += 2 * SECOND
        version = room.table.version
        for teller, seen in ((1 - seat, version), (seat, version - 1), (seat, version), (seat, version)):
            await here.do(room, people[teller], commands.Seen(version=seen))
        told = [message for message in ear.heard if message["t"] == "update"]
        assert [(update["version"], update["events"], update["clocks"].get("waits")) for update in told] == [
            (version, [], None)
        ]
        here.clock.now += 10 * SECOND
        assert room.table.clock.remaining(here.clock.now)[seat] == 20 * SECOND
        folded = await refolded(here, room)
        assert (folded.clock.remaining(here.clock.now), folded.steps, folded.seen) == (
            room.table.clock.remaining(here.clock.now),
            room.table.steps,
            1,
        )


async def test_nobody_has_more_than_the_grace_however_late_they_see_the_question(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await here.running(*people, clock=MatchClock(60))
        seat = room.table.to_act or 0
        here.clock.now += GRACE + 7 * SECOND
        await here.do(room, people[seat], commands.Seen(version=room.table.version))
        assert room.table.clock.remaining(here.clock.now)[seat] == 53 * SECOND
        assert room.table.seen == 0


def test_a_journal_of_version_0_1_folds_to_the_clocks_that_it_had() -> None:
    created = b'{"t":"created","game":"torres","options":{"players":2},"seats":[{"kind":"open"},{"kind":"open"}],'
    created += b'"clock":{"kind":"match","seconds":120,"increment":30},"listed":true,"watch":true,'
    created += b'"host":"a","secret":"00"}'
    played = b'{"t":"played","did":[{"by":0,"do":"end"}],"to_act":1}'
    bodies = [b"[%s]" % created, b'[{"t":"sat","seat":0,"person":"a"},{"t":"sat","seat":1,"person":"b"}]']
    bodies += [b'[{"t":"started","did":[],"to_act":0}]', b"[%s]" % played, b'[{"t":"undone","seat":0,"entries":0}]']
    table = Table("old", 0, journal.decode(bodies[0])[0])  # type: ignore[arg-type]
    for body in bodies[1:]:
        evolve(table, journal.decode(body), 0)
    assert table.clock.remaining(0) == [180 * SECOND, 150 * SECOND]


async def test_a_pause_is_known_at_every_table_and_kept(address: str) -> None:
    clock = Clock()
    async with parlour(address, clock) as here:
        people = await here.people(2)
        room = await here.running(*people, clock=TurnClock(30))
        seat, name = room.table.to_act or 0, room.table.id
        paused = clock.now
        clock.now += 10 * MINUTE
        here.tables.outages.note(paused, clock.now)  # as the server's clock does
        assert room.table.clock.remaining(clock.now)[seat] == 30 * SECOND
        ear = await here.listen(room, people[seat])
        await here.tables.housekeeping.beat()
        assert (paused, clock.now) in await here.store.outages()
        await here.until(lambda: ear.count("update") == 1)
        told = ear.last("update")
        assert (told["version"], told["events"]) == (room.table.version, [])
        assert told["clocks"]["left"][seat] == 30 * SECOND
        await here.tables.housekeeping.beat()  # nothing is told twice
        assert ear.count("update") == 1
    async with parlour(address, clock) as here:
        room = await here.tables.rooms.open(name)
        assert room.table.clock.remaining(clock.now)[seat] == 30 * SECOND


async def test_outages_are_forgotten_once_no_match_needs_them(address: str) -> None:
    async with parlour(address) as here:
        here.tables.outages.note(1000, 2000)
        people = await here.people(2)
        room = await here.running(*people)
        here.clock.now += 40 * MINUTE
        during = here.clock.now - MINUTE, here.clock.now
        here.tables.outages.note(*during)
        here.clock.now += OUTAGES_KEPT + MINUTE
        await here.tables.housekeeping.beat()
        await here.tables.housekeeping.purge()
        assert list(here.tables.outages) == await here.store.outages() == [during]
        for person in people:
            await here.do(room, person, commands.Resign())
        assert room.table.status == "over"
        await here.tables.housekeeping.purge()
        assert list(here.tables.outages) == await here.store.outages() == []


async def test_whoever_acts_without_a_connection_is_not_absent(address: str) -> None:
    async with parlour(address) as here:
        ada, bob = await here.people(2)
        room = await here.running(ada, bob)
        here.clock.now += 5 * MINUTE
        await here.do(room, ada, commands.Coach(on=True))
        here.clock.now += 200
        with pytest.raises(FailedPrecondition, match="not-absent"):
            await here.do(room, bob, commands.Vote(seat=0))
        assert room.table.seats[0].is_human
        here.clock.now += MINUTE
        await here.do(room, bob, commands.Vote(seat=0))
        assert room.table.seats[0].bot == "steward"


@pytest.mark.parametrize("sign", ["look", "ping", "say", "refused"])
async def test_every_sign_of_life_ends_a_vote_and_is_told(address: str, sign: str) -> None:
    async with parlour(address) as here:
        ada, bob, cleo = await here.people(3)
        room = await here.running(ada, bob, cleo)
        ear = await here.listen(room, bob)
        here.clock.now += 5 * MINUTE
        await here.do(room, bob, commands.Vote(seat=0))
        assert ear.last("table")["seats"][0]["votes"] == [1]
        match sign:
            case "look":
                await here.tables.presence.look(room, ada.id, ear.wants)
            case "ping":
                await here.do(room, ada, commands.Ping())
            case "say":
                await here.do(room, ada, commands.Say(text="I am here"))
            case _:
                with pytest.raises(FailedPrecondition):
                    await here.do(room, ada, commands.Play(version=99, action="end"))
        seat = ear.last("table")["seats"][0]
        assert (seat.get("votes", []), seat["away_since"]) == ([], here.clock.now)
        with pytest.raises(FailedPrecondition, match="not-absent"):
            await here.do(room, cleo, commands.Vote(seat=0))


async def test_a_refused_vote_is_not_counted(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(3)
        room = await here.running(*people)
        with pytest.raises(FailedPrecondition, match="not-absent"):
            await here.do(room, people[0], commands.Vote(seat=2))
        assert room.table.seats[2].votes == set()


async def test_nobody_is_absent_because_the_server_was_away(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await here.running(*people)
        asleep = here.clock.now
        here.clock.now += 60 * MINUTE
        here.tables.outages.note(asleep, here.clock.now)
        with pytest.raises(FailedPrecondition, match="not-absent"):
            await here.do(room, people[0], commands.Vote(seat=1))


async def test_an_active_player_who_looks_is_told_about_only_when_it_matters(address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await here.running(*people)
        ear = await here.listen(room, people[1])
        before = ear.count("table")
        for _ in range(10):
            here.clock.now += SECOND
            await here.do(room, people[0], commands.Ping())
        assert ear.count("table") == before
