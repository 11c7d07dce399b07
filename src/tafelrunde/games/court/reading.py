"""Setting up any written position, and refusing an impossible one with the reason."""

from collections.abc import Sequence
from typing import Any

from tafelrunde.core.kernel import CHANCE, NOBODY, OVER
from tafelrunde.core.memory import States
from tafelrunde.core.written import convert, named, require, set_number
from tafelrunde.games.court.cards import (
    ADDERS,
    COPIES,
    FOOLS,
    KING_ALIKE,
    NAMES,
    OWNED,
    PICKERS,
    RANKS,
    UNLIMITED,
    USABLE,
    Character,
    bits_of,
)
from tafelrunde.games.court.legal import can_pick, highest_pick, why_not_usable
from tafelrunde.games.court.notation import SUPPLIED, WrittenPosition, WrittenSeat
from tafelrunde.games.court.state import (
    EDITION_NAMES,
    FACES,
    LEAST_PLAYERS,
    LEAST_SUPPLY,
    MOST_DICE,
    MOST_PLAYERS,
    NONE,
    PHASE_NAMES,
    Edition,
    Phase,
)
from tafelrunde.games.court.turn import can_take_king, dice_on_table, mandatory_dice

CHANCE_PHASES = (Phase.START, Phase.ROLL)


def read_position(json: Any, state: States) -> None:
    """Fill an empty state from JSON, or raise BadPosition."""
    _fill(convert(json, WrittenPosition), state[0])


def _fill(written: WrittenPosition, record: Any) -> None:
    players = len(written.seats)
    require(LEAST_PLAYERS <= players <= MOST_PLAYERS, "court-position-players", found=players)
    phase = named(written.phase, PHASE_NAMES, "phase")
    record["players"], record["phase"] = players, phase
    record["edition"] = named(written.edition, EDITION_NAMES, "edition")
    set_number(record, "dice_supply", written.dice_supply, LEAST_SUPPLY, MOST_DICE)
    set_number(record, "round", written.round, 1, 2**31 - 1)
    set_number(record, "turns_left", written.turns_left, 0, players)
    for field, seat in (("turn", written.turn), ("starter", written.starter)):
        require(0 <= seat < players, "position-seat", what=field, found=seat)
        record[field] = seat
    for field, holder in (("first", written.first), ("winner", written.winner)):
        require(holder is None or 0 <= holder < players, "position-seat", what=field, found=str(holder))
        record[field] = NONE if holder is None else holder
    for number, seat_written in enumerate(written.seats):
        _fill_seat(seat_written, record, number)
    _fill_supply(written, record)
    _fill_royals(written, record)
    _fill_dice(written, record, phase)
    record["actor"] = CHANCE if phase in CHANCE_PHASES else OVER if phase == Phase.OVER else written.turn
    _check_phase(written, record, phase)


def _fill_seat(written: WrittenSeat, record: Any, number: int) -> None:
    mine = 0
    for name in written.characters:
        require(name in NAMES[:OWNED], "position-name", what="characters", found=name, known=list(NAMES[:OWNED]))
        character = NAMES.index(name)
        require(not mine >> character & 1, "court-position-double", "C6.1", seat=number, character=name)
        mine |= 1 << character
    record["owns"][number] = mine
    low_high = {"fools": (written.fools, 1), "charlatans": (written.charlatans, 2**31 - 1)}
    for field, (count, most) in low_high.items():
        require(0 <= count <= most, "position-number", what=field, found=count, low=0, high=most)
        record[field][number] = count


def _fill_supply(written: WrittenPosition, record: Any) -> None:
    """C2.1, C2.2: what is owned and what is left are the copies in play."""
    players = int(record["players"])
    require(set(written.supply) == set(SUPPLIED), "court-position-supply")
    for rank, characters in RANKS.items():
        for character in characters:
            left = written.supply[NAMES[character]]
            owned = int((record["owns"] >> character & 1).sum())
            total = COPIES[rank][players]
            require(
                left >= 0 and left + owned == total, "court-position-copies", "C2.1", character=NAMES[character]
            )
            record["supply"][character] = left
    fools = written.supply[NAMES[Character.FOOL]]
    taken = int(record["fools"].sum() + record["charlatans"].sum())
    unlimited = record["edition"] == Edition.RIO_GRANDE
    right = fools == UNLIMITED if unlimited else fools >= 0 and fools + taken == COPIES[FOOLS][players]
    require(right, "court-position-copies", "C2.2", character=NAMES[Character.FOOL])
    record["supply"][OWNED] = fools


def _fill_royals(written: WrittenPosition, record: Any) -> None:
    """C7.1, C7.5: King and Queen are claimed together; only the King can change hands, in the final round."""
    kings, queens = (
        [seat for seat in range(record["players"]) if record["owns"][seat] >> royal & 1]
        for royal in (Character.KING, Character.QUEEN)
    )
    crowned = bool(kings)
    record["king"], record["queen"] = kings[0] if crowned else NOBODY, queens[0] if queens else NOBODY
    require(len(kings) == len(queens), "court-position-royals", "C7.1")
    require(crowned == (written.mark is not None), "court-position-royals", "C7.4")
    require(crowned or not written.final, "court-position-royals", "C7.3")
    require(written.final or kings == queens, "court-position-royals", "C7.4")
    record["final"] = written.final
    if written.mark is not None:
        count, number = written.mark
        require(
            KING_ALIKE <= count <= record["dice_supply"] and 1 <= number <= FACES, "court-position-mark", "C7.4"
        )
        record["mark_count"], record["mark_number"] = count, number


def _count_dice(field: Any, dice: Sequence[int]) -> None:
    for die in dice:
        require(1 <= die <= FACES, "court-position-dice", "C5.4")
        field[die - 1] += 1


def _fill_dice(written: WrittenPosition, record: Any, phase: Phase) -> None:
    require(len(written.active) + len(written.aside) <= MOST_DICE, "court-position-dice", "C4.6")
    require(len(written.picked) <= MOST_DICE, "court-position-dice", "C4.6")
    for field, dice in (("active", written.active), ("aside", written.aside), ("picked", written.picked)):
        _count_dice(record[field], dice)
    set_number(record, "in_hand", written.in_hand, 0, MOST_DICE)
    set_number(record, "to_roll", written.to_roll, 0, MOST_DICE)
    record["set_aside"] = written.set_aside
    usables = {character: NAMES[character] for character in USABLE}
    for name in written.used:
        character = named(name, usables, "used")
        require(why_not_usable(record, character) == 0, "court-position-used", "C5.1", character=name)
        record["used"] = int(record["used"]) | 1 << character
    record["picker"] = NONE
    if written.picker is not None:
        record["picker"] = named(written.picker, {i: NAMES[c] for i, c in enumerate(PICKERS)}, "picker")
        record["last_pick"] = max(written.picked, default=0)
    require((phase == Phase.PICK) == (written.picker is not None), "court-position-picker")


def _check_phase(written: WrittenPosition, record: Any, phase: Phase) -> None:
    """Check that the dice on the table fit the phase (C4)."""
    dice, most = int(dice_on_table(record)), int(record["dice_supply"])
    if phase == Phase.CLAIM:
        require(not written.active and not written.final, "court-position-claim", "C4.4")
    lying = bool(written.active or written.aside)
    require(dice <= most, "court-position-dice", "C4.6")
    idle = phase in (Phase.START, Phase.OVER)
    require(idle == (dice == 0), "court-position-dice", "C4.1")
    require((phase == Phase.FIRST_ROLL) == (written.in_hand > 0), "court-position-dice", "C4.1")
    require(phase != Phase.FIRST_ROLL or not lying, "court-position-dice", "C4.1")
    require((phase == Phase.ROLL) == (written.to_roll > 0), "court-position-dice", "C4.4")
    used = int(record["used"])
    if idle:
        require(not used, "court-position-used", "C5.1", character=", ".join(written.used))
    else:
        added = sum(used >> character & 1 for character in ADDERS)
        require(dice == mandatory_dice(record, written.turn) + added, "court-position-dice", "C4.1")
        _check_order(written, record)
    if phase == Phase.FIRST_ROLL:
        rio_grande = record["edition"] == Edition.RIO_GRANDE
        early = not used & ~bits_of(*ADDERS) and not (rio_grande and used)
        require(early, "court-position-used", "C5.3", character=", ".join(written.used))
    require(not written.set_aside or written.aside, "court-position-aside", "C4.2")
    if phase == Phase.PICK:
        _check_picks(written, record)
    else:
        require(not written.picked, "court-position-picker")
    over = phase == Phase.OVER
    require((written.winner is not None) == over, "court-position-winner", "C7.7")
    require(not over or (written.final and written.winner == record["king"]), "court-position-winner", "C7.7")
    if phase == Phase.START:
        untouched = written.round == 1 and not record["owns"].any() and written.first is None
        untouched = untouched and not record["fools"].any() and not record["charlatans"].any()
        untouched = untouched and written.turn == written.starter == written.turns_left == 0
        require(untouched, "court-position-start", "C2.3")
    if over:
        require(written.turns_left == 0 and written.turn == record["queen"], "court-position-order", "C7.7")


def _check_order(written: WrittenPosition, record: Any) -> None:
    """C3.1, C7.2, C7.3: whose turn it is follows from who started and who has had his turn."""
    players, queen = int(record["players"]), int(record["queen"])
    place = (written.turn - written.starter) % players
    if not written.final:
        require(written.turns_left == players - 1 - place, "court-position-order", "C3.1")
        crowned_before = queen == NOBODY or (queen - written.starter) % players < place
        require(crowned_before, "court-position-order", "C7.2")
        return
    require(written.round > 1, "court-position-order", "C7.3")
    if written.turn == queen:
        require(written.turns_left == 0 and record["king"] != queen, "court-position-order", "C7.5")
    else:
        later = [seat for seat in range(players) if seat != queen and (seat - written.starter) % players > place]
        require(written.turns_left == len(later) + 1, "court-position-order", "C7.3")
    require(can_take_king(record, written.turn), "court-position-order", "C7.6")


def _check_picks(written: WrittenPosition, record: Any) -> None:
    picker = int(record["picker"])
    used = int(record["used"]) >> PICKERS[picker] & 1
    require(used, "court-position-picker", "C5.1")
    there = all(record["picked"][n] <= record["active"][n] for n in range(FACES))
    allowed = max(written.picked, default=0) <= highest_pick(picker)
    require(there and allowed, "court-position-picker", "C5.4")
    require(can_pick(record, picker, record["last_pick"]), "court-position-picker", "C5.6")
