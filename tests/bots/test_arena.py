"""The arena: the same dice in every rotation, honest stops, and cut matches that are shared."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.bots import arena, weights
from tafelrunde.bots.arena import (
    FIRST_LOOK,
    Deal,
    GameResult,
    check_entrant,
    entrant,
    play_deals,
    play_many,
    play_one,
    standings,
    until,
    widest,
)
from tafelrunde.bots.control_variates import Turn, Way
from tafelrunde.bots.intervals import measured
from tests.every_game import pig_registered


@pytest.fixture
def _pig() -> Iterator[None]:
    with pig_registered():
        yield


def result(*shares: float, capped: bool = False) -> GameResult:
    return GameResult(shares, tuple(int(10 * share) for share in shares), 10, capped)


def lucky(luck: float) -> list[Turn]:
    """Return a match that its dice alone decide."""
    return [Turn(0.5, Way(luck, 0.5 + luck), is_last=True)]


def test_matches_are_repeatable() -> None:
    entrants = ["steward", "random"]
    assert play_one("knights", entrants, {}, 7, 1) == play_one("knights", entrants, {}, 7, 1)


@pytest.mark.usefixtures("_pig")
def test_equal_players_have_equal_luck_in_a_deal() -> None:
    """Whoever plays alike wins with each seat's dice once: the shares of a deal add up to one for each."""
    for deal in play_deals("pig", ["steward"] * 3, 4, seed=9, goal=20):
        for each in range(3):
            assert sum(match.shares[each] for match in deal) == 1
        assert len({match.decisions for match in deal}) == 1


@pytest.mark.usefixtures("_pig")
def test_deals_come_in_order_whatever_the_number_of_processes() -> None:
    alone = list(play_deals("pig", ["steward", "random"], 12, seed=3, goal=20))
    assert list(play_deals("pig", ["steward", "random"], 12, seed=3, workers=2, goal=20)) == alone
    assert len(list(play_many("pig", ["steward", "random"], 5, goal=20))) == 6


@pytest.mark.usefixtures("_pig")
def test_a_match_that_is_cut_is_shared_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "CAP", 3)
    cut = play_one("pig", ["steward", "random", "random", "random"], {}, 1)
    assert cut.capped
    assert cut.shares == (0.25, 0.25, 0.25, 0.25)


def test_standings_add_up() -> None:
    table = standings(
        ["a", "b"], [result(1.0, 0.0), result(0.5, 0.5), result(1.0, 0.0), result(0.5, 0.5, capped=True)]
    )
    assert [row.wins for row in table] == [3, 1]
    assert [row.share for row in table] == [0.75, 0.25]
    assert [row.score for row in table] == pytest.approx([25 / 3, 5 / 3])
    assert table[0].low < table[0].share < table[0].high
    assert standings(["a"], [])[0].games == 0


def test_luck_is_taken_off_for_whoever_had_it() -> None:
    """Seat 0 is lucky in every match, whoever sits there."""

    def told(_match: tr.Match, who: Sequence[str], seed: int) -> list[list[Turn]]:
        assert (who, seed) == (["steward", "random"], 3)
        return [lucky(0.25), lucky(-0.25)]

    one = play_one("knights", ["random", "steward"], {}, 3, 1, told)
    assert one.turns == (tuple(lucky(-0.25)), tuple(lucky(0.25)))
    deals = [(GameResult((1.0, 0.0), (1, 0), 9, False, {}, (tuple(lucky(0.3)), tuple(lucky(-0.3)))),) * 2] * 60
    table = standings(["a", "b"], [match for deal in deals for match in deal])
    assert [row.share for row in table] == [1, 0]
    assert [row.adjusted.share for row in table if row.adjusted] == pytest.approx([0.7, 0.3])
    assert standings(["a", "b"], [result(1.0, 0.0)] * 2)[0].adjusted is None


def test_a_stop_looks_at_shares_without_luck() -> None:
    generator = np.random.default_rng(3)

    def deals() -> Iterator[Deal]:
        while True:
            luck = generator.choice([-0.4, 0.4])
            turns = tuple(lucky(luck)), tuple(lucky(-luck))
            yield (GameResult((0.5 + luck, 0.5 - luck), (0, 0), 9, False, {}, turns),) * 2

    assert len(list(until(deals(), 0.05))) == FIRST_LOOK


def endless(generator: np.random.Generator, chance: float) -> Iterator[Deal]:
    """Deals of two whose luck is common: what one seat rolls the other gets in the next match."""
    while True:
        luck = generator.random()
        matches = [(luck + side) % 1 < chance for side in (0.0, 0.35)]
        yield tuple(result(float(won), float(not won)) for won in matches)


def test_a_stop_comes_when_the_interval_is_as_narrow_as_asked_for() -> None:
    played = list(until(endless(np.random.default_rng(1), 0.7), 0.05))
    assert widest(played) <= 0.05
    assert len(played) >= FIRST_LOOK
    assert len(list(until(iter(played[:70]), 0.001))) == 70


@pytest.mark.parametrize("chance", [0.5, 0.64, 0.9])
def test_stopping_leaves_the_interval_honest(chance: float) -> None:
    tries, covered = 300, 0
    for seed in range(tries):
        deals = list(until(endless(np.random.default_rng(seed), chance), 0.06))
        found = measured([[match.shares[0] for match in deal] for deal in deals])
        covered += found.low <= chance <= found.high
    assert covered / tries >= 0.92


@pytest.mark.usefixtures("_pig")
def test_weights_of_a_file_are_played_with(tmp_path: Path) -> None:
    for hold_at in (1, 99):
        weights.write({"hold_at": np.array([hold_at])}, tmp_path / f"{hold_at}.npz")
    careful, bold = f"page@{tmp_path / '1.npz'}", f"page@{tmp_path / '99.npz'}"
    position = tr.game("pig").start(start=0).apply("roll").apply("die 4")
    chosen = [str(entrant(name, "pig").choose(position.view(0), position.legal(), 1)) for name in (careful, bold)]
    assert chosen == ["hold", "roll"]
    check_entrant(careful, "pig")


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("wizard", tr.BadOption),
        ("wizard@x.npz", tr.BadOption),
        ("steward@none.npz", tr.BadFile),
        ("steward@", tr.BadFile),
    ],
)
def test_unknown_entrants_and_files_are_refused(name: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        check_entrant(name, "knights")
