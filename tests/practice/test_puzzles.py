"""Puzzles of the package: each has one clear answer, and a day has one of them."""

from itertools import count
from pathlib import Path

import msgspec
import pytest

import tafelrunde as tr
from tafelrunde.practice import puzzles as making
from tafelrunde.practice.grading import NEARLY, grade, positions_of
from tafelrunde.practice.house_numbers import all_house_numbers
from tafelrunde.practice.puzzles import CLEAR, FEWEST, puzzle_of_the_day, puzzles
from tafelrunde.practice.spacing import DAY


@pytest.mark.parametrize("game", tr.games())
def test_every_puzzle_has_one_clear_answer(game: str) -> None:
    for puzzle in puzzles(game):
        position = positions_of(puzzle.exercise)[0][-1]
        assert position.to_act == puzzle.seat
        best, *others = puzzle.answers
        assert {each.do for each in puzzle.answers} == {str(action) for action in position.legal()}
        assert len(puzzle.answers) >= FEWEST
        assert best.loss < NEARLY * 2 / position.players
        assert all(each.loss >= CLEAR * 2 / position.players for each in others)


@pytest.mark.parametrize("game", tr.games())
def test_what_is_kept_of_a_puzzle_is_what_grading_says(game: str) -> None:
    for puzzle in puzzles(game)[:3]:
        for kept in (puzzle.answers[0], puzzle.answers[-1]):
            again = grade(puzzle.exercise, kept.do)
            assert again.loss == pytest.approx(kept.loss, abs=1e-3)
            assert (again.found, again.exact, again.why) == (kept.found, kept.exact, kept.why)


@pytest.mark.parametrize(("game", "share"), [("knights", 0.9), ("court", 0.7), ("torres", 0.4)])
def test_answers_have_their_reasons(game: str, share: float) -> None:
    answers = [answer for puzzle in puzzles(game) for answer in puzzle.answers]
    assert sum(bool(answer.why) for answer in answers) >= share * len(answers)


@pytest.mark.parametrize("game", tr.games())
def test_all_puzzles_come_before_one_comes_again(game: str) -> None:
    count = len(puzzles(game))
    assert count >= 10
    found = [puzzle_of_the_day(game, day * DAY + 5) for day in range(20_000, 20_000 + count)]
    assert len({msgspec.json.encode(each[1].exercise) for each in found if each}) == count
    assert puzzle_of_the_day(game, (20_000 + count) * DAY) == (20_000 + count, found[0][1] if found[0] else None)


def test_the_house_has_numbers_in_every_game() -> None:
    for game in tr.games():
        players = all_house_numbers()[game]
        assert list(players) == sorted(players)
        assert all(numbers.matches >= 8 and numbers.form for numbers in players.values())


def test_puzzles_are_graded_again_by_what_the_house_thinks_today(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = puzzles("knights")[0]
    changed = msgspec.structs.replace(kept, answers=[msgspec.structs.replace(kept.answers[0], loss=0.5)])
    file = tmp_path / "puzzles.gz"
    monkeypatch.setattr(making, "file_of", lambda _: file)
    making._write(file, [changed])
    assert making.main(["knights", "--again"]) == 0
    assert list(making._read(file)) == [kept]
    monkeypatch.setattr(making, "CLEAR", 1.0)
    assert making.main(["knights", "--again"]) == 0
    assert list(making._read(file)) == []


@pytest.mark.parametrize(
    ("losses", "players", "clear"),
    [
        ((0.0, 0.05, 0.3), 2, True),
        ((0.0, 0.049, 0.3), 2, False),
        ((0.0, 0.034, 0.3), 3, True),
        ((0.01, 0.2, 0.3), 2, False),
        ((0.007, 0.2, 0.3), 3, False),
    ],
)
def test_an_answer_is_clear_if_it_is_the_best_and_all_others_lose_much(
    losses: tuple[float, ...], players: int, clear: bool
) -> None:
    answer = puzzles("knights")[0].answers[0]
    assert making.is_clear([msgspec.structs.replace(answer, loss=loss) for loss in losses], players) == clear


def test_what_beginners_see_at_once_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    seed = next(seed for seed in count() if making.puzzles_from("knights", seed))
    monkeypatch.setattr(making, "choices_of_beginners", lambda _position, _seed: iter(()))
    assert not making.puzzles_from("knights", seed)


def test_a_match_of_the_house_gives_puzzles() -> None:
    found = [puzzle for seed in range(8) for puzzle in making.puzzles_from("knights", seed)]
    assert found
    assert found == [puzzle for seed in range(8) for puzzle in making.puzzles_from("knights", seed)]
