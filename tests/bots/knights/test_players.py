"""The players of the house: always legal, alike for equal seeds, and never senseless."""

from collections.abc import Iterator
from typing import Any

import pytest

import tafelrunde as tr
from tafelrunde.bots import bot
from tafelrunde.bots.knights.players import RUNGS
from tafelrunde.games.knights.actions import Defend, Keep, Yield
from tests.bots.knights.rating import rated
from tests.games.knights.cases import easy_castles
from tests.games.knights.tables import seat, table
from tests.walks import positions

HOUSE = ("page", "squire", "steward", "marshal", "sovereign")
OTHERS = ("yellow", "white", "black")


def chosen(pos: tr.Position, name: str, seed: int = 1) -> str:
    """Return what a player does."""
    assert pos.to_act is not None
    return str(bot(name, "knights", seed).choose(pos.view(pos.to_act), pos.legal(), 1.0))


def decisions(seed: int, **options: Any) -> Iterator[tr.Position]:
    """Return every position of a random game in which a player has a choice."""
    for pos in positions("knights", seed, **options):
        if pos.to_act is not None and pos.to_act != tr.CHANCE and len(pos.legal()) > 1:
            yield pos


@pytest.mark.parametrize("name", HOUSE)
@pytest.mark.parametrize("players", range(2, 7))
def test_every_choice_is_legal(name: str, players: int) -> None:
    for pos in list(decisions(players, players=players))[::9]:
        assert chosen(pos, name) in map(str, pos.legal())


@pytest.mark.parametrize("name", HOUSE)
def test_other_decks_and_named_beginners_are_played_as_well(name: str) -> None:
    for pos in list(decisions(7, players=3, start=1, deck=easy_castles()))[::9]:
        assert chosen(pos, name) in map(str, pos.legal())


def test_all_phases_of_random_games_are_answered() -> None:
    phases = set()
    for seed in range(12):
        for pos in decisions(seed, players=3):
            phase = pos.to_json()["phase"]
            if phase not in phases:
                assert chosen(pos, "sovereign") in map(str, pos.legal())
                phases.add(phase)
    assert phases >= {"turn", "keep", "defend", "guards"}


@pytest.mark.parametrize("name", ["page", "sovereign"])
def test_players_of_equal_seeds_play_alike(name: str) -> None:
    for pos in list(decisions(4, players=4))[::13]:
        assert len({chosen(pos, name, 9) for _ in range(3)}) == 1


@pytest.mark.clause("K13.1")
@pytest.mark.parametrize("name", HOUSE)
@pytest.mark.parametrize("players", [2, 4])
def test_the_castle_that_wins_is_taken(name: str, players: int) -> None:
    rivals = [seat(colour) for colour in ("white", "black", "red")[: players - 1]]
    pos = table(seats=[seat("red", "green", "blue", "die-4", "die-5"), *rivals], left="yellow 3-3-3+2", tucks=1)
    for seed in range(5):
        assert chosen(pos, name, seed) == "take left"


@pytest.mark.clause("K4.1")
@pytest.mark.parametrize("name", HOUSE)
def test_the_castle_that_wins_is_not_tucked_away(name: str) -> None:
    pos = table(seats=[seat("red", "green", "blue"), seat("white")], left="tournament", right="yellow 3-3-3+2")
    for seed in range(5):
        assert chosen(pos, name, seed) != "tuck right"


@pytest.mark.clause("K9.1")
@pytest.mark.parametrize("name", HOUSE)
def test_an_attacked_castle_is_always_defended(name: str) -> None:
    asked = 0
    for seed in range(30):
        for pos in decisions(seed, players=3):
            if isinstance(pos.legal()[0], Defend | Yield):
                assert chosen(pos, name) == "defend"
                asked += 1
    assert asked


@pytest.mark.clause("K6.3")
@pytest.mark.parametrize("players", [2, 3])
def test_the_sovereign_keeps_the_dice_with_the_best_chance(players: int) -> None:
    game = tr.game("knights")
    asked = 0
    for pos in list(decisions(21, players=players)):
        if isinstance(pos.legal()[0], Keep):
            chances = {str(action): chance for action, chance in game.chances(pos.state).of.items()}
            near = 1e-9 if players == 2 else 0.005
            assert chances[chosen(pos, "sovereign")] >= max(chances.values()) - near
            asked += 1
    assert asked


def test_the_lower_rungs_never_play_far_below_the_best() -> None:
    """What they rate lowest they do not do, however blurred they see."""
    for name in ("page", "steward"):
        rung = RUNGS[name]
        for pos in list(decisions(8, players=2))[::5]:
            values = {str(action): value for action, value in rated(pos, rung.sight).items()}
            for seed in range(4):
                assert values[chosen(pos, name, seed)] >= max(values.values()) - rung.margin


def test_whoever_looks_at_win_chances_sees_smaller_ones_as_clearly() -> None:
    """With six seats a fair share is a third of what it is with two; hand-made worths are the same."""
    for name, rung in RUNGS.items():
        shrinks = 1 if name in ("page", "squire") else 3
        assert rung.with_seats(6).noise == pytest.approx(rung.noise / shrinks)
        assert rung.with_seats(2) == rung
        assert rung.with_seats(6)._replace(noise=rung.noise) == rung
