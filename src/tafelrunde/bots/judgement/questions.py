"""Where players disagree, and what each of their choices is worth.

A choice is worth the share of wins of whoever makes it if a quick player then plays on for all, over many rollouts.
After some rounds a rollout is cut, and counts as what the house thinks of it then: that is far quicker than going
to the end, and there is less luck in it (as in backgammon). All choices of a position are rolled out with the same
dice; where cards are hidden, each rollout deals them anew as the player cannot know them.
"""

from collections.abc import Iterator, Sequence
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec

from tafelrunde.bots.base import bot, house
from tafelrunde.bots.evaluation import evaluation
from tafelrunde.core.bot import Bot
from tafelrunde.core.chance import Sampler, seeded
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.position import Position
from tafelrunde.core.registry import game as game_named

BUDGET = 1.0
CAP = 3000
"""Decisions after which a match is cut, and shared by all."""
A_MATCH = 4
"""Positions taken from one match, so that they differ."""
EVERY = 7
"""One in so many decisions is looked at."""


class Choice(msgspec.Struct, frozen=True):
    """Something to do, what it is worth, and the standard error of that."""

    action: str
    value: float
    error: float


class Question(msgspec.Struct, frozen=True):
    """A position where players disagree."""

    seed: int
    """That of the match it comes from, and of the players who are asked."""
    rollouts: int
    rounds: int
    """After how many rounds a rollout was cut, 0 if it went to the end."""
    choices: list[Choice]
    position: dict[str, Any]

    @property
    def best(self) -> float:
        """What the best choice is worth."""
        return max(choice.value for choice in self.choices)

    def loss(self, action: str) -> float | None:
        """Return how much an action loses against the best one, None if nobody knows."""
        known = {choice.action: choice.value for choice in self.choices}
        return self.best - known[action] if action in known else None


def questions_of(name: str, seed: int, rollouts: int, roller: str, rounds: int = 0) -> list[Question]:
    """Let the second best play a match with itself, and value some of its positions where players disagree."""
    seats = game_named(name).players
    match = game_named(name).match(players=seats[seed % len(seats)], sampler=seeded(seed))
    levels = house(name)
    player = bot(levels[-2], name, seed)
    found: list[Question] = []
    for number in range(CAP):
        position = match.position
        if position.to_act is None or len(found) == A_MATCH:
            break
        if number % EVERY == seed % EVERY:
            chosen = {choice_of(level, position, seed) for level in levels}
            if len(chosen) > 1:
                found.append(valued(position, sorted(chosen), seed, rollouts, roller, rounds))
        match.play(player.choose(position.view(position.to_act), position.legal(), BUDGET))
    return found


def choice_of(level: str, position: Position, seed: int) -> str:
    """Return what a player of the house does in a position, in notation."""
    player = bot(level, position.game.name, seed)
    return str(player.choose(position.view(position.to_act), position.legal(), BUDGET))


def valued(
    position: Position, actions: Sequence[str], seed: int, rollouts: int, roller: str, rounds: int
) -> Question:
    """Say what each of these actions is worth."""
    choices = []
    for action in actions:
        shares = [rollout(position, action, f"{seed}-{number}", roller, rounds) for number in range(rollouts)]
        choices.append(Choice(action, round(fmean(shares), 4), round(stdev(shares) / sqrt(rollouts), 4)))
    return Question(seed, rollouts, rounds, choices, position.to_json())


def rollout(position: Position, action: str, seed: str, roller: str, rounds: int) -> float:
    """Play an action and then some rounds, or the match to its end, and return the share of whoever chose it."""
    seat, dice = position.to_act, seeded(seed)
    assert seat is not None
    if position.game.hides:
        position = position.view(seat).resample(dice)
    players = [bot(roller, position.game.name, each) for each in range(position.players)]
    evaluate, turns = evaluation(position.game.name), rounds * position.players or inf
    for after in _played_on(position, action, players, dice):
        shares = evaluate(position, after)
        turns -= shares is not None
        position = after
        if shares is not None and turns <= 0 and position.to_act is not None:
            return shares[seat]
    if position.outcome is None:
        return 1 / position.players
    return (seat in position.outcome.winners) / len(position.outcome.winners)


def _played_on(position: Position, action: str, players: Sequence[Bot], dice: Sampler) -> Iterator[Position]:
    """Yield one position after another, chance included, beginning with an action."""
    position = position.apply(action)
    yield position
    for _ in range(CAP):
        while position.to_act == CHANCE:
            position = position.after(position.draw_code(dice))
            yield position
        if position.to_act is None:
            return
        view, legal = position.view(position.to_act), position.legal()
        position = position.apply(players[position.to_act].choose(view, legal, BUDGET))
        yield position
