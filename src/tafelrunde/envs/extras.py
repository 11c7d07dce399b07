"""What only some environments need is installed as an extra; whoever lacks it is told which."""

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ImportError):
    """A module needs an extra that is not installed."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Say which extra is missing if an import inside fails."""
    try:
        yield
    except ModuleNotFoundError as error:
        advice = f"No module named {error.name!r}: install the extra with pip install 'tafelrunde[{name}]'"
        raise MissingExtra(advice, name=error.name) from error
