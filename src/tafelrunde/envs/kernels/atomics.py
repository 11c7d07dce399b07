"""Numbers that several threads read and write at once, and arrays by their address: what numba itself lacks.

Each function below is an *intrinsic*: numba calls it while it compiles a kernel, and it writes the instruction by
llvmlite's builder. The orders are LLVM's, which are those of C++: what a thread wrote before a *release* is seen by
whoever reads the same number by an *acquire*. On x86 such reads and writes are plain moves, around which the
compiler may not reorder; only changing a number locks its line. `executors/plain.py` needs none of this.
"""

import platform
from collections.abc import Callable
from typing import Any, Final, cast

import numba
from llvmlite import ir
from numba.core import cgutils
from numba.extending import intrinsic

NUMBER: Final = numba.int64
ALIGNED: Final = 8
"""Bytes: NumPy aligns an array of numbers to their size, and atomic instructions need that."""
NOTHING: Final = ir.FunctionType(ir.VoidType(), [])
X86: Final = ("x86_64", "AMD64")
"""Machines on which this is tested, with an instruction that tells the core that it waits."""
NEEDED: Final = ("load_atomic", "store_atomic", "atomic_rmw", "cmpxchg", "inttoptr")
"""What llvmlite's builder must be able to write."""


def is_supported() -> bool:
    """Return whether threads can meet in memory on this machine, with this llvmlite."""
    return platform.machine() in X86 and all(hasattr(ir.IRBuilder, name) for name in NEEDED)


def _place(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """Return where a number of an array stands."""
    array = context.make_array(signature.args[0])(context, builder, arguments[0])
    return builder.gep(array.data, [arguments[1]])


def _read(_typing: Any, numbers: Any, _place_type: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.load_atomic(_place(context, builder, signature, arguments), "acquire", ALIGNED)

    return NUMBER(numbers, NUMBER), write


def _publish(_typing: Any, numbers: Any, _place_type: Any, _value: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        builder.store_atomic(arguments[2], _place(context, builder, signature, arguments), "release", ALIGNED)
        return context.get_dummy_value()

    return numba.void(numbers, NUMBER, NUMBER), write


def _changing(operation: str) -> Callable[..., Any]:
    def typed(_typing: Any, numbers: Any, _place_type: Any, _value: Any) -> Any:
        def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            place = _place(context, builder, signature, arguments)
            return builder.atomic_rmw(operation, place, arguments[2], "acq_rel")

        return NUMBER(numbers, NUMBER, NUMBER), write

    return typed


def _take(_typing: Any, numbers: Any, _place_type: Any, _value: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place, old = _place(context, builder, signature, arguments), arguments[2]
        # A failed exchange writes nothing, so there is nothing to release.
        changed = builder.cmpxchg(place, old, builder.add(old, ir.Constant(old.type, 1)), "acq_rel", "acquire")
        return builder.extract_value(changed, 1)

    return numba.boolean(numbers, NUMBER, NUMBER), write


def _pause(_typing: Any) -> Any:
    def write(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
        builder.call(builder.module.declare_intrinsic("llvm.x86.sse2.pause", (), NOTHING), ())
        return context.get_dummy_value()

    return numba.void(), write


def _pointer(_typing: Any, _address: Any) -> Any:
    def write(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], cgutils.voidptr_t)

    return numba.types.voidptr(NUMBER), write


read = cast(Callable[[Any, int], int], intrinsic(_read))
"""Return a number, and see everything that was written before it was published."""
publish = cast(Callable[[Any, int, int], None], intrinsic(_publish))
"""Write a number that others wait for, after everything else written so far."""
add = cast(Callable[[Any, int, int], int], intrinsic(_changing("add")))
"""Add to a number."""
lower = cast(Callable[[Any, int, int], int], intrinsic(_changing("min")))
"""Replace a number by a smaller one."""
take = cast(Callable[[Any, int, int], bool], intrinsic(_take))
"""Count a number up by one if it is still what it was, and return whether it was."""
pause = cast(Callable[[], None], intrinsic(_pause))
"""Wait for a moment, without letting the core go."""
pointer = cast(Callable[[int], Any], intrinsic(_pointer))
"""Return what `carray` makes an array of."""
