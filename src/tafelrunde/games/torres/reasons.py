"""Why not: every reason that the kernels give for a refusal, with its clause and its facts."""

from enum import IntEnum
from typing import Final

from tafelrunde.core.messages import ACTION, CLAUSE, NUMBER, MessageType


class Reason(IntEnum):
    """Why an action is not legal; the rule that decides it tells the reason."""

    LEGAL = 0
    OVER = 1
    NOT_NOW = 2
    IMPOSSIBLE_CHANCE = 3
    NO_POINTS = 4
    OCCUPIED = 5
    NOT_YOUR_KNIGHT = 6
    STUCK = 7
    TOO_STEEP = 8
    NO_WAY = 9
    CASTLE_TAKEN = 10
    NO_BLOCK = 11
    ALL_KNIGHTS = 12
    NO_KNIGHT_BESIDE = 13
    DEPLOY_HIGHER = 14
    FOUNDATION_NEAR = 15
    NAME_FIRST = 16
    NO_BLOCKS = 17
    TOO_HIGH = 18
    JOINS = 19
    NO_CASTLE = 20
    KING_STAYS = 21
    STACK_NOT_NAMED = 22
    STACK_NAMED = 23
    STACKS_ALIKE = 24
    STACK_EMPTY = 25
    NO_STACK = 26
    SPREAD = 27
    MASTER_BUYS_NONE = 28
    BOUGHT_ENOUGH = 29
    PILE_EMPTY = 30
    NOT_DRAWN = 31
    PILE_EMPTY_UNDER = 32
    CARD_PLAYED = 33
    NOT_IN_HAND = 34
    BOUGHT_NOW = 35
    NO_EFFECT = 36
    CARD_FIRST = 37
    CARD_STUCK = 38
    CARD_TARGET = 39
    EXTRA_BLOCK = 40
    NO_TOWER = 41
    SAME_CELL = 42
    SPLITS = 43
    CASTLES = 44
    TOO_SMALL = 45


class Clause(IntEnum):
    """The rules that refusals name where one reason comes from several."""

    T2_3 = 0
    T3_3 = 1
    T4_1 = 2
    T5_1 = 3
    T5_2 = 4
    T5_3 = 5
    T6_1 = 6
    T7_1 = 7
    T7_2 = 8
    T7_3 = 9
    T8_1 = 10
    T9_4 = 11
    T10_1 = 12
    T11_3 = 13


CLAUSE_NAMES: Final = tuple(clause.name.replace("_", ".") for clause in Clause)

VARIOUS: Final = {"clause": CLAUSE}
CELL: Final = {"cell": "cell"}
CARD: Final = {"action_card": "action_card"}
LEVELS: Final = {**CELL, "here": NUMBER, "there": NUMBER}
SPREAD: Final = {"stacks": "spread_or_none", "left": NUMBER, "others": "stacks"}

TYPES: Final = {
    Reason.OVER: MessageType("torres-over", {"winner": "winners"}, "T9.5"),
    Reason.NOT_NOW: MessageType("torres-not-now", {**VARIOUS, "action": ACTION, "phase": "phase"}),
    Reason.IMPOSSIBLE_CHANCE: MessageType("torres-impossible-chance", {**VARIOUS, "action": ACTION}),
    Reason.NO_POINTS: MessageType("torres-no-points", {"needed": NUMBER, "left": NUMBER}, "T4.2"),
    Reason.OCCUPIED: MessageType("torres-occupied", {**VARIOUS, **CELL}),
    Reason.NOT_YOUR_KNIGHT: MessageType("torres-not-your-knight", CELL, "T5.3"),
    Reason.STUCK: MessageType("torres-stuck", CELL, "T5.3"),
    Reason.TOO_STEEP: MessageType("torres-too-steep", LEVELS, "T5.3"),
    Reason.NO_WAY: MessageType("torres-no-way", LEVELS, "T5.4"),
    Reason.CASTLE_TAKEN: MessageType("torres-castle-taken", CELL, "T2.3"),
    Reason.NO_BLOCK: MessageType("torres-no-block", {**VARIOUS, **CELL}),
    Reason.ALL_KNIGHTS: MessageType("torres-all-knights", {"knights": NUMBER}, "T5.1"),
    Reason.NO_KNIGHT_BESIDE: MessageType("torres-no-knight-beside", CELL, "T5.1"),
    Reason.DEPLOY_HIGHER: MessageType("torres-deploy-higher", {**CELL, "level": NUMBER}, "T5.1"),
    Reason.FOUNDATION_NEAR: MessageType("torres-foundation-near", CELL, "T11.1"),
    Reason.NAME_FIRST: MessageType("torres-name-first", {"stacks": "stacks"}, "T3.3"),
    Reason.NO_BLOCKS: MessageType("torres-no-blocks", {}, "T3.3"),
    Reason.TOO_HIGH: MessageType("torres-too-high", {**CELL, "level": NUMBER, "area": NUMBER}, "T6.3"),
    Reason.JOINS: MessageType("torres-joins", CELL, "T6.2"),
    Reason.NO_CASTLE: MessageType("torres-no-castle", CELL, "T6.1"),
    Reason.KING_STAYS: MessageType("torres-king-stays", {**VARIOUS, **CELL}),
    Reason.STACK_NOT_NAMED: MessageType("torres-stack-not-named", VARIOUS),
    Reason.STACK_NAMED: MessageType("torres-stack-named", {"left": NUMBER}, "T3.3"),
    Reason.STACKS_ALIKE: MessageType("torres-stacks-alike", {}, "T3.3"),
    Reason.STACK_EMPTY: MessageType("torres-stack-empty", {}, "T7.3"),
    Reason.NO_STACK: MessageType("torres-no-stack", {"size": NUMBER, "stacks": "stacks"}, "T3.3"),
    Reason.SPREAD: MessageType(
        "torres-spread", {"stacks": "spread_or_none", "left": NUMBER, "others": "stacks"}, "T3.3"
    ),
    Reason.MASTER_BUYS_NONE: MessageType("torres-master-buys-none", {}, "T11.2"),
    Reason.BOUGHT_ENOUGH: MessageType("torres-bought-enough", {"most": NUMBER}, "T4.2"),
    Reason.PILE_EMPTY: MessageType("torres-pile-empty", VARIOUS),
    Reason.NOT_DRAWN: MessageType("torres-not-drawn", {**CARD, "action_cards": "action_cards"}, "T7.1"),
    Reason.PILE_EMPTY_UNDER: MessageType("torres-pile-empty-under", {}, "T7.1"),
    Reason.CARD_PLAYED: MessageType("torres-card-played", {}, "T7.2"),
    Reason.NOT_IN_HAND: MessageType("torres-not-in-hand", CARD, "T7.2"),
    Reason.BOUGHT_NOW: MessageType("torres-bought-now", CARD, "T7.2"),
    Reason.NO_EFFECT: MessageType("torres-no-effect", CARD, "T7.2"),
    Reason.CARD_FIRST: MessageType("torres-card-first", CARD, "T7.3"),
    Reason.CARD_STUCK: MessageType("torres-card-stuck", {**CELL, **CARD}, "T7.3"),
    Reason.CARD_TARGET: MessageType("torres-card-target", {**LEVELS, **CARD}, "T7.3"),
    Reason.EXTRA_BLOCK: MessageType("torres-extra-block", {}, "T7.3"),
    Reason.NO_TOWER: MessageType("torres-no-tower", CELL, "T7.3"),
    Reason.SAME_CELL: MessageType("torres-same-cell", CELL, "T7.3"),
    Reason.SPLITS: MessageType("torres-splits", CELL, "T7.3"),
    Reason.CASTLES: MessageType("torres-castles", {"castles": NUMBER, "least": NUMBER}, "T7.3"),
    Reason.TOO_SMALL: MessageType("torres-too-small", CELL, "T6.3"),
}
REASONS: Final = tuple(TYPES.get(reason, MessageType("legal")) for reason in Reason)
