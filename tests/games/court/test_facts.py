from collections import Counter
from enum import IntEnum
from itertools import combinations_with_replacement
from typing import get_args, get_type_hints

import pytest

from tafelrunde.games.court.cards import NAMES, ROWS, AbilityKind, Character, CostKind
from tafelrunde.games.court.facts import Ability, Cost, cost_of, facts
from tafelrunde.games.court.scoring import meets_cost
from tafelrunde.games.court.state import DICE


def meets(cost: Cost, dice: tuple[int, ...]) -> bool:
    """Judge dice by the cost as it is written for boards."""
    counts = Counter(dice)
    match cost.kind:
        case "odd":
            return all(die % 2 for die in dice)
        case "even":
            return not any(die % 2 for die in dice)
        case "sum":
            return sum(dice) >= cost.least
        case "straight":
            starts = range(1, 8 - cost.length)
            return any(all(counts[first + step] for step in range(cost.length)) for first in starts)
        case "alike":
            return holds(counts, cost.alike)
        case kind:
            return kind == "any"


def holds(counts: Counter[int], sizes: list[int]) -> bool:
    """Say whether sets of these sizes can be taken from the dice one after the other."""
    if not sizes:
        return True
    return any(
        holds(counts - Counter({number: sizes[0]}), sizes[1:]) for number in counts if counts[number] >= sizes[0]
    )


@pytest.mark.parametrize("character", Character, ids=lambda character: NAMES[character])
def test_every_cost_is_written_as_the_rules_judge_it(character: Character) -> None:
    for size in (1, 2, 3, 4, 5, 6, 7):
        for dice in combinations_with_replacement(range(1, 7), size):
            judged = bool(meets_cost(DICE.counts[DICE.number[dice]], character))
            assert meets(cost_of(character), dice) == judged, dice


def test_every_character_is_described_once() -> None:
    described = facts().characters
    assert [character.character for character in described] == list(NAMES)
    assert set(ROWS) == set(Character)
    by_name = {character.character: character for character in described}
    assert by_name["fool"].copies == {2: 2, 3: 3, 4: 4, 5: 5}
    assert by_name["knight"].rank == "III"
    assert by_name["bishop"].ability.number == 6


@pytest.mark.parametrize(("struct", "kinds"), [(Cost, CostKind), (Ability, AbilityKind)])
def test_boards_read_every_kind_there_is(struct: type, kinds: type[IntEnum]) -> None:
    written = get_args(get_type_hints(struct)["kind"])
    assert sorted(written) == sorted(kind.name.lower().replace("_", "-") for kind in kinds)
