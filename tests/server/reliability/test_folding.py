"""After any sequence of commands the journal, folded anew, is the table in memory: on both stores."""

from contextlib import suppress
from random import Random

import tafelrunde as tr
from tafelrunde.core.errors import IllegalAction, NoUndo
from tafelrunde.core.fairness import contribution_hash
from tafelrunde.protocol import commands
from tafelrunde.server.errors import Refused
from tafelrunde.server.tables.room import Room
from tests.server.hosting import Guest, Json, club
from tests.server.tables.parlour import QuickBots

TABLES = 12
COMMANDS = 60
GAMES = tr.games()
CLOCKS = ({"kind": "none"}, {"kind": "turn", "seconds": 60}, {"kind": "match", "seconds": 600, "increment": 3})


def some_command(choice: Random, room: Room) -> commands.Command:
    """Return a command that makes some sense now."""
    table = room.table
    legal = table.match.position.legal() if table.match and table.to_act is not None else []
    if legal and choice.random() < 0.6:
        return commands.Play(version=table.version, action=str(choice.choice(legal)))
    seat = choice.randrange(4)
    possible: list[commands.Command] = [
        commands.Sit(),
        commands.Sit(seat=seat),
        commands.Leave(),
        commands.Contribute(hash=contribution_hash(table.id, f"{seat} ünï")),
        commands.Reveal(text=f"{seat} ünï"),
        commands.Fill(bot="random"),
        commands.Fill(bot="random", seat=seat),
        commands.Place(seat=seat, name="Béla jr."),
        commands.Dismiss(seat=seat),
        commands.Undo(version=table.version),
        commands.Undo(version=table.version),
        commands.Propose(version=table.version, what="undo"),
        commands.Propose(version=table.version, what="stop"),
        commands.Answer(agree=choice.random() < 0.7),
        commands.Vote(seat=seat),
        commands.Mute(who=str(seat), muted=choice.random() < 0.5),
        commands.Say(text="hm"),
        commands.Coach(on=choice.random() < 0.7),
    ]
    if choice.random() < 0.1:
        possible += [commands.Resign(), commands.Cancel(), commands.Rematch()]
    return choice.choice(possible)


async def test_the_journal_folded_anew_is_the_table_in_memory(address: str) -> None:
    done, choice = set(), Random(7)
    async with club(address, absent_after=0) as server:
        server.tables.scheduler.workers = QuickBots()
        people: list[Guest] = [await server.guest(name) for name in ("Ada", "Béla", "Cleo")]
        for number in range(TABLES):
            wish: Json = {
                "game": GAMES[number % 3],
                "seats": [{}] * (2 + number % 2),
                "clock": CLOCKS[number // 3 % 3],
            }
            _, made = await people[0].ask("POST", "/tables", wish)
            room = await server.tables.rooms.open(made["id"])
            if number % 4:
                for guest in people[1 : len(wish["seats"])]:
                    await guest.act(room, commands.Sit())
                await server.begun(room)
            for count in range(COMMANDS):
                server.clock.now += choice.randrange(3000)
                actors = [one for one in people if room.table.seat_of(one.id) == room.table.to_act]
                guest = choice.choice(actors if actors and choice.random() < 0.7 else people)
                command = some_command(choice, room)
                with suppress(Refused, IllegalAction, NoUndo):
                    await guest.act(room, command)
                    done.add(type(command).__name__)
                if count % 12 == 0:
                    await server.is_as_kept(made["id"])
            with suppress(Refused):
                await people[number % 2].act(room, commands.Resign())
                done.add("Resign")
            await server.is_as_kept(made["id"])
    assert done >= {"Play", "Undo", "Propose", "Answer", "Resign", "Mute", "Say", "Coach"}
