"""Written positions that no game can reach and that must not be read, each broken in one place only."""

from collections.abc import Callable

import pytest

import tafelrunde as tr
from tests.games.court.tables import GAME, alike, crowned, final_round, hand, joust, result, rolled
from tests.games.written import Change, changed


def setup() -> tr.Position:
    return GAME.start(players=3)


def beginning() -> tr.Position:
    return hand(4, "farmer", "laborer", "magician", players=3)


def rio_grande() -> tr.Position:
    return hand(4, "farmer", "laborer", players=3, edition="rio_grande")


def turn() -> tr.Position:
    return rolled("1-3-3-5", "farmer", "laborer", players=3)


def general() -> tr.Position:
    return rolled("1-3-3-5-5", "general", players=3)


def kings_round() -> tr.Position:
    return crowned(0, 7, 8, 8)


def final() -> tr.Position:
    return final_round(0, 7, 8, 8)


def last_turn() -> tr.Position:
    return joust(joust(final(), alike(8, 3)), "1-1-2-2-3-3-4-4")


def over() -> tr.Position:
    return final_round(0, 7, 3, 3)


def claiming() -> tr.Position:
    return result("5-5-5", players=3)


Case = tuple[str, Callable[[], tr.Position], list[Change]]

CASES: list[Case] = [
    ("C3.1 after A, who started, two others have a turn", turn, [("turns_left", 0)]),
    ("C3.1 no round has more turns than players", turn, [("turns_left", 3)]),
    ("C3.1 the last in the round is on the starter's right", claiming, [("starter", 1)]),
    ("C2.3 the game has not begun", setup, [("round", 5)]),
    ("C2.3 nobody owns a card before the start", setup, [("seats.0.fools", 1), ("supply.fool", 2)]),
    ("C4.1 the General is no card to use", general, [("used", ["general"])]),
    ("C4.1 a die too many, and nobody has added one", beginning, [("in_hand", 5)]),
    ("C4.1 a die too many in the turn", turn, [("active", [1, 3, 3, 5, 5])]),
    ("C5.3 the Laborer is used, but his die is missing", turn, [("used", ["laborer"])]),
    ("C5.3 before the first roll only adding is possible", beginning, [("used", ["magician"])]),
    ("C5.3 no adding before the first roll", rio_grande, [("used", ["laborer"]), ("in_hand", 5)]),
    ("C4.2 nothing lies aside", turn, [("set_aside", True)]),
    ("C4.2 nothing is set aside before the first roll", beginning, [("set_aside", True)]),
    (
        "C7.2 the King's owner has no second turn",
        kings_round,
        [("turn", 0), ("turns_left", 2), ("in_hand", 7)],
    ),
    ("C7.3 the Queen's owner rolls last", last_turn, [("turns_left", 1)]),
    ("C7.3 the Queen's owner is still to come", final, [("turns_left", 0)]),
    ("C7.3 the final round is not the first", final, [("round", 1)]),
    (
        "C7.5 the Queen's owner does not roll while he holds the King",
        last_turn,
        [("seats.0.characters", ["king", "queen"]), ("seats.2.characters", [])],
    ),
    ("C7.6 who cannot reach the mark does not roll", final, [("mark", [9, 1])]),
    ("C7.7 nobody is left to roll", over, [("turns_left", 1)]),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_a_position_that_no_game_can_reach_is_refused(case: Case) -> None:
    _, position, changes = case
    assert GAME.position(position().to_json()) == position()
    with pytest.raises(tr.BadPosition):
        GAME.position(changed(position(), *changes))
