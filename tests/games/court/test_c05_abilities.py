from itertools import combinations_with_replacement

import pytest

import tafelrunde as tr
from tests.games.court.tables import (
    EVERYBODY,
    GAME,
    active,
    adds,
    aside,
    fact,
    hand,
    play,
    refused,
    rolled,
    table,
    texts,
    uses,
    whole_turn,
)

ADDERS = ("laborer", "guard", "hunter", "pawnbroker", "knight", "bishop")
USES = (
    *("use magician 1>2", "use serving-maid 1>2", "use philosopher 1-3>2-2", "use alchemist 1-3>2-2"),
    *("use merchant", "use noblewoman", "use nobleman", "use fool 1", "use astronomer 1>5"),
)


@pytest.mark.clause("C5.1")
@pytest.mark.parametrize(
    ("character", "first", "again"),
    [
        ("serving-maid", ["use serving-maid 1>2"], "use serving-maid 2>3"),
        ("philosopher", ["use philosopher 1-3>2-2"], "use philosopher 2-2>1-3"),
        ("magician", ["use magician 1>2"], "use magician 2>1"),
        ("astronomer", ["use astronomer 1>5"], "use astronomer 3>5"),
        ("alchemist", ["use alchemist 1-3>2-2"], "use alchemist 2-2>1-3"),
        ("merchant", ["use merchant", "pick 1x1", "done", "roll 1"], "use merchant"),
        ("noblewoman", ["use noblewoman", "pick 1x1", "done"], "use noblewoman"),
        ("nobleman", ["use nobleman", "pick 1x1", "done"], "use nobleman"),
        *((adder, [f"add {adder}"], f"add {adder}") for adder in ADDERS),
    ],
)
def test_a_character_may_be_used_once_per_turn(character: str, first: list[str], again: str) -> None:
    pos = rolled("1-3-3-5", character, aside="5")
    pos = play(pos, *first)
    assert refused(pos, again) == ("court-used", "C5.1")
    assert uses(pos, character) == set()
    pos = play(pos, "roll", "roll " + "-".join("2" * (len(fact(pos, "active")))), "aside 2")
    assert refused(pos, again) == ("court-used", "C5.1")


@pytest.mark.clause("C5.1")
def test_a_fool_may_be_used_once_per_turn_and_again_in_the_next() -> None:
    pos = play(rolled("1-2-3", fool=True, players=2), "use fool 1", "roll 1")
    assert refused(pos, "use fool 1") == ("court-used", "C5.1")
    pos = play(pos, "aside 1", "aside 2", "aside 3", "finish", "claim none")
    pos = play(whole_turn(whole_turn(pos, "1-2-3"), "1-2-3"), "roll", "roll 4-4-5")
    assert pos.to_act == 0
    assert uses(pos, "fool") == {"4", "5"}


@pytest.mark.clause("C5.1")
def test_any_number_of_different_characters_may_be_used_in_a_turn() -> None:
    pos = rolled("1-1-1-1", "serving-maid", "magician", "noblewoman", "nobleman", "laborer", "guard")
    pos = play(pos, "use serving-maid 1>4", "use magician 1>6", "use noblewoman", "pick 2x1", "done")
    pos = play(pos, "use nobleman", "pick 2x2", "pick 1x4", "add laborer", "add guard")
    assert active(pos) == "1-2-4-4-6-6"


@pytest.mark.clause("C5.1")
@pytest.mark.parametrize("text", [*USES, *(f"add {adder}" for adder in ADDERS), "add queen 4"])
def test_only_an_owned_character_may_be_used(text: str) -> None:
    pos = play(rolled("1-3-5"), "aside 5")
    assert refused(pos, text) == ("court-not-owned", "C5.1")


@pytest.mark.clause("C5.1")
def test_the_characters_of_the_others_do_not_help() -> None:
    pos = table([[], EVERYBODY, EVERYBODY], fools=[0, 1, 1])
    assert texts(pos) == {"roll"}
    assert texts(play(pos, "roll", "roll 1-2-3", "aside 1")) == {"roll", "aside 2", "aside 3"}


@pytest.mark.clause("C5.1", "C3.1")
def test_a_card_won_works_from_the_next_turn_on_also_when_that_follows_at_once() -> None:
    pos = table([[], []], turn=1, turns_left=0)
    pos = play(pos, "roll", "roll 5-5-5", "aside 5", "aside 5", "aside 5", "finish", "claim laborer")
    assert (pos.to_act, fact(pos, "round"), fact(pos, "used")) == (1, 2, [])
    assert adds(pos) == {"laborer"}


@pytest.mark.clause("C5.1", "C4.1")
@pytest.mark.parametrize(("claim", "fool", "dice"), [("farmer", 0, 4), ("charlatan", 1, 4), ("fool", 0, 3)])
def test_dice_won_belong_to_the_next_first_roll(claim: str, fool: int, dice: int) -> None:
    pos = table([[], []], fools=[0, fool], turn=1, turns_left=0)
    pos = whole_turn(pos, "5-5-5", claim)
    assert (pos.to_act, fact(pos, "in_hand")) == (1, dice)


@pytest.mark.clause("C5.1")
def test_after_the_claim_nothing_can_be_done_with_the_card_won() -> None:
    pos = whole_turn(hand(3, players=2), "5-5-5", "guard")
    assert pos.to_act == 1
    assert texts(pos) == {"roll"}


@pytest.mark.clause("C5.3")
@pytest.mark.parametrize(("character", "number"), list(zip(ADDERS, range(1, 7), strict=True)))
def test_an_added_die_is_active_at_once_and_may_be_set_aside_or_rolled(character: str, number: int) -> None:
    pos = play(rolled("3-3-5", character, aside="5"), f"add {character}")
    assert active(pos) == "-".join(map(str, sorted([3, 3, number])))
    assert aside(play(pos, f"aside {number}")) == "-".join(map(str, sorted([5, number])))
    assert fact(play(pos, "roll"), "to_roll") == 3


@pytest.mark.clause("C5.3")
def test_before_the_first_roll_an_added_die_joins_it_without_a_number() -> None:
    pos = play(hand(3, "guard", "bishop"), "add guard", "add bishop")
    assert (fact(pos, "in_hand"), active(pos)) == (5, "")
    assert texts(pos) == {"roll"}
    assert refused(pos, "aside 2") == ("court-not-now", "C4.2")
    pos = play(pos, "roll", "roll 1-1-1-1-1")
    assert active(pos) == "1-1-1-1-1"
    assert refused(pos, "add guard") == ("court-used", "C5.1")


@pytest.mark.clause("C5.3")
@pytest.mark.parametrize("text", USES)
def test_before_the_first_roll_only_adding_is_possible(text: str) -> None:
    pos = play(hand(6, *(name for name in EVERYBODY if name != "farmer"), fool=True), "add laborer")
    assert refused(pos, text) == ("court-not-before-first-roll", "C5.3")
    assert texts(pos) == {"roll", *(f"add {adder}" for adder in ADDERS[1:])}


@pytest.mark.clause("C5.3")
def test_rio_grande_adds_no_die_before_the_first_roll() -> None:
    pos = hand(3, *ADDERS, edition="rio_grande")
    assert texts(pos) == {"roll"}
    for adder in ADDERS:
        assert refused(pos, f"add {adder}") == ("court-not-before-first-roll", "C5.3")
    assert adds(play(pos, "roll", "roll 1-1-1")) == set(ADDERS)


@pytest.mark.clause("C5.4")
def test_no_use_of_any_character_leaves_the_numbers_one_to_six() -> None:
    pos = rolled("1-2-3-4-5-6", *(name for name in EVERYBODY if name != "farmer"), aside="1")
    for text in texts(pos):
        if ">" in text:
            assert set(text.split(">")[1].split("-")) <= set("123456")
    for pick in ("use noblewoman", "use nobleman"):
        assert not any("x6" in text for text in texts(play(pos, pick)))
    with pytest.raises(tr.BadNotation):
        GAME.action("use serving-maid 5>7")
    with pytest.raises(tr.BadNotation):
        GAME.action("use philosopher 1-5>0-6")


@pytest.mark.clause("C5.5")
@pytest.mark.parametrize("rolling", [("use fool 1", "roll 6"), ("use merchant", "pick 2x1", "done", "roll 6-6")])
def test_rolling_again_by_an_ability_asks_for_no_die_set_aside_and_renews_no_duty(rolling: tuple[str, ...]) -> None:
    pos = play(rolled("1-1-2-2", "merchant", fool=True), *rolling)
    assert (aside(pos), len(fact(pos, "active"))) == ("", 4)
    assert refused(pos, "roll") == ("court-must-set-aside", "C4.2")
    pos = play(rolled("1-1-2-2", "merchant", fool=True, aside="2"), *rolling)
    assert "roll" in texts(pos)


@pytest.mark.clause("C5.5")
def test_dice_rolled_again_do_not_undo_a_duty_done_with_an_added_die() -> None:
    pos = play(rolled("1-1-4", "guard", fool=True), "add guard", "aside 2", "use fool 4", "roll 1")
    assert (active(pos), aside(pos)) == ("1-1-1", "2")
    assert fact(play(pos, "roll"), "to_roll") == 3


@pytest.mark.clause("C5.5")
def test_all_active_dice_stay_active_whether_rolled_again_or_not() -> None:
    pos = play(rolled("1-2-3-4", "merchant"), "use merchant", "pick 1x2", "pick 1x3", "done")
    assert (pos.to_act, fact(pos, "to_roll"), active(pos)) == (tr.CHANCE, 2, "1-4")
    pos = play(pos, "roll 5-5")
    assert active(pos) == "1-4-5-5"
    assert {f"aside {number}" for number in (1, 4, 5)} <= texts(pos)


@pytest.mark.clause("C5.5")
def test_an_added_die_may_be_rolled_again() -> None:
    pos = play(rolled("4-4-4", "laborer", fool=True, aside="4-4-4"), "add laborer", "use fool 1", "roll 4")
    assert active(pos) == "4"
    pos = play(rolled("4-4-4", "laborer", "merchant"), "add laborer", "use merchant", "pick 1x1", "done", "roll 4")
    assert active(pos) == "4-4-4-4"


def dice_after(pos: tr.Position, text: str) -> str:
    """Return the active dice that a change leads to."""
    return active(play(pos, text))


@pytest.mark.clause("C5.6")
@pytest.mark.parametrize("character", ["serving-maid", "philosopher", "magician", "astronomer", "alchemist"])
def test_every_change_makes_a_difference_and_each_result_is_offered_once(character: str) -> None:
    for dice in combinations_with_replacement((1, 3, 4, 6), 4):
        pos = rolled("-".join(map(str, (*dice, 2))), character, aside="2")
        results = [dice_after(pos, f"use {character} {change}") for change in uses(pos, character)]
        assert len(results) == len(set(results))
        assert active(pos) not in results
        assert len(pos.legal()) == len(texts(pos))


@pytest.mark.clause("C5.6")
def test_a_picker_must_pick_and_picks_each_number_once() -> None:
    pos = play(rolled("1-1-3-6", "noblewoman"), "use noblewoman")
    assert texts(pos) == {"pick 1x1", "pick 2x1", "pick 1x3"}
    assert refused(pos, "done") == ("court-nothing-picked", "C5.6")
    pos = play(pos, "pick 1x1")
    assert texts(pos) == {"pick 1x3", "done"}
    assert refused(pos, "pick 1x1") == ("court-pick-ascending", "C5.6")
    assert texts(play(pos, "done")) == {"aside 1", "aside 2", "aside 3", "aside 6"}


@pytest.mark.clause("C5.6")
@pytest.mark.parametrize("dice", ["1-2-3-4-5-6-1-2-3-4-5", "1-1-2-2-3-3-4-4-5-5-6", "1-1-1-2-2-2-3-4-5-6-6"])
def test_every_character_and_twelve_dice_offer_hundreds_of_actions_not_thousands(dice: str) -> None:
    owned = [[*EVERYBODY, "queen"], ["king"]]
    pos = table(
        owned, fools=[1, 0], charlatans=[6, 0], edition="rio_grande", final=True, mark=(7, 1), turns_left=0, round=2
    )
    pos = play(pos, "roll", f"roll {dice}-6", "aside 6")
    assert len(fact(pos, "active")) + len(fact(pos, "aside")) == 12
    assert 100 < len(pos.legal()) < 700
    assert len(texts(pos)) == len(pos.legal())
