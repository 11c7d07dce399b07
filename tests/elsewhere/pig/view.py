"""The text board of Pig; nothing is hidden."""

from collections.abc import Sequence

from tafelrunde.core.actions import seat_letter
from tafelrunde.core.memory import States
from tafelrunde.core.speech import Speech
from tests.elsewhere.pig.state import Phase


def board(state: States, names: Sequence[str], words: Speech) -> str:
    """Draw the table: the goal, everybody's points, the pot."""
    record = state[0]
    lines = [words.say("pig-board-title", goal=int(record["goal"])), ""]
    for seat, score in enumerate(record["scores"][: record["players"]].tolist()):
        mark = ">" if record["actor"] == seat else " "
        lines.append(f"{mark} {seat_letter(seat)} {score:>3}  {names[seat]}".rstrip())
    if record["phase"] in (Phase.TURN, Phase.ROLL):
        lines += ["", words.say("pig-board-pot", points=int(record["pot"]))]
    return "\n".join(lines)
