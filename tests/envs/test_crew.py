"""Threads of a batch: they sleep when idle, nobody waits for one that is not there, and they go in the end."""

import gc
import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from tafelrunde.envs import Batch, batch
from tafelrunde.envs.crew import Crew
from tafelrunde.envs.kernels.box import AT, box_size
from tafelrunde.envs.kernels.sharing import STEP, Sharing


def equal_games(threads: int) -> Batch:
    """Return equal games, whatever the number of threads."""
    return batch("court", 600, players=2, seed=4, threads=threads)


def play(games: Batch, steps: int, rest: float = 0) -> bytes:
    """Play at random, perhaps with rests that let the threads fall asleep, and return what is seen then."""
    for _ in range(steps):
        games.step(games.sample())
        time.sleep(rest)
    return games.step(games.sample()).observations.tobytes()


def threads_alive() -> int:
    gc.collect()
    return threading.active_count()


def test_threads_that_fell_asleep_wake_up_for_the_next_step() -> None:
    assert play(equal_games(4), 20, rest=0.01) == play(equal_games(1), 20)


def test_more_threads_than_games_do_no_harm() -> None:
    few = [batch("court", 3, players=2, seed=4, threads=threads) for threads in (1, 8)]
    assert play(few[0], 50) == play(few[1], 50)


def test_what_several_threads_ask_at_once_is_answered_in_turn_and_to_each() -> None:
    games = equal_games(2)

    def ask(_: int) -> bool:
        mine = np.full(games.n, -1, np.int32)
        games.sample(mine)
        return bool((mine >= 0).all())

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(ask, range(2000)))
    games.step(games.sample())


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_forked_process_which_has_no_threads_plays_on_alone() -> None:
    games, expected = equal_games(3), play(equal_games(1), 30)
    play(games, 9)
    child = os.fork()
    if child == 0:
        os._exit(0 if play(games, 20) == expected else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert play(games, 20) == expected


def test_threads_can_be_let_go() -> None:
    before = threads_alive()
    games = equal_games(3)
    assert threads_alive() == before + 2
    games.close()
    assert threads_alive() == before
    with pytest.raises(RuntimeError, match="closed"):
        games.step(games.sample())
    games.close()


def test_threads_go_with_a_batch_that_nobody_has_any_more() -> None:
    before = threads_alive()
    games = equal_games(3)
    del games
    assert threads_alive() == before


def test_what_goes_wrong_in_a_thread_is_raised_where_the_step_was_asked_for() -> None:
    def fail(box: object, lane: int) -> None:
        if lane:
            raise IndexError("beyond the end")

    box = np.zeros(box_size(2), np.int64)
    box[AT.threads] = 2
    crew = Crew(Sharing(lead=lambda box, task: False, wait=lambda box: False, help=fail), box)
    with pytest.raises(IndexError, match="beyond the end"):
        crew.run(STEP)
    with pytest.raises(RuntimeError, match="closed"):  # rather than to play on with games half stepped
        crew.run(STEP)
    crew.close()
