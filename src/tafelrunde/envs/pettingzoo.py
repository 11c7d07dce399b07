"""The games as PettingZoo environments: `env` steps seat by seat (AEC), `parallel_env` all seats at once."""

import sys
from typing import Any, Final

from tafelrunde.core.errors import BadOption
from tafelrunde.envs.extras import extra
from tafelrunde.envs.playing import Play
from tafelrunde.envs.spec import MAX_CYCLES, Spec

with extra("pettingzoo"):
    from pettingzoo import AECEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from tafelrunde.envs.rendering import picture
    from tafelrunde.envs.spaces import action_space, observation_space, seen

RENDER_MODES: Final = ("human", "ansi", "rgb_array")


class TafelrundeEnv(AECEnv):  # type: ignore[misc]
    """One game, stepped seat by seat; an illegal action raises IllegalAction with the clause that forbids it."""

    def __init__(self, spec: Spec, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            expected = f"none or one of {', '.join(RENDER_MODES)}"
            raise BadOption(
                "bad-option", game=spec.game.name, option="render_mode", value=str(render_mode), expected=expected
            )
        self.spec = spec
        self.metadata = {
            "name": f"tafelrunde_{spec.game.name}_v{spec.version}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(spec.players)]
        self.agents: list[str] = []
        self._play = Play(spec)
        self._observation_spaces = {agent: observation_space(spec) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(spec) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed the dice roll on."""
        self._play.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self._play.actor]

    def step(self, action: Any) -> None:
        """Play an action of the agent selected, then chance."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._play.step(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.agents, self._play.rewards(), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, self._play.over)
        self.truncations = dict.fromkeys(self.agents, self._play.truncated)
        if not self._play.over:
            self.agent_selection = self.agents[self._play.actor]
        if self._play.over or self._play.truncated:
            self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees and may do; nothing may be done while another is to act."""
        return seen(self._play, self.possible_agents.index(agent))

    def render(self) -> Any:
        """Draw the table as a spectator sees it."""
        board = self._play.board()
        if self.render_mode == "rgb_array":
            return picture(board)
        if self.render_mode == "ansi":
            return board
        if self.render_mode == "human":
            sys.stdout.write(f"{board}\n")
        return None

    def close(self) -> None:
        """Nothing is open."""


def env(
    name: str,
    *,
    rewards: str = "win",
    max_cycles: int = MAX_CYCLES,
    render_mode: str | None = None,
    **options: Any,
) -> Any:
    """Return a game as an AEC environment; options are the game's own, such as players and variant."""
    return OrderEnforcingWrapper(TafelrundeEnv(Spec(name, rewards, max_cycles, **options), render_mode))


def parallel_env(name: str, **options: Any) -> Any:
    """Return a game as a parallel environment: all seats hand in actions, only that of the seat to act counts."""
    return turn_based_aec_to_parallel(env(name, **options))
