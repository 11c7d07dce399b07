"""What never changes in Knights, for whoever draws it."""

import msgspec

from tafelrunde.games.knights.aids import Goal, Result, drawn, goals
from tafelrunde.games.knights.cards import BOX, COLOUR_NAMES, SPECIAL_NAMES
from tafelrunde.games.knights.contests import MORE_ROLLS, ROLLS
from tafelrunde.games.knights.scoring import BETRAYED_DEMAND, DEMAND_RESULT, KING_RESULT
from tafelrunde.games.knights.state import DICE


class Facts(msgspec.Struct, frozen=True):
    """Knights: what never changes."""

    colours: list[str]
    """The castles' colours."""
    specials: dict[str, int]
    """The special cards, and how many of each the box holds (K1.2)."""
    dice: int
    rolls: int
    more_rolls: int
    """With the champion, the catapult, or as organiser (K6.4)."""
    king: Result
    """What must be beaten to topple him (K12.1)."""
    betrayal: Result
    """What a castle on a stack demands of whoever owns betrayal (K8.3)."""
    goals: list[Goal]
    """What is needed to win (K13.1)."""


def facts() -> Facts:
    """Return the facts of the game."""
    return Facts(
        colours=list(COLOUR_NAMES),
        specials={name: BOX[name] for name in SPECIAL_NAMES},
        dice=DICE,
        rolls=ROLLS,
        more_rolls=MORE_ROLLS,
        king=drawn(KING_RESULT),
        betrayal=drawn(int(DEMAND_RESULT[BETRAYED_DEMAND])),
        goals=goals(castles=0, tournaments=0),
    )
