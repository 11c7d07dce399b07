"""What a seat sees of Pig as numbers: everything."""

from typing import Any, Final

from tafelrunde.core.kernel import State, inlined
from tafelrunde.envs.kernels.identity_codes import code_of, index_of
from tafelrunde.envs.kernels.layout import Field, Layout, block
from tests.elsewhere.pig.scoring import points
from tests.elsewhere.pig.state import FACES, MOST_GOAL, Phase

__all__ = ["LAYOUT", "MOST_POINTS", "code_of", "index_of", "observe", "points"]

MOST_POINTS: Final = MOST_GOAL + FACES

TABLE = block(
    Field("phase", len(Phase), "one-hot: what is asked (`Phase`)"),
    Field("goal", 1, "points to win", MOST_GOAL),
    Field("pot", 1, "points that are not safe yet", MOST_POINTS),
)
SEAT = block(
    Field("to_act", 1, "whether this seat is to act"),
    Field("on_turn", 1, "whether it is this seat's turn"),
    Field("score", 1, "safe points", MOST_POINTS),
)
LAYOUT: Final = Layout(TABLE, SEAT)

T, S, TU, SU = TABLE.at, SEAT.at, TABLE.unit, SEAT.unit
TABLE_SIZE, SEAT_SIZE = TABLE.size, SEAT.size


@inlined
def observe(state: State, viewer: int, row: Any) -> None:
    """Write what a seat sees; the seats are counted from the viewer."""
    row[:] = 0
    row[T.phase + state.phase] = 1
    row[T.goal] = state.goal * TU.goal
    row[T.pot] = state.pot * TU.pot
    for seat in range(state.players):
        start = TABLE_SIZE + (seat - viewer + state.players) % state.players * SEAT_SIZE
        row[start + S.to_act] = state.actor == seat
        row[start + S.on_turn] = state.turn == seat
        row[start + S.score] = state.scores[seat] * SU.score
