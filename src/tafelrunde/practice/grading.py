"""How good an action is, by the values of the ledger: for whoever tries again to find the better move."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tafelrunde.analysis.entries import LedgerEntry
from tafelrunde.analysis.labels import LABELS, label, scale
from tafelrunde.analysis.steps import Step, last_step
from tafelrunde.analysis.turning import reasons_of
from tafelrunde.core.errors import BadPosition, TafelrundeError
from tafelrunde.core.messages import Message, Problem
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
    why: list[Message] = []
    """What is known of the reasons, as in an analysis."""


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
    return explained(exercise, _grade(*positions_of(exercise), action))


def explained(exercise: Exercise, answer: Graded) -> Graded:
    """Add what is known of the reasons; whatever is not found counts as missed here, however little it loses."""
    positions, codes = positions_of(exercise)
    before = positions[-1]
    entry = LedgerEntry(
        at=len(codes),
        kind="decision",
        do=answer.do,
        seat=before.to_act,
        before=[],
        value=[],
        after=[],
        drift=[],
        best=answer.best,
        line=answer.line,
        loss=answer.loss,
        label=None if answer.found else answer.label or LABELS[-1][0],
    )
    ways = [*positions, before.apply(answer.do)], [*codes, before.game.code_of(answer.do)]
    return replace(answer, why=reasons_of(exercise.game)(*ways, entry))


def _grade(positions: Sequence[Position], codes: Sequence[int], action: str) -> Graded:
    before = positions[-1]
    after = before.apply(action)
    try:
        step = last_step([*positions, after], [*codes, before.game.code_of(action)])
    except (AssertionError, LookupError) as error:  # nobody knows what a turn is worth that was not seen to begin
        raise BadPosition("position-within-turn") from error
    return graded(before, action, step)


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
    """Grade everything that may be done, the best first; reasons are not looked for."""
    positions, codes = positions_of(exercise)
    answers = (_grade(positions, codes, str(action)) for action in positions[-1].legal())
    return sorted(answers, key=lambda each: each.loss)


class AllTried(msgspec.Struct, frozen=True):
    """A question for a process that grades whatever may be done."""

    exercise: Exercise

    def answer(self) -> list[Graded] | Problem:
        """Return all answers with their reasons, the best first, or why there are none."""
        try:
            return [explained(self.exercise, each) for each in grades(self.exercise)]
        except TafelrundeError as error:
            return error.problem


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
