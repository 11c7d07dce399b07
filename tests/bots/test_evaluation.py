"""What the house thinks of a match is said where turns end, adds up to one win, and knows who is ahead."""

from collections.abc import Iterator
from statistics import fmean

import pytest

import tafelrunde as tr
from tafelrunde.bots import bot
from tafelrunde.bots.evaluation import evaluation
from tafelrunde.core.position import Position
from tests.every_game import pig_registered

MOST_DECISIONS = 4000


def walk(name: str, players: int, seed: int) -> Iterator[tuple[Position, Position]]:
    """Play a match of pages; yield each position with the one after it."""
    dice, page = tr.seeded(seed), bot("page", name, seed)
    position = tr.game(name).start(players=players)
    for _ in range(MOST_DECISIONS):
        if position.to_act is None:
            return
        if position.to_act == tr.CHANCE:
            after = position.after(position.draw_code(dice))
        else:
            after = position.apply(page.choose(position.view(position.to_act), position.legal(), 1.0))
        yield position, after
        position = after


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", tr.games())
def test_every_turn_that_ends_is_valued_and_the_shares_are_one_win(name: str, players: int) -> None:
    evaluate = evaluation(name).evaluate
    valued = [shares for before, after in walk(name, players, 5) if (shares := evaluate(before, after)) is not None]
    assert len(valued) > 3 * players
    for shares in valued:
        assert len(shares) == players
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0


@pytest.mark.parametrize("name", tr.games())
def test_the_nearer_the_end_the_likelier_the_winner_seemed(name: str) -> None:
    evaluate = evaluation(name).evaluate
    early, late = [], []
    for seed in range(16):
        thought: list[list[float]] = []
        for before, after in walk(name, 2, seed):
            if (shares := evaluate(before, after)) is not None:
                thought.append(list(shares))
        assert after.outcome is not None
        quarter = max(1, len(thought) // 4)
        for winner in after.outcome.winners:
            early.append(fmean(shares[winner] for shares in thought[:quarter]))
            late.append(fmean(shares[winner] for shares in thought[-quarter:]))
    assert fmean(late) > fmean(early) + 0.03
    assert fmean(late) > 0.55


def test_a_game_whose_players_value_nothing_knows_its_end_only() -> None:
    with pig_registered():
        assert all(evaluation("pig").evaluate(before, after) is None for before, after in walk("pig", 2, 1))
