"""The cards: self-describing codes, demands, and what the box holds (K1)."""

from typing import Final

from tafelrunde.core.kernel import State, kernel
from tafelrunde.games.knights.state import COLOURS, LIKE_NAMES, LIVE_FACES, Like

DEMANDED_SIZE: Final = 3
DEMANDS: Final = LIVE_FACES * (LIVE_FACES - 1)
"""K1.5: numbers 1 to 5 with a kicker that is another number."""

TOURNAMENT_CARD: Final = Like.TOURNAMENT * DEMANDS
CARD_CODES: Final = TOURNAMENT_CARD + 1

COLOUR_NAMES: Final = LIKE_NAMES[:COLOURS]
SPECIAL_NAMES: Final = LIKE_NAMES[COLOURS : Like.TOURNAMENT]


@kernel
def card_like(card: int) -> int:
    """Return what a card is."""
    return card // DEMANDS


@kernel
def card_demand(card: int) -> int:
    """Return the index of a card's demand."""
    return card % DEMANDS


@kernel
def owned_card(state: State, seat: int, like: int) -> int:
    """Return the card of a like that a seat owns."""
    return like * DEMANDS + state.seat[seat].cards[like] - 1


def demand_index(number: int, kicker: int) -> int:
    """Number the demands n-n-n+k in ascending order."""
    return (number - 1) * (LIVE_FACES - 1) + (kicker - 1 if kicker < number else kicker - 2)


DEMAND_FACTS: Final = [
    (number, kicker)
    for number in range(1, LIVE_FACES + 1)
    for kicker in range(1, LIVE_FACES + 1)
    if kicker != number
]
DEMAND_TEXTS: Final = ["-".join([str(number)] * DEMANDED_SIZE) + f"+{kicker}" for number, kicker in DEMAND_FACTS]

CARD_TEXTS: Final = [
    *(f"{like} {demand}" for like in LIKE_NAMES[: Like.TOURNAMENT] for demand in DEMAND_TEXTS),
    "tournament",
]
CARD_OF_TEXT: Final = {text: card for card, text in enumerate(CARD_TEXTS)}


BOX: Final = {
    "castle": 16,
    "tournament": 9,
    "die-1": 3,
    "die-2": 2,
    "die-3": 1,
    "die-4": 1,
    "die-5": 1,
    "catapult": 3,
    "champion": 1,
    "stack": 3,
    "castle-guard": 3,
    "card-guard": 3,
    "betrayal": 1,
    "protection": 1,
}
"""K1.1 and K1.2: what the box holds."""
