"""The engine for whoever studies a position: play on from anywhere, with dice that are scripted or fall."""

from typing import Annotated, Any

import msgspec

from tafelrunde.core.chance import seeded
from tafelrunde.core.game import Game
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.messages import Message
from tafelrunde.core.position import Outcome, Position
from tafelrunde.core.record import Entry
from tafelrunde.core.registry import game
from tafelrunde.protocol.commands import SeatNumber, Text
from tafelrunde.protocol.errors import ErrorAnswer
from tafelrunde.protocol.messages import Choice
from tafelrunde.server.errors import Refused, error_of
from tafelrunde.server.tables.updates import choices
from tafelrunde.server.thinking.coach import Coaching

MOST_PLAYED = 500


class WhyNot(msgspec.Struct, frozen=True):
    """Whether an action is allowed now, and if not, why."""

    legal: bool
    problem: ErrorAnswer | None = None


class Study(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is studied: where it begins, and what is played from there."""

    game: Text
    options: dict[str, Any] | None = None
    """Begin with a new game of these options."""
    position: dict[str, Any] | None = None
    """Begin here instead: a position as an earlier answer gave it."""
    play: Annotated[list[Text], msgspec.Meta(max_length=MOST_PLAYED)] = []
    """Actions and chance outcomes, in their notation; dice and cards that are not named fall as they may."""
    seat: SeatNumber | None = None
    """Whose view is shown; everything is if none."""
    coach: bool = False
    """Whether the coach is asked too."""
    target: Text | None = None
    """What the coach is asked to strive for, where there are several things to strive for."""
    why: Text | None = None
    """An action to be explained: is it allowed at the end of it all, and if not, why?"""


class Studied(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a study has led."""

    position: dict[str, Any]
    """All of it, to go on from."""
    view: msgspec.Raw
    to_act: int | None
    did: list[Entry]
    """What was played, chance included."""
    events: list[Message]
    legal: list[Choice]
    """Every legal action of whoever is to act, with what it would do."""
    aids: Any
    prompt: Message | None = None
    outcome: Outcome | None = None
    why: WhyNot | None = None
    coach: Coaching | None = None


def study(wish: Study) -> tuple[Position, Studied]:
    """Play what is asked for, and say where that leads."""
    played, start = _begin(wish)
    if wish.seat is not None and wish.seat >= start.players:
        raise Refused("no-such-seat", seat=wish.seat, players=start.players)
    line = _Line(played, start)
    for text in wish.play:
        line.play(text)
    line.let_chance_play()
    end = line.position
    seen = end if wish.seat is None else end.view(wish.seat)
    return end, Studied(
        position=end.to_json(),
        view=seen.as_sent(),
        to_act=end.to_act,
        did=line.did,
        events=line.events,
        legal=choices(end, labels=True),
        aids=seen.aids(),
        prompt=None if end.to_act is None else seen.prompt,
        outcome=end.outcome,
        why=None if wish.why is None else why_not(end, wish.why),
    )


def why_not(position: Position, text: str) -> WhyNot:
    """Say whether an action is allowed, and if not, which clause forbids it."""
    problem = position.why_not(position.game.action(text))
    return WhyNot(problem is None, error_of(problem) if problem else None)


def _begin(wish: Study) -> tuple[Game[Any], Position]:
    played = game(wish.game)
    if wish.position is None:
        return played, played.start(**(wish.options or {}))
    if wish.options is not None:
        raise Refused("two-beginnings")
    return played, played.position(wish.position)


class _Line:
    """A line of play from a position on."""

    def __init__(self, played: Game[Any], start: Position) -> None:
        self.position = start
        self.did: list[Entry] = []
        self.events: list[Message] = []
        self._game = played
        self._sampler = seeded()

    def play(self, text: str) -> None:
        """Play an action or a whole move, or what chance brings; chance that is not named plays before it."""
        for action in self._game.moves(text):
            code = self._game.code(action)
            if code < self._game.player_codes:
                self.let_chance_play()
            self._follow(code)

    def let_chance_play(self) -> None:
        """Let dice and cards fall until a player is to act."""
        while self.position.to_act == CHANCE:
            self._follow(self.position.draw_code(self._sampler))

    def _follow(self, code: int) -> None:
        before = self.position
        self.position = before.follow(code)
        assert before.to_act is not None
        self.did.append(Entry(before.to_act, str(self._game.decode(code))))
        self.events += before.events(code)
