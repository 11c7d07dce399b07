"""What the coach says of win shares is what the analysis says afterwards."""

from itertools import pairwise
from statistics import fmean
from unittest.mock import patch

import pytest

import tafelrunde as tr
from tafelrunde.analysis import analyse
from tafelrunde.analysis.counsel import Counsel, counsel
from tafelrunde.analysis.court import advising, valuing
from tafelrunde.analysis.torres.judging import Judge
from tafelrunde.bots.court.deciding import mind
from tafelrunde.bots.court.value import nets_of
from tafelrunde.bots.weights import load
from tafelrunde.core.rng import rng
from tafelrunde.games.torres.advice import standing
from tests.analysis.matches import house_match, random_record
from tests.every_game import pig_registered

FEW_VALUES = 2_000
"""So small a memory leaves abilities out of many turns."""


def told(position: tr.Position) -> Counsel:
    found = counsel(position)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("name", "phase"),
    [("knights", "knights-ask-turn"), ("court", "court-ask-turn"), ("court", "court-ask-claim")],
)
def test_actions_are_worth_what_the_ledger_says(name: str, phase: str) -> None:
    match, seen = house_match(name, 6, "squire", players=2), 0
    for entry in analyse(match).entries[:120]:
        position = match.positions[entry.at]
        if entry.best is None or entry.seat is None or position.prompt.code != phase:
            continue
        worths = told(position).worths
        assert entry.exact == (worths[0].exact and phase != "court-ask-claim"), "what claims lead to is an estimate"
        assert len({worth.exact for worth in worths}) == 1
        assert worths[0].win == pytest.approx(entry.value[entry.seat], abs=1e-6)
        assert {worth.do: worth.win for worth in worths}[entry.do] == pytest.approx(
            entry.after[entry.seat], abs=1e-6
        )
        assert [worth.win for worth in worths] == sorted((worth.win for worth in worths), reverse=True)
        seen += 1
    assert seen > 5


def test_court_says_what_to_aim_at() -> None:
    match = house_match("court", 1, players=3)
    position = next(each for each in match.positions if each.prompt.code == "court-ask-turn")
    aims = told(position).aims
    goals = {position.game.goal_name(action) for action in position.odds().of}
    assert len(aims) > 5
    assert all(aim.exact for aim in aims)
    assert {aim.do for aim in aims} <= goals | {aim.do for aim in aims if "fool" in aim.do or "charlatan" in aim.do}


@pytest.mark.parametrize("variant", ["basic", "master"])
def test_torres_suggests_whole_turns_that_can_be_played(variant: str) -> None:
    match = random_record("torres", 2, 90, players=2, variant=variant)
    starts = [entry.at for entry in analyse(match).entries if entry.turn]
    position = match.positions[starts[-1]]
    seat = position.to_act
    assert seat is not None
    view = tr.Position(position.game, position.view(seat).state)
    lines = told(view).lines
    assert 0 < len(lines) <= 3
    assert lines[0].win == pytest.approx(Judge(view).search(view.state).shares[seat], abs=1e-6)
    assert [line.win for line in lines] == sorted((line.win for line in lines), reverse=True)
    assert len({line.win for line in lines}) == len(lines), "the same turn in another order is none of its own"
    for line in lines:
        assert line.do[-1] == "end"
        first, *rest = line.told
        assert first == view.label(line.do[0])
        assert len(rest) == len(line.do) - 1, "a card that is bought stays unknown, and the turn goes on"
        if "buy" not in line.do:
            after = position
            for action in line.do[:-1]:
                after = after.apply(action)
            now = zip(standing(after.state), standing(position.state), strict=True)
            assert line.gains == [later - before for later, before in now]
            assert after.why_not("end") is None


def test_a_turn_too_large_to_be_solved_is_told_as_an_estimate() -> None:
    """What abilities are left out of changes what actions are worth: whoever says so knows that it may."""
    small = mind(nets_of(load("court")), FEW_VALUES, 0.0, False, rng(0))
    seen = {True: 0, False: 0}
    for position in house_match("court", 6, "squire", players=2).positions[::3]:
        if position.prompt.code != "court-ask-turn":
            continue
        with patch.object(advising, "thinker", lambda: small):
            worths = told(position).worths
        (exact,) = {worth.exact for worth in worths}
        seen[exact] += 1
        known = {worth.do: worth.win for worth in told(position).worths}
        if exact:
            assert {worth.do: worth.win for worth in worths} == pytest.approx(known, abs=1e-5)
    assert min(seen.values()) > 5


def test_a_roll_of_a_turn_too_large_to_be_solved_is_no_exact_luck() -> None:
    small, seen = mind(nets_of(load("court")), FEW_VALUES, 0.0, False, rng(0)), set()
    with patch.object(valuing, "thinker", lambda: small):
        entries = analyse(house_match("court", 6, "squire", players=2)).entries
    for before, entry in pairwise(entries):
        if entry.luck and before.cost is not None:
            assert entry.exact == before.exact
            seen.add(entry.exact)
    assert seen == {True, False}


@pytest.mark.parametrize("name", tr.games())
def test_the_error_that_is_told_is_about_that_of_matches(name: str) -> None:
    matches = [house_match(name, seed, players=2) for seed in range(1, 5)]
    found = fmean(analyse(match).error ** 2 for match in matches) ** 0.5
    advised = next(filter(None, map(counsel, matches[0].positions)))
    assert 0.5 < advised.error / found < 2


def test_nothing_is_said_where_dice_say_all_or_nothing_is_known() -> None:
    match = random_record("knights", 1, 30, players=2)
    keeping = next(each for each in match.positions if each.prompt.code == "knights-ask-keep")
    assert counsel(keeping) is None
    assert counsel(match.positions[0]) is None, "chance is to act"
    with pig_registered():
        assert counsel(random_record("pig", 1, 3, players=2).position) is None
