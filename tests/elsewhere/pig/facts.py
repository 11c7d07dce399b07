"""What never changes in Pig."""

import msgspec

from tests.elsewhere.pig.state import FACES, PIG


class Facts(msgspec.Struct, frozen=True):
    """The die."""

    faces: int = FACES
    loses: int = PIG


def facts() -> Facts:
    """Say what never changes."""
    return Facts()
