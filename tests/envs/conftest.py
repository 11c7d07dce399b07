"""Pig is tried like the other games."""

from collections.abc import Iterator

import pytest

from tests.every_game import pig_registered


@pytest.fixture(autouse=True)
def _pig() -> Iterator[None]:
    with pig_registered():
        yield
