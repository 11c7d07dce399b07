"""Everything that knows a character knows it from its row."""

from typing import get_args, get_type_hints

import numpy as np
import pytest

from tafelrunde.games.court import actions as act
from tafelrunde.games.court.cards import (
    ADDERS,
    CHANGERS,
    KING_ALIKE,
    NAMES,
    OWNED,
    PICKERS,
    ROWS,
    USABLE,
    AbilityKind,
    Character,
)
from tafelrunde.games.court.game import CourtOptions
from tafelrunde.games.court.solver.tables import TABLES
from tafelrunde.games.court.solver.values import SAMPLE_DICE
from tafelrunde.games.court.state import DICE, EDITION_NAMES, LEAST_SUPPLY


def uses(character: Character) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Return what a character can be used for, as the codes say it."""
    found = {action for action in act.actions() if isinstance(action, act.Use)}
    return {(action.before, action.after) for action in found if action.character == NAMES[character]}


@pytest.mark.clause("C5.1")
def test_whoever_is_used_adds_picks_or_names_dice() -> None:
    assert sorted((*ADDERS, *PICKERS, *CHANGERS)) == list(USABLE)
    idle = set(Character) - set(USABLE)
    assert {ROWS[character].ability.kind for character in idle} == {AbilityKind.MORE_DICE, AbilityKind.END}


@pytest.mark.clause("C5.3")
def test_added_dice_show_one_to_six_and_one_any_number() -> None:
    assert [ROWS[character].ability.number for character in ADDERS] == [1, 2, 3, 4, 5, 6, 0]


@pytest.mark.parametrize("character", CHANGERS, ids=lambda character: NAMES[character])
def test_the_codes_of_uses_follow_from_the_rows(character: Character) -> None:
    ability, found = ROWS[character].ability, uses(character)
    assert found
    assert max(len(before) for before, _ in found) == ability.dice
    if ability.kind == AbilityKind.RAISE:
        assert {after[0] - before[0] for before, after in found} == set(ability.by)
    if ability.kind in (AbilityKind.SHIFT, AbilityKind.SHARE):
        assert all(sum(before) == sum(after) for before, after in found)
    assert any(after for _, after in found) == (ability.kind != AbilityKind.AGAIN)


@pytest.mark.clause("C4.6")
def test_no_supply_is_too_small_for_the_king() -> None:
    assert LEAST_SUPPLY == KING_ALIKE


def test_the_solver_and_the_rules_share_their_dice() -> None:
    assert np.shares_memory(TABLES.plus, DICE.plus)
    assert DICE.size[TABLES.start[SAMPLE_DICE]] == SAMPLE_DICE


def test_the_options_name_every_edition() -> None:
    assert get_args(get_type_hints(CourtOptions)["edition"]) == tuple(EDITION_NAMES.values())


def test_only_the_two_sides_of_the_fools_have_no_rank() -> None:
    assert list(Character)[OWNED:] == [Character.FOOL, Character.CHARLATAN]
