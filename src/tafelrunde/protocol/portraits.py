"""The portraits that people choose from; what each looks like is up to whoever draws it."""

from typing import Annotated, Literal, get_args

from tafelrunde.core.shapes import one_of

Portrait = Literal[
    "archer",
    "baker",
    "falconer",
    "fiddler",
    "gardener",
    "herald",
    "midwife",
    "miller",
    "sailor",
    "scribe",
    "smith",
    "weaver",
]
PORTRAITS: tuple[str, ...] = get_args(Portrait)
ShownPortrait = Annotated[str, one_of(PORTRAITS)]
"""The same where the server tells it."""
