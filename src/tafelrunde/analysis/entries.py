"""What an entry of a record did to everybody's win share."""

from typing import Literal

import msgspec


class LedgerEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the record and what it did."""

    at: int
    """Its place in the record, from 0."""
    kind: Literal["chance", "decision"]
    do: str
    seat: int | None
    """Who decided, or whose dice or cards these were; None if nobody's."""
    before: list[float]
    """Win shares as estimated before it, one per seat."""
    value: list[float]
    """The same as backed up one step; less what was estimated that is the drift."""
    after: list[float]
    """Win shares after it; less the value that is luck, or cost and gifts."""
    drift: list[float]
    luck: list[float] | None = None
    """For chance: what the outcome brought each seat, compared with the mean of all outcomes."""
    cost: float | None = None
    """For a decision: what it cost who decided, at most zero."""
    gifts: list[float] | None = None
    """And what it gave each other seat, at the place of who decided zero."""
    best: str | None = None
    """The best action, for a decision between several."""
    line: list[str] | None = None
    """What follows the best action until the turn ends, where that is known."""
    loss: float | None = None
    """The cost without its sign."""
    label: str | None = None
    typical: float | None = None
    """What the possible actions lose on average."""
    exact: bool = False
    """Whether luck or cost is exact, given the values where the turn ends."""
    turn: bool = False
    """Whether a turn begins here."""
