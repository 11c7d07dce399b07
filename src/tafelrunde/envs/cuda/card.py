"""The graphics card: whether there is one, and how the rules are compiled for it.

With NUMBA_ENABLE_CUDASIM=1 a simulator stands for the card. It runs the threads of a kernel one by one in
Python and knows no warps; the rules in it are those of the processor.
"""

import warnings
from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any

import numba
import numpy as np

from tafelrunde.core.errors import BadOption
from tafelrunde.envs.cuda.translating import Translator
from tafelrunde.envs.extras import extra

CONFIG: Any = numba.config
DEVICES = ("cpu", "cuda")


class Card:
    """Compiles for the card that numba has chosen, and keeps arrays in its memory."""

    simulated = False

    def __init__(self, cuda: Any) -> None:
        self.cuda = cuda
        self.mark_apart = _mark_apart()

    @property
    def multiprocessors(self) -> int:
        """How many multiprocessors the card has."""
        count: int = self.cuda.get_current_device().MULTIPROCESSOR_COUNT
        return count

    def function(self, function: FunctionType, inline: bool) -> Any:
        """Return a device function, a part of those that call it if so wished."""
        return self.cuda.jit(device=True, forceinline=inline)(function)

    def table(self, array: np.ndarray[Any, Any]) -> Any:
        """Lay a table into the card's memory."""
        return self.cuda.to_device(np.ascontiguousarray(array))

    def kernel(self, template: Callable[..., None], bindings: dict[str, Any], **options: Any) -> Any:
        """Compile a kernel, with its free names bound, and everything that it calls."""
        return self.cuda.jit(**options)(Translator(self).rebound(self.bound(template, bindings)))

    def bound(self, template: Any, bindings: dict[str, Any]) -> FunctionType:
        """Return a template with its free names bound, numba's `cuda` among them."""
        bound = FunctionType(
            template.__code__, {**template.__globals__, **bindings, "cuda": self.cuda}, template.__name__
        )
        bound.__module__ = template.__module__
        return bound


class SimulatedCard(Card):
    """A card in Python, to try kernels where there is none."""

    simulated = True
    multiprocessors = 1

    def __init__(self, cuda: Any) -> None:
        self.cuda = cuda

    def kernel(self, template: Callable[..., None], bindings: dict[str, Any], **_options: Any) -> Any:
        """Let the simulator run a kernel; what it calls is compiled for the processor."""
        own = {
            key: _with_plain_arrays(value) if hasattr(value, "py_func") else value
            for key, value in bindings.items()
        }
        return self.cuda.jit(self.bound(template, own))


def checked_device(game: str, device: str) -> str:
    """Return the name of a device that can be used, or raise BadOption or MissingExtra."""
    if device not in DEVICES:
        expected = " or ".join(f"'{one}'" for one in DEVICES)
        raise BadOption("bad-option", game=game, option="device", value=str(device), expected=expected)
    if device == "cuda" and not _cuda().is_available():
        raise BadOption("bad-option", game=game, option="device", value="cuda", expected="'cpu': no CUDA card here")
    return device


@cache
def card() -> Card:
    """Return the card of this process."""
    return SimulatedCard(_cuda()) if CONFIG.ENABLE_CUDASIM else Card(_cuda())


@cache
def _cuda() -> Any:
    if not CONFIG.ENABLE_CUDASIM:
        CONFIG.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # few games are played by few threads, and that is as it should be
        with extra("cuda"):
            import numba_cuda  # noqa: F401
        if not hasattr(np, "row_stack"):  # numba-cuda asks for it, and NumPy 2.5 has it no more
            np.row_stack = np.vstack
    with warnings.catch_warnings():  # numba-cuda uses what NumPy 2.5 calls deprecated
        warnings.simplefilter("ignore", DeprecationWarning)
        from numba import cuda
    return cuda


def _mark_apart() -> Any:
    from numba.cuda.extending import intrinsic

    def typed(_typing: Any) -> Any:
        def mark(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
            builder.function.attributes.add("noinline")
            return context.get_dummy_value()

        return numba.void(), mark

    return intrinsic(typed)


def _with_plain_arrays(function: Any) -> Any:
    """Let a compiled function be called by the simulator, which wraps its arrays twice."""

    def plain(value: Any) -> Any:
        inside = getattr(value, "_item", value)
        return getattr(inside, "_ary", inside)

    return lambda *arguments: function(*map(plain, arguments))
