"""What a turn of Knights offers: each target, tuck and guard with the win share that it leads to."""

from typing import Final

from tafelrunde.analysis.counsel import Counsel, Worth, best_first
from tafelrunde.analysis.knights.valuing import TURN_PHASES, Thinker
from tafelrunde.core.position import Position

ERRORS: Final = {2: 0.028, 3: 0.041}
ERROR_OF_MANY: Final = 0.054
"""Measured by `python -m benchmarks.analysis` in matches of the steward: by seats, and of more."""


def advise(position: Position) -> Counsel | None:
    """Value what can be done where no dice are rolled; of dice the exact chances say all."""
    record = position.state[0]
    if record["phase"] not in TURN_PHASES:
        return None
    shares = Thinker(position.players).rated(position)
    own, decode = shares[:, int(record["turn"])], position.game.decode
    worths = [
        Worth(str(decode(code)), win, False)
        for code, win in zip(position.codes.tolist(), own.tolist(), strict=True)
    ]
    return Counsel(ERRORS.get(position.players, ERROR_OF_MANY), best_first(worths))
