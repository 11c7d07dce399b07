"""The learning curve as a table and as a picture."""

import csv
from io import StringIO
from xml.etree import ElementTree

import pytest

from tafelrunde.bots.training.checkpoints import Generation, Run
from tafelrunde.bots.training.curve import elo_over, picture, points, table
from tafelrunde.bots.training.gate import Duel

RUN = Run(
    "knights",
    0,
    100,
    3.0,
    [
        Generation(1, 1.0, [Duel(2, 100, 0.64, 0.55, 0.72), Duel(4, 100, 0.4, 0.3, 0.5)], True),
        Generation(2, 2.0, [Duel(2, 100, 0.45, 0.35, 0.55), Duel(4, 100, 0.25, 0.2, 0.3)], False),
        Generation(3, 3.0, [Duel(2, 100, 0.64, 0.55, 0.72), Duel(4, 100, 0.25, 0.2, 0.3)], True),
    ],
)


def test_elo_is_the_known_scale_whatever_the_number_of_seats() -> None:
    assert elo_over(0.5, 2) == elo_over(0.25, 4) == 0
    assert elo_over(0.64, 2) == pytest.approx(100, abs=0.1)
    assert elo_over(1.0, 2) == -elo_over(0.0, 2) > 1000


def test_steps_of_generations_that_passed_add_up() -> None:
    two = [point.elo for point in points(RUN) if point.players == 2]
    assert two == pytest.approx([100, 100 - 34.9, 200], abs=0.2)


def test_the_table_has_a_row_for_each_generation_and_number_of_seats() -> None:
    rows = list(csv.DictReader(StringIO(table(points(RUN)))))
    assert len(rows) == 6
    assert rows[2] == {
        "generation": "2",
        "minutes": "2.0",
        "players": "2",
        "games": "100",
        "passed": "False",
        "share": "0.45",
        "low": "0.35",
        "high": "0.55",
        "elo": "65.1",
        "elo_low": "-7.5",
        "elo_high": "134.9",
    }


@pytest.mark.parametrize("run", [RUN, Run("knights", 0, 100)])
def test_the_picture_is_svg_with_a_mark_for_each_point(run: Run) -> None:
    drawn = ElementTree.fromstring(picture("Knights & Co", points(run)))
    assert len(drawn.findall("{*}circle")) == len(points(run))
    words = [text.text or "" for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert any("Knights & Co" in word for word in words)
    for circle in drawn.findall("{*}circle"):
        assert 0 <= float(circle.get("cy", "-1")) <= 420
