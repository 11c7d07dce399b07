"""What turned a match: the largest luck, the costliest mistakes and the best find, with their reasons as messages.

A reason is made of facts that a game's solvers know: chances, worths, points. Where they know none, none is given.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Literal

import msgspec

from tafelrunde.analysis.beginners import is_missed
from tafelrunde.analysis.entries import LedgerEntry
from tafelrunde.analysis.labels import BEST, FIND, LABELS, LUCKY, scale
from tafelrunde.analysis.lines import told
from tafelrunde.core.messages import Message
from tafelrunde.core.position import Position
from tafelrunde.core.registry import game as game_named

MOST: Final = 8
"""How many strokes of luck, and how many mistakes, are told at most."""
LOOKED_AT: Final = 6
"""Best choices among which a find is looked for, those where most could be lost."""
WORTH_TELLING: Final = min(least for _, least in LABELS)
"""The largest luck is told if it is worth as much as the least mistake with a name, between two."""

Why = Callable[[Sequence[Position], Sequence[int], LedgerEntry], list[Message]]
"""Says why an entry brought or cost so much: given the positions around all codes of the match."""


class TurningPoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry that turned the match, and why."""

    at: int
    """Its place in the record, from 0."""
    kind: Literal["luck", "mistake", "find"]
    seat: int
    """Who decided; of luck, whose win share changed most."""
    change: float
    """Of luck, what it brought or cost the seat; of a mistake, what it cost; of a find, what the possible actions
    lose on average."""
    exact: bool
    """Whether this is exact, given the values where the turn ends."""
    label: str | None = None
    """Of a mistake: what a loss of its size is called."""
    played: Message | None = None
    """Of a decision: what was done."""
    better: list[Message] = []
    """Of a mistake: what would have been better, and what follows it in the turn, as far as that is known."""
    why: list[Message] = []
    """What is known of the reasons."""


class Highlights(msgspec.Struct, frozen=True):
    """Places of the entries that turned the match; None where there is none."""

    luck: int | None
    """The chance event that changed win shares most."""
    mistake: int | None
    """The decision that cost most."""
    find: int | None
    """The best choice where most could be lost, if one of the weakest of the house misses it."""


def highlights(entries: Sequence[LedgerEntry], positions: Sequence[Position], codes: Sequence[int]) -> Highlights:
    """Name the entries that turned the match most."""
    lucky = max(entries, key=_luck_of, default=None)
    worst = max(entries, key=_loss_of, default=None)
    return Highlights(
        lucky.at if lucky and _luck_of(lucky) > BEST else None,
        worst.at if worst and worst.label else None,
        _best_find(entries, positions, codes),
    )


def turning_points(
    entries: Sequence[LedgerEntry], positions: Sequence[Position], codes: Sequence[int], top: Highlights
) -> list[TurningPoint]:
    """Tell what turned a match, in its order."""
    share = scale(positions[0].players)
    lucky = [
        entry
        for entry in entries
        if _luck_of(entry) >= LUCKY * share or (entry.at == top.luck and _luck_of(entry) >= WORTH_TELLING * share)
    ]
    costly = [entry for entry in entries if entry.label]
    chosen = {
        *(entry.at for entry in sorted(lucky, key=_luck_of)[-MOST:]),
        *(entry.at for entry in sorted(costly, key=_loss_of)[-MOST:]),
        *({top.find} if top.find is not None else ()),
    }
    why = reasons_of(positions[0].game.name)
    return [_point(entries[at], positions, codes, why) for at in sorted(chosen)]


def _best_find(entries: Sequence[LedgerEntry], positions: Sequence[Position], codes: Sequence[int]) -> int | None:
    """Return the best choice where most could be lost that beginners miss, unless a mistake follows in its turn."""
    least = FIND * scale(positions[0].players)
    hoped = sorted((entry for entry in entries if _find_of(entry) >= least), key=_find_of, reverse=True)
    starts = [entry.at for entry in entries if entry.turn]
    for entry in hoped[:LOOKED_AT]:
        start = max((at for at in starts if at <= entry.at), default=0)
        end = min((at for at in starts if at > entry.at), default=len(entries))
        spoilt = any(each.label and each.seat == entry.seat for each in entries[entry.at : end])
        if not spoilt and is_missed(positions[start : entry.at + 1], codes[start : entry.at], entry.do, entry.at):
            return entry.at
    return None


def _point(entry: LedgerEntry, positions: Sequence[Position], codes: Sequence[int], why: Why) -> TurningPoint:
    reasons, position = why(positions, codes, entry), positions[entry.at]
    if entry.luck is not None:
        seat = max(range(len(entry.luck)), key=lambda each: abs((entry.luck or [])[each]))
        return TurningPoint(entry.at, "luck", seat, entry.luck[seat], entry.exact, why=reasons)
    assert entry.seat is not None
    played = position.label(entry.do)
    if entry.label is None:
        typical = entry.typical or 0.0
        return TurningPoint(entry.at, "find", entry.seat, typical, entry.exact, played=played, why=reasons)
    line = [entry.best, *(entry.line or [])] if entry.best is not None else []
    better = told(position, line)
    cost, label = entry.cost or 0.0, entry.label
    return TurningPoint(entry.at, "mistake", entry.seat, cost, entry.exact, label, played, better, reasons)


@cache
def reasons_of(game: str) -> Why:
    """Return who gives reasons in a game; one that brings nothing of the kind has none."""
    package = game_named(game).module("tafelrunde.analysis.", "analysis")
    found: Why | None = getattr(import_module(package), "why", None) if find_spec(package) else None
    return found or (lambda _positions, _codes, _entry: [])


def _luck_of(entry: LedgerEntry) -> float:
    return max(map(abs, entry.luck or [0.0]))


def _loss_of(entry: LedgerEntry) -> float:
    return entry.loss or 0.0


def _find_of(entry: LedgerEntry) -> float:
    """Return how much others would have lost in a decision that was the best one."""
    return (entry.typical or 0.0) if entry.loss is not None and entry.loss <= BEST else 0.0
