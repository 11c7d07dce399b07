"""Arguments of benchmarks."""

import argparse
from collections.abc import Callable, Iterable


def one_of(names: Iterable[str]) -> Callable[[str], str]:
    """Return a type of argument that must be among some names; argparse's `choices` would refuse to get none."""
    known = tuple(names)

    def read(name: str) -> str:
        if name not in known:
            raise argparse.ArgumentTypeError(f"{name} is none of {', '.join(known)}")
        return name

    return read
