"""The test of judgement: what is collected can be read, is valued honestly, and tells players apart."""

from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

import msgspec
import pytest

import tafelrunde as tr
from tafelrunde.bots import bot
from tafelrunde.bots.documents import marks
from tafelrunde.bots.evaluation import evaluation
from tafelrunde.bots.judgement.__main__ import loss, main, written
from tafelrunde.bots.judgement.files import read_questions, write_questions
from tafelrunde.bots.judgement.questions import (
    FIRST_LOOK,
    Choice,
    Question,
    choice_of,
    completed,
    is_clear,
    questions_of,
    rollout,
    rollouts_of,
    valued,
)
from tests.every_game import pig_registered

QUESTION = Question(1, 50, 0, [Choice("hold", 0.6, 0.05), Choice("roll", 0.4, 0.05)], {})


@pytest.fixture(autouse=True)
def _pig() -> Iterator[None]:
    with pig_registered():
        yield


def test_a_loss_is_what_is_missing_to_the_best() -> None:
    assert QUESTION.loss("hold") == 0
    assert QUESTION.loss("roll") == pytest.approx(0.2)
    assert QUESTION.loss("start A") is None


def test_a_player_who_knows_best_loses_nothing() -> None:
    questions = [QUESTION] * 3
    assert loss("steward", ["hold"] * 3, questions)[1:] == (0.0, 0.0, 1.0, 0)
    worse = loss("page", ["roll", "hold", "start A"], questions)
    assert worse.mean == pytest.approx(0.1)
    assert worse.unknown == 1


def test_a_choice_that_wins_at_once_is_worth_a_win() -> None:
    position = tr.game("pig").start(players=2, start=0, goal=10)
    while position.to_json()["pot"] < 10:
        position = position.apply("roll").apply("die 6")
    assert rollout(position, "hold", 1, bot("steward", "pig", 0), 0) == 1.0
    decided = valued(position, ["hold"], 3, 64, 0)
    assert decided.rollouts == FIRST_LOOK
    assert decided.best == 1.0


def test_close_choices_are_looked_at_for_longer() -> None:
    near = [0.5, 0.6, 0.4, 0.5]
    assert is_clear({"a": near, "b": [share - 0.2 for share in near]})
    assert is_clear({"a": near, "b": near})
    assert not is_clear({"a": near, "b": [0.6, 0.4, 0.5, 0.5]})
    assert not is_clear({"a": near, "b": [0.1] * 4, "c": [0.6, 0.4, 0.5, 0.5]})


def test_choices_of_new_players_are_valued_like_the_others_of_a_question() -> None:
    whole = next(each for each in questions_of("pig", 2, 64) if len(each.choices) == 2)
    for kept in whole.choices:
        assert completed("pig", msgspec.structs.replace(whole, choices=[kept])) == whole
    assert completed("pig", whole) is whole


def test_knights_rolls_out_in_a_kernel_what_play_at_the_table_comes_to() -> None:
    match, player = tr.game("knights").match(players=2, sampler=tr.seeded(4)), bot("steward", "knights", 4)
    while len(match.position.legal()) < 6:
        seat = match.position.to_act
        assert seat is not None
        match.play(player.choose(match.position.view(seat), match.position.legal(), 1.0))
    position = match.position
    action = str(position.legal()[-1])
    quick, slow = (
        fmean(each)
        for each in (
            rollouts_of(position, action, range(1000), 1),
            [rollout(position, action, seed, evaluation("knights").quick_player(), 1) for seed in range(150)],
        )
    )
    assert 0 < quick < 1
    assert quick == pytest.approx(slow, abs=0.06)
    assert rollouts_of(position, action, [7, 8], 1) == rollouts_of(position, action, [7, 8], 1)


def test_questions_are_positions_where_players_disagree() -> None:
    found = [question for seed in range(3) for question in questions_of("pig", seed, 4)]
    assert found
    for question in found:
        position = tr.game("pig").position(question.position)
        asked = {choice_of(level, position, question.seed) for level in ("page", "steward")}
        assert asked == {choice.action for choice in question.choices} == {"hold", "roll"}
        assert all(0 <= choice.value <= 1 for choice in question.choices)


def test_what_is_collected_is_extended_and_scored(tmp_path: Path) -> None:
    file, page = tmp_path / "pig.jsonl.gz", tmp_path / "bots.md"
    begin, end = marks("judgement of pig")
    page.write_text(f"{begin}{end}\n")
    terms = ["pig", "--file", str(file), "--page", str(page), "--rollouts", "3", "--workers", "1"]
    assert main([*terms, "--positions", "3"]) == 0
    first = read_questions(file)
    assert main([*terms, "--positions", str(len(first) + 1)]) == 0
    more = read_questions(file)
    assert more[: len(first)] == first
    assert len(more) > len(first)
    assert more[len(first)].seed > first[-1].seed
    assert main([*terms, "--score"]) == 0
    assert "| steward | 0." in page.read_text()


def test_turns_of_court_are_solved_and_the_sovereign_does_what_is_best() -> None:
    questions = questions_of("court", 2, 0)
    assert questions
    for question in questions:
        assert question.rollouts == 0
        assert all(0 <= choice.value <= 1 and choice.error == 0 for choice in question.choices)
        changed = [msgspec.structs.replace(choice, value=0.5) for choice in question.choices]
        assert completed("court", msgspec.structs.replace(question, choices=changed)) == question
        position = tr.game("court").position(question.position)
        assert question.loss(choice_of("sovereign", position, 2)) == pytest.approx(0, abs=1e-3)
    assert "positions whose turns were solved" in written([loss("page", ["none"], questions[:1])], questions)


def test_turns_that_nobody_solves_are_not_solved(tmp_path: Path) -> None:
    assert main(["pig", "--solve", "--file", str(tmp_path / "x.gz")]) == 2


def test_equal_questions_make_an_equal_file(tmp_path: Path) -> None:
    for name in "ab":
        write_questions(tmp_path / name, [QUESTION])
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    assert read_questions(tmp_path / "a") == [QUESTION]


@pytest.mark.parametrize("content", [b"", b"no gzip", None])
def test_a_broken_or_missing_file_is_named(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "questions.gz"
    if content is not None:
        file.write_bytes(content)
    if content == b"":
        assert read_questions(file) == []
        return
    with pytest.raises(tr.BadFile):
        read_questions(file)
    assert main(["pig", "--score", "--file", str(file)]) == 2


@pytest.mark.parametrize("arguments", [["chess"], ["wizard"]])
def test_unknown_names_are_refused(arguments: list[str], tmp_path: Path) -> None:
    assert main([*arguments, "--file", str(tmp_path / "x.gz")]) == 2
