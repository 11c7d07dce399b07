"""Reading a written position of Pig; an impossible one is refused with the reason."""

from typing import Any

from tafelrunde.core.kernel import CHANCE, OVER
from tafelrunde.core.memory import States
from tafelrunde.core.written import convert, named, require, set_number
from tests.elsewhere.pig.notation import PHASE_NAMES, WrittenPosition
from tests.elsewhere.pig.state import FACES, LEAST_GOAL, MOST_GOAL, MOST_PLAYERS, Phase


def read_position(json: Any, state: States) -> None:
    """Fill an empty state from JSON, or raise BadPosition."""
    written, record = convert(json, WrittenPosition), state[0]
    players = len(written.seats)
    require(2 <= players <= MOST_PLAYERS, "pig-position-players", found=players)
    phase = named(written.phase, PHASE_NAMES, "phase")
    record["players"], record["phase"] = players, phase
    set_number(record, "turn", written.turn, 0, players - 1)
    set_number(record, "goal", written.goal, LEAST_GOAL, MOST_GOAL)
    set_number(record, "pot", written.pot, 0, written.goal + FACES)
    record["actor"] = {Phase.TURN: written.turn, Phase.OVER: OVER}.get(phase, CHANCE)
    _check(written, phase)
    record["scores"][:players] = [seat.score for seat in written.seats]


def _check(written: WrittenPosition, phase: Phase) -> None:
    """P4.1: only whoever has won has enough; P2.1: nobody has at the start; P3.6: a pot belongs to a turn."""
    scores = [seat.score for seat in written.seats]
    winner = written.turn if phase == Phase.OVER else None
    for seat, score in enumerate(scores):
        low, high = (written.goal, written.goal + FACES) if seat == winner else (0, written.goal - 1)
        require(low <= score <= high, "pig-position-score", "P4.1", seat=seat)
    if phase in (Phase.START, Phase.OVER):
        require(written.pot == 0, "pig-position-pot", "P3.6")
    if phase == Phase.START:
        require(not any(scores) and written.turn == 0, "pig-position-start", "P2.1")
    if phase == Phase.ROLL:
        require(scores[written.turn] + written.pot < written.goal, "pig-position-pot", "P3.5")
    require(scores[written.turn] + written.pot < written.goal + FACES, "pig-position-pot", "P3.5")
