"""An action that is tried again costs what the ledger says that it cost."""

import pytest

import tafelrunde as tr
from tafelrunde.analysis import analyse
from tafelrunde.core.errors import IllegalAction
from tafelrunde.practice.grading import NEARLY, AllTried, Exercise, Tried, grade, grades
from tafelrunde.practice.reviews import mistakes_of
from tests.analysis.matches import house_match


@pytest.mark.parametrize("game", tr.games())
def test_what_was_a_mistake_is_one_again_and_the_better_move_is_found(game: str) -> None:
    match = house_match(game, 7, "page", players=2)
    ledger = analyse(match)
    mistakes = [mistake for seat in range(2) for mistake in mistakes_of(match.record, ledger, seat)]
    assert mistakes
    for mistake in sorted(mistakes, key=lambda each: -each.loss)[:4]:
        again = grade(mistake.exercise, mistake.do)
        # In Torres the rest of the turn may have been played badly, too; here only the first step is looked at.
        assert again.loss <= mistake.loss + 0.005
        if game != "torres":
            assert abs(again.loss - mistake.loss) < 0.005
            assert not again.found
        best = grade(mistake.exercise, again.best)
        assert best.found
        assert best.loss < NEARLY
        assert best.win >= again.win


@pytest.mark.parametrize(("game", "seed"), [("knights", 101), ("court", 102)])
def test_whoever_tries_again_hears_the_reasons_of_the_analysis(game: str, seed: int) -> None:
    match = house_match(game, seed, "page", players=3)
    ledger, seen = analyse(match), 0
    points = {point.at: point for point in ledger.points}
    for mistake in (mistake for seat in range(3) for mistake in mistakes_of(match.record, ledger, seat)):
        if mistake.entry in points and seen < 6:
            told = grade(mistake.exercise, mistake.do).why
            assert told == points[mistake.entry].why
            seen += bool(told)
    assert seen > 2


def test_everything_that_may_be_done_is_graded_best_first() -> None:
    match = house_match("knights", 3, "page", players=2)
    begin = next(entry.at for entry in analyse(match).entries if entry.turn and entry.kind == "decision")
    position = match.positions[begin]
    found = grades(Exercise("knights", position.to_json(), []))
    assert {each.do for each in found} == {str(action) for action in position.legal()}
    assert [each.loss for each in found] == sorted(each.loss for each in found)
    assert found[0].loss == 0.0


def test_what_the_rules_forbid_is_refused_with_its_clause() -> None:
    start = house_match("court", 3, "page", players=2).positions[1]
    exercise = Exercise("court", start.to_json(), [])
    with pytest.raises(IllegalAction):
        grade(exercise, "claim king")
    answer = Tried(exercise, "claim king").answer()
    assert getattr(answer, "clause", "").startswith("C")


@pytest.mark.parametrize(("game", "at"), [("knights", "keep"), ("court", "aside")])
def test_a_turn_that_was_not_seen_to_begin_is_refused(game: str, at: str) -> None:
    match = house_match(game, 3, "page", players=2)
    within = next(here for here in match.positions if any(str(each).startswith(at) for each in here.legal()))
    exercise = Exercise(game, within.to_json(), [])
    for question in (Tried(exercise, str(within.legal()[0])), AllTried(exercise)):
        assert getattr(question.answer(), "code", None) == "position-within-turn"


@pytest.mark.parametrize("game", tr.games())
def test_whatever_may_be_done_is_told_with_what_it_is_worth_alone(game: str) -> None:
    match = house_match(game, 7, "page", players=2)
    ledger = analyse(match)
    mistake = max(
        (each for seat in range(2) for each in mistakes_of(match.record, ledger, seat)), key=lambda m: m.loss
    )
    answers = AllTried(mistake.exercise).answer()
    assert isinstance(answers, list)
    assert answers[0].found
    assert next(each for each in answers if each.do == mistake.do) == grade(mistake.exercise, mistake.do)
