"""Which tables of Torres are tried by the tests of all games, and what only they need to know of it."""

from typing import Any
from zlib import crc32

import tafelrunde as tr
from tafelrunde.games.torres.cards import CARD_NAMES, MASTER_NAMES, Card, Master
from tafelrunde.games.torres.state import PHASE_NAMES, Phase

Options = dict[str, Any]

TABLES: list[Options] = [
    {"players": 2, "variant": "luck"},
    {"players": 4, "variant": "luck", "start": 3},
    {"players": 3, "variant": "master"},
    {"players": 4, "variant": "master", "foundation_spacing": "lines", "master_all_six": False},
    {"players": 2, "variant": "master", "master_card": "edge", "start": 1},
]
"""Tables beyond one for each number of players."""

VARIANTS: list[Options] = [
    {"variant": "basic"},
    {"variant": "luck"},
    {"variant": "master", "foundation_spacing": "lines", "master_all_six": False},
]
"""Each is an environment of its own, for every number of players."""

PLAYTHROUGHS: dict[str, tuple[int, Options]] = {
    "torres-2p": (1, {"players": 2}),
    "torres-4p-luck": (44, {"players": 4, "variant": "luck"}),
    "torres-3p-master": (3, {"players": 3, "variant": "master", "start": 1}),
}
"""Matches to be written down, by seed and options."""

ENUMS = (Phase, Card, Master)
"""What the places of one-hot fields stand for."""

CODES = [
    *(f"phase-torres-{phase}" for phase in PHASE_NAMES.values()),
    *(f"torres-ask-{phase}" for phase in PHASE_NAMES.values()),
    *(f"torres-ask-{phase}-for-card" for phase in ("card", "place")),
    *(f"action_card-{card}" for card in CARD_NAMES),
    *(f"master_card-{card}" for card in MASTER_NAMES),
    *(f"torres-board-{label}" for label in ("hand", "pile")),
    "ending-most-points",
]
"""Codes of words that its sources put together from parts."""

NO_ACTIONS = [
    "take",
    "take i1",
    "take a9",
    "take a0",
    "take d4 d5",
    "to",
    "B",
    "B e55",
    "D ²1",
    "king",
    "stack",
    "stack 4",
    "stack -1",
    "stack ²",
    "keep",
    "keep excalibur",
    "top",
    "under vault raise",
    "play",
    "play edge",
    "spread",
    "spread 4",
    "spread 3-3-3-3",
    "spread 1--1",
    "buy vault",
    "end turn",
    "start E",
    "start AB",
    "master vault",
    "draw edge",
    "Kd4-d5",
]
"""Texts that a reader of notation must refuse with BadNotation."""


def lean(position: tr.Position, legal: list[tr.Action]) -> list[tr.Action]:
    """Return one action of each kind, but ending or stepping on the track only if nothing else is left."""
    kinds: dict[str, list[tr.Action]] = {}
    for action in legal:
        kinds.setdefault(type(action).__name__, []).append(action)
    pick = crc32(position.state.tobytes())
    rest = [actions[pick % len(actions)] for kind, actions in kinds.items() if kind not in ("End", "Track")]
    return rest or legal
