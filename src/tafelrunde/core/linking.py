"""How kernels that call kernels are compiled once, not once for each of their callers.

numba optimises a compiled function together with everything that it calls, and makes machine code of it all; then
whoever calls that function does the same again. In a chain of ten the last is compiled ten times, and rules are
deep chains. So a function that kernels call is only written down for LLVM, kept as bitcode, and linked into the one
that Python calls, where all is optimised together and becomes machine code once. There it is optimised a second
time, as what is called was before it became a part of its caller: without that, rules are up to six in a hundred
slower.

This leans on parts of numba that are its own (`PARTS`). Where a version lacks one of them, numba's way is taken,
and a test says so.
"""

from itertools import count
from typing import Any, Final

import llvmlite.binding
import numba.core.codegen
from numba.core import types
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher

codegen: Any = numba.core.codegen
compiler: Any = Compiler
dispatcher: Any = CPUDispatcher
PARTS: Final = (
    (codegen.Codegen, ("unserialize_library",)),
    (
        codegen.JITCodeLibrary,
        (
            *("_ensure_finalized", "_finalize_dynamic_globals", "_get_module_for_linking"),
            *("_optimize_final_module", "_raise_if_finalized", "enable_object_caching", "finalize"),
            *("get_pointer_to_function", "serialize_using_object_code"),
        ),
    ),
    (CPUDispatcher, ("_numba_type_",)),
)
CAN_LINK: Final = all(hasattr(owner, name) for owner, names in PARTS for name in names)
"""Whether this version of numba has all that is needed."""
LINKED: Final = "linked"
"""The kind of a library in the cache of which there is no machine code."""

_numbers = count()


class LinkedLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """What was compiled of a function that only kernels call: code to be linked, not to be run."""

    @property
    def codegen(self) -> Any:
        """Where machine code is made, but nothing is set in what does not run."""
        return _Unset(self._codegen)

    def finalize(self) -> None:
        """Link everything that is called, and leave it at that."""
        self._raise_if_finalized()
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Say that nothing can be called."""
        self._ensure_finalized()
        return 0

    def serialize_using_object_code(self) -> tuple[str, str, bytes]:
        """Return what the cache keeps."""
        self._ensure_finalized()
        return self.name, LINKED, self._get_module_for_linking().as_bitcode()

    @classmethod
    def read(cls, generator: Any, name: str, bitcode: bytes) -> "LinkedLibrary":
        """Return a library from the cache."""
        library = cls(generator, name)
        library._final_module = library._shared_module = llvmlite.binding.parse_bitcode(bitcode)
        library._finalized = True
        return library


class CalledLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """What was compiled of a function that Python calls, with all that is linked into it."""

    def _optimize_final_module(self) -> None:
        super()._optimize_final_module()
        super()._optimize_final_module()


class _Unset:
    """The code generator, without the environments of functions: they belong to what runs."""

    def __init__(self, generator: Any) -> None:
        self._generator = generator

    def set_env(self, _name: str, _environment: Any) -> None:
        pass

    def __getattr__(self, name: str) -> Any:
        return getattr(self._generator, name)


class LinkingCompiler(compiler):  # type: ignore[misc]
    """Compiles a function that only kernels call."""

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        if library is None:
            library = LinkedLibrary(target.codegen(), f"{LINKED}-{next(_numbers)}")
        super().__init__(typing, target, library, *rest)


class CallingCompiler(compiler):  # type: ignore[misc]
    """Compiles a function that Python calls."""

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        if library is None:
            library = CalledLibrary(target.codegen(), f"called-{next(_numbers)}")
            library.enable_object_caching()
        super().__init__(typing, target, library, *rest)


class KernelDispatcher(dispatcher):  # type: ignore[misc]
    """What Python calls; kernels that name it call its twin, which is linked."""

    twin: Any

    @property
    def _numba_type_(self) -> Any:
        return types.Dispatcher(self.twin)


def with_twin(called_by_python: Any, called_by_kernels: Any) -> Any:
    """Return the first of two compiled versions of a function, which stands for the second within kernels."""
    called_by_python.__class__ = KernelDispatcher
    called_by_python.twin = called_by_kernels
    return called_by_python


def _read_library(read: Any) -> Any:
    def unserialize_library(generator: Any, kept: tuple[str, str, Any]) -> Any:
        name, kind, data = kept
        return LinkedLibrary.read(generator, name, data) if kind == LINKED else read(generator, kept)

    return unserialize_library


if CAN_LINK:
    codegen.Codegen.unserialize_library = _read_library(codegen.Codegen.unserialize_library)
