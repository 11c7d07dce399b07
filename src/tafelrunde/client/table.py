"""One table: follow it, act at it, let a bot play there."""

import time
from collections.abc import Callable, Generator
from urllib.parse import quote

import msgspec

from tafelrunde.client.dice import Contribution
from tafelrunde.client.wire import Refusal, Wire, back_off
from tafelrunde.core.actions import Action
from tafelrunde.core.bot import Bot
from tafelrunde.core.position import View
from tafelrunde.core.proof import Receipt, Verdict, verify
from tafelrunde.core.record import Record
from tafelrunde.core.registry import game as game_named
from tafelrunde.protocol.commands import Command, Play, Sit
from tafelrunde.protocol.messages import Chat, Done, State, TableInfo, TableMessage, Update

KINDS: dict[str, type[TableMessage]] = {"state": State, "table": TableInfo, "update": Update, "chat": Chat}
TOO_LATE = {
    "stale",
    "not-your-turn",
    "not-running",
    "not-seated",
    "not-full",
    "already-sealed",
    "already-started",
    "already-contributed",
    "nothing-to-reveal",
}
"""The table went on while we were thinking; what follows in the stream says how."""


Choose = Callable[[str, Update], str]
"""Gets the name of the game and what your seat sees; returns the `do` of one of `update.legal`."""


class _Head(msgspec.Struct):
    t: str


class Table:
    """A table at a server."""

    def __init__(self, wire: Wire, name: str) -> None:
        self.id = name
        self._wire = wire
        self._path = f"/tables/{quote(name, safe='')}"
        self._contribution = Contribution()

    def __repr__(self) -> str:
        return f"<table {self.id}>"

    def look(self) -> State:
        """Return everything you may know about the table now."""
        return self._wire.ask(State, "GET", self._path)

    def follow(self) -> Generator[TableMessage, None, None]:
        """Yield what happens, for ever: a `State` first and after every reconnection, so that nothing is missed."""
        for line in self._wire.lines(f"{self._path}/stream"):
            kind = KINDS.get(msgspec.json.decode(line, type=_Head).t)
            if kind is not None:  # a newer server may tell more
                yield msgspec.json.decode(line, type=kind)

    def command(self, command: Command) -> Done:
        """Ask for anything the protocol knows, such as `table.command(commands.Say(text="Well played!"))`."""
        return self._wire.ask(Done, "POST", f"{self._path}/commands", command)

    def sit(self, seat: int | None = None, key: str | None = None) -> Done:
        """Take a seat: the first that is free for you, or a certain one; `key` opens a reserved one."""
        return self.command(Sit(seat=seat, key=key))

    def add_to_dice(self, table: TableInfo, you: int) -> None:
        """Do what is due for the dice: commit to a random text, or reveal it; `play_by` sees to it by itself."""
        command = self._contribution.due(table, you)
        if command is not None:
            self._insist(lambda: self.command(command))

    @property
    def receipt(self) -> Receipt | None:
        """What this program keeps of the dice once it has revealed its text; `to_json()` goes into a file."""
        return self._contribution.receipt

    def check(self, receipt: Receipt | None = None) -> Verdict:
        """Draw all dice of the match that is over again, here, and hold them against the receipt.

        `verdict.holds` says whether everything fits; `wrong`, `contradiction` and `withheld` say what does not.
        A record that proves nothing raises BadRecord.
        """
        record = Record.loads(self._wire.text(f"{self._path}/record"))
        return verify(record, receipt or self.receipt)

    def play(self, action: Action | str, version: int) -> Done:
        """Do a legal action; `version` is that of the update you saw."""
        return self.command(Play(action=str(action), version=version))

    def play_by(self, choose: Choose) -> State:
        """Play until the match is over, or a bot has taken the seat over; return how it ended.

        `choose(game, update)` returns the `do` of one of `update.legal`. Sit down first.
        """
        table, you = None, None
        for message in self.follow():
            update = message if isinstance(message, Update) else None
            if isinstance(message, State):
                table, you, update = message.table, message.you, message.match
            elif isinstance(message, TableInfo):
                table = message
            assert table is not None
            if you is None or table.status == "over" or (update and update.outcome) or table.seats[you].bot:
                break
            self._act(table, you, update, choose)
        return self.look()

    def play_with(self, bot: Bot, budget: float = 2.0) -> State:
        """Let any bot with the project's interface play."""

        def choose(game: str, update: Update) -> str:
            rules = game_named(game)
            legal = [rules.action(choice.do) for choice in update.legal or ()]
            return str(bot.choose(read_view(game, update), legal, budget))

        return self.play_by(choose)

    def _act(self, table: TableInfo, you: int, update: Update | None, choose: Choose) -> None:
        """Do what is due; the version makes it safe to try again when an answer was lost."""
        if update is not None and update.legal:  # the first one comes before the table that says it is running
            chosen, version = choose(table.game, update), update.version
            self._insist(lambda: self.play(chosen, version))
        elif table.status == "open":
            self.add_to_dice(table, you)

    def _insist(self, do: Callable[[], Done]) -> None:
        for wait in back_off():
            try:
                do()
            except Refusal as refusal:
                if refusal.may_pass:
                    time.sleep(wait)
                    continue
                if refusal.code not in TOO_LATE:
                    raise
            return


def read_view(game: str, update: Update) -> View:
    """Turn an update's JSON back into the `View` that bots of this project get."""
    return game_named(game).view({**update.view, "game": game, "seat": update.to_act})
