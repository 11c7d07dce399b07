"""The steward of Court: plays each turn with the turn solver towards the characters it values.

The values are estimates: what a character is worth in later turns. They shrink once somebody has the dice for the
King, because fewer turns are left in which a character can work. Where a turn is too large for a quick exact
solution the solver leaves out the weakest abilities, so the steward plays a little below its best then.
"""

from collections.abc import Sequence

from tafelrunde.core.actions import Action
from tafelrunde.core.memory import States
from tafelrunde.core.position import View
from tafelrunde.games.court import actions as act
from tafelrunde.games.court.cards import NAMES, Character
from tafelrunde.games.court.odds import Adviser, Payoff, claimable, goal_payoff, mix_payoff
from tafelrunde.games.court.state import Phase
from tafelrunde.games.court.turn import dice_to_bring

MOST_BYTES = 16_000_000
"""What one turn's solution may take: a few hundredths of a second."""
KING_DICE = 8
"""With so many dice seven alike come within reach."""
LATE = 0.6
"""How much a character is worth once the end is near."""

WORTH = {
    Character.FOOL: 0.5,
    Character.CHARLATAN: 1.1,
    Character.FARMER: 1.6,
    Character.SERVING_MAID: 0.9,
    Character.PHILOSOPHER: 0.9,
    Character.LABORER: 1.4,
    Character.GUARD: 1.5,
    Character.HUNTER: 2.5,
    Character.ASTRONOMER: 2.1,
    Character.MERCHANT: 2.4,
    Character.NOBLEWOMAN: 2.6,
    Character.MAGICIAN: 3.0,
    Character.PAWNBROKER: 2.9,
    Character.KNIGHT: 3.4,
    Character.BISHOP: 3.6,
    Character.ALCHEMIST: 3.3,
    Character.NOBLEMAN: 3.2,
    Character.GENERAL: 5.0,
    Character.KING: 12.0,
}


class Steward:
    """Chooses by exact values of a mix of goals."""

    def choose(self, view: View, legal: Sequence[Action], budget: float) -> Action:
        """Return the best action by the steward's lights."""
        if len(legal) == 1:
            return legal[0]
        worth = _worth(view.state)
        if view.state[0]["phase"] == Phase.CLAIM:
            return max(legal, key=lambda action: _claim_value(action, worth))
        adviser = Adviser(view.state, _payoff(view.state, worth), MOST_BYTES)
        values = adviser.values(view.state)
        return max(legal, key=lambda action: round(values[action], 9))


def _payoff(state: States, worth: dict[int, float]) -> Payoff:
    if state[0]["final"]:
        return goal_payoff(state, NAMES[Character.KING])
    return mix_payoff({character: worth[character] for character in claimable(state)})


def _claim_value(action: Action, worth: dict[int, float]) -> float:
    assert isinstance(action, act.Claim)
    return worth[NAMES.index(action.character)] if action.character else 0.0


def _worth(state: States) -> dict[int, float]:
    """Return what each character is worth at this stage of the game."""
    record = state[0]
    strongest = max(dice_to_bring(record, seat) for seat in range(record["players"]))
    share = LATE if strongest >= KING_DICE else 1.0
    return {character: value * (1 if character == Character.KING else share) for character, value in WORTH.items()}
