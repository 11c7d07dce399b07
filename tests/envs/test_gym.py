"""Gymnasium's own check, and a seat against house bots."""

import random
from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tafelrunde as tr
from tafelrunde.envs.gym import TafelrundeGym
from tests.envs.cases import CASES, Case


class AnyNumber(TafelrundeGym):
    """Any number means a legal action: the checker knows no masks, and samples before it resets."""

    def step(self, action: Any) -> Any:
        """Play the legal action that a number leads to."""
        legal = np.flatnonzero(self.action_masks())
        return super().step(legal[int(action) % len(legal)])


gymnasium.register("tafelrunde-tests/AnyNumber-v0", cast(Any, AnyNumber))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_gymnasiums_own_check(case: Case) -> None:
    terms = {"name": case.game, "opponents": "random", "render_mode": "ansi", **case.options}
    check_env(gymnasium.make("tafelrunde-tests/AnyNumber-v0", **terms).unwrapped)


@pytest.mark.parametrize("game", tr.games())
def test_environments_are_registered_with_their_versions(game: str) -> None:
    name = f"tafelrunde/{game.capitalize()}"
    table = gymnasium.make(f"{name}-v{tr.game(game).env_version}", players=2, opponents="random")
    seen, info = table.reset(seed=1)
    assert table.observation_space.contains(seen)
    assert (info["action_mask"] == seen["action_mask"]).all()
    with pytest.raises(gymnasium.error.Error):
        gymnasium.make(f"{name}-v99")


def play(table: Any, seed: int) -> tuple[list[float], bool]:
    """Play a game at random; return the rewards and whether it came to an end."""
    generator = random.Random(seed)
    seen, _ = table.reset(seed=seed)
    rewards, over, cut = [], False, False
    while not over and not cut:
        assert seen["action_mask"].any()
        seen, reward, over, cut, _ = table.step(generator.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        rewards.append(reward)
    return rewards, over


def test_the_reward_comes_at_the_end() -> None:
    table = TafelrundeGym("knights", opponents="steward", players=2)
    ends = []
    for seed in range(6):
        rewards, over = play(table, seed)
        assert over
        assert not any(rewards[:-1])
        ends.append(rewards[-1])
    assert set(ends) <= {0.0, 1.0}


def test_equal_seeds_give_equal_games() -> None:
    one, same = (TafelrundeGym("torres", opponents=["random", "steward"], players=3) for _ in range(2))
    assert play(one, 4) == play(same, 4) == play(one, 4)
    assert len({len(play(one, seed)[0]) for seed in range(5)}) > 1


def test_a_game_may_be_given_up() -> None:
    table = TafelrundeGym("court", opponents="random", players=2, max_cycles=25)
    rewards, over = play(table, 1)
    assert not over
    assert not any(rewards)


def test_the_learner_may_sit_anywhere() -> None:
    table = TafelrundeGym("knights", opponents="random", players=4, seat=2)
    table.reset(seed=1)
    assert table._play.actor == 2


def test_an_illegal_action_raises_with_its_clause() -> None:
    table = TafelrundeGym("court", opponents="random", players=2)
    seen, _ = table.reset(seed=1)
    with pytest.raises(tr.IllegalAction) as refused:
        table.step(int(np.flatnonzero(seen["action_mask"] == 0)[-1]))
    assert refused.value.problem.clause


def test_boards_are_drawn_as_the_learner_sees_them() -> None:
    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray)):
        table = TafelrundeGym("torres", opponents="random", render_mode=mode)
        table.reset(seed=1)
        assert isinstance(table.render(), kind)


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"opponents": "grandmaster"}, "grandmaster"),
        ({"opponents": ["random"]}, "opponents"),
        ({"seat": 4}, "seat"),
        ({"seat": -1}, "seat"),
        ({"render_mode": "human"}, "render_mode"),
        ({"players": 9}, "players"),
    ],
)
def test_wrong_options_say_what_is_allowed(options: dict[str, Any], wrong: str) -> None:
    with pytest.raises(tr.BadOption, match=wrong):
        TafelrundeGym("knights", **options)
