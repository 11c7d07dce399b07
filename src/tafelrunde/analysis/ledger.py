"""The ledger of a match: start, luck, mistakes, gifts and drift, which add up to the result for every seat.

At each entry the win shares go from what was estimated to what the node is worth as backed up one step (drift), and
from there to where the entry leads: luck where chance decided, else a cost to who decided and gifts to the others.
So the sums hold by construction, whatever the values are.
"""

from collections.abc import Callable, Sequence
from math import fsum, sqrt

import msgspec
import numpy as np

from tafelrunde.analysis.entries import LedgerEntry
from tafelrunde.analysis.labels import label, scale
from tafelrunde.analysis.steps import Shares, Step, final_shares, steps_of
from tafelrunde.analysis.turning import Highlights, TurningPoint, highlights, turning_points
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.match import Match
from tafelrunde.core.position import Position
from tafelrunde.core.record import Header, Record, replay, start_of

FORMAT = 1
MATTERS = 0.01
"""A decision matters if the possible actions lose so much on average, between two."""

Progress = Callable[[int, int], None]
"""Is told how many entries are done, and of how many."""


class SeatLedger(msgspec.Struct, frozen=True):
    """What made a seat's result: the first six add up to the last."""

    name: str
    start: float
    own_luck: float
    """Of chance events that were the seat's own: its dice, the cards it turned up."""
    others_luck: float
    """Of all other chance events, those of the setup that are nobody's included."""
    mistakes: float
    """What own decisions cost, never above zero."""
    gifts: float
    """What others' decisions gave or took besides the best ones."""
    drift: float
    """By how much values were corrected one step later, where no solver is exact."""
    result: float
    decisions: int
    """Own decisions between several actions."""
    mattered: int
    """Those of them in which the actions differ by at least a point of win chance on average."""
    labels: dict[str, int]
    """How often its decisions were called so."""
    accuracy: float
    """The share of what could be lost in decisions that was not lost."""


class Ledger(msgspec.Struct, frozen=True):
    """The analysis of a match."""

    format: int
    game: str
    players: int
    finished: bool
    """Whether results are how the match ended; otherwise they are what the last position is worth."""
    seats: list[SeatLedger]
    entries: list[LedgerEntry]
    highlights: Highlights
    points: list[TurningPoint] = []
    """What turned the match, in its order, with what is known of the reasons."""
    error: float = 0.0
    """By how much the share of whoever moves was corrected where turns begin (root mean square)."""


def analyse(match: Match | Record | str, progress: Progress | None = None) -> Ledger:
    """Analyse a match, a record, or the text of one; a bad record raises BadRecord."""
    record = _record_of(match)
    positions = [start_of(record), *replay(record)]
    return analyse_positions(record.header, positions, [entry.do for entry in record.entries], progress)


def analyse_positions(
    header: Header, positions: Sequence[Position], actions: Sequence[str], progress: Progress | None = None
) -> Ledger:
    """Analyse a match by its positions and the actions between them, which must be legal."""
    played, players = positions[0].game, positions[0].players
    codes = [played.code_of(action) for action in actions]
    entries: list[LedgerEntry] = []
    steps = steps_of(played.name)(positions, codes)
    estimate = start = _even(players)
    for at, step in enumerate(steps):
        assert step is not None
        if at == 0:
            estimate = start = step.value
        after = _settled(step, positions[at + 1])
        entries.append(_entry(at, positions[at], actions[at], estimate, step, after))
        estimate = after
        if progress:
            progress(at + 1, len(codes))
    if len(entries) != len(codes):
        raise AssertionError(f"{len(codes)} entries have {len(entries)} values")
    finished = positions[-1].to_act is None
    seats = [_sum_up(seat, header.seats[seat].name, start, estimate, entries) for seat in range(players)]
    top = highlights(entries, positions, codes)
    points = turning_points(entries, positions, codes, top)
    return Ledger(FORMAT, played.name, players, finished, seats, entries, top, points, error_of(entries))


def error_of(entries: Sequence[LedgerEntry]) -> float:
    """Return by how much estimates were corrected from turn to turn in a match (root mean square)."""
    drifts = [entry.drift[entry.seat] for entry in entries if entry.turn and entry.seat is not None]
    return sqrt(fsum(drift**2 for drift in drifts) / max(len(drifts), 1))


def _record_of(match: Match | Record | str) -> Record:
    if isinstance(match, Match):
        return match.record
    return Record.loads(match) if isinstance(match, str) else match


def _even(players: int) -> Shares:
    return np.full(players, 1 / players)


def _settled(step: Step, position: Position) -> Shares:
    """Return where an entry leads: at the end of the match that is known."""
    final = final_shares(position)
    return step.after if final is None else final


def _entry(at: int, position: Position, action: str, estimate: Shares, step: Step, after: Shares) -> LedgerEntry:
    moved, drift = after - step.value, step.value - estimate
    common = {
        "at": at,
        "do": action,
        "seat": step.seat,
        "before": estimate.tolist(),
        "value": step.value.tolist(),
        "after": after.tolist(),
        "drift": drift.tolist(),
        "exact": bool(step.exact),
        "turn": bool(step.begins_turn),
    }
    if position.to_act == CHANCE:
        return LedgerEntry(kind="chance", luck=moved.tolist(), **common)
    assert step.seat is not None
    cost, gifts = float(moved[step.seat]), moved.copy()
    gifts[step.seat] = 0.0
    if len(position.codes) == 1:
        return LedgerEntry(kind="decision", cost=cost, gifts=gifts.tolist(), **common)
    decode = position.game.decode
    return LedgerEntry(
        kind="decision",
        cost=cost,
        gifts=gifts.tolist(),
        best=None if step.best is None else str(decode(step.best)),
        line=[str(decode(code)) for code in step.line] or None,
        loss=0.0 - cost,
        label=label(-cost, position.players),
        typical=max(step.typical, 0.0 - cost),
        **common,
    )


def _sum_up(seat: int, name: str, start: Shares, result: Shares, entries: Sequence[LedgerEntry]) -> SeatLedger:
    chance = [(entry, entry.luck) for entry in entries if entry.luck is not None]
    own = [entry for entry in entries if entry.cost is not None and entry.seat == seat]
    choices = [entry for entry in own if entry.loss is not None]
    labels = [entry.label for entry in choices if entry.label is not None]
    at_stake = fsum(entry.typical or 0.0 for entry in choices)
    mistakes = fsum(entry.cost or 0.0 for entry in own)
    return SeatLedger(
        name=name,
        start=float(start[seat]),
        own_luck=fsum(luck[seat] for entry, luck in chance if entry.seat == seat),
        others_luck=fsum(luck[seat] for entry, luck in chance if entry.seat != seat),
        mistakes=mistakes,
        gifts=fsum(entry.gifts[seat] for entry in entries if entry.gifts is not None and entry.seat != seat),
        drift=fsum(entry.drift[seat] for entry in entries),
        result=float(result[seat]),
        decisions=len(choices),
        mattered=sum((entry.typical or 0.0) >= MATTERS * scale(len(result)) for entry in choices),
        labels={name: labels.count(name) for name in dict.fromkeys(labels)},
        accuracy=1.0 + mistakes / at_stake if at_stake > 0 else 1.0,
    )
