"""Several people on one device: the host acts for them, nobody else can, and hidden cards stay covered."""

from random import Random
from typing import Any, Literal

import msgspec
import pytest

import tafelrunde as tr
from tafelrunde.core.errors import BadOption, TafelrundeError
from tafelrunde.core.fairness import contribution_hash
from tafelrunde.protocol import commands
from tafelrunde.protocol.clocks import TurnClock
from tafelrunde.server.errors import FailedPrecondition, Forbidden, Refused
from tafelrunde.server.store import Person
from tafelrunde.server.tables.creation import NewTable, SeatWish, plan_of
from tafelrunde.server.tables.my_tables import yours
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.updates import PLAIN
from tests.server.hosting import essence
from tests.server.tables.parlour import BOT, OPEN, Ear, Parlour, parlour

HIDING = [name for name in tr.games() if tr.game(name).hides]
PLAIN_GAMES = [name for name in tr.games() if not tr.game(name).hides]
BEN, EVA = SeatWish("device", name="Ben"), SeatWish("device", name="Eva")


async def family(here: Parlour, *seats: SeatWish, game: str = HIDING[0], **more: Any) -> tuple[Person, Room]:
    """Return the host, and a table whose match has begun."""
    ada = await here.person("Ada")
    room = await here.open_table(ada, *(seats or (OPEN, BEN, EVA)), game=game, **more)
    await here.until(lambda: room.table.status == "running")
    async with room.lock:
        return ada, room


async def act(here: Parlour, room: Room, ada: Person, action: str | None = None) -> None:
    """Let whoever is to act take the device and do something."""
    table = room.table
    assert table.match is not None
    if table.game.hides:
        await here.do(room, ada, commands.Hand(seat=table.to_act))
    chosen = action or str(here.random.choice(table.match.position.legal()))
    await here.do(room, ada, commands.Play(version=table.version, action=chosen))


def seen(room: Room, person: Person | None) -> dict[str, Any]:
    """Return what a person may know of the match."""
    state = room.state(person.id if person else None, PLAIN, 0)
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state.match))
    return found


def as_seat(room: Room, seat: int | None) -> Any:
    """Return what a seat may see of the position."""
    assert room.table.match is not None
    return msgspec.json.decode(msgspec.json.encode(room.table.match.position.view(seat).written()))


async def test_they_have_names_and_the_match_begins_at_once(address: str) -> None:
    async with parlour(address) as here:
        ada, room = await family(here)
        table = room.table
        assert table.names == ["Ada", "Ben", "Eva"]
        assert table.hands(ada.id) == [0, 1, 2]
        assert table.people == [ada.id]
        shown = room.state(ada.id, PLAIN, 0).table.seats
        assert [(seat.kind, seat.device, seat.who) for seat in shown] == [
            ("human", False, ada.id),
            ("human", True, ada.id),
            ("human", True, ada.id),
        ]
        assert all(seat.kind == "human" for seat in table.header().seats)


@pytest.mark.parametrize("game", tr.games())
async def test_a_whole_match_of_people_and_bots_is_played_on_one_device(address: str, game: str) -> None:
    async with parlour(address) as here:
        ada, room = await family(here, OPEN, BEN, BOT, game=game)
        acted = set()
        while room.table.status == "running" and len(room.table.match.entries) < 400:  # type: ignore[union-attr]
            if room.table.to_act in (0, 1):
                acted.add(room.table.to_act)
                await act(here, room, ada)
            else:
                version = room.table.version
                await here.until(lambda before=version: room.table.version != before)
        assert acted == {0, 1}
        async with room.lock:
            assert {entry.by for entry in room.table.record().entries} >= {0, 1}


@pytest.mark.parametrize("game", HIDING)
async def test_hidden_cards_are_shown_to_whoever_says_to_hold_the_device_and_to_nobody_before(
    address: str, game: str
) -> None:
    async with parlour(address) as here:
        ada, room = await family(here, game=game)
        ear = await here.listen(room, ada)
        for _ in range(60):
            seat, covered = room.table.to_act, seen(room, ada)
            assert seat is not None
            assert ("you" in covered, "legal" in covered) == (False, False)
            assert covered["view"] == as_seat(room, None)

            await here.do(room, ada, commands.Hand(seat=seat))
            held = ear.last("update")
            assert (held["you"], held["events"], held["version"]) == (seat, [], room.table.version)
            assert held["view"] == as_seat(room, seat)
            assert held["legal"]

            while room.table.to_act == seat:
                await act(here, room, ada)
            if room.table.to_act is None:
                break
            after = ear.last("update")
            assert "you" not in after
            assert after["view"] == as_seat(room, None)


@pytest.mark.parametrize("game", HIDING)
async def test_who_looks_on_and_who_plays_elsewhere_never_see_a_hand_of_the_device(address: str, game: str) -> None:
    async with parlour(address) as here:
        ada, bob = await here.people(2)
        room = await here.open_table(ada, OPEN, BEN, OPEN, game=game)
        await here.do(room, bob, commands.Sit())
        await here.until(lambda: room.table.status == "running")
        watcher, other = await here.listen(room, None), await here.listen(room, bob)
        for _ in range(40):
            while room.table.to_act == 2:
                await here.play(room, ada, ada, bob)
            await act(here, room, ada)
            assert (seen(room, None)["view"], seen(room, bob)["view"]) == (as_seat(room, None), as_seat(room, 2))
        heard = [message for ear in (watcher, other) for message in ear.heard if message["t"] == "update"]
        assert not [message for message in heard if "you" in message]
        assert {message["version"] for message in heard} <= {*range(room.table.version + 1)}


async def test_a_hand_is_covered_when_asked_when_the_device_is_put_aside_and_after_a_restart(address: str) -> None:
    async with parlour(address) as here:
        ada, room = await family(here)
        ear = await here.listen(room, ada)
        await here.do(room, ada, commands.Hand(seat=1))
        assert ear.last("update")["you"] == 1
        await here.do(room, ada, commands.Hand())
        assert "you" not in ear.last("update")

        await here.do(room, ada, commands.Hand(seat=1))
        second: Ear = await here.listen(room, ada)
        here.tables.presence.leave(room, second)
        assert room.table.shown_to(ada.id) == 1
        here.tables.presence.leave(room, ear)
        assert room.table.shown_to(ada.id) is None
        assert [seat.away_since is None for seat in room.table.seats] == [False] * 3

        await here.do(room, ada, commands.Hand(seat=2))
        name, before = room.table.id, essence(room.table, 0)
    async with parlour(address) as here:
        again = await here.tables.rooms.open(name)
        assert again.table.names == ["Ada", "Ben", "Eva"]
        assert again.table.in_hand is None
        assert essence(again.table, 0)["entries"] == before["entries"]


async def test_nobody_acts_for_a_covered_hand(address: str) -> None:
    async with parlour(address) as here:
        ada, room = await family(here)
        version, match = room.table.version, room.table.match
        assert match is not None
        play = commands.Play(version=version, action=str(match.position.legal()[0]))
        for command in (play, commands.Resign(), commands.Coach()):
            with pytest.raises(FailedPrecondition, match="hand-covered"):
                await here.do(room, ada, command)
        await here.do(room, ada, commands.Hand(seat=((room.table.to_act or 0) + 1) % 3))
        with pytest.raises(FailedPrecondition, match="not-your-turn"):
            await here.do(room, ada, play)
        assert room.table.version == version


@pytest.mark.parametrize("game", tr.games())
async def test_nobody_but_the_host_acts_for_them(address: str, game: str) -> None:
    async with parlour(address) as here:
        ada, bob, cleo = await here.people(3)
        room = await here.open_table(ada, BEN, EVA, OPEN, game=game, sit=False)
        await here.do(room, bob, commands.Sit())
        await here.until(lambda: room.table.status == "running")
        seat = room.table.to_act
        assert seat is not None
        match = room.table.match
        assert match is not None
        play = commands.Play(version=room.table.version, action=str(match.position.legal()[0]))
        for person, commanded, code in (
            (bob, commands.Hand(seat=0), "not-your-seat"),
            (cleo, commands.Hand(seat=0), "not-your-seat"),
            (cleo, play, "not-seated"),
            (cleo, commands.Resign(), "not-seated"),
            (cleo, commands.Undo(version=play.version), "not-seated"),
            (ada, commands.Hand(seat=2), "not-your-seat"),
            (ada, commands.Hand(seat=5), "not-your-seat"),
        ):
            with pytest.raises(Forbidden, match=code):
                await here.do(room, person, commanded)
        while room.table.to_act == 2:
            await here.play(room, ada, ada, bob)
        match = room.table.match
        assert match is not None
        play = commands.Play(version=room.table.version, action=str(match.position.legal()[0]))
        with pytest.raises(FailedPrecondition, match="not-your-turn"):
            await here.do(room, bob, play)
        assert room.state(None, PLAIN, 0).you is None
        assert room.table.hands(None) == []


@pytest.mark.parametrize("game", PLAIN_GAMES)
async def test_where_nothing_is_hidden_the_device_belongs_to_whoever_is_to_act(address: str, game: str) -> None:
    async with parlour(address) as here:
        ada, room = await family(here, game=game)
        ear = await here.listen(room, ada)
        for _ in range(30):
            if room.table.status != "running":
                break
            assert seen(room, ada)["you"] == room.table.to_act
            assert seen(room, ada)["legal"]
            await act(here, room, ada)
            assert ear.last("update").get("you", room.table.in_hand) == room.table.in_hand
        await here.do(room, ada, commands.Hand(seat=0))


async def test_what_somebody_did_on_the_device_is_taken_back_from_its_end(address: str) -> None:
    async with parlour(address) as here:
        ada, room = await family(here)
        ear = await here.listen(room, ada)
        first = room.table.to_act
        assert room.table.match is not None
        while not (room.table.to_act != first and room.table.match.can_undo(first or 0)):
            await act(here, room, ada)
            if room.table.to_act != first and not room.table.match.can_undo(first or 0):
                first = room.table.to_act
        assert ear.last("update")["undo"]
        await here.do(room, ada, commands.Undo(version=room.table.version))
        assert room.table.to_act == first
        assert "you" not in ear.last("update")


async def test_somebody_joins_on_the_device_while_the_table_waits(address: str) -> None:
    async with parlour(address) as here:
        ada, bob = await here.people(2)
        room = await here.open_table(ada, OPEN, OPEN, OPEN, game=HIDING[0])
        with pytest.raises(Forbidden, match="host-only"):
            await here.do(room, bob, commands.Place(seat=1, name="Ben"))
        with pytest.raises(Refused, match="bad-name"):
            await here.do(room, ada, commands.Place(seat=1, name="\u202eneB"))
        await here.do(room, ada, commands.Place(seat=1, name=" Ben "))
        with pytest.raises(FailedPrecondition, match="no-seat-free"):
            await here.do(room, ada, commands.Place(seat=1, name="Eva"))
        await here.do(room, ada, commands.Place(seat=2))
        await here.until(lambda: room.table.status == "running")
        assert room.table.names[:2] == ["Ada", "Ben"]
        assert room.table.hands(ada.id) == [0, 1, 2]
        assert room.table.shown_to(ada.id) is None  # all cards are covered until somebody takes the device


async def test_one_device_has_one_voice(address: str) -> None:
    async with parlour(address) as here:
        ada, bob = await here.people(2)
        room = await here.open_table(ada, OPEN, BEN, EVA, OPEN, game=HIDING[0])
        await here.do(room, bob, commands.Sit())
        await here.until(lambda: room.table.status == "running")
        await here.do(room, bob, commands.Propose(version=room.table.version, what="stop"))
        assert room.table.proposal
        await here.do(room, ada, commands.Answer(agree=True))
        assert (room.table.status, room.table.ending) == ("over", "agreed")


async def test_who_plays_with_nobody_elsewhere_need_ask_nobody(address: str) -> None:
    async with parlour(address) as here:
        ada, room = await family(here)
        await here.do(room, ada, commands.Propose(version=room.table.version, what="stop"))
        assert room.table.ending == "agreed"


async def test_the_others_vote_on_a_device_that_has_gone_as_on_anybody(address: str) -> None:
    async with parlour(address) as here:
        ada, bob = await here.people(2)
        room = await here.open_table(ada, OPEN, BEN, EVA, OPEN, game=PLAIN_GAMES[0])
        await here.do(room, bob, commands.Sit())
        await here.until(lambda: room.table.status == "running")
        with pytest.raises(FailedPrecondition, match="cannot-be-removed"):
            await here.do(room, ada, commands.Vote(seat=1))
        here.clock.now += 120_000
        await here.do(room, bob, commands.Vote(seat=1))
        assert room.table.seats[1].bot
        assert room.table.hands(ada.id) == [0, 2]


async def test_who_gives_up_leaves_the_device_to_the_others(address: str) -> None:
    async with parlour(address) as here:
        ada, room = await family(here, OPEN, BEN)
        await here.do(room, ada, commands.Hand(seat=1))
        await here.do(room, ada, commands.Resign())
        assert room.table.seats[1].bot
        assert room.table.hands(ada.id) == [0]
        assert room.table.shown_to(ada.id) == 0  # one hand is left, from which nothing need be covered
        await here.do(room, ada, commands.Resign())
        assert room.table.ending == "abandoned"


async def test_time_runs_for_them_as_for_everybody(address: str) -> None:
    async with parlour(address) as here:
        ada, room = await family(here, clock=TurnClock(30))
        seat = room.table.to_act
        assert room.table.clock.running == seat
        await here.do(room, ada, commands.Seen(version=room.table.version))  # whoever holds the device, or nobody
        assert room.table.clock.waits(here.clock.now) == 0
        here.clock.now += 31_000
        here.tables.scheduler.schedule(room)
        await here.until(lambda: room.table.seats[seat or 0].bot is not None)


async def test_a_device_adds_to_the_dice_once(address: str) -> None:
    async with parlour(address, contribution_wait=60) as here:
        ada = await here.person("Ada")
        for seats, adds in (((OPEN, BEN, EVA), 0), ((BEN, OPEN, EVA), 1), ((BEN, EVA, BOT), 0)):
            room = await here.open_table(ada, *seats)
            assert room.table.awaited == [adds]
            hashed = contribution_hash(room.table.id, "a penny")
            await here.do(room, ada, commands.Contribute(hash=hashed))
            await here.until(lambda room=room: room.table.sealed)
            await here.do(room, ada, commands.Reveal(text="a penny"))
            await here.until(lambda room=room: room.table.status == "running")
            assert room.table.contributions()[adds] == "a penny"
            assert sum(text is not None for text in room.table.contributions()) == 1


async def test_the_host_may_take_a_seat_on_the_device_back_before_the_start(address: str) -> None:
    async with parlour(address) as here:
        ada, bob = await here.people(2)
        room = await here.open_table(ada, OPEN, BEN, OPEN)
        with pytest.raises(Forbidden, match="host-only"):
            await here.do(room, bob, commands.Dismiss(seat=1))
        await here.do(room, ada, commands.Dismiss(seat=1))
        assert room.table.seats[1].is_free
        await here.do(room, ada, commands.Leave())
        with pytest.raises(Forbidden, match="not-seated"):
            await here.do(room, ada, commands.Leave())
        for person in (bob, ada):
            await here.do(room, person, commands.Sit())
        assert room.table.hands(ada.id) == [1]


async def test_a_host_who_only_lends_the_device_may_watch_chat_and_ask_for_a_rematch(address: str) -> None:
    async with parlour(address) as here:
        ada, bob = await here.people(2)
        room = await here.open_table(ada, BEN, EVA, OPEN, sit=False, watch=False)
        await here.do(room, bob, commands.Sit())
        await here.until(lambda: room.table.status == "running")
        assert room.may_watch(ada.id)
        assert not room.may_watch(None)
        assert yours(room.table, ada.id).seated
        await here.do(room, ada, commands.Say(text="hello"))
        await here.do(room, bob, commands.Propose(version=room.table.version, what="stop"))
        await here.do(room, ada, commands.Answer(agree=True))
        for asker in (bob, ada):
            done = await here.tables.commands.handle(room, asker, commands.Rematch())
        following = (await here.tables.rooms.open(done.table or "")).table
        assert following.plan.host == ada.id
        assert following.names == ["Ben", "Eva", "Bob"]
        assert following.hands(ada.id) == [0, 1]


async def test_when_the_host_leaves_for_good_so_do_they_and_no_name_is_left(address: str) -> None:
    async with parlour(address) as here:
        ada, bob = await here.people(2)
        room = await here.open_table(ada, OPEN, BEN, OPEN)
        await here.do(room, bob, commands.Sit())
        await here.until(lambda: room.table.status == "running")
        await here.tables.departures.on_person_changed(ada, None)
        assert [bool(seat.bot) for seat in room.table.seats] == [True, True, False]
        assert [seat.name for seat in room.table.seats] == ["", "", "Bob"]
        assert room.table.orphaned is None
        rows = await here.store.tables_of(bob.id, 10, None)
        assert [seat["name"] for seat in rows[0].summary["seats"]] == ["", "", "Bob"]


async def test_after_the_end_everything_is_open_and_told_once(address: str) -> None:
    async with parlour(address) as here:
        ada, room = await family(here)
        ear = await here.listen(room, ada)
        here.random = Random(3)
        await act(here, room, ada)
        await here.do(room, ada, commands.Propose(version=room.table.version, what="stop"))
        assert room.table.in_hand is None
        with pytest.raises(FailedPrecondition, match="not-running"):
            await here.do(room, ada, commands.Hand(seat=0))
        assert ear.last("table")["status"] == "over"


@pytest.mark.parametrize("name", ["", " ", "\u202e", "x" * 25, "a\nb"])
def test_odd_names_are_refused(name: str) -> None:
    wish = NewTable(game=HIDING[0], seats=[SeatWish(), SeatWish("device", name=name)])
    with pytest.raises((Refused, BadOption), match="bad-name"):
        plan_of(wish, "ada")


def test_only_a_seat_on_the_device_has_a_name_and_one_without_gets_a_knights() -> None:
    kinds: list[Literal["open", "bot", "reserved"]] = ["open", "bot", "reserved"]
    for kind in kinds:
        with pytest.raises(TafelrundeError, match="seat-not-device"):
            plan_of(NewTable(game=HIDING[0], seats=[SeatWish(), SeatWish(kind, name="Ben")]), "ada")
    plan = plan_of(NewTable(game=HIDING[0], seats=[SeatWish(), SeatWish("device")]), "ada")
    assert plan.seats[1].name
