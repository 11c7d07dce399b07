"""Which tables of Knights are tried by the tests of all games, and what only they need to know of it."""

from typing import Any

from tafelrunde.games.knights import view
from tafelrunde.games.knights.deck import standard_deck
from tafelrunde.games.knights.state import ENDING_NAMES, LIKE_NAMES, PHASE_NAMES, Contest, Like, Phase

Options = dict[str, Any]


def easy_castles() -> tuple[str, ...]:
    """Return a deck whose castles ask for little, so that they change hands often (K1.5, K8.3)."""
    easy = {"3-3-3": "1-1-1", "4-4-4": "2-2-2"}
    cards = []
    for card in standard_deck():
        kind, _, demand = card.partition(" ")
        group, _, kicker = demand.partition("+")
        if kind in ("red", "green", "blue", "yellow", "white", "black"):
            group = easy[group]
            kicker = kicker if not group.startswith(kicker) else "3"
            cards.append(f"{kind} {group}+{kicker}")
        else:
            cards.append(card)
    return tuple(cards)


TABLES: list[Options] = [
    {"players": 3, "start": 2},
    {"players": 4, "deck": easy_castles()},
]
"""Tables beyond one for each number of players."""

VARIANTS: list[Options] = [{}]
"""Each is an environment of its own, for every number of players."""

PLAYTHROUGHS: dict[str, tuple[int, Options]] = {
    "knights-2p": (16, {"players": 2}),
    "knights-4p": (10, {"players": 4}),
    "knights-6p-deck": (131, {"players": 6, "start": 5, "deck": easy_castles()}),
}
"""Matches to be written down, by seed and options."""

ENUMS = (Phase, Contest, Like)
"""What the places of one-hot fields stand for."""

CODES = [
    *(f"like-{like}" for like in LIKE_NAMES),
    *(f"phase-{phase}" for phase in PHASE_NAMES.values()),
    *(f"ending-{ending}" for ending in ENDING_NAMES.values()),
    *(f"guard-{guard}" for guard in ("castle-guard", "card-guard")),
    *(f"knights-board-{label}" for label in view.LABELS),
    "figure-turns",
]
"""Codes of words that its sources put together from parts."""

NO_ACTIONS = [
    "tuck",
    "tuck middle",
    "take left right",
    "attack B",
    "attack B pink",
    "attack B catapult",
    "attack G red",
    "attack AB red",
    "attack -1 red",
    "steal C red",
    "steal CDE catapult",
    "start ABC",
    "keep",
    "keep 6",
    "keep 7",
    "keep 0",
    "keep ²",
    "keep 1-1-1-1-1-1-1",
    "keep five",
    "roll ⑥",
    "guard",
    "guard red red",
    "guard red blue green",
    "guard red catapult",
    "guard tournament",
    "lose red",
    "turn left red 3-3-3+3",
    "castle A 6-6-6+1",
    "ends",
]
"""Texts that a reader of notation must refuse with BadNotation."""
