"""A batch in the memory of a graphics card: what it takes and gives are arrays that lie there."""

from typing import Any

import numpy as np

from tafelrunde.core.memory import States
from tafelrunde.envs.arrays import Buffers, GameArrays
from tafelrunde.envs.batching import Batch
from tafelrunde.envs.cuda.card import card
from tafelrunde.envs.cuda.stepping import BLOCK, card_loops
from tafelrunde.envs.executors.cuda import CudaExecutor
from tafelrunde.envs.executors.interface import Executor, Job


class CudaBatch(Batch):
    """Games on a card; its arrays have `__cuda_array_interface__`, so PyTorch and JAX take them as they are."""

    def _new_games(self) -> GameArrays:
        n, start = self.n, self.spec.start
        return GameArrays(
            states=card().cuda.device_array(n, start.dtype),
            start=card().cuda.to_device(start.copy()),
            rngs=self._zeros((n,), np.uint64),
            choice_rngs=self._zeros((n,), np.uint64),
            lengths=self._zeros((n,), np.int32),
            legal=self._zeros((n, self._words), np.uint64),
            counts=self._zeros((n,), np.int32),
        )

    def _new_executor(self, job: Job, name: str | None) -> Executor:
        return CudaExecutor(job)

    def _zeros(self, shape: tuple[int, ...], dtype: type[Any]) -> Any:
        return card().cuda.to_device(np.zeros(shape, dtype))

    def _fill(self, array: Any, values: Any) -> None:
        array.copy_to_device(np.ascontiguousarray(np.broadcast_to(np.asarray(values, array.dtype), array.shape)))

    def _number_at(self, actions: Any, game: int) -> int:
        if not hasattr(actions, "__cuda_array_interface__"):
            return super()._number_at(actions, game)
        return int(on_card(actions)[game])

    def _state_of(self, game: int) -> States:
        there: Any = self._games.states
        state: States = there[game : game + 1].copy_to_host()
        return state

    def _written_to(self, into: Buffers | None) -> Buffers:
        """Say where to write: into arrays of the caller's that lie on the card, or the batch's own."""
        if into is None:
            return super()._written_to(None)
        forms = zip(Buffers._fields, into, self._forms(), strict=True)
        self._executor.write_to(Buffers(*(self._fits(name, buffer, *form) for name, buffer, form in forms)))
        return into

    def _fits(self, name: str, buffer: Any, shape: tuple[int, ...], dtype: type[Any]) -> Any:
        if not hasattr(buffer, "__cuda_array_interface__"):
            raise self._unfit(name, type(buffer).__name__, shape, dtype)
        array = on_card(buffer)
        if array.shape != shape or array.dtype != dtype or not array.is_c_contiguous():
            raise self._unfit(name, f"{array.dtype} of shape {array.shape}", shape, dtype)
        return array

    def _numbers(self, actions: Any) -> Any:
        """Return the actions as the kernels read them; those of the host are copied."""
        if not hasattr(actions, "__cuda_array_interface__"):
            return card().cuda.to_device(super()._numbers(actions))
        given = on_card(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise self._no_numbers(given)
        if given.dtype == np.int32 and given.is_c_contiguous():
            return given
        narrow = card().cuda.device_array(self.n, np.int32)
        card_loops(self.spec.game.name).narrow[-(-self.n // BLOCK), BLOCK](given, self.spec.actions, narrow)
        return narrow


def on_card(array: Any) -> Any:
    """Return an array of any library that lies on the card as numba's, in the same memory."""
    return card().cuda.as_cuda_array(array)
