"""Torres, valued: by the net where a turn ends, within a turn by a search for its best end.

What was played is a way through the turn like those that the search finds: no position is worth less than what was
made of it. Cards drawn are valued by what each would add to the hand.
"""

from collections.abc import Collection, Iterator, Sequence

from tafelrunde.analysis.steps import Step
from tafelrunde.analysis.torres.between import Between
from tafelrunde.analysis.torres.cards import Purchase
from tafelrunde.analysis.torres.judging import Judge
from tafelrunde.analysis.torres.turn import IN_TURN, turn_steps
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.position import Position
from tafelrunde.games.torres import actions


def steps(
    positions: Sequence[Position], codes: Sequence[int], *, deciding: Collection[int] | None = None
) -> Iterator[Step | None]:
    """Yield what each entry of a match did; whoever asks for single seats gets what chance did alone."""
    if deciding is not None:
        yield from _draws(positions, codes)
        return
    judge = Judge(positions[0])
    between, at = Between(judge), 0
    while at < len(codes):
        if positions[at].state["phase"][0] not in IN_TURN:
            yield between.step(positions[at], codes[at])
            at += 1
            continue
        end = _end_of_turn(positions, at)
        for step in turn_steps(judge, positions[at : end + 1], codes[at:end]):
            between.last = step.after
            yield step
        at = end


def _draws(positions: Sequence[Position], codes: Sequence[int]) -> Iterator[Step | None]:
    """Yield what chance did, without a search: that tells what a turn is worth, and not what a card adds to it."""
    judge = Judge(positions[0])
    between, purchase = Between(judge), None
    for before, code in zip(positions, codes, strict=False):
        if code == actions.BUY:
            purchase = Purchase(judge, before, searched=False)
        if before.to_act != CHANCE:
            yield None
        elif purchase is not None:
            yield purchase.step(before, code)
        else:
            yield between.step(before, code)


def _end_of_turn(positions: Sequence[Position], start: int) -> int:
    """Return the place of the first position after the turn, or of the last one there is."""
    at, turn = start + 1, _turn_of(positions[start])
    while at < len(positions) and positions[at].state["phase"][0] in IN_TURN and _turn_of(positions[at]) == turn:
        at += 1
    return min(at, len(positions) - 1)


def _turn_of(position: Position) -> tuple[int, ...]:
    record = position.state[0]
    return int(record["year"]), int(record["round"]), int(record["turn"])
