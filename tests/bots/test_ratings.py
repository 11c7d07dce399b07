"""Ratings find the strengths behind results, and their table is written where it belongs."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.bots.documents import BOTS_PAGE, marks, write_part
from tafelrunde.bots.elo import Table, ratings
from tafelrunde.bots.ratings import drawn_tables, main
from tests.every_game import pig_registered

TRUE = (0.0, 100.0, 250.0)


def played(seats: int, deals: int, seed: int = 1) -> list[Table]:
    """Let players of known strengths meet."""
    generator = np.random.default_rng(seed)
    strengths = 10 ** (np.array(TRUE) / 400)
    tables = []
    for sitting in drawn_tables(len(TRUE), seats, deals, seed):
        chances = strengths[list(sitting)] / strengths[list(sitting)].sum()
        tables.append(Table(sitting, tuple(generator.multinomial(seats, chances).astype(float))))
    return tables


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_strengths_are_found_again_whatever_the_number_of_seats(seats: int) -> None:
    found = ratings(played(seats, 3000), len(TRUE), 0)
    assert [rating.elo for rating in found] == pytest.approx(TRUE, abs=25)
    for rating, true in zip(found[1:], TRUE[1:], strict=True):
        assert rating.low <= true <= rating.high
        assert rating.high - rating.low < 70
    assert found[0] == (0, 0, 0)


def test_whoever_always_wins_still_gets_a_number() -> None:
    first, second = ratings([Table((0, 1), (2.0, 0.0))] * 20, 2, 1)
    assert 300 < first.elo < 2000
    assert second.elo == 0


@pytest.mark.parametrize(("entrants", "seats"), [(6, 2), (6, 4), (7, 5), (2, 4), (3, 3)])
def test_everybody_sits_down_equally_often_and_with_others(entrants: int, seats: int) -> None:
    tables = list(drawn_tables(entrants, seats, 200, 3))
    sat = Counter(each for table in tables for each in table)
    assert max(sat.values()) - min(sat.values()) <= 1
    assert all(len(set(table)) == min(seats, entrants) for table in tables)


@pytest.fixture
def document(tmp_path: Path) -> Path:
    page = tmp_path / "bots.md"
    begin, end = marks("ratings of pig")
    page.write_text(f"before\n{begin}old\n{end}\nafter\n")
    return page


@pytest.fixture
def _pig() -> Iterator[None]:
    with pig_registered():
        yield


@pytest.mark.usefixtures("_pig")
def test_one_command_writes_the_table(document: Path) -> None:
    assert main(["pig", "--deals", "2", "--workers", "1", "--page", str(document)]) == 0
    text = document.read_text()
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "| player | 2 seats | 3 seats | 4 seats |" in text
    assert "| steward | +" in text
    assert "old" not in text


def test_a_page_without_the_place_is_left_alone(document: Path) -> None:
    before = document.read_text()
    with pytest.raises(tr.BadFile):
        write_part(document, "ratings of chess", "x")
    assert document.read_text() == before
    assert main(["chess", "--deals", "1"]) == 2


@pytest.mark.parametrize("game", [name for name in tr.games() if tr.game(name).home is None])
def test_the_page_has_a_place_for_every_table(game: str) -> None:
    text = BOTS_PAGE.read_text("utf-8")
    for name in (f"ratings of {game}", f"judgement of {game}"):
        assert all(mark in text for mark in marks(name))
