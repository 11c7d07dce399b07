"""Games and states as OpenSpiel knows them."""

from collections.abc import Callable
from functools import cached_property
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
import pyspiel

from tafelrunde.core.game import Game
from tafelrunde.core.kernel import CHANCE, OVER
from tafelrunde.core.memory import States
from tafelrunde.core.position import Position, View
from tafelrunde.core.registry import game as game_named
from tafelrunde.core.story import UNREAD
from tafelrunde.envs.openspiel.observing import Observer
from tafelrunde.envs.spec import MAX_CYCLES, REWARDS, Spec

SETUP_CHANCES, STEP_CHANCES = 16, 8
"""More chance events than any setup has, or any decision brings about."""
UNSET: Final[dict[type, Any]] = {int: -1, str: ""}
"""OpenSpiel knows no None: these stand for options that are not set."""


def parameters(game: Game[Any]) -> dict[str, Any]:
    """Return the options that OpenSpiel can pass on, with their defaults: numbers and texts, but no lists."""
    fields = msgspec.structs.fields(game.options_type)
    options = {field.name: field.default for field in fields if field.default is not None}
    return {**options, **unset(game), "rewards": "win", "max_cycles": MAX_CYCLES}


def unset(game: Game[Any]) -> dict[str, Any]:
    """Return what stands for each option that need not be set."""
    fields = msgspec.structs.fields(game.options_type)
    kinds = {field.name: _plain_type(field.type) for field in fields if field.default is None}
    return {name: UNSET[kind] for name, kind in kinds.items() if kind in UNSET}


def _plain_type(annotation: Any) -> type | None:
    """Return the type of an option's values apart from None: a number, a text or something else."""
    info: Any = msgspec.inspect.type_info(annotation)
    while isinstance(info, msgspec.inspect.Metadata):
        info = info.type
    (kind,) = (kind for kind in info.types if not isinstance(kind, msgspec.inspect.NoneType))
    if isinstance(kind, msgspec.inspect.LiteralType):
        return type(kind.values[0])
    plain: dict[Any, type] = {msgspec.inspect.IntType: int, msgspec.inspect.StrType: str}
    return plain.get(type(kind))


def game_type(name: str, rewards: str = "win") -> Any:
    """Return what OpenSpiel wants to know about a game."""
    game, kinds = game_named(name), pyspiel.GameType
    players = game.players
    hidden, open_ = kinds.Information.IMPERFECT_INFORMATION, kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name=f"tafelrunde_{name}",
        long_name=f"{game.title} (Tafelrunde, v{game.env_version})",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden if game.hides else open_,
        utility=kinds.Utility.CONSTANT_SUM if rewards == "win" else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=game.hides,
        parameter_specification=parameters(game),
    )


def game_info(spec: Spec) -> Any:
    """Return the sizes of a game."""
    wins = spec.rewards == "win"
    return pyspiel.GameInfo(
        num_distinct_actions=spec.actions,
        max_chance_outcomes=spec.game.all_codes - spec.game.player_codes,
        num_players=spec.players,
        min_utility=0.0 if wins else -float(spec.most_points),
        max_utility=1.0 if wins else float(spec.most_points),
        utility_sum=1.0 if wins else 0.0,
        max_game_length=spec.max_cycles,
    )


def spec_of(name: str, given: dict[str, Any]) -> Spec:
    """Return the terms that OpenSpiel's parameters stand for."""
    nothing = unset(game_named(name))
    return Spec(name, **{option: value for option, value in given.items() if nothing.get(option) != value})


class TafelrundeGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Tafelrunde with its options."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        spec = spec_of(self.name, given)
        super().__init__(game_type(self.name, spec.rewards), game_info(spec), given)

    @cached_property
    def spec(self) -> Spec:
        """The game's terms; found anew after pickling, which keeps the parameters only."""
        return spec_of(self.name, self.get_parameters())

    def new_initial_state(self) -> "TafelrundeState":
        """Return the position before the first event of the setup."""
        return TafelrundeState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound of the chance events of one game."""
        return SETUP_CHANCES + STEP_CHANCES * self.spec.max_cycles

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Return an observer, as OpenSpiel calls what a player sees of a state."""
        return Observer(self.spec, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class TafelrundeState(pyspiel.State):  # type: ignore[misc]
    """A position; OpenSpiel copies and pickles its attributes, so they are plain."""

    def __init__(self, game: TafelrundeGame) -> None:
        super().__init__(game)
        self.raw = game.spec.start.tobytes()
        self.decisions = 0

    @property
    def spec(self) -> Spec:
        """The game's terms."""
        spec: Spec = self.get_game().spec
        return spec

    @property
    def record(self) -> States:
        """The position as the kernels read it: a copy."""
        return np.frombuffer(bytearray(self.raw), self.spec.game.state_dtype)

    @property
    def position(self) -> Position:
        """The position as the rest of Tafelrunde knows it."""
        return Position(self.spec.game, self.record)

    def current_player(self) -> Any:
        """Return the seat to act, CHANCE or TERMINAL."""
        actor = int(self.record["actor"].item())
        if actor == OVER or (actor != CHANCE and self.decisions >= self.spec.max_cycles):
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        """Say whether the game is over, or given up after too many decisions."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        """Return the numbers of the legal actions, ascending."""
        mask = np.zeros(self.spec.actions, np.int8)
        self.spec.kernels.mask_one(self.record, mask, np.empty(self.spec.game.all_codes, np.int32))
        return np.flatnonzero(mask).tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every outcome with its probability."""
        position = self.position
        shares = position.weights / position.weights.sum()
        return list(zip((position.codes - self.spec.actions).tolist(), shares.tolist(), strict=True))

    def _apply_action(self, action: int) -> None:
        """Play an action or an outcome; an illegal one raises IllegalAction with its clause."""
        record = self.record
        if self.is_chance_node():
            self.raw = self.position.follow(self.spec.actions + action).state.tobytes()
            return
        self.spec.game.drivers.apply_code(record, self.spec.code(record, action), UNREAD)
        self.raw = record.tobytes()
        self.decisions += 1

    def _action_to_string(self, player: int, action: int) -> str:
        """Write an action in the game's notation."""
        if player == pyspiel.PlayerId.CHANCE:
            return str(self.spec.game.decode(self.spec.actions + action))
        return str(self.spec.action_of(player, action))

    def returns(self) -> list[float]:
        """Return every seat's reward: a game given up is won by all alike."""
        record = self.record
        kind, seats = REWARDS[self.spec.rewards], range(self.spec.players)
        if record["actor"].item() == OVER:
            return [float(self.spec.kernels.reward_one(record, seat, kind)) for seat in seats]
        shared = self.is_terminal() and self.spec.rewards == "win"
        return [1 / self.spec.players if shared else 0.0 for _ in seats]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "TafelrundeState":
        """Return a state that a player cannot tell from this one: hidden cards are dealt anew."""
        other: TafelrundeState = self.clone()

        def draw(weights: Any) -> int:
            bounds = weights.cumsum()
            return int(bounds[:-1].searchsorted(probability_sampler() * bounds[-1], "right"))

        game = self.spec.game
        other.raw = game.resample(game.masked(self.record, player_id), player_id, draw).tobytes()
        return other

    def __str__(self) -> str:
        letters = [f"P{seat}" for seat in range(self.spec.players)]
        return View(self.spec.game, self.record, None).board(letters)


def game_class(name: str) -> type[TafelrundeGame]:
    """Return the class of a game, made once; pickling finds it in this module."""
    known = f"{name.capitalize()}Game"
    if known not in globals():
        about = f"{game_named(name).title}, as OpenSpiel plays it."
        globals()[known] = type(known, (TafelrundeGame,), {"name": name, "__doc__": about, "__module__": __name__})
    made: type[TafelrundeGame] = globals()[known]
    return made
