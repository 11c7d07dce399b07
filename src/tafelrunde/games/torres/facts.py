"""What never changes in Torres, for whoever draws it."""

from typing import Final

import msgspec

from tafelrunde.games.torres.cards import (
    CARD_NAMES,
    CASTLES_ASKED,
    CASTLES_BONUS,
    KING_BONUS,
    MASTER_NAMES,
    PLACE_BONUS,
    ROUNDS,
    STACKS,
    Master,
)
from tafelrunde.games.torres.legal import DEPLOY_COST
from tafelrunde.games.torres.master import (
    ALL_LEVELS_BONUS,
    CLUSTER_BONUS,
    ONE_LEVEL_BONUS,
    ONE_LINE_BONUS,
    SQUARE_BONUS,
)
from tafelrunde.games.torres.notation import PHASE_NAMES
from tafelrunde.games.torres.reasons import WHEN
from tafelrunde.games.torres.state import ACTION_POINTS, MOST_BOUGHT, MOST_KNIGHTS, SIDE, STACK_HEIGHT

ACTION_COSTS: Final = {"deploy": DEPLOY_COST, "move": 1, "build": 1, "buy": 1, "track": 1, "play": 0}
"""T4.2: in action points."""

LATE: Final = {
    Master.ALL_LEVELS: ALL_LEVELS_BONUS,
    Master.ONE_LEVEL: ONE_LEVEL_BONUS,
    Master.ONE_LINE: ONE_LINE_BONUS,
    Master.SQUARE: SQUARE_BONUS,
    Master.CLUSTER: CLUSTER_BONUS,
}
"""T11.3: what counts after the last year only."""


class MasterFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A master card (T11.3)."""

    card: str
    bonus: list[int]
    """By year; for edge and diagonals for each knight there, and once more for the most."""
    castles: list[int] = []
    """How many castles the knights must stand in, by year."""


class Facts(msgspec.Struct, frozen=True):
    """Torres: what never changes."""

    side: int
    """How many cells a row has; a1 to h8."""
    knights: int
    """How many each player has (T5.1)."""
    points: int
    """Action points of a turn (T4.1)."""
    costs: dict[str, int]
    """What actions cost in action points (T4.2)."""
    most_bought: int
    """Cards that may be bought in a turn (T4.2)."""
    stack_height: int
    """The most blocks of a stack (T3.3)."""
    king_bonus: list[int]
    """By year, for a knight in the king's castle on the level of that number (T9.2)."""
    rounds: dict[int, list[int]]
    """By the number of players, for each year (T3.1)."""
    stacks: dict[int, list[list[int]]]
    """What each player takes, by the number of players, for each year (T3.2)."""
    cards: list[str]
    """The action cards; each player has one of each, playing one costs nothing (T7.2)."""
    more_points: dict[str, int]
    """Action points that a card brings (T7.3)."""
    master_cards: list[MasterFacts]
    when: dict[str, list[str]]
    """The phases in which each kind of action is possible."""


def facts() -> Facts:
    """Return the facts of the game."""
    return Facts(
        side=SIDE,
        knights=MOST_KNIGHTS,
        points=ACTION_POINTS,
        costs=ACTION_COSTS,
        most_bought=MOST_BOUGHT,
        stack_height=STACK_HEIGHT,
        king_bonus=list(KING_BONUS),
        rounds={players: list(years) for players, years in ROUNDS.items()},
        stacks={players: [list(stacks) for stacks in years] for players, years in STACKS.items()},
        cards=list(CARD_NAMES),
        more_points={"six_ap": 1, "seven_ap": 2},
        master_cards=[_master_card(card) for card in Master],
        when=_when(),
    )


def _when() -> dict[str, list[str]]:
    return {
        str(kind.__struct_config__.tag): [PHASE_NAMES[phase] for phase in phases]
        for kind, (_, phases) in WHEN.items()
    }


def _master_card(card: Master) -> MasterFacts:
    name = MASTER_NAMES[card]
    if card in LATE:
        return MasterFacts(name, [0, 0, LATE[card]])
    if card == Master.CASTLES:
        return MasterFacts(name, list(CASTLES_BONUS), list(CASTLES_ASKED))
    return MasterFacts(name, list(PLACE_BONUS))
