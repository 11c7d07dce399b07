"""What a seat may see (T12.1), an equally likely rest, and the text board."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tafelrunde.core.actions import seat_letter
from tafelrunde.core.chance import Sampler
from tafelrunde.core.position import States, copied
from tafelrunde.core.written import BOARD_WIDTH, wrapped
from tafelrunde.games.torres.board import FILES, level
from tafelrunde.games.torres.cards import CARD_NAMES, CARDS, MASTER_NAMES, SETS, Variant
from tafelrunde.games.torres.master import master_points
from tafelrunde.games.torres.notation import cards_of, pile_of, stack_sizes
from tafelrunde.games.torres.scoring import castle_points, has_won, king_points
from tafelrunde.games.torres.state import (
    HIDDEN,
    MOST_KNIGHTS,
    NO_CARD,
    NONE,
    SIDE,
    UNKNOWN,
    UNSEEN,
    Phase,
)

LABEL = 10
CELL_WIDTH = 5
SEEN_BY_OTHERS = np.array([NO_CARD, *[HIDDEN] * CARDS, UNSEEN, HIDDEN], np.int8)
"""What others see of an entry of a pile."""


def masked(state: States, seat: int | None) -> States:
    """T12.1: hide the others' cards, and what they know of their piles; in the master version nothing is hidden."""
    if state[0]["variant"] == Variant.MASTER:
        return state
    seen = copied(state)
    record = seen[0]
    seats = record["seat"]
    _hide(seats["hand"])
    seats["pile"] = SEEN_BY_OTHERS[seats["pile"]]
    if seat in range(record["players"]):
        seats[seat] = state["seat"][0, seat]
    if record["turn"] != seat:
        _hide(record["fresh"])
        _hide(record["drawn"])
    return seen


def _hide(cards: Any) -> None:
    cards[..., UNKNOWN] = cards.sum(axis=-1)
    cards[..., :CARDS] = 0


def resample(seen: States, seat: int | None, sampler: Sampler) -> States:
    """Deal the hidden cards anew: every way in which they can lie is equally likely."""
    state = copied(seen)
    record = state[0]
    if record["variant"] == Variant.LUCK:
        pool = _shuffled(_unaccounted(record), sampler)
        _deal_hands(record, pool, seat)
    elif record["variant"] == Variant.BASIC:
        for other in range(record["players"]):
            if other != seat:
                pool = _shuffled(np.flatnonzero(record["seat"][other]["played"] == 0).tolist(), sampler)
                _deal_hands(record, pool, seat, other)
                pile = record["seat"][other]["pile"]
                for place in np.flatnonzero(pile == HIDDEN):
                    pile[place] = pool.pop() + 1
    return state


def _unaccounted(record: Any) -> list[int]:
    """List the cards of the luck variant that a viewer cannot place."""
    seen = record["seat"]["played"].sum(axis=0) + record["seat"]["hand"][:, :CARDS].sum(axis=0)
    return [card for card in range(CARDS) for _ in range(SETS - int(seen[card]))]


def _shuffled(cards: list[int], sampler: Sampler) -> list[int]:
    return [cards.pop(sampler(np.ones(len(cards), np.int64))) for _ in range(len(cards))]


def _deal_hands(record: Any, pool: list[int], seat: int | None, only: int | None = None) -> None:
    """Fill unknown places of hands, the cards bought or drawn this turn first, from shuffled cards."""
    for other in range(record["players"]) if only is None else (only,):
        if other == seat:
            continue
        hand = record["seat"][other]["hand"]
        if other == record["turn"]:
            for _ in range(_emptied(record["fresh"])):
                card = pool.pop()
                hand[card] += 1
                record["fresh"][card] += 1
                hand[UNKNOWN] -= 1
            for _ in range(_emptied(record["drawn"])):
                record["drawn"][pool.pop()] += 1
        for _ in range(_emptied(hand)):
            hand[pool.pop()] += 1


def _emptied(cards: Any) -> int:
    """Take the unknown cards out of a count and return how many they were."""
    unknown = int(cards[UNKNOWN])
    cards[UNKNOWN] = 0
    return unknown


def board(state: States, names: Sequence[str]) -> str:
    """Draw the plan with levels and pieces, and every player's belongings."""
    record = state[0]
    lines = [_headline(record, names), "-" * BOARD_WIDTH, _files()]
    for rank in range(SIDE, 0, -1):
        cells = range((rank - 1) * SIDE, rank * SIDE)
        lines.append(f" {rank} " + "".join(_cell(record, cell) for cell in cells) + f" {rank}")
    lines += [_files(), " a number is the level, a letter a knight, K the king, . the ground", ""]
    for seat in range(record["players"]):
        lines += _seat_lines(record, seat, names)
    lines += ["", *_turn_lines(record)]
    return "\n".join(line.rstrip() for line in lines).rstrip()


def _headline(record: Any, names: Sequence[str]) -> str:
    variant = "" if record["variant"] == Variant.BASIC else f" ({Variant(record['variant']).name.lower()})"
    title = f"Torres{variant}"
    if record["phase"] == Phase.OVER:
        winners = [names[seat] for seat in range(record["players"]) if has_won(record, seat)]
        return f"{title}: won by {', '.join(winners)}"
    if record["phase"] in (Phase.START, Phase.MASTER):
        return f"{title}: the game begins"
    return f"{title}, year {record['year']}, round {record['round']}: {names[record['turn']]}"


def _files() -> str:
    return "   " + "".join(f"{file:^{CELL_WIDTH}}" for file in FILES)


def _cell(record: Any, cell: int) -> str:
    """Draw a cell: level and piece; a piece taken up stands in brackets."""
    blocks = int(level(record, cell))
    shown = (str(blocks) if blocks else ".") + piece_on(record, cell)
    return f"{f'[{shown}]' if record['picked'] == cell else shown:^{CELL_WIDTH}}"


def piece_on(record: Any, cell: int) -> str:
    """Return the letter of the piece on a cell, or nothing."""
    if record["king"] == cell:
        return "K"
    for seat in range(record["players"]):
        if int(record["seat"][seat]["knights"]) >> cell & 1:
            return seat_letter(seat)
    return ""


def _seat_lines(record: Any, seat: int, names: Sequence[str]) -> list[str]:
    player = record["seat"][seat]
    marks = (">" if record["actor"] == seat else " ") + seat_letter(seat)
    starts = " (starts)" if record["starter"] == seat and record["phase"] != Phase.START else ""
    knights = MOST_KNIGHTS - int(player["knights"]).bit_count()
    stacks = " ".join(map(str, stack_sizes(player["stacks"]))) or "none"
    points = _counted(player["score"], "point") + _hope(record, seat)
    head = f"{marks} {names[seat]}{starts}: {points}, {_counted(knights, 'knight')} left, stacks {stacks}"
    hand = cards_of(player["hand"])
    hidden = int(player["hand"][UNKNOWN])
    if hidden:
        hand.append(f"{hidden} hidden")
    lines = [head]
    if hand:
        lines += wrapped("   hand", hand, LABEL)
    pile = pile_of(player["pile"])
    if pile:
        lines += wrapped("   pile", [_pile_text(pile)], LABEL)
    return lines


def _hope(record: Any, seat: int) -> str:
    """Say what the year would bring if it ended now (T9.1, T9.2, T11.6)."""
    if record["phase"] not in range(Phase.TURN, Phase.OVER):
        return ""
    gain = int(castle_points(record, seat)) + int(king_points(record, seat))
    if record["variant"] == Variant.MASTER:
        gain += int(master_points(record, seat))
    return f" (+{gain} now)" if gain else ""


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _pile_text(pile: list[str | None]) -> str:
    """Write a pile from the top; runs of cards nobody may name are counted."""
    words: list[str] = []
    run = 0
    for card in [*pile, ""]:
        if card is None or card == "?":
            run += 1
            continue
        if run:
            words.append(f"{run} unknown")
            run = 0
        words.append(card)
    return ", ".join(word for word in words if word)


def _turn_lines(record: Any) -> list[str]:
    """Say what is left in this turn, and of the supply."""
    lines = []
    if record["phase"] in range(Phase.TURN, Phase.KINGS_MOVE):
        named = "none named" if record["named"] == NONE else f"{_counted(record['named'], 'block')} left in it"
        played = "played" if record["card_played"] else "not played"
        points = _counted(record["ap"], "action point")
        lines.append(f" {points}; stack: {named}; card: {played}; bought: {record['bought']}")
    if record["card"] != NONE:
        lines.append(f" playing {CARD_NAMES[record['card']]}")
    drawn = cards_of(record["drawn"]) + (["hidden"] * int(record["drawn"][UNKNOWN]))
    if drawn:
        lines.append(f" drawn: {', '.join(drawn)}")
    if record["master"] != NONE:
        lines.append(f" master card: {MASTER_NAMES[record['master']]}")
    supply = f" supply: {_counted(record['supply'], 'block')}"
    if record["variant"] == Variant.LUCK:
        left = SETS * CARDS - int(record["seat"]["hand"].sum()) - int(record["seat"]["played"].sum())
        supply += f"; common pile: {left} cards"
    return [*lines, supply]
