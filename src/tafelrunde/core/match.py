"""A match: the driver that plays chance by itself, keeps the record, and takes back what may be taken back."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tafelrunde.core.actions import Action, seat_letter
from tafelrunde.core.chance import Sampler, seeded
from tafelrunde.core.errors import BadOption, Event, NoUndo
from tafelrunde.core.fairness import Fairness
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.position import Position
from tafelrunde.core.record import FORMAT, Entry, Header, Record, SeatInfo, replay, start_of
from tafelrunde.core.registry import game as game_named

if TYPE_CHECKING:
    from tafelrunde.core.game import Game, GameOptions


class Match:
    """A match in progress: `position` is where it stands, `play` moves on, `record` is what is kept."""

    def __init__(
        self,
        game: "Game[Any]",
        options: "GameOptions",
        sampler: Sampler | None = None,
        seats: Sequence[str | SeatInfo] | None = None,
        fairness: Fairness | None = None,
    ) -> None:
        infos = [SeatInfo(seat) if isinstance(seat, str) else seat for seat in seats or ()]
        if infos and len(infos) != options.players:
            raise BadOption("seat-names", expected=options.players, found=len(infos))
        self.game = game
        self.sampler = sampler or seeded()
        self.header = Header(
            tafelrunde=FORMAT,
            game=game.name,
            rules_version=game.rules_version,
            options=msgspec.to_builtins(options),
            seats=infos or [SeatInfo(seat_letter(seat)) for seat in range(options.players)],
            fairness=None if fairness is None else msgspec.to_builtins(fairness),
        )
        self._entries: list[Entry] = []
        self._positions = [Position(game, game.initial(options))]
        self._play_chance()

    @classmethod
    def resume(cls, record: Record, sampler: Sampler | None = None, *, play_on: bool = True) -> "Match":
        """Take up a recorded match where it stopped; without `play_on` even a pending roll waits."""
        positions = [start_of(record), *replay(record)]
        match = cls.__new__(cls)
        match.game = game_named(record.header.game)
        match.sampler = sampler or seeded()
        match.header = record.header
        match._entries = list(record.entries)
        match._positions = positions
        if play_on:
            match._play_chance()
        return match

    @property
    def position(self) -> Position:
        """Where the match stands: a player is to act, or it is over."""
        return self._positions[-1]

    @property
    def positions(self) -> Sequence[Position]:
        """The start and the position after each entry."""
        return tuple(self._positions)

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.header.seats]

    @property
    def record(self) -> Record:
        """All that has happened."""
        return Record(self.header, list(self._entries), self.position.outcome)

    def play(self, action: Action) -> list[Entry]:
        """Play an action of the seat to act, then chance; return what happened as record entries."""
        before = len(self._entries)
        self._append(action, self.position.apply(action))
        self._play_chance()
        return self._entries[before:]

    def reveal(self, secret: bytes) -> None:
        """Put the secret behind the dice into the record; only once the match is over."""
        if self.position.to_act is not None:
            raise ValueError("the match is not over: the secret would tell what is still to be drawn")
        fairness = {**(self.header.fairness or {}), "secret": secret.hex()}
        self.header = msgspec.structs.replace(self.header, fairness=fairness)

    def story(self, since: int = 0, until: int | None = None) -> list[Event]:
        """Tell what happened from one entry to another, as events."""
        told: list[Event] = []
        for at in range(since, len(self._entries) if until is None else until):
            code = self.game.code(self.game.action(self._entries[at].do))
            told += self.game.parts.events(self._positions[at].state, code, self._positions[at + 1].state)
        return told

    def can_undo(self, seat: int) -> bool:
        """Say whether the last thing that happened was an action of this seat."""
        return seat != CHANCE and bool(self._entries) and self._entries[-1].by == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last action; never across another player's action or a chance event."""
        if not self.can_undo(seat):
            raise NoUndo("no-undo")
        self._entries.pop()
        self._positions.pop()

    def _play_chance(self) -> None:
        while self.position.to_act == CHANCE:
            action = self.position.draw(self.sampler)
            self._append(action, self.position.after(self.game.code(action)))

    def _append(self, action: Action, after: Position) -> None:
        by = self.position.to_act
        assert by is not None
        self._entries.append(Entry(by, str(action)))
        self._positions.append(after)
