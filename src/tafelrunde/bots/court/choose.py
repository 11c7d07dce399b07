"""Choosing in a turn: the exact solver plays for the win that the best claim of a result leads to."""

from typing import Final

import numpy as np

from tafelrunde.bots.court.features import MARKS
from tafelrunde.bots.court.value import Nets, Work, fill_claim_worths, fill_final_worths, fill_payoff, new_work
from tafelrunde.core.actions import Action
from tafelrunde.core.memory import States
from tafelrunde.games.court import actions as act
from tafelrunde.games.court.cards import CHARACTERS, NAMES, Character
from tafelrunde.games.court.listing import legal
from tafelrunde.games.court.odds import RESULTS, Adviser, results_met, turn_of
from tafelrunde.games.court.state import Phase

EQUAL: Final = 9
"""Values that agree in so many decimals are equal: the first action of the list is chosen."""
TURN_FIELDS: Final = (
    *("owns", "charlatans", "fools", "supply", "players", "edition", "dice_supply", "starter"),
    *("turn", "turns_left", "final", "king", "queen", "mark_count", "mark_number"),
)
"""What stays as it is through a turn and decides what its results are worth."""


class TurnWorths:
    """What the results of a turn are worth to whoever plays it.

    With noise each character's worth is misjudged by up to so much, but none as worse than nothing or as better
    than the best: so a King who wins is never passed by.
    """

    def __init__(self, state: States, nets: Nets, work: Work, noise: float, rng: np.random.Generator) -> None:
        met, alike, number = results_met()
        self.worths = np.zeros(CHARACTERS + 1)
        self.king_worths = np.zeros(MARKS)
        if state[0]["final"]:
            fill_final_worths(state, nets, work, self.king_worths)
        else:
            fill_claim_worths(state, nets, work, self.worths, self.king_worths)
        if noise and not state[0]["final"]:
            misjudged = self.worths[:-1] + noise * rng.uniform(-1, 1, CHARACTERS)
            misjudged = misjudged.clip(self.worths[-1], self.worths.max())
            self.worths[:-1] = np.where(self.worths[:-1] > 0, misjudged, 0)
        self.payoff = np.zeros(RESULTS)
        fill_payoff(self.worths, self.king_worths, met, alike, number, self.payoff)

    def of_claim(self, action: act.Claim, result: int) -> float:
        """Return what a claim with a result is worth."""
        if action.character is None:
            return float(self.worths[-1])
        character = NAMES.index(action.character)
        return float(self.payoff[result] if character == Character.KING else self.worths[character])


class Chooser:
    """Chooses by the win shares of nets, with the exact solver inside the turn.

    With less memory the solver leaves the weaker abilities out of its plans until fewer dice are left.
    """

    def __init__(self, nets: Nets, most_bytes: int, noise: float = 0.0, seed: int | None = 0) -> None:
        self.nets, self.most_bytes, self.noise = nets, most_bytes, noise
        self.rng = np.random.default_rng(seed)
        self.work = new_work()
        self._key: tuple[bytes, ...] = ()
        self._worths: TurnWorths | None = None

    def worths(self, state: States) -> TurnWorths:
        """Return what the results of this turn are worth."""
        key = tuple(state[0][field].tobytes() for field in TURN_FIELDS)
        if self._worths is None or key != self._key:
            self._worths = TurnWorths(state, self.nets, self.work, self.noise, self.rng)
            self._key = key
        return self._worths

    def values(self, state: States) -> dict[Action, float]:
        """Return the win share after each legal action."""
        worths = self.worths(state)
        if state[0]["phase"] != Phase.CLAIM:
            return Adviser(state, worths.payoff, self.most_bytes).values(state)
        result = turn_of(state).aside
        codes = np.empty(act.PLAYER_CODES, np.int32)
        claims = [act.actions()[code] for code in codes[: legal(state[0], codes)]]
        return {claim: worths.of_claim(claim, result) for claim in claims if isinstance(claim, act.Claim)}

    def best(self, state: States) -> Action:
        """Return the best action."""
        values = self.values(state)
        return max(values, key=lambda action: round(values[action], EQUAL))
