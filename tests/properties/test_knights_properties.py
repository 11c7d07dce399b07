from collections import Counter
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import tafelrunde as tr
from tafelrunde.games.knights.state import PHASE_NAMES
from tests.properties.knights_walks import DECKS, KNIGHTS, Walk, walks
from tests.steady import steady

SETUP = {"deal-colour", "deal-castle"}
BOX = Counter(DECKS["standard"])
EXAMPLES = 120
COLOURS = {"red", "green", "blue", "yellow", "white", "black"}


def cards_of(written: dict[str, Any]) -> Counter[str]:
    """Count every card on the table, wherever it lies."""
    cards = Counter(written["unseen"])
    for stack in written["stacks"].values():
        cards.update([*stack["tucked"], *([stack["top"]] if stack["top"] else [])])
    for seat in written["seats"]:
        cards.update([*seat["castles"], *seat["specials"], *["tournament"] * seat["tournaments"]])
    return cards


def kinds_of(seat: dict[str, Any]) -> list[str]:
    return [card.split()[0] for card in (*seat["castles"], *seat["specials"])]


def test_the_walks_lead_everywhere() -> None:
    phases, guards, endings = set(), set(), set()

    @walks
    @steady(EXAMPLES)
    def look_around(walk: Walk) -> None:
        for position in walk.positions():
            written = position.to_json()
            phases.add(written["phase"])
            endings.add(written["ending"])
            for seat in written["seats"]:
                guards.update({len(seat["castle_guard"]), seat["card_guard"] is not None})

    look_around()
    too_rare_for_short_walks = {"lose"}
    assert set(PHASE_NAMES.values()) - phases <= too_rare_for_short_walks
    assert guards == {0, 1, 2}
    assert {"four-castles", "tournaments"} <= endings


@pytest.mark.clause("K1.1", "K1.2")
@walks
@steady(EXAMPLES)
def test_the_48_cards_are_always_the_same(walk: Walk) -> None:
    for position in walk.positions():
        assert cards_of(position.to_json()) == Counter(DECKS[walk.deck])


@pytest.mark.clause("K5.5")
@walks
@steady(EXAMPLES)
def test_nobody_ever_owns_doubles(walk: Walk) -> None:
    for position in walk.positions():
        for seat in position.to_json()["seats"]:
            assert len(set(kinds_of(seat))) == len(kinds_of(seat))
            assert {card.split()[0] for card in seat["castles"]} <= COLOURS
            assert not {card.split()[0] for card in seat["specials"]} & {*COLOURS, "tournament"}


@pytest.mark.clause("K11.3", "K11.4", "K11.5")
@walks
@steady(EXAMPLES)
def test_guards_stand_only_by_cards_of_their_owner(walk: Walk) -> None:
    for position in walk.positions():
        for seat in position.to_json()["seats"]:
            owned = kinds_of(seat)
            assert set(seat["castle_guard"]) <= set(owned) & COLOURS
            assert len(seat["castle_guard"]) <= 2
            assert not seat["castle_guard"] or "castle-guard" in owned
            if seat["card_guard"]:
                assert "card-guard" in owned
                assert seat["card_guard"] in set(owned) - COLOURS - {"card-guard"}


@pytest.mark.clause("K2.2", "K14.1")
@walks
@steady(EXAMPLES)
def test_the_unseen_cards_are_those_face_down_in_the_stacks(walk: Walk) -> None:
    for position in walk.positions():
        written, record = position.to_json(), position.state[0]
        face_down = sum(stack["unseen"] for stack in written["stacks"].values())
        assert face_down == (0 if written["phase"] in SETUP else len(written["unseen"]))
        unseen = record["unseen"][: record["unseen_count"]].tolist()
        assert unseen == sorted(unseen)
        assert not record["unseen"][record["unseen_count"] :].any(), "equal positions have equal bytes"
        for pile in record["stack"]:
            assert not pile["tucked"][pile["tucked_count"] :].any()
        assert not record["spare"].any()


@pytest.mark.clause("K8.4")
@walks
@steady(EXAMPLES)
def test_a_stack_shows_its_top_whenever_a_player_decides(walk: Walk) -> None:
    for position in walk.positions():
        if position.to_act not in (tr.CHANCE, None):
            for stack in position.to_json()["stacks"].values():
                assert stack["top"] or not (stack["unseen"] or stack["tucked"])


def has_winning_set(seat: dict[str, Any]) -> bool:
    castles = len(seat["castles"])
    return castles >= 4 or (castles >= 2 and seat["tournaments"] >= 3)


@pytest.mark.clause("K13.1")
@walks
@steady(EXAMPLES)
def test_the_game_ends_as_soon_as_somebody_has_won(walk: Walk) -> None:
    for position in walk.positions():
        winners = [s for s, seat in enumerate(position.to_json()["seats"]) if has_winning_set(seat)]
        outcome = position.outcome
        if outcome is None:
            assert winners == []
        elif outcome.ending == "king":
            assert len(position.to_json()["seats"][outcome.winners[0]]["castles"]) == 3
        else:
            assert winners == list(outcome.winners)


@pytest.mark.clause("K6.1", "K6.2", "K6.4")
@walks
@steady(EXAMPLES)
def test_at_most_six_dice_are_rolled_at_most_four_times(walk: Walk) -> None:
    for position in walk.positions():
        written = position.to_json()
        contest = written["contest"]
        assert (contest is not None) == (written["phase"] in ("roll", "keep", "defend"))
        if contest:
            assert set(contest["dice"]) <= {1, 2, 3, 4, 5}
            assert len(contest["dice"]) + contest["to_roll"] <= 6
            low, high = {"roll": (1, 4), "keep": (1, 3), "defend": (0, 0)}[written["phase"]]
            assert low <= contest["rolls_left"] <= high
            assert written["attempts"] >= 1


@pytest.mark.clause("K2.1", "K5.2", "K12.2")
@walks
@steady(EXAMPLES)
def test_everybody_always_has_a_castle(walk: Walk) -> None:
    for position in walk.positions():
        written = position.to_json()
        if written["phase"] in SETUP:
            dealt = [len(seat["castles"]) for seat in written["seats"]]
            assert dealt == [1] * written["turn"] + [0] * (walk.players - written["turn"])
        else:
            assert all(seat["castles"] for seat in written["seats"])


@pytest.mark.clause("K2.3")
@walks
@steady(EXAMPLES)
def test_turns_are_counted_one_by_one_and_pass_clockwise(walk: Walk) -> None:
    before: dict[str, Any] | None = None
    for position in walk.positions():
        written = position.to_json()
        if before and before["turns"] > 0:
            passed = written["turns"] - before["turns"]
            assert passed in (0, 1)
            assert written["turn"] == (before["turn"] + passed) % walk.players
        before = written


@pytest.mark.clause("K4.1", "K4.2")
@walks
@steady(EXAMPLES)
def test_tucks_never_exceed_the_allowance(walk: Walk) -> None:
    for position in walk.positions():
        written = position.to_json()
        has_stack_card = "stack" in kinds_of(written["seats"][written["turn"]])
        assert 0 <= written["tucks"] <= (2 if has_stack_card else 1)


DIE_CARDS = {1: "die-1 1-1-1+3", 2: "die-2 2-2-2+1", 3: "die-3 2-2-2+5", 4: "die-4 3-3-3+2", 5: "die-5 4-4-4+1"}


def rolling(dice: list[int], die_cards: set[int]) -> tr.Position:
    """Set up the organiser of a tournament with live dice and die cards."""
    seats = [
        {"castles": ["white 3-3-3+5"], "specials": [DIE_CARDS[n] for n in sorted(die_cards)]},
        {"castles": ["black 3-3-3+5"]},
    ]
    tops = {"left": "tournament", "right": "champion 3-3-3+2"}
    lying = Counter([*tops.values(), *(card for seat in seats for cards in seat.values() for card in cards)])
    unseen = sorted((BOX - lying).elements())
    halves = {"left": len(unseen) // 2, "right": len(unseen) - len(unseen) // 2}
    contest = {"kind": "tournament", "roller": 0, "rolls_left": 3, "dice": dice, "stack": "left", "leader": 0}
    return KNIGHTS.position(
        {
            "game": "knights",
            "rules_version": KNIGHTS.rules_version,
            "phase": "keep",
            "turn": 0,
            "attempts": 1,
            "seats": seats,
            "stacks": {name: {"top": tops[name], "unseen": halves[name]} for name in tops},
            "unseen": unseen,
            "contest": contest,
        }
    )


@given(dice=st.lists(st.integers(1, 5), min_size=1, max_size=6), die_cards=st.sets(st.integers(1, 5)))
@example(dice=[5, 5, 5, 5, 5, 5], die_cards={4, 5})
@steady(EXAMPLES)
def test_any_dice_and_their_result_fit_on_a_board_of_80_columns(dice: list[int], die_cards: set[int]) -> None:
    lines = str(rolling(dice, die_cards)).splitlines()
    assert max(map(len, lines)) <= 80, max(lines, key=len)
