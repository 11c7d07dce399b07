"""Many games at once: NumPy arrays in and out, on several threads, into memory that the caller owns."""

import os
import weakref
from threading import Lock
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from tafelrunde.core.errors import BadNotation, BadOption, IllegalAction
from tafelrunde.core.memory import States, copied
from tafelrunde.core.position import Position
from tafelrunde.envs.arrays import Actions, Buffers, GameArrays, game_arrays
from tafelrunde.envs.cuda.card import checked_device
from tafelrunde.envs.executors.choice import new_executor
from tafelrunde.envs.executors.interface import Executor, Job
from tafelrunde.envs.kernels.stepping import WORD
from tafelrunde.envs.spec import MAX_CYCLES, Spec, whole_number

LEAST_SHARE: Final = 128
"""Games that make a further thread worth while."""
MOST_GAMES: Final = 2**24
MOST_THREADS: Final = 256


class Batch:
    """Games side by side; each has dice of its own, so that results do not depend on the number of threads."""

    def __init__(
        self, spec: Spec, n: int, seed: int | None = None, threads: int | None = None, executor: str | None = None
    ) -> None:
        name = spec.game.name
        self.spec = spec
        self.n = whole_number(name, "n", n, 1, MOST_GAMES, f"a number of games, 1 to {MOST_GAMES}")
        wanted = min(cores(), max(1, n // LEAST_SHARE)) if threads is None else threads
        self.threads = whole_number(name, "threads", wanted, 1, MOST_THREADS, f"1 to {MOST_THREADS} threads")
        self._games = self._new_games()
        self._buffers = self.new_buffers()
        self._choices = self._zeros((n,), np.int32)
        self._alone = Lock()
        """Held for a whole step: what several threads ask of a batch comes in turn."""
        job = Job(spec, self._games, self._buffers, self._choices, self.threads)
        self._executor = self._new_executor(job, executor)
        weakref.finalize(self, self._executor.close)
        self.reset(seed)

    def new_buffers(self) -> Buffers:
        """Return room for a step."""
        return Buffers(*(self._zeros(shape, dtype) for shape, dtype in self._forms()))

    def reset(self, seed: int | None = None, into: Buffers | None = None) -> Buffers:
        """Begin all games anew; equal seeds give equal games."""
        if seed is not None:
            whole_number(self.spec.game.name, "seed", seed, 0, 2**128, "a whole number, 0 or more, or none")
        chance, choice = np.random.SeedSequence(seed).spawn(2)
        with self._alone:
            out = self._written_to(into)
            self._fill(self._games.rngs, chance.generate_state(self.n, np.uint64))
            self._fill(self._games.choice_rngs, choice.generate_state(self.n, np.uint64))
            self._executor.deal()
            for buffer in (out.rewards, out.terminated, out.truncated):
                self._fill(buffer, 0)
        return out

    def step(self, actions: npt.ArrayLike, into: Buffers | None = None) -> Buffers:
        """Play one action in every game, then chance; if any is illegal it raises and nothing has happened."""
        numbers = self._numbers(actions)
        with self._alone:
            out = self._written_to(into)
            wrong = self._executor.first_illegal(numbers)
            if wrong < self.n:
                self._refuse(wrong, self._number_at(actions, wrong))
            self._executor.step()
        return out

    def sample(self, into: Actions | None = None) -> Actions:
        """Return a random legal action for every game, all equally likely."""
        out: Actions = self._choices if into is None else self._fits("into", into, (self.n,), np.int32)
        with self._alone:
            self._executor.choose(out)
        return out

    def position(self, game: int) -> Position:
        """Return where a game stands, as a position of its own."""
        game = whole_number(self.spec.game.name, "game", game, 0, self.n - 1, f"0 to {self.n - 1}")
        return Position(self.spec.game, copied(self._state_of(game)))

    def close(self) -> None:
        """End the threads; nothing can be asked of the batch any more."""
        self._executor.close()

    def _new_games(self) -> GameArrays:
        return game_arrays(self.spec.start, self.n, self._words)

    def _new_executor(self, job: Job, name: str | None) -> Executor:
        return new_executor(job, name)

    def _zeros(self, shape: tuple[int, ...], dtype: type[Any]) -> Any:
        return np.zeros(shape, dtype)

    def _fill(self, array: Any, values: Any) -> None:
        array[:] = values

    def _number_at(self, actions: Any, game: int) -> int:
        return int(np.asarray(actions)[game])

    def _state_of(self, game: int) -> States:
        return self._games.states[game : game + 1]

    @property
    def _words(self) -> int:
        """How many words a set of actions takes."""
        return -(-self.spec.actions // WORD)

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

    def _written_to(self, into: Buffers | None) -> Buffers:
        """Say where to write; raise BadOption naming the buffer that does not fit."""
        out = self._buffers if into is None else into
        if out is not self._buffers:
            for name, buffer, form in zip(Buffers._fields, out, self._forms(), strict=True):
                self._fits(name, buffer, *form)
        self._executor.write_to(out)
        return out

    def _fits(self, name: str, buffer: Any, shape: tuple[int, ...], dtype: type[Any]) -> Any:
        """Return a buffer that can be written to, or raise BadOption."""
        if not isinstance(buffer, np.ndarray):
            raise self._unfit(name, type(buffer).__name__, shape, dtype)
        if buffer.shape != shape or buffer.dtype != dtype or not buffer.flags.carray:
            raise self._unfit(name, f"{buffer.dtype} of shape {buffer.shape}", shape, dtype)
        return buffer

    def _unfit(self, name: str, found: str, shape: tuple[int, ...], dtype: type[Any]) -> BadOption:
        expected = f"a writeable, aligned, contiguous {np.dtype(dtype)} array of shape {shape}"
        return BadOption("bad-option", game=self.spec.game.name, option=name, value=found, expected=expected)

    def _numbers(self, actions: npt.ArrayLike) -> Actions:
        """Return the actions as the kernels read them; what is no action's number stays none."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise self._no_numbers(given)
        if given.dtype == np.int32 and given.flags.c_contiguous and given.flags.aligned:
            return given
        return given.clip(-1, self.spec.actions).astype(np.int32, order="C")

    def _no_numbers(self, given: Any) -> BadOption:
        found = f"{given.dtype} of shape {given.shape}"
        expected = f"whole numbers, an array of shape ({self.n},)"
        return BadOption("bad-option", game=self.spec.game.name, option="actions", value=found, expected=expected)

    def _refuse(self, game: int, index: int) -> None:
        """Say which clause forbids an action, and in which game."""
        try:
            self.spec.code(self._state_of(game), index)
        except (BadNotation, IllegalAction) as error:
            problem = error.problem
            raise type(error)(
                msgspec.structs.replace(problem, facts={**problem.facts, "environment": game})
            ) from None


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def batch(
    name: str,
    n: int,
    *,
    seed: int | None = None,
    threads: int | None = None,
    executor: str | None = None,
    device: str = "cpu",
    rewards: str = "win",
    max_cycles: int = MAX_CYCLES,
    **options: Any,
) -> Batch:
    """Return n games side by side, dealt and ready for their first step; options are the game's own."""
    spec = Spec(name, rewards, max_cycles, **options)
    if checked_device(spec.game.name, device) == "cuda":
        from tafelrunde.envs.cuda.batching import CudaBatch

        return CudaBatch(spec, n, seed, threads, executor)
    return Batch(spec, n, seed, threads, executor)
