"""How good an action is, by the values of the ledger: for whoever tries again to find the better move."""

from typing import Any, Final

import msgspec

from tafelrunde.analysis.labels import label, scale
from tafelrunde.analysis.steps import Step, final_shares, steps_of
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.messages import Problem
from tafelrunde.core.position import Position
from tafelrunde.core.registry import game as game_named

NEARLY: Final = 0.01
"""Whoever loses less than so much of a win between two, among n seats 2/n of it, has found the better move."""


class Exercise(msgspec.Struct, frozen=True):
    """A decision to try one's hand at: where its turn began, and what has happened in it since."""

    game: str
    position: dict[str, Any]
    """Where the turn began, as `game.position` reads it."""
    lead: list[str]
    """What was done from there on, chance included, until somebody is to decide."""


class Graded(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an action that was tried is worth to whoever is to act, and what would be best."""

    do: str
    win: float
    """The win share after it."""
    loss: float
    """What it loses against the best."""
    found: bool
    """Whether it is as good as the best one, or nearly."""
    best: str
    line: list[str] = []
    """What follows the best action until the turn ends, where that is known."""
    label: str | None = None
    """What such a loss is called."""
    exact: bool = False
    """Whether the loss is exact, given the values where the turn ends."""


def positions_of(exercise: Exercise) -> tuple[list[Position], list[int]]:
    """Return the positions of an exercise from the turn's beginning to the decision, and the codes between them."""
    game = game_named(exercise.game)
    positions, codes = [game.position(exercise.position)], []
    for text in exercise.lead:
        codes.append(game.code_of(text))
        positions.append(positions[-1].follow(codes[-1]))
    return positions, codes


def grade(exercise: Exercise, action: str) -> Graded:
    """Say how good a legal action is; an illegal one is refused with its reason."""
    positions, codes = positions_of(exercise)
    before = positions[-1]
    after = before.apply(action)
    *_, step = steps_of(exercise.game)([*positions, after], [*codes, before.game.code_of(action)])
    assert step is not None
    final = final_shares(after)
    return graded(before, action, step if final is None else step._replace(after=final))


def graded(before: Position, action: str, step: Step) -> Graded:
    """Compare what an action leads to with the best."""
    seat, decode, players = before.to_act, before.game.decode, before.players
    assert seat is not None
    win = float(step.after[seat])
    loss = max(0.0, float(step.value[seat]) - win)
    return Graded(
        do=action,
        win=win,
        loss=loss,
        found=loss < NEARLY * scale(players),
        best=action if step.best is None else str(decode(step.best)),
        line=[str(decode(code)) for code in step.line],
        label=label(loss, players),
        exact=step.exact,
    )


def grades(exercise: Exercise) -> list[Graded]:
    """Grade everything that may be done, the best first."""
    before = positions_of(exercise)[0][-1]
    return sorted((grade(exercise, str(action)) for action in before.legal()), key=lambda each: each.loss)


class Tried(msgspec.Struct, frozen=True):
    """A question for a process that grades."""

    exercise: Exercise
    do: str

    def answer(self) -> Graded | Problem:
        """Return how good the action is, or why there is no answer."""
        try:
            return grade(self.exercise, self.do)
        except TafelrundeError as error:
            return error.problem
