"""Why something in Knights brought or cost so much: exact chances of contests, and what winning them is worth."""

from collections.abc import Sequence
from typing import Any

from tafelrunde.analysis.entries import LedgerEntry
from tafelrunde.analysis.knights.contests import LOST, WON, Running
from tafelrunde.analysis.knights.valuing import IN_CONTEST, Thinker, announces
from tafelrunde.analysis.steps import Shares
from tafelrunde.core.messages import Fact, Message
from tafelrunde.core.position import Position
from tafelrunde.games.knights import actions
from tafelrunde.games.knights.state import LIVE_SUM, LIVE_SUM_START, ROLL_LIVE, Contest, Phase


def why(positions: Sequence[Position], codes: Sequence[int], entry: LedgerEntry) -> list[Message]:
    """Say what is known of the reasons."""
    before, code = positions[entry.at], codes[entry.at]
    phase = Phase(before.state["phase"][0])
    thinker = Thinker(before.players)
    if phase in IN_CONTEST:
        start = next(at for at in range(entry.at, -1, -1) if announces(codes[at]))
        return _in_contest(thinker.announced(positions[start], codes[start]), before, code, entry)
    if phase != Phase.TURN:
        return []
    tries = {"analysis-why-try": code}
    if entry.label is not None and entry.best is not None:
        tries["analysis-why-better-try"] = before.game.code_of(entry.best)
    return [_try(thinker, before, tried, message) for message, tried in tries.items() if announces(tried)]


def _try(thinker: Thinker, before: Position, code: int, message: str) -> Message:
    """Tell how likely a contest is won, and what the match is worth then and otherwise."""
    contest, seat = thinker.announced(before, code), int(before.state["turn"][0])
    record = before.after(code).state[0]
    chances = _in_the_air(contest, record)
    won = seat if record["contest"] == Contest.TOURNAMENT else WON
    chance = float(chances[won])
    worth = contest.shares[:, seat]
    lost = (float(chances @ worth) - chance * float(worth[won])) / max(1.0 - chance, 1e-9)
    worths: dict[str, Fact] = {"won": _percent(worth[won]), "lost": _percent(lost)}
    if worth[won] <= lost:  # whoever would rather lose rolls for that, so that the chance says nothing
        return Message("analysis-why-no-use", worths)
    return Message(message, {"chance": _percent(chance), **worths})


def _in_contest(contest: Running, before: Position, code: int, entry: LedgerEntry) -> list[Message]:
    record = before.state[0]
    phase = Phase(record["phase"])
    if phase == Phase.DEFEND:
        return [Message("analysis-why-defend", {"chance": _percent(contest.defences(record)[0, LOST])})]
    outcome, dice = _hoped_for(record), contest.dice(record)
    live, rolls = int(record["live"]), int(record["rolls_left"])
    if phase == Phase.ROLL:
        landed = int(LIVE_SUM[LIVE_SUM_START[live] + ROLL_LIVE[code - actions.ROLL]])
        chances = (_in_the_air(contest, record)[outcome], dice.landed(landed, rolls - 1)[outcome])
        roller = int(record["roller"])
        return [
            Message(
                "analysis-why-roll", {"seat": roller, "before": _percent(chances[0]), "after": _percent(chances[1])}
            )
        ]
    if entry.label is None or entry.best is None:
        kept = dice.kept(live, rolls, [code - actions.KEEP])[0, outcome]
        return [Message("analysis-why-kept", {"chance": _percent(kept)})]
    keeps = [code - actions.KEEP, before.game.code_of(entry.best) - actions.KEEP]
    played, better = dice.kept(live, rolls, keeps)[:, outcome]
    return [Message("analysis-why-keep", {"chance": _percent(played), "better": _percent(better)})]


def _in_the_air(contest: Running, record: Any) -> Shares:
    """Return the chance of each outcome before dice are rolled."""
    return contest.dice(record).in_the_air(int(record["live"]), int(record["to_roll"]), int(record["rolls_left"]))


def _hoped_for(record: Any) -> int:
    """Return the outcome that whoever rolls hopes for."""
    contest = Contest(record["contest"])
    if contest == Contest.TOURNAMENT:
        return int(record["roller"])
    return LOST if contest == Contest.DEFENCE else WON


def _percent(chance: float) -> int:
    return round(100 * float(chance))
