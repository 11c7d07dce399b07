from itertools import combinations, combinations_with_replacement, product

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.games.knights.aids import MOST_WAYS, WAY, Aids, Goal, Result, Rolling, Way, fill_ways
from tafelrunde.games.knights.facts import facts
from tafelrunde.games.knights.notation import read_result
from tafelrunde.games.knights.scoring import RESULT
from tafelrunde.games.knights.state import LIVE
from tests.games.knights.tables import DECK, GAME, play, seat, table, throw, walk


def aids(pos: tr.Position) -> Aids:
    found = pos.aids()
    assert isinstance(found, Aids)
    return found


def rolling(pos: tr.Position) -> Rolling:
    found = aids(pos).rolling
    assert found is not None
    return found


def missing_ways(mark: int, cards: int, live: int, coming: int) -> list[Way]:
    found = np.zeros(MOST_WAYS, WAY)
    count = fill_ways(mark, cards, live, coming, found)
    return [Way(*way) for way in found[:count].tolist()]


NUMBERS = range(1, 6)
THREE = [seat("red", "green"), seat("blue", "yellow"), seat("white")]


def test_result_and_mark_are_written_and_drawn() -> None:
    pos = play(table(seats=THREE, left="black 3-3-3+5"), "take left", "roll 1-3-3-4-6-6")
    now = rolling(pos)
    assert now.roller == 0
    assert now.dead == 2
    assert now.result is not None
    assert now.mark is not None
    assert (now.result.text, now.result.dice) == ("3-3+4", [3, 3, 4])
    assert (now.mark.text, now.mark.dice) == ("3-3-3+5", [3, 3, 3, 5])
    assert not now.beaten
    # No kicker is above a five, so that three fours or four threes are needed: two dice either way.
    assert now.missing == [Way(3, 2), Way(4, 2)]


def test_a_kicker_may_be_all_that_is_missing() -> None:
    pos = play(table(seats=THREE, left="black 4-4-4+1"), "take left", "roll 1-4-4-4-6-6")
    assert rolling(pos).missing == [Way(4, 0, kicker=2), Way(4, 1)]


def test_a_kicker_is_never_the_number_of_the_set() -> None:
    pos = play(table(seats=THREE, right="catapult 3-3-3+1"), "take right", "roll 1-3-3-3-6-6")
    assert rolling(pos).missing[0] == Way(3, 0, kicker=2)
    pos = play(table(seats=THREE, left="blue 3-3-3+2"), "take left", "roll 1-3-3-3-6-6")
    assert rolling(pos).missing[0] == Way(3, 0, kicker=4)


def test_a_beaten_mark_misses_nothing() -> None:
    pos = play(table(seats=THREE, left="black 4-4-4+1"), "take left", "roll 1-4-4-4-5-6")
    assert rolling(pos).beaten
    assert rolling(pos).missing == []


def test_die_cards_are_part_of_the_result() -> None:
    seats = [seat("red", "green", "die-4"), *THREE[1:]]
    pos = play(table(seats=seats, left="black 4-4-4+1"), "take left", "roll 1-4-4-6-6-6")
    assert rolling(pos).cards == [4]
    assert rolling(pos).result == Result("4-4-4+1", 3, 4, 1, [4, 4, 4, 1])


def test_nothing_is_missing_where_too_few_dice_are_left() -> None:
    pos = play(table(seats=THREE, left="black 4-4-4+1"), "take left", "roll 1-1-6-6-6-6")
    assert not rolling(pos).beaten
    assert rolling(pos).missing == []


def test_the_owner_of_an_attacked_castle_sees_the_attackers_result() -> None:
    pos = throw(play(table(seats=THREE), "attack B blue"), "4-4-4-4-5-1")
    assert pos.to_act == 1
    asked = rolling(pos)
    assert asked.roller == 1
    assert asked.result is None
    assert asked.mark is not None
    assert asked.mark.text == "4-4-4-4+5"
    assert asked.missing == [Way(5, 4)]


def test_the_organiser_has_nothing_to_beat_and_then_everybody_the_leader() -> None:
    pos = play(table(seats=THREE, turn=1), "take left")
    assert pos.to_act == tr.CHANCE
    pos = play(pos, "roll 1-2-2-4-6-6")
    organising = aids(pos)
    assert organising.tournament is not None
    assert organising.tournament.leader is None
    assert organising.tournament.rolled == []
    assert organising.tournament.order == [1, 2, 0]
    assert rolling(pos).mark is None
    assert rolling(pos).beaten
    pos = play(pos, "keep 1-2-2-4", "roll 3-3-3-6-6-6")
    following = aids(pos)
    assert following.tournament is not None
    assert following.tournament.leader == 1
    assert following.tournament.rolled == [1]
    assert following.tournament.order == [2, 0]
    assert rolling(pos).mark is not None
    assert rolling(pos).beaten


@pytest.mark.clause("K8.3")
def test_a_castle_on_a_stack_demands_less_of_whoever_owns_betrayal() -> None:
    seats = [seat("red", "betrayal"), seat("blue")]
    pos = table(seats=seats, left="black 3-3-3+5", right="catapult 3-3-3+1")
    owner, other = aids(pos).seats
    assert {stack: demand.text for stack, demand in owner.eased.items()} == {"left": "2-2-2+4"}
    assert other.eased == {}


@pytest.mark.clause("K8.3")
def test_betrayal_says_nothing_of_a_castle_that_demands_no_more() -> None:
    deck = [{"black 3-3-3+5": "black 1-1-1+5", "white 3-3-3+5": "white 2-2-2+4"}.get(card, card) for card in DECK]
    seats = [seat("red", "betrayal"), seat("blue")]
    owner, _ = aids(table(seats=seats, left="black 1-1-1+5", right="white 2-2-2+4", deck=deck)).seats
    assert owner.eased == {}


def test_everybody_sees_how_far_they_are_from_winning() -> None:
    seats = [seat("red", "green", "blue", tournaments=1), seat("blue", tournaments=2)]
    first, second = aids(table(seats=seats)).seats
    assert first.colours == ["yellow", "white", "black"]
    assert first.goals == [Goal("four-castles", 1, 0), Goal("tournaments", 0, 2), Goal("king", 0, 0)]
    assert second.goals == [Goal("four-castles", 3, 0), Goal("tournaments", 1, 1), Goal("king", 2, 0)]


def test_whoever_has_won_lacks_nothing_for_one_goal() -> None:
    for seed in range(5):
        *_, end = walk(GAME.start(players=2), seed)
        assert end.outcome is not None
        (winner,) = end.outcome.winners
        goal = next(goal for goal in aids(end).seats[winner].goals if goal.ending == end.outcome.ending)
        assert goal.castles == goal.tournaments == 0


@pytest.mark.parametrize("mark", ["none", "1", "5-5+4", "3-3-3+5", "4-4-4+3", "5-5-5-5+1", "5-5-5-5-5-5"])
@pytest.mark.parametrize("cards", [(), (4,), (1, 5)])
def test_what_is_missing_is_the_least_that_beats_the_mark(mark: str, cards: tuple[int, ...]) -> None:
    goal, owned = read_result(mark), sum(1 << card - 1 for card in cards)

    def beats(dice: tuple[int, ...]) -> bool:
        return bool(RESULT[owned, LIVE.number[tuple(sorted(dice))]] > goal)

    def within_reach(dice: tuple[int, ...], coming: int, added: tuple[int, ...]) -> bool:
        """Say whether these dice beat the mark beside some of those that lie there; the others are rolled."""
        kept = len(dice) + coming - len(added)
        subsets = {part for size in range(min(kept, len(dice)) + 1) for part in combinations(dice, size)}
        return kept >= 0 and any(beats(part + added) for part in subsets)

    for size, coming in product(range(7), range(3)):
        for dice in list(combinations_with_replacement(NUMBERS, size))[::11]:
            if size + coming > 6 or beats(dice):
                continue
            ways = missing_ways(goal, owned, LIVE.number[dice], coming)
            fewest = min((way.more + bool(way.kicker) for way in ways), default=size + coming + 1)
            for way in ways:
                added = (way.number,) * way.more + ((way.kicker,) if way.kicker else ())
                assert len(added) == fewest
                assert within_reach(dice, coming, added)
            for fewer in combinations_with_replacement(NUMBERS, fewest - 1):
                assert not within_reach(dice, coming, fewer)


def test_the_facts_are_those_of_the_rules() -> None:
    known = facts()
    assert known.king.text == "5-5-5-5+1"
    assert known.betrayal.text == "2-2-2+4"
    assert sum(known.specials.values()) == 23
    assert (known.dice, known.faces, known.live_faces) == (6, 6, 5)
    assert (known.tucks, known.more_tucks) == (1, 2)
    assert (known.attackable, known.attackable_of_two, known.guarded_castles) == (2, 3, 2)
    assert known.goals == [Goal("four-castles", 4, 0), Goal("tournaments", 2, 3), Goal("king", 3, 0)]
