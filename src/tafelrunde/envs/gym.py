"""The games as Gymnasium environments: one seat learns, house bots have the others.

gymnasium.make("tafelrunde.envs.gym:tafelrunde/Knights-v0", players=2, opponents="steward")
"""

from typing import Any, Final

import numpy as np

from tafelrunde.bots import Bot, bot
from tafelrunde.core.errors import BadOption
from tafelrunde.envs.extras import extra
from tafelrunde.envs.playing import Play
from tafelrunde.envs.spec import MAX_CYCLES, Spec, env_games, whole_number

with extra("gym"):
    import gymnasium

    from tafelrunde.envs.rendering import picture
    from tafelrunde.envs.spaces import action_space, observation_space, seen

BUDGET: Final = 1.0
"""Seconds a bot may think about one decision."""
RENDER_MODES: Final = ("ansi", "rgb_array")


class TafelrundeGym(gymnasium.Env[dict[str, Any], Any]):
    """One game against house bots; an illegal action raises IllegalAction with the clause that forbids it."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(
        self,
        name: str,
        opponents: str | list[str] = "steward",
        seat: int = 0,
        rewards: str = "win",
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.tafelrunde = Spec(name, rewards, max_cycles, **options)
        game, players = self.tafelrunde.game.name, self.tafelrunde.players
        if render_mode not in (None, *RENDER_MODES):
            expected = f"none or one of {', '.join(RENDER_MODES)}"
            raise BadOption(
                "bad-option", game=game, option="render_mode", value=str(render_mode), expected=expected
            )
        self.render_mode = render_mode
        self.seat = whole_number(game, "seat", seat, 0, players - 1, f"a seat, 0 to {players - 1}")
        self._names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self._names) != players - 1:
            expected = f"one bot, or {players - 1}, clockwise from the seat"
            raise BadOption("bad-option", game=game, option="opponents", value=str(opponents), expected=expected)
        self._play = Play(self.tafelrunde)
        self._bots = self._seated(0)
        self.observation_space = observation_space(self.tafelrunde)
        self.action_space = action_space(self.tafelrunde)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game and let the bots play up to the first decision."""
        super().reset(seed=seed)
        self._play.reset(seed)
        self._bots = self._seated(int(self.np_random.integers(2**31)))
        self._play_bots()
        return seen(self._play, self.seat), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play an action, then chance and the bots up to the next decision."""
        self._play.step(action)
        self._play_bots()
        reward = self._play.rewards()[self.seat]
        return seen(self._play, self.seat), reward, self._play.over, self._play.truncated, self._info()

    def action_masks(self) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
        """Return the legal actions, under the name that sb3-contrib's MaskablePPO asks for."""
        return self._play.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """Draw the table as the learner sees it."""
        board = self._play.board(self.seat)
        return picture(board) if self.render_mode == "rgb_array" else board

    def _seated(self, seed: int) -> dict[int, Bot]:
        """Return the bots by their seats."""
        game, players = self.tafelrunde.game.name, self.tafelrunde.players
        seats = [(self.seat + place) % players for place in range(1, players)]
        return {seat: bot(name, game, seed + seat) for seat, name in zip(seats, self._names, strict=True)}

    def _play_bots(self) -> None:
        play = self._play
        while not play.over and not play.truncated and play.actor != self.seat:
            position = play.position
            action = self._bots[play.actor].choose(position.view(play.actor), position.legal(), BUDGET)
            play.play(self.tafelrunde.game.code(action))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._play.mask(self.seat)}


for _game in env_games():
    _class: Any = TafelrundeGym
    _id = f"tafelrunde/{_game.name.capitalize()}-v{_game.env_version}"
    gymnasium.register(_id, _class, kwargs={"name": _game.name})
