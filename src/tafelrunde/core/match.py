"""A match: the driver that plays chance by itself, keeps the record, and takes back what may be taken back."""

from collections import deque
from collections.abc import Sequence
from copy import copy
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from tafelrunde.core.actions import Action, seat_letter
from tafelrunde.core.chance import Sampler, seeded
from tafelrunde.core.drivers import DRAWN
from tafelrunde.core.errors import BadOption, NoUndo
from tafelrunde.core.fairness import Fairness, FairSampler, taken_back
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.messages import Message
from tafelrunde.core.position import Position
from tafelrunde.core.record import FORMAT, Entry, Header, Record, SeatInfo, replay, start_of
from tafelrunde.core.registry import game as game_named
from tafelrunde.core.story import UNREAD

if TYPE_CHECKING:
    from tafelrunde.core.game import Game
    from tafelrunde.core.options import GameOptions


@cache
def _entry(game: "Game[Any]", by: int, code: int) -> Entry:
    """Return the entry of an action; all matches share it, so that a long one costs little more than its codes."""
    return Entry(by, str(game.decode(code)))


class Continuation(NamedTuple):
    """How a match goes on: what a seat does and chance after it, and where that leads."""

    start: Position
    entries: list[Entry]
    position: Position
    """Where that leads."""
    events: list[msgspec.Raw]
    """What is told of all that, as JSON."""
    sampler: Sampler
    """The dice from then on."""

    @property
    def to_act(self) -> int | None:
        """Who is to act then: a seat, or None at the end."""
        return self.position.to_act

    def positions(self) -> list[Position]:
        """Return the position after each entry; few ask for those on the way."""
        on_the_way, here = [], self.start
        for entry in self.entries[:-1]:
            here = here.after(here.game.code_of(entry.do))
            on_the_way.append(here)
        return [*on_the_way, self.position]


class Match:
    """A match in progress: `position` is where it stands, `play` moves on, `record` is what is kept."""

    __slots__ = ("_entries", "_positions", "game", "header", "sampler")

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
        _play_chance(self._entries, self._positions, self.sampler)

    @classmethod
    def resume(
        cls, record: Record, sampler: Sampler | None = None, *, play_on: bool = True, remember: int | None = None
    ) -> "Match":
        """Take up a recorded match where it stopped; without `play_on` even a pending roll waits.

        All positions are remembered, or so many of the last ones: a long match takes little room then.
        """
        positions = deque([start_of(record)], remember)
        positions.extend(replay(record))
        match = cls.__new__(cls)
        match.game = game_named(record.header.game)
        match.sampler = sampler or seeded()
        match.header = record.header
        match._entries = [match._shared(entry) for entry in record.entries]
        match._positions = list(positions)
        match._number_chance()
        if play_on:
            _play_chance(match._entries, match._positions, match.sampler)
        return match

    @property
    def position(self) -> Position:
        """Where the match stands: a player is to act, or it is over."""
        return self._positions[-1]

    @property
    def positions(self) -> Sequence[Position]:
        """What is remembered: the start and each position after it; `forget` and `go_on` leave the last ones."""
        return tuple(self._positions)

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.header.seats]

    @property
    def entries(self) -> Sequence[Entry]:
        """What has happened, not to be changed."""
        return self._entries

    @property
    def record(self) -> Record:
        """All that has happened."""
        return Record(self.header, list(self._entries), self.position.outcome)

    def play(self, action: Action | str) -> list[Entry]:
        """Play an action of the seat to act, then chance; return what happened as record entries.

        A text is read as notation, a whole move (Kd4-d5) too: it is played wholly or not at all.
        """
        if not isinstance(action, str):
            return self.play_code(self.game.code(action))
        move, position = self.game.moves(action), self.position
        for part in move[:-1]:
            position = position.apply(part)
        position.follow(self.game.code(move[-1]))
        return [entry for part in move for entry in self.play_code(self.game.code(part))]

    def play_code(self, code: int) -> list[Entry]:
        """Do the same with the action's code."""
        before = len(self._entries)
        _play(self.position, code, self._entries, self._positions, self.sampler)
        return self._entries[before:]

    def continuation(self, code: int) -> Continuation:
        """Return how the match goes on if the seat to act plays a code; nothing is changed by that."""
        start, game, sampler, space = self.position, self.game, self.sampler, self.game.workspace
        start.require(code)
        space.clear()
        entries, events, here, by = list[Entry](), list[msgspec.Raw](), start, start.to_act
        assert by is not None
        while not entries or here.to_act == CHANCE:
            codes, here, sampler = here.carried_on(code, sampler)
            for happened in codes:
                entries.append(_entry(game, by, happened))
                by = CHANCE
            if here.to_act != CHANCE or space.is_full:
                events += game.write_events(space.story)
                space.clear()
            code = DRAWN
        return Continuation(start, entries, here, events, sampler)

    def go_on(self, continuation: Continuation) -> None:
        """Go on from here as was found out before."""
        if continuation.entries[-1].by == CHANCE:
            self._positions.clear()  # no undo reaches any of them
        self._entries += continuation.entries
        self._positions.append(continuation.position)
        self.sampler = continuation.sampler

    def fork(self) -> "Match":
        """Return a match that goes on from here on its own; this one is not changed by it."""
        twin = Match.__new__(Match)
        twin.game, twin.header, twin.sampler = self.game, self.header, copy(self.sampler)
        twin._entries, twin._positions = self._entries.copy(), self._positions.copy()
        return twin

    def reveal(self, secret: bytes) -> None:
        """Put the secret behind the dice into the record; only once the match is over."""
        if self.position.to_act is not None:
            raise ValueError("the match is not over: the secret would tell what is still to be drawn")
        fairness = {**(self.header.fairness or {}), "secret": secret.hex()}
        self.header = msgspec.structs.replace(self.header, fairness=fairness)

    def story(self, since: int = 0, until: int | None = None) -> list[Message]:
        """Tell what happened from one entry to another, as events; only what is remembered can be told."""
        forgotten = self._forgotten
        if since < forgotten:
            raise ValueError(f"the story is remembered from entry {forgotten} on, not from {since}")
        codes = [self.game.code_of(entry.do) for entry in self._entries[since:until]]
        return self.game.events(self._positions[since - forgotten].state, codes) if codes else []

    def forget(self) -> None:
        """Let go of the positions that no undo can reach; the record stays whole."""
        last = self._entries[-1].by if self._entries else CHANCE
        reachable = 1
        while last != CHANCE and reachable <= len(self._entries) and self._entries[-reachable].by == last:
            reachable += 1
        del self._positions[:-reachable]

    def can_undo(self, seat: int) -> bool:
        """Say whether the last thing that happened was an action of this seat."""
        return seat != CHANCE and bool(self._entries) and self._entries[-1].by == seat and not self._revealed

    def undo(self, seat: int) -> None:
        """Take back the seat's last action; never across another player's action or a chance event."""
        if not self.can_undo(seat):
            raise NoUndo("no-undo")
        self.rewind(len(self._entries) - 1)

    def rewind(self, entries: int) -> None:
        """Go back to where the match stood after so many entries, whoever's they are, and let chance play on.

        What was seen and taken back does not come again: fair dice are drawn afresh, and the record counts it. Only
        those of scheme 1 fall again as they fell.
        """
        if not 0 <= entries <= len(self._entries):
            raise ValueError(f"the match has {len(self._entries)} entries, it cannot go back to {entries}")
        if self._revealed:
            raise ValueError("the secret is revealed: it would tell what is to be drawn")
        remembered = entries + 1 - self._forgotten
        self._count_take_back(entries)
        del self._entries[entries:]
        if remembered > 0:
            del self._positions[remembered:]
        else:
            self._positions = [self._replayed()]
        self._number_chance()
        _play_chance(self._entries, self._positions, self.sampler)

    @property
    def takebacks(self) -> list[int]:
        """How many entries were left after each take-back over chance events; fair dice count them."""
        counted: list[int] = (self.header.fairness or {}).get("takebacks", [])
        return counted

    def _count_take_back(self, left: int) -> None:
        if isinstance(self.sampler, FairSampler) and self.sampler.scheme > 1:
            fresh = any(entry.by == CHANCE for entry in self._entries[left:])
            before = self.takebacks
            takebacks = taken_back(before, left, fresh=fresh)
            if takebacks is not before:
                fairness = {**(self.header.fairness or {}), "takebacks": takebacks}
                self.header = msgspec.structs.replace(self.header, fairness=fairness)

    @property
    def _forgotten(self) -> int:
        """How many positions have been let go of, from the start."""
        return len(self._entries) + 1 - len(self._positions)

    @property
    def _revealed(self) -> bool:
        return bool(self.header.fairness and self.header.fairness.get("secret"))

    def _replayed(self) -> Position:
        """Return where the entries lead; they were legal when they were played."""
        state = self.game.start(**self.header.options).state
        for entry in self._entries:
            self.game.drivers.apply_code(state, self.game.code_of(entry.do), UNREAD)
        return Position(self.game, state)

    def _number_chance(self) -> None:
        """Let fair dice go on after the chance events that the record holds."""
        if isinstance(self.sampler, FairSampler):
            self.sampler.events = sum(entry.by == CHANCE for entry in self._entries)
            self.sampler.branch = len(self.takebacks)

    def _shared(self, entry: Entry) -> Entry:
        """Return the shared entry instead of a copy; oddly spelt ones stay as they are."""
        shared = _entry(self.game, entry.by, self.game.code_of(entry.do))
        return shared if shared == entry else entry


def _play(before: Position, code: int, entries: list[Entry], positions: list[Position], sampler: Sampler) -> None:
    """Let the seat to act play a code, then chance."""
    positions.append(before.follow(code))
    assert before.to_act is not None
    entries.append(_entry(before.game, before.to_act, code))
    _play_chance(entries, positions, sampler)


def _play_chance(entries: list[Entry], positions: list[Position], sampler: Sampler) -> None:
    """Let chance act in the last position, until somebody else is to."""
    while (position := positions[-1]).to_act == CHANCE:
        code = position.draw_code(sampler)
        entries.append(_entry(position.game, CHANCE, code))
        positions.append(position.after(code))
