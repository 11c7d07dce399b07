"""How rules become machine code: one decorator, and a cache that never goes stale.

Conventions for every game:

- A position is one record of the game's numpy dtype; from Python it travels as a **1-element array**.
- The dtype has a field `actor`: a seat, `CHANCE` or `OVER`.
- Kernels are plain functions over that record, compiled by `kernel`.
- Every action, chance events included, has one integer code in one flat space per game.

Numba does not notice that a function *called* by a cached one has changed, so the cache folder is keyed by a
hash of all sources of the rules. Bots, and a game from elsewhere, have folders in it, keyed by a hash of their own.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, Final, TypeVar, cast

import numba
import platformdirs
from numba.extending import intrinsic, register_jitable

from tafelrunde.core.linking import CAN_LINK, CallingCompiler, LinkingCompiler, with_twin

CONFIG: Any = numba.config

CHANCE: Final = -1
"""The actor of dice and card reveals."""

OVER: Final = -2
"""The actor of a finished game: nobody."""

NOBODY: Final = -1
"""A seat field that names no seat."""

State = Any
"""A record inside a kernel: numba knows its fields, mypy does not."""

KEPT_CACHES: Final = 3

KERNEL_OPTIONS: Final[dict[str, Any]] = {
    "cache": True,
    "nogil": True,
    "error_model": "numpy",
    "no_cfunc_wrapper": True,  # nobody calls kernels from C, and compiling takes an eighth less time
}

INNER_OPTIONS: Final[dict[str, Any]] = {**KERNEL_OPTIONS, "no_cpython_wrapper": True}
if CAN_LINK:
    INNER_OPTIONS["pipeline_class"] = LinkingCompiler

F = TypeVar("F", bound=Callable[..., Any])


@cache
def cache_folder() -> Path:
    """Return the folder of compiled kernels that belongs to exactly these rules."""
    home = os.environ.get("TAFELRUNDE_CACHE") or platformdirs.user_cache_dir("tafelrunde")
    about = f"{sys.version} {numba.__version__} {bool(CONFIG.BOUNDSCHECK)}"
    folder = Path(home) / "kernels" / sources_digest("core", "games", about=about)
    if not folder.exists():
        _forget_old_caches(folder.parent)
    return folder


def sources_digest(*parts: str, about: str = "") -> str:
    """Return a hash of all sources in these parts of the package, and of what else is told about them."""
    package = Path(__file__).parent.parent
    return _digest(sorted(path for part in parts for path in (package / part).rglob("*.py")), about)


def _digest(sources: Iterable[Path], about: str = "") -> str:
    digest = hashlib.sha256(about.encode())
    for source in sources:
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder_of(function: Any, folder: Path | None = None) -> Path:
    """Return where a function is cached: in the folder given, or in one of it that belongs to another package."""
    folder = folder or _folder_of_part(function)
    package = _package_elsewhere(function)
    if package is None:
        return folder
    own = folder / "elsewhere" / package.stem / _digest_of_package(package)
    if not own.exists():
        _forget_old_caches(own.parent)
    return own


def _folder_of_part(function: Any) -> Path:
    """Return the folder of the rules, or the bots' own within: a change of theirs compiles no rules anew."""
    if _is_of_bots(function):
        return cache_folder() / f"bots-{_digest_of_bots()}"
    return cache_folder()


def _is_of_bots(function: Any) -> bool:
    module: str = function.__module__ or ""
    return module.startswith("tafelrunde.bots.")


@cache
def _digest_of_bots() -> str:
    return sources_digest("bots")


@cache
def _digest_of_package(package: Path) -> str:
    return _digest([package] if package.is_file() else sorted(package.rglob("*.py")))


def _package_elsewhere(function: Any) -> Path | None:
    """Return the package that a function was written in or is bound to, None if it is this one."""
    plain = getattr(function, "py_func", function)
    bound: Path | None = getattr(plain, "bound_elsewhere", None)
    file = Path(plain.__code__.co_filename)
    if bound or not file.is_file() or file.is_relative_to(Path(__file__).parent.parent):
        return bound
    package = file
    while (package.parent / "__init__.py").exists():
        package = package.parent
    return package


def _forget_old_caches(parent: Path) -> None:
    """Keep only the newest few caches of earlier sources."""
    if parent.is_dir():
        caches = sorted(parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in caches[KEPT_CACHES - 1 :]:
            shutil.rmtree(old, ignore_errors=True)


def kernel(function: F) -> F:
    """Compile a rule function with numba, cached under `cache_folder`; kernels that call it link it (`linking`)."""
    return twinned(function, KERNEL_OPTIONS)


def quick(function: F) -> F:
    """Compile a function of a few microseconds: it keeps Python's lock, as handing it over would take longer."""
    return compiled(function, {**KERNEL_OPTIONS, "nogil": False})


def inner(function: F, folder: Path | None = None) -> F:
    """Compile a function that only other kernels call: it is linked into them, and optimised there."""
    return compiled(function, INNER_OPTIONS, (folder or _folder_of_part(function)) / "inner")


def inlined(function: F) -> F:
    """Compile a function as a part of those that call it: passing a slice of an array on would take longer."""
    return compiled(function, {**KERNEL_OPTIONS, "inline": "always"})


def shared(function: F) -> F:
    """Let kernels call a function that stays plain Python elsewhere, where calling a kernel would take longer."""
    return register_jitable(function)


def twinned(function: F, options: dict[str, Any], folder: Path | None = None) -> F:
    """Compile a function that Python calls, and that is linked into kernels that call it."""
    if not CAN_LINK:
        return compiled(function, options, folder)
    called = compiled(function, {**options, "pipeline_class": CallingCompiler}, folder)
    return cast(F, with_twin(called, inner(function, folder)))


def compiled(function: F, options: dict[str, Any], folder: Path | None = None) -> F:
    """Let numba compile a function at its first call; without a folder it is cached under `cache_folder`."""
    before = CONFIG.CACHE_DIR
    CONFIG.CACHE_DIR = str(cache_folder_of(function, folder))
    try:
        lazily: Any = numba.njit(**options)(function)
    finally:
        CONFIG.CACHE_DIR = before
    return cast(F, lazily)


def _stay_apart(_typing: Any) -> Any:
    def mark(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
        builder.function.attributes.add("noinline")
        return context.get_dummy_value()

    return numba.void(), mark


apart = cast(Callable[[], None], intrinsic(_stay_apart))
"""Called in a kernel, this keeps it from becoming a part of others: it is compiled once, not once for each call."""


def _without_owner(_typing: Any, array: Any) -> Any:
    def lend(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        lent = context.make_array(signature.return_type)(context, builder, value=arguments[0])
        lent.meminfo = lent.meminfo.type(None)
        return lent._getvalue()

    return array(array), lend


borrowed = cast(Callable[[Any], Any], intrinsic(_without_owner))
"""The same array without its count of references: whoever calls a kernel holds it, and counting takes time."""


def specialise(
    template: Callable[..., Any], name: str, bindings: dict[str, Any], decorate: Callable[[Any], Any] = kernel
) -> Any:
    """Compile `template` with its free names bound, to one game's kernels or to constants.

    The names are bound as globals because numba cannot cache a closure over compiled functions.
    """
    assert isinstance(template, FunctionType)
    bound = FunctionType(template.__code__, {**template.__globals__, **bindings}, template.__name__)
    bound.__qualname__ = f"{name}.{template.__name__}"
    kernels = [value for value in bindings.values() if hasattr(value, "py_func")]
    bound.__module__ = next((each.__module__ for each in kernels if _is_of_bots(each)), template.__module__)
    packages = map(_package_elsewhere, kernels)
    bound.__dict__["bound_elsewhere"] = next(filter(None, packages), None)
    return decorate(bound)
