"""Where players disagree, and what each of their choices is worth.

A choice is worth the share of wins of whoever makes it if a quick player then plays on for all, over some rollouts.
After some rounds a rollout is cut, and counts as what the house thinks of it then: that is far quicker than going
to the end, and there is less luck in it (as in backgammon). All choices of a position are rolled out with the same
dice; where cards are hidden, each rollout deals them anew as the player cannot know them. There are more rollouts
the closer the choices are: none follow once it is clear by how much the best is ahead. Where a game's turns can be
solved, choices may be valued by that instead: the dice exactly, the end of the turn as the house thinks of it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

import msgspec

from tafelrunde.bots.base import bot, house
from tafelrunde.bots.evaluation import evaluation
from tafelrunde.core.bot import Bot
from tafelrunde.core.chance import Sampler, seeded
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.position import Position
from tafelrunde.core.registry import game as game_named

BUDGET: Final = 1.0
CAP: Final = 3000
"""Decisions after which a match is cut, and shared by all."""
A_MATCH: Final = 6
"""Positions taken from one match, so that they differ."""
FIRST_LOOK: Final = 16
"""Rollouts of each choice before the first look at them; they are doubled before the next."""
CLEAR: Final = 3.0
"""So many standard errors ahead is clearly ahead."""
CLOSE: Final = 0.005
"""A standard error of what the best is ahead by that is small enough."""
SEEDS: Final = 1 << 20
"""More than there are rollouts of a position."""


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
    """Of each choice; 0 if the turn was solved."""
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


def questions_of(name: str, seed: int, rollouts: int, rounds: int = 0) -> list[Question]:
    """Let the second best play a match with itself, and value some of its positions where players disagree.

    By at most so many rollouts of each choice, or by solving turns if there are to be none.
    """
    positions = list(decisions_of(name, seed))
    Random(seed).shuffle(positions)
    found: list[Question] = []
    for position in positions:
        chosen = {choice_of(level, position, seed) for level in house(name)}
        if len(chosen) < 2:
            continue
        if rollouts:
            found.append(valued(position, sorted(chosen), seed, rollouts, rounds))
        elif question := solved(position, sorted(chosen), seed):
            found.append(question)
        if len(found) == A_MATCH:
            break
    return found


def decisions_of(name: str, seed: int) -> Iterator[Position]:
    """Yield the positions of a match in which something is to be decided."""
    seats = game_named(name).players
    match = game_named(name).match(players=seats[seed % len(seats)], sampler=seeded(seed))
    player = bot(house(name)[-2], name, seed)
    for _ in range(CAP):
        position = match.position
        if position.to_act is None:
            return
        legal = position.legal()
        if len(legal) > 1:
            yield position
        match.play(player.choose(position.view(position.to_act), legal, BUDGET))


def choice_of(level: str, position: Position, seed: int) -> str:
    """Return what a player of the house does in a position, in notation."""
    player = bot(level, position.game.name, seed)
    return str(player.choose(position.view(position.to_act), position.legal(), BUDGET))


def valued(position: Position, actions: Sequence[str], seed: int, most: int, rounds: int) -> Question:
    """Say what each of these actions is worth, by at most so many rollouts."""
    shares: dict[str, list[float]] = {action: [] for action in actions}
    done = 0
    while done < most and (done < FIRST_LOOK or not is_clear(shares)):
        more = range(done, min(most, 2 * done or FIRST_LOOK))
        for action in actions:
            shares[action] += rollouts_of(position, action, seeds_of(seed, more), rounds)
        done = more.stop
    choices = [choice(action, found) for action, found in shares.items()]
    return Question(seed, done, rounds, choices, position.to_json())


def completed(name: str, question: Question) -> Question:
    """Value, as the others of a question were, what players of the house choose today and nobody has valued.

    A turn is solved anew: what the house thinks of its end may have changed, and all choices are solved at once.
    """
    position = game_named(name).position(question.position)
    known = {each.action for each in question.choices}
    missing = sorted({choice_of(level, position, question.seed) for level in house(name)} - known)
    if not question.rollouts:
        return solved(position, sorted([*known, *missing]), question.seed) or question
    if not missing:
        return question
    seeds = seeds_of(question.seed, range(question.rollouts))
    added = [choice(action, rollouts_of(position, action, seeds, question.rounds)) for action in missing]
    choices = sorted([*question.choices, *added], key=lambda each: each.action)
    return msgspec.structs.replace(question, choices=choices)


def choice(action: str, shares: Sequence[float]) -> Choice:
    """Sum the rollouts of an action up."""
    return Choice(action, round(fmean(shares), 4), round(stdev(shares) / sqrt(len(shares)), 4))


def seeds_of(seed: int, rollouts: Iterable[int]) -> list[int]:
    """Return the seeds of some rollouts of a position: the same for each of its choices."""
    return [seed * SEEDS + each for each in rollouts]


def solved(position: Position, actions: Sequence[str], seed: int) -> Question | None:
    """Say what each of these actions is worth if the turn is solved, None where that is not known of all."""
    solve = evaluation(position.game.name).solve
    values = solve(position) if solve else {}
    if any(action not in values for action in actions):
        return None
    choices = [Choice(action, round(values[action], 4), 0.0) for action in actions]
    return Question(seed, 0, 0, choices, position.to_json())


def is_clear(shares: Mapping[str, Sequence[float]]) -> bool:
    """Say whether it is known well enough by how much the best choice is ahead of every other one."""
    best, *others = sorted(shares.values(), key=fmean, reverse=True)
    for other in others:
        ahead = [mine - theirs for mine, theirs in zip(best, other, strict=True)]
        error = stdev(ahead) / sqrt(len(ahead))
        if error > CLOSE and fmean(ahead) < CLEAR * error:
            return False
    return True


def rollouts_of(position: Position, action: str, seeds: Sequence[int], rounds: int) -> list[float]:
    """Return what rollouts say that an action is worth to whoever makes it, one for each seed."""
    valuing = evaluation(position.game.name)
    if valuing.roll_out:
        return list(valuing.roll_out(position, action, seeds, rounds))
    player = valuing.quick_player()
    return [rollout(position, action, seed, player, rounds) for seed in seeds]


def rollout(position: Position, action: str, seed: int, player: Bot, rounds: int) -> float:
    """Play an action and then some rounds, or the match to its end, and return the share of whoever chose it."""
    seat, dice = position.to_act, seeded(seed)
    assert seat is not None
    if position.game.hides:
        position = position.view(seat).resample(dice)
    valuing, turns = evaluation(position.game.name), rounds * position.players or inf
    for after in _played_on(position, action, player, dice):
        ended = valuing.turn_ends(position, after)
        turns -= ended
        if ended and turns <= 0 and after.to_act is not None and not valuing.plays_out(after):
            shares = valuing.evaluate(position, after)
            assert shares is not None
            return shares[seat]
        position = after
    if position.outcome is None:
        return 1 / position.players
    return (seat in position.outcome.winners) / len(position.outcome.winners)


def _played_on(position: Position, action: str, player: Bot, dice: Sampler) -> Iterator[Position]:
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
        position = position.apply(player.choose(view, legal, BUDGET))
        yield position
