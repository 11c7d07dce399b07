"""What actions may lead to is what the rules make of them, and what they are worth follows from it."""

from typing import Any

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.bots.knights.choose import Sight
from tafelrunde.bots.knights.outcomes import lay_outcomes
from tafelrunde.bots.knights.tables import tables
from tafelrunde.core.kernel import kernel
from tafelrunde.games.knights.actions import Attack, End, GuardCard, GuardCastles, King, Lose, Steal, Take, Tuck
from tafelrunde.games.knights.state import MOST_PLAYERS, STATE
from tests.bots.knights.rating import rated
from tests.walks import positions

CERTAIN = (End, GuardCard, GuardCastles, Lose, Tuck)
"""Actions without dice."""


@kernel
def outcomes_of(tables: Any, position: Any, code: int, outcomes: Any, chances: Any) -> int:
    """Lay the outcomes of an action."""
    return lay_outcomes(tables[0], position[0], code, outcomes, chances)


def laid(pos: tr.Position, action: tr.Action) -> list[tuple[bytes, float]]:
    """Return the positions that an action may lead to, with their chances."""
    outcomes, chances = np.zeros(MOST_PLAYERS, STATE), np.zeros(MOST_PLAYERS)
    count = outcomes_of(tables(), pos.state, pos.game.code(action), outcomes, chances)
    return [(outcomes[k].tobytes(), float(chances[k])) for k in range(count)]


def asked(players: int, seeds: range) -> list[tr.Position]:
    """Return the positions of random games in which somebody has a choice without dice."""
    found = (pos for seed in seeds for pos in positions("knights", seed, players=players))
    return [pos for pos in found if pos.to_json()["phase"] in ("turn", "guards", "lose")]


@pytest.mark.parametrize("players", [2, 4])
def test_actions_without_dice_lead_where_the_rules_say(players: int) -> None:
    kinds = set()
    for pos in asked(players, range(20)):
        for action in pos.legal():
            if isinstance(action, CERTAIN):
                assert laid(pos, action) == [(pos.after(pos.game.code(action)).state[0].tobytes(), 1.0)]
                kinds.add(type(action))
    assert kinds >= {End, GuardCastles, Tuck}


@pytest.mark.parametrize("players", [2, 4])
def test_chances_of_contests_are_those_of_the_solver(players: int) -> None:
    for pos in asked(players, range(3))[::7]:
        if pos.to_json()["phase"] != "turn":
            continue
        exact = pos.game.chances(pos.state).of
        for action in pos.legal():
            if isinstance(action, Take | Attack | Steal | King):
                assert sum(chance for _, chance in laid(pos, action)) <= 1 + 1e-9
            if isinstance(action, Attack | Steal | King):
                assert laid(pos, action)[0][1] == pytest.approx(exact[action])


def test_who_looks_past_cards_thinks_otherwise_only_of_turns_that_go_on() -> None:
    differed = False
    for pos in asked(2, range(4))[::9]:
        near, far = rated(pos, Sight.OUTCOMES), rated(pos, Sight.CARDS)
        for action, value in near.items():
            if isinstance(action, Attack | Steal | King | End):
                assert far[action] == value
            differed = differed or far[action] != value
    assert differed
