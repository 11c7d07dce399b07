"""The text board: the court, the players, the dice (C8.1: nothing is hidden)."""

from collections.abc import Sequence
from typing import Any

from tafelrunde.core.actions import seat_letter
from tafelrunde.core.kernel import OVER
from tafelrunde.core.position import States
from tafelrunde.core.written import BOARD_WIDTH, wrapped
from tafelrunde.games.court.cards import NAMES, OWNED, RANKS, Character
from tafelrunde.games.court.notation import dice_of
from tafelrunde.games.court.state import Phase

COSTS = (
    "2 alike",
    "all odd",
    "all even",
    "sum 15",
    "3 alike",
    "4 alike",
    "2 pairs",
    "sum 20",
    "3 and 2 alike",
    "straight of 5",
    "sum 30",
    "5 alike",
    "3 pairs",
    "straight of 6",
    "3 and 3 alike",
    "6 alike",
    "7 alike",
    "with the king",
)
"""What each character costs, in the order of `Character`."""

LABEL = 11


def board(state: States, names: Sequence[str]) -> str:
    """Draw the table: ranks with copies left, players, dice."""
    record = state[0]
    lines = [_headline(record, names), "-" * BOARD_WIDTH]
    for rank, characters in RANKS.items():
        lines += wrapped(f" {rank}", [_supplied(record, character) for character in characters], LABEL)
    fools = int(record["supply"][OWNED])
    lines += wrapped(" fools", ["without end" if fools < 0 else f"x{fools}", "(anything)"], LABEL)
    lines.append("")
    for seat in range(record["players"]):
        lines += _seat_lines(record, seat, names)
    if record["phase"] not in (Phase.START, Phase.OVER):
        lines += ["", *_dice_lines(record)]
    return "\n".join(lines)


def _headline(record: Any, names: Sequence[str]) -> str:
    if record["actor"] == OVER:
        return f"To Court the King, round {record['round']}: {names[record['winner']]} has won"
    if record["phase"] == Phase.START:
        return "To Court the King: the start player is drawn"
    final = ", the final round" if record["final"] else ""
    return f"To Court the King, round {record['round']}{final}: {names[record['turn']]}"


def _supplied(record: Any, character: int) -> str:
    left = int(record["supply"][character])
    return f"{NAMES[character]} x{left} ({COSTS[character]})" if left else f"[{NAMES[character]} sold out]"


def _seat_lines(record: Any, seat: int, names: Sequence[str]) -> list[str]:
    """List a player's characters; a used one of the turn stands in brackets."""
    used = int(record["used"]) if seat == record["turn"] else 0
    mine = int(record["owns"][seat])
    owned = [character for character in Character if mine >> character & 1 and character != Character.KING]
    shown = [f"[{NAMES[c]}]" if used >> c & 1 else NAMES[c] for c in owned]
    if record["fools"][seat]:
        shown.append("[fool]" if used >> Character.FOOL & 1 else "fool")
    charlatans = int(record["charlatans"][seat])
    if charlatans:
        shown.append(f"charlatan x{charlatans}" if charlatans > 1 else "charlatan")
    if record["king"] == seat:
        shown.append(f"KING with {record['mark_count']}x{record['mark_number']}")
    marks = (">" if record["actor"] == seat else " ") + seat_letter(seat)
    starter = " (figure)" if record["starter"] == seat and record["phase"] != Phase.START else ""
    return [f"{marks} {names[seat]}{starter}", *(wrapped("  ", shown, LABEL) if shown else [])]


def _dice_lines(record: Any) -> list[str]:
    """Show the active dice and those set aside, clearly apart."""
    if record["in_hand"]:
        return [f" dice in hand for the first roll: {record['in_hand']}"]
    lines = [f" active:    {_dice(record['active'])}", f" set aside: {_dice(record['aside'])}"]
    if record["to_roll"]:
        lines.append(f" in the air: {record['to_roll']}")
    if record["picker"] >= 0:
        lines.append(f" picked:    {_dice(record['picked'])}")
    return lines


def _dice(counts: Any) -> str:
    return " ".join(map(str, dice_of(counts))) or "none"
