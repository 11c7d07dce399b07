from typing import Any

import pytest

import tafelrunde as tr
from tafelrunde.core.playouts import random_playouts
from tests.games.court.tables import (
    GAME,
    asides,
    claims,
    fact,
    hand,
    idle,
    owns,
    play,
    refused,
    result,
    table,
    texts,
    whole_turn,
)


def last_in_the_round(owned: list[list[str]], **changes: Any) -> tr.Position:
    """Set up the last turn of a round for two, B's."""
    return table(owned, turn=1, turns_left=0, **changes)


@pytest.mark.clause("C6.1")
def test_a_claimed_character_goes_from_the_supply_to_the_player() -> None:
    pos = result("5-5-5")
    left = fact(pos, "supply")["guard"]
    pos = play(pos, "claim guard")
    assert owns(pos, 0) == ["guard"]
    assert fact(pos, "supply")["guard"] == left - 1


@pytest.mark.clause("C6.1")
def test_one_character_is_taken_and_the_turn_ends() -> None:
    pos = play(result("5-5-5"), "claim guard")
    assert (pos.to_act, fact(pos, "phase")) == (1, "first-roll")
    assert refused(pos, "claim farmer") == ("court-not-now", "C6.1")


@pytest.mark.clause("C6.1")
@pytest.mark.parametrize("dice", ["1-2-3", "5-5-5", "6-6-6-6-6-6-6"])
def test_taking_none_is_allowed(dice: str) -> None:
    pos = play(result(dice), "claim none")
    assert (pos.to_act, owns(pos, 0)) == (1, [])
    assert fact(pos, "seats")[0]["fools"] == 0


@pytest.mark.clause("C6.1")
def test_a_character_owned_cannot_be_taken_again() -> None:
    pos = result("5-5-5", "guard", "laborer")
    assert claims(pos) == {"farmer", "serving-maid", "fool", "none"}
    for name in ("guard", "laborer"):
        assert refused(pos, f"claim {name}") == ("court-owned-already", "C6.1")


@pytest.mark.clause("C6.1")
def test_the_same_character_may_be_taken_by_another_player() -> None:
    pos = whole_turn(GAME.start(players=2, start=0), "5-5-5", "guard")
    pos = whole_turn(pos, "5-5-5", "guard")
    assert (owns(pos, 0), owns(pos, 1)) == (["guard"], ["guard"])
    assert fact(pos, "supply")["guard"] == 0


@pytest.mark.clause("C6.3")
def test_flipping_a_fool_is_the_claim_and_takes_no_card() -> None:
    pos = result("1-2-4", fool=True)
    supply = fact(pos, "supply")
    pos = play(pos, "claim charlatan")
    assert fact(pos, "supply") == supply
    seat = fact(pos, "seats")[0]
    assert (pos.to_act, seat["fools"], seat["charlatans"]) == (1, 0, 1)


@pytest.mark.clause("C6.3")
def test_a_fool_can_be_flipped_when_fools_are_sold_out() -> None:
    pos = table([[], []], fools=[1, 1])
    assert fact(pos, "supply")["fool"] == 0
    pos = whole_turn(pos, "1-2-4", "charlatan")
    assert fact(pos, "seats")[0]["charlatans"] == 1
    assert fact(pos, "supply")["fool"] == 0


@pytest.mark.clause("C6.3")
@pytest.mark.parametrize("edition", ["amigo", "rio_grande"])
def test_nobody_owns_two_unflipped_fools(edition: str) -> None:
    pos = result("1-2-4", fool=True, edition=edition)
    assert refused(pos, "claim fool") == ("court-owned-already", "C6.3")
    assert claims(pos) == {"charlatan", "none"}


@pytest.mark.clause("C6.3")
@pytest.mark.parametrize("charlatans", [1, 2, 4])
def test_another_fool_may_be_taken_when_all_own_ones_are_flipped(charlatans: int) -> None:
    pos = result("-".join("123" + "4" * charlatans))
    assert "fool" in claims(pos)
    assert "charlatan" not in claims(pos)
    pos = play(pos, "claim fool")
    seat = fact(pos, "seats")[0]
    assert (seat["fools"], seat["charlatans"]) == (1, charlatans)


@pytest.mark.clause("C6.3", "C4.1")
def test_a_player_may_own_several_charlatans_each_with_its_die() -> None:
    pos = last_in_the_round([[], []])
    taken = []
    for claim in ("fool", "charlatan", "fool", "charlatan"):
        while pos.to_act != 1:
            pos = idle(pos)
        dice = fact(pos, "in_hand")
        taken.append(dice)
        pos = whole_turn(pos, "-".join("123456"[:dice]), claim)
    while pos.to_act != 1:
        pos = idle(pos)
    assert taken == [3, 3, 4, 4]
    assert fact(pos, "in_hand") == 5


@pytest.mark.clause("C6.3")
def test_a_fool_used_in_the_turn_may_be_flipped_at_its_end() -> None:
    pos = play(hand(3, fool=True), "roll", "roll 1-2-3", "use fool 1", "roll 4")
    pos = play(pos, "aside 2", "aside 3", "aside 4", "finish", "claim charlatan")
    assert fact(pos, "seats")[0]["charlatans"] == 1


def collect_charlatans(pos: tr.Position, claims_made: int) -> tr.Position:
    """Let A take Fools and flip them so many times, and begin his next turn."""
    for _ in range(claims_made):
        while pos.to_act != 0:
            pos = idle(pos)
        fools = fact(pos, "seats")[0]["fools"]
        pos = whole_turn(pos, "-".join("1" * 12), "charlatan" if fools else "fool")
    while pos.to_act != 0:
        pos = idle(pos)
    return pos


@pytest.mark.clause("C6.3", "C2.2")
def test_no_limit_is_set_to_the_charlatans_of_rio_grande() -> None:
    pos = table([[], []], fools=[1, 0], charlatans=[100, 0], edition="rio_grande")
    pos = collect_charlatans(pos, 60)
    assert (fact(pos, "seats")[0]["charlatans"], fact(pos, "in_hand")) == (130, 12)


@pytest.mark.clause("C6.3", "C2.2")
def test_more_than_a_hundred_charlatans_can_be_written_and_read() -> None:
    pos = table([[], []], fools=[1, 0], charlatans=[100, 0], edition="rio_grande")
    pos = collect_charlatans(pos, 1)
    assert fact(pos, "seats")[0]["charlatans"] == 101
    assert GAME.position(pos.to_json()) == pos


@pytest.mark.clause("C6.4")
@pytest.mark.parametrize(
    ("character", "dice"), [("hunter", "3-3-3-3"), ("merchant", "5-5-5-5"), ("knight", "1-1-1-1")]
)
def test_a_character_sold_out_stays_sold_out(character: str, dice: str) -> None:
    pos = table([[], [character]], charlatans=[1, 0])
    for _ in range(3):
        assert fact(pos, "supply")[character] == 0
        pos = play(pos, "roll", f"roll {dice}", *asides(dice), "finish")
        assert refused(pos, f"claim {character}") == ("court-sold-out", "C6.4")
        pos = play(pos, "claim none")
        while pos.to_act != 0:
            pos = idle(pos)


@pytest.mark.clause("C6.4", "C2.1")
def test_two_players_buy_two_farmers_and_no_third_is_there() -> None:
    pos = table([["farmer"], ["farmer"], []])
    assert fact(pos, "supply")["farmer"] == 0
    pos = whole_turn(whole_turn(pos, "1-1-2-2"), "1-1-2-2")
    pos = play(pos, "roll", "roll 1-1-2", *asides("1-1-2"), "finish")
    assert refused(pos, "claim farmer") == ("court-sold-out", "C6.4")


@pytest.mark.clause("C6.4")
def test_fools_are_sold_out_when_every_player_could_have_had_one() -> None:
    pos = table([[], [], []], fools=[0, 1, 1], charlatans=[0, 1, 0])
    assert fact(pos, "supply")["fool"] == 0
    pos = play(pos, "roll", "roll 1-2-4", "aside 1", "aside 2", "aside 4", "finish")
    assert refused(pos, "claim fool") == ("court-sold-out", "C6.4")
    assert texts(pos) == {"claim none"}


@pytest.mark.clause("C6.5")
def test_the_rules_set_no_limit_to_the_number_of_rounds() -> None:
    pos = GAME.start(players=2, start=0)
    for _ in range(400):
        pos = idle(pos)
    assert (fact(pos, "round"), pos.outcome) == (201, None)
    assert pos.to_act is not None


@pytest.mark.clause("C6.5")
def test_a_capped_game_has_no_winner() -> None:
    played = random_playouts(GAME.start(players=2, start=0), 20, cap=30)
    assert (played.games, played.capped) == (20, 20)
    assert sum(played.wins) == 0
