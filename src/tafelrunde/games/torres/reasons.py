"""Why not: the clause and the facts behind every refusal. What is legal, `legal.py` alone decides."""

from typing import Any

import numpy as np

from tafelrunde.core.actions import Action, seat_letter
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.memory import States
from tafelrunde.core.messages import Fact, Problem
from tafelrunde.games.torres import actions as act
from tafelrunde.games.torres.board import (
    CELL_NAMES,
    beside,
    castles_of,
    free_cells,
    is_in,
    level,
    lift_block,
    put_block,
    towers,
)
from tafelrunde.games.torres.cards import CARD_NAMES, Card, Variant
from tafelrunde.games.torres.legal import DEPLOY_COST, first_knight_cells
from tafelrunde.games.torres.notation import PHASE_NAMES, cards_of, stack_sizes
from tafelrunde.games.torres.scoring import has_won
from tafelrunde.games.torres.stacks import blocks_to_build, only_size
from tafelrunde.games.torres.state import LEAST_CASTLES, MOST_BOUGHT, MOST_KNIGHTS, NONE, Phase

WHEN: dict[type[Action], tuple[str, tuple[Phase, ...]]] = {
    act.Take: ("T5.3", (Phase.TURN, Phase.CARD)),
    act.To: ("T5.3", (Phase.PLACE,)),
    act.Deploy: ("T5.1", (Phase.TURN, Phase.KNIGHTS)),
    act.Build: ("T6.1", (Phase.TURN, Phase.FOUNDATIONS, Phase.CARD)),
    act.King: ("T9.4", (Phase.KING, Phase.KINGS_MOVE)),
    act.Stack: ("T3.3", (Phase.TURN, Phase.NAME, Phase.SOURCE)),
    act.Buy: ("T7.1", (Phase.TURN,)),
    act.Keep: ("T7.1", (Phase.KEEP,)),
    act.Top: ("T7.1", (Phase.RETURN,)),
    act.Under: ("T7.1", (Phase.RETURN,)),
    act.Track: ("T8.1", (Phase.TURN,)),
    act.Play: ("T7.2", (Phase.TURN,)),
    act.End: ("T4.1", (Phase.TURN,)),
    act.Spread: ("T3.3", (Phase.SPREAD,)),
    act.Stay: ("T9.4", (Phase.KINGS_MOVE,)),
    act.Start: ("T2.3", (Phase.START,)),
    act.TurnUp: ("T11.3", (Phase.MASTER,)),
    act.Draw: ("T7.1", (Phase.DRAW,)),
}
"""The clause that says when each kind of action has its place, and the phases that it names."""


def refusal(state: States, code: int) -> Problem:
    """Return the clause that forbids a code that is not legal here, with the facts."""
    record = state[0]
    action = act.actions()[code]
    clause, phases = WHEN[type(action)]
    if record["phase"] == Phase.OVER:
        winners = [seat_letter(seat) for seat in range(record["players"]) if has_won(record, seat)]
        return Problem("torres-over", "T9.5", {"winner": ", ".join(winners)})
    if record["phase"] not in phases:
        phase = f"torres-{PHASE_NAMES[Phase(record['phase'])]}"
        return Problem("torres-not-now", clause, {"action": str(action), "phase": phase})
    if record["actor"] == CHANCE:
        return Problem("torres-impossible-chance", clause, {"action": str(action)})
    return _explain(record, action)


def _problem(code: str, clause: str, **facts: Fact) -> Problem:
    return Problem(f"torres-{code}", clause, facts)


def _explain(record: Any, action: Action) -> Problem:
    match action:
        case act.Take(cell=cell):
            return _why_not_take(record, CELL_NAMES.index(cell))
        case act.To(cell=cell):
            return _why_not_to(record, CELL_NAMES.index(cell))
        case act.Deploy(cell=cell):
            return _why_not_deploy(record, CELL_NAMES.index(cell))
        case act.Build(cell=cell):
            return _why_not_build(record, CELL_NAMES.index(cell))
        case act.King(cell=cell):
            return _why_not_king(record, CELL_NAMES.index(cell))
        case act.Stack(size=size):
            return _why_not_stack(record, size)
        case act.Buy():
            return _why_not_buy(record)
        case act.Play(card=card):
            return _why_not_play(record, card)
        case act.Under(card=card) if record["drawn"][CARD_NAMES.index(card)]:
            return _problem("pile-empty-under", "T7.1")
        case act.Keep(card=card) | act.Top(card=card) | act.Under(card=card):
            return _problem("not-drawn", "T7.1", action_card=card, action_cards=cards_of(record["drawn"]))
        case act.Spread(stacks=stacks):
            return _problem(
                "spread",
                "T3.3",
                stacks=" ".join(map(str, stacks)) or "0",
                left=int(record["named"]),
                others=" ".join(map(str, stack_sizes(record["seat"][record["turn"]]["stacks"]))),
            )
    return _no_points(record, 1)


def _no_points(record: Any, needed: int) -> Problem:
    return _problem("no-points", "T4.2", needed=needed, left=int(record["ap"]))


def _occupied(record: Any, cell: int, clause: str = "T5.2") -> Problem | None:
    """Say that a piece stands on a cell, if one does."""
    if is_in(cell, free_cells(record)):
        return None
    return _problem("occupied", clause, cell=CELL_NAMES[cell])


def _why_not_take(record: Any, cell: int) -> Problem:
    name, card = CELL_NAMES[cell], int(record["card"])
    if card == Card.EXTRA_BLOCK:
        return _problem("extra-block", "T7.3")
    if card == Card.SHIFT_BLOCK:
        if not level(record, cell):
            return _problem("no-tower", "T7.3", cell=name)
        return _occupied(record, cell, "T7.3") or _problem(
            "card-stuck", "T7.3", cell=name, action_card=CARD_NAMES[card]
        )
    if card == NONE and record["ap"] < 1:
        return _no_points(record, 1)
    if not is_in(cell, record["seat"][record["turn"]]["knights"]):
        return _problem("not-your-knight", "T5.3", cell=name)
    if card == Card.RAISE:
        return _why_no_block(record, cell)
    if card != NONE:
        return _problem("card-stuck", "T7.3", cell=name, action_card=CARD_NAMES[card])
    return _problem("stuck", "T5.3", cell=name)


def _why_not_to(record: Any, cell: int) -> Problem:
    picked, card = int(record["picked"]), int(record["card"])
    occupied = _occupied(record, cell)
    if occupied:
        return occupied
    if card == Card.SHIFT_BLOCK:
        return _why_not_shift(record, picked, cell)
    here, there = int(level(record, picked)), int(level(record, cell))
    facts: dict[str, Fact] = {"cell": CELL_NAMES[cell], "here": here, "there": there}
    if card != NONE:
        return Problem("torres-card-target", "T7.3", {**facts, "action_card": CARD_NAMES[card]})
    if is_in(cell, beside(np.uint64(1 << picked))):
        return Problem("torres-too-steep", "T5.3", facts)
    return Problem("torres-no-way", "T5.4", facts)


def _why_not_shift(record: Any, picked: int, cell: int) -> Problem:
    """Judge the position after the block has moved (T7.3)."""
    name = CELL_NAMES[cell]
    if cell == picked:
        return _problem("same-cell", "T7.3", cell=name)
    moved = record.copy()
    lift_block(moved, picked)
    put_block(moved, cell)
    before, after = castles_of(towers(record)), castles_of(towers(moved))
    if any(sum(bool(castle & part) for part in after) > 1 for castle in before):
        return _problem("splits", "T7.3", cell=CELL_NAMES[picked])
    if any(sum(bool(castle & part) for part in before) > 1 for castle in after):
        return _problem("joins", "T6.2", cell=name)
    if len(after) < LEAST_CASTLES:
        return _problem("castles", "T7.3", castles=len(after), least=LEAST_CASTLES)
    return _problem("too-small", "T6.3", cell=name)


def _why_not_deploy(record: Any, cell: int) -> Problem:
    name = CELL_NAMES[cell]
    knights = record["seat"][record["turn"]]["knights"]
    if record["phase"] == Phase.KNIGHTS:
        taken = is_in(cell, towers(record)) and not is_in(cell, first_knight_cells(record))
        return _problem("castle-taken" if taken else "no-block", "T2.3", cell=name)
    if record["ap"] < DEPLOY_COST:
        return _no_points(record, DEPLOY_COST)
    if int(knights).bit_count() >= MOST_KNIGHTS:
        return _problem("all-knights", "T5.1", knights=MOST_KNIGHTS)
    occupied = _occupied(record, cell)
    if occupied:
        return occupied
    if not is_in(cell, beside(np.uint64(knights))):
        return _problem("no-knight-beside", "T5.1", cell=name)
    return _problem("deploy-higher", "T5.1", cell=name, level=int(level(record, cell)))


def _why_not_build(record: Any, cell: int) -> Problem:
    player = record["seat"][record["turn"]]
    if record["phase"] == Phase.FOUNDATIONS:
        return _problem("foundation-near", "T11.1", cell=CELL_NAMES[cell])
    if record["phase"] == Phase.CARD:
        if record["card"] != Card.EXTRA_BLOCK:
            return _problem("card-first", "T7.3", action_card=CARD_NAMES[record["card"]])
    elif record["ap"] < 1:
        return _no_points(record, 1)
    elif record["named"] == NONE and only_size(player["stacks"]) == NONE:
        return _problem("name-first", "T3.3", stacks=" ".join(map(str, stack_sizes(player["stacks"]))))
    elif blocks_to_build(record) < 1:
        return _problem("no-blocks", "T3.3")
    return _occupied(record, cell, "T6.1") or _why_no_block(record, cell)


def _why_no_block(record: Any, cell: int) -> Problem:
    """Say why no block may come to a cell (T6.1 to T6.3)."""
    name, built = CELL_NAMES[cell], towers(record)
    if is_in(cell, built):
        area = next(castle.bit_count() for castle in castles_of(built) if is_in(cell, castle))
        return _problem("too-high", "T6.3", cell=name, level=int(level(record, cell)), area=area)
    joins = sum(is_in(cell, beside(np.uint64(castle))) for castle in castles_of(built)) > 1
    return _problem("joins", "T6.2", cell=name) if joins else _problem("no-castle", "T6.1", cell=name)


def _why_not_king(record: Any, cell: int) -> Problem:
    clause = "T2.3" if record["phase"] == Phase.KING else "T9.4"
    if record["king"] == cell:
        return _problem("king-stays", clause, cell=CELL_NAMES[cell])
    return _occupied(record, cell, clause) or _problem("no-block", clause, cell=CELL_NAMES[cell])


def _why_not_stack(record: Any, size: int | None) -> Problem:
    stacks = record["seat"][record["turn"]]["stacks"]
    if size is None:
        clause = "T7.3" if record["phase"] == Phase.SOURCE else "T3.3"
        return _problem("stack-not-named", clause)
    if record["phase"] == Phase.TURN and record["named"] != NONE:
        return _problem("stack-named", "T3.3", left=int(record["named"]))
    if record["phase"] == Phase.TURN and only_size(stacks) != NONE:
        return _problem("stacks-alike", "T3.3")
    if record["phase"] == Phase.SOURCE and size == 0:
        return _problem("stack-empty", "T7.3")
    return _problem("no-stack", "T3.3", size=size, stacks=" ".join(map(str, stack_sizes(stacks))))


def _why_not_buy(record: Any) -> Problem:
    if record["variant"] == Variant.MASTER:
        return _problem("master-buys-none", "T11.2")
    if record["ap"] < 1:
        return _no_points(record, 1)
    if record["bought"] >= MOST_BOUGHT:
        return _problem("bought-enough", "T4.2", most=MOST_BOUGHT)
    return _problem("pile-empty", "T10.1" if record["variant"] == Variant.LUCK else "T7.1")


def _why_not_play(record: Any, card: str) -> Problem:
    number = CARD_NAMES.index(card)
    held = record["seat"][record["turn"]]["hand"][number]
    if record["card_played"]:
        return _problem("card-played", "T7.2")
    if held == 0:
        return _problem("not-in-hand", "T7.2", action_card=card)
    if held <= record["fresh"][number]:
        return _problem("bought-now", "T7.2", action_card=card)
    return _problem("no-effect", "T7.2", action_card=card)
