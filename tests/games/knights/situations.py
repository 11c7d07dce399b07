"""One situation of each kind to write down, change and read again."""

from collections.abc import Callable

import tafelrunde as tr
from tests.games.knights.tables import GAME, play, seat, table, throw
from tests.games.written import Change, changed, refusal


def common() -> tr.Position:
    """Set up a table for three with guards."""
    seats = [
        seat("red", "green", "castle-guard", castle_guard="red"),
        seat("blue", "yellow", "catapult 2-2-2+1", "card-guard", card_guard="catapult", tournaments=1),
        seat("white"),
    ]
    return table(seats=seats, left="black", right="tournament", under_left=["champion"])


def three_castles() -> tr.Position:
    return table(seats=[seat("red", "green", "blue"), seat("white"), seat("black")])


def setup() -> tr.Position:
    return play(GAME.start(players=3), "deal A red", "castle A 3-3-3+1")


def colour_named() -> tr.Position:
    return play(setup(), "deal B blue")


def taking() -> tr.Position:
    return play(common(), "take left")


def attacking() -> tr.Position:
    return play(common(), "attack B blue")


def stealing() -> tr.Position:
    return play(common(), "steal B card-guard")


def facing_the_king() -> tr.Position:
    return play(three_castles(), "king")


def keeping() -> tr.Position:
    return play(taking(), "roll 1-2-3-4-6-6")


def attacked() -> tr.Position:
    return throw(attacking(), "5-5-5")


def defending() -> tr.Position:
    return play(attacked(), "defend")


def organising() -> tr.Position:
    return play(common(), "take right")


def jousting() -> tr.Position:
    """Bring a tournament of A to the roll of C, with B in the lead."""
    return throw(throw(organising(), "2-2"), "3-3-3")


def punished() -> tr.Position:
    return throw(facing_the_king())


def turning_up() -> tr.Position:
    return play(common(), "tuck left")


def placing() -> tr.Position:
    return throw(attacking())


def won() -> tr.Position:
    return throw(facing_the_king(), "5-5-5-5-5")


Case = tuple[Callable[[], tr.Position], list[Change], str, str | None]
"""A situation, what is changed in it, and the code and clause of the refusal."""


def check(case: Case) -> None:
    """Prove that a situation can be read, and that it is refused for the reason given once it is changed."""
    position, changes, code, clause = case
    pos = position()
    assert GAME.position(pos.to_json()).to_json() == pos.to_json()
    problem = refusal(GAME, changed(pos, *changes))
    assert (problem.code, problem.clause) == (code, clause)


def name(case: Case) -> str:
    """Name a case by its situation and what is changed."""
    position, changes, *_ = case
    return f"{position.__name__}: {', '.join(f'{path}={value}' for path, value in changes)}"
