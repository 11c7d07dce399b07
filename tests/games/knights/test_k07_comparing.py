from collections import Counter

import pytest

from tests.games.knights.tables import (
    contest,
    likes,
    phase,
    play,
    seat,
    table,
    throw,
    written_seat,
)


def result(dice: str, *cards: str) -> str:
    """Return what dice and die cards make of a tournament roll."""
    pos = play(table(seats=[seat("red", *cards), seat("blue")]), "take left")
    return str(contest(throw(pos, dice))["mark"])


def beats(dice: str, castle: str, *cards: str) -> bool:
    """Say whether dice beat the demand of an opponent's castle."""
    pos = table(seats=[seat("red", *cards), seat(castle, "white"), seat("black")])
    return phase(throw(play(pos, f"attack B {castle.split()[0]}"), dice)) == "defend"


@pytest.mark.clause("K7.1")
@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("4-4-4-2-5-6", "4-4-4+5"),
        ("2-2-5-5-1-6", "5-5+2"),
        ("3-3-3-3-3-6", "3-3-3-3-3"),
        ("6-6-6-6-6-6", "none"),
    ],
)
def test_the_examples_of_the_rules(dice: str, expected: str) -> None:
    assert result(dice) == expected


@pytest.mark.clause("K7.1")
@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("1-1-1-4-4-6", "1-1-1+4"),
        ("1-1-1-1-5-5", "1-1-1-1+5"),
        ("3-3-3-4-4-4", "4-4-4+3"),
        ("1-1-2-2-4-4", "4-4+2"),
        ("1-6-6-6-6-6", "1"),
        ("1-2-3-4-5-6", "5+4"),
        ("2-2-6-6-6-6", "2-2"),
        ("1-1-1-1-1-1", "1-1-1-1-1-1"),
    ],
)
def test_the_largest_group_counts_then_the_higher_number_and_the_highest_die_outside(
    dice: str, expected: str
) -> None:
    assert result(dice) == expected


@pytest.mark.clause("K7.1", "K7.3")
def test_every_roll_of_six_dice_makes_the_result_that_the_rule_says() -> None:
    pos = play(table(seats=[seat("red"), seat("blue")]), "take left")
    for roll, _ in pos.chance():
        dice = [int(die) for die in str(roll).removeprefix("roll ").split("-") if die != "6"]
        size, number = max(((count, number) for number, count in Counter(dice).items()), default=(0, 0))
        kicker = max((die for die in dice if die != number), default=0)
        expected = "-".join([str(number)] * size) + (f"+{kicker}" if kicker else "")
        assert contest(throw(pos, "-".join(map(str, dice))))["mark"] == (expected or "none")


@pytest.mark.clause("K7.2")
@pytest.mark.parametrize(
    ("dice", "cards", "expected"),
    [
        pytest.param("3-3", ["die-3"], "3-3-3", id="in the group"),
        pytest.param("3-3-3-2", ["die-5"], "3-3-3+5", id="as kicker"),
        pytest.param("3-3-3-5", ["die-2"], "3-3-3+5", id="a lower one changes nothing"),
        pytest.param("3-3-4", ["die-4"], "4-4+3", id="another group"),
        pytest.param("", ["die-4"], "4", id="without any live die"),
        pytest.param("", ["die-1", "die-2", "die-3", "die-4", "die-5"], "5+4", id="all five"),
        pytest.param("1-1-1-1-1-1", ["die-1"], "1-1-1-1-1-1-1", id="seven alike"),
        pytest.param("2-2", ["die-2", "die-5"], "2-2-2+5", id="group and kicker"),
    ],
)
def test_die_cards_count_as_extra_dice(dice: str, cards: list[str], expected: str) -> None:
    assert result(dice, *cards) == expected


@pytest.mark.clause("K7.2")
def test_die_cards_help_in_attack_as_group_and_as_kicker() -> None:
    assert not beats("3-3-3-2", "blue 3-3-3+2")
    assert beats("3-3-2", "blue 3-3-3+2", "die-3", "die-4")
    assert beats("3-3-3", "blue 3-3-3+2", "die-4")
    assert not beats("3-3-3", "blue 3-3-3+4", "die-4")


@pytest.mark.clause("K7.2", "K9.1")
@pytest.mark.parametrize(("cards", "kept"), [((), False), (("die-5",), True)])
def test_die_cards_help_in_defence(cards: tuple[str, ...], kept: bool) -> None:
    pos = table(seats=[seat("red"), seat("blue", "white", *cards), seat("black")])
    pos = play(throw(play(pos, "attack B blue"), "4-4-4-1"), "defend")
    assert ("blue" in likes(throw(pos, "4-4-4"), 1)) == kept


@pytest.mark.clause("K7.2", "K10.2")
@pytest.mark.parametrize(("cards", "won"), [((), 0), (("die-5",), 1)])
def test_die_cards_help_in_a_tournament(cards: tuple[str, ...], won: int) -> None:
    pos = throw(play(table(seats=[seat("red"), seat("blue", *cards)]), "take left"), "5-5")
    assert written_seat(throw(pos, "5-5"), 1)["tournaments"] == won


@pytest.mark.clause("K7.2", "K12.1")
@pytest.mark.parametrize(("cards", "phase_after"), [((), "lose"), (("die-5",), "over")])
def test_die_cards_help_against_the_king(cards: tuple[str, ...], phase_after: str) -> None:
    pos = play(table(seats=[seat("red", "green", "blue", *cards), seat("white")]), "king")
    assert phase(throw(pos, "5-5-5-2")) == phase_after


@pytest.mark.clause("K7.2", "K8.1")
@pytest.mark.parametrize(("cards", "taken"), [((), False), (("die-3",), True)])
def test_die_cards_help_against_stack_cards(cards: tuple[str, ...], taken: bool) -> None:
    pos = table(seats=[seat("red", *cards), seat("blue")], left="champion 3-3-3+2")
    assert ("champion" in likes(throw(play(pos, "take left"), "3-3-5"), 0)) == taken


@pytest.mark.clause("K7.2")
def test_only_the_rollers_own_die_cards_count() -> None:
    pos = throw(play(table(seats=[seat("red"), seat("blue", "die-5")]), "take left"), "5-5")
    assert contest(pos)["mark"] == "5-5"


@pytest.mark.clause("K7.3")
@pytest.mark.parametrize("dice", ["3-3-3-4", "3-3-3-5-1", "4-4-4", "4-4-4-1", "5-5-5", "1-1-1-1", "2-2-2-2-5"])
def test_more_of_size_then_number_then_kicker_beats_a_demand(dice: str) -> None:
    assert beats(dice, "blue 3-3-3+2")


@pytest.mark.clause("K7.3")
@pytest.mark.parametrize(
    "dice", ["3-3-3-2", "3-3-3-1", "3-3-3", "2-2-2-5", "1-1-1-5", "5-5-4-4", "3-3-2", "5-5", "5", ""]
)
def test_an_equal_or_lower_result_does_not_beat_a_demand(dice: str) -> None:
    assert not beats(dice, "blue 3-3-3+2")


@pytest.mark.clause("K7.3")
@pytest.mark.parametrize(
    "dice",
    [
        pytest.param("1-2-3-4-5", id="a straight"),
        pytest.param("5-5-4-4-3-3", id="three pairs"),
        pytest.param("2-2-2-5-5", id="a full house"),
    ],
)
def test_straights_and_the_like_mean_nothing(dice: str) -> None:
    assert not beats(dice, "blue 3-3-3+2")


@pytest.mark.clause("K7.3")
@pytest.mark.parametrize(("dice", "won"), [("5-5-5-5-1", False), ("5-5-5-5-2", True), ("1-1-1-1-1", True)])
def test_the_kings_demand_is_four_fives_and_a_one(dice: str, won: bool) -> None:
    pos = play(table(seats=[seat("red", "green", "blue"), seat("white")]), "king")
    assert (throw(pos, dice).outcome is not None) == won


@pytest.mark.clause("K7.3")
def test_a_demand_is_compared_as_three_alike() -> None:
    pos = play(table(seats=[seat("red"), seat("blue")], left="white 4-4-4+1"), "take left")
    assert contest(pos)["mark"] == "4-4-4+1"
