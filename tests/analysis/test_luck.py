"""Luck has no mean: a chance node is worth the mean of what follows, and over many matches luck evens out."""

from itertools import pairwise
from statistics import fmean, stdev
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.analysis import analyse
from tafelrunde.analysis.court import valuing as court
from tafelrunde.analysis.knights import valuing as knights
from tafelrunde.analysis.luck import luck_of
from tafelrunde.analysis.replays import REPLAYS, Replays
from tafelrunde.analysis.steps import Step, steps_of
from tafelrunde.analysis.torres.cards import Purchase
from tafelrunde.analysis.torres.judging import Judge
from tafelrunde.bots.control_variates import Reading, dice_luck, luck
from tafelrunde.bots.evaluation import evaluation
from tafelrunde.core.position import Position
from tests.analysis.matches import house_match, random_record

CHI_SQUARE = 29.59
"""With ten degrees of freedom it is larger once in a thousand times; seeds are fixed, so that this never fails."""
SIGMAS = 4.0


def check_mean(before: Position, steps: list[Step], tolerance: float) -> None:
    weights = before.weights / before.weights.sum()
    mean = sum(weight * step.after for weight, step in zip(weights, steps, strict=True))
    assert np.abs(mean - steps[0].value).max() < tolerance
    assert all(np.array_equal(step.value, steps[0].value) for step in steps)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_knights_chance_nodes_are_worth_the_mean_of_their_outcomes(players: int) -> None:
    match = random_record("knights", 4, 45, players=players)
    thinker = knights.Thinker(players)
    for before, entry in zip(match.positions, match.entries, strict=False):
        if before.to_act == tr.CHANCE:
            check_mean(before, [thinker.step(before, int(code)) for code in before.codes], 1e-9)
        else:
            thinker.step(before, match.game.code_of(entry.do))


@pytest.mark.parametrize("players", [2, 3])
def test_courts_chance_nodes_are_worth_the_mean_of_their_outcomes(players: int) -> None:
    match = house_match("court", 2, players=players)
    thinker, steps = court.Thinker(), zip(match.positions, match.positions[1:], match.entries, strict=False)
    for before, after, entry in list(steps)[:90]:
        if before.to_act == tr.CHANCE:
            share, tried = thinker._share, []
            for code in before.codes.tolist():
                thinker._share = share
                tried.append(thinker.step(before, before.after(code), code))
            check_mean(before, tried, 2e-6)
            thinker._share = share
        thinker.step(before, after, match.game.code_of(entry.do))


@pytest.mark.parametrize(("name", "players"), [("court", 2), ("court", 4), ("torres", 2), ("torres", 4)])
def test_who_starts_is_worth_the_mean_of_all_who_might(name: str, players: int) -> None:
    start = tr.game(name).start(players=players)
    assert start.to_act == tr.CHANCE
    steps = [next(steps_of(name)([start, start.after(code)], [code])) for code in start.codes.tolist()]
    check_mean(start, [step for step in steps if step is not None], 1e-9)
    assert len({tuple(step.after) for step in steps if step is not None}) > 1


@pytest.mark.parametrize("variant", ["basic", "luck"])
def test_draws_of_torres_are_worth_the_mean_of_their_outcomes(variant: str) -> None:
    match, seen = random_record("torres", 3, 120, players=2, variant=variant), 0
    judge, purchase = Judge(match.positions[0]), None
    for before, entry in zip(match.positions, match.entries, strict=False):
        if entry.do == "buy":
            purchase = Purchase(judge, before, searched=False)
        elif purchase and before.to_act == tr.CHANCE:
            check_mean(before, [purchase.step(before, int(code)) for code in before.codes], 1e-9)
            seen += 1
    assert seen > 5


@pytest.mark.parametrize(("name", "matches"), [("knights", 60), ("court", 8)])
def test_the_luck_of_many_matches_evens_out_wherever_one_stands(name: str, matches: int) -> None:
    """Pieces of luck by the share that one had before: of each tenth the sum is nothing, but for chance."""
    ledgers = [analyse(house_match(name, seed, players=2)) for seed in range(matches)]
    sums, squares = np.zeros(10), np.zeros(10)
    for entry in (entry for ledger in ledgers for entry in ledger.entries if entry.luck):
        assert entry.luck is not None
        tenth = min(int(10 * entry.value[0]), 9)
        sums[tenth] += entry.luck[0]
        squares[tenth] += entry.luck[0] ** 2
    assert (sums**2 / squares).sum() < CHI_SQUARE
    assert stdev(row.seats[0].own_luck + row.seats[0].others_luck for row in ledgers) > 0.2, "luck decides matches"


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("knights", {"players": 3}),
        ("court", {"players": 2}),
        ("torres", {"players": 2, "variant": "basic"}),
        ("torres", {"players": 3, "variant": "luck"}),
    ],
)
def test_luck_alone_is_the_luck_of_the_ledger(name: str, options: dict[str, Any]) -> None:
    match = house_match(name, 5, **options)
    rows = analyse(match).seats
    lucks = [dice_luck(turns) for turns in luck_of(match, ["steward"] * options["players"], 5)]
    assert lucks == pytest.approx([row.own_luck + row.others_luck for row in rows], abs=1e-9)


@pytest.mark.parametrize(("name", "matches"), [("knights", 10), ("court", 5)])
def test_what_is_made_of_turns_evens_out(name: str, matches: int) -> None:
    """The page often makes something else of a turn than another would; read as one may, that has no mean."""
    played = [house_match(name, seed, "page", players=2) for seed in range(matches)]
    turns = [turn for seed, match in enumerate(played) for turn in luck_of(match, ["page"] * 2, seed)[0]]
    for reading in (Reading(), Reading(1.5, 0.7)):
        lucks = [luck([turn], reading) for turn in turns if turn.others]
        assert abs(fmean(lucks)) < SIGMAS * stdev(lucks) / len(lucks) ** 0.5
        assert stdev(lucks) > 0.02
        beyond = [
            luck([turn], reading) - reading.slope(turn.start) * turn.played.luck for turn in turns if turn.others
        ]
        assert stdev(beyond) > 0.01, "the same dice do not make the same turn"


def turns_of(match: tr.Match) -> list[tuple[int, int]]:
    """Return where the turns of a match begin and end."""
    ends = evaluation(match.game.name).turn_ends
    starts = [at for at, (before, after) in enumerate(pairwise(match.positions), 1) if ends(before, after)]
    return list(pairwise([*starts, len(match.entries)]))


def test_a_turn_is_replayed_to_its_end_by_players_with_dice_of_their_own() -> None:
    match = house_match("court", 2, "page", players=2)
    replays, ends = Replays(["page"] * 2, "court", 1), evaluation("court").turn_ends
    for start, _ in turns_of(match)[:3]:
        played = [replays._replay(match.positions[start], each) for each in range(REPLAYS)]
        for positions, codes in played:
            assert positions[0] is match.positions[start]
            assert positions[-1].to_act is None or ends(positions[-2], positions[-1])
            assert not any(ends(*pair) for pair in pairwise(positions[:-1]))
            assert [before.after(code) for before, code in zip(positions, codes, strict=False)] == positions[1:]
        assert len({tuple(codes) for _, codes in played}) > 1


def test_a_turn_is_compared_with_its_own_kind_only() -> None:
    """Beside nothing but itself a turn brings nothing; whoever is not known is not replaced."""
    match = house_match("knights", 3, "sovereign", players=2)
    codes = [match.game.code_of(entry.do) for entry in match.entries]
    start, end = turns_of(match)[2]
    positions, played = match.positions[start : end + 1], codes[start:end]
    replays = Replays(["sovereign"] * 2, "knights", 1)
    way, others = replays.ways(positions, played)
    assert any((way.end != other.end).any() for other in others)
    with patch.object(replays, "_replay", return_value=(positions, played)):
        way, others = replays.ways(positions, played)
        assert all((way.end == other.end).all() and (way.luck == other.luck).all() for other in others)
    assert not Replays(["steward-1"] * 2, "knights", 1).can_follow(positions[0])
    assert not any(turn.others for turns in luck_of(match, ["steward-1"] * 2, 1) for turn in turns)


@pytest.mark.parametrize(("name", "seed"), [("knights", 6), ("court", 4)])
def test_near_its_end_a_match_is_played_on(name: str, seed: int) -> None:
    """The end is one piece, compared with results alone; whatever leads there is worth what is made of it."""
    match, near_end = house_match(name, seed, "squire", players=2), evaluation(name).near_end
    late = next(at for at, position in enumerate(match.positions) if near_end(position))
    winners = match.position.outcome.winners if match.position.outcome else ()
    assert 0 < late < len(match.entries)
    assert all(map(near_end, match.positions[late:-1])), "there is no way back"
    for seat, turns in enumerate(luck_of(match, ["squire"] * 2, seed)):
        (last,) = (turn for turn in turns if turn.is_last)
        assert last.played.end == (seat in winners)
        assert all(way.is_result and 0 <= way.end <= 1 for way in last.others)
        (before,) = (turn for turn in turns if turn.played.is_result and not turn.is_last)
        assert before.played.end == fmean(way.end for way in last.others)


def test_nobody_plays_on_for_whom_nobody_knows() -> None:
    match = house_match("court", 4, "squire", players=2)
    assert not any(turn.is_last for turns in luck_of(match, ["squire", "steward-1"], 4) for turn in turns)


def test_a_replay_stops_where_somebody_decides_who_is_not_known() -> None:
    """A castle's owner may defend it: that is where a turn is left to whom nobody can replace."""
    stopped = 0
    for seed in range(30):
        match = house_match("knights", seed, "page", players=2)
        replays = Replays(["page", "steward-1"], "knights", seed)
        for start, _ in turns_of(match):
            if match.positions[start].to_act == 0:
                positions, _ = replays._replay(match.positions[start], 0)
                stopped += positions[-1].to_act == 1 and not evaluation("knights").turn_ends(*positions[-2:])
        if stopped:
            return
    pytest.fail("nobody ever defended a castle")
