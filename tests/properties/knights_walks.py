"""Walks through Knights that hypothesis draws: from a game played at random, or from a table dealt at random."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

import tafelrunde as tr
from tafelrunde.core.kernel import OVER
from tafelrunde.core.rng import rng
from tafelrunde.games.knights.cards import COLOUR_NAMES
from tafelrunde.games.knights.deck import standard_deck
from tests.games.knights.cases import easy_castles

KNIGHTS = tr.game("knights")
DECKS = {"standard": standard_deck(), "easy": easy_castles()}


class Walk(NamedTuple):
    """A position somewhere in the game, and choices that pick an action or a chance outcome each."""

    players: int
    deck: str
    seed: int
    decisions: int | None
    """How many random decisions lead to the first position; None if it is dealt instead."""
    choices: list[int]

    def positions(self) -> Iterator[tr.Position]:
        """Yield the positions along the choices."""
        position = self.dealt() if self.decisions is None else self.played(self.decisions)
        yield position
        for choice in self.choices:
            if position.to_act is None:
                return
            position = position.after(int(position.codes[choice % len(position.codes)]))
            yield position

    def played(self, decisions: int) -> tr.Position:
        """Return the position after some random decisions, or the last one before the end."""
        position = KNIGHTS.start(players=self.players, deck=DECKS[self.deck])
        state = position.state.copy()
        stream, codes, actions = rng(self.seed), np.empty(KNIGHTS.all_codes, np.int32), np.empty(1, np.int32)
        for _ in range(decisions):
            KNIGHTS.drivers.random_actions(state, actions, codes, stream)
            KNIGHTS.drivers.step_many(state, actions, stream)
            if state["actor"][0] == OVER:
                break
            position = tr.Position(KNIGHTS, state.copy())
        return position

    def dealt(self) -> tr.Position:
        """Return a turn at a table where castles, specials and tournaments have been won already."""
        chance = Random(self.seed)
        cards = list(DECKS[self.deck])
        chance.shuffle(cards)
        seats = [_deal_seat(cards, chance) for _ in range(self.players)]
        lying = {name: [cards.pop() for _ in range(chance.randrange(1, 4))] for name in ("left", "right")}
        below = chance.randrange(len(cards) + 1)
        unseen = {"left": below, "right": len(cards) - below}
        return KNIGHTS.position(
            {
                "game": KNIGHTS.name,
                "rules_version": KNIGHTS.rules_version,
                "phase": "turn",
                "turn": chance.randrange(self.players),
                "seats": seats,
                "stacks": {
                    name: {"top": known[0], "tucked": known[1:], "unseen": unseen[name]}
                    for name, known in lying.items()
                },
                "unseen": cards,
            }
        )


def _deal_seat(cards: list[str], chance: Random) -> dict[str, Any]:
    """Take cards for a seat: one to three castles, some specials, at most two tournaments; no doubles."""
    castles, specials, tournaments = 1 + chance.randrange(3), chance.randrange(5), chance.randrange(3)
    seat: dict[str, Any] = {"castles": [], "specials": [], "tournaments": 0}
    kinds: set[str] = set()
    for card in list(cards):
        kind = card.split()[0]
        if kind == "tournament" and seat["tournaments"] < tournaments:
            seat["tournaments"] += 1
        elif kind in COLOUR_NAMES and kind not in kinds and len(seat["castles"]) < castles:
            seat["castles"].append(card)
        elif kind not in (*COLOUR_NAMES, "tournament", *kinds) and len(seat["specials"]) < specials:
            seat["specials"].append(card)
        else:
            continue
        kinds.add(kind)
        cards.remove(card)
    return seat


walks = given(
    st.builds(
        Walk,
        players=st.integers(2, 6),
        deck=st.sampled_from(sorted(DECKS)),
        seed=st.integers(0, 2**32),
        decisions=st.none() | st.just(0) | st.integers(1, 400),
        choices=st.lists(st.integers(0, 2**12), min_size=40, max_size=80),
    )
)
