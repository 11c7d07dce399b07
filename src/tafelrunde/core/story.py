"""How kernels tell what they do: messages in numbers, written down where a rule makes them happen.

A kernel that may tell something takes a `story` as its last argument and hands it on. In playouts the story is
None, and numba leaves out everything that is written to it: telling costs nothing there.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt
from numba import types as _types
from numba.core import cgutils as _cgutils
from numba.extending import intrinsic

types: Any = _types
cgutils: Any = _cgutils  # numba has few types of its own

Story = Any
"""Inside a kernel: rows of numbers, or None where nobody listens."""

ROWS: Final = 32
"""How many messages one action can tell."""
WIDTH: Final = 8
"""The number of a message, and its arguments."""
NUMBER: Final = np.dtype(np.int32)
ROW_BYTES: Final = WIDTH * NUMBER.itemsize


def new_story(rows: int = ROWS) -> npt.NDArray[np.int32]:
    """Return room for messages; the first number of row 0 counts them, they follow from row 1 on."""
    # In Python's memory: from a kilobyte on, `np.zeros` lets other threads run first, in a server for every action.
    return np.ndarray((rows + 1, WIDTH), NUMBER, bytearray((rows + 1) * ROW_BYTES))


UNREAD: Final = new_story()
"""Where kernels tell what nobody reads; quick ones hold Python's lock, so that all may write here."""


# Written for the compiler itself: a kernel would be compiled anew for every combination of arguments' types, which
# takes five times as long.
def _write_row(context: Any, builder: Any, story: Any, values: Any, kinds: Sequence[Any]) -> None:
    """Count one message more, and fill the next row with its numbers; beyond the last row it is only counted."""
    array = context.make_array(story)(context, builder, values[0])

    def place(row: Any, column: int) -> Any:
        where = [row, context.get_constant(types.intp, column)]
        return cgutils.get_item_pointer(context, builder, story, array, where)

    counter = place(context.get_constant(types.intp, 0), 0)
    count = builder.add(builder.load(counter), context.get_constant(types.int32, 1))
    builder.store(count, counter)
    rows = cgutils.unpack_tuple(builder, array.shape)[0]
    row = builder.sext(count, rows.type)
    with builder.if_then(builder.icmp_signed("<", row, rows)):
        cgutils.memset(builder, place(row, 0), context.get_constant(types.intp, ROW_BYTES), 0)
        for column, (number, kind) in enumerate(zip(values[1:], kinds, strict=True)):
            builder.store(context.cast(builder, number, kind, types.int32), place(row, column))


def _telling(story: Any, message: Any, arguments: Sequence[Any], returned: Any) -> Any:
    """Return the signature of telling a message, and how it is compiled."""
    assert len(arguments) < WIDTH, f"a message has at most {WIDTH - 1} arguments"

    def compile_it(context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        if isinstance(story, types.Array):
            numbers = [values[1], *cgutils.unpack_tuple(builder, values[2], len(arguments))]
            _write_row(context, builder, story, [values[0], *numbers], [message, *arguments])
        return context.get_dummy_value() if returned is types.void else values[1]

    return returned(story, message, types.StarArgTuple(arguments)), compile_it


def _tell(_typing: Any, story: Any, message: Any, *arguments: Any) -> Any:
    return _telling(story, message, arguments, types.void)


def _refuse(_typing: Any, story: Any, reason: Any, *arguments: Any) -> Any:
    return _telling(story, reason, arguments, reason)


tell = cast(Callable[..., None], intrinsic(_tell))
"""Called in a kernel with a story, a message's number and its arguments in order, this writes the message down."""

refuse = cast(Callable[..., int], intrinsic(_refuse))
"""Called in a kernel with a story, a reason and its facts in order, this writes it down and returns the reason."""
