"""Situations of all phases, for tests of refusals and of written positions."""

from collections.abc import Callable

import tafelrunde as tr
from tests.games.torres.card_tables import TWO_KNIGHTS, buyer, corner, holding
from tests.games.torres.tables import GAME, last_turn, play, table

STEEP = """
    .A  2   1   .   .A
    .B  .   .   .B  2
    .   .   .   .   1
"""
SHIFT = """
    2   1   .   1
    .B  .   .   .
    .A  .   .   .
    1   1   1   .
    .   .   .   .
"""


def start() -> tr.Position:
    return GAME.start(players=2)


def knights() -> tr.Position:
    return play(GAME.start(players=3, start=0), "D d8")


def king() -> tr.Position:
    return play(knights(), "D c6", "D f6")


def foundations() -> tr.Position:
    return play(GAME.start(players=2, start=0, variant="master", master_card="edge"), "B d4")


def turn() -> tr.Position:
    return holding(TWO_KNIGHTS, "six_ap", "leap_up")


def uneven() -> tr.Position:
    return holding(TWO_KNIGHTS, stacks=[[3, 3, 2, 0]])


def steep() -> tr.Position:
    return holding(STEEP)


def stuck() -> tr.Position:
    return holding(".A .B\n.B")


def no_points() -> tr.Position:
    return play(turn(), *["track"] * 5)


def taken() -> tr.Position:
    return play(steep(), "take e8")


def drawn() -> tr.Position:
    return play(buyer(top=("raise", "vault", "stairs")), "buy")


def put_back() -> tr.Position:
    return play(drawn(), "keep raise")


def drawing() -> tr.Position:
    return play(buyer(unseen=("raise", "vault", "stairs"), hand=("leap_up",)), "buy")


def bought() -> tr.Position:
    return play(buyer(top=("raise", "vault"), hand=("leap_up",)), "buy", "keep raise", "buy", "keep vault")


def shifting() -> tr.Position:
    return play(holding(SHIFT, "shift_block"), "play shift_block")


def over() -> tr.Position:
    return play(last_turn(corner(TWO_KNIGHTS), year=3, scores=[3, 9]), "end")


def shared() -> tr.Position:
    return play(last_turn(corner(".A .B 1"), year=3), "end")


def kings_move() -> tr.Position:
    return play(last_turn(corner(TWO_KNIGHTS)), "end")


def six_knights() -> tr.Position:
    return holding(".A . .A . .A\n.\n.A . .A . .A")


def naming() -> tr.Position:
    return play(uneven(), "end")


def spreading() -> tr.Position:
    return play(holding(TWO_KNIGHTS, stacks=[[3, 2, 1, 0]]), "stack 2", "end")


def source() -> tr.Position:
    return play(holding(".A . .\n. .B", "raise", stacks=[[3, 2, 1, 0]]), "play raise", "take a8")


def luck_empty() -> tr.Position:
    half = [card for card in ("raise", "vault", "stairs", "six_ap", "leap_up") for _ in range(4)]
    rest = [card for card in ("seven_ap", "diagonal", "redeploy", "shift_block", "extra_block") for _ in range(4)]
    return table(corner(TWO_KNIGHTS), variant="luck", year=3, hands=[half, rest])


def of_card(plan: str, card: str, *more: str) -> Callable[[], tr.Position]:
    return lambda: play(holding(plan, card), f"play {card}", *more)


def luck() -> tr.Position:
    return table(corner(TWO_KNIGHTS), variant="luck", hands=[["vault"], []])


def luck_drawing() -> tr.Position:
    return play(luck(), "buy")


def luck_bought() -> tr.Position:
    return play(luck_drawing(), "draw raise")


def master_turn() -> tr.Position:
    return table(corner(TWO_KNIGHTS), variant="master")


def master_drawn() -> tr.Position:
    return GAME.start(players=2, start=0, variant="master")


def master_knights() -> tr.Position:
    cells = ("a8", "d8", "g8", "a5", "d5", "g5", "a2", "d2")
    pos = GAME.start(players=2, start=0, variant="master", master_card="edge")
    return play(pos, *(f"B {cell}" for cell in cells))


def extra_block() -> tr.Position:
    """Set up an extra block that is being built, with a single one in the supply beyond what must stay there."""
    return play(holding("\n".join(["3 3 3 2 1"] * 5), "extra_block"), "play extra_block")
