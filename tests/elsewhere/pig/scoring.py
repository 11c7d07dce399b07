"""Points and the end of a game of Pig."""

from tafelrunde.core.kernel import State, kernel


@kernel
def score_after_hold(state: State) -> int:
    """P3.3: the points of whoever's turn it is, once the pot is safe."""
    return state.scores[state.turn] + state.pot


@kernel
def has_enough(state: State) -> bool:
    """P4.1: whether holding would win."""
    return score_after_hold(state) >= state.goal


@kernel
def points(state: State, seat: int) -> float:
    """A seat's safe points."""
    return state.scores[seat]


@kernel
def win_share(state: State, seat: int) -> float:
    """P4.1: whoever has enough has won alone."""
    return 1.0 if state.scores[seat] >= state.goal else 0.0
