"""An environment's terms: its name and version, the game's options, rewards, and the size of everything."""

import operator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, SupportsIndex

import numpy as np

from tafelrunde.core.actions import Action
from tafelrunde.core.errors import BadNotation, BadOption, IllegalAction, UnknownGame
from tafelrunde.core.game import Game
from tafelrunde.core.memory import States, copied
from tafelrunde.core.registry import game as game_named
from tafelrunde.core.registry import games
from tafelrunde.envs.kernels.layout import Layout
from tafelrunde.envs.kernels.stepping import MARGIN, WIN, Stepping, stepping

REWARDS: Final = {"win": WIN, "margin": MARGIN}
MAX_CYCLES: Final = 20_000
"""K13.2, C6.5: decisions after which a game is given up."""

MOST_CYCLES: Final = 2**31 - 1


def _name_of_kernels(game: Game[Any]) -> str:
    """Name the module that says what a seat sees: in `envs.kernels` by the game's name, or beside the game."""
    return game.module("tafelrunde.envs.kernels.", "envs")


def kernels_module(game: Game[Any]) -> ModuleType:
    """Return the module that says what a seat sees."""
    return import_module(_name_of_kernels(game))


def env_games() -> tuple[Game[Any], ...]:
    """Return the games that are environments."""
    return tuple(game for game in map(game_named, games()) if find_spec(_name_of_kernels(game)))


def env_ids() -> tuple[str, ...]:
    """Return the names of all environments with their versions."""
    return tuple(id_of(game) for game in env_games())


def id_of(game: Game[Any]) -> str:
    """Return the name of an environment with its version, such as knights-v0."""
    return f"{game.name}-v{game.env_version}"


def game_of(name: str) -> Game[Any]:
    """Return the game of an environment, named with its version or without."""
    for game in env_games():
        if name in (game.name, id_of(game)):
            return game
    raise UnknownGame("unknown-game", name=name, known=[*(game.name for game in env_games()), *env_ids()])


@cache
def kernels_of(name: str) -> tuple[Layout, int, Stepping]:
    """Return how a game is observed, what points it can bring, and how it is stepped; compiled at first use."""
    game = game_named(name)
    seen = kernels_module(game)
    return seen.LAYOUT, seen.MOST_POINTS, stepping(name, game.state_dtype, game.kernels, seen)


def whole_number(game: str, option: str, value: Any, low: int, high: int, expected: str) -> int:
    """Return an option that must be a whole number within bounds, or raise BadOption."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or not low <= value <= high:
        raise BadOption("bad-option", game=game, option=option, value=str(value), expected=expected)
    return int(value)


class Spec:
    """A game with its options as an environment: what all adapters share."""

    def __init__(self, name: str, rewards: str = "win", max_cycles: int = MAX_CYCLES, **options: Any) -> None:
        self.game = game_of(name)
        if rewards not in REWARDS:
            expected = " or ".join(f"'{kind}'" for kind in REWARDS)
            raise BadOption(
                "bad-option", game=self.game.name, option="rewards", value=str(rewards), expected=expected
            )
        self.rewards = rewards
        self.max_cycles = whole_number(
            self.game.name, "max_cycles", max_cycles, 1, MOST_CYCLES, "a whole number of decisions, 1 or more"
        )
        self.start = self.game.start(**options).state
        self.players = int(self.start[0]["players"])
        self.layout, self.most_points, self.kernels = kernels_of(self.game.name)
        self.actions = self.game.player_codes
        self.observation_size = self.layout.size(self.players)

    @property
    def version(self) -> int:
        """The version of the environment."""
        return self.game.env_version

    @property
    def id(self) -> str:
        """The name with its version, such as knights-v0."""
        return id_of(self.game)

    def code(self, state: States, index: SupportsIndex) -> int:
        """Return the code of a legal action's number for the seat to act; an illegal one raises with its clause."""
        code = self._code(state, index)
        codes = np.empty(self.game.player_codes, np.int32)
        legal = self.game.drivers.legal_codes(state, codes) if state["actor"].item() >= 0 else 0
        if code not in codes[:legal]:
            raise IllegalAction(self.game.refusal(state, code))
        return code

    def action(self, state: States, index: SupportsIndex) -> Action:
        """Return the action that a number stands for, for the seat to act."""
        return self.game.decode(self._code(state, index))

    def index(self, state: States, action: Action) -> int:
        """Return the number of an action for the seat to act."""
        return int(self.kernels.index_one(state, self.game.code(action)))

    def action_of(self, seat: int, index: SupportsIndex) -> Action:
        """Return the action that a number stands for, for any seat."""
        return self.action(self._acted_by(seat), index)

    def index_of(self, seat: int, action: Action) -> int:
        """Return the number of an action, for any seat."""
        return self.index(self._acted_by(seat), action)

    def _acted_by(self, seat: int) -> States:
        state = copied(self.start)
        state["actor"] = seat
        return state

    def _code(self, state: States, index: SupportsIndex) -> int:
        """Return the code of a number, or raise BadNotation if it is no action's."""
        try:
            number = operator.index(index)
        except TypeError:
            number = -1
        if not 0 <= number < self.actions:
            raise BadNotation("not-an-action", game=self.game.name, text=str(index))
        return int(self.kernels.code_one(state, number))
