"""The steward of Torres: ends its turn with the best position that a beam over whole moves reaches.

What a position is worth is said in `steward_v1_search.py`. Cards it buys are ranked by the table below; the first
knight goes where there is room, the king near the own knights and far from the others'.
"""

from collections.abc import Sequence
from functools import cache

from tafelrunde.bots.torres.steward_v1_search import Look, lead
from tafelrunde.core.actions import Action
from tafelrunde.core.memory import States
from tafelrunde.core.position import View
from tafelrunde.games.torres import actions as act
from tafelrunde.games.torres.board import CELL_NAMES, FILES, cell_names
from tafelrunde.games.torres.cards import CARD_NAMES, Card
from tafelrunde.games.torres.rules import apply
from tafelrunde.games.torres.state import Phase

CARD_WORTH = {
    Card.SEVEN_AP: 10,
    Card.EXTRA_BLOCK: 9,
    Card.RAISE: 8,
    Card.SHIFT_BLOCK: 7,
    Card.STAIRS: 6,
    Card.LEAP_UP: 5,
    Card.SIX_AP: 4,
    Card.REDEPLOY: 3,
    Card.DIAGONAL: 2,
    Card.VAULT: 1,
}
"""Which card to keep of those drawn."""
GOOD_CARD = 6
"""From this worth on a card goes back on top of the pile, to be drawn again soon."""


@cache
def _look() -> Look:
    """One memory for all stewards of Torres; it holds nothing from one look to the next."""
    return Look()


class Steward:
    """Plans a whole turn at once and plays it action by action."""

    def __init__(self) -> None:
        self._plan: dict[bytes, int] = {}

    def choose(self, view: View, legal: Sequence[Action], budget: float) -> Action:
        """Return the next action of the best turn found."""
        if len(legal) == 1:
            return legal[0]
        phase = view.state[0]["phase"]
        if phase == Phase.TURN or view.state.tobytes() in self._plan:
            return self._planned(view, legal)
        if phase in (Phase.KEEP, Phase.RETURN):
            return max(legal, key=_card_value)
        if phase == Phase.NAME:
            return legal[0]
        if phase == Phase.SPREAD:
            return legal[-1]
        if phase in (Phase.FOUNDATIONS, Phase.KNIGHTS):
            return max(legal, key=lambda action: _room(view.state, action))
        return max(legal, key=lambda action: _after(view, action))

    def _planned(self, view: View, legal: Sequence[Action]) -> Action:
        if view.state.tobytes() not in self._plan:
            self._plan = dict(_look().plan(view.state, may_buy=act.Buy() in legal))
        return view.game.decode(self._plan[view.state.tobytes()])


def _card_value(action: Action) -> tuple[float, int]:
    """Keep the dearest card; put good cards back on top and others under the pile, the better one above."""
    assert isinstance(action, act.Keep | act.Top | act.Under)
    worth = CARD_WORTH[Card(CARD_NAMES.index(action.card))]
    if isinstance(action, act.Under):
        return GOOD_CARD - 0.5, worth
    return worth, worth


def _distance(one: str, other: str) -> int:
    return abs(FILES.index(one[0]) - FILES.index(other[0])) + abs(int(one[1]) - int(other[1]))


def _room(state: States, action: Action) -> float:
    """Prefer cells away from the edge and from other castles: there a castle can grow."""
    assert isinstance(action, act.Build | act.Deploy)
    middle = min(_distance(action.cell, cell) for cell in ("d4", "d5", "e4", "e5"))
    towers = [cell for cell in cell_names(int(state[0]["plane"][0])) if cell != action.cell]
    near = sum(_distance(action.cell, cell) <= 3 for cell in towers)
    return -middle - near


def _after(view: View, action: Action) -> tuple[float, int]:
    """Rank an action by the position after it; the king's also by how near he is to whom."""
    state = view.state.copy()
    seat = int(state[0]["turn"])
    apply(state[0], view.game.code(action))
    nearness = 0
    king = int(state[0]["king"])
    if king >= 0:
        for other in range(state[0]["players"]):
            cells = cell_names(int(state[0]["seat"][other]["knights"]))
            nearest = min((_distance(cell, CELL_NAMES[king]) for cell in cells), default=0)
            nearness += nearest if other != seat else -nearest * 2
    return round(float(lead(state[0], seat)), 6), nearness
