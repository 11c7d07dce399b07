"""The rules for a graphics card, from the same source: kernels and all that they call become device functions.

A card's threads wait for instructions most of the time if a kernel is larger than the memory in which the card
keeps them (128 KB). Its compiler writes every function anew wherever it is called, so larger ones that are
called in several places are set apart: these are written once.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dis import get_instructions
from inspect import signature
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final, Protocol

import numpy as np

from tafelrunde.core.kernel import apart
from tafelrunde.core.story import refuse, tell

ALIEN: Final = ("numpy", "numba", "builtins", "math")
"""Whatever comes from here the compiler knows by itself."""
SMALL: Final = 40
"""Instructions of Python, with those of its parts, up to which a function becomes a part of all that call it."""
CALL: Final = 4
"""What a call counts among them."""


def tell_nobody(story: None, message: int, *facts: int) -> None:
    """Stand for `tell`: on a card nobody listens."""


def refuse_silently(story: None, reason: int, *facts: int) -> int:
    """Stand for `refuse`."""
    return reason


def stay() -> None:
    """Stand for `apart`: whether a function is set apart is decided here."""


STAND_INS: Final[tuple[tuple[Any, Callable[..., Any]], ...]] = (
    (tell, tell_nobody),
    (refuse, refuse_silently),
    (apart, stay),
)
"""What the compiler for processors writes by itself, in words that every compiler understands."""


class Target(Protocol):
    """What a translator needs to know of a card's compiler."""

    def function(self, function: FunctionType, inline: bool) -> Any:
        """Return a device function, a part of those that call it if so wished."""
        ...

    mark_apart: Any
    """What keeps a device function in which it is called from becoming a part of others."""

    def table(self, array: np.ndarray[Any, Any]) -> Any:
        """Return where a table lies; a card has room for 64 KiB of constants only, and reads them one by one."""
        ...


class Translator:
    """Translates one function for a target, with everything that it reaches through its global names."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self._uses: Counter[int] = Counter()
        self._sizes: dict[int, int] = {}
        self._done: dict[int, Any] = {}
        self._kept: list[Any] = []
        """Keeps the originals alive, so that nothing else gets their identity."""

    def rebound(self, function: Callable[..., Any]) -> FunctionType:
        """Return the Python original of a function, with translations behind its global names."""
        self._count_uses(original(function), set())
        return self._rebound(original(function))

    def _count_uses(self, plain: FunctionType, seen: set[int]) -> None:
        """Count in how many places each function is called."""
        if id(plain) in seen:
            return
        seen.add(id(plain))
        for value in values_used(plain):
            if is_function(value):
                self._uses[id(original(value))] += 1
                self._count_uses(original(value), seen)

    def _rebound(self, plain: FunctionType) -> FunctionType:
        known = plain.__globals__
        attributes: defaultdict[str, set[str]] = defaultdict(set)
        for name, asked in names_used(plain.__code__):
            attributes[name] |= asked
        bound = known | {name: self._value(known[name], attributes[name]) for name in attributes if name in known}
        rebound = FunctionType(plain.__code__, bound, plain.__name__, plain.__defaults__)
        rebound.__qualname__, rebound.__module__ = plain.__qualname__, plain.__module__
        return rebound

    def _value(self, value: Any, attributes: set[str]) -> Any:
        if isinstance(value, ModuleType):
            return self._module(value, attributes)
        if not (is_function(value) or isinstance(value, np.ndarray)):
            return value
        if id(value) not in self._done:
            self._kept.append(value)
            array = isinstance(value, np.ndarray)
            self._done[id(value)] = self._target.table(value) if array else self._function(original(value))
        return self._done[id(value)]

    def _function(self, plain: FunctionType) -> Any:
        inside = self._target.function(self._rebound(plain), inline=True)
        if not self._is_apart(plain):
            return inside
        return self._target.function(set_apart(plain, inside, self._target.mark_apart), inline=False)

    def _is_apart(self, plain: FunctionType) -> bool:
        """Say whether a function is written once: it is called in several places, and large or a loop."""
        return self._uses[id(plain)] > 1 and (has_loop(plain) or self._size(plain) > SMALL)

    def _size(self, plain: FunctionType) -> int:
        """Count the instructions of a function together with those of its parts."""
        if id(plain) not in self._sizes:
            called = [original(value) for value in values_used(plain) if is_function(value)]
            parts = sum(CALL if self._is_apart(each) else self._size(each) for each in called)
            self._sizes[id(plain)] = sum(1 for _ in get_instructions(plain)) + parts
        return self._sizes[id(plain)]

    def _module(self, module: ModuleType, names: set[str]) -> ModuleType:
        """Return a module that has what is asked of it, translated."""
        if is_alien(module.__name__):
            return module
        translated = ModuleType(module.__name__)
        for name in names:
            setattr(translated, name, self._value(getattr(module, name), set()))
        return translated


def set_apart(plain: FunctionType, inside: Any, mark: Any) -> FunctionType:
    """Return a function that is compiled once and does what another one does."""
    names = ", ".join(signature(plain).parameters)
    bound = {"mark": mark, "inside": inside}
    exec(f"def outside({names}):\n    mark()\n    return inside({names})\n", bound)
    made: Any = bound["outside"]
    outside = FunctionType(made.__code__, bound, plain.__name__, plain.__defaults__)
    outside.__qualname__, outside.__module__ = f"{plain.__qualname__}_apart", plain.__module__
    return outside


def has_loop(plain: FunctionType) -> bool:
    """Say whether a function goes back to what it has done before."""
    return any(instruction.opname.startswith("JUMP_BACKWARD") for instruction in get_instructions(plain))


def original(function: Any) -> FunctionType:
    """Return the plain Python function behind a compiled one, or what stands for an instruction."""
    for theirs, mine in STAND_INS:
        if theirs is function:
            function = mine
    plain: FunctionType = getattr(function, "py_func", function)
    return plain


def is_function(value: Any) -> bool:
    """Say whether a global value is a function that has to be translated."""
    if any(value is known for known, _ in STAND_INS) or hasattr(value, "py_func"):
        return True
    return isinstance(value, FunctionType) and not is_alien(value.__module__)


def is_alien(module: str) -> bool:
    """Say whether a module is one that the compiler knows."""
    return module.partition(".")[0] in ALIEN


def names_used(code: CodeType) -> list[tuple[str, set[str]]]:
    """Return the global names that code asks for, once for each place, with the attributes asked of them there."""
    found: list[tuple[str, set[str]]] = []
    before = ""
    for instruction in get_instructions(code):
        if instruction.opname == "LOAD_GLOBAL":
            found.append((instruction.argval, set()))
        elif before == "LOAD_GLOBAL" and instruction.opname in ("LOAD_ATTR", "LOAD_METHOD"):
            found[-1][1].add(instruction.argval)
        before = instruction.opname
    return found


def values_used(plain: FunctionType) -> Iterator[Any]:
    """Yield the global values that a function asks for, those inside of modules too, once for each place."""
    for name, attributes in names_used(plain.__code__):
        if name in plain.__globals__:
            value = plain.__globals__[name]
            if isinstance(value, ModuleType):
                yield from (getattr(value, attribute) for attribute in attributes)
            else:
                yield value
