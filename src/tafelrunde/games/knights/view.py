"""The text board: everything a person needs to play, in plain characters (K14.1: nothing is hidden)."""

from collections.abc import Sequence
from typing import Any

from tafelrunde.core.actions import seat_letter
from tafelrunde.core.kernel import OVER
from tafelrunde.core.memory import States
from tafelrunde.core.speech import Speech
from tafelrunde.core.written import BOARD_WIDTH, as_json, wrapped
from tafelrunde.games.knights.contests import dead_dice, organises
from tafelrunde.games.knights.notation import STACK_TARGETS, result_text
from tafelrunde.games.knights.scoring import roller_result
from tafelrunde.games.knights.state import PHASE_NAMES, Contest, Phase
from tafelrunde.games.knights.writing import write_position

LABELS = ("left", "right", "tucked", "castles", "specials")


def board(state: States, names: Sequence[str], words: Speech) -> str:
    """Draw the table: stacks, players, and the dice if any are rolling."""
    record = state[0]
    written = as_json(write_position(state))
    labels = {name: words.say(f"knights-board-{name}") for name in LABELS}
    indent = max(map(len, labels.values())) + 5
    lines = [_headline(record, names, words), "-" * BOARD_WIDTH]
    for name, stack in written["stacks"].items():
        lines += _stack_lines(f" {labels[name]}", stack, labels, indent, words)
    lines.append("")
    for seat, cards in enumerate(written["seats"]):
        lines.append(f"{'>' if record['actor'] == seat else ' '}{seat_letter(seat)} {names[seat]}")
        lines += _seat_lines(cards, labels, indent, words)
    if record["contest"] != Contest.NONE:
        lines += ["", *_contest_lines(record, written["contest"], names, words)]
    return "\n".join(lines)


def _headline(record: Any, names: Sequence[str], words: Speech) -> str:
    turn = str(record["turns"])
    if record["actor"] == OVER:
        return words.say("knights-board-over", turn=turn, player=names[record["winner"]])
    phase = Phase(record["phase"])
    if phase in (Phase.DEAL_COLOUR, Phase.DEAL_CASTLE, Phase.START) or not record["turns"]:
        return words.say("knights-board-setup", phase=PHASE_NAMES[phase])
    return words.say("knights-board-turn", turn=turn, player=names[record["turn"]])


def _stack_lines(
    label: str, stack: dict[str, Any], labels: dict[str, str], indent: int, words: Speech
) -> list[str]:
    top = words.name("card", stack["top"]) if stack["top"] else words.say("knights-board-empty")
    unseen = words.say("knights-board-unseen", count=stack["unseen"])
    lines = wrapped(label, [f"[{top}]", unseen], indent)
    if stack["tucked"]:
        tucked = [words.name("card", card) for card in stack["tucked"]]
        lines += wrapped(f"   {labels['tucked']}", tucked, indent)
    return lines


def _seat_lines(cards: dict[str, Any], labels: dict[str, str], indent: int, words: Speech) -> list[str]:
    """List a player's cards; a guarded one wears a shield."""
    guarded = {*cards["castle_guard"], cards["card_guard"]}

    def shown(card: str) -> str:
        guard = card.split()[0] in guarded
        return words.say("knights-board-guarded", card=card) if guard else words.name("card", card)

    lines = wrapped(f"   {labels['castles']}", [shown(card) for card in cards["castles"]], indent)
    if cards["specials"]:
        lines += wrapped(f"   {labels['specials']}", [shown(card) for card in cards["specials"]], indent)
    if cards["tournaments"]:
        lines.append("   " + words.say("knights-board-tournaments", count=cards["tournaments"]))
    return lines


def _contest_lines(record: Any, contest: dict[str, Any], names: Sequence[str], words: Speech) -> list[str]:
    """Say who rolls for what, and show demand and result side by side."""
    lines = [" " + _rolling(record, contest, names, words)]
    mark = result_text(int(record["mark"]))
    if record["contest"] != Contest.TOURNAMENT:
        lines.append(" " + words.say("knights-board-mark", mark=mark))
    elif not organises(record):
        lines.append(" " + words.say("knights-board-leads", mark=mark, player=names[record["leader"]]))
    if record["phase"] in (Phase.ROLL, Phase.KEEP):
        dead = int(dead_dice(record))
        dice = " ".join(map(str, contest["dice"])) or "none"
        result = result_text(int(roller_result(record)))
        rolls = int(record["rolls_left"])
        lines.append(" " + words.say("knights-board-dice", dice=dice, dead=dead, rolls=rolls))
        lines.append(" " + words.say("knights-board-result", result=result))
    return lines


def _rolling(record: Any, contest: dict[str, Any], names: Sequence[str], words: Speech) -> str:
    kind = Contest(record["contest"])
    roller, like = names[record["roller"]], contest["like"]
    if kind == Contest.KING:
        return words.say("knights-board-dares-king", player=roller)
    if kind == Contest.DEFENCE:
        return words.say("knights-board-defends", player=roller, like=like)
    if kind in STACK_TARGETS:
        return words.say("knights-board-rolls", player=roller, like=like, stack=contest["stack"])
    return words.say("knights-board-attacks", player=roller, like=like, owner=names[contest["seat"]])
