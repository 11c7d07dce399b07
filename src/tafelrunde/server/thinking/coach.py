"""The coach: exact chances where they can be had in time, honest lower bounds where not."""

from typing import Any, NamedTuple

import msgspec
import numpy as np

from tafelrunde.analysis.counsel import Counsel, counsel
from tafelrunde.core.actions import Action
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.messages import Problem
from tafelrunde.core.position import Position
from tafelrunde.core.registry import game
from tafelrunde.server.errors import Refused, Unavailable
from tafelrunde.server.thinking.fair_queue import RETRY, FairQueue, Owner
from tafelrunde.server.thinking.workers import Processes

PATIENCE = 12.0
"""Seconds that an exact answer may take."""
QUICK_PATIENCE = 5.0
"""Seconds after which even an estimate is given up."""
MOST_BYTES = 300_000_000
"""What an exact answer may take of the memory."""
QUICK_BYTES = 60_000_000
"""What an estimate may take; it is found in a second or two."""
MOST_OWN = 8
"""How many questions of one owner may wait."""
MOST_WAITING = 64
"""How many questions may wait for each process; beyond this whoever has most loses the last one."""
MOST_PLANNED = 24
"""More actions than anybody can do before dice fall: a plan ends by itself."""
TIE = 1e-12
"""Chances that differ by less are the same but for rounding."""


class Prospect(msgspec.Struct, frozen=True):
    """How likely something to strive for is, with the best play for it from here on."""

    target: str
    chance: float
    exact: bool
    """Else a lower bound: some abilities were left out of account."""


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a legal action is worth."""

    do: str
    exact: bool
    """Else a lower bound."""
    best: bool = False
    """Whether none is worth more."""
    chance: float | None = None
    """The chance of success with the best play from there on."""
    gain: int | None = None
    """The points it would bring at once, as the game counts them."""
    gains: list[int] | None = None
    """The same for every seat."""


class Coaching(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the coach has to say."""

    version: int | None = None
    """Of the match at a table to which it applies."""
    target: str | None = None
    """What the choices are valued for, where there are several things to strive for."""
    prospects: list[Prospect] = []
    choices: list[Advice] = []
    """The actions about which something can be said."""
    plan: list[str] = []
    """For a target: the best actions one after the other, until dice fall or the rolling is over."""
    counsel: Counsel | None = None
    """What actions, aims and whole turns are worth in win shares, where that can be said."""


class Asked(NamedTuple):
    """What a coach is asked, and all that it may know."""

    game: str
    seen: bytes
    """The state as the seat to act may see it."""
    seat: int
    target: str | None
    most_bytes: int

    def answer(self) -> Coaching | Problem:
        """Return what can be said, or why the question makes no sense."""
        rules = game(self.game)
        position = Position(rules, np.frombuffer(bytearray(self.seen), rules.state_dtype))
        try:
            return coaching(position, self.seat, self.target, self.most_bytes)
        except TafelrundeError as error:
            return error.problem


def coaching(position: Position, seat: int, target: str | None, most_bytes: int) -> Coaching:
    """Value what a seat can do, or strive for."""
    chances = position.odds(target, most_bytes)
    legal = set(position.legal())
    strive = {action: chance for action, chance in chances.of.items() if action not in legal}
    act = {action: min(chance, 1.0) for action, chance in chances.of.items() if action in legal}
    return Coaching(
        target=target,
        prospects=[
            Prospect(position.game.goal_name(action), min(chance, 1.0), chances.exact)
            for action, chance in strive.items()
        ],
        choices=[*_by_chance(act, exact=chances.exact), *_by_points(position, seat)],
        plan=[] if target is None else _plan(position, seat, target, most_bytes),
        counsel=counsel(position) if target is None and most_bytes > QUICK_BYTES else None,
    )


def _plan(position: Position, seat: int, target: str, most_bytes: int) -> list[str]:
    """Follow the best actions for a target; of several as good the kind listed first, high dice before low ones."""
    plan: list[str] = []
    while position.to_act == seat and len(plan) < MOST_PLANNED:
        chances = position.odds(target, most_bytes).of
        known = {action: chances[action] for action in position.legal() if action in chances}
        if not known or max(known.values()) <= 0:
            break
        best = [action for action, chance in known.items() if chance >= max(known.values()) - TIE]
        alike = [action for action in best if type(action) is type(best[0])]
        plan.append(str(alike[-1]))
        position = position.apply(alike[-1])
    return plan


def _by_chance(chances: dict[Action, float], *, exact: bool) -> list[Advice]:
    most = max(chances.values(), default=0.0) - TIE
    return [Advice(str(action), exact, chance >= most, chance) for action, chance in chances.items()]


def _by_points(position: Position, seat: int) -> list[Advice]:
    found = position.game.gains(position)
    most = max((gains[seat] for gains in found.values()), default=0)
    return [
        Advice(str(action), True, gains[seat] == most, gain=gains[seat], gains=list(gains))
        for action, gains in found.items()
    ]


class Coaches(Processes):
    """Asks coaches; where an exact answer takes too long there is an estimate."""

    def __init__(self, processes: int, patience: float = PATIENCE) -> None:
        queue = FairQueue(processes, MOST_OWN, MOST_WAITING * processes)
        super().__init__(processes, queue)
        self._patience = patience

    async def advise(self, owner: Owner, position: Position, seat: int, target: str | None) -> Coaching:
        """Return what the coach says to a seat, which knows only what that seat may see."""
        found = await self._answered(owner, position, seat, target)
        if isinstance(found, Coaching):
            return found
        if isinstance(found, Problem):
            raise Refused(found)
        raise Unavailable("coach-busy", seconds=RETRY)

    async def _answered(self, owner: Owner, position: Position, seat: int, target: str | None) -> Any:
        seen = position.view(seat).state.tobytes()
        question = Asked(position.game.name, seen, seat, target, MOST_BYTES)
        found = await self.ask(owner, question, self._patience)
        return found or await self.ask(owner, question._replace(most_bytes=QUICK_BYTES), QUICK_PATIENCE)
