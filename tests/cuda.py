"""Whether tests can use a CUDA card; nobody overlooks that they could not."""

import pytest

from tafelrunde.core.errors import BadOption
from tafelrunde.envs import MissingExtra
from tafelrunde.envs.cuda.card import checked_device

MISSING = "No CUDA card"


def has_card() -> bool:
    """Say whether there is a card, and what is needed to use it."""
    try:
        checked_device("knights", "cuda")
    except (BadOption, MissingExtra):
        return False
    return True


needs_card = pytest.mark.skipif(not has_card(), reason=MISSING)
