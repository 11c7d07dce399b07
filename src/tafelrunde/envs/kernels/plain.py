"""Action numbers of games whose actions name no seat: the codes themselves."""

from tafelrunde.core.kernel import Record
from tafelrunde.envs.kernels.compiling import part


@part
def index_of(state: Record, code: int) -> int:
    """Return the number of a code for the seat to act."""
    return code


@part
def code_of(state: Record, index: int) -> int:
    """Return the code of an action's number."""
    return index
