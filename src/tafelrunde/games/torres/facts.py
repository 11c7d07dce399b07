"""What never changes in Torres, for whoever draws it."""

from typing import Final

import msgspec

from tafelrunde.games.torres.actions import actions
from tafelrunde.games.torres.cards import (
    ACTION_CARDS,
    CARD_NAMES,
    KING_BONUS,
    MASTER_CARDS,
    MASTER_NAMES,
    ROUNDS,
    STACKS,
    Master,
)
from tafelrunde.games.torres.legal import WHEN
from tafelrunde.games.torres.state import (
    ACTION_POINTS,
    BUILD_COST,
    BUY_COST,
    DEPLOY_COST,
    MOST_BOUGHT,
    MOST_KNIGHTS,
    MOVE_COST,
    PHASE_NAMES,
    SIDE,
    STACK_HEIGHT,
    TRACK_COST,
)

ACTION_COSTS: Final = {
    "deploy": DEPLOY_COST,
    "move": MOVE_COST,
    "build": BUILD_COST,
    "buy": BUY_COST,
    "track": TRACK_COST,
    "play": 0,
}
"""T4.2: in action points."""


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
        more_points={CARD_NAMES[card]: row.points for card, row in ACTION_CARDS.items() if row.points},
        master_cards=[_master_card(card) for card in Master],
        when=_when(),
    )


def _when() -> dict[str, list[str]]:
    return {
        str(actions()[first].__struct_config__.tag): [PHASE_NAMES[phase] for phase in phases]
        for first, _, phases in WHEN
    }


def _master_card(card: Master) -> MasterFacts:
    row = MASTER_CARDS[card]
    return MasterFacts(MASTER_NAMES[card], list(row.bonus), list(row.castles))
