"""Self-play and learning of Knights in kernels: TD over what actions lead to, plain gradient steps."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from tafelrunde.bots.knights.choose import Sight
from tafelrunde.bots.knights.features import FEATURES, fill_features, mover
from tafelrunde.bots.knights.matches import settle, turn_cards_up
from tafelrunde.bots.knights.playing import decide, uniform
from tafelrunde.bots.knights.tables import Tables
from tafelrunde.bots.knights.value import HIDDEN, Mind, slope, think, win_shares
from tafelrunde.core.bits import EMPTY, ONE, Bits
from tafelrunde.core.kernel import State, apart, inner, kernel
from tafelrunde.core.rng import Rng, next_word, rng
from tafelrunde.games.knights.state import MOST_PLAYERS, Phase

BEYOND_SEATS = np.uint64(64 - MOST_PLAYERS)
NOTE = np.dtype([("features", FEATURES), ("first", np.int64)])
"""A position of a match: features, and who moves next."""
LONGEST: Final = 150
"""Turns a seat after which a match of self-play is cut; what is thought of it then counts as its end."""


class Course(NamedTuple):
    """How to learn."""

    keep: float
    """How much of what came later a position is told, against what was thought of the next one: lambda of TD."""
    fog: float
    """The chance per position that a match ends without a winner: it makes waiting costly."""
    speed: float
    """How far to step at the beginning."""
    speed_at_end: float
    sight: int
    """How far the learner looks."""
    mixed: float = 0.0
    """In how many of the matches three of four seats go by hand-made worths."""


def new_notes(players: int) -> Any:
    """Make room for the positions of one match."""
    return np.zeros(2 * LONGEST * players, NOTE)


def rng_of(seed: Sequence[int]) -> Rng:
    """Return a generator for a row of numbers."""
    return rng(int(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0]))


@kernel
def study(
    tables: Any, mind: Any, course: Course, notes: Any, start: Any, table: Any, games: int, rng: Any, totals: Any
) -> None:
    """Play games with oneself and learn from each; adds up turns, cut matches, squared errors and positions."""
    goal = np.zeros(MOST_PLAYERS)
    for game in range(games):
        guessers = draw_guessers(course.mixed, rng)
        count = play(tables, mind, course.sight, guessers, notes, start, table, rng)
        state = table[0]
        win_shares(tables, mind, table, goal)
        speed = course.speed + (course.speed_at_end - course.speed) * game / games
        totals[0] += state.turns
        totals[1] += 0.0 if state.phase == Phase.OVER else 1.0
        totals[2] += learn(mind[0], course, notes, count, state.players, goal, speed)
        totals[3] += count


@kernel
def watch(
    tables: Any, mind: Any, notes: Any, start: Any, table: Any, games: int, rng: Any, scores: Any, won: Any
) -> int:
    """Play games with oneself; write positions' scores, the mover's first, and whether he won; return how many.

    A game that is cut does not count, nor one that there is no room for.
    """
    sight, seen = mind[0].sight, 0
    for _game in range(games):
        count = play(tables, mind, sight, EMPTY, notes, start, table, rng)
        state = table[0]
        if state.phase != Phase.OVER or seen + count > len(won):
            continue
        for i in range(count):
            think(mind[0], notes[i].features, state.players)
            scores[seen] = mind[0].scores[: scores.shape[1]]
            won[seen] = state.winner == notes[i].first
            seen += 1
    return seen


@inner
def draw_guessers(mixed: float, rng: Any) -> Bits:
    """Return which seats go by hand-made worths, as bits: in some matches none, in others three of four."""
    return (next_word(rng) | next_word(rng)) >> BEYOND_SEATS if uniform(rng) < mixed else EMPTY


@inner
def play(tables: Any, mind: Any, sight: int, guessers: Bits, notes: Any, start: Any, table: Any, rng: Any) -> int:
    """Play one game, or as much of it as there is room for, and note what actions led to and each turn's start."""
    apart()
    table[0] = start[0]
    state = table[0]
    turn_cards_up(state, rng)
    count = 0
    while state.phase != Phase.OVER and count < len(notes) - 2:
        if state.phase == Phase.TURN and state.attempts == 0 and state.tucks == 0:
            count = note(tables[0], mind[0], state, notes, count)
        mind[0].sight = Sight.WORTHS if guessers >> np.uint64(state.actor) & ONE else sight
        settle(tables[0], mind[0], table, decide(tables, mind, table, rng), rng)
        if state.phase == Phase.TURN_UP:
            count = note(tables[0], mind[0], state, notes, count)
            turn_cards_up(state, rng)
    return count


@inner
def note(tables: Tables, mind: Mind, state: State, notes: Any, count: int) -> int:
    """Keep the features of a position."""
    fill_features(tables, mind, state)
    notes[count].features = mind.features
    notes[count].first = mover(state)
    return count + 1


@inner
def learn(mind: Mind, course: Course, notes: Any, count: int, players: int, goal: Any, speed: float) -> float:
    """Step backwards through a game, each position towards a blend of its end and what was thought on the way."""
    apart()
    loss = 0.0
    for i in range(count - 1, -1, -1):
        think(mind, notes[i].features, players)
        for place in range(players):
            seat = (notes[i].first + place) % players
            thought, wanted = mind.thought[place], (1.0 - course.fog) * goal[seat] + course.fog / players
            loss += (thought - wanted) ** 2
            goal[seat] = course.keep * wanted + (1.0 - course.keep) * thought
            mind.thought[place] = speed * (wanted - thought) * slope(mind.scores[place])
        step(mind, notes[i].features, players)
    return loss


@inner
def step(mind: Mind, features: Any, players: int) -> None:
    """Change the weights by the errors that `mind.thought` holds."""
    hidden, first = mind.hidden, mind.first
    for place in range(players):
        mind.offset[place] += mind.thought[place]
    for j in range(HIDDEN):
        back = np.float32(0.0)
        if hidden[j] > 0.0:
            for place in range(players):
                back += mind.thought[place] * mind.second[j, place]
                mind.second[j, place] += mind.thought[place] * hidden[j]
        hidden[j] = back
        mind.bias[j] += back
    for i in range(features.size):
        place, value = features.place[i], features.value[i]
        for j in range(HIDDEN):
            first[place, j] += value * hidden[j]
