"""Action numbers of games whose actions name no seat: the codes themselves."""

from tafelrunde.core.kernel import State, inlined


@inlined
def index_of(state: State, code: int) -> int:
    """Return the number of a code for the seat to act."""
    return code


@inlined
def code_of(state: State, index: int) -> int:
    """Return the code of an action's number."""
    return index
