import random

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.core.rng import rng
from tests.games.knights.tables import (
    GAME,
    phase,
    play,
    refused,
    seat,
    table,
    texts,
    throw,
    turn_of,
    why,
    written_seat,
)


def ending(pos: tr.Position) -> tuple[int | None, str]:
    """Return who won and how; the game must be over."""
    assert (pos.to_act, phase(pos)) == (None, "over")
    assert pos.outcome is not None
    assert pos.legal() == []
    return pos.outcome.winner, pos.outcome.ending


@pytest.mark.clause("K13.1")
def test_a_fourth_castle_from_a_stack_wins() -> None:
    pos = table(seats=[seat("red", "green", "white"), seat("blue")], left="yellow")
    assert ending(throw(play(pos, "take left"), "5-5-5")) == (0, "four-castles")


@pytest.mark.clause("K13.1")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_a_fourth_castle_from_an_opponent_wins(turn: int) -> None:
    seats = [seat("blue", "yellow"), seat("blue", "yellow"), seat("blue", "yellow")]
    seats[turn] = seat("red", "green", "white")
    victim = "ABC"[(turn + 1) % 3]
    pos = table(seats=seats, turn=turn)
    assert ending(play(throw(play(pos, f"attack {victim} blue"), "5-5-5"), "yield")) == (turn, "four-castles")


@pytest.mark.clause("K13.1")
def test_three_castles_do_not_win() -> None:
    pos = table(seats=[seat("red", "green"), seat("blue")], left="yellow")
    pos = throw(play(pos, "take left"), "5-5-5")
    assert pos.outcome is None
    assert len(written_seat(pos, 0)["castles"]) == 3


@pytest.mark.clause("K13.1")
@pytest.mark.parametrize("castles", [["red", "green"], ["red", "green", "white"]])
def test_the_third_tournament_wins_with_two_castles_or_more(castles: list[str]) -> None:
    pos = table(seats=[seat(*castles, tournaments=2), seat("blue")])
    assert ending(throw(throw(play(pos, "take left"), "5-5-5"))) == (0, "tournaments")


@pytest.mark.clause("K13.1")
def test_two_tournaments_do_not_win() -> None:
    pos = table(seats=[seat("red", "green", tournaments=1), seat("blue")])
    pos = throw(throw(play(pos, "take left"), "5-5-5"))
    assert written_seat(pos, 0)["tournaments"] == 2
    assert pos.outcome is None


@pytest.mark.clause("K13.1")
@pytest.mark.parametrize("before", [2, 6])
def test_no_number_of_tournaments_wins_with_one_castle(before: int) -> None:
    pos = table(seats=[seat("red", tournaments=before), seat("blue")])
    pos = throw(throw(play(pos, "take left"), "5-5-5"))
    assert written_seat(pos, 0)["tournaments"] == before + 1
    assert pos.outcome is None


@pytest.mark.clause("K13.1")
@pytest.mark.parametrize("won", [3, 5])
def test_the_second_castle_wins_with_three_tournaments_or_more(won: int) -> None:
    seats = [seat("red", tournaments=won), seat("blue", "green"), seat("white")]
    from_stack = table(seats=seats, left="yellow")
    assert ending(throw(play(from_stack, "take left"), "5-5-5")) == (0, "tournaments")
    from_player = throw(play(table(seats=seats), "attack B blue"), "5-5-5")
    assert ending(play(from_player, "yield")) == (0, "tournaments")


@pytest.mark.clause("K13.1", "K12.1")
def test_toppling_the_king_wins() -> None:
    pos = table(seats=[seat("white"), seat("red", "green", "blue")], turn=1)
    assert ending(throw(play(pos, "king"), "5-5-5-5-5")) == (1, "king")


@pytest.mark.clause("K13.1", "K10.3")
def test_the_game_may_be_won_in_another_players_turn() -> None:
    seats = [seat("white"), seat("red", "green", tournaments=2), seat("blue")]
    pos = play(table(seats=seats), "take left")
    pos = throw(throw(throw(pos, "1"), "5-5-5"))
    assert turn_of(pos) == 0
    assert ending(pos) == (1, "tournaments")


@pytest.mark.clause("K13.1")
def test_a_special_won_by_a_player_of_three_castles_and_two_tournaments_does_not_end_the_game() -> None:
    seats = [seat("red", "green", "white", tournaments=2), seat("blue", "catapult")]
    assert throw(play(table(seats=seats), "steal B catapult"), "5-5-5").outcome is None


@pytest.mark.clause("K13.1")
def test_nothing_can_be_done_once_the_game_is_over() -> None:
    pos = table(seats=[seat("red", "green", "white"), seat("blue")], left="yellow")
    pos = throw(play(pos, "take left"), "5-5-5")
    for text in ("take right", "end", "turn left tournament", "roll 1-1-1-1-1-1"):
        assert refused(pos, text) == ("knights-over", "K13.1")
    assert why(pos, "end").facts == {"winner": "A"}
    with pytest.raises(tr.IllegalAction):
        play(pos, "take right")
    assert texts(pos) == set()
    assert pos.chance() == []


@pytest.mark.clause("K13.2")
@pytest.mark.parametrize("players", range(2, 7))
def test_every_game_played_to_its_end_has_exactly_one_winner(players: int) -> None:
    choice = random.Random(players)
    match = GAME.match(players=players, sampler=tr.seeded(players))
    while match.position.to_act is not None:
        assert match.position.outcome is None
        match.play(choice.choice(match.position.legal()))
    outcome = match.position.outcome
    assert outcome is not None
    assert outcome.winner in range(players)
    assert outcome.scores == tuple(int(seat == outcome.winner) for seat in range(players))


def playouts(games: int, cap: int) -> tuple[list[int], list[float]]:
    """Play random games for three with at most `cap` decisions; return the totals and each seat's wins."""
    start, totals, wins = GAME.start(players=3).state, np.zeros(4, np.int64), np.zeros(3)
    codes = np.empty(GAME.all_codes, np.int32)
    GAME.drivers.playouts(start, start.copy(), codes, rng(1), games, cap, totals, wins)
    return totals.tolist(), wins.tolist()


@pytest.mark.clause("K13.2")
def test_a_capped_game_has_no_winner() -> None:
    (decisions, _, finished, capped), wins = playouts(games=20, cap=5)
    assert (decisions, finished, capped) == (100, 0, 20)
    assert wins == [0, 0, 0]


@pytest.mark.clause("K13.2")
def test_a_game_not_capped_has_one() -> None:
    (_, _, finished, capped), wins = playouts(games=20, cap=100_000)
    assert (finished, capped) == (20, 0)
    assert sum(wins) == 20
