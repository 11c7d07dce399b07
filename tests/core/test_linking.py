"""Kernels that call kernels: compiled once, with the same results, from the cache too."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tafelrunde.core import kernel as kernels
from tafelrunde.core import linking
from tafelrunde.core.kernel import inner, kernel

PROGRAM = """
import sys
import numpy as np
from tafelrunde.core.kernel import inner, kernel

@inner
def least(a, b):
    return a if a < b else b

@kernel
def middle(a, b, c):
    return least(a, b) + least(b, c)

@kernel
def ascending(numbers):
    total = 0
    for i in range(len(numbers) - 2):
        total += middle(numbers[i], numbers[i + 1], numbers[i + 2])
    return total

@kernel
def descending(numbers):
    return ascending(numbers[::-1].copy())

called = {"ascending": ascending, "descending": descending}[sys.argv[1]]
linked = ascending.twin, middle.twin, least
print(called(np.arange(10)))
kernels = called, *linked
print("from the cache:", *(sum(each.stats.cache_hits.values()) for each in kernels))
print("compiled:", *(sum(each.stats.cache_misses.values()) for each in kernels))
"""


def test_this_version_of_numba_has_the_parts_that_linking_needs() -> None:
    assert linking.CAN_LINK


def test_a_kernel_can_be_called_by_python_and_by_kernels() -> None:
    @kernel
    def half(number: int) -> int:
        return number // 2

    assert half(9) == 4
    assert type(half) is linking.KernelDispatcher


def run(folder: Path, called: str) -> list[str]:
    """Run the program above with its cache in a folder, and return what it says."""
    script = folder / "program.py"
    if not script.exists():
        script.write_text(PROGRAM)
    environment = {**os.environ, "TAFELRUNDE_CACHE": str(folder / "cache")}
    command = [sys.executable, str(script), called]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


def test_what_python_calls_is_cached_whole_and_what_kernels_call_is_cached_for_the_next(tmp_path: Path) -> None:
    result = str(sum(i + i + 1 for i in range(8)))
    assert run(tmp_path, "ascending") == [result, "from the cache: 0 0 0 0", "compiled: 1 0 1 1"]
    assert run(tmp_path, "ascending") == [result, "from the cache: 1 0 0 0", "compiled: 0 0 0 0"]
    assert run(tmp_path, "descending") == [result, "from the cache: 0 0 1 0", "compiled: 1 1 0 0"]


def test_without_these_parts_kernels_are_compiled_as_numba_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernels, "CAN_LINK", False)
    monkeypatch.setattr(kernels, "INNER_OPTIONS", {**kernels.KERNEL_OPTIONS, "no_cpython_wrapper": True})

    @inner
    def twice(number: int) -> int:
        return 2 * number

    @kernel
    def total(numbers: Any) -> int:
        found = 0
        for number in numbers:
            found += twice(number)
        return found

    assert total(np.arange(4)) == 12
    assert type(total) is not linking.KernelDispatcher
