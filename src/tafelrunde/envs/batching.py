"""Many games at once: NumPy arrays in and out, on several threads, into memory that the caller owns."""

import os
import weakref
from threading import Lock
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from tafelrunde.core.errors import BadNotation, BadOption, IllegalAction
from tafelrunde.core.memory import copied
from tafelrunde.core.position import Position
from tafelrunde.envs.crew import Crew
from tafelrunde.envs.kernels.box import AT, BUFFERS, OWN, TERMS, box_size, places
from tafelrunde.envs.kernels.sharing import CHECK, CHOOSE, DEAL, STEP, WORD
from tafelrunde.envs.spec import MAX_CYCLES, REWARDS, Spec, whole_number

LEAST_SHARE: Final = 128
"""Games that make a further thread worth while."""
MOST_GAMES: Final = 2**24
MOST_THREADS: Final = 256

BUFFERS_AT: Final = places(BUFFERS)

Array = npt.NDArray[Any]


class Buffers(NamedTuple):
    """Where a step is written: one row a game, each from the view of the seat that is to act in it now."""

    observations: npt.NDArray[np.float32]
    masks: npt.NDArray[np.bool_]
    """The legal actions."""
    actors: npt.NDArray[np.int8]
    """The seats to act."""
    rewards: npt.NDArray[np.float32]
    """What the step brought to every seat: nothing but where a game ended."""
    terminated: npt.NDArray[np.bool_]
    """Where a game ended with this step; a new one has begun already."""
    truncated: npt.NDArray[np.bool_]
    """Where a game was given up after `max_cycles` decisions; a new one has begun already."""


class Batch:
    """Games side by side; each has dice of its own, so that results do not depend on the number of threads."""

    def __init__(self, spec: Spec, n: int, seed: int | None = None, threads: int | None = None) -> None:
        name = spec.game.name
        self.spec = spec
        self.n = whole_number(name, "n", n, 1, MOST_GAMES, f"a number of games, 1 to {MOST_GAMES}")
        wanted = min(_cores(), max(1, n // LEAST_SHARE)) if threads is None else threads
        self.threads = whole_number(name, "threads", wanted, 1, MOST_THREADS, f"1 to {MOST_THREADS} threads")
        words = -(-spec.actions // WORD)
        self._states = np.zeros(n, spec.game.state_dtype)
        self._rngs, self._choice_rngs = np.zeros(n, np.uint64), np.zeros(n, np.uint64)
        self._lengths, self._counts, self._choices = (np.zeros(n, np.int32) for _ in range(3))
        self._legal = np.zeros((n, words), np.uint64)
        self._own = self.new_buffers()
        self._own_addresses = [address(array) for array in self._own]
        self._choices_address = address(self._choices)
        inside = (self._states, spec.start, self._rngs, self._choice_rngs, self._lengths, self._legal, self._counts)
        self._box = np.zeros(box_size(self.threads), np.int64)
        self._box[places(TERMS)] = (
            *(0, self.threads, n, spec.observation_size, spec.actions),
            *(spec.players, spec.max_cycles, REWARDS[spec.rewards]),
        )
        self._box[places(OWN)] = [address(array) for array in inside]
        self._alone = Lock()
        """Held from when the box is filled in until the round is done: what several threads ask comes in turn."""
        self._crew = Crew(spec.kernels.sharing, self._box)
        weakref.finalize(self, self._crew.close)
        self.reset(seed)

    def new_buffers(self) -> Buffers:
        """Return room for a step."""
        return Buffers(*(np.zeros(shape, dtype) for shape, dtype in self._forms()))

    def reset(self, seed: int | None = None, into: Buffers | None = None) -> Buffers:
        """Begin all games anew; equal seeds give equal games."""
        if seed is not None:
            whole_number(self.spec.game.name, "seed", seed, 0, 2**128, "a whole number, 0 or more, or none")
        chance, choice = np.random.SeedSequence(seed).spawn(2)
        with self._alone:
            out = self._aimed_at(into)
            self._rngs[:] = chance.generate_state(self.n, np.uint64)
            self._choice_rngs[:] = choice.generate_state(self.n, np.uint64)
            self._crew.run(DEAL)
            out.rewards[:], out.terminated[:], out.truncated[:] = 0, False, False
        return out

    def step(self, actions: npt.ArrayLike, into: Buffers | None = None) -> Buffers:
        """Play one action in every game, then chance; if any is illegal it raises and nothing has happened."""
        chosen = self._numbers(actions)
        with self._alone:
            out = self._aimed_at(into)
            self._box[AT.chosen] = self._choices_address if chosen is self._choices else address(chosen)
            self._box[AT.first_illegal] = self.n
            self._crew.run(CHECK)
            wrong = int(self._box[AT.first_illegal])
            if wrong < self.n:
                self._refuse(wrong, int(np.asarray(actions)[wrong]))
            self._crew.run(STEP)
        return out

    def sample(self, into: npt.NDArray[np.int32] | None = None) -> npt.NDArray[np.int32]:
        """Return a random legal action for every game, all equally likely."""
        out = self._choices if into is None else self._fits("into", into, (self.n,), np.int32)
        with self._alone:
            self._box[AT.choices] = self._choices_address if out is self._choices else address(out)
            self._crew.run(CHOOSE)
        return out

    def position(self, game: int) -> Position:
        """Return where a game stands, as a position of its own."""
        game = whole_number(self.spec.game.name, "game", game, 0, self.n - 1, f"0 to {self.n - 1}")
        return Position(self.spec.game, copied(self._states[game : game + 1]))

    def close(self) -> None:
        """Let the threads go."""
        self._crew.close()

    def _forms(self) -> list[tuple[tuple[int, ...], type[Any]]]:
        """Return shape and type of each buffer."""
        n, spec = self.n, self.spec
        return [
            ((n, spec.observation_size), np.float32),
            ((n, spec.actions), np.bool_),
            ((n,), np.int8),
            ((n, spec.players), np.float32),
            ((n,), np.bool_),
            ((n,), np.bool_),
        ]

    def _aimed_at(self, into: Buffers | None) -> Buffers:
        """Say where to write; raise BadOption naming the buffer that does not fit."""
        if into is None or into is self._own:
            self._box[BUFFERS_AT] = self._own_addresses
            return self._own
        for name, buffer, form in zip(Buffers._fields, into, self._forms(), strict=True):
            self._fits(name, buffer, *form)
        self._box[BUFFERS_AT] = [address(buffer) for buffer in into]
        return into

    def _fits(self, name: str, buffer: Any, shape: tuple[int, ...], dtype: type[Any]) -> Any:
        right = isinstance(buffer, np.ndarray) and buffer.shape == shape and buffer.dtype == dtype
        if not (right and buffer.flags.carray):
            expected = f"a writeable, aligned, contiguous {np.dtype(dtype)} array of shape {shape}"
            found = (
                f"{buffer.dtype} of shape {buffer.shape}"
                if isinstance(buffer, np.ndarray)
                else type(buffer).__name__
            )
            raise BadOption("bad-option", game=self.spec.game.name, option=name, value=found, expected=expected)
        return buffer

    def _numbers(self, actions: npt.ArrayLike) -> npt.NDArray[np.int32]:
        """Return the actions as the kernels read them; what is no action's number stays none."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            found = f"{given.dtype} of shape {given.shape}"
            expected = f"whole numbers, an array of shape ({self.n},)"
            raise BadOption(
                "bad-option", game=self.spec.game.name, option="actions", value=found, expected=expected
            )
        if given.dtype == np.int32 and given.flags.c_contiguous and given.flags.aligned:
            return given
        return given.clip(-1, self.spec.actions).astype(np.int32, order="C")

    def _refuse(self, game: int, index: int) -> None:
        """Say which clause forbids an action, and in which game."""
        try:
            self.spec.code(self._states[game : game + 1], index)
        except (BadNotation, IllegalAction) as error:
            problem = error.problem
            raise type(error)(
                msgspec.structs.replace(problem, facts={**problem.facts, "environment": game})
            ) from None


def address(array: Array) -> int:
    """Return where an array's memory begins."""
    place: int = array.__array_interface__["data"][0]
    return place


def _cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def batch(
    name: str,
    n: int,
    *,
    seed: int | None = None,
    threads: int | None = None,
    rewards: str = "win",
    max_cycles: int = MAX_CYCLES,
    **options: Any,
) -> Batch:
    """Return n games side by side, dealt and ready for their first step; options are the game's own."""
    return Batch(Spec(name, rewards, max_cycles, **options), n, seed, threads)
