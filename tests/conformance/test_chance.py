import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.core.rng import rng
from tests.chi_square import chi_square_p
from tests.conformance.cases import Case, cases, played, reached

EACH_KIND = 3
DRAWS = 4000

every_table = pytest.mark.parametrize("case", list(cases()), ids=str)


def chance_positions(case: Case) -> dict[str, list[tr.Position]]:
    """Return some positions for each kind of chance event, those with most outcomes first."""
    kinds: dict[str, list[tr.Position]] = {}
    for position in reached(case):
        if position.to_act == tr.CHANCE and len(position.codes) > 1:
            kind = position.game.decode(int(position.codes[0])).to_json()["type"]
            kinds.setdefault(str(kind), []).append(position)
    for positions in kinds.values():
        positions.sort(key=lambda position: -len(position.codes))
        del positions[1 : -EACH_KIND + 1]
    return kinds


@every_table
def test_the_fast_draw_has_the_probabilities_of_chance(case: Case) -> None:
    sample = tr.game(case.game).kernels.sample
    tried = 0
    for kind, positions in chance_positions(case).items():
        for number, position in enumerate(positions):
            stream = rng(number)
            counted = dict.fromkeys(position.codes.tolist(), 0)
            for _ in range(DRAWS):
                counted[int(sample(position.state[0], stream))] += 1
            p = chi_square_p(list(counted.values()), position.weights.tolist())
            assert p > 1e-6, f"{kind}: {position.to_json()}"
            tried += 1
    assert tried >= min(EACH_KIND, sum(step.by == tr.CHANCE for step in played(case)))


@every_table
def test_a_drawn_outcome_is_one_of_chance(case: Case) -> None:
    for positions in chance_positions(case).values():
        for position in positions:
            outcomes = {action for action, _ in position.chance()}
            sampler = tr.seeded(1)
            assert {position.draw(sampler) for _ in range(30)} <= outcomes


@every_table
def test_weights_are_positive_integers_behind_the_probabilities(case: Case) -> None:
    for positions in chance_positions(case).values():
        for position in positions:
            assert position.weights.dtype == np.int64
            total = int(position.weights.sum())
            assert [p * total for _, p in position.chance()] == position.weights.tolist()


@every_table
def test_drawing_changes_nothing_but_the_stream(case: Case) -> None:
    sample = tr.game(case.game).kernels.sample
    for positions in chance_positions(case).values():
        before = positions[0].state.tobytes()
        stream = rng(5)
        sample(positions[0].state[0], stream)
        assert positions[0].state.tobytes() == before
        assert stream[0] != rng(5)[0]
