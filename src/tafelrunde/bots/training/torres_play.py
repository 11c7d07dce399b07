"""Matches of Torres between minds, on bare states, and what is recorded of them for learning."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tafelrunde.bots.torres.choose import Mind, Style, imagine
from tafelrunde.bots.torres.features import FEATURES, UNIT, before_turns, features
from tafelrunde.bots.torres.sets import BARE
from tafelrunde.bots.torres.value import POINTS, Weights
from tafelrunde.core.kernel import CHANCE, OVER, kernel
from tafelrunde.core.memory import States
from tafelrunde.core.registry import game as game_named
from tafelrunde.core.rng import below, rng
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.chance import sample
from tafelrunde.games.torres.legal import legal
from tafelrunde.games.torres.rules import apply
from tafelrunde.games.torres.state import MOST_PLAYERS, NO_CARD, STATE, Phase


class Match(NamedTuple):
    """A match as a learner sees it: a row of features for each seat wherever a turn ended, and how it came out."""

    rows: npt.NDArray[np.float16]
    """By end of turn, seat and feature."""
    to_come: npt.NDArray[np.int8]
    """By end of turn and seat: the turns it still has."""
    points: npt.NDArray[np.float32]
    """The final score of each seat, in fifties."""


class Job(NamedTuple):
    """Matches to be played: by seat the weights and styles of those who play."""

    variant: str
    minds: tuple[tuple[Weights, Style], ...]
    seeds: tuple[int, ...]
    first_seats: tuple[int, ...]
    """By match: where the first of them sits; the others follow."""
    wild: float = 0.0
    """How often a decision of the setup is left to chance."""


def play(job: Job) -> list[Match]:
    """Play the matches of a job, each with its own seed for chance."""
    made = {id(weights): Mind(weights, style) for weights, style in job.minds}
    minds = [made[id(weights)] for weights, _ in job.minds]
    return [
        play_match(job.variant, [*minds[-first:], *minds[:-first]] if first else minds, seed, job.wild)
        for seed, first in zip(job.seeds, job.first_seats, strict=True)
    ]


def begun(variant: str, players: int) -> States:
    """Return a match that is to begin; a bare one has no cards."""
    game = game_named("torres")
    state = game.initial(game.options(players=players, variant="basic" if variant == BARE else variant))
    if variant == BARE:
        state["seat"]["pile"] = NO_CARD
    return state


def play_match(variant: str, minds: Sequence[Mind], seed: int, wild: float = 0.0) -> Match:
    """Play one match of these minds, by seat; each decides by what its seat may see."""
    players = len(minds)
    masked = game_named("torres").masked
    state = begun(variant, players)
    codes = np.zeros(actions.ALL_CODES, np.int32)
    chance = rng(seed * 2 + 1)
    choices = np.random.default_rng(seed)
    scratch = np.zeros(1, STATE)
    for place, mind in enumerate(minds):
        mind.restart(seed * players + place)
    rows, to_come = [], []
    actor = int(settle(state, chance))
    while actor != OVER:
        phase = int(state[0]["phase"])
        view = masked(state, actor)
        if phase < Phase.TURN and choices.random() < wild:
            code = int(any_code(state, codes, chance))
        else:
            code = minds[actor].decide(view)
        if code == actions.END or phase < Phase.TURN or phase == Phase.KINGS_MOVE:
            row, left = np.zeros((MOST_PLAYERS, FEATURES), np.float32), np.zeros(MOST_PLAYERS, np.int8)
            record(view, code, scratch, minds[actor].judge, row, left)
            rows.append(row[:players].astype(np.float16))
            to_come.append(left[:players])
        actor = int(follow(state, code, chance))
    scores = state[0]["seat"]["score"][:players]
    return Match(np.array(rows), np.array(to_come), (scores / POINTS).astype(np.float32))


@kernel
def settle(states: Any, rng: Any) -> Any:
    """Let chance act as long as it is to; return who acts then."""
    while states[0].actor == CHANCE:
        apply(states[0], sample(states[0], rng))
    return states[0].actor


@kernel
def follow(states: Any, code: int, rng: Any) -> Any:
    """Carry an action out and what chance has to decide after it; return who acts then."""
    apply(states[0], code)
    return settle(states, rng)


@kernel
def any_code(states: Any, codes: Any, rng: Any) -> Any:
    """Return a legal code, all equally likely."""
    return codes[below(rng, legal(states[0], codes))]


@kernel
def record(states: Any, code: int, scratch: Any, judge: Any, rows: Any, to_come: Any) -> None:
    """Write what a learner sees after a decision: the end of a turn, or of a step before the first turn."""
    scratch[0] = states[0]
    if before_turns(states[0]):
        imagine(scratch[0], code)
    features(scratch[0], judge[0])
    for seat in range(states[0].players):
        rows[seat] = judge[0].rows[seat] / UNIT
        to_come[seat] = judge[0].to_come[seat]
