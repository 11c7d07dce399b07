"""The rules are compiled step by step in processes of their own, the wanted game first."""

import os
import queue
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tafelrunde.core import kernel
from tafelrunde.core.registry import game, games
from tafelrunde.server.operations import compiling
from tafelrunde.server.operations.compiling import Compiler, Process, Step, cold, steps_of


class Slow:
    """Does a step whenever it is told to."""

    def __init__(self) -> None:
        self.begun: queue.SimpleQueue[Step] = queue.SimpleQueue()
        self.answers: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def do(self, step: Step) -> str | None:
        self.begun.put(step)
        return self.answers.get()

    def dismiss(self) -> None:
        self.answers.put(None)

    def next(self) -> Step:
        """Return what it begins next."""
        return self.begun.get(timeout=30)

    def follow(self) -> list[str]:
        """Let it do everything, and return what that was."""
        did = list[Step]()
        while not did or self.begun.qsize() or threads_at_work():
            try:
                did.append(self.begun.get(timeout=0.05))
            except queue.Empty:
                continue
            self.answers.put(None)
        return [f"{step.game} {step.name}" for step in did]


def threads_at_work() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name.startswith("compiling")]


def let_them_end() -> None:
    for thread in threads_at_work():
        thread.join(60)
        assert not thread.is_alive()


@pytest.fixture(autouse=True)
def marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Marks of what is compiled, in a folder of their own."""
    monkeypatch.setattr(compiling, "_mark", lambda name: tmp_path / f"{name}-ready")
    yield tmp_path
    let_them_end()


@pytest.mark.parametrize("name", games())
def test_every_step_of_every_game_is_known_with_its_length(name: str) -> None:
    seconds = game(name).warm_seconds
    assert set(seconds) == {step for step, _ in game(name).warm_steps()} | {"bots"}
    later = [step.name for step in steps_of(name) if step.is_later]
    assert later == [*list(seconds)[1 - len(later) :], "analysis"]


def test_what_can_be_compiled_beside_is_and_what_needs_both_waits() -> None:
    steps = {step.name: step for step in steps_of("court")}
    assert steps["abilities"].after == steps["large turns"].after == frozenset()
    assert steps["odds"].after == {"aids", "small turns"}
    assert steps["bots"].after == {"words"}


def test_what_tables_need_comes_before_the_rest_and_marks_are_made_at_the_end(marks: Path) -> None:
    hand = Slow()
    compiler = Compiler(["knights", "torres"], [hand])
    assert cold(["knights", "torres"]) == ["knights", "torres"]
    compiler.start()
    did = hand.follow()
    assert did[:2] == ["knights rules", "knights chance"]
    assert did.index("torres bots") < did.index("knights playouts") < did.index("torres playouts")
    assert sorted(path.name for path in marks.iterdir()) == ["knights-ready", "torres-ready"]
    assert (compiler.is_at_work, cold(["knights", "torres"])) == (False, [])


def test_the_game_that_somebody_wants_is_compiled_next() -> None:
    hand = Slow()
    compiler = Compiler(games(), [hand])
    compiler.start()
    assert hand.next().game == "knights"
    compiler.prefer("torres")
    hand.answers.put(None)
    assert hand.next() == steps_of("torres")[0]
    compiler.stop()


def test_a_game_is_playable_when_all_that_a_table_needs_is_there() -> None:
    hand = Slow()
    compiler = Compiler(["torres"], [hand])
    assert (compiler.is_playable("torres"), compiler.is_playable("knights")) == (False, True)
    assert compiler.percent("torres") == 0
    compiler.start()
    while not (step := hand.next()).is_later:
        assert not compiler.is_playable("torres")
        assert compiler.percent("torres") < 100
        hand.answers.put(None)
    assert compiler.is_playable("torres")
    assert compiler.percent("torres") == 100 > compiler.percent("torres", later=True)
    assert step.name == "playouts"
    compiler.stop()


def test_a_game_that_cannot_be_compiled_keeps_no_other_one_waiting(marks: Path) -> None:
    hand = Slow()
    compiler = Compiler(["knights", "torres"], [hand])
    compiler.start()
    assert hand.next().game == "knights"
    hand.answers.put("no room")
    did = hand.follow()
    assert {line.split()[0] for line in did} == {"torres"}
    assert compiler.failed == {"knights": "no room"}
    assert [path.name for path in marks.iterdir()] == ["torres-ready"]


def test_rules_alone_are_compiled_without_the_players_and_mark_nothing(marks: Path) -> None:
    hand = Slow()
    compiler = Compiler(["knights"], [hand], with_bots=False)
    compiler.start()
    assert hand.follow() == [f"knights {step}" for step in game("knights").warm_seconds if step != "bots"]
    assert list(marks.iterdir()) == []


def test_whoever_stops_in_the_middle_marks_nothing(marks: Path) -> None:
    hand = Slow()
    compiler = Compiler(["knights"], [hand])
    compiler.start()
    hand.next()
    compiler.stop()
    let_them_end()
    assert list(marks.iterdir()) == []


def test_a_process_compiles_a_step_and_tells_what_went_wrong() -> None:
    process = Process()
    try:
        assert process.do(Step("knights", "aids", 0.1, frozenset())) is None
        assert process.do(Step("knights", "nonsense", 0.1, frozenset())) == "KeyError: 'nonsense'"
        assert process.do(Step("knights", "aids", 0.1, frozenset())) is None
    finally:
        process.dismiss()


def test_a_process_that_dies_is_replaced() -> None:
    process = Process()
    try:
        assert process.do(Step("knights", "aids", 0.1, frozenset())) is None
        assert process._child._process is not None
        process._child._process.kill()
        process._child._process.join()
        assert process.do(Step("knights", "aids", 0.1, frozenset())) is None
    finally:
        process.dismiss()


def test_another_copy_of_the_same_sources_has_not_been_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: Callable[[], str] = compiling._installation.__wrapped__
    source = tmp_path / "core" / "kernel.py"
    source.parent.mkdir()
    source.touch()
    here = installed()
    monkeypatch.setattr(kernel, "__file__", str(source))
    there = installed()
    os.utime(source, (1, 1))
    assert len({here, there, installed()}) == 3
