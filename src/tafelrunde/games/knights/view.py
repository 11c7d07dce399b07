"""The text board: everything a person needs to play, in plain characters (K14.1: nothing is hidden)."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tafelrunde.core.actions import seat_letter
from tafelrunde.core.kernel import OVER
from tafelrunde.core.position import States
from tafelrunde.core.written import BOARD_WIDTH, wrapped
from tafelrunde.games.knights.notation import (
    PHASE_NAMES,
    SEAT_TARGETS,
    STACK_TARGETS,
    result_text,
    write_position,
)
from tafelrunde.games.knights.scoring import roller_result
from tafelrunde.games.knights.state import DICE, LIVE_SIZE, Contest, Phase

LABEL = 13


def board(state: States, names: Sequence[str]) -> str:
    """Draw the table: stacks, players, and the dice if any are rolling."""
    record = state[0]
    written = msgspec.to_builtins(write_position(state))
    lines = [_headline(record, names), "-" * BOARD_WIDTH]
    for name, stack in written["stacks"].items():
        lines += _stack_lines(name, stack)
    lines.append("")
    for seat, cards in enumerate(written["seats"]):
        lines += _seat_lines(seat, cards, names[seat], acting=int(record["actor"]) == seat)
    if record["contest"] != Contest.NONE:
        lines += ["", *_contest_lines(record, written["contest"], names)]
    return "\n".join(lines)


def _headline(record: Any, names: Sequence[str]) -> str:
    if record["actor"] == OVER:
        return f"Knights, after turn {record['turns']}: {names[record['winner']]} has won"
    phase = Phase(record["phase"])
    if phase in (Phase.DEAL_COLOUR, Phase.DEAL_CASTLE, Phase.START) or not record["turns"]:
        return f"Knights, setup: {PHASE_NAMES[phase]}"
    return f"Knights, turn {record['turns']}: {names[record['turn']]}"


def _stack_lines(name: str, stack: dict[str, Any]) -> list[str]:
    top = stack["top"] or "empty"
    lines = wrapped(f" {name}", [f"[{top}]", f"unseen below: {stack['unseen']}"], LABEL)
    if stack["tucked"]:
        lines += wrapped("   tucked", stack["tucked"], LABEL)
    return lines


def _seat_lines(seat: int, cards: dict[str, Any], name: str, *, acting: bool) -> list[str]:
    """List a player's cards; a guarded one wears a shield."""
    tournaments = cards["tournaments"]
    guarded = {*cards["castle_guard"], cards["card_guard"]}
    shown = [f"{text}{' (guarded)' if text.split()[0] in guarded else ''}" for text in cards["castles"]]
    specials = [f"{text}{' (guarded)' if text.split()[0] in guarded else ''}" for text in cards["specials"]]
    mark = ">" if acting else " "
    lines = [f"{mark}{seat_letter(seat)} {name}"]
    lines += wrapped(f"   castles {len(shown)}", shown, LABEL)
    if specials:
        lines += wrapped("   specials", specials, LABEL)
    if tournaments:
        lines += [f"   {tournaments} tournament{'s' if tournaments > 1 else ''} won"]
    return lines


def _contest_lines(record: Any, contest: dict[str, Any], names: Sequence[str]) -> list[str]:
    """Say who rolls for what, and show demand and result side by side."""
    kind = Contest(record["contest"])
    roller = names[record["roller"]]
    if kind in STACK_TARGETS:
        what = f"the {contest['like']} on the {contest['stack']}"
    elif kind in SEAT_TARGETS:
        what = f"{names[contest['seat']]}'s {contest['like']}"
    else:
        what = "the king"
    verb = "defends" if kind == Contest.DEFENCE else "rolls for"
    lines = [f" {roller} {verb} {what}"]
    if kind != Contest.TOURNAMENT:
        lines[0] += f", to beat {result_text(int(record['mark']))}"
    elif record["roller"] != record["turn"]:
        lines[0] += f", to beat {names[record['leader']]}'s {result_text(int(record['mark']))}"
    if record["phase"] in (Phase.ROLL, Phase.KEEP):
        live = int(LIVE_SIZE[record["live"]])
        dead = DICE - live - int(record["to_roll"])
        dice = " ".join(map(str, contest["dice"])) or "none"
        now = result_text(int(roller_result(record)))
        lines.append(f" live dice: {dice}   dead sixes: {dead}   rolls left: {record['rolls_left']}")
        lines.append(f" result so far: {now}")
    return lines
