"""Torres is learned from nothing: values foretell better, and equal seeds give equal weights."""

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor

import numpy as np
import pytest

from tafelrunde.bots.torres.choose import Style
from tafelrunde.bots.torres.features import UNIT
from tafelrunde.bots.torres.value import Weights, judge_by, win_shares
from tafelrunde.bots.training import torres
from tafelrunde.bots.training.torres_calibrate import LEAST, calibrated
from tafelrunde.bots.training.torres_learn import fit, foretell, seen, won
from tafelrunde.bots.training.torres_play import Job, Match, play
from tafelrunde.core.registry import game


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    weights = Weights.fresh(0)
    return play(Job("basic", ((weights, Style(2, 4, noise=0.05)),) * 2, tuple(range(8)), (0, 1) * 4, 0.5))


def test_a_match_is_recorded_at_every_end_of_a_turn(matches: list[Match]) -> None:
    setup, turns, kings_moves = 3, 24, 2
    for match in matches:
        assert match.rows.shape[0] == setup + turns + kings_moves
        assert match.to_come[0].tolist() == [12, 12]
        assert match.to_come[-1].tolist() == [0, 0]


def test_learning_foretells_the_points_better(matches: list[Match]) -> None:
    def error(weights: Weights) -> float:
        told = seen(weights, matches)
        final = np.concatenate([np.repeat(match.points[None], len(match.rows), 0) for match in matches])
        return float(np.square(foretell(weights, told.rows, told.to_come).worths - final).mean())

    before = Weights.fresh(0)
    after = before
    for number in range(5):
        after = fit(after, matches, number)
    assert error(after) < 0.8 * error(before)


def test_the_learner_foretells_what_players_judge_by() -> None:
    """The formula of the learner and that of the kernels are one."""
    generator = np.random.default_rng(1)
    fresh = Weights.fresh(0)
    drawn = {name: generator.normal(0, 0.3, array.shape) for name, array in fresh._asdict().items()}
    weights = fresh._replace(**{name: drawn[name].astype(np.float32) for name in ("linear", "into", "bias", "out")})
    position = game("torres").start(players=3, start=0)
    for text in ("D c3", "D f6", "D f3", "king a4", "D c2", "track"):
        position = position.apply(text)
    judge = judge_by(weights)
    win_shares(position.state[0], judge[0])
    told = foretell(weights, judge[0]["rows"][None, :3] / UNIT, np.array([[9, 10, 10]]))
    assert judge[0]["worths"][:3] == pytest.approx(told.worths[0], abs=1e-4)
    assert judge[0]["shares"][:3] == pytest.approx(told.shares[0], abs=0.03)


def test_a_win_is_shared_by_the_best() -> None:
    assert won(np.array([1.0, 2.0, 2.0], np.float32)).tolist() == [0.0, 0.5, 0.5]


@pytest.fixture
def executor() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as threads:
        yield threads


def test_equal_seeds_learn_equal_weights(monkeypatch: pytest.MonkeyPatch, executor: Executor) -> None:
    monkeypatch.setattr(torres, "ROUNDS", 2)
    monkeypatch.setattr(torres, "CHUNK", 1)
    monkeypatch.setattr(torres, "LEARNING", Style(2, 4, noise=0.05))
    monkeypatch.setattr(torres, "TABLES", tuple(table._replace(matches=1) for table in torres.TABLES))
    monkeypatch.setattr(torres, "WATCHED", tuple(table._replace(matches=1) for table in torres.WATCHED))
    trainer = torres.TRAINER
    fresh = trainer.fresh(3)
    once, again = (trainer.improve(fresh, 1, 5, executor, lambda *_: None) for _ in range(2))
    assert all((once[name] == again[name]).all() for name in fresh)
    assert any((once[name] != fresh[name]).any() for name in fresh)


def test_a_duel_gives_every_seat_its_turn(monkeypatch: pytest.MonkeyPatch, executor: Executor) -> None:
    monkeypatch.setattr(torres, "DUEL", Style(2))
    fresh = torres.TRAINER.export(torres.TRAINER.fresh(3))
    shares = torres.TRAINER.duel(fresh, fresh, 2, 6, 1, executor)
    assert [first + second for first, second in zip(shares[::2], shares[1::2], strict=True)] == [1.0, 1.0, 1.0]


def test_a_lead_is_never_taken_for_a_drawback() -> None:
    learned = dict(torres.TRAINER.fresh(3))
    learned["two.sharpness"] = np.full_like(learned["two.sharpness"], -1.0)
    exported = torres.TRAINER.export(learned)
    assert (exported["two.sharpness"] > 0).all()
    assert all((exported[name] == learned[name]).all() for name in learned if name != "two.sharpness")


def test_a_lesson_has_the_newest_matches_and_some_of_the_others(matches: list[Match]) -> None:
    memory = [{"two": matches[:1] * 200}, {"two": matches[1:3]}]
    drawn = torres.lesson(memory, "two", 1)
    assert drawn[-2:] == matches[1:3]
    assert 200 * torres.LESSON * 0.7 < len(drawn) < 200 * torres.LESSON * 1.3


def test_leads_that_decide_nothing_lose_their_sharpness(matches: list[Match]) -> None:
    """Where winners are drawn by lot, a lead is worth less; where the leader always wins, more."""
    weights = Weights.fresh(0)._replace(sharpness=np.full(41, 2.0, np.float32))
    many = matches * (1 + LEAST // len(matches))
    generator = np.random.default_rng(1)
    by_lot = [match._replace(points=generator.permutation([1.0, 2.0])) for match in many]
    ends = [match._replace(rows=match.rows[-1:], to_come=match.to_come[-2:-1]) for match in many]
    worths = foretell(weights, ends[0].rows.astype(np.float32), ends[0].to_come.astype(np.int64)).worths
    by_lead = [ends[0]._replace(points=worths[0])] * LEAST
    turns = int(ends[0].to_come.sum())
    assert calibrated(weights, by_lot).sharpness[12] < 1.0
    assert calibrated(weights, by_lead).sharpness[turns] > 3.0
