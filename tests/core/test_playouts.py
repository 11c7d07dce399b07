from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pytest

import tafelrunde as tr
from tafelrunde.core.drivers import Drivers
from tafelrunde.core.rng import Rng, rng
from tests.walks import positions

CAP = 1_000_000


class Played(NamedTuple):
    """What playouts counted."""

    decisions: int
    events: int
    finished: int
    capped: int
    wins: list[float]


def game_and_drivers() -> tuple[tr.Game[Any], Drivers]:
    game = tr.game("knights")
    return game, game.drivers


def play(start: tr.Position, seed: int, games: int, cap: int = CAP) -> Played:
    game = start.game
    totals, wins = np.zeros(4, np.int64), np.zeros(start.players, np.float64)
    codes = np.empty(game.all_codes, np.int32)
    game.drivers.playouts(start.state, game.new_state(), codes, rng(seed), games, cap, totals, wins)
    decisions, events, finished, capped = totals.tolist()
    return Played(decisions, events, finished, capped, wins.tolist())


def batch(players: int, count: int) -> Any:
    return np.repeat(tr.game("knights").start(players=players).state, count)


def random_step(states: Any, stream: Rng) -> npt.NDArray[np.int32]:
    """Take one random action in every record and return the actions."""
    game, drivers = game_and_drivers()
    actions = np.empty(len(states), np.int32)
    drivers.random_actions(states, actions, np.empty(game.all_codes, np.int32), stream)
    drivers.step_many(states, actions, stream)
    return actions


@pytest.mark.parametrize("players", [2, 4, 6])
def test_playouts_finish_every_game_with_one_winner(players: int) -> None:
    played = play(tr.game("knights").start(players=players), 1, 200)
    assert (played.finished, played.capped) == (200, 0)
    assert sum(played.wins) == 200
    assert min(played.wins) > 0
    assert played.decisions > 200
    assert played.events > 200 * (2 * players + 2), "castles, tops and rolls are all chance"


def test_capped_games_count_as_capped_and_win_nothing() -> None:
    played = play(tr.game("knights").start(players=3), 1, 50, cap=10)
    assert (played.finished, played.capped) == (0, 50)
    assert played.decisions == 500
    assert played.wins == [0, 0, 0]


def test_finished_and_capped_games_add_up_to_all() -> None:
    played = play(tr.game("knights").start(players=3), 2, 300, cap=250)
    assert played.finished > 0
    assert played.capped > 0
    assert played.finished + played.capped == 300
    assert sum(played.wins) == played.finished


def test_playouts_add_to_what_was_counted_before() -> None:
    game, drivers = game_and_drivers()
    start = game.start(players=2)
    totals, wins = np.zeros(4, np.int64), np.zeros(2, np.float64)
    codes = np.empty(game.all_codes, np.int32)
    stream = rng(5)
    for _ in range(3):
        drivers.playouts(start.state, game.new_state(), codes, stream, 20, CAP, totals, wins)
    assert totals[2] == wins.sum() == 60
    assert play(start, 5, 60).wins == wins.tolist(), "one stream, one result, however it is cut"


def test_playouts_leave_their_start_alone() -> None:
    start = positions("knights", 1, players=3)[60]
    before = start.state.tobytes()
    play(start, 1, 20)
    assert start.state.tobytes() == before


def test_playouts_from_a_finished_game_only_count_its_winner() -> None:
    end = positions("knights", 1, players=3)[-1]
    outcome = end.outcome
    assert outcome is not None
    played = play(end, 1, 10)
    assert (played.decisions, played.events, played.finished) == (0, 0, 10)
    assert played.wins == [10.0 * score for score in outcome.scores]


def test_equal_seeds_play_equal_games() -> None:
    start = tr.game("knights").start(players=4)
    assert play(start, 8, 40) == play(start, 8, 40)
    assert play(start, 8, 40) != play(start, 9, 40)


def test_a_first_step_plays_the_setup_and_later_ones_pass_the_turn() -> None:
    states, stream = batch(3, 40), rng(1)
    assert set(random_step(states, stream).tolist()) == {-1}
    assert (states["actor"] >= 0).all()
    assert len({state.tobytes() for state in states}) > 30, "each record draws its own chance"
    assert (random_step(states, stream) >= 0).all()


def test_random_actions_and_masks_agree_with_legal() -> None:
    game, drivers = game_and_drivers()
    states, stream = batch(4, 12), rng(2)
    codes = np.empty(game.all_codes, np.int32)
    masks = np.ones((len(states), game.player_codes), np.bool_)
    actions = np.empty(len(states), np.int32)
    for _ in range(60):
        random_step(states, stream)
        drivers.legal_masks(states, masks, codes)
        drivers.random_actions(states, actions, codes, stream)
        for i, action in enumerate(actions):
            position = tr.Position(game, states[i : i + 1].copy())
            assert np.flatnonzero(masks[i]).tolist() == [game.code(legal) for legal in position.legal()]
            assert masks[i, action]


def test_step_many_does_what_apply_and_chance_do() -> None:
    game, _ = game_and_drivers()
    states, stream = batch(2, 8), rng(3)
    random_step(states, stream)
    for _ in range(60):
        before = [tr.Position(game, states[i : i + 1].copy()) for i in range(len(states))]
        actions = random_step(states, stream)
        for i, position in enumerate(before):
            after = tr.Position(game, states[i : i + 1].copy())
            assert after.to_act != tr.CHANCE
            if position.to_act is None:
                assert after == position
                continue
            expected = position.apply(game.decode(int(actions[i])))
            if expected.to_act != tr.CHANCE:
                assert after == expected


def test_step_many_draws_only_outcomes_that_chance_lists() -> None:
    game, drivers = game_and_drivers()
    seen = 0
    for number, position in enumerate(positions("knights", 4, players=2)):
        if position.to_act != tr.CHANCE:
            continue
        state = position.state.copy()
        drivers.step_many(state, np.array([-1], np.int32), rng(number))
        reached = {position.after(int(code)) for code in position.codes}
        if all(after.to_act != tr.CHANCE for after in reached):
            assert tr.Position(game, state) in reached
            seen += 1
        if seen == 25:
            return
    raise AssertionError("too few chance events")


def test_finished_records_stay_as_they_are() -> None:
    game, drivers = game_and_drivers()
    end = positions("knights", 1, players=3)[-1]
    states = np.repeat(end.state, 3)
    before = states.tobytes()
    assert set(random_step(states, rng(1)).tolist()) == {-1}
    assert states.tobytes() == before
    masks = np.ones((3, game.player_codes), np.bool_)
    drivers.legal_masks(states, masks, np.empty(game.all_codes, np.int32))
    assert not masks.any()


def test_two_threads_play_as_one_after_the_other() -> None:
    start = tr.game("knights").start(players=4)
    seeds = range(6)
    alone = [play(start, seed, 60) for seed in seeds]
    with ThreadPoolExecutor(2) as pool:
        together = list(pool.map(lambda seed: play(start, seed, 60), seeds))
    assert together == alone


def test_kernels_that_work_in_bulk_let_go_of_the_interpreter_and_quick_ones_do_not() -> None:
    drivers: Any = tr.game("knights").drivers
    held = {name for name, driver in drivers._asdict().items() if not driver.targetoptions["nogil"]}
    told = {"carry_on", "apply_code", "tell_reason", "tell_prompt", "tell_labels"}
    assert held == {"legal_codes", "chance_codes", "outcome_at", *told}
