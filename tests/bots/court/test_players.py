"""The house players of Court: always legal, always the same for a seed, and never senseless."""

import random
from itertools import cycle
from typing import Any

import pytest

import tafelrunde as tr
from tafelrunde.bots import bot
from tafelrunde.bots.court.deciding import mind, rate
from tafelrunde.bots.court.players import RUNGS
from tafelrunde.bots.court.value import nets_of
from tafelrunde.bots.weights import load
from tafelrunde.core.rng import rng
from tafelrunde.games.court.actions import actions
from tests.games.court.tables import GAME, alike, final_round, joust, play, result


def choice(name: str, pos: tr.Position, seed: int = 0) -> str:
    """Return what a player would do."""
    assert pos.to_act is not None
    return str(bot(name, "court", seed).choose(pos.view(pos.to_act), pos.legal(), 1.0))


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("options", [{}, {"edition": "rio_grande"}, {"dice_supply": 7}], ids=str)
def test_every_choice_is_legal_wherever_random_play_leads(players: int, options: dict[str, Any]) -> None:
    generator = random.Random(players)
    house = cycle([bot(name, "court", 1) for name in RUNGS])
    match = GAME.match(players=players, sampler=tr.seeded(players), **options)
    for decision in range(300):
        seat = match.position.to_act
        if seat is None:
            break
        legal = match.position.legal()
        if decision % 15 == 0:
            assert next(house).choose(match.position.view(seat), legal, 1.0) in legal
        match.play(generator.choice(legal))


def moves(name: str) -> list[str]:
    """Return how a match between players of the same seed begins."""
    match, played = GAME.match(players=2, sampler=tr.seeded(4)), []
    player = bot(name, "court", 9)
    for _ in range(30):
        seat = match.position.to_act
        assert seat is not None
        played.append(str(player.choose(match.position.view(seat), match.position.legal(), 1.0)))
        match.play(played[-1])
    return played


@pytest.mark.parametrize("name", RUNGS)
def test_equal_seeds_play_alike(name: str) -> None:
    assert moves(name) == moves(name)


@pytest.mark.parametrize("name", RUNGS)
def test_whoever_can_win_with_the_king_takes_him(name: str) -> None:
    assert choice(name, result(alike(8, 6), players=2)) == "claim king"


@pytest.mark.parametrize("name", RUNGS)
def test_nobody_claims_nothing_where_something_is_to_be_had(name: str) -> None:
    assert all(choice(name, result("5-5-5", players=2), seed) != "claim none" for seed in range(10))


def values_of(pos: tr.Position) -> dict[str, float]:
    """Return what the best player thinks of every action."""
    player = mind(nets_of(load("court")), *RUNGS["sovereign"], rng(0))
    count = rate(player, pos.state)
    return {str(actions()[player.desk.codes[i]]): float(player.desk.values[i]) for i in range(count)}


NINE_DICE = alike(7, 2) + "-1-1"


def test_the_last_to_roll_plays_for_the_mark_alone() -> None:
    lost = joust(final_round(0, 9, 9, king=NINE_DICE), alike(8, 3) + "-1")
    for dice in ("1-1-2-3-3-3-3-3-6", "2-2-4-4-5-5-6-6-6", "1-1-1-3-3-3-4-4-4"):
        pos = play(lost, "roll", f"roll {dice}")
        chances = pos.odds("king").of
        chosen = GAME.action(choice("sovereign", pos))
        assert chances[chosen] == pytest.approx(max(chances.values()))


def test_whoever_is_not_the_last_to_roll_looks_beyond_the_mark() -> None:
    pos = play(final_round(0, 9, 9, king=NINE_DICE), "roll", f"roll {alike(7, 5)}-1-1", *["aside 5"] * 7)
    values = values_of(pos)
    assert values["roll"] > values["aside 1"] > 0
