"""The quick look at a turn of Torres finds what a plain one does, which keeps nothing and judges all anew."""

import numpy as np
import pytest

from tafelrunde.bots.torres.choose import Mind, Style
from tafelrunde.bots.torres.hope import hope_for_cards
from tafelrunde.bots.torres.search import SHIFT, Look, best_end, explore, pretend_to_buy
from tafelrunde.bots.torres.sets import set_for, unpacked
from tafelrunde.bots.torres.value import Weights, goodness, judge_by
from tafelrunde.bots.training.torres_play import follow, settle
from tafelrunde.bots.weights import load
from tafelrunde.core.kernel import OVER
from tafelrunde.core.memory import States
from tafelrunde.core.registry import game
from tafelrunde.core.rng import rng
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.legal import legal
from tafelrunde.games.torres.rules import apply
from tafelrunde.games.torres.state import ACTION_POINTS, MOST_ACTION_POINTS, Phase

TABLES = [("basic", 2), ("luck", 4), ("master", 2), ("master", 3)]
WIDTH = 2


def weights_for(variant: str, players: int) -> Weights:
    return unpacked(load("torres"), set_for(variant, players))


def turns(variant: str, players: int, seed: int, every: int) -> list[States]:
    """Return some positions in which a turn begins, as the player sees them."""
    torres = game("torres")
    state = torres.initial(torres.options(players=players, variant=variant))
    mind, chance = Mind(weights_for(variant, players), Style(1)), rng(seed)
    found = []
    actor = int(settle(state, chance))
    while actor != OVER:
        view = torres.masked(state, actor)
        is_new = view.tobytes() not in mind.plan
        code = mind.decide(view)
        if is_new and state[0]["phase"] == Phase.TURN and state[0]["ap"] == ACTION_POINTS:
            found.append(view.copy())
        actor = int(follow(state, code, chance))
    return found[::every]


def plainly(start: States, weights: Weights) -> dict[bytes, float]:
    """Return every end of the turn that a beam reaches, with its goodness: by sorting everything that waits."""
    judge = judge_by(weights)
    seat = int(start[0]["turn"])
    hope_for_cards(start[0], judge[0])
    codes = np.zeros(actions.PLAYER_CODES, np.int32)
    ends = {start.tobytes(): float(goodness(start[0], seat, judge[0]))}
    waiting, carried = [start], [0] * (MOST_ACTION_POINTS + 1)
    while True:
        groups = [state[0]["ap"] for state in waiting if carried[state[0]["ap"]] < WIDTH]
        if not groups:
            return ends
        points = max(groups)
        group = sorted(
            (state for state in waiting if state[0]["ap"] == points), key=lambda state: -ends[state.tobytes()]
        )
        chosen = group[: WIDTH - carried[points]]
        carried[points] += len(chosen)
        waiting = [state for state in waiting if all(state is not other for other in chosen)]
        for state in chosen:
            under_way, is_start = [state], state is start
            while under_way:
                at = under_way.pop(0)
                for code in codes[: legal(at[0], codes)].tolist():
                    if code == actions.END or (code == SHIFT and not is_start):
                        continue
                    after = at.copy()
                    if code == actions.BUY:
                        pretend_to_buy(after[0])
                    else:
                        apply(after[0], code)
                    if after[0]["phase"] != Phase.TURN:
                        under_way.append(after)
                    elif after.tobytes() not in ends:
                        ends[after.tobytes()] = float(goodness(after[0], seat, judge[0]))
                        waiting.append(after)


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_the_quick_look_finds_the_same_ends(variant: str, players: int) -> None:
    weights = weights_for(variant, players)
    look, judge = Look(WIDTH), judge_by(weights)
    for start in turns(variant, players, 5, 9):
        plain = plainly(start, weights)
        size = int(explore(start, look.arrays, judge))
        states, value = look.arrays.states[:size], look.arrays.value
        quick = {
            states[place : place + 1].tobytes(): float(value[place])
            for place in np.flatnonzero(states["phase"] == Phase.TURN)
        }
        assert quick == plain
        assert value[best_end(look.arrays, size)] == max(plain.values())
