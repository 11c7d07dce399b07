"""Which positions are possible: what a written one must fulfil, each with its clause."""

from typing import Any

import numpy as np

from tafelrunde.core.written import require
from tafelrunde.games.torres.action_cards import has_effect, subjects, take_cells, target_cells
from tafelrunde.games.torres.board import (
    castles_of,
    cell_set,
    is_in,
    level,
    pieces,
    reaching,
    towers,
)
from tafelrunde.games.torres.building import foundation_cells
from tafelrunde.games.torres.buying import cards_left, drawn_cards
from tafelrunde.games.torres.cards import (
    CARDS,
    EFFECT,
    FOUNDATION_CELLS,
    MORE_POINTS,
    ROUNDS,
    SETS,
    STACKS,
    Effect,
    Variant,
)
from tafelrunde.games.torres.scoring import last_on_track, leader
from tafelrunde.games.torres.stacks import (
    DEALT,
    SPREAD_STACKS,
    block_count,
    is_spread,
    only_size,
    sources,
    stack_count,
)
from tafelrunde.games.torres.state import (
    ACTION_POINTS,
    BLOCKS,
    BUY_COST,
    CELLS,
    DRAWN_AT_ONCE,
    FOUNDATIONS,
    LEAST_CASTLES,
    MOVE_COST,
    NO_CARD,
    NONE,
    UNSEEN,
    YEARS,
    Phase,
)

SETUP = range(Phase.START, Phase.TURN)
IN_TURN = range(Phase.TURN, Phase.KINGS_MOVE)
BUYING = (Phase.DRAW, Phase.KEEP, Phase.RETURN)
ENDING = (Phase.NAME, Phase.SPREAD)


def check(record: Any) -> None:
    """Refuse a position that cannot come about."""
    _check_board(record)
    _check_blocks(record)
    _check_track(record)
    _check_cards(record)
    _check_order(record)
    if record["phase"] in SETUP:
        _check_setup(record)
    else:
        require(record["king"] != NONE, "torres-position-king", "T2.3")
    if record["phase"] in IN_TURN:
        _check_turn(record)
    else:
        _check_idle(record)
    _check_stacks(record)


def _check_board(record: Any) -> None:
    """T5.2, T6.3, T7.3: one piece a cell, no tower above its castle's area, six castles at least."""
    built = towers(record)
    on_board = sum(int(player["knights"]).bit_count() for player in record["seat"]) + (record["king"] != NONE)
    require(pieces(record).bit_count() == on_board, "torres-position-pieces", "T5.2")
    if record["king"] != NONE:
        require(is_in(int(record["king"]), built), "torres-position-king", "T9.4")
    castles = castles_of(built)
    for castle in castles:
        require(not castle & reaching(record, castle.bit_count() + 1), "torres-position-height", "T6.3")
    if record["phase"] not in SETUP:
        enough = len(castles) >= LEAST_CASTLES
        require(enough, "torres-position-castles", "T7.3", found=len(castles), least=LEAST_CASTLES)


def _check_blocks(record: Any) -> None:
    """T1.1, T3.5: 92 blocks in all, and enough in the supply for what is still to be taken from it."""
    placed = sum(int(level(record, cell)) for cell in range(CELLS))
    owned = max(int(record["named"]), 0)
    for player in record["seat"]:
        owned += int(block_count(player["stacks"])) + int(player["carried"])
    total = placed + owned + int(record["supply"])
    require(total == BLOCKS, "torres-position-blocks", "T1.1", found=total, total=BLOCKS)
    players = int(record["players"])
    due = players * sum(map(sum, STACKS[players][record["year"] :]))
    sets = SETS if record["variant"] == Variant.LUCK else players
    for card in np.flatnonzero(EFFECT[:CARDS] == Effect.BUILD):
        due += sets - int(record["seat"]["played"][:, card].sum())
    if record["variant"] == Variant.MASTER and record["phase"] in SETUP:
        due += FOUNDATIONS - towers(record).bit_count()
    extra_due = EFFECT[record["card"]] == Effect.BUILD
    require(int(record["supply"]) >= due + extra_due, "torres-position-supply", "T3.5", least=due)


def _check_track(record: Any) -> None:
    """T8.1: one marker a space, several before the track."""
    scores = [int(player["score"]) for player in record["seat"] if player["score"] > 0]
    require(len(set(scores)) == len(scores), "torres-position-track", "T8.1")


def _check_cards(record: Any) -> None:
    """T2.2, T10.1, T11.2: every card exists once in each colour, and lies where the variant puts it."""
    variant, turn = record["variant"], int(record["turn"])
    for seat in range(record["players"]):
        player = record["seat"][seat]
        pile = [int(entry) for entry in player["pile"] if entry != NO_CARD]
        held = player["hand"][:CARDS] + player["played"]
        if seat == turn:
            held = held + record["drawn"][:CARDS]
        if variant == Variant.BASIC:
            for entry in pile:
                if entry != UNSEEN:
                    held[entry - 1] += 1
            require((held <= 1).all(), "torres-position-cards", "T2.2")
            whole = int(held.sum()) + pile.count(UNSEEN) == CARDS
            require(whole and _is_pile(pile), "torres-position-cards", "T7.1")
        else:
            clause = "T11.2" if variant == Variant.MASTER else "T10.1"
            require(not pile, "torres-position-cards", clause)
        if variant == Variant.MASTER:
            require((held == 1).all(), "torres-position-cards", "T11.2")
    if variant == Variant.LUCK:
        seen = record["seat"]["hand"][:, :CARDS].sum(axis=0) + record["seat"]["played"].sum(axis=0)
        require((seen <= SETS).all(), "torres-position-cards", "T10.1")
    master_due = variant == Variant.MASTER and record["phase"] not in (Phase.START, Phase.MASTER)
    if master_due or variant != Variant.MASTER or record["phase"] == Phase.MASTER:
        require((record["master"] != NONE) == master_due, "torres-position-master", "T11.3")


def _is_pile(pile: list[int]) -> bool:
    """T7.1: an unseen middle; two known cards or none on top of it, and pairs of them under it."""
    if UNSEEN not in pile:
        return True
    top = pile.index(UNSEEN)
    middle = pile.count(UNSEEN)
    in_pairs = top in (0, 2) and (len(pile) - top - middle) % 2 == 0
    return in_pairs and pile[top : top + middle] == [UNSEEN] * middle


def _check_order(record: Any) -> None:
    """T3.1, T9.4, T11.5: whose turn it is follows from who started."""
    players, phase = int(record["players"]), record["phase"]
    place = (int(record["turn"]) - int(record["starter"])) % players
    rounds = ROUNDS[players][record["year"] - 1]
    require(record["round"] <= rounds, "torres-position-order", "T3.1")
    left = players - 1 - place if phase in IN_TURN else 0
    require(record["turns_left"] == left, "torres-position-order", "T3.1")
    if phase == Phase.KINGS_MOVE:
        begun = record["year"] > 1 and record["round"] == 1
        require(begun and record["turn"] == last_on_track(record), "torres-position-order", "T9.4")
    if phase == Phase.OVER:
        done = record["year"] == YEARS and record["round"] == rounds and place == players - 1
        require(done, "torres-position-order", "T9.5")
    if phase in SETUP:
        require(record["year"] == record["round"] == 1, "torres-position-order", "T2.3")
    if record["variant"] == Variant.MASTER and phase in IN_TURN and place == 0:
        require(leader(record) in (NONE, record["turn"]), "torres-position-order", "T11.5")
    if phase == Phase.START:
        undrawn = record["first"] == NONE and record["turn"] == record["starter"] == 0
        require(undrawn, "torres-position-order", "T2.3")
    if record["first"] != NONE and record["year"] == 1 and record["variant"] != Variant.MASTER:
        require(record["starter"] == record["first"], "torres-position-order", "T2.3")


def _check_setup(record: Any) -> None:
    """T2, T11.1: foundations, first knights and king are placed in turn, and nothing else has happened."""
    phase, players, starter = record["phase"], int(record["players"]), int(record["starter"])
    built = towers(record)
    require(not reaching(record, 2), "torres-position-foundations", "T2.1")
    if record["variant"] == Variant.MASTER:
        _check_foundations(record, built)
    else:
        require(built == int(cell_set(FOUNDATION_CELLS)), "torres-position-foundations", "T2.1")
    placed = built.bit_count() if phase == Phase.FOUNDATIONS else 0
    if phase in (Phase.MASTER, Phase.FOUNDATIONS):
        require(record["turn"] == (starter + placed) % players, "torres-position-order", "T11.1")
    require(record["king"] == NONE, "torres-position-king", "T2.3")
    knights = [int(record["seat"][(starter + place) % players]["knights"]).bit_count() for place in range(players)]
    place = (int(record["turn"]) - starter) % players
    expected = {Phase.KNIGHTS: place, Phase.KING: players}.get(phase, 0)
    in_order = knights == [1] * expected + [0] * (players - expected)
    require(in_order and (phase != Phase.KING or place == players - 1), "torres-position-first-knights", "T2.3")
    require(not pieces(record) & ~built, "torres-position-first-knights", "T2.3")
    quiet = not record["seat"]["score"].any() and not record["seat"]["played"].any()
    bought = record["variant"] != Variant.MASTER and record["seat"]["hand"].any()
    known = ((record["seat"]["pile"] != UNSEEN) & (record["seat"]["pile"] != NO_CARD)).any()
    require(quiet and not bought and not known, "torres-position-setup", "T2.2")


def _check_foundations(record: Any, built: int) -> None:
    """T11.1: at most eight, each far enough from the others."""
    phase = record["phase"]
    lying = built.bit_count()
    right = lying == FOUNDATIONS if phase >= Phase.KNIGHTS else lying < FOUNDATIONS
    require(right and (phase >= Phase.FOUNDATIONS or not lying), "torres-position-foundations", "T11.1")
    others = record.copy()
    for cell in range(CELLS):
        if is_in(cell, built):
            others["plane"][0] = built ^ 1 << cell
            apart = is_in(cell, foundation_cells(others))
            require(apart, "torres-position-foundations", "T11.1")


def _check_idle(record: Any) -> None:
    """Between turns nothing of a turn is left over."""
    cards = record["bought"] or record["card_played"] or record["fresh"].any() or record["drawn"].any()
    pending = record["card"] != NONE or record["picked"] != NONE or record["named"] != NONE
    require(not record["ap"] and not cards and not pending, "torres-position-turn", "T4.1")


def _check_turn(record: Any) -> None:
    """T4, T7: action points, cards and pending choices fit the phase."""
    phase, player = record["phase"], record["seat"][record["turn"]]
    played = bool(record["card_played"])
    require(not played or player["played"].any(), "torres-position-turn", "T7.2")
    points = ACTION_POINTS + (int(MORE_POINTS[:CARDS][player["played"] > 0].max()) if played else 0)
    require(record["ap"] <= points, "torres-position-turn", "T4.1")
    require(phase not in ENDING or record["ap"] == 0, "torres-position-turn", "T4.1")
    bought = int(record["bought"])
    require(record["ap"] + bought * BUY_COST <= points, "torres-position-turn", "T4.2")
    require(bought == 0 or record["variant"] != Variant.MASTER, "torres-position-turn", "T11.2")
    kept = bought - (phase in (Phase.DRAW, Phase.KEEP))
    in_hand = (record["fresh"] <= player["hand"]).all()
    require(in_hand and int(record["fresh"].sum()) == kept, "torres-position-turn", "T7.2")
    _check_buying(record)
    _check_card(record)
    if phase == Phase.NAME:
        asked = record["named"] == NONE and only_size(player["stacks"]) == NONE
        require(asked, "torres-position-stacks", "T3.3")
    if phase == Phase.SPREAD:
        require(record["named"] != NONE, "torres-position-stacks", "T3.3")
        ways = sum(bool(is_spread(record, spread)) for spread in range(len(SPREAD_STACKS)))
        require(ways > 1, "torres-position-stacks", "T3.3")


def _check_buying(record: Any) -> None:
    """T7.1: so many cards are drawn as the phase of buying says."""
    phase, drawn = record["phase"], int(drawn_cards(record))
    pile = record["seat"][record["turn"]]["pile"]
    if phase not in BUYING:
        right = drawn == 0
    elif record["variant"] == Variant.LUCK:
        right = phase == Phase.DRAW and drawn == 0 and cards_left(record) > 0
    elif phase == Phase.DRAW:
        right = drawn < DRAWN_AT_ONCE and pile[0] == UNSEEN
    elif phase == Phase.KEEP:
        right = drawn == DRAWN_AT_ONCE or (drawn > 0 and pile[0] == NO_CARD)
    else:
        right = drawn == DRAWN_AT_ONCE - 1
    require(right, "torres-position-drawn", "T7.1")


def _check_card(record: Any) -> None:
    """T7.2, T7.3: a card being carried out, or a knight taken up, can come to its end."""
    phase, card = record["phase"], int(record["card"])
    player = record["seat"][record["turn"]]
    pending = phase in (Phase.CARD, Phase.PLACE, Phase.SOURCE)
    require(card == NONE or pending, "torres-position-card", "T7.2")
    require((record["picked"] != NONE) == (phase in (Phase.PLACE, Phase.SOURCE)), "torres-position-card", "T7.3")
    if card != NONE:
        laid = record["card_played"] and player["played"][card]
        require(laid and EFFECT[card] != Effect.POINTS, "torres-position-card", "T7.2")
    if phase == Phase.CARD:
        require(card != NONE and has_effect(record, card), "torres-position-card", "T7.2")
    elif phase == Phase.SOURCE:
        raised = EFFECT[card] == Effect.RAISE and is_in(int(record["picked"]), take_cells(record, card))
        require(raised and sources(record) > 1, "torres-position-card", "T7.3")
    elif phase == Phase.PLACE:
        require(EFFECT[card] == Effect.MOVE, "torres-position-card", "T7.3")
        require(card != NONE or record["ap"] >= MOVE_COST, "torres-position-turn", "T4.1")
        mine = is_in(int(record["picked"]), subjects(record, card))
        require(mine and target_cells(record, card, int(record["picked"])), "torres-position-card", "T5.3")


def _check_stacks(record: Any) -> None:
    """T3.2 to T3.4: a stack for every turn of the year to come, and blocks carried only after the last one."""
    players, phase = int(record["players"]), record["phase"]
    rounds = ROUNDS[players][record["year"] - 1]
    place = (int(record["turn"]) - int(record["starter"])) % players
    for seat in range(players):
        player = record["seat"][seat]
        turns = rounds - int(record["round"]) + 1
        stacks = int(stack_count(player["stacks"]))
        if phase in IN_TURN:
            had = (seat - int(record["starter"])) % players < place
            turns -= had
            if seat == record["turn"]:
                stacks += record["named"] != NONE
        elif phase == Phase.OVER:
            turns = 0
        require(stacks == turns, "torres-position-stacks", "T3.3")
        waits = (phase in IN_TURN or phase == Phase.OVER) and turns == 0
        require(player["carried"] == 0 or waits, "torres-position-stacks", "T3.4")
        if phase in SETUP:
            require((player["stacks"] == DEALT[players, 1]).all(), "torres-position-stacks", "T3.2")
