"""Every small action of a turn can be taken back until the next roll (C4.1)."""

import pytest

import tafelrunde as tr
from tests.games.court.tables import GAME


def match_after(*texts: str) -> tr.Match:
    match = GAME.match(players=2, start=0, sampler=tr.seeded(8))
    for text in texts:
        match.play(GAME.action(text))
    return match


@pytest.mark.clause("C4.1")
def test_setting_aside_is_taken_back_die_by_die_but_never_a_roll() -> None:
    match = match_after("roll")
    rolled = match.position
    for _ in range(3):
        match.play(next(action for action in match.position.legal() if str(action).startswith("aside")))
    assert match.position.to_json()["active"] == []
    for _ in range(3):
        match.undo(0)
    assert match.position == rolled
    with pytest.raises(tr.NoUndo):
        match.undo(0)


@pytest.mark.clause("C4.4")
def test_a_finished_result_can_be_opened_again_before_the_claim() -> None:
    match = match_after("roll")
    for _ in range(3):
        match.play(next(action for action in match.position.legal() if str(action).startswith("aside")))
    before = match.position
    match.play(GAME.action("finish"))
    match.undo(0)
    assert match.position == before
    with pytest.raises(tr.NoUndo):
        match.undo(1)
