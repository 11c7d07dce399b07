"""One turn of Torres: moves compared with the best end that can still be reached, and cards that are drawn."""

from collections.abc import Sequence
from typing import Final

from tafelrunde.analysis.steps import Shares, Step
from tafelrunde.analysis.torres.cards import Purchase
from tafelrunde.analysis.torres.judging import Judge, Plan
from tafelrunde.bots.torres.choose import is_in_turn
from tafelrunde.core.position import Position
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.state import Phase

IN_TURN: Final = (
    *(Phase.TURN, Phase.PLACE, Phase.CARD, Phase.SOURCE),
    *(Phase.DRAW, Phase.KEEP, Phase.RETURN, Phase.NAME, Phase.SPREAD),
)
PURCHASE: Final = (Phase.DRAW, Phase.KEEP, Phase.RETURN)
AFTER_END: Final = (Phase.NAME, Phase.SPREAD)
OPTIMAL: Final = 1e-7
"""Shares are kept in single precision: a smaller difference is none."""


class Move:
    """One whole move: the entries from a position in which anything may follow to the next such one."""

    def __init__(self, at: int, plan: Plan) -> None:
        self.at = at
        self.plan = plan
        self.value = plan.shares
        """What the position is worth: by the plan, or by what was made of it."""
        self.after = plan.shares
        """What the move leads to."""


def turn_steps(judge: Judge, positions: Sequence[Position], codes: Sequence[int]) -> list[Step]:
    """Return what each entry of a turn did; positions are those around the codes."""
    seat = int(positions[0].state["turn"][0])
    moves = _planned(judge, positions, codes)
    purchases = _value_backwards(judge, moves, positions, codes, seat)
    steps: list[Step] = []
    for number, move in enumerate(moves):
        end = moves[number + 1].at if number + 1 < len(moves) else len(codes)
        steps += _move_steps(move, positions, codes, end, seat, purchases.get(move.at))
    # A turn is one choice: what is at stake in it is said once.
    steps[0] = steps[0]._replace(begins_turn=True, typical=moves[0].plan.typical)
    return steps


def _planned(judge: Judge, positions: Sequence[Position], codes: Sequence[int]) -> list[Move]:
    """Find the best end from each position in which anything may follow; while a plan is followed it stands."""
    moves: list[Move] = []
    for at in range(len(codes)):
        if positions[at].state["phase"][0] != Phase.TURN:
            continue
        rest = _rest_of_plan(moves[-1], codes[moves[-1].at : at]) if moves else None
        moves.append(Move(at, rest or judge.search(positions[at].state)))
    return moves


def _rest_of_plan(move: Move, played: Sequence[int]) -> Plan | None:
    """Return what is left of a plan if it was followed; a purchase leaves none, as nobody knew the card."""
    planned = move.plan.codes
    if actions.BUY in played or tuple(played) != planned[: len(played)]:
        return None
    return Plan(move.plan.shares, planned[len(played) :])


def _value_backwards(
    judge: Judge, moves: Sequence[Move], positions: Sequence[Position], codes: Sequence[int], seat: int
) -> dict[int, Purchase]:
    """Value moves from the last to the first: a position is worth the better of its plan and what was played."""
    purchases: dict[int, Purchase] = {}
    following: Shares | None = None
    for move in reversed(moves):
        code = codes[move.at]
        if code == actions.END:
            following = judge.shares(positions[move.at].state)
        elif code == actions.BUY:
            purchases[move.at] = Purchase(judge, positions[move.at])
            following = purchases[move.at].base
        elif following is None:
            # The record breaks off: its last position is looked at as far as that can be done.
            following = _broken_off(judge, positions[-1], move)
        move.after = following
        if following[seat] >= move.plan.shares[seat] - OPTIMAL:
            move.value = following
        following = move.value
    return purchases


def _broken_off(judge: Judge, last: Position, move: Move) -> Shares:
    return judge.search(last.state).shares if is_in_turn(last.state) else move.plan.shares


def _move_steps(
    move: Move, positions: Sequence[Position], codes: Sequence[int], end: int, seat: int, purchase: Purchase | None
) -> list[Step]:
    """Return the steps of one move: what it costs is booked where it leaves the plan."""
    steps, left_plan = [], False
    as_planned = move.value is not move.after
    for at in range(move.at, end):
        phase, code = positions[at].state["phase"][0], codes[at]
        if purchase and phase in PURCHASE:
            steps.append(purchase.step(positions[at], code))
        elif phase in AFTER_END or left_plan or not as_planned:
            steps.append(Step(move.after, move.after, seat, code))
        else:
            planned = move.plan.codes[at - move.at]
            left_plan = code != planned
            line = move.plan.codes[at - move.at + 1 :]
            steps.append(Step(move.value, move.after if left_plan else move.value, seat, planned, line))
    return steps
