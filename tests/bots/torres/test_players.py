"""The house players of Torres answer in every position from what their seat may see, and always alike."""

import random
from typing import Any

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.bots import bot, house
from tafelrunde.bots.torres.choose import Mind, Style
from tafelrunde.bots.torres.players import STYLES, known_to
from tafelrunde.bots.torres.sets import SETS, set_for, unpacked
from tafelrunde.bots.torres.value import Weights, judge_by, win_shares
from tafelrunde.bots.weights import load
from tafelrunde.games.torres.state import Phase

OPTIONS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4, "variant": "luck"},
    {"players": 3, "variant": "master"},
    {"players": 2, "variant": "master", "foundation_spacing": "lines", "master_all_six": False},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("name", ["page", "steward", "sovereign"])
def test_a_player_answers_in_every_phase_of_random_games(name: str, options: dict[str, Any]) -> None:
    generator = random.Random(4)
    player = bot(name, "torres", 1)
    phases = set()
    for seed in range(2):
        match = tr.game("torres").match(**options, sampler=tr.seeded(seed))
        while match.position.to_act is not None:
            position = match.position
            legal = position.legal()
            phase = int(position.state[0]["phase"])
            if phase not in phases or generator.random() < 0.02:
                phases.add(phase)
                assert player.choose(position.view(position.to_act), legal, 1.0) in legal
            match.play(generator.choice(legal))
    assert {Phase.KNIGHTS, Phase.KING, Phase.TURN, Phase.PLACE, Phase.KINGS_MOVE} <= phases


def decisions(name: str, seed: int, **options: Any) -> list[str]:
    """Let a player play against itself for a while."""
    match = tr.game("torres").match(**options, sampler=tr.seeded(3))
    player = bot(name, "torres", seed)
    played: list[str] = []
    while match.position.to_act is not None and len(played) < 60:
        seat = match.position.to_act
        action = player.choose(match.position.view(seat), match.position.legal(), 1.0)
        played.append(str(action))
        match.play(action)
    return played


@pytest.mark.parametrize("name", ["page", "marshal"])
def test_equal_seeds_play_alike(name: str) -> None:
    assert decisions(name, 5, players=2) == decisions(name, 5, players=2)


def test_the_page_wavers_from_match_to_match() -> None:
    assert decisions("page", 5, players=2) != decisions("page", 6, players=2)


def test_hidden_cards_change_nothing_that_a_player_does() -> None:
    """T12.1: two positions that a seat cannot tell apart are answered alike."""
    match = tr.game("torres").match(players=2, variant="luck", sampler=tr.seeded(8))
    generator = random.Random(2)
    while match.position.to_act is not None:
        position = match.position
        seat = position.to_act
        hidden = int(position.view(seat).state[0]["seat"]["hand"][:, -1].sum())
        if hidden > 2 and position.state[0]["phase"] == Phase.TURN:
            other = position.view(seat).resample(tr.seeded(1))
            legal = position.legal()
            answers = {
                bot("marshal", "torres", 0).choose(each.view(seat), legal, 1.0) for each in (position, other)
            }
            assert len(answers) == 1
            return
        purchases = [action for action in position.legal() if str(action) == "buy"]
        match.play(generator.choice(purchases or position.legal()))
    pytest.fail("nobody bought cards")


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_win_shares_add_up_to_one(options: dict[str, Any]) -> None:
    generator = random.Random(9)
    match = tr.game("torres").match(**options, sampler=tr.seeded(1))
    judge = judge_by(unpacked(load("torres"), set_for(options.get("variant", "basic"), options["players"])))
    while match.position.to_act is not None:
        if match.position.to_act >= 0:
            win_shares(match.position.state[0], judge[0])
            assert judge[0]["shares"][: options["players"]].sum() == pytest.approx(1.0, abs=1e-5)
        match.play(generator.choice(match.position.legal()))


def last_turn(seed: int) -> tr.Position:
    """Return the position in which the last turn of a random match begins."""
    generator = random.Random(seed)
    match = tr.game("torres").match(players=2, sampler=tr.seeded(seed))
    while True:
        record = match.position.state[0]
        is_last = record["year"] == 3 and record["round"] == 4 and record["turns_left"] == 0
        if is_last and record["phase"] == Phase.TURN and record["ap"] == 5:
            return match.position
        match.play(generator.choice(match.position.legal()))


@pytest.mark.parametrize("seed", range(4))
def test_the_last_turn_is_played_for_the_points_that_count(seed: int) -> None:
    """T9.5: nobody ends the last turn with fewer points than five steps on the track would have brought."""
    position = last_turn(seed)
    seat = position.to_act
    assert seat is not None
    simple = position
    for _ in range(5):
        simple = simple.apply("track")
    least = finished(simple.apply("end"))
    player = bot("sovereign", "torres", 0)
    while position.to_act is not None:
        action = player.choose(position.view(seat), position.legal(), 1.0)
        position = position.apply(action)
        while position.to_act == -1:
            position = position.apply(position.draw(tr.seeded(0)))
    reached = finished(position)
    assert reached[seat] - reached[1 - seat] >= least[seat] - least[1 - seat]


def finished(position: tr.Position) -> tuple[int, ...]:
    """Return the final scores; naming and spreading stacks changes none of them."""
    while position.to_act is not None:
        position = position.apply(position.legal()[0])
    assert position.outcome is not None
    return position.outcome.scores


def test_the_points_of_the_last_turn_are_counted_exactly() -> None:
    position = last_turn(7)
    judge = judge_by(Weights.fresh(0))
    win_shares(position.state[0], judge[0])
    assert np.round(judge[0]["worths"][:2] * 50).tolist() == list(finished(position.apply("end")))


def test_every_set_of_weights_is_in_the_package() -> None:
    for name in SETS:
        shapes = [array.shape for array in unpacked(load("torres"), name)]
        assert shapes == [array.shape for array in Weights.fresh(0)]


def test_the_house_has_five_players() -> None:
    assert house("torres") == ("page", "squire", "steward", "marshal", "sovereign")


def test_noise_chooses_among_good_ends_only() -> None:
    """A wavering mind still ends its last turn among the best that it has seen."""
    position = last_turn(3)
    sure = Mind(Weights.fresh(0), Style(3))
    unsure = Mind(Weights.fresh(0), Style(3, 8, noise=5.0))
    judge = judge_by(Weights.fresh(0))
    leads = []
    for mind in (sure, unsure):
        state = position.state.copy()
        mind.decide(state)
        end = np.frombuffer(list(mind.plan)[-1], state.dtype)
        win_shares(end[0], judge[0])
        leads.append(float(judge[0]["worths"][state[0]["turn"]] - judge[0]["worths"][1 - state[0]["turn"]]) * 50)
    assert leads[0] - 10 <= leads[1] <= leads[0]


def test_the_page_alone_knows_nothing_that_was_learned() -> None:
    """It goes by what is scored now, as somebody new to the game does."""
    learned = load("torres")
    new = [
        name
        for name, styles in STYLES.items()
        if all(
            np.array_equal(*pair)
            for pair in zip(known_to(styles["two"], learned, "two"), Weights.fresh(0), strict=True)
        )
    ]
    assert new == ["page"]
