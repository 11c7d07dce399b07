"""Slow work is queued per owner, and every owner gets their turn."""

import asyncio
import threading
from itertools import pairwise

import pytest

from tafelrunde.server.errors import Refused
from tafelrunde.server.http.errors import status_of
from tafelrunde.server.thinking.fair_queue import SERVER, FairPool, FairQueue, Owner


class Clients:
    """Whoever waits for a turn; what they do takes until it is ended by hand."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.begun: list[str] = []
        self.running: list[Owner] = []

    async def come(self, *owner: str, count: int = 1) -> list[asyncio.Task[None]]:
        """Let somebody wait for so many turns."""
        tasks = [asyncio.ensure_future(self._wait(owner)) for _ in range(count)]
        await settle()
        return tasks

    async def _wait(self, owner: Owner) -> None:
        await self.queue.acquire(owner)
        self.begun.append(owner[-1] if owner else "server")
        self.running.append(owner)

    async def end(self, count: int = 1) -> None:
        """End the turns that have lasted longest, one after another."""
        for _ in range(count):
            self.queue.release(self.running.pop(0))
            await settle()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_whoever_asks_for_much_comes_after_whoever_asks_for_little() -> None:
    here = Clients(FairQueue(1))
    await here.come("mallory", count=60)
    await here.come("ada")
    await here.come("bela", count=2)
    await here.end(6)
    assert here.begun == ["mallory", "ada", "bela", "mallory", "bela", "mallory", "mallory"]


async def test_whoever_was_just_served_comes_after_whoever_waits() -> None:
    here = Clients(FairQueue(1))
    await here.come("ada")
    await here.come("mallory", count=9)
    for _ in range(3):
        await here.come("ada")
        await here.end(2)
    assert here.begun == ["ada", *["mallory", "ada"] * 3]


async def test_nobody_has_all_turns_where_there_are_several() -> None:
    here = Clients(FairQueue(3))
    await here.come("mallory", count=60)
    assert here.begun == ["mallory"] * 2
    await here.come("ada")
    assert here.begun == ["mallory"] * 2 + ["ada"], "at once"


async def test_the_only_turn_is_granted_to_anybody() -> None:
    here = Clients(FairQueue(1))
    await here.come("ada")
    assert here.begun == ["ada"]


async def test_many_guests_of_one_network_are_one_owner_to_others_and_share_among_themselves() -> None:
    here = Clients(FairQueue(1))
    for guest in ("m1", "m2", "m3"):
        await here.come("net", guest, count=2)
    for _ in range(3):
        await here.come("home", "ada")
    await here.end(8)
    assert here.begun == ["m1", "ada", "m2", "ada", "m3", "ada", "m1", "m2", "m3"]


async def test_the_server_itself_waits_like_anybody_else() -> None:
    here = Clients(FairQueue(1))
    await here.come("mallory", count=5)
    await here.come(*SERVER)
    await here.end(2)
    assert here.begun == ["mallory", "server", "mallory"]


async def test_whoever_has_too_much_waiting_is_refused_alone() -> None:
    here = Clients(FairQueue(1, most_each=3, most=10))
    tasks = await here.come("mallory", count=6)
    refused = [task.exception() for task in tasks if task.done()]
    found = [error for error in refused if isinstance(error, Refused)]
    assert [(status_of(error), error.problem.code) for error in found] == [(429, "busy")] * 2
    assert all(error.problem.facts["seconds"] == 5 for error in found), "they are told when to come back"
    assert not (await here.come("ada"))[0].done(), "she waits"
    await here.end()
    assert here.begun == ["mallory", "ada"]


async def test_where_all_is_full_the_last_one_of_whoever_has_most_gives_way() -> None:
    here = Clients(FairQueue(1, most=4))
    tasks = await here.come("mallory", count=5)
    (ada,) = await here.come("ada")
    assert [task.done() for task in tasks] == [True, False, False, False, True]
    assert isinstance(error := tasks[-1].exception(), Refused)
    assert status_of(error) == 503
    (more,) = await here.come("mallory")
    assert isinstance(more.exception(), Refused), "nobody gives way to whoever has most"
    await here.end()
    assert ada.done()
    assert ada.exception() is None
    assert len(here.queue) == 3


async def test_whoever_leaves_no_longer_waits() -> None:
    here = Clients(FairQueue(1))
    tasks = await here.come("mallory", count=5)
    for task in tasks[1:]:
        task.cancel()
    await settle()
    assert len(here.queue) == 0
    await here.come("ada")
    await here.end()
    assert here.begun == ["mallory", "ada"]


async def test_a_turn_granted_to_whoever_leaves_at_that_moment_is_passed_on() -> None:
    here = Clients(FairQueue(1))
    await here.come("ada")
    (leaving,) = await here.come("mallory")
    here.queue.release(here.running.pop())
    leaving.cancel()
    await settle()
    await here.come("bela")
    assert here.begun == ["ada", "bela"]


async def test_a_turn_is_not_granted_to_whoever_has_just_left() -> None:
    clients = Clients(FairQueue(1))
    await clients.come("Ada")
    (leaving,) = await clients.come("Béla")
    await clients.come("Cleo")
    leaving.cancel()
    await clients.end()
    assert clients.begun == ["Ada", "Cleo"]
    await clients.end()
    await clients.come("Dora")
    assert clients.begun == ["Ada", "Cleo", "Dora"]


async def test_where_all_is_full_whoever_has_just_left_gives_way() -> None:
    queue = FairQueue(1, most=2)
    clients = Clients(queue)
    await clients.come("Ada")
    _, leaving = await clients.come("Béla", count=2)
    newcomer = asyncio.ensure_future(queue.acquire(("Cleo",)))
    leaving.cancel()
    await settle()
    assert len(queue) == 2
    assert not newcomer.done()
    newcomer.cancel()


async def test_whoever_is_refused_and_leaves_at_that_moment_holds_no_turn() -> None:
    here = Clients(FairQueue(1, most=2))
    tasks = await here.come("mallory", count=3)
    ada = asyncio.ensure_future(here._wait(("ada",)))
    await asyncio.sleep(0)
    tasks[-1].cancel()
    await settle()
    await here.end(2)
    assert here.begun == ["mallory", "ada", "mallory"]
    assert ada.done()
    await here.come("bela")
    assert here.begun[-1] == "mallory", "there is one turn, and it is taken"


async def test_what_nobody_waits_for_any_more_ends_before_the_next_begins() -> None:
    pool = FairPool("test", 1)
    go_on, began = threading.Event(), threading.Event()
    at_once: list[int] = []

    def work() -> int:
        at_once.append(1)
        began.set()
        go_on.wait(60)
        at_once.pop()
        return len(at_once)

    first = asyncio.ensure_future(pool.run(("mallory",), work))
    while not began.is_set():
        await asyncio.sleep(0.001)
    first.cancel()
    second = asyncio.ensure_future(pool.run(("ada",), work))
    await settle()
    assert len(at_once) == 1
    assert len(pool.queue) == 1
    go_on.set()
    assert await second == 0
    pool.close()


async def test_what_fails_frees_its_turn() -> None:
    pool = FairPool("test", 1)
    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            await pool.run(SERVER, lambda: 1 // 0)
    assert await pool.run(SERVER, lambda: 7) == 7
    pool.close()
    for _ in range(3):
        with pytest.raises(RuntimeError):
            await pool.run(SERVER, lambda: 7)


async def test_no_owner_waits_for_more_than_one_round() -> None:
    here = Clients(FairQueue(1))
    owners = [f"o{number}" for number in range(7)]
    for owner in owners:
        await here.come(owner, count=1 + 9 * (owner == "o3"))
    for owner in owners:
        await here.come(owner, count=5)
    await here.end(30)
    for owner in owners:
        places = [place for place, who in enumerate(here.begun) if who == owner][:5]
        assert all(later - sooner <= len(owners) for sooner, later in pairwise(places))
