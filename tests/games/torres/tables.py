"""Builders of Torres positions from drawn plans, so that tests read like rule sentences."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import tafelrunde as tr
from tafelrunde.games.torres.cards import CARD_NAMES, ROUNDS, STACKS
from tafelrunde.games.torres.state import BLOCKS

GAME = tr.game("torres")

FIVE_MORE = """
    .   .   .   .   .   .   1   .
    .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   1
    .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   1
    .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   1
    .   .   .   .   .   1   .   .
"""
"""Castles at the right edge for plans that need only one more of their own: six must always stand."""


def read_plan(plan: str) -> tuple[dict[str, int], dict[str, list[str]], str | None]:
    """Read a drawn plan, a8 top left: `.` ground, a number a tower, then the letter of a knight's owner or K.

    A smaller square is the corner at a1, and the rest is ground.
    """
    towers: dict[str, int] = {}
    knights: dict[str, list[str]] = {letter: [] for letter in "ABCD"}
    king = None
    rows = [line.split() for line in plan.strip().splitlines()]
    side = len(rows)
    assert side <= 8, plan
    assert [len(row) for row in rows] == [side] * side, plan
    for rank, row in zip(range(side, 0, -1), rows, strict=True):
        for file, drawn in zip("abcdefgh"[:side], row, strict=True):
            cell, piece = f"{file}{rank}", drawn.lstrip(".0123456789")
            blocks = drawn.removesuffix(piece) if piece else drawn
            if blocks != ".":
                towers[cell] = int(blocks)
            if piece == "K":
                king = cell
            elif piece:
                knights[piece].append(cell)
    return towers, knights, king


def table(
    plan: str,
    *,
    players: int = 2,
    variant: str = "basic",
    year: int = 1,
    round: int = 1,  # noqa: A002 - the game's word
    turn: int = 0,
    starter: int = 0,
    hands: Sequence[Sequence[str]] = (),
    played: Sequence[Sequence[str]] = (),
    piles: Sequence[Sequence[str | None]] = (),
    stacks: Sequence[Sequence[int]] = (),
    scores: Sequence[int] = (),
    right_edge: bool = True,
    **changes: Any,
) -> tr.Position:
    """Set up a turn on a drawn plan; what is not said is as it would be, and FIVE_MORE stand unless told not to.

    The king stands on g8 if the plan has none.
    """
    towers, knights, king = read_plan(plan)
    if right_edge:
        towers = {**read_plan(FIVE_MORE)[0], **towers}
    seats: list[dict[str, Any]] = []
    for seat in range(players):
        had_turn = (seat - starter) % players < (turn - starter) % players
        mine_named = seat == turn and changes.get("named") is not None
        taken = round - 1 + had_turn + mine_named
        cards = {
            "hand": list(hands[seat]) if seat < len(hands) else [],
            "played": list(played[seat]) if seat < len(played) else [],
        }
        gone = [*cards["hand"], *cards["played"], *(changes.get("drawn", []) if seat == turn else [])]
        if variant == "master":
            cards["hand"] = [card for card in CARD_NAMES if card not in cards["played"]]
        pile = list(piles[seat]) if seat < len(piles) else [None] * (10 - len(gone)) if variant == "basic" else []
        seats.append(
            {
                **cards,
                "knights": knights["ABCD"[seat]],
                "score": scores[seat] if seat < len(scores) else 0,
                "stacks": list(stacks[seat]) if seat < len(stacks) else list(STACKS[players][year - 1][taken:]),
                "pile": pile,
            }
        )
    owned = sum(sum(seat["stacks"]) for seat in seats) + (changes.get("named") or 0)
    if variant == "master":
        changes.setdefault("master", "edge")
    position = {
        "game": "torres",
        "rules_version": GAME.rules_version,
        "phase": "turn",
        "variant": variant,
        "seats": seats,
        "towers": towers,
        "supply": BLOCKS - owned - sum(towers.values()),
        "turn": turn,
        "starter": starter,
        "turns_left": players - 1 - (turn - starter) % players,
        "year": year,
        "round": round,
        "king": king or "g8",
        "ap": 5,
    }
    return GAME.position({**position, **changes})


def last_turn(plan: str, *, year: int = 1, players: int = 2, **changes: Any) -> tr.Position:
    """Set up the last turn of a year: A started the round, and the last player has one stack left."""
    rounds = ROUNDS[players][year - 1]
    return table(plan, players=players, year=year, round=rounds, turn=players - 1, **changes)


def play(pos: tr.Position, *texts: str) -> tr.Position:
    """Apply notations one after the other, whole moves and chance outcomes included."""
    for text in texts:
        for action in GAME.moves(text):
            pos = pos.apply(action)
    return pos


def texts(pos: tr.Position, kind: str = "") -> set[str]:
    """Return the notations of all legal actions, or of those that begin with a word."""
    return {str(action) for action in pos.legal() if str(action).split()[0] == kind or not kind}


def cells(pos: tr.Position, kind: str) -> set[str]:
    """Return the cells of the legal actions of a kind: take, to, D, B or king."""
    return {text.split()[1] for text in texts(pos, kind)}


def named(text: str) -> set[str]:
    """Return the cells of a list."""
    return set(text.split())


def reach(pos: tr.Position, cell: str) -> set[str]:
    """Return the cells to which a knight can go for one action point."""
    return cells(play(pos, f"take {cell}"), "to")


def pass_turn(pos: tr.Position) -> tr.Position:
    """End the turn, with whatever stack and spread come first."""
    pos = play(pos, "end")
    while pos.to_json()["phase"] in ("name", "spread"):
        pos = pos.apply(pos.legal()[0])
    return pos


def chances(pos: tr.Position) -> dict[str, Fraction]:
    """Return what chance may bring, and how likely."""
    assert pos.to_act == tr.CHANCE
    return {str(outcome): chance for outcome, chance in pos.chance()}


def why(pos: tr.Position, text: str) -> tr.Problem | None:
    """Return why an action is not allowed."""
    return pos.why_not(GAME.action(text))


def refused(pos: tr.Position, text: str) -> tuple[str, str | None]:
    """Return the code and the clause of a refusal."""
    problem = why(pos, text)
    assert problem is not None, f"{text} is legal"
    return problem.code, problem.clause


def fact(pos: tr.Position, name: str) -> Any:
    """Return a field of the written position."""
    return pos.to_json()[name]


def seat(pos: tr.Position, number: int) -> dict[str, Any]:
    """Return what is written of a player."""
    written: dict[str, Any] = pos.to_json()["seats"][number]
    return written


def scores(pos: tr.Position) -> list[int]:
    """Return everybody's points."""
    return [seat["score"] for seat in pos.to_json()["seats"]]
