"""Many games at once: the same games however many threads, in the caller's memory, and nothing half done."""

from typing import Any

import numpy as np
import pytest

import tafelrunde as tr
import tafelrunde.envs
from tafelrunde.envs import Batch, Buffers, batch
from tests.envs.cases import CASES, ONE_EACH, Case, mask_of, observed


def history(games: Batch, steps: int) -> list[bytes]:
    """Play at random and return all that was written."""
    written = []
    for _ in range(steps):
        written += [array.tobytes() for array in games.step(games.sample())]
    return written


@pytest.mark.parametrize("case", ONE_EACH, ids=str)
def test_results_do_not_depend_on_the_number_of_threads(case: Case) -> None:
    alone, together = (batch(case.game, 70, seed=5, threads=threads, **case.options) for threads in (1, 3))
    assert history(alone, 200) == history(together, 200)


@pytest.mark.parametrize("case", ONE_EACH, ids=str)
def test_equal_seeds_give_equal_games_and_others_do_not(case: Case) -> None:
    one, same, other = (batch(case.game, 4, seed=seed, **case.options) for seed in (1, 1, 2))
    first = history(one, 50)
    assert first == history(same, 50)
    assert first != history(other, 50)
    one.reset(seed=1)
    assert first == history(one, 50)


def test_a_games_dice_do_not_depend_on_how_many_there_are() -> None:
    few, many = batch("knights", 2, seed=3), batch("knights", 9, seed=3)
    assert few.position(1) == many.position(1)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_row_is_what_the_seat_to_act_sees_and_may_do(case: Case) -> None:
    spec = case.spec
    games = batch(case.game, 6, seed=8, **case.options)
    out = games.reset(seed=8)
    for _ in range(60):
        for game in range(games.n):
            position = games.position(game)
            assert out.actors[game] == position.to_act
            assert out.observations[game].tobytes() == observed(spec, position, int(out.actors[game])).tobytes()
            assert (out.masks[game] == mask_of(spec, position)).all()
        out = games.step(games.sample())


@pytest.mark.parametrize("case", ONE_EACH, ids=str)
def test_a_step_plays_the_action_and_then_chance(case: Case) -> None:
    games = batch(case.game, 3, seed=2, **case.options)
    for _ in range(30):
        before = [games.position(game) for game in range(games.n)]
        chosen = games.sample()
        out = games.step(chosen)
        for game, position in enumerate(before):
            if not out.terminated[game]:
                action = games.spec.action(position.state, chosen[game])
                assert games.position(game) in reachable(position.apply(action), games.position(game))


def reachable(position: tr.Position, goal: tr.Position) -> list[tr.Position]:
    """Return the goal if chance alone can lead there; outcomes that lead elsewhere are left as soon as possible."""
    found = [position]
    while found and found[0].to_act == tr.CHANCE:
        found = [after for each in found for after in outcomes(each, goal)]
    return [each for each in found if each == goal]


def outcomes(position: tr.Position, goal: tr.Position) -> list[tr.Position]:
    """Return what chance can lead to, at most one of each kind that the goal allows."""
    if position.to_act != tr.CHANCE:
        return [position]
    after = [position.after(int(code)) for code in position.codes]
    ended = [each for each in after if each == goal]
    return ended or [each for each in after if each.to_act == tr.CHANCE]


@pytest.mark.parametrize(("rewards", "total"), [("win", 1.0), ("margin", 0.0)])
@pytest.mark.parametrize("case", [Case("knights", {"players": 3}), Case("torres", {"players": 4})], ids=str)
def test_rewards_come_at_the_end_and_a_new_game_begins_at_once(case: Case, rewards: str, total: float) -> None:
    games = batch(case.game, 64, seed=4, rewards=rewards, **case.options)
    ended = 0
    for _ in range(600):
        out = games.step(games.sample())
        assert not out.rewards[~out.terminated].any()
        sums = out.rewards[out.terminated].sum(axis=1)
        assert np.allclose(sums, total, atol=1e-4)
        ended += int(out.terminated.sum())
        assert out.masks.any(axis=1).all()
        for game in np.flatnonzero(out.terminated):
            assert games.position(int(game)).to_json().get("turns", 1) == 1
    assert ended > 64


def test_the_winner_gets_the_reward() -> None:
    games = batch("torres", 32, players=2, seed=6, rewards="margin")
    win = batch("torres", 32, players=2, seed=6)
    seen = 0
    for _ in range(400):
        margins, shares = games.step(games.sample()), win.step(win.sample())
        for game in np.flatnonzero(shares.terminated):
            best = margins.rewards[game].argmax()
            assert shares.rewards[game].tolist() == [float(best == 0), float(best == 1)]
            seen += 1
    assert seen > 30


def test_a_game_that_takes_too_long_is_given_up() -> None:
    games = batch("court", 5, players=2, seed=1, max_cycles=30)
    for step in range(1, 91):
        out = games.step(games.sample())
        assert out.truncated.all() == (step % 30 == 0)
        assert out.truncated.any() == (step % 30 == 0)
        assert not out.rewards.any()
        assert not out.terminated.any()


def alike(one: Any, other: Any) -> bool:
    return bool(np.array_equal(one, other))


def test_the_callers_memory_is_written_and_nothing_else() -> None:
    games, twin = batch("knights", 8, players=2, seed=9), batch("knights", 8, players=2, seed=9)
    storage: list[Any] = [np.stack([array] * 12) for array in games.new_buffers()]
    for moment in range(12):
        into: Any = Buffers(*(array[moment] for array in storage))
        assert games.step(games.sample(), into) is into
        expected: Any = twin.step(twin.sample())
        assert all(map(alike, into, expected))
    assert storage[0][3].any()


def test_without_buffers_the_same_memory_is_used_again() -> None:
    games = batch("knights", 4, players=2)
    assert games.step(games.sample()) is games.step(games.sample())


@pytest.mark.parametrize("field", Buffers._fields)
def test_buffers_that_do_not_fit_are_named(field: str) -> None:
    games = batch("knights", 4, players=2)
    right = games.new_buffers()
    fitting: Any = getattr(right, field)
    read_only = fitting.copy()
    read_only.setflags(write=False)
    apart = np.repeat(fitting, 2, axis=0)[::2]
    askew = np.zeros(fitting.nbytes + 1, np.uint8)[1:].view(fitting.dtype).reshape(fitting.shape)
    wrong: list[Any] = [fitting[:, None], fitting.astype(np.float64), apart, read_only, None]
    if not askew.flags.aligned:
        wrong.append(askew)
    for buffer in wrong:
        with pytest.raises(tr.BadOption) as refused:
            games.step(games.sample(), right._replace(**{field: buffer}))
        assert refused.value.problem.facts["option"] == field


@pytest.mark.parametrize("case", ONE_EACH, ids=str)
def test_an_illegal_action_raises_with_its_clause_and_nothing_has_happened(case: Case) -> None:
    games = batch(case.game, 12, seed=3, **case.options)
    history(games, 20)
    before = [games.position(game) for game in range(games.n)]
    chosen = games.sample().copy()
    illegal = np.flatnonzero(~games.new_buffers().masks[7] & ~mask_of(games.spec, before[7]).astype(bool))
    for index in illegal[:: len(illegal) // 40]:
        chosen[7] = index
        with pytest.raises(tr.IllegalAction) as refused:
            games.step(chosen)
        problem = refused.value.problem
        expected = before[7].why_not(games.spec.action(before[7].state, index))
        assert expected
        assert (problem.code, problem.clause) == (expected.code, expected.clause)
        assert problem.clause
        assert problem.facts["environment"] == 7
    assert before == [games.position(game) for game in range(games.n)]


@pytest.mark.parametrize("index", [-1, 623, -(2**31), 2**31 - 1, 2**40, 2**32 + 1])
def test_what_is_no_number_of_an_action_raises_too(index: int) -> None:
    games = batch("knights", 3)
    chosen = games.sample().astype(np.int64)
    chosen[1] = index
    with pytest.raises(tr.BadNotation, match="environment=1"):
        games.step(chosen)


@pytest.mark.parametrize(
    "actions",
    [np.zeros(3), np.zeros((4, 1), np.int32), np.zeros(5, np.int32), [0.5] * 4, None, np.ones(4, np.bool_)],
)
def test_actions_of_the_wrong_kind_are_refused(actions: Any) -> None:
    games = batch("knights", 4)
    with pytest.raises(tr.BadOption, match="actions"):
        games.step(actions)


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.int64, np.uint64])
def test_any_whole_numbers_are_actions(dtype: type[Any]) -> None:
    games, twin = batch("torres", 4, players=2, start=0, seed=1), batch("torres", 4, players=2, start=0, seed=1)
    chosen = games.sample()
    if chosen.max() <= np.iinfo(dtype).max:
        games.step(chosen.astype(dtype))
        twin.step(twin.sample().tolist())
        assert [games.position(game) for game in range(4)] == [twin.position(game) for game in range(4)]


@pytest.mark.parametrize(
    ("wrong", "name"),
    [
        ({"n": 0}, "n"),
        ({"n": -5}, "n"),
        ({"n": 2.5}, "n"),
        ({"n": True}, "n"),
        ({"threads": 0}, "threads"),
        ({"threads": "two"}, "threads"),
        ({"seed": -1}, "seed"),
        ({"seed": "seven"}, "seed"),
        ({"players": 1}, "players"),
    ],
)
def test_wrong_terms_say_what_is_allowed(wrong: dict[str, Any], name: str) -> None:
    with pytest.raises(tr.BadOption) as refused:
        batch("knights", **{"n": 4, **wrong})
    assert refused.value.problem.facts["option"] == name
    assert refused.value.problem.facts["expected"]


def test_a_position_can_be_taken_out_and_stays_as_it_was() -> None:
    games = batch("court", 2, players=2, seed=1)
    position = games.position(1)
    written = position.to_json()
    history(games, 10)
    assert position.to_json() == written
    with pytest.raises(tr.BadOption, match="game"):
        games.position(2)
