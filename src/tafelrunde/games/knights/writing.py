"""Positions as JSON, written by a kernel: at a table every move brings another one."""

from typing import Any, Final

import msgspec
import numpy as np

from tafelrunde.core.kernel import NOBODY, State, inner, quick
from tafelrunde.core.memory import States
from tafelrunde.core.pages import Texts, close_with, json_by, open_with, put, put_number
from tafelrunde.games.knights.cards import CARD_TEXTS, DEMANDS
from tafelrunde.games.knights.notation import (
    COLOUR_SETS,
    SEAT_TARGETS,
    STACK_TARGETS,
    WrittenContest,
    WrittenPosition,
    WrittenSeat,
    WrittenStack,
    result_text,
)
from tafelrunde.games.knights.scoring import RESULTS
from tafelrunde.games.knights.state import (
    COLOURS,
    CONTEST_NAMES,
    ENDING_NAMES,
    GUARD_BITS,
    LEFT,
    LIKE_NAMES,
    LIVE,
    NO_CARD,
    NONE,
    OWNED_LIKES,
    PHASE_NAMES,
    RIGHT,
    STACKS,
    Contest,
    Phase,
)

_texts = Texts()
POSITION: Final = _texts.keys(WrittenPosition)
SEAT: Final = _texts.keys(WrittenSeat)
STACK: Final = _texts.keys(WrittenStack)
CONTEST: Final = _texts.keys(WrittenContest)
PILES: Final = _texts.keys(msgspec.defstruct("Stacks", STACKS))
NULL: Final = _texts.values([None])
PHASES: Final = _texts.values(PHASE_NAMES.values())
CONTESTS: Final = _texts.values(CONTEST_NAMES.values())
ENDINGS: Final = _texts.values(ENDING_NAMES.values())
LIKES: Final = _texts.values(LIKE_NAMES)
STACK_NAMES: Final = _texts.values(STACKS)
CARDS: Final = _texts.values(CARD_TEXTS)
LIVE_DICE: Final = _texts.values(LIVE.all_dice)
MARKS: Final = _texts.values(map(result_text, range(RESULTS)))
CASTLE_SETS: Final = _texts.values(COLOUR_SETS)
GUARD_SETS: Final = _texts.values(
    [name for name, bit in GUARD_BITS.items() if bits & bit] for bits in range(2 ** len(GUARD_BITS))
)
LETTERS, STARTS = _texts.laid_out()
OBJECT, END, LIST, LIST_END = map(ord, "{}[]")
FOR_STACK: Final = np.array([contest in STACK_TARGETS for contest in Contest])
FOR_SEAT: Final = np.array([contest in SEAT_TARGETS for contest in Contest])
"""By contest: whether a stack, or a seat, is its target."""


@inner
def text(page: Any, at: int, number: int) -> int:
    """Write a text by its number."""
    return put(page, at, LETTERS, STARTS[number], STARTS[number + 1])


@inner
def text_or_null(page: Any, at: int, key: int, first: int, number: int, given: bool) -> int:
    """Write a field that is one of several texts, or nothing."""
    return text(page, text(page, at, key), first + number if given else NULL)


@inner
def count(page: Any, at: int, key: int, number: int) -> int:
    """Write a field that is a number."""
    return put_number(page, text(page, at, key), number)


@inner
def seat_or_null(page: Any, at: int, key: int, seat: int, given: bool) -> int:
    """Write a field that is a seat, or nobody."""
    return count(page, at, key, seat) if given else text(page, text(page, at, key), NULL)


@inner
def write_cards(state: State, seat: int, first: int, end: int, page: Any, at: int) -> int:
    """Write which of some likes a seat owns."""
    at = open_with(page, at, LIST)
    for like in range(first, end):
        demand = state.seat[seat].cards[like]
        if demand:
            at = text(page, at, CARDS + like * DEMANDS + demand - 1)
    return close_with(page, at, LIST_END)


@inner
def write_seat(state: State, seat: int, page: Any, at: int) -> int:
    """Write what lies before a player."""
    guard = state.seat[seat].card_guard
    at = open_with(page, at, OBJECT)
    at = write_cards(state, seat, 0, COLOURS, page, text(page, at, SEAT.castles))
    at = write_cards(state, seat, COLOURS, OWNED_LIKES, page, text(page, at, SEAT.specials))
    at = count(page, at, SEAT.tournaments, state.seat[seat].tournaments)
    at = text(page, text(page, at, SEAT.castle_guard), CASTLE_SETS + state.seat[seat].castle_guard)
    at = text_or_null(page, at, SEAT.card_guard, LIKES, guard, guard != NONE)
    return close_with(page, at, END)


@inner
def write_stack(state: State, stack: int, page: Any, at: int) -> int:
    """Write a stack from the top."""
    pile = state.stack[stack]
    at = text_or_null(page, open_with(page, at, OBJECT), STACK.top, CARDS, pile.top, pile.top != NO_CARD)
    at = count(page, at, STACK.unseen, pile.unseen)
    at = open_with(page, text(page, at, STACK.tucked), LIST)
    for place in range(pile.tucked_count):
        at = text(page, at, CARDS + pile.tucked[place])
    return close_with(page, close_with(page, at, LIST_END), END)


@inner
def write_contest(state: State, page: Any, at: int) -> int:
    """Write what is being rolled for."""
    contest = state.contest
    at = text(page, text(page, open_with(page, at, OBJECT), CONTEST.kind), CONTESTS + contest)
    at = count(page, at, CONTEST.roller, state.roller)
    at = count(page, at, CONTEST.rolls_left, state.rolls_left)
    at = text(page, text(page, at, CONTEST.dice), LIVE_DICE + state.live)
    at = count(page, at, CONTEST.to_roll, state.to_roll)
    at = text_or_null(page, at, CONTEST.stack, STACK_NAMES, state.target, FOR_STACK[contest])
    at = seat_or_null(page, at, CONTEST.seat, state.target, FOR_SEAT[contest])
    at = text_or_null(page, at, CONTEST.like, LIKES, state.like, contest != Contest.KING)
    at = text(page, text(page, at, CONTEST.mark), MARKS + state.mark)
    at = seat_or_null(page, at, CONTEST.leader, state.leader, contest == Contest.TOURNAMENT)
    return close_with(page, at, END)


@inner
def write_cards_around(state: State, page: Any, at: int) -> int:
    """Write what lies before the players, the stacks, and what nobody has seen."""
    at = open_with(page, text(page, at, POSITION.seats), LIST)
    for seat in range(state.players):
        at = write_seat(state, seat, page, at)
    at = open_with(page, text(page, close_with(page, at, LIST_END), POSITION.stacks), OBJECT)
    at = write_stack(state, LEFT, page, text(page, at, PILES.left))
    at = write_stack(state, RIGHT, page, text(page, at, PILES.right))
    at = open_with(page, text(page, close_with(page, at, END), POSITION.unseen), LIST)
    for place in range(state.unseen_count):
        at = text(page, at, CARDS + state.unseen[place])
    return close_with(page, at, LIST_END)


@inner
def write_turn(state: State, page: Any, at: int) -> int:
    """Write how far the turn has come."""
    at = count(page, at, POSITION.turn, state.turn)
    at = count(page, at, POSITION.turns, state.turns)
    at = count(page, at, POSITION.attempts, state.attempts)
    at = count(page, at, POSITION.tucks, state.tucks)
    at = text(page, text(page, at, POSITION.placed), GUARD_SETS + state.guards_placed)
    at = text(page, at, POSITION.contest)
    return text(page, at, NULL) if state.contest == Contest.NONE else write_contest(state, page, at)


@quick
def write(states: Any, page: Any) -> int:
    """Write the first record, and return where it ends, a comma after it."""
    state = states[0]
    phase = state.phase
    at = text(page, text(page, open_with(page, 0, OBJECT), POSITION.phase), PHASES + phase)
    at = write_turn(state, page, write_cards_around(state, page, at))
    at = seat_or_null(page, at, POSITION.first, state.first, state.first != NOBODY)
    at = text_or_null(page, at, POSITION.resume, PHASES, state.resume, phase == Phase.TURN_UP)
    at = text_or_null(page, at, POSITION.like, LIKES, state.like, phase == Phase.DEAL_CASTLE)
    at = seat_or_null(page, at, POSITION.winner, state.winner, state.winner != NOBODY)
    at = text_or_null(page, at, POSITION.ending, ENDINGS, state.ending, state.ending != 0)
    return close_with(page, at, END)


_decoder = msgspec.json.Decoder(WrittenPosition)


def json_of(state: States) -> bytes:
    """Return a state as JSON."""
    return json_by(write, state)


def write_position(state: States) -> WrittenPosition:
    """Write a state down."""
    return _decoder.decode(json_of(state))
