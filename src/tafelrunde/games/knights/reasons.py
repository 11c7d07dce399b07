"""Why not: every reason for which an action is refused, with its clause and what is told with it.

The predicates of `legal.py` and `chance.py` decide; there is no rule in here.
"""

from enum import IntEnum
from typing import Final

from tafelrunde.core.messages import ACTION, CLAUSE, LETTER, NUMBER, MessageType


class Clause(IntEnum):
    """The clauses that are told with a reason, where they differ from case to case."""

    K2_3 = 0
    K2_4 = 1
    K3_3 = 2
    K3_4 = 3
    K4_1 = 4
    K4_2 = 5
    K4_4 = 6
    K5_1 = 7
    K5_2 = 8
    K5_3 = 9
    K5_4 = 10
    K5_6 = 11
    K6_1 = 12
    K6_3 = 13
    K8_4 = 14
    K9_1 = 15
    K11_3 = 16
    K11_4 = 17
    K12_1 = 18
    K12_2 = 19


CLAUSES: Final = tuple(clause.name.replace("_", ".") for clause in Clause)


class Reason(IntEnum):
    """Why an action is not legal."""

    LEGAL = 0
    NOT_NOW = 1
    STACK_EMPTY = 2
    STACK_OF_ONE = 3
    TUCKS_USED = 4
    NOTHING_TO_FIND = 5
    DOUBLE = 6
    NO_SUCH_SEAT = 7
    OWN_CARD = 8
    NOT_OWNED = 9
    TOO_FEW_CASTLES = 10
    CASTLE_GUARDED = 11
    CARD_GUARDED = 12
    KING_CASTLES = 13
    KING_FIRST_ATTEMPT = 14
    MUST_ATTEMPT = 15
    NOT_LIVE = 16
    NO_GUARD = 17
    GUARD_PLACED = 18
    GUARD_TWO = 19
    GUARDS_ITSELF = 20
    SAME_PLACEMENT = 21
    NOT_YOUR_CASTLE = 22
    MUST_TUCK = 23
    DOUBLE_OF_OWNER = 24
    OVER = 25
    IMPOSSIBLE_CHANCE = 26


_STACK: Final = {"stack": "stack"}
_OWNED: Final = {"like": "like", "owner": LETTER}
_TOLD: Final = {CLAUSE: CLAUSE}

_TYPES: Final = {
    Reason.LEGAL: MessageType("knights-legal"),
    Reason.NOT_NOW: MessageType("knights-not-now", {"action": ACTION, "phase": "phase", **_TOLD}),
    Reason.STACK_EMPTY: MessageType("knights-stack-empty", {**_STACK, **_TOLD}),
    Reason.STACK_OF_ONE: MessageType("knights-stack-of-one", _STACK, "K4.4"),
    Reason.TUCKS_USED: MessageType("knights-tucks-used", {"allowed": NUMBER, **_TOLD}),
    Reason.NOTHING_TO_FIND: MessageType("knights-nothing-to-find", _STACK, "K4.3"),
    Reason.DOUBLE: MessageType("knights-double", {"like": "like"}, "K5.5"),
    Reason.DOUBLE_OF_OWNER: MessageType("knights-double", _OWNED, "K5.5"),
    Reason.NO_SUCH_SEAT: MessageType("knights-no-such-seat", {"seat": LETTER, "players": NUMBER, **_TOLD}),
    Reason.OWN_CARD: MessageType("knights-own-card", _TOLD),
    Reason.NOT_OWNED: MessageType("knights-not-owned", {**_OWNED, **_TOLD}),
    Reason.TOO_FEW_CASTLES: MessageType(
        "knights-too-few-castles", {"owner": LETTER, "owned": NUMBER, "needed": NUMBER, **_TOLD}
    ),
    Reason.CASTLE_GUARDED: MessageType("knights-castle-guarded", _OWNED, "K11.3"),
    Reason.CARD_GUARDED: MessageType("knights-card-guarded", _OWNED, "K11.4"),
    Reason.KING_CASTLES: MessageType("knights-king-castles", {"owned": NUMBER}, "K12.1"),
    Reason.KING_FIRST_ATTEMPT: MessageType("knights-king-first-attempt", clause="K12.1"),
    Reason.MUST_ATTEMPT: MessageType("knights-must-attempt", clause="K3.3"),
    Reason.MUST_TUCK: MessageType("knights-must-tuck", clause="K4.3"),
    Reason.NOT_LIVE: MessageType("knights-not-live", {"dice": "joined", "live": "joined"}, "K6.3"),
    Reason.NO_GUARD: MessageType("knights-no-guard", {"guard": "like"}, "K3.4"),
    Reason.GUARD_PLACED: MessageType("knights-guard-placed", {"guard": "like"}, "K3.4"),
    Reason.GUARD_TWO: MessageType("knights-guard-two", clause="K11.3"),
    Reason.GUARDS_ITSELF: MessageType("knights-guards-itself", clause="K11.4"),
    Reason.SAME_PLACEMENT: MessageType("knights-same-placement", clause="K3.4"),
    Reason.NOT_YOUR_CASTLE: MessageType("knights-not-your-castle", {"colours": "likes", **_TOLD}),
    Reason.OVER: MessageType("knights-over", {"winner": LETTER}, "K13.1"),
    Reason.IMPOSSIBLE_CHANCE: MessageType("knights-impossible-chance", {"action": ACTION, **_TOLD}),
}
REASONS: Final = tuple(_TYPES[reason] for reason in Reason)
