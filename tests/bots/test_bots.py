"""Bots choose legal actions from a view, and the steward is clearly better than chance."""

import random

import pytest

import tafelrunde as tr
from tafelrunde.bots import base, bot, bots, house, usual
from tafelrunde.bots.arena import play_many, standings
from tafelrunde.bots.knights.steward_v1 import worth
from tafelrunde.games.knights.actions import Defend, Keep, Yield


@pytest.mark.parametrize(
    ("game", "players", "name"),
    [
        (game, players, name)
        for game in tr.games()
        for players in (tr.game(game).players[0], tr.game(game).players[-1])
        for name in bots(game)
    ],
)
def test_a_bot_always_answers_with_a_legal_action(name: str, game: str, players: int) -> None:
    match = tr.game(game).match(players=players, sampler=tr.seeded(players))
    player = bot(name, game, 3)
    for _ in range(80):
        seat = match.position.to_act
        if seat is None:
            break
        legal = match.position.legal()
        action = player.choose(match.position.view(seat), legal, 1.0)
        assert action in legal
        match.play(action)


@pytest.mark.clause("K12.2", "K3.4")
def test_the_steward_answers_in_every_phase_of_random_games() -> None:
    generator = random.Random(11)
    steward = bot("steward-1", "knights")
    phases = set()
    for seed in range(40):
        match = tr.game("knights").match(players=2, sampler=tr.seeded(seed))
        while match.position.to_act is not None:
            position = match.position
            legal = position.legal()
            phases.add(position.to_json()["phase"])
            assert steward.choose(position.view(position.to_act), legal, 1.0) in legal
            bold = [action for action in legal if str(action) == "king"]
            match.play(bold[0] if bold else generator.choice(legal))
    assert phases == {"turn", "keep", "defend", "lose", "guards"}


def test_the_steward_keeps_the_dice_with_the_best_chance() -> None:
    game = tr.game("knights")
    generator = random.Random(5)
    match = game.match(players=3, sampler=tr.seeded(5))
    steward = bot("steward-1", "knights")
    decisions = 0
    while match.position.to_act is not None and decisions < 60:
        position = match.position
        legal = position.legal()
        if isinstance(legal[0], Keep | Defend):
            chances = game.chances(position.state).of
            chosen = steward.choose(position.view(position.to_act), legal, 1.0)
            assert chances[chosen] == pytest.approx(max(chances.values()))
            assert not isinstance(chosen, Yield)
            decisions += 1
        match.play(generator.choice(legal))
    assert decisions == 60


@pytest.mark.parametrize("variant", ["basic", "luck", "master"])
def test_the_steward_of_torres_answers_in_every_phase_of_random_games(variant: str) -> None:
    generator = random.Random(4)
    steward = bot("steward", "torres")
    phases = set()
    for seed in range(4):
        match = tr.game("torres").match(players=3, variant=variant, sampler=tr.seeded(seed))
        while match.position.to_act is not None:
            position = match.position
            legal = position.legal()
            phase = position.to_json()["phase"]
            if phase != "turn" or generator.random() < 0.1:
                phases.add(phase)
                assert steward.choose(position.view(position.to_act), legal, 1.0) in legal
            match.play(generator.choice(legal))
    assert phases >= {"knights", "king", "turn", "place", "kings-move"}
    assert phases >= {"luck": set[str](), "basic": {"keep", "return"}, "master": {"foundations", "card"}}[variant]


def test_the_steward_of_torres_beats_random() -> None:
    results = list(play_many("torres", ["steward", "random"], 6, seed=100))
    assert standings(["steward", "random"], results)[0].share == 1


def test_the_steward_of_torres_sees_no_more_than_its_view() -> None:
    """Whatever the others hold, and whatever lies in the piles, it plays the same."""
    match = tr.game("torres").match(players=2, sampler=tr.seeded(3))
    generator = random.Random(9)
    compared = 0
    while compared < 5 and match.position.to_act is not None:
        position = match.position
        view = position.view(position.to_act)
        if position.to_json()["phase"] == "turn" and any(seat["hidden"] for seat in view.to_json()["seats"]):
            other = view.resample(tr.seeded(compared)).view(position.to_act)
            chosen = [bot("steward", "torres").choose(seen, position.legal(), 1.0) for seen in (view, other)]
            assert chosen[0] == chosen[1]
            compared += 1
        match.play(generator.choice(position.legal()))
    assert compared == 5


@pytest.mark.parametrize(("game", "games", "share"), [("knights", 60, 0.9), ("court", 20, 0.95)])
def test_the_steward_beats_three_randoms_nearly_always(game: str, games: int, share: float) -> None:
    entrants = ["steward", "random", "random", "random"]
    results = list(play_many(game, entrants, games, seed=100))
    first = standings(entrants, results)[0]
    assert first.share >= share
    assert not any(result.capped for result in results)


def test_worth_grows_with_every_card_and_ends_at_a_win() -> None:
    for owned in range(1, 4):
        for tournaments in range(3):
            assert worth(owned + 1, tournaments) > worth(owned, tournaments)
            assert worth(owned, tournaments + 1) > worth(owned, tournaments)
    assert worth(4, 0) == worth(2, 3) == 1
    assert worth(3, 2) < 1


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(tr.BadOption) as error:
        bot("wizard", "knights")
    assert error.value.problem.facts["known"] == list(bots("knights"))


@pytest.mark.parametrize("game", tr.games())
def test_the_house_offers_no_earlier_version_and_no_dice_for_a_player(game: str) -> None:
    assert bots(game)[0] == "random"
    assert "steward-1" in bots(game)
    assert set(house(game)) == set(bots(game)) - {"random", "steward-1"}
    assert usual(game) == "steward"


def test_a_game_without_players_is_played_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "_players", lambda _game: {})
    assert bots("knights") == house("knights") == ("random",)
    assert usual("knights") == "random"
