"""What a seat may see (T12.1), and an equally likely rest."""

from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tafelrunde.core.chance import Sampler
from tafelrunde.core.kernel import NOBODY, State, kernel
from tafelrunde.core.memory import States, copied
from tafelrunde.games.torres.cards import CARDS, SETS, Variant
from tafelrunde.games.torres.state import (
    HIDDEN,
    MOST_PLAYERS,
    NO_CARD,
    SEAT,
    STATE,
    UNKNOWN,
    UNSEEN,
)

SHOWN: Final = (
    "plane",
    "actor",
    "players",
    "phase",
    "variant",
    "spacing",
    "all_six",
    "first",
    "master",
    "king",
    "supply",
    "year",
    "round",
    "starter",
    "turn",
    "turns_left",
    "ap",
    "named",
    "bought",
    "card_played",
    "card",
    "picked",
    "spare",
)
"""What everybody sees of a state."""
SHOWN_OF_SEAT: Final = ("knights", "score", "stacks", "carried", "played", "spare")
"""What everybody sees of a seat."""
CARDS_OF_TURN: Final = ("fresh", "drawn")
"""What only the player whose turn it is sees; the others see how many cards these are."""
CARDS_OF_SEAT: Final = ("hand", "pile")
"""What only the seat itself sees; the others see how many cards it holds, and where in the pile it knows them."""

SEEN_BY_OTHERS = np.array([NO_CARD, *[HIDDEN] * CARDS, UNSEEN, HIDDEN], np.int8)
"""What others see of an entry of a pile."""


@kernel
def sees_cards(state: State, seat: int, viewer: int) -> bool:
    """T12.1: the own cards, and in the master version everybody's."""
    return seat == viewer or state.variant == Variant.MASTER


@kernel
def card_count(cards: Any) -> int:
    """Count cards, those among them that a view does not name."""
    total = 0
    for card in range(UNKNOWN + 1):
        total += cards[card]
    return total


def masked(state: States, seat: int | None) -> States:
    """T12.1: leave only what a seat may see, and how many cards the rest are."""
    if state["variant"].item() == Variant.MASTER:
        return state
    viewer = NOBODY if seat is None else seat
    seen = copied(state)
    seen.view(np.uint8)[:] &= _window(viewer, on_turn=state["turn"].item() == viewer)
    count_hidden(state, seen, viewer)
    return seen


@cache
def _window(viewer: int, *, on_turn: bool) -> npt.NDArray[np.uint8]:
    """Return all bits of the bytes of a state that a viewer sees, and none of the others."""
    window = np.zeros(STATE.itemsize, np.uint8)
    _open(window, STATE, (*SHOWN, *CARDS_OF_TURN) if on_turn else SHOWN)
    seats = np.split(_bytes_of(window, STATE, "seat"), MOST_PLAYERS)
    for seat, part in enumerate(seats):
        _open(part, SEAT, (*SHOWN_OF_SEAT, *CARDS_OF_SEAT) if seat == viewer else SHOWN_OF_SEAT)
    return window


def _open(window: Any, dtype: "np.dtype[Any]", names: tuple[str, ...]) -> None:
    for name in names:
        _bytes_of(window, dtype, name)[:] = 0xFF


def _bytes_of(window: Any, dtype: "np.dtype[Any]", name: str) -> Any:
    assert dtype.fields is not None
    field, start = dtype.fields[name][:2]
    return window[start : start + field.itemsize]


@kernel
def count_hidden(states: Any, seen: Any, viewer: int) -> None:
    """T12.1: count the cards that a viewer does not see, and say where in their piles the others know them."""
    state, shown = states[0], seen[0]
    for seat in range(state.players):
        if not sees_cards(state, seat, viewer):
            shown.seat[seat].hand[UNKNOWN] = card_count(state.seat[seat].hand)
            for place in range(CARDS):
                shown.seat[seat].pile[place] = SEEN_BY_OTHERS[state.seat[seat].pile[place]]
    if not sees_cards(state, state.turn, viewer):
        shown.fresh[UNKNOWN] = card_count(state.fresh)
        shown.drawn[UNKNOWN] = card_count(state.drawn)


def resample(seen: States, seat: int | None, sampler: Sampler) -> States:
    """Deal the hidden cards anew: every way in which they can lie is equally likely."""
    state = copied(seen)
    record = state[0]
    for others, pool in _pools(record, seat):
        cards = _shuffled(pool, sampler)
        for other in others:
            _deal(record, other, cards)
    return state


def can_be_dealt(seen: States, seat: int | None) -> bool:
    """Say whether there are as many cards as a view hides, and those bought this turn are in a hand."""
    record = seen[0]
    fresh = record["fresh"][UNKNOWN] <= record["seat"][record["turn"]]["hand"][UNKNOWN]
    enough = all(
        sum(_hidden(record, other) for other in others) <= len(pool) for others, pool in _pools(record, seat)
    )
    return bool(fresh) and enough


def is_whole(record: Any) -> bool:
    """Say whether a state names every card that its owner knows."""
    counted = record["fresh"][UNKNOWN] or record["drawn"][UNKNOWN] or record["seat"]["hand"][:, UNKNOWN].any()
    return not counted and not (record["seat"]["pile"] == HIDDEN).any()


def _pools(record: Any, seat: int | None) -> list[tuple[list[int], list[int]]]:
    """List who has hidden cards, together with the cards that these can be."""
    others = [other for other in range(record["players"]) if other != seat]
    if record["variant"] == Variant.LUCK:
        return [(others, _unaccounted(record))]
    if record["variant"] == Variant.BASIC:
        played = record["seat"]["played"]
        return [([other], np.flatnonzero(played[other] == 0).tolist()) for other in others]
    return []


def _unaccounted(record: Any) -> list[int]:
    """List the cards of the luck variant that a viewer cannot place."""
    seen = record["seat"]["played"].sum(axis=0) + record["seat"]["hand"][:, :CARDS].sum(axis=0)
    return [card for card in range(CARDS) for _ in range(SETS - int(seen[card]))]


def _hidden(record: Any, seat: int) -> int:
    """Count the cards of a seat that a view hides."""
    player = record["seat"][seat]
    drawn = int(record["drawn"][UNKNOWN]) if seat == record["turn"] else 0
    return int(player["hand"][UNKNOWN]) + drawn + int((player["pile"] == HIDDEN).sum())


def _shuffled(cards: list[int], sampler: Sampler) -> list[int]:
    return [cards.pop(sampler(np.ones(len(cards), np.int64))) for _ in range(len(cards))]


def _deal(record: Any, seat: int, pool: list[int]) -> None:
    """Name the hidden cards of a seat, those bought or drawn this turn first, from shuffled cards."""
    player = record["seat"][seat]
    hand, pile = player["hand"], player["pile"]
    if seat == record["turn"]:
        for _ in range(_emptied(record["fresh"])):
            card = pool.pop()
            hand[card] += 1
            record["fresh"][card] += 1
            hand[UNKNOWN] -= 1
        for _ in range(_emptied(record["drawn"])):
            record["drawn"][pool.pop()] += 1
    for _ in range(_emptied(hand)):
        hand[pool.pop()] += 1
    for place in np.flatnonzero(pile == HIDDEN):
        pile[place] = pool.pop() + 1


def _emptied(cards: Any) -> int:
    """Take the unknown cards out of a count and return how many they were."""
    unknown = int(cards[UNKNOWN])
    cards[UNKNOWN] = 0
    return unknown
