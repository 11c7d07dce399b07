"""Which tables of Court are tried by the tests of all games, and what only they need to know of it."""

from typing import Any

import tafelrunde as tr
from tafelrunde.games.court.cards import NAMES, Character
from tafelrunde.games.court.facts import cost_of
from tafelrunde.games.court.state import PHASE_NAMES, Phase

Options = dict[str, Any]

TABLES: list[Options] = [
    {"players": 2, "edition": "rio_grande", "dice_supply": 9},
    {"players": 3, "start": 1},
]
"""Tables beyond one for each number of players."""

VARIANTS: list[Options] = [{"edition": "amigo"}, {"edition": "rio_grande", "dice_supply": 9}]
"""Each is an environment of its own, for every number of players."""

PLAYTHROUGHS: dict[str, tuple[int, Options]] = {
    "court-2p": (5, {"players": 2}),
    "court-4p-rio-grande": (3, {"players": 4, "edition": "rio_grande", "start": 2}),
}
"""Matches to be written down, by seed and options."""

ENUMS = (Phase, Character)
"""What the places of one-hot fields stand for."""

CODES = [
    *(f"character-{name}" for name in NAMES),
    *(f"phase-court-{phase}" for phase in PHASE_NAMES.values()),
    *(f"court-cost-{cost_of(character).kind}" for character in Character),
    *(f"court-board-{label}" for label in ("active", "aside", "air", "picked")),
    "ending-king-held",
    "figure-rounds-to-the-king",
]
"""Codes of words that its sources put together from parts."""

NO_ACTIONS = [
    "roll 7",
    "roll 0",
    "roll ⑥",
    "aside",
    "aside 0",
    "aside 7",
    "aside ²",
    "add",
    "add farmer",
    "add laborer 1",
    "add queen 7",
    "use",
    "use farmer",
    "use king",
    "use magician",
    "use magician 3",
    "use magician 3>3",
    "use magician 3>7",
    "use serving-maid 5>4",
    "use serving-maid 1>5",
    "use philosopher 1-5>2-5",
    "use philosopher 1-5>1-5",
    "use alchemist 1-2-3-4>2-2-2-4",
    "use merchant 3",
    "pick",
    "pick 0x3",
    "pick 13x3",
    "pick 3x7",
    "pick 3",
    "claim",
    "claim queen",
    "claim pope",
    "start F",
    "start AB",
    "finished",
]
"""Texts that a reader of notation must refuse with BadNotation."""


def lean(position: tr.Position, legal: list[tr.Action]) -> list[tr.Action]:
    """Gather dice of one number, and claim the dearest character."""
    written = position.to_json()
    if written["phase"] == "claim":
        king = [action for action in legal if str(action) == "claim king"]
        return king or legal[:-1] or legal
    if written["phase"] != "turn":
        return legal
    dice = written["active"] + written["aside"]
    favourite = max(set(dice), key=lambda number: (dice.count(number), number))
    wanted = (f"aside {favourite}", "roll", "finish")
    return next(([action] for text in wanted for action in legal if str(action) == text), legal)
