"""What each way to place a piece is worth: points if the year ended right after it (T9, T11.6)."""

from tafelrunde.core.actions import Action
from tafelrunde.core.memory import States
from tafelrunde.core.position import Gains, Position
from tafelrunde.games.torres import actions as act
from tafelrunde.games.torres.scoring import year_points
from tafelrunde.games.torres.state import Phase

PLACING = (act.Deploy, act.Build, act.King, act.Stay)


def standing(state: States) -> list[int]:
    """Return what every seat would score if the year ended now."""
    record = state[0]
    return [sum(year_points(record, seat)) for seat in range(int(record["players"]))]


def gains(position: Position) -> dict[Action, Gains]:
    """Return what each placement changes for everybody; taking a piece up is worth the best that can follow."""
    before = standing(position.state)
    legal = position.legal() if position.to_act is not None else []
    found = {action: _gain(position, action, before) for action in legal}
    return {action: gain for action, gain in found.items() if gain is not None}


def _gain(position: Position, action: Action, before: list[int]) -> Gains | None:
    carries_out = position.state["phase"].item() in (Phase.PLACE, Phase.SOURCE)
    if not carries_out and not isinstance(action, (*PLACING, act.Take)):
        return None
    after = position.apply(action)
    if after.state["phase"].item() in (Phase.PLACE, Phase.SOURCE):
        turn = int(after.state["turn"].item())
        return max((_change(after.apply(then), before) for then in after.legal()), key=lambda gain: gain[turn])
    return _change(after, before)


def _change(after: Position, before: list[int]) -> Gains:
    return tuple(now - then for now, then in zip(standing(after.state), before, strict=True))
