"""Both executors of a batch: equal results, threads that end, and no waiting for one that is not there."""

import gc
import multiprocessing
import os
import platform
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from tafelrunde.core.errors import BadOption
from tafelrunde.envs import Batch, Buffers, Spec, batch
from tafelrunde.envs.arrays import game_arrays
from tafelrunde.envs.executors import choice, spinning
from tafelrunde.envs.executors.choice import PLAIN, SPINNING, VARIABLE, executors, new_executor
from tafelrunde.envs.executors.interface import Job
from tafelrunde.envs.executors.plain import PlainExecutor
from tafelrunde.envs.kernels import atomics
from tafelrunde.envs.kernels.sharing import Sharing
from tafelrunde.envs.kernels.stepping import Loops
from tests.envs.cases import ONE_EACH, Case

EXECUTORS = list(executors())


@pytest.fixture(params=EXECUTORS)
def executor(request: pytest.FixtureRequest) -> str:
    """The name of each executor in turn."""
    name: str = request.param
    return name


def equal_games(executor: str, threads: int) -> Batch:
    """Return equal games, whatever the executor and the number of threads."""
    return batch("court", 600, players=2, seed=4, threads=threads, executor=executor)


def play(games: Batch, steps: int, rest: float = 0) -> bytes:
    """Play at random, perhaps with rests that let the threads fall asleep, and return what is seen then."""
    for _ in range(steps):
        games.step(games.sample())
        time.sleep(rest)
    return games.step(games.sample()).observations.tobytes()


def threads_alive() -> int:
    gc.collect()
    return threading.active_count()


@pytest.mark.parametrize("case", ONE_EACH, ids=str)
@pytest.mark.parametrize("threads", [1, 2, 3, 7])
def test_results_depend_on_neither_executor_nor_number_of_threads(case: Case, executor: str, threads: int) -> None:
    played = []
    for name, number in ((PLAIN, 1), (executor, threads)):
        games = batch(case.game, 70, seed=5, threads=number, executor=name, **case.options)
        steps = [[array.tobytes() for array in games.step(games.sample())] for _ in range(100)]
        played.append(steps)
    assert played[0] == played[1]


def test_threads_that_fell_asleep_wake_up_for_the_next_step(executor: str) -> None:
    assert play(equal_games(executor, 4), 20, rest=0.01) == play(equal_games(executor, 1), 20)


def test_more_threads_than_games_do_no_harm(executor: str) -> None:
    few = [batch("court", 3, players=2, seed=4, threads=threads, executor=executor) for threads in (1, 8)]
    assert play(few[0], 50) == play(few[1], 50)


def test_what_several_threads_ask_at_once_is_answered_in_turn_and_to_each(executor: str) -> None:
    games = equal_games(executor, 2)

    def ask(_: int) -> bool:
        mine = np.full(games.n, -1, np.int32)
        games.sample(mine)
        return bool((mine >= 0).all())

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(ask, range(2000)))
    games.step(games.sample())


def test_the_callers_arrays_are_used_even_if_they_cannot_be_written(executor: str) -> None:
    games, expected = equal_games(executor, 2), equal_games(executor, 2)
    out = games.new_buffers()
    chosen = games.sample(np.zeros(games.n, np.int32))
    chosen.flags.writeable = False
    assert games.step(chosen, into=out) is out
    assert out.observations.tobytes() == expected.step(expected.sample()).observations.tobytes()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_forked_process_which_has_no_threads_plays_on(executor: str) -> None:
    games, expected = equal_games(executor, 3), play(equal_games(executor, 1), 30)
    play(games, 9)
    child = os.fork()
    if child == 0:
        os._exit(0 if play(games, 20) == expected else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert play(games, 20) == expected


def test_a_spawned_process_plays_the_same(executor: str) -> None:
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(_played_elsewhere, (executor,)) == play(equal_games(executor, 1), 20)


def _played_elsewhere(executor: str) -> bytes:
    return play(equal_games(executor, 3), 20)


def test_threads_can_be_let_go(executor: str) -> None:
    before = threads_alive()
    games = equal_games(executor, 3)
    assert threads_alive() == before + 2
    games.close()
    assert threads_alive() == before
    with pytest.raises(RuntimeError, match="closed"):
        games.step(games.sample())
    games.close()


def test_threads_go_with_a_batch_that_nobody_has_any_more(executor: str) -> None:
    before = threads_alive()
    games = equal_games(executor, 3)
    del games
    assert threads_alive() == before


def job(spec: Spec, threads: int) -> Job:
    """Return work of a few games for an executor without a batch."""
    shapes = [(4, spec.observation_size), (4, spec.actions), (4,), (4, spec.players), (4,), (4,)]
    types: list[type[Any]] = [np.float32, np.bool_, np.int8, np.float32, np.bool_, np.bool_]
    buffers = Buffers(*(np.zeros(shape, dtype) for shape, dtype in zip(shapes, types, strict=True)))
    return Job(spec, game_arrays(spec.start, 4, words=8), buffers, np.zeros(4, np.int32), threads)


def fail_in_helpers(*_: Any) -> None:
    if threading.current_thread() is not threading.main_thread():
        raise IndexError("beyond the end")


def fail_to_help(_: Any, lane: int) -> None:
    if lane:
        raise IndexError("beyond the end")


def test_what_goes_wrong_in_a_thread_is_raised_where_the_step_was_asked_for(
    executor: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = Sharing(lead=lambda shared, task: False, wait=lambda shared: False, help=fail_to_help)
    monkeypatch.setattr(spinning, "sharing_of", lambda *_: failing)
    spec = Spec("court", players=2)
    loops: list[Callable[..., Any]] = [fail_in_helpers] * 4
    spec.kernels = spec.kernels._replace(loops=Loops(*loops))
    games = new_executor(job(spec, threads=2), executor)
    with pytest.raises(IndexError, match="beyond the end"):
        games.step()
    with pytest.raises(RuntimeError, match="closed"):  # rather than to play on with games half stepped
        games.step()
    games.close()


def test_whoever_interrupts_the_wait_for_a_step_that_is_done_may_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object) -> None:
        raise KeyboardInterrupt

    games = PlainExecutor(job(Spec("court", players=2), threads=2))
    with monkeypatch.context() as patched:
        patched.setattr(Future, "result", interrupt)
        with pytest.raises(KeyboardInterrupt):
            games.deal()
    games.deal()
    games.close()


def test_the_fastest_executor_that_works_is_chosen_unless_another_is_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    work = job(Spec("court", players=2), threads=1)
    kinds = executors()
    assert isinstance(new_executor(work), kinds[EXECUTORS[0]])  # type: ignore[arg-type]
    for name, kind in kinds.items():
        assert isinstance(new_executor(work, name), kind)  # type: ignore[arg-type]
        monkeypatch.setenv(VARIABLE, name)
        assert isinstance(new_executor(work), kind)  # type: ignore[arg-type]
    assert isinstance(new_executor(work, PLAIN), PlainExecutor)


@pytest.mark.parametrize("lacking", ["another processor", "no atomic instructions"])
def test_where_threads_cannot_meet_in_memory_the_plain_executor_is_chosen(
    lacking: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if lacking == "another processor":
        monkeypatch.setattr(platform, "machine", lambda: "riscv64")
    else:
        monkeypatch.setattr(atomics, "NEEDED", ("an instruction of tomorrow",))
    monkeypatch.setattr(choice, "executors", executors.__wrapped__)
    work = job(Spec("court", players=2), threads=1)
    assert isinstance(new_executor(work), PlainExecutor)
    with pytest.raises(BadOption) as bad:
        new_executor(work, SPINNING)
    assert bad.value.problem.facts["expected"] == "'plain' on this machine"


def test_an_executor_that_is_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "spining")
    with pytest.raises(BadOption) as bad:
        batch("court", 4, players=2)
    assert (bad.value.problem.facts["option"], bad.value.problem.facts["value"]) == ("executor", "spining")
