"""Written positions that no game can reach, each refused with its reason and clause."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import tafelrunde as tr
from tafelrunde.games.torres.cards import CARD_NAMES
from tafelrunde.text.catalogue import catalogue
from tests.games.torres import situations as at
from tests.games.torres.card_tables import corner, holding
from tests.games.torres.tables import GAME, play, table
from tests.games.written import Change, Json, changed

ROOT = Path(__file__).parents[3]
SOURCES = [ROOT / "src" / "tafelrunde" / "games" / "torres" / name for name in ("possible.py", "reading.py")]
RULES = ROOT / "docs" / "rules" / "torres.md"

Case = tuple[Callable[[], tr.Position], list[Change], str, str | None]
"""A situation, what is changed in it, and the code (after torres-position-) and the clause of the refusal."""

FOUNDATIONS = dict.fromkeys(("d8", "c6", "f6", "h5", "a4", "c3", "f3", "e1"), 1)


def late() -> tr.Position:
    """Set up a turn late in a year of three players, after a round of their own stacks."""
    return table(corner("1A . 1B . 1C"), players=3, year=2, round=3)


def tall() -> tr.Position:
    return holding("\n".join(["2 2 2 2"] * 4))


def carrying() -> tr.Position:
    """Set up the last turn of a year; who had his last turn before carries blocks."""
    return play(table(corner("1A . 1B"), round=4), "B a7", "end")


def vaulting() -> tr.Position:
    return play(holding(".A .B .", "vault"), "play vault", "take a8")


def raising() -> tr.Position:
    return play(holding(".A .B .", "raise"), "play raise")


BOARD: list[Case] = [
    (at.turn, [("seats", [])], "players", None),
    (at.turn, [("seats", [{}] * 5)], "players", None),
    (at.turn, [("seats.0.hidden", 1)], "hidden", "T12.1"),
    (at.turn, [("fresh_hidden", 1)], "hidden", "T12.1"),
    (at.drawn, [("drawn_hidden", 3)], "hidden", "T12.1"),
    (at.turn, [("seats.0.knights", ["a8", "b5", "c5", "d5", "e5", "a5", "a4"])], "knights", "T5.1"),
    (at.turn, [("seats.0.knights", ["a8", "a8"])], "pieces", "T5.2"),
    (at.turn, [("seats.0.knights", ["a8", "b6"])], "pieces", "T5.2"),
    (at.turn, [("seats.0.knights", ["a8", "g8"])], "pieces", "T5.2"),
    (at.turn, [("king", "c5")], "king", "T9.4"),
    (at.turn, [("king", None)], "king", "T2.3"),
    (at.knights, [("king", "c6")], "king", "T2.3"),
    (at.turn, [("towers.a8", 2)], "height", "T6.3"),
    (at.turn, [("towers.b6", 46)], "height", "T6.3"),
    (at.turn, [("towers", {"a8": 1, "b6": 1, "g8": 1, "h6": 1, "a1": 1})], "castles", "T7.3"),
    (at.turn, [("supply", 59)], "blocks", "T1.1"),
    (at.turn, [("towers.d5", 1)], "blocks", "T1.1"),
    (at.turn, [("named", 1)], "blocks", "T1.1"),
    (at.turn, [("seats.0.carried", 1)], "blocks", "T1.1"),
    (tall, [("year", 1)], "supply", "T3.5"),
    (at.extra_block, [("towers.e8", 2)], "supply", "T3.5"),
    (at.turn, [("seats.0.score", 7), ("seats.1.score", 7)], "track", "T8.1"),
]

CARDS: list[Case] = [
    (at.turn, [("seats.0.pile", [None] * 11)], "cards", "T2.2"),
    (at.turn, [("seats.0.hand", ["vault"] * 41)], "cards", "T1.1"),
    (at.turn, [("seats.0.played", ["six_ap"])], "cards", "T2.2"),
    (at.turn, [("seats.0.hand", ["six_ap", "six_ap"])], "cards", "T2.2"),
    (at.bought, [("seats.0.pile", ["vault"])], "cards", "T2.2"),
    (at.turn, [("seats.0.pile", [None] * 7)], "cards", "T7.1"),
    (at.turn, [("seats.0.pile", [None] * 9)], "cards", "T7.1"),
    (at.turn, [("seats.0.pile", ["vault", "raise", "stairs", *[None] * 5])], "cards", "T7.1"),
    (at.turn, [("seats.0.pile", [None, "vault", "raise", *[None] * 5])], "cards", "T7.1"),
    (at.luck, [("seats.0.pile", [None])], "cards", "T10.1"),
    (at.master_turn, [("seats.0.pile", [None])], "cards", "T11.2"),
    (at.turn, [("seats.0.pile", ["vault", *[None] * 9])], "cards", "T7.1"),
    (at.turn, [("seats.0.pile", [*[None] * 9, "vault"])], "cards", "T7.1"),
    (at.luck, [("seats.0.hand", ["vault"] * 3), ("seats.1.hand", ["vault"] * 2)], "cards", "T10.1"),
    (at.luck, [("seats.0.played", ["vault"] * 4)], "cards", "T10.1"),
    (at.master_turn, [("seats.0.hand", list(CARD_NAMES[:9]))], "cards", "T11.2"),
    (at.master_turn, [("seats.1.played", ["vault"])], "cards", "T11.2"),
    (at.turn, [("master", "edge")], "master", "T11.3"),
    (at.luck, [("master", "edge")], "master", "T11.3"),
    (at.master_turn, [("master", None)], "master", "T11.3"),
    (at.master_drawn, [("master", "edge")], "master", "T11.3"),
]

ORDER: list[Case] = [
    (late, [("round", 4)], "order", "T3.1"),
    (at.turn, [("turns_left", 0)], "order", "T3.1"),
    (at.turn, [("turn", 1)], "order", "T3.1"),
    (at.kings_move, [("turns_left", 1)], "order", "T3.1"),
    (at.kings_move, [("turn", 1)], "order", "T9.4"),
    (at.kings_move, [("year", 1)], "order", "T9.4"),
    (at.kings_move, [("round", 2)], "order", "T9.4"),
    (at.over, [("year", 2)], "order", "T9.5"),
    (at.over, [("round", 3)], "order", "T9.5"),
    (at.over, [("turn", 0)], "order", "T9.5"),
    (at.knights, [("year", 2)], "order", "T2.3"),
    (at.knights, [("round", 2)], "order", "T2.3"),
    (at.start, [("first", 0)], "order", "T2.3"),
    (at.start, [("turn", 1)], "order", "T2.3"),
    (at.start, [("starter", 1)], "order", "T2.3"),
    (at.knights, [("first", 1)], "order", "T2.3"),
    (lambda: table(corner("1A . 1B")), [("first", 1)], "order", "T2.3"),
    (at.master_turn, [("seats.1.score", 5)], "order", "T11.5"),
    (at.foundations, [("turn", 0)], "order", "T11.1"),
    (at.master_drawn, [("turn", 1)], "order", "T11.1"),
]

SETUP: list[Case] = [
    (at.knights, [("towers.d8", 2), ("towers.e8", 1)], "foundations", "T2.1"),
    (at.knights, [("towers", {**FOUNDATIONS, "b1": 1})], "foundations", "T2.1"),
    (at.start, [("towers", {**{c: 1 for c in FOUNDATIONS if c != "e1"}, "b1": 1})], "foundations", "T2.1"),
    (at.foundations, [("towers", {"d4": 1, "e5": 1}), ("turn", 0)], "foundations", "T11.1"),
    (at.master_knights, [("phase", "foundations")], "foundations", "T11.1"),
    (at.foundations, [("phase", "knights"), ("turn", 0)], "foundations", "T11.1"),
    (at.foundations, [("phase", "master"), ("master", None), ("turn", 0)], "foundations", "T11.1"),
    (at.knights, [("seats.0.knights", [])], "first-knights", "T2.3"),
    (at.knights, [("seats.1.knights", ["c6"])], "first-knights", "T2.3"),
    (at.knights, [("seats.0.knights", ["d8", "c6"])], "first-knights", "T2.3"),
    (at.knights, [("seats.0.knights", ["d7"])], "first-knights", "T2.3"),
    (at.king, [("seats.2.knights", [])], "first-knights", "T2.3"),
    (at.king, [("turn", 1)], "first-knights", "T2.3"),
    (at.start, [("seats.0.knights", ["c6"])], "first-knights", "T2.3"),
    (at.knights, [("seats.0.score", 1)], "setup", "T2.2"),
    (at.knights, [("seats.0.hand", ["vault"]), ("seats.0.pile", [None] * 9)], "setup", "T2.2"),
    (at.knights, [("seats.0.played", ["vault"]), ("seats.0.pile", [None] * 9)], "setup", "T2.2"),
    (at.knights, [("seats.2.pile", [*[None] * 8, "vault", "raise"])], "setup", "T2.2"),
    (at.knights, [("seats.0.stacks", [3, 3, 3, 1])], "stacks", "T3.2"),
    (at.turn, [("seats.0.stacks", [3] * 5)], "stacks", "T3.2"),
]

TURN: list[Case] = [
    (at.kings_move, [("ap", 5)], "turn", "T4.1"),
    (at.kings_move, [("bought", 1)], "turn", "T4.1"),
    (at.kings_move, [("card_played", True)], "turn", "T4.1"),
    (at.kings_move, [("fresh", ["vault"])], "turn", "T4.1"),
    (at.kings_move, [("drawn", ["vault"]), ("seats.0.pile", [None] * 9)], "turn", "T4.1"),
    (at.kings_move, [("card", "vault")], "turn", "T4.1"),
    (at.kings_move, [("picked", "a8")], "turn", "T4.1"),
    (at.kings_move, [("named", 1)], "turn", "T4.1"),
    (at.turn, [("card_played", True)], "turn", "T7.2"),
    (at.turn, [("ap", 6)], "turn", "T4.1"),
    (lambda: play(at.turn(), "play six_ap"), [("ap", 7)], "turn", "T4.1"),
    (lambda: play(at.turn(), "play six_ap"), [("card_played", False)], "turn", "T4.1"),
    (at.naming, [("ap", 1)], "turn", "T4.1"),
    (at.spreading, [("ap", 1)], "turn", "T4.1"),
    (at.bought, [("ap", 4)], "turn", "T4.2"),
    (at.master_turn, [("bought", 1), ("ap", 4), ("fresh", ["vault"])], "turn", "T11.2"),
    (at.bought, [("fresh", ["raise", "stairs"])], "turn", "T7.2"),
    (at.bought, [("fresh", ["raise"])], "turn", "T7.2"),
    (at.bought, [("bought", 1)], "turn", "T7.2"),
    (at.drawn, [("bought", 0)], "turn", "T7.2"),
    (at.taken, [("ap", 0)], "turn", "T4.1"),
    (at.naming, [("seats.0.stacks", [2, 2, 2, 2])], "stacks", "T3.3"),
    (at.spreading, [("named", None)], "stacks", "T3.3"),
    (at.spreading, [("seats.0.stacks", [3, 3, 0])], "stacks", "T3.3"),
    (at.turn, [("seats.0.stacks", [3, 3, 3, 4])], "stacks", "T3.3"),
    (at.turn, [("seats.0.stacks", [3, 3, 3])], "stacks", "T3.3"),
    (at.turn, [("round", 2)], "stacks", "T3.3"),
    (carrying, [("seats.1.carried", 2)], "stacks", "T3.4"),
    (at.kings_move, [("seats.0.carried", 1)], "stacks", "T3.4"),
]

BUYING: list[Case] = [
    (at.turn, [("drawn", ["vault"]), ("seats.0.pile", [None] * 7)], "drawn", "T7.1"),
    (at.luck, [("phase", "keep"), ("bought", 1), ("ap", 4)], "drawn", "T7.1"),
    (at.luck_drawing, [("drawn", ["raise"])], "drawn", "T7.1"),
    (at.drawing, [("seats.0.pile", ["raise", "vault", "stairs"])], "drawn", "T7.1"),
    (at.drawing, [("seats.0.pile", []), ("drawn", ["raise", "vault", "stairs"])], "drawn", "T7.1"),
    (at.drawing, [("phase", "keep")], "drawn", "T7.1"),
    (at.drawing, [("phase", "keep"), ("drawn", ["raise", "vault"]), ("seats.0.pile", [None])], "drawn", "T7.1"),
    (at.drawn, [("phase", "return"), ("fresh", ["raise"]), ("seats.0.hand", ["raise"])], "cards", "T2.2"),
    (at.put_back, [("drawn", ["vault"]), ("seats.0.pile", ["stairs"])], "drawn", "T7.1"),
    (at.put_back, [("drawn", []), ("seats.0.pile", ["stairs", "vault"])], "drawn", "T7.1"),
]

CARD: list[Case] = [
    (at.shifting, [("phase", "turn")], "card", "T7.2"),
    (at.turn, [("picked", "a8")], "card", "T7.3"),
    (at.taken, [("picked", None)], "card", "T7.3"),
    (at.source, [("picked", None)], "card", "T7.3"),
    (at.shifting, [("picked", "a8")], "card", "T7.3"),
    (at.taken, [("card", "diagonal")], "card", "T7.2"),
    (vaulting, [("card_played", False)], "card", "T7.2"),
    (vaulting, [("card", "diagonal")], "card", "T7.2"),
    (lambda: play(at.turn(), "play six_ap"), [("card", "six_ap"), ("phase", "card")], "card", "T7.2"),
    (at.shifting, [("card", None)], "card", "T7.2"),
    (raising, [("seats.0.stacks", [0, 0, 0, 0])], "card", "T7.2"),
    (raising, [("towers.a8", 1)], "card", "T7.2"),
    (lambda: play(holding(".A .", "diagonal"), "play diagonal"), [("seats.1.knights", ["b7"])], "card", "T7.2"),
    (vaulting, [("phase", "source")], "card", "T7.3"),
    (at.source, [("seats.0.stacks", [2, 2, 2, 0])], "card", "T7.3"),
    (at.source, [("picked", "b7")], "card", "T7.3"),
    (at.source, [("towers.a8", 1)], "card", "T7.3"),
    (at.source, [("phase", "place")], "card", "T7.3"),
    (at.extra_block, [("phase", "place"), ("picked", "a8")], "card", "T7.3"),
    (at.taken, [("picked", "d7")], "card", "T5.3"),
    (at.taken, [("picked", "c5")], "card", "T5.3"),
    (at.stuck, [("phase", "place"), ("picked", "a8")], "card", "T5.3"),
    (vaulting, [("seats.1.knights", ["c8"])], "card", "T5.3"),
    (
        lambda: play(at.shifting(), "take a8"),
        [("picked", "b5")],
        "card",
        "T5.3",
    ),
]


def balanced(written: Json) -> Json:
    """Let the supply be what is left of the 92 blocks."""
    owned = sum(sum(seat["stacks"]) + seat["carried"] for seat in written["seats"]) + (written["named"] or 0)
    return {**written, "supply": 92 - owned - sum(written["towers"].values())}


def name(case: Case) -> str:
    """Name a case by its refusal, its situation and what is changed."""
    position, changes, code, _ = case
    return f"{code}: {position.__name__} with {', '.join(f'{path}={value}' for path, value in changes)}"[:90]


CASES = [*BOARD, *CARDS, *ORDER, *SETUP, *TURN, *BUYING, *CARD]


@pytest.mark.parametrize("case", CASES, ids=name)
def test_an_impossible_position_is_refused_with_the_reason(case: Case) -> None:
    position, changes, code, clause = case
    pos = position()
    assert GAME.position(pos.to_json()) == pos
    written = changed(pos, *changes)
    if code not in ("players", "height", "blocks"):
        written = balanced(written)
    with pytest.raises(tr.BadPosition) as refused:
        GAME.position(written)
    problem = refused.value.problem
    assert (problem.code, problem.clause) == (f"torres-position-{code}", clause)
    assert catalogue().explain(problem).startswith(f"{clause}: " if clause else "")


def test_every_refusal_of_a_position_is_met_with_every_clause() -> None:
    written = " ".join(source.read_text("utf-8") for source in SOURCES)
    pairs = set(re.findall(r'"torres-position-([a-z-]+)", "(T\d+\.\d+)"', written))
    assert {(code, clause) for _, _, code, clause in CASES if clause} == pairs
    assert {code for _, _, code, _ in CASES} == set(re.findall(r'"torres-position-([a-z-]+)"', written))
    known = set(re.findall(r"\*\*(T\d+\.\d+)\*\*", RULES.read_text("utf-8")))
    assert {clause for _, clause in pairs} <= known


@pytest.mark.parametrize("variant", ["basic", "luck"])
def test_a_view_with_hidden_cards_is_no_position(variant: str) -> None:
    pos = at.bought() if variant == "basic" else at.luck_bought()
    view = {**pos.view(1).to_json(), "rules_version": GAME.rules_version}
    del view["seat"]
    with pytest.raises(tr.BadPosition) as refused:
        GAME.position(view)
    assert (refused.value.problem.code, refused.value.problem.clause) == ("torres-position-hidden", "T12.1")
