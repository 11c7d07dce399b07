"""PettingZoo's own tests on every game, variant and number of players, and what they do not ask."""

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.spaces import Discrete
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec, turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import BaseWrapper

import tafelrunde as tr
from tafelrunde.envs.pettingzoo import env, parallel_env
from tafelrunde.envs.rendering import picture
from tests.envs.cases import CASES, ONE_EACH, Case
from tests.every_game import EVERY_GAME

# PettingZoo warns of observations with masks unless they are those of its own games (its api_test lists them).
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # once the game is over
]


def maker(case: Case) -> Any:
    return partial(env, case.game, **case.options)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_api(case: Case) -> None:
    api_test(maker(case)(), num_cycles=100)


@pytest.mark.parametrize("case", ONE_EACH, ids=str)
def test_the_api_for_longer(case: Case) -> None:
    api_test(maker(case)(), num_cycles=1000)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_equal_seeds_give_equal_games(case: Case) -> None:
    seed_test(maker(case), num_cycles=100)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_render_mode(case: Case) -> None:
    render_test(maker(case))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_performance_benchmark(game: str) -> None:
    """It steps for five seconds whatever the speed, so all tables of a game are benchmarked at the same time."""
    chosen = [case for case in CASES if case.game == game]
    with ThreadPoolExecutor(len(chosen)) as pool:
        for done in [pool.submit(performance_benchmark, maker(case)()) for case in chosen]:
            done.result()


class LegalDiscrete(Discrete):
    """The numbers of all actions, of which only legal ones are sampled, if any is."""

    def __init__(self, n: int, mask: Callable[[], npt.NDArray[np.int8]]) -> None:
        super().__init__(n)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Sample a legal action."""
        return super().sample(self._mask() if mask is None else mask, probability)


class LegalActions(BaseWrapper):  # type: ignore[misc]
    """Spaces that sample legal actions: max_cycles_test and parallel_api_test know no masks in observations."""

    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self._spaces = {
            agent: LegalDiscrete(inner.action_space(agent).n, partial(self._mask, agent))
            for agent in inner.possible_agents
        }

    def _mask(self, agent: str) -> Any:
        mask = self.env.observe(agent)["action_mask"]
        return mask if mask.any() else np.ones_like(mask)

    def action_space(self, agent: str) -> Any:
        return self._spaces[agent]


def sampling_parallel_env(case: Case, **options: Any) -> Any:
    return turn_based_aec_to_parallel(LegalActions(env(case.game, **case.options, **options)))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_max_cycles(case: Case) -> None:
    """The test counts steps in which every agent acts, so it is given the parallel form, also seat by seat."""
    parallel = partial(sampling_parallel_env, case)
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **terms: parallel_to_aec(parallel(**terms))))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_parallel_api(case: Case) -> None:
    parallel_api_test(sampling_parallel_env(case), num_cycles=60)


def test_seat_by_seat_a_cycle_is_a_decision() -> None:
    table = env("court", players=2, max_cycles=7)
    table.reset(seed=1)
    for decision in range(7):
        assert not any(table.truncations.values())
        play_at_random(table, random.Random(decision))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    for _ in range(2):
        table.step(None)
    assert table.agents == []


def play_at_random(table: Any, generator: random.Random) -> None:
    mask = table.observe(table.agent_selection)["action_mask"]
    table.step(generator.choice(np.flatnonzero(mask).tolist()))


@pytest.mark.parametrize(("rewards", "total"), [("win", 1.0), ("margin", 0.0)])
def test_rewards_come_at_the_end(rewards: str, total: float) -> None:
    table = env("torres", players=3, rewards=rewards)
    table.reset(seed=5)
    generator = random.Random(5)
    while not any(table.terminations.values()):
        assert not any(table.rewards.values())
        play_at_random(table, generator)
    assert sum(table.rewards.values()) == pytest.approx(total)
    if rewards == "margin":
        score = table.unwrapped._play.position.outcome.scores
        margins = [mine - (sum(score) - mine) / 2 for mine in score]
        assert list(table.rewards.values()) == pytest.approx(margins)


def test_only_the_seat_to_act_may_do_anything() -> None:
    table = env("knights", players=3)
    table.reset(seed=1)
    for agent in table.possible_agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


@pytest.mark.parametrize("case", ONE_EACH, ids=str)
def test_an_illegal_action_raises_with_its_clause_and_the_game_goes_on(case: Case) -> None:
    table = maker(case)()
    table.reset(seed=2)
    before = table.observe(table.agent_selection)
    illegal = np.flatnonzero(before["action_mask"] == 0)
    for action in illegal[:: len(illegal) // 20]:
        with pytest.raises(tr.IllegalAction) as refused:
            table.step(action)
        assert refused.value.problem.clause
    after = table.observe(table.agent_selection)
    assert all((before[key] == after[key]).all() for key in before)
    play_at_random(table, random.Random(1))


@pytest.mark.parametrize("action", [-1, 10**6, None, 1.5, "roll"])
def test_what_is_no_action_raises(action: Any) -> None:
    table = env("court")
    table.reset(seed=2)
    with pytest.raises(tr.BadNotation, match="not-an-action"):
        table.step(action)


def test_boards_show_what_spectators_may_see() -> None:
    table = env("torres", players=2, variant="luck", render_mode="ansi")
    table.reset(seed=3)
    generator = random.Random(3)
    shown = ""
    while not any(table.terminations.values()) and "hidden" not in shown:
        play_at_random(table, generator)
        shown = str(table.render())
    assert "hidden" in shown


def test_pictures_are_large_enough_to_read() -> None:
    table = env("torres", render_mode="rgb_array")
    table.reset(seed=3)
    drawn: Any = table.render()
    assert drawn.shape[0] > 400
    assert drawn.shape[1] > 600
    assert 0 < (drawn < 128).mean() < 0.5


def test_pictures_leave_out_accents_that_their_font_does_not_know() -> None:
    assert (picture("\u0171\u0151 \u2026 \u201cx\u201d") == picture("uo . ?x?")).all()


@pytest.mark.parametrize(
    ("name", "options", "expected"),
    [
        ("torres", {"variant": "chess"}, "'basic'"),
        ("torres", {"players": 5}, "2 to 4"),
        ("court", {"render_mode": "hologram"}, "ansi"),
        ("court", {"rewards": 3}, "'margin'"),
        ("court", {"max_cycles": -1}, "1 or more"),
    ],
)
def test_wrong_options_say_what_is_allowed(name: str, options: dict[str, Any], expected: str) -> None:
    with pytest.raises(tr.BadOption) as refused:
        env(name, **options)
    assert expected in str(refused.value.problem.facts["expected"])


def test_names_are_versioned() -> None:
    assert str(env("knights-v0")) == str(parallel_env("knights")) == "tafelrunde_knights_v0"
    with pytest.raises(tr.UnknownGame):
        env("knights-v7")
