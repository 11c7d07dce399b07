"""More builders for tests of cards, hidden information and refusals."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from random import Random
from typing import Any

import tafelrunde as tr
from tafelrunde.games.torres.cards import CARD_NAMES
from tests.games.torres.tables import GAME, cells, play, refused, table, texts

TWO_KNIGHTS = """
    1A  .   .
    .   .   .
    .   1B  .
"""


def corner(plan: str) -> str:
    """Fill up a plan that is drawn from the top left corner, a8, as far as it matters; a sixth castle is on a1."""
    rows = [line.split() for line in plan.strip().splitlines()]
    if len(rows) < 8:
        rows += [*([] for _ in range(7 - len(rows))), ["1"]]
    return "\n".join("  ".join(row + ["."] * (8 - len(row))) for row in rows)


def holding(plan: str, *cards: str, **changes: Any) -> tr.Position:
    """Set up a turn of A, who has cards in hand, on a plan drawn from a8."""
    return table(corner(plan), hands=[cards], **{"year": 3, **changes})


def buyer(
    *,
    top: Sequence[str] = (),
    unseen: Sequence[str] = (),
    bottom: Sequence[str] = (),
    hand: Sequence[str] = (),
    **changes: Any,
) -> tr.Position:
    """Set up A with known cards on top of a pile, unseen ones, known ones under it; the rest was played."""
    pile = [*top, *[None] * len(unseen), *bottom]
    played = [card for card in CARD_NAMES if card not in (*top, *unseen, *bottom, *hand)]
    return table(corner(TWO_KNIGHTS), hands=[hand], played=[played], piles=[pile], **changes)


def draws(pos: tr.Position) -> dict[str, Fraction]:
    """Return the cards that chance can bring, with their probabilities."""
    return {str(action).removeprefix("draw "): chance for action, chance in pos.chance()}


def ways(pos: tr.Position, card: str) -> set[str]:
    """Play a card and return all that it can do with a piece, as d4-d5."""
    pos = play(pos, f"play {card}")
    return {f"{cell}-{to}" for cell in cells(pos, "take") for to in cells(play(pos, f"take {cell}"), "to")}


def targets(pos: tr.Position, card: str, cell: str) -> set[str]:
    """Play a card on the piece of one cell and return where it can go."""
    return cells(play(pos, f"play {card}", f"take {cell}"), "to")


def playable(pos: tr.Position) -> set[str]:
    """Return the cards that can be played now."""
    return {text.removeprefix("play ") for text in texts(pos, "play")}


def without_effect(pos: tr.Position, card: str) -> bool:
    """Say whether a card in hand is refused because it could have no effect."""
    return card not in playable(pos) and refused(pos, f"play {card}") == ("torres-no-effect", "T7.2")


def wander(seed: int, **options: Any) -> Iterator[tr.Position]:
    """Play a random game that buys, plays and builds often, and yield all its positions."""
    choice, sampler = Random(seed), tr.seeded(seed)
    pos = GAME.start(**options)
    while pos.to_act is not None:
        yield pos
        if pos.to_act == tr.CHANCE:
            pos = pos.apply(pos.draw(sampler))
            continue
        kinds: dict[str, list[tr.Action]] = {}
        for action in pos.legal():
            kinds.setdefault(type(action).__name__, []).append(action)
        if len(kinds) > 2 and choice.random() < 0.9:
            kinds.pop("End", None)
            kinds.pop("Track", None)
        pos = pos.apply(choice.choice(kinds[choice.choice(sorted(kinds))]))
    yield pos
