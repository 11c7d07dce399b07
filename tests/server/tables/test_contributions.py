"""Dice that bind the host too: everybody commits before anybody reveals, and a take-back brings fresh ones."""

import secrets
from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

import tafelrunde as tr
from tafelrunde.core.fairness import commitment, contribution_hash
from tafelrunde.core.proof import Receipt, verify
from tafelrunde.protocol import commands
from tafelrunde.server.errors import FailedPrecondition, Refused
from tafelrunde.server.store import Person
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.evolve import evolve, fold
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.table import Table
from tests.server.tables.parlour import BOT, OPEN, Parlour, parlour

FOR_EVER = 3600
LUCK = np.ones(432, np.int64)
"""To begin and roll 6-6-6 is one in so many."""


async def full_table(here: Parlour, people: int = 2, *others: Any, **more: Any) -> tuple[Room, list[Person]]:
    """Return a table at which everybody sits and nobody has committed yet."""
    sitting = await here.people(people)
    room = await here.open_table(sitting[0], *[OPEN] * people, *others, **more)
    for person in sitting[1:]:
        await here.do(room, person, commands.Sit())
    return room, sitting


async def commit(here: Parlour, room: Room, person: Person, text: str) -> None:
    await here.do(room, person, commands.Contribute(hash=contribution_hash(room.table.id, text)))


async def sealed(here: Parlour, room: Room, people: list[Person], *texts: str) -> None:
    """Let everybody commit, and wait for the seal."""
    for person, text in zip(people, texts, strict=True):
        await commit(here, room, person, text)
    await here.until(lambda: room.table.sealed)


async def begun(here: Parlour, room: Room) -> None:
    await here.until(lambda: room.table.status != "open")
    async with room.lock:
        return


async def reopened(here: Parlour, room: Room) -> Table:
    """Return the table as its journal tells it."""
    lines = await here.store.journal(room.table.id)
    return fold(room.table.id, [(line.at, journal.decode(line.body)) for line in lines])


async def test_hashes_come_first_then_the_texts_then_the_match(address: str) -> None:
    async with parlour(address, contribution_wait=FOR_EVER, reveal_wait=FOR_EVER) as here:
        room, people = await full_table(here)
        ear = await here.listen(room, people[0])
        await commit(here, room, people[0], "heads")
        assert ear.last("table")["seats"][0]["hash"] == contribution_hash(room.table.id, "heads")
        with pytest.raises(FailedPrecondition, match="not-sealed"):
            await here.do(room, people[0], commands.Reveal(text="heads"))
        await commit(here, room, people[1], "tails")
        await here.until(lambda: ear.last("table").get("sealed"))
        assert room.table.status == "open"
        await here.do(room, people[0], commands.Reveal(text="heads"))
        assert ear.last("table")["seats"][0]["contribution"] == "heads"
        await here.do(room, people[1], commands.Reveal(text="tails"))
        await begun(here, room)
        assert room.table.contributions() == ["heads", "tails"]


async def test_only_the_text_that_was_committed_to_is_taken_and_only_once(address: str) -> None:
    async with parlour(address, contribution_wait=FOR_EVER, reveal_wait=FOR_EVER) as here:
        room, people = await full_table(here)
        await commit(here, room, people[0], "heads")
        with pytest.raises(FailedPrecondition, match="already-contributed"):
            await commit(here, room, people[0], "something else")
        await commit(here, room, people[1], "tails")
        await here.until(lambda: room.table.sealed)
        with pytest.raises(FailedPrecondition, match="already-sealed"):
            await commit(here, room, people[0], "late")
        with pytest.raises(Refused, match="wrong-reveal"):
            await here.do(room, people[0], commands.Reveal(text="Heads"))
        await here.do(room, people[0], commands.Reveal(text="heads"))
        with pytest.raises(FailedPrecondition, match="nothing-to-reveal"):
            await here.do(room, people[0], commands.Reveal(text="heads"))
        await here.do(room, people[1], commands.Reveal(text="tails"))
        await begun(here, room)
        for late in (commands.Reveal(text="heads"), commands.Contribute(hash="00" * 32)):
            with pytest.raises(FailedPrecondition, match="already-started"):
                await here.do(room, people[0], late)


async def test_hashes_count_from_the_moment_everybody_sits(address: str) -> None:
    """Whoever commits is there now: a phone in a pocket must not lose its seat for a text it cannot reveal."""
    async with parlour(address, contribution_wait=FOR_EVER, reveal_wait=FOR_EVER) as here:
        ada, bob = await here.people(2)
        room = await here.open_table(ada, OPEN, OPEN)
        with pytest.raises(FailedPrecondition, match="not-full"):
            await commit(here, room, ada, "heads")
        await here.do(room, bob, commands.Sit())
        await commit(here, room, ada, "heads")
        await here.do(room, bob, commands.Leave())
        assert room.table.seats[0].hash is None
        assert (await reopened(here, room)).seats[0].hash is None
        await here.do(room, bob, commands.Sit())
        await sealed(here, room, [ada, bob], "heads", "tails")


async def test_who_does_not_commit_holds_nobody_up_and_keeps_the_seat(address: str) -> None:
    async with parlour(address, contribution_wait=0.05, reveal_wait=FOR_EVER) as here:
        room, people = await full_table(here)
        await commit(here, room, people[0], "heads")
        await here.until(lambda: room.table.sealed)
        with pytest.raises(FailedPrecondition, match="nothing-to-reveal"):
            await here.do(room, people[1], commands.Reveal(text="tails"))
        await here.do(room, people[0], commands.Reveal(text="heads"))
        await begun(here, room)
        assert room.table.contributions() == ["heads", None]
        assert room.table.humans() == [0, 1]


async def test_who_committed_and_withholds_is_replaced_by_a_bot_for_good(address: str) -> None:
    async with parlour(address, contribution_wait=FOR_EVER, reveal_wait=0.05) as here:
        room, people = await full_table(here, 3)
        ear = await here.listen(room, people[0])
        await sealed(here, room, people, "heads", "tails", "edge")
        for person, text in ((people[0], "heads"), (people[2], "edge")):
            await here.do(room, person, commands.Reveal(text=text))
        await begun(here, room)
        assert room.table.humans() == [0, 2]
        told = [event for message in ear.heard if message["t"] == "update" for event in message["events"]]
        assert {"code": "table-withheld", "facts": {"seat": 1, "bot": room.table.seats[1].bot}} in told
        again = await reopened(here, room)
        assert (again.humans(), again.contributions()) == ([0, 2], ["heads", None, "edge"])


async def test_where_nobody_has_revealed_nobody_can_have_chosen(address: str) -> None:
    async with parlour(address, contribution_wait=FOR_EVER, reveal_wait=0.05) as here:
        room, people = await full_table(here)
        await sealed(here, room, people, "heads", "tails")
        await begun(here, room)
        assert (room.table.humans(), room.table.contributions()) == ([0, 1], [None, None])


async def test_alone_against_bots_a_text_that_stays_secret_is_left_out(address: str) -> None:
    async with parlour(address, contribution_wait=FOR_EVER, reveal_wait=0.05) as here:
        room, people = await full_table(here, 1, BOT, BOT)
        await sealed(here, room, people, "heads")
        await begun(here, room)
        assert room.table.humans() == [0]


async def test_nobody_leaves_or_calls_off_what_others_reveal_their_texts_for(address: str) -> None:
    async with parlour(address, contribution_wait=FOR_EVER, reveal_wait=FOR_EVER) as here:
        room, people = await full_table(here)
        await sealed(here, room, people, "heads", "tails")
        ada, bob = people[:2]
        changes = (ada, commands.Cancel()), (ada, commands.Dismiss(seat=1)), (bob, commands.Leave())
        for person, command in changes:
            with pytest.raises(FailedPrecondition, match="already-sealed"):
                await here.do(room, person, command)
        await here.do(room, people[1], commands.Reveal(text="tails"))
        await here.tables.departures.on_person_changed(people[0], None)
        await begun(here, room)
        assert room.table.humans() == [1]
        assert (await reopened(here, room)).humans() == [1]


@pytest.mark.parametrize("kept", [0, 1, 2])
async def test_a_server_that_stops_between_the_phases_goes_on_where_it_was(address: str, kept: int) -> None:
    """Nothing, all hashes, or all hashes and one text are kept when the server stops."""
    async with parlour(address, contribution_wait=FOR_EVER, reveal_wait=FOR_EVER) as here:
        room, people = await full_table(here)
        name = room.table.id
        if kept:
            await sealed(here, room, people, "heads", "tails")
        if kept > 1:
            await here.do(room, people[0], commands.Reveal(text="heads"))
    async with parlour(address, contribution_wait=FOR_EVER, reveal_wait=FOR_EVER) as here:
        room = await here.tables.rooms.open(name)
        assert (room.table.sealed, room.table.status) == (kept > 0, "open")
        if not kept:
            await sealed(here, room, people, "heads", "tails")
        for person, text in list(zip(people, ("heads", "tails"), strict=True))[kept > 1 :]:
            await here.do(room, person, commands.Reveal(text=text))
        await begun(here, room)
        assert room.table.contributions() == ["heads", "tails"]
        before = room.table.record()
    async with parlour(address) as here:
        assert (await here.tables.rooms.open(name)).table.record() == before


async def test_after_a_restart_reveals_are_not_waited_for_without_end(address: str) -> None:
    async with parlour(address, contribution_wait=FOR_EVER, reveal_wait=FOR_EVER) as here:
        room, people = await full_table(here)
        await sealed(here, room, people, "heads", "tails")
        await here.do(room, people[0], commands.Reveal(text="heads"))
    async with parlour(address, reveal_wait=0.05) as here:
        room = await here.tables.rooms.open(room.table.id)
        await begun(here, room)
        assert room.table.humans() == [0]


def is_lucky(secret: str, settled: tr.Fairness) -> bool:
    """Say whether something happens first that happens once in 432 matches."""
    return tr.FairSampler(bytes.fromhex(secret), settled)(LUCK) == 0


def ground(secret: str, settled: tr.Fairness, seat: int) -> str:
    """Try texts for a seat, as whoever knows the secret can, until the dice are lucky."""
    for number in range(4000):
        text = str(number)
        contributions = [text if other == seat else known for other, known in enumerate(settled.contributions)]
        hashes = [
            contribution_hash(settled.table, text) if other == seat else known
            for other, known in enumerate(settled.hashes)
        ]
        tried = tr.Fairness(settled.commitment, contributions, None, settled.scheme, settled.table, hashes)
        if is_lucky(secret, tried):
            return text
    return "unlucky"


def test_a_host_who_played_could_choose_the_dice_of_the_first_scheme() -> None:
    for number in range(10):
        secret = bytes([number]).hex()
        text = ground(secret, tr.Fairness("", ["Ada's, in the open", None]), 1)
        assert is_lucky(secret, tr.Fairness("", ["Ada's, in the open", text]))


async def test_a_host_who_plays_cannot_choose_the_dice(address: str) -> None:
    lucky = 0
    async with parlour(address, contribution_wait=FOR_EVER, reveal_wait=FOR_EVER) as here:
        ada, host = await here.people(2)
        for _ in range(10):
            room = await here.open_table(host, OPEN, OPEN)
            await here.do(room, ada, commands.Sit())
            seat, hers = room.table.seat_of(host.id), secrets.token_hex(16)
            assert seat is not None
            await commit(here, room, ada, hers)
            # The host knows the secret and everything that is kept, and that is all there is to know.
            chosen = ground(room.table.plan.secret, room.table.dice(), seat)
            await commit(here, room, host, chosen)
            await here.until(lambda room=room: room.table.sealed)
            await here.do(room, ada, commands.Reveal(text=hers))
            await here.do(room, host, commands.Reveal(text=chosen))
            await begun(here, room)
            lucky += is_lucky(room.table.plan.secret, room.table.dice())
    assert lucky <= 2, "once in 432 matches"


async def test_a_receipt_of_the_seal_fits_the_record_and_no_other_secret(address: str) -> None:
    async with parlour(address, contribution_wait=FOR_EVER, reveal_wait=FOR_EVER) as here:
        room, people = await full_table(here)
        await sealed(here, room, people, "heads", "tails")
        hashes = [seat.hash for seat in room.table.seats]
        receipt = Receipt(room.table.id, 0, room.table.commitment, "heads", hashes)
        for person, text in zip(people, ("heads", "tails"), strict=True):
            await here.do(room, person, commands.Reveal(text=text))
        await begun(here, room)
        await here.do(room, people[0], commands.Resign())
        await here.do(room, people[1], commands.Resign())
        assert verify(room.table.record(), receipt).holds
        steps = [(line.at, journal.decode(line.body)) for line in await here.store.journal(room.table.id)]
        swapped = swap_secret(room.table.id, steps, b"another".hex())
        assert commitment(b"another") == swapped.commitment
        assert verify(swapped.record()).holds
        assert verify(swapped.record(), receipt).contradiction == "commitment"


def swap_secret(name: str, steps: list[tuple[int, journal.Step]], secret: str) -> Table:
    """Deal a match anew from another secret, as a patched server could."""
    created = steps[0][1][0]
    assert isinstance(created, journal.Created)
    before = [(at, step) for at, step in steps[1:] if not any(isinstance(one, journal.Started) for one in step)][
        :-2
    ]
    table = fold(name, [(steps[0][0], [replace(created, secret=secret)]), *before])
    match = table.new_match()
    evolve(table, [journal.Started(list(match.entries), 0), journal.Ended("agreed")], 0, match)
    return table


async def test_a_roll_that_was_taken_back_falls_anew_and_can_be_verified(address: str) -> None:
    async with parlour(address) as here:
        ada = await here.person("Ada")
        room = await here.open_table(ada, OPEN, BOT, game="court", options={"start": 0})
        await here.until(lambda: room.table.to_act == 0)
        rolls = []
        for _ in range(12):
            await here.do(room, ada, commands.Play(version=room.table.version, action="roll"))
            assert room.table.match is not None
            rolls.append(room.table.match.entries[-1].do)
            await here.do(room, ada, commands.Propose(version=room.table.version, what="undo"))
        match = room.table.match
        assert match is not None
        assert len(set(rolls)) > 6, "three dice fall in 56 ways"
        assert room.table.takebacks == match.takebacks == [len(match.entries)] * 12
        again = await reopened(here, room)
        assert again.match is not None
        assert (again.takebacks, again.match.takebacks) == (match.takebacks, match.takebacks)
        for table in (room.table, again):
            assert table.match is not None
            table.match.play(table.game.action("roll"))
        assert again.match.entries == match.entries
        await here.do(room, ada, commands.Resign())
        assert verify(room.table.record()).takebacks == 12


def old_journal(*more: Any) -> list[tuple[int, journal.Step]]:
    """Return the journal of a table at which contributions were in the open."""
    lines = [
        {"t": "created", "game": "court", "options": {"players": 2, "start": 0}, "seats": [{"kind": "open"}] * 2}
        | {"clock": {"kind": "none"}, "listed": True, "watch": True, "host": "ada", "secret": "00" * 32},
        {"t": "sat", "seat": 0, "person": "ada"},
        {"t": "sat", "seat": 1, "person": "bob"},
        {"t": "contributed", "seat": 0, "text": "a penny"},
        *more,
    ]
    return [(at, journal.decode(msgspec.json.encode([line]))) for at, line in enumerate(lines)]


def test_the_table_of_an_old_journal_goes_on_as_it_was() -> None:
    waiting = fold("old", old_journal())
    assert (waiting.plan.scheme, waiting.awaited, waiting.contributions()) == (1, [], ["a penny", None])
    assert waiting.fairness() == {"commitment": waiting.commitment, "contributions": ["a penny", None]}
    did = [{"by": entry.by, "do": entry.do} for entry in waiting.new_match().entries]
    running = fold("old", old_journal({"t": "started", "did": did, "to_act": 0}))
    match = running.match
    assert match is not None
    rolled = match.play(running.game.action("roll"))
    match.rewind(len(match.entries) - len(rolled))
    assert match.play(running.game.action("roll")) == rolled
    assert match.takebacks == []
    evolve(running, [journal.Ended("agreed")], 9)
    assert verify(running.record()).scheme == 1
