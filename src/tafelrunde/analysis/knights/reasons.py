"""Why something in Knights brought or cost so much: exact chances of contests, and what winning them is worth."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from tafelrunde.analysis.entries import LedgerEntry
from tafelrunde.analysis.knights.contests import LOST, WON, Dice, Running
from tafelrunde.analysis.knights.valuing import IN_CONTEST, Thinker, announces
from tafelrunde.analysis.steps import Shares
from tafelrunde.core.messages import Message
from tafelrunde.core.position import Position
from tafelrunde.games.knights import actions
from tafelrunde.games.knights.state import LIVE_SUM, LIVE_SUM_START, ROLL_LIVE, Contest, Phase

CERTAIN: Final = 1e-9
"""A smaller chance is none."""


class Words(NamedTuple):
    """How an action without dice to come is explained: one that is tried, or any else."""

    tried: str
    plain: str


PLAYED: Final = Words("analysis-why-try", "analysis-why-left")
BETTER: Final = Words("analysis-why-better-try", "analysis-why-better-left")


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
    tries = {PLAYED: code}
    if entry.label is not None and entry.best is not None:
        tries[BETTER] = before.game.code_of(entry.best)
    if not any(map(announces, tries.values())):
        return []
    return [_try(thinker, before, tried, words) for words, tried in tries.items()]


def _try(thinker: Thinker, before: Position, code: int, words: Words) -> Message:
    """Tell how likely a contest is won, and what the match is worth then and otherwise, or at all."""
    seat = int(before.state["turn"][0])
    if not announces(code):
        worth = thinker.rated(before)[before.codes.tolist().index(code), seat]
        return Message(words.plain, {"chance": _percent(worth)})
    contest, record = thinker.announced(before, code), before.after(code).state[0]
    chances = _in_the_air(contest, record)
    outcome = seat if record["contest"] == Contest.TOURNAMENT else WON
    won, lost = _worths(contest, seat, outcome, chances)
    if won <= lost:  # whoever would rather lose rolls for that, so that the chance says nothing
        return Message("analysis-why-no-use", {"won": won, "lost": lost})
    return Message(words.tried, {"chance": _percent(chances[outcome]), "won": won, "lost": lost})


def _in_contest(contest: Running, before: Position, code: int, entry: LedgerEntry) -> list[Message]:
    record = before.state[0]
    phase = Phase(record["phase"])
    if phase == Phase.DEFEND:
        return [Message("analysis-why-defend", {"chance": _percent(contest.defences(record)[0, LOST])})]
    outcome, dice, roller = _hoped_for(record), contest.dice(record), int(record["roller"])
    live, rolls = int(record["live"]), int(record["rolls_left"])
    if phase == Phase.ROLL:
        landed = int(LIVE_SUM[LIVE_SUM_START[live] + ROLL_LIVE[code - actions.ROLL]])
        ways = [_in_the_air(contest, record), dice.landed(landed, rolls - 1)]
    else:
        ways = _kept(dice, live, rolls, before, code, entry, outcome)
    won, lost = _worths(contest, roller, outcome, ways[-1])
    one, other = (_percent(way[outcome]) for way in ways)
    if phase == Phase.ROLL:
        if won < lost and (other - one) * _own(entry, roller) < 0:
            return [Message("analysis-why-worse", {"seat": roller, "won": won, "lost": lost})]
        return [Message("analysis-why-roll", {"seat": roller, "before": one, "after": other})]
    if won < lost:
        return [Message("analysis-why-worse", {"seat": roller, "won": won, "lost": lost})]
    if entry.label is not None:
        return [Message("analysis-why-keep", {"chance": one, "better": other})]
    return [Message("analysis-why-kept", {"chance": one, "other": other})] if one > other else []


def _kept(
    dice: Dice, live: int, rolls: int, before: Position, code: int, entry: LedgerEntry, outcome: int
) -> list[Shares]:
    """Return the chances of the outcomes as was kept, and as would have been better, or of a find otherwise."""
    if entry.label is not None and entry.best is not None:
        keeps = [code, before.game.code_of(entry.best)]
        return list(dice.kept(live, rolls, [keep - actions.KEEP for keep in keeps]))
    others = dice.kept(live, rolls, before.codes[before.codes != code] - actions.KEEP)
    return [dice.kept(live, rolls, [code - actions.KEEP])[0], others[int(others[:, outcome].argmax())]]


def _own(entry: LedgerEntry, seat: int) -> float:
    """Return what a roll brought whoever rolled, if nobody's share changed more."""
    luck = entry.luck or [0.0]
    return luck[seat] if abs(luck[seat]) == max(map(abs, luck)) else 0.0


def _worths(contest: Running, seat: int, outcome: int, chances: Shares) -> tuple[int, int]:
    """Return what the match is worth to a seat after an outcome, and after the others as likely as they are."""
    worths = contest.shares[:, seat]
    chance, won = float(chances[outcome]), float(worths[outcome])
    others = 1.0 - chance
    lost = (float(chances @ worths) - chance * won) / others if others > CERTAIN else _worst(worths, outcome)
    return _percent(won), _percent(lost)


def _worst(worths: Shares, outcome: int) -> float:
    """Return what the match is worth after the outcome that is worst besides."""
    return float(np.delete(worths, outcome).min())


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
