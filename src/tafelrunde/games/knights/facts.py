"""What never changes in Knights, for whoever draws it."""

import msgspec

from tafelrunde.games.knights.aids import Goal, Result, drawn
from tafelrunde.games.knights.cards import BOX, COLOUR_NAMES, SPECIAL_NAMES
from tafelrunde.games.knights.contests import MORE_ROLLS, ROLLS
from tafelrunde.games.knights.legal import ATTACKABLE, ATTACKABLE_OF_TWO, MORE_TUCKS, TUCKS
from tafelrunde.games.knights.scoring import BETRAYED_DEMAND, DEMAND_RESULT, KING_RESULT, VICTORIES
from tafelrunde.games.knights.state import DICE, ENDING_NAMES, FACES, GUARDED_CASTLES, LIVE_FACES


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
    faces: int
    """What a die shows at most."""
    live_faces: int
    """What a live die shows at most; above it a die is dead (K6.2)."""
    tucks: int
    """How often everybody may tuck in a turn (K4.1)."""
    more_tucks: int
    """With the stack card (K4.2)."""
    attackable: int
    """How many castles an opponent must own to be attacked (K5.2)."""
    attackable_of_two: int
    """The same between two players (K5.3)."""
    guarded_castles: int
    """How many castles a castle guard stands by (K11.3)."""


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
        goals=[Goal(ENDING_NAMES[ending], *needed) for ending, needed in VICTORIES.items()],
        faces=FACES,
        live_faces=LIVE_FACES,
        tucks=TUCKS,
        more_tucks=MORE_TUCKS,
        attackable=ATTACKABLE,
        attackable_of_two=ATTACKABLE_OF_TWO,
        guarded_castles=GUARDED_CASTLES,
    )
