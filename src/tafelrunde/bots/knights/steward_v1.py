"""The steward of Knights: rolls with the exact odds and chooses targets by what they are worth.

The worth of a seat's cards is an estimate: each of the two ways to win by cards counts `STEP` for every card still
missing, so the last castle is worth far more than the first. A target's value is its exact chance times what it
would change; a stack special also keeps the turn going, and a tuck is worth what the next card is on average.
"""

from collections.abc import Sequence
from typing import Any

from tafelrunde.core.actions import Action
from tafelrunde.core.position import View
from tafelrunde.games.knights import actions as act
from tafelrunde.games.knights.cards import COLOUR_NAMES, DEMANDS
from tafelrunde.games.knights.legal import can_take
from tafelrunde.games.knights.odds import decision, stack_card_chance
from tafelrunde.games.knights.scoring import VICTORIES, castles
from tafelrunde.games.knights.state import COLOURS, LIKE_NAMES, STACKS, Ending, Like, Phase

BY_CARDS = (VICTORIES[Ending.FOUR_CASTLES], VICTORIES[Ending.TOURNAMENTS])
"""The ways to win by cards alone."""
STEP = 0.4
TAKEN_FROM_RIVAL = 0.5
"""What a rival's loss is worth, as a share of his own worth."""
GIVEN_TO_RIVAL = 0.3
"""What a tournament costs that somebody else wins."""
FOLLOW_UP = 0.9
"""How much of the best other target a further attempt is worth."""

SPECIAL_WORTH = {
    Like.DIE_1: 0.03,
    Like.DIE_2: 0.035,
    Like.DIE_3: 0.045,
    Like.DIE_4: 0.06,
    Like.DIE_5: 0.075,
    Like.CATAPULT: 0.03,
    Like.CHAMPION: 0.03,
    Like.STACK: 0.02,
    Like.CASTLE_GUARD: 0.04,
    Like.CARD_GUARD: 0.015,
    Like.BETRAYAL: 0.06,
    Like.PROTECTION: 0.02,
}


def worth(owned: int, tournaments: int) -> float:
    """Estimate how near to winning a seat is, 1 being there (K13.1)."""
    missing = [max(0, castles - owned) + max(0, won - tournaments) for castles, won in BY_CARDS]
    return 1.0 if 0 in missing else float(sum(STEP**cards for cards in missing))


class Steward:
    """Chooses by exact odds and estimated worth."""

    def choose(self, view: View, legal: Sequence[Action], budget: float) -> Action:
        """Return the best action by the steward's lights."""
        record = view.state[0]
        phase = Phase(record["phase"])
        if len(legal) == 1:
            return legal[0]
        if phase == Phase.TURN:
            return max(legal, key=_Turn(view).value)
        if phase in (Phase.KEEP, Phase.DEFEND):
            chances = decision(view.state)
            return max(legal, key=lambda action: (round(chances[action], 12), len(getattr(action, "dice", ()))))
        if phase == Phase.LOSE:
            return max(legal, key=lambda action: _loss_value(record, action))
        return max(legal, key=lambda action: _guard_value(record, action))


class _Turn:
    """The targets of one turn and what they are worth to the player whose turn it is."""

    def __init__(self, view: View) -> None:
        self.record: Any = view.state[0]
        self.seat = int(self.record["turn"])
        self.chances = decision(view.state)
        self.best_target = 0.0
        self.best_target = max((self.value(action) for action in self.chances), default=0.0)

    def value(self, action: Action) -> float:
        """Estimate what an action changes for the better."""
        chance = self.chances.get(action, 0.0)
        match action:
            case act.Take(stack=stack):
                return self._stack_card_value(self._top(stack), chance)
            case act.Attack(seat=seat):
                return chance * (self._castle_gain(self.seat) - TAKEN_FROM_RIVAL * self._castle_gain(seat, -1))
            case act.Steal(special=special):
                return chance * SPECIAL_WORTH[Like(LIKE_NAMES.index(special))] * (1 + TAKEN_FROM_RIVAL)
            case act.King():
                protected = self.record["seat"][self.seat]["cards"][Like.PROTECTION]
                cost = 0.0 if protected else -self._castle_gain(self.seat, -1)
                return chance * (1 - _worth_of(self.record, self.seat)) - (1 - chance) * cost
            case act.Tuck(stack=stack):
                return self._tuck_value(stack)
            case _:
                return 0.0

    def _top(self, stack: str) -> int:
        return int(self.record["stack"][STACKS.index(stack)]["top"])

    def _castle_gain(self, seat: int, castles_more: int = 1) -> float:
        return _worth_of(self.record, seat, castles_more) - _worth_of(self.record, seat)

    def _tournament_gain(self, seat: int) -> float:
        return _worth_of(self.record, seat, 0, 1) - _worth_of(self.record, seat)

    def _stack_card_value(self, card: int, chance: float) -> float:
        like = card // DEMANDS
        if like < COLOURS:
            return chance * self._castle_gain(self.seat)
        if like == Like.TOURNAMENT:
            rivals = [seat for seat in range(self.record["players"]) if seat != self.seat]
            threat = sum(self._tournament_gain(seat) for seat in rivals) / len(rivals)
            return chance * self._tournament_gain(self.seat) - (1 - chance) * GIVEN_TO_RIVAL * threat
        return chance * (SPECIAL_WORTH[Like(like)] + FOLLOW_UP * self.best_target)

    def _tuck_value(self, stack: str) -> float:
        """Average the best choice over the card that a tuck would turn up."""
        pile = self.record["stack"][STACKS.index(stack)]
        if pile["unseen"]:
            cards = self.record["unseen"][: self.record["unseen_count"]].tolist()
        else:
            cards = pile["tucked"][:1].tolist()
        others = [self.value(action) for action in self.chances if action != act.Take(stack)]
        floor = max(others, default=0.0)
        values = [
            max(floor, self._stack_card_value(card, stack_card_chance(self.record, card)))
            if can_take(self.record, card)
            else floor
            for card in cards
        ]
        return sum(values) / len(values)


def _worth_of(record: Any, seat: int, castles_more: int = 0, tournaments_more: int = 0) -> float:
    return worth(
        int(castles(record, seat)) + castles_more,
        int(record["seat"][seat]["tournaments"]) + tournaments_more,
    )


def _loss_value(record: Any, action: Action) -> float:
    """Give up the castle that is easiest to lose anyway, under the deeper stack."""
    assert isinstance(action, act.Lose)
    demand = int(record["seat"][record["turn"]]["cards"][LIKE_NAMES.index(action.colour)])
    pile = record["stack"][STACKS.index(action.stack)]
    return float(int(pile["unseen"]) + int(pile["tucked_count"]) - 100 * demand)


def _guard_value(record: Any, action: Action) -> float:
    """Guard the castles that are easiest to take and the special worth most."""
    seat = record["seat"][record["turn"]]
    match action:
        case act.GuardCastles(colours=colours):
            return _weakness(seat, colours) - _weakness(seat, _guarded(seat))
        case act.GuardCard(special=special):
            standing = SPECIAL_WORTH.get(seat["card_guard"], 0.0)
            return SPECIAL_WORTH[Like(LIKE_NAMES.index(special))] - standing
        case _:
            return 0.0


def _guarded(seat: Any) -> list[str]:
    return [colour for c, colour in enumerate(COLOUR_NAMES) if seat["castle_guard"] >> c & 1]


def _weakness(seat: Any, colours: Sequence[str]) -> float:
    """Add up how easily castles could be taken."""
    return sum(DEMANDS + 1 - int(seat["cards"][COLOUR_NAMES.index(colour)]) for colour in colours)
