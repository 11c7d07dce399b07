import msgspec
import pytest

import tafelrunde as tr

ERRORS = [
    tr.UnknownGame,
    tr.BadOption,
    tr.BadNotation,
    tr.BadPosition,
    tr.BadRecord,
    tr.BadFile,
    tr.IllegalAction,
    tr.NoUndo,
]


def test_a_problem_without_facts_is_its_code() -> None:
    assert str(tr.Problem("no-undo")) == "no-undo"


def test_a_problem_of_the_rules_starts_with_its_clause() -> None:
    assert str(tr.Problem("knights-double", "K5.5")) == "K5.5 knights-double"


def test_a_problem_lists_its_facts_in_order() -> None:
    problem = tr.Problem("seat-names", None, {"expected": 3, "found": "2"})
    assert str(problem) == "seat-names (expected=3, found=2)"
    assert str(tr.Problem("x", "K1.1", {"known": ["a", "b"]})) == "K1.1 x (known=['a', 'b'])"


def test_problems_are_compared_by_what_they_say() -> None:
    assert tr.Problem("a", None, {"n": 1}) == tr.Problem("a", None, {"n": 1})
    assert tr.Problem("a", None, {"n": 1}) != tr.Problem("a", None, {"n": 2})
    assert tr.Problem("a") != tr.Problem("a", "K1.1")


def test_a_problem_is_json_without_what_it_lacks() -> None:
    assert msgspec.to_builtins(tr.Problem("a")) == {"code": "a"}
    problem = tr.Problem("a", "K1.1", {"n": 1, "known": ["x"]})
    assert msgspec.json.decode(msgspec.json.encode(problem), type=tr.Problem) == problem


def test_problems_do_not_share_their_facts() -> None:
    assert tr.Problem("a").facts is not tr.Problem("b").facts


@pytest.mark.parametrize("error", ERRORS)
def test_every_error_carries_a_problem_made_of_code_and_facts(error: type[tr.TafelrundeError]) -> None:
    raised = error("some-code", line=3, known=["a"])
    assert raised.problem == tr.Problem("some-code", None, {"line": 3, "known": ["a"]})
    assert str(raised) == str(raised.problem)


@pytest.mark.parametrize("error", ERRORS)
def test_every_error_takes_a_ready_problem(error: type[tr.TafelrundeError]) -> None:
    problem = tr.Problem("some-code", "K9.1", {"n": 1})
    assert error(problem).problem is problem
    assert isinstance(error(problem), tr.TafelrundeError)


def test_syntax_errors_and_rule_errors_are_different_types() -> None:
    position = tr.game("knights").match(players=2, sampler=tr.seeded(1)).position
    with pytest.raises(tr.BadNotation) as syntax:
        position.game.action("jump B red")
    assert syntax.value.problem.clause is None
    with pytest.raises(tr.IllegalAction) as rule:
        position.apply(position.game.action("yield"))
    assert rule.value.problem.clause == "K9.1"


def test_why_not_is_the_problem_that_apply_raises() -> None:
    position = tr.game("knights").match(players=2, sampler=tr.seeded(1)).position
    action = position.game.action("king")
    with pytest.raises(tr.IllegalAction) as caught:
        position.apply(action)
    assert caught.value.problem == position.why_not(action)


def test_an_action_of_no_game_is_bad_notation() -> None:
    class Castle(tr.Action, frozen=True, tag="castle-long"):
        def __str__(self) -> str:
            return "O-O-O"

    position = tr.game("knights").start(players=2)
    with pytest.raises(tr.BadNotation) as caught:
        position.apply(Castle())
    assert caught.value.problem == tr.Problem("not-an-action", None, {"game": "knights", "text": "O-O-O"})
