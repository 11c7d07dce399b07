"""What somebody's play has come to: sums by game and level, with honest intervals."""

from math import sqrt
from typing import Any

import pytest

import tafelrunde as tr
from tafelrunde.analysis import analyse
from tafelrunde.bots.intervals import Z_95
from tafelrunde.practice.house_numbers import QUANTILES, quantiles_of_losses
from tafelrunde.practice.numbers import form_of, numbers_of
from tafelrunde.practice.reviews import PEOPLE, Review, level_of, mattering, mistakes_of, review
from tafelrunde.practice.spacing import DAY, WAITS, due_after, next_box
from tests.analysis.matches import house_match, random_record


def made(number: int, **fields: Any) -> Review:
    """Return a review; what nobody asks for is the same in all."""
    plain: dict[str, Any] = {
        "table": f"t{number}",
        "at": number,
        "game": "knights",
        "level": "steward",
        "players": 2,
        "seat": 0,
        "finished": True,
        "result": 1.0,
        "luck": 0.1,
        "lost": 0.2,
        "lost_where_it_mattered": 0.2,
        "mattered": 10,
        "labels": {"mistake": 1},
        "kinds": {"attack": 0.2},
    }
    return Review(**{**plain, **fields})


def test_a_review_sums_up_what_the_ledger_says() -> None:
    match = house_match("knights", 5, "page", players=3)
    ledger = analyse(match)
    own = review(ledger, 1, "table", 17, "page")
    row = ledger.seats[1]
    assert (own.result, own.mattered, own.labels) == (row.result, row.mattered, row.labels)
    assert own.luck == pytest.approx(row.own_luck + row.others_luck)
    assert 0 <= own.lost_where_it_mattered <= own.lost == -row.mistakes
    labelled = [entry.loss or 0.0 for entry in ledger.entries if entry.seat == 1 and entry.label]
    assert sum(own.kinds.values()) == pytest.approx(sum(labelled))


@pytest.mark.parametrize("game", tr.games())
def test_a_mistake_can_be_tried_again_where_it_was_made(game: str) -> None:
    match = house_match(game, 9, "page", players=2)
    ledger = analyse(match)
    for seat in range(2):
        for mistake in mistakes_of(match.record, ledger, seat):
            position = match.game.position(mistake.exercise.position)
            for action in mistake.exercise.lead:
                position = position.follow(match.game.code_of(action))
            assert position == match.positions[mistake.entry]
            assert position.to_act == seat == mistake.seat
            assert ledger.entries[mistake.entry].do == mistake.do


def test_whoever_plays_with_people_has_no_level() -> None:
    assert level_of("knights", ["page", None]) == PEOPLE
    assert level_of("knights", ["page", "marshal", "steward"]) == "marshal"
    assert level_of("knights", ["somebody's bot", "page"]) == "page"


def test_form_is_what_a_decision_that_mattered_loses() -> None:
    reviews = [made(1, lost_where_it_mattered=0.1), made(2, lost_where_it_mattered=0.3, mattered=30)]
    form = form_of(reviews)
    assert form is not None
    assert form.mean == pytest.approx(0.4 / 40)
    error = sqrt(2 * (0.0**2 + 0.0**2)) / 40
    assert form.low == pytest.approx(form.mean - Z_95 * error)
    wide = form_of([made(1, lost_where_it_mattered=0.0), made(2, lost_where_it_mattered=0.4)])
    assert wide is not None
    assert wide.mean == pytest.approx(0.02)
    assert wide.high == pytest.approx(0.02 + Z_95 * sqrt(2 * 2 * 0.2**2) / 20)
    assert form_of([made(1, mattered=0)]) is None
    alone = form_of([made(1)])
    assert alone is not None
    assert alone.low is None


def test_numbers_are_kept_apart_by_game_and_level() -> None:
    reviews = [
        made(3, result=0.0, luck=-0.3, kinds={"keep": 0.5}),
        made(1),
        made(2, finished=False, result=0.4),
        made(4, game="court", level=PEOPLE, players=4, result=0.5),
    ]
    court, knights = numbers_of(reviews)
    assert (court.game, court.level, court.wins, court.fair) == ("court", PEOPLE, 0.5, 0.25)
    assert (knights.matches, knights.finished, knights.wins, knights.fair) == (3, 2, 1.0, 1.0)
    assert [each.kind for each in knights.favourites] == ["keep", "attack"]
    assert knights.labels == {"mistake": 3}
    assert [point.at for point in knights.trend] == [1, 2, 3]
    assert knights.luck.mean == pytest.approx(-0.1 / 3)
    assert knights.luck.low is not None
    assert knights.luck.low < 0 < (knights.luck.high or 0)


def test_cards_come_back_later_each_time_they_are_found() -> None:
    box, now, waits = 0, 1000, []
    for _ in range(len(WAITS) + 1):
        box = next_box(box, found=True)
        waits.append((due_after(box, now) - now) // DAY)
    assert waits == [3, 7, 16, 35, 90, 90, 90]
    assert next_box(box, found=False) == 0
    assert due_after(0, now) == now + DAY


def test_quantiles_are_those_of_decisions_that_mattered() -> None:
    ledger = analyse(random_record("knights", 3, 60, players=2))
    losses = sorted(100 * (entry.loss or 0.0) for entry in mattering(ledger))
    found = quantiles_of_losses([ledger])
    assert list(found) == list(QUANTILES)
    for share, loss in found.items():
        assert sum(each <= loss for each in losses) >= share * len(losses)
        assert loss in losses
    assert quantiles_of_losses([]) == {}
