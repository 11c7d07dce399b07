"""Why not: every reason that the predicates of `legal.py` give, with its clause and what it tells."""

from enum import IntEnum
from typing import Final

import numpy as np

from tafelrunde.core.messages import ACTION, CLAUSE, LETTER, NUMBER, MessageType
from tafelrunde.games.court import actions as act


class Reason(IntEnum):
    """Why an action is not legal."""

    LEGAL = 0
    NOT_NOW = 1
    NOT_OWNED = 2
    USED = 3
    SUPPLY_EMPTY = 4
    NOT_BEFORE_FIRST_ROLL = 5
    NUMBER_LATER = 6
    NUMBER_NEEDED = 7
    NO_ACTIVE_DIE = 8
    MUST_SET_ASIDE = 9
    DICE_MISSING = 10
    NUMBER_NOT_ASIDE = 11
    STILL_ACTIVE = 12
    NOTHING_TO_PICK = 13
    PICK_ASCENDING = 14
    NOTHING_PICKED = 15
    COST_NOT_MET = 16
    SOLD_OUT = 17
    OWNED_ALREADY = 18
    FOOL_TO_FLIP = 19
    PICK_TOO_HIGH = 20
    OVER = 21
    IMPOSSIBLE_CHANCE = 22


class Clause(IntEnum):
    """The clauses of reasons that have several."""

    C2_3 = 0
    C4_1 = 1
    C4_2 = 2
    C4_4 = 3
    C5_1 = 4
    C5_3 = 5
    C6_1 = 6
    C6_3 = 7
    C6_4 = 8
    C7_2 = 9
    C7_3 = 10


CLAUSES: Final = tuple(clause.name.replace("_", ".") for clause in Clause)

_WHO: Final = {"character": "character"}
_DICE: Final = {"dice": "asked", "active": "asked"}
_CLAUSE: Final = {CLAUSE: CLAUSE}

_TYPES: Final = {
    Reason.LEGAL: MessageType("court-legal"),
    Reason.NOT_NOW: MessageType("court-not-now", {"action": ACTION, "phase": "phase", **_CLAUSE}),
    Reason.NOT_OWNED: MessageType("court-not-owned", _WHO, "C5.1"),
    Reason.USED: MessageType("court-used", _WHO, "C5.1"),
    Reason.SUPPLY_EMPTY: MessageType("court-supply-empty", {"dice": NUMBER}, "C4.6"),
    Reason.NOT_BEFORE_FIRST_ROLL: MessageType("court-not-before-first-roll", _WHO, "C5.3"),
    Reason.NUMBER_LATER: MessageType("court-number-later", _WHO, "C5.3"),
    Reason.NUMBER_NEEDED: MessageType("court-number-needed", _WHO, "C5.3"),
    Reason.NO_ACTIVE_DIE: MessageType("court-no-active-die", {}, "C4.4"),
    Reason.MUST_SET_ASIDE: MessageType("court-must-set-aside", {}, "C4.2"),
    Reason.DICE_MISSING: MessageType("court-dice-missing", _DICE, "C5.2"),
    Reason.NUMBER_NOT_ASIDE: MessageType("court-number-not-aside", {"number": NUMBER}, "C5.2"),
    Reason.STILL_ACTIVE: MessageType("court-still-active", {}, "C4.4"),
    Reason.NOTHING_TO_PICK: MessageType("court-nothing-to-pick", _WHO, "C5.6"),
    Reason.PICK_ASCENDING: MessageType("court-pick-ascending", {}, "C5.6"),
    Reason.NOTHING_PICKED: MessageType("court-nothing-picked", {}, "C5.6"),
    Reason.COST_NOT_MET: MessageType("court-cost-not-met", _WHO, "C6.1"),
    Reason.SOLD_OUT: MessageType("court-sold-out", {**_WHO, **_CLAUSE}),
    Reason.OWNED_ALREADY: MessageType("court-owned-already", {**_WHO, **_CLAUSE}),
    Reason.FOOL_TO_FLIP: MessageType("court-fool-to-flip", _WHO, "C6.3"),
    Reason.PICK_TOO_HIGH: MessageType("court-pick-too-high", {"number": NUMBER, **_WHO}, "C5.4"),
    Reason.OVER: MessageType("court-over", {"winner": LETTER}, "C7.7"),
    Reason.IMPOSSIBLE_CHANCE: MessageType("court-impossible-chance", {"action": ACTION, **_CLAUSE}),
}
REASONS: Final = tuple(_TYPES[reason] for reason in Reason)

_WHEN: Final[dict[type, Clause]] = {
    act.Roll: Clause.C4_1,
    act.Aside: Clause.C4_2,
    act.Add: Clause.C5_3,
    act.Use: Clause.C5_1,
    act.Pick: Clause.C5_1,
    act.Done: Clause.C5_1,
    act.Finish: Clause.C4_4,
    act.Claim: Clause.C6_1,
    act.Start: Clause.C2_3,
    act.Rolled: Clause.C4_1,
}
_KINDS: Final[list[type]] = [*(type(action) for block in act.BLOCKS for action in block), act.Rolled]
WHEN = np.array([_WHEN[kind] for kind in _KINDS], np.int8)
"""The clause that says when each action has its place, by its code; all rolls are the last."""
