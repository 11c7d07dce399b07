"""Dealing the hidden cards anew: the same view, a possible position, every arrangement equally likely (T12.1)."""

from collections import Counter
from collections.abc import Callable
from itertools import islice, permutations
from typing import Any

import pytest

import tafelrunde as tr
from tafelrunde.games.torres.cards import CARD_NAMES
from tafelrunde.games.torres.notation import cards_of, pile_of
from tests.chi_square import chi_square_p
from tests.games.torres.card_tables import TWO_KNIGHTS, buyer, corner, wander
from tests.games.torres.tables import GAME, fact, play, seat, table

SAMPLES = 1500


@pytest.mark.clause("T12.1")
@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 3}, {"players": 4, "variant": "luck"}, {"players": 2, "variant": "luck"}],
    ids=lambda options: "-".join(map(str, options.values())),
)
def test_a_resampled_position_is_possible_and_looks_the_same(options: dict[str, Any]) -> None:
    sampler, differing, phases = tr.seeded(9), 0, set[str]()
    for number, pos in enumerate(islice(wander(9, **options), 0, None, 3)):
        phases.add(fact(pos, "phase"))
        viewer = [None, *range(pos.players)][number % (pos.players + 1)]
        view = pos.view(viewer)
        other = view.resample(sampler)
        differing += other != pos
        assert GAME.position(other.to_json()) == other
        assert other.view(viewer).state.tobytes() == view.state.tobytes()
        assert other.to_act == pos.to_act
    assert differing > 30
    assert {"turn", "draw"} <= phases


@pytest.mark.clause("T12.1")
def test_resampling_leaves_the_view_as_it_was() -> None:
    view = play(buyer(unseen=CARD_NAMES), "buy", "draw vault", "draw raise", "draw stairs").view(1)
    before = view.state.tobytes()
    view.resample(tr.seeded(3))
    assert view.state.tobytes() == before


@pytest.mark.clause("T12.1")
def test_who_knows_everything_resamples_the_position_itself() -> None:
    pos = play(buyer(top=("vault", "raise"), unseen=("stairs", "six_ap"), hand=("leap_up",)), "buy")
    written = pos.to_json()
    other = pos.view(0).resample(tr.seeded(1)).to_json()
    assert other["seats"][0] == written["seats"][0]
    assert other["drawn"] == written["drawn"]
    assert pos.view(0).resample(tr.seeded(1)) == pos


def count_of(pos: tr.Position, viewer: int | None, arrangement: Callable[[Any], Any]) -> Counter[Any]:
    """Count the arrangements of hidden cards in many resampled positions."""
    sampler, view = tr.seeded("even"), pos.view(viewer)
    return Counter(arrangement(view.resample(sampler).state[0]) for _ in range(SAMPLES))


def hand(record: Any, number: int = 0) -> list[str]:
    return cards_of(record["seat"][number]["hand"])


def pile(record: Any) -> list[str | None]:
    return pile_of(record["seat"][0]["pile"])


def evenly(found: Counter[Any], expected: dict[Any, int]) -> bool:
    """Say whether exactly the expected arrangements were found, about as often as their weights say."""
    assert set(found) == set(expected)
    return chi_square_p([found[one] for one in expected], list(expected.values())) > 0.001


@pytest.mark.clause("T12.1")
@pytest.mark.parametrize("viewer", [1, None])
def test_hand_and_known_bottom_are_dealt_evenly(viewer: int | None) -> None:
    cards = ("vault", "raise", "stairs", "six_ap", "leap_up")
    pos = buyer(unseen=cards[:2], bottom=cards[2:4], hand=cards[4:])
    found = count_of(pos, viewer, lambda met: (*hand(met), *pile(met)[2:]))
    assert evenly(found, dict.fromkeys(permutations(cards, 3), 1))


@pytest.mark.clause("T12.1")
def test_cards_bought_this_turn_drawn_and_held_are_dealt_evenly() -> None:
    cards = ("vault", "raise", "stairs", "six_ap", "leap_up")
    pos = play(buyer(top=cards[:4], hand=cards[4:]), "buy", "keep vault", "top raise", "buy")
    assert (fact(pos, "fresh"), fact(pos, "phase")) == (["vault"], "keep")

    def arrangement(met: Any) -> Any:
        (fresh,), held = cards_of(met["fresh"]), hand(met)
        assert fresh in held
        return fresh, *(card for card in held if card != fresh), frozenset(cards_of(met["drawn"]))

    expected = {(fresh, old, frozenset(cards) - {fresh, old}): 1 for fresh, old in permutations(cards, 2)}
    assert evenly(count_of(pos, 1, arrangement), expected)


@pytest.mark.clause("T12.1")
def test_a_wholly_known_pile_is_dealt_evenly() -> None:
    cards = ("vault", "raise", "stairs", "six_ap")
    found = count_of(buyer(top=cards), 1, lambda met: tuple(pile(met)))
    assert evenly(found, dict.fromkeys(permutations(cards), 1))


@pytest.mark.clause("T12.1")
def test_the_two_piles_of_two_others_are_dealt_independently() -> None:
    played = [card for card in CARD_NAMES if card not in ("vault", "raise", "stairs")]
    pos = table(
        corner(TWO_KNIGHTS),
        players=3,
        hands=[[], ["vault"], ["raise"]],
        played=[[], played, played],
        piles=[[None] * 10, ["raise", "stairs"], ["stairs", "vault"]],
    )
    found = count_of(pos, 0, lambda met: (*hand(met, 1), *hand(met, 2)))
    three = ("vault", "raise", "stairs")
    assert evenly(found, {(one, other): 1 for one in three for other in three})


@pytest.mark.clause("T12.1", "T10.1")
def test_hands_of_the_luck_variant_are_dealt_by_the_copies_that_are_left() -> None:
    rest = ["vault", "vault", "vault", "raise", "raise", "stairs"]
    gone = [card for card in CARD_NAMES for _ in range(4 - rest.count(card))]
    pos = table(
        corner(TWO_KNIGHTS),
        variant="luck",
        year=3,
        players=3,
        hands=[gone[:12], ["vault", "raise"], ["stairs"]],
        played=[gone[12:22], gone[22:30], gone[30:]],
    )
    assert seat(pos.view(0).resample(tr.seeded(1)), 0)["hand"] == sorted(gone[:12], key=CARD_NAMES.index)
    expected = Counter[Any]()
    for first, second, third in permutations(range(6), 3):
        pair = tuple(sorted((rest[first], rest[second])))
        expected[pair, rest[third]] += 1
    found = count_of(pos, 0, lambda met: (tuple(sorted(hand(met, 1))), *hand(met, 2)))
    assert evenly(found, dict(expected))


@pytest.mark.clause("T12.1", "T10.1")
def test_cards_bought_this_turn_in_the_luck_variant_are_dealt_evenly_too() -> None:
    rest = ["vault", "vault", "raise", "stairs"]
    gone = [card for card in CARD_NAMES for _ in range(4 - rest.count(card))]
    pos = table(
        corner(TWO_KNIGHTS),
        variant="luck",
        year=3,
        hands=[["vault"], gone[:16]],
        played=[gone[16:26], gone[26:]],
    )
    pos = play(pos, "buy", "draw stairs")

    def arrangement(met: Any) -> Any:
        (fresh,), held = cards_of(met["fresh"]), hand(met)
        held.remove(fresh)
        return fresh, *held

    expected = Counter((rest[fresh], rest[old]) for fresh, old in permutations(range(4), 2))
    assert evenly(count_of(pos, 1, arrangement), dict(expected))
    spectator = count_of(pos, None, lambda met: (len(hand(met, 0)), len(hand(met, 1))))
    assert set(spectator) == {(2, 16)}
