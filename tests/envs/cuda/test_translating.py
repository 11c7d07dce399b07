"""What becomes of functions on their way to a card, shown by a target that compiles nothing."""

from types import FunctionType
from typing import Any

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.core.kernel import apart, kernel
from tafelrunde.core.story import refuse, tell
from tafelrunde.envs.cuda.translating import Translator, names_used, original
from tafelrunde.games.knights import actions

TABLE = np.arange(4)


class Written:
    """A target that notes what it is given and leaves functions as they are."""

    mark_apart = staticmethod(lambda: None)

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.apart: list[str] = []
        self.tables: list[Any] = []

    def function(self, function: FunctionType, inline: bool) -> Any:
        (self.parts if inline else self.apart).append(function.__name__)
        return function

    def table(self, array: np.ndarray[Any, Any]) -> Any:
        self.tables.append(array)
        return array.tolist()


@kernel
def looked_up(place: int) -> Any:
    return TABLE[place]


@kernel
def summed(most: int) -> Any:
    total = 0
    for place in range(most):
        total += looked_up(place)
    return total


def both(story: Any) -> Any:
    apart()
    tell(story, 1, 2, 3)
    return summed(3) + summed(4) + refuse(story, 7, 1) + actions.KEEP


def test_a_function_is_translated_with_all_that_it_calls() -> None:
    target = Written()
    assert Translator(target).rebound(both)(None) == 3 + 6 + 7 + actions.KEEP
    assert {"summed", "looked_up"} <= set(target.parts)


def test_a_table_is_laid_down_once() -> None:
    target = Written()
    Translator(target).rebound(both)
    assert len(target.tables) == 1
    assert target.tables[0] is TABLE


def test_loops_that_are_called_twice_are_set_apart_and_what_is_small_is_not() -> None:
    target = Written()
    Translator(target).rebound(both)
    assert target.apart == ["summed"]


def test_names_are_those_of_globals_not_of_fields() -> None:
    def asked(state: Any) -> Any:
        return state.summed + actions.KEEP

    assert names_used(asked.__code__) == [("actions", {"KEEP"})]


@pytest.mark.parametrize("name", tr.games())
def test_rules_are_translated_whole(name: str) -> None:
    target = Written()
    kernels = tr.game(name).kernels
    for function in (kernels.legal, kernels.sample, kernels.apply, kernels.win_share):
        rebound = Translator(target).rebound(function)
        assert rebound.__code__ is original(function).__code__
    assert target.tables
    assert target.apart
