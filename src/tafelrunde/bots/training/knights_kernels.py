"""Self-play and learning of Knights in kernels: TD over turn ends, plain gradient steps."""

from typing import Any, NamedTuple

import numpy as np

from tafelrunde.bots.knights.choose import Mind
from tafelrunde.bots.knights.features import fill_features, mover
from tafelrunde.bots.knights.playing import Choices, choices, decide, settle, turn_cards_up
from tafelrunde.bots.knights.value import Net, Room, slope, think, win_shares
from tafelrunde.core.kernel import CHANCE, State, apart, inner, kernel
from tafelrunde.games.knights.state import MOST_PLAYERS, Phase


class Notes(NamedTuple):
    """The positions of one match: features, and who moves next."""

    rows: Any
    firsts: Any
    choices: Choices


class Course(NamedTuple):
    """How to learn."""

    keep: float
    """How much of what came later a position is told, against what was thought of the next one: lambda of TD."""
    fog: float
    """The chance per position that a match ends without a winner: it makes waiting costly."""
    speed: float
    """How far to step at the beginning."""
    speed_at_end: float


def notes(rows: int, inputs: int) -> Notes:
    """Return room for so many positions."""
    return Notes(np.zeros((rows, inputs), np.float32), np.zeros(rows, np.int64), choices())


@kernel
def study(
    mind: Mind, course: Course, notes: Notes, start: Any, table: Any, games: int, rng: Any, totals: Any
) -> None:
    """Play games with oneself and learn from each; adds up turns, cut matches, squared errors and positions."""
    goal = np.zeros(MOST_PLAYERS)
    for game in range(games):
        count = play(mind, notes, start, table, rng)
        state = table[0]
        win_shares(mind.tables, mind.net, mind.room, state, goal)
        speed = course.speed + (course.speed_at_end - course.speed) * game / games
        totals[0] += state.turns
        totals[1] += 0.0 if state.phase == Phase.OVER else 1.0
        totals[2] += learn(mind, course, notes, count, goal, speed)
        totals[3] += count


@inner
def play(mind: Mind, notes: Notes, start: Any, table: Any, rng: Any) -> int:
    """Play one game, or as much of it as there is room for, and note its turn ends."""
    apart()
    table[0] = start[0]
    state = table[0]
    turn_cards_up(state, rng)
    count = 0
    while state.phase != Phase.OVER and count < len(notes.rows) - 2:
        if state.phase == Phase.TURN and state.attempts == 0 and state.tucks == 0:
            count = note(mind, state, notes, count)
        settle(mind, table, decide(mind, table, notes.choices, rng), rng)
        if state.actor == CHANCE and state.resume == Phase.GUARDS:
            count = note(mind, state, notes, count)
        turn_cards_up(state, rng)
    return count


@inner
def note(mind: Mind, state: State, notes: Notes, count: int) -> int:
    """Keep the features of a position."""
    fill_features(mind.tables, state, mind.room.unseen, mind.room.features)
    notes.rows[count] = mind.room.features
    notes.firsts[count] = mover(state)
    return count + 1


@inner
def learn(mind: Mind, course: Course, notes: Notes, count: int, goal: Any, speed: float) -> float:
    """Step backwards through a game, each position towards a blend of its end and what was thought on the way."""
    apart()
    room = mind.room
    players = len(room.shares)
    loss = 0.0
    for i in range(count - 1, -1, -1):
        room.features[:] = notes.rows[i]
        think(mind.net, room)
        for place in range(players):
            seat = (notes.firsts[i] + place) % players
            thought, wanted = room.shares[place], (1.0 - course.fog) * goal[seat] + course.fog / players
            loss += (thought - wanted) ** 2
            goal[seat] = course.keep * wanted + (1.0 - course.keep) * thought
            room.shares[place] = np.float32(speed * (wanted - thought) * slope(room.scores[place]))
        step(mind.net, room)
    return loss


@inner
def step(net: Net, room: Room) -> None:
    """Change the weights by the errors that `room.shares` holds."""
    for j in range(len(room.hidden)):
        if room.hidden[j] > 0.0:
            back = np.float32(0.0)
            for place in range(len(room.shares)):
                back += room.shares[place] * net.second[j, place]
                net.second[j, place] += room.shares[place] * room.hidden[j]
            room.hidden[j] = back
        else:
            room.hidden[j] = 0.0
    net.offset[:] += room.shares
    net.bias[:] += room.hidden
    for i in range(len(room.features)):
        feature = room.features[i]
        if feature != 0.0:
            for j in range(len(room.hidden)):
                net.first[i, j] += feature * room.hidden[j]
