import tafelrunde as tr
from tafelrunde.games.court.aids import Aids, Mark
from tafelrunde.games.court.cards import NAMES
from tests.games.court.tables import EVERYBODY, play, table


def aids(pos: tr.Position) -> Aids:
    found = pos.aids()
    assert isinstance(found, Aids)
    return found


def met(pos: tr.Position) -> set[str]:
    return {offer.character for offer in aids(pos).offers if offer.met and not offer.barred}


def test_active_dice_and_those_aside_count_together() -> None:
    pos = play(table([(), ()]), "roll", "roll 5-5-5")
    everything = {"farmer", "serving-maid", "laborer", "guard", "fool"}  # C9.1
    assert met(pos) == everything
    pos = play(pos, "aside 5")
    assert met(pos) == everything
    result = aids(pos).result
    assert result is not None
    assert (result.dice, result.pips, result.alike, result.number) == ([5, 5, 5], 15, 3, 5)


def test_dice_picked_for_a_character_count_once() -> None:
    pos = play(table([("merchant",), ()]), "roll", "roll 2-2-3", "use merchant", "pick 2x2")
    assert met(pos) == {"farmer", "fool"}


def test_no_dice_meet_no_cost() -> None:
    opening = aids(table([(), ()]))
    assert opening.result is None
    assert not any(offer.met for offer in opening.offers)
    assert len(opening.offers) == len(NAMES) - 1, "all but the Queen, who comes with the King"


def test_owned_sold_out_and_unflipped_are_told_apart() -> None:
    pos = play(table([("farmer", "hunter"), ("knight",)]), "roll", "roll 1-1-1-1")
    barred = {offer.character: offer.barred for offer in aids(pos).offers if offer.barred}
    assert barred == {"farmer": "owned", "hunter": "owned", "knight": "sold-out", "charlatan": "no-fool"}
    pos = play(table([(), ()], fools=[1, 0]), "roll", "roll 1-1-1")
    assert {offer.character: offer.barred for offer in aids(pos).offers if offer.barred} == {"fool": "owned"}


def test_what_is_offered_is_what_can_be_claimed_once_all_is_aside() -> None:
    rolled = play(table([EVERYBODY[:5], ()]), "roll", "roll 2-2-4-4")
    pos = play(rolled, *["aside 2"] * 2, *["aside 4"] * 2, "finish")
    claims = {str(action).removeprefix("claim ") for action in pos.legal()} - {"none"}
    assert met(pos) == met(rolled) == claims


def test_everybody_sees_the_dice_of_everybody() -> None:
    seats = aids(table([("farmer", "general", "guard", "bishop"), ()], charlatans=[1, 0])).seats
    assert [(seat.first, seat.most) for seat in seats] == [(7, 9), (3, 3)]


SEVEN = ("farmer", "general", "laborer")


def crowned() -> tr.Position:
    """A claims the King with seven 2s; B and C still have their turns."""
    pos = table([SEVEN, (*SEVEN, "guard"), ()])
    pos = play(pos, "add laborer", "roll", "roll 2-2-2-2-2-2-2", *["aside 2"] * 7, "finish", "claim king")
    assert pos.to_act == 1
    return pos


def test_the_race_for_the_king_is_seen_before_the_final_round() -> None:
    mark = aids(crowned()).mark
    assert mark == Mark(alike=7, number=2, holder=0, order=[1], passed=[0, 2], tie=0, beaten=False)


def test_in_the_final_round_the_queens_owner_rolls_only_if_the_king_was_lost() -> None:
    pos = crowned()
    for _ in range(2):
        number = 1
        pos = play(pos, "roll")
        pos = pos.apply(pos.chance()[0][0])
        while "finish" not in {str(action) for action in pos.legal()}:
            pos = play(pos, f"aside {number}")
        pos = play(pos, "finish", "claim none")
    assert pos.to_json()["final"]
    assert pos.to_act == 1, "C cannot bring seven dice and is passed over"
    assert aids(pos).offers == []
    pos = play(pos, "add laborer", "add guard", "roll", "roll 3-3-3-3-3-3-3-3")
    mark = aids(pos).mark
    assert mark is not None
    assert mark.beaten
    assert (mark.order, mark.passed) == ([1], [0, 2])
    pos = play(pos, *["aside 3"] * 8, "finish")
    assert pos.to_act is None or aids(pos).mark is not None
    after = aids(pos).mark
    assert after is not None
    assert (after.holder, after.alike, after.number) == (1, 8, 3)
    assert after.order == ([] if pos.to_act is None else [0])
