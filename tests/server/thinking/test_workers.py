"""House bots in processes of their own."""

import asyncio
import os
import signal
import threading

import pytest

import tafelrunde as tr
from tafelrunde.core.position import Position
from tafelrunde.server.thinking import workers
from tafelrunde.server.thinking.workers import Answerable, Question, Workers


def position() -> Position:
    return tr.game("knights").match(players=3, sampler=tr.seeded(1)).position


async def test_a_bot_answers_with_a_legal_action_again_and_again() -> None:
    bots = Workers(1, grace=120)
    for name in ("random", "steward", "random"):
        assert await bots.choose(name, position(), 0) in map(str, position().legal())
    bots.close()


async def test_the_event_loop_goes_on_while_bots_think() -> None:
    bots = Workers(1, grace=120)
    thinking = asyncio.ensure_future(bots.choose("random", position(), 0))
    ticks = 0
    while not thinking.done():
        await asyncio.sleep(0.001)
        ticks += 1
    assert ticks > 10
    bots.close()


def process_of(bots: Workers) -> int | None:
    """Return the number of the only worker's process, if it has one."""
    worker = bots._idle.get_nowait()
    bots._idle.put_nowait(worker)
    return worker._child._process.pid if worker._child._process else None


async def test_a_process_that_dies_or_is_too_slow_is_replaced_and_any_action_is_played() -> None:
    bots = Workers(1, grace=120)
    await bots.choose("random", position(), 0)
    first = process_of(bots)
    assert first is not None
    os.kill(first, signal.SIGKILL)
    for _ in range(2):  # nobody answers, then a new one
        assert await bots.choose("random", position(), 0) in map(str, position().legal())
    stopped = process_of(bots)
    assert stopped is not None
    assert stopped != first
    os.kill(stopped, signal.SIGSTOP)  # or it might answer at once
    bots._patience = 0.0
    assert await bots.choose("random", position(), 0) in map(str, position().legal())
    assert process_of(bots) is None
    bots._patience = 120.0
    assert await bots.choose("random", position(), 0) in map(str, position().legal())
    assert process_of(bots) not in (None, first, stopped)
    bots.close()


async def test_a_process_has_time_to_start_however_little_its_bot_has() -> None:
    bots = Workers(1, budget=0, grace=0)
    await bots.choose("random", position(), 0)
    assert process_of(bots) is not None, "whoever is ended while starting has to start again, for ever"
    bots.close()


class Patient(Workers):
    """Bots that decide when they are told to, and note for whom they decided."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes)
        self.go_on = threading.Event()
        self.decided: list[str] = []

    def _ask(self, question: Answerable, patience: float) -> object:
        assert isinstance(question, Question)
        self.go_on.wait(60)
        self.decided.append(question.bot)
        return question.codes[0]


async def test_sixty_tables_of_one_host_hold_the_bot_of_another_up_for_one_decision() -> None:
    bots, loop = Patient(1), asyncio.get_running_loop()
    many = [loop.create_task(bots.choose("mallory", position(), 0, ("net", "mallory"))) for _ in range(60)]
    one = loop.create_task(bots.choose("ada", position(), 0, ("home", "ada")))
    await asyncio.sleep(0)
    assert len(bots.queue) == 60
    bots.go_on.set()
    await asyncio.gather(one, *many)
    assert bots.decided.index("ada") == 1
    bots.close()


async def test_one_host_never_has_all_processes() -> None:
    bots, loop = Patient(2), asyncio.get_running_loop()
    many = [loop.create_task(bots.choose("mallory", position(), 0, ("mallory",))) for _ in range(60)]
    await asyncio.sleep(0)
    assert len(bots.queue) == 59, "one thinks, one process is left for whoever comes next"
    one = loop.create_task(bots.choose("ada", position(), 0, ("ada",)))
    await asyncio.sleep(0)
    assert len(bots.queue) == 59
    bots.go_on.set()
    await asyncio.gather(one, *many)
    bots.close()


async def test_closing_ends_a_process_that_thinks() -> None:
    bots = Workers(1, grace=120)
    await bots.choose("random", position(), 0)
    process = bots._workers[0]._child._process
    assert process is not None
    bots.close()
    process.join(60)
    assert not process.is_alive()


@pytest.mark.parametrize("name", ["nobody", "steward"])
def test_a_bot_that_fails_is_noted_and_has_no_answer(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_bot", lambda *_: None)
    here = position()
    question = Question(name, "knights", here.state.tobytes(), 0, here.codes.tolist(), 1.0)
    assert question.answer() is None
