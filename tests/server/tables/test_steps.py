"""Whoever asks for it is told every position on the way: what somebody did, and then what the dice made of it."""

from typing import Any

import msgspec
import pytest

import tafelrunde as tr
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.match import Match
from tafelrunde.core.position import Position
from tafelrunde.core.written import as_json
from tafelrunde.server.tables.updates import Wants
from tests.server.tables.parlour import parlour

ACTIONS = 40
WANTS = Wants(aids=True, steps=True)


def seen(position: Position, seat: int) -> Any:
    """Return what a seat sees of a position, as it is sent."""
    view = position.view(seat) if position.game.hides else position.view(None)
    return as_json(view.written()), msgspec.to_builtins(view.aids())


@pytest.mark.parametrize("game", tr.games())
async def test_steps_and_updates_are_all_positions_of_the_record_in_order(game: str, address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await here.running(*people, game=game)
        begun = room.table.entries
        ear = await here.listen(room, people[0], WANTS)
        for _ in range(ACTIONS):
            if room.table.to_act is not None:
                await here.play(room, *people)
        updates = [message for message in ear.heard if message["t"] == "update"]
        told = [step for update in updates for step in [*update.get("steps", []), update]]
        match = Match.resume(room.table.record(), play_on=False)
        expected = [seen(position, 0) for position in match.positions[begun + 1 :]]
        if match.position.to_act is None:  # nothing is hidden at the end
            expected, told = expected[:-3], told[:-3]
        assert [(step["view"], step["aids"]) for step in told] == expected
        by = [step["by"] for update in updates for step in update.get("steps", [])]
        assert by == [
            entry.by
            for entry, after in zip(match.entries[begun:], match.positions[begun + 1 :], strict=True)
            if after.to_act == CHANCE
        ]


@pytest.mark.parametrize("game", tr.games())
async def test_the_events_of_the_steps_begin_those_of_the_update(game: str, address: str) -> None:
    async with parlour(address) as here:
        people = await here.people(2)
        room = await here.running(*people, game=game)
        ear, plain = await here.listen(room, people[0], WANTS), await here.listen(room, people[1])
        for _ in range(ACTIONS):
            if room.table.to_act is not None:
                await here.play(room, *people)
        updates = [message for message in ear.heard if message["t"] == "update"]
        for update in updates:
            events = [event for step in update.get("steps", []) for event in step["events"]]
            assert events == update["events"][: len(events)]
            assert len(events) <= len(update["events"])
        assert not any("steps" in message for message in plain.heard)
