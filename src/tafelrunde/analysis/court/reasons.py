"""Why something in To Court the King brought or cost so much: the chances of the character that it was about."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from tafelrunde.analysis.compiling import kernel
from tafelrunde.analysis.court.valuing import thinker
from tafelrunde.analysis.entries import LedgerEntry
from tafelrunde.bots.court.value import fill_claim_worths
from tafelrunde.core.messages import Fact, Message
from tafelrunde.core.position import Position
from tafelrunde.games.court.cards import CHARACTERS, NAMES
from tafelrunde.games.court.state import NONE, Phase
from tafelrunde.games.court.turn import begin_turn

ROLLING: Final = (Phase.FIRST_ROLL, Phase.TURN)
MOST_BYTES: Final = 32_000_000
"""Room for a solved turn; of a larger one nothing is said, as its chances would be lower bounds."""
LOOKED_AT: Final = 3
"""Characters that are looked at more closely."""
LEAST: Final = 0.02
"""A smaller difference between chances explains nothing."""
EXPLAINS: Final = 0.25
"""What a character is worth, as often as its chance differs, has to be this part of the change at least."""


def why(positions: Sequence[Position], codes: Sequence[int], entry: LedgerEntry) -> list[Message]:
    """Say of the character whose chances differ most, by what it is worth, how likely it was and is."""
    at = entry.at
    if entry.luck is not None:
        known = at > 0 and positions[at - 1].state["phase"][0] in ROLLING
        return _of_roll(positions[at - 1], codes[at - 1], positions[at + 1], entry.luck) if known else []
    if entry.best is None:
        return []
    phase = positions[at].state["phase"][0]
    if phase == Phase.CLAIM:
        return _of_claim(positions[at], entry.do, entry.best, entry.loss or 0.0) if entry.label else []
    if phase not in ROLLING:
        return []
    if entry.label is None:
        return _of_find(positions[at], entry.do)
    return _of_choice(positions[at], entry.do, entry.best, entry.loss or 0.0)


def _of_roll(before: Position, code: int, after: Position, luck: Sequence[float]) -> list[Message]:
    """Compare the chances when the dice were taken up with those once they lay; only what went as the luck did."""
    landed, seat = after.odds(most_bytes=MOST_BYTES), int(before.state["turn"][0])
    if not landed.exact:
        return []
    rolled, chances = before.game.decode(code), {}
    for name in _promising(before):
        hoped = before.odds(name, MOST_BYTES)
        now = next((chance for claim, chance in landed.of.items() if before.game.goal_name(claim) == name), None)
        if hoped.exact and rolled in hoped.of and now is not None and (now - hoped.of[rolled]) * luck[seat] > 0:
            chances[name] = hoped.of[rolled], now
    return _told("analysis-why-character-roll", ("before", "after"), chances, before, abs(luck[seat]), seat=seat)


def _of_choice(before: Position, played: str, best: str, loss: float) -> list[Message]:
    """Compare the chances that two actions leave; only one that the better action raises explains anything."""
    one, other, chances = before.game.action(played), before.game.action(best), {}
    for name in _promising(before):
        left = before.odds(name, MOST_BYTES)
        if left.exact and one in left.of and left.of.get(other, 0.0) > left.of[one]:
            chances[name] = left.of[one], left.of[other]
    return _told("analysis-why-character", ("chance", "better"), chances, before, loss)


def _of_find(before: Position, played: str) -> list[Message]:
    """Compare the chance that an action leaves with what the best of the others leaves."""
    found, chances = before.game.action(played), {}
    for name in _promising(before):
        left = before.odds(name, MOST_BYTES)
        others = [chance for action, chance in left.of.items() if action != found]
        if left.exact and found in left.of and others and left.of[found] > max(others):
            chances[name] = left.of[found], max(others)
    return _told("analysis-why-character-find", ("chance", "other"), chances, before, 0.0)


def _of_claim(before: Position, played: str, best: str, loss: float) -> list[Message]:
    """Compare the chances of the next own turn after two claims, as long as the King is to be had.

    A character that is not to be had because it was claimed already explains nothing.
    """
    seat = int(before.state["turn"][0])
    claimed = before.apply(played)
    ways = [_next_own_turn(after, seat) for after in (claimed, before.apply(best))]
    odds = [way.odds(most_bytes=MOST_BYTES) for way in ways if way is not None]
    if len(odds) < 2 or not all(each.exact for each in odds):
        return []
    one, other = ({before.game.goal_name(claim): chance for claim, chance in each.of.items()} for each in odds)
    better = {
        name: (one.get(name, 0.0), chance)
        for name, chance in other.items()
        if chance > one.get(name, 0.0) and name not in owned(claimed, seat)
    }
    return _told("analysis-why-claim", ("chance", "better"), better, before, loss)


def owned(position: Position, seat: int) -> set[str]:
    """Return who stands before a seat, on either side of the fools, too."""
    seen = position.to_json()["seats"][seat]
    fools = {"fool": seen["fools"], "charlatan": seen["charlatans"]}
    return {*seen["characters"], *(name for name, count in fools.items() if count)}


def _next_own_turn(after: Position, seat: int) -> Position | None:
    """Let a seat begin its next turn at once, all else as it is; None once the King is taken."""
    if after.to_act is None or after.state["king"][0] != NONE:
        return None
    state = after.state.copy()
    _begin_turn(state, seat)
    return Position(after.game, state)


@kernel
def _begin_turn(states: Any, seat: int) -> None:
    begin_turn(states[0], seat)


def _told(
    code: str,
    facts: tuple[str, str],
    chances: dict[str, tuple[float, float]],
    before: Position,
    change: float,
    **more: Fact,
) -> list[Message]:
    """Tell the chances of the character for which they differ most, by its worth, if that explains the change."""
    worths = _worths(before)
    differ = {name: abs(one - other) for name, (one, other) in chances.items() if abs(one - other) >= LEAST}
    explained = {name: differ[name] * worths.get(name, 1.0) for name in differ}
    name = max(explained, key=lambda each: explained[each], default=None)
    if name is None or explained[name] < EXPLAINS * change:
        return []
    percents = {fact: round(100 * chance) for fact, chance in zip(facts, chances[name], strict=True)}
    return [Message(code, {**more, "character": name, **percents})]


def _promising(position: Position) -> list[str]:
    """Return the characters for which the turn is played, by their chances and by what they are worth."""
    worths, goal_name = _worths(position), position.game.goal_name
    chances = {goal_name(claim): chance for claim, chance in position.odds(most_bytes=MOST_BYTES).of.items()}
    hoped = sorted(chances, key=lambda name: -chances[name] * worths.get(name, 1.0))
    return hoped[:LOOKED_AT]


def _worths(position: Position) -> dict[str, float]:
    """Return what each character adds to the win share of whoever moves, beside the least to be had, as learned."""
    mind, found = thinker(), np.zeros(CHARACTERS + 1)
    fill_claim_worths(position.state, mind.nets, mind.work, found)
    worths = {name: float(found[place]) for place, name in enumerate(NAMES) if found[place] > 0}
    least = min(worths.values(), default=0.0)
    return {name: worth - least + LEAST for name, worth in worths.items()}
