"""What the house thinks of a match is said where turns end, adds up to one win, and knows who is ahead."""

from collections.abc import Iterator

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
    evaluate = evaluation(name)
    valued = [shares for before, after in walk(name, players, 5) if (shares := evaluate(before, after)) is not None]
    assert len(valued) > 3 * players
    for shares in valued:
        assert len(shares) == players
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0


@pytest.mark.parametrize("name", tr.games())
def test_whoever_wins_was_thought_likelier_to_win_than_at_random(name: str) -> None:
    evaluate = evaluation(name)
    foreseen = []
    for seed in range(6):
        thought: list[list[float]] = []
        for before, after in walk(name, 2, seed):
            if (shares := evaluate(before, after)) is not None:
                thought.append(list(shares))
        assert after.outcome is not None
        foreseen += [shares[seat] for seat in after.outcome.winners for shares in thought[-4:]]
    assert sum(foreseen) / len(foreseen) > 0.6


def test_a_game_whose_players_value_nothing_knows_its_end_only() -> None:
    with pig_registered():
        assert all(evaluation("pig")(before, after) is None for before, after in walk("pig", 2, 1))
