"""Every small action of a turn can be taken back, but no card drawn and nothing before another player's action."""

from typing import Any

import pytest

import tafelrunde as tr
from tests.games.torres.tables import GAME, fact, scores

FOUNDATIONS = [f"B {cell}" for cell in ("d8", "c6", "f6", "h5", "a4", "c3", "f3", "e1")]
FIRST_KNIGHTS = ("D d8", "D c6", "D f6", "king h5")


def match_after(*texts: str, **options: Any) -> tr.Match:
    match = GAME.match(start=0, sampler=tr.seeded(5), **options)
    for text in texts:
        for action in GAME.moves(text):
            match.play(action)
    return match


def master_match() -> tr.Match:
    """Three players with all their cards in hand; A begins, and chance has nothing to decide."""
    return match_after(*FOUNDATIONS, *FIRST_KNIGHTS, players=3, variant="master", master_card="edge")


def walk_back(match: tr.Match, *texts: str) -> None:
    """Play some small actions of one seat, and take them back one by one."""
    before = []
    seat = match.position.to_act
    assert seat is not None
    for text in texts:
        assert match.position.to_act == seat, text
        before.append(match.position)
        match.play(GAME.action(text))
    for position in reversed(before):
        match.undo(seat)
        assert match.position == position


def cannot_undo(match: tr.Match, seat: int) -> bool:
    with pytest.raises(tr.NoUndo):
        match.undo(seat)
    return not match.can_undo(seat)


def played(match: tr.Match, kind: str) -> None:
    """Play the first legal action of a kind."""
    match.play(next(action for action in match.position.legal() if str(action).split()[0] == kind))


@pytest.mark.clause("T4.1")
def test_a_whole_turn_is_taken_back_action_by_action() -> None:
    match = master_match()
    building = ("stack 3", "B e8", "B d7")
    card = ("play raise", "take d8", "stack 2")
    knights = ("D e8", "take e8", "to e7")
    walk_back(match, *building, *card, *knights, "end", "spread 3-2-2")
    assert cannot_undo(match, 0)
    assert fact(match.position, "ap") == 5


@pytest.mark.clause("T4.1")
@pytest.mark.parametrize(
    "texts",
    [
        ("track", "track"),
        ("play seven_ap", "track"),
        ("stack 2", "play extra_block", "B e8"),
        ("play diagonal", "take d8", "to c7"),
        ("play shift_block", "take f3", "to g5"),
        ("take d8", "to d7", "end", "stack 2"),
    ],
)
def test_points_cards_and_the_end_of_the_turn_are_taken_back(texts: tuple[str, ...]) -> None:
    match = master_match()
    walk_back(match, *texts)
    assert cannot_undo(match, 0)


@pytest.mark.clause("T4.1")
def test_nothing_is_taken_back_after_another_player_has_acted() -> None:
    match = master_match()
    for text in ("track", "end", "stack 2"):
        match.play(GAME.action(text))
    assert match.position.to_act == 1
    assert match.can_undo(0)
    assert cannot_undo(match, 1)
    match.play(GAME.action("track"))
    assert cannot_undo(match, 0)
    match.undo(1)
    assert cannot_undo(match, 1)
    match.undo(0)
    assert (match.position.to_act, fact(match.position, "phase")) == (0, "name")


@pytest.mark.clause("T7.1")
def test_a_card_drawn_by_chance_is_never_put_back() -> None:
    match = match_after("D d8", "D c6", "king h5", "track", "buy", players=2)
    drawn = match.position
    assert fact(drawn, "phase") == "keep"
    assert cannot_undo(match, 0)
    played(match, "keep")
    played(match, "under")
    match.play(GAME.action("track"))
    for _ in range(3):
        match.undo(0)
    assert match.position == drawn
    assert cannot_undo(match, 0)


@pytest.mark.clause("T10.1")
def test_nor_is_a_card_of_the_common_pile() -> None:
    match = match_after("D d8", "D c6", "king h5", "buy", players=2, variant="luck")
    assert cannot_undo(match, 0)
    walk_back(match, "track", "take d8", "to d7")
    assert cannot_undo(match, 0)


@pytest.mark.clause("T7.1")
def test_a_purchase_of_known_cards_is_taken_back() -> None:
    match = match_after("D d8", "D c6", "king h5", players=2)
    for _ in range(2):
        for kind in ("buy", "keep", "under", "buy", "keep", "under", "end"):
            played(match, kind)
        match.play(GAME.action("end"))
    pile = fact(match.position, "seats")[0]["pile"]
    assert len(pile) == 6
    assert None not in pile
    start = match.position
    for kind in ("track", "buy", "keep", "top", "end"):
        played(match, kind)
    for _ in range(5):
        match.undo(0)
    assert match.position == start
    assert cannot_undo(match, 0)


@pytest.mark.clause("T9.4")
def test_the_scoring_and_the_kings_move_are_taken_back_up_to_the_last_turn() -> None:
    match = match_after("D d8", "D c6", "king h5", *["end"] * 7, players=2)
    before = match.position
    assert (before.to_act, scores(before)) == (1, [0, 0])
    match.play(GAME.action("end"))
    assert scores(match.position) == [1, 2]
    assert match.position.to_act == 0
    match.play(GAME.action("king f3"))
    match.play(GAME.action("track"))
    match.undo(0)
    match.undo(0)
    assert cannot_undo(match, 0)
    match.undo(1)
    assert match.position == before
    assert cannot_undo(match, 1)
