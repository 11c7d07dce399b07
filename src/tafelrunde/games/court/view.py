"""The text board: the court, the players, the dice (C8.1: nothing is hidden)."""

from collections.abc import Sequence
from typing import Any

from tafelrunde.core.actions import seat_letter
from tafelrunde.core.kernel import OVER
from tafelrunde.core.memory import States
from tafelrunde.core.speech import Speech
from tafelrunde.core.written import BOARD_WIDTH, wrapped
from tafelrunde.games.court.cards import NAMES, OWNED, RANKS, Character
from tafelrunde.games.court.facts import cost_of
from tafelrunde.games.court.notation import dice_of
from tafelrunde.games.court.state import Phase

INDENT = 4


def board(state: States, names: Sequence[str], words: Speech) -> str:
    """Draw the table: ranks with copies left, players, dice."""
    record = state[0]
    fools_label = words.say("court-board-fools")
    indent = len(fools_label) + 3
    lines = [_headline(record, names, words), "-" * BOARD_WIDTH]
    for rank, characters in RANKS.items():
        lines += wrapped(f" {rank}", [_supplied(record, character, words) for character in characters], indent)
    fools = int(record["supply"][OWNED])
    left = words.say("court-board-endless") if fools < 0 else f"x{fools}"
    lines += wrapped(f" {fools_label}", [left, f"({cost_text(Character.FOOL, words)})"], indent)
    lines.append("")
    for seat in range(record["players"]):
        lines += _seat_lines(record, seat, names, words)
    if record["phase"] not in (Phase.START, Phase.OVER):
        lines += ["", *_dice_lines(record, words)]
    return "\n".join(lines)


def cost_text(character: Character, words: Speech) -> str:
    """Say what a character costs."""
    cost = cost_of(character)
    sizes = "+".join(map(str, cost.alike))
    return words.say(f"court-cost-{cost.kind}", sizes=sizes, least=cost.least, length=cost.length)


def _headline(record: Any, names: Sequence[str], words: Speech) -> str:
    number = str(record["round"])
    if record["actor"] == OVER:
        return words.say("court-board-over", round=number, player=names[record["winner"]])
    if record["phase"] == Phase.START:
        return words.say("court-board-start")
    code = "court-board-final" if record["final"] else "court-board-turn"
    return words.say(code, round=number, player=names[record["turn"]])


def _supplied(record: Any, character: int, words: Speech) -> str:
    left = int(record["supply"][character])
    if not left:
        return words.say("court-board-sold-out", character=NAMES[character])
    return f"{words.name('character', NAMES[character])} x{left} ({cost_text(Character(character), words)})"


def _seat_lines(record: Any, seat: int, names: Sequence[str], words: Speech) -> list[str]:
    """List a player's characters; a used one of the turn stands in brackets."""
    used = int(record["used"]) if seat == record["turn"] else 0
    mine = int(record["owns"][seat])
    owned = [character for character in Character if mine >> character & 1 and character != Character.KING]
    owned += [Character.FOOL] if record["fools"][seat] else []
    shown = [_owned(character, used, words) for character in owned]
    charlatans = int(record["charlatans"][seat])
    if charlatans:
        shown.append(words.name("character", "charlatan") + (f" x{charlatans}" if charlatans > 1 else ""))
    if record["king"] == seat:
        mark = f"{record['mark_count']}x{record['mark_number']}"
        shown.append(words.say("court-board-king", mark=mark))
    marks = (">" if record["actor"] == seat else " ") + seat_letter(seat)
    begins = record["starter"] == seat and record["phase"] != Phase.START
    figure = f" ({words.say('court-board-figure')})" if begins else ""
    return [f"{marks} {names[seat]}{figure}", *(wrapped("  ", shown, INDENT) if shown else [])]


def _owned(character: Character, used: int, words: Speech) -> str:
    name = words.name("character", NAMES[character])
    return f"[{name}]" if used >> character & 1 else name


def _dice_lines(record: Any, words: Speech) -> list[str]:
    """Show the active dice and those set aside, clearly apart."""
    if record["in_hand"]:
        return [" " + words.say("court-board-in-hand", count=int(record["in_hand"]))]
    rows = {"active": _dice(record["active"], words), "aside": _dice(record["aside"], words)}
    if record["to_roll"]:
        rows["air"] = str(record["to_roll"])
    if record["picker"] >= 0:
        rows["picked"] = _dice(record["picked"], words)
    labels = {name: words.say(f"court-board-{name}") + ":" for name in rows}
    width = max(map(len, labels.values()))
    return [f" {labels[name]:<{width}} {dice}" for name, dice in rows.items()]


def _dice(counts: Any, words: Speech) -> str:
    return " ".join(map(str, dice_of(counts))) or words.say("court-board-none")
