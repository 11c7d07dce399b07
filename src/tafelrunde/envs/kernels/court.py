"""What a seat sees of To Court the King as numbers (C8.1: everything)."""

from typing import Any, Final

from tafelrunde.core.kernel import State, inlined
from tafelrunde.envs.kernels.identity_codes import code_of, index_of
from tafelrunde.envs.kernels.layout import Field, Layout, block
from tafelrunde.games.court.cards import CHARACTERS, COPIES, NAMES, OWNED, PICKERS
from tafelrunde.games.court.scoring import win_share as points
from tafelrunde.games.court.state import BASE_DICE, FACES, MOST_DICE, MOST_PLAYERS, NONE, Edition, Phase

__all__ = ["LAYOUT", "MOST_POINTS", "code_of", "index_of", "observe", "points"]

MOST_POINTS: Final = 1
"""Whoever wins has the one point there is."""

MOST_COPIES: Final = max(copies for by_players in COPIES.values() for copies in by_players.values())
MOST_CHARLATANS: Final = MOST_DICE - BASE_DICE
"""C4.6: with nine of them every supply is exhausted, more make no difference."""
_PICKING: Final = " and ".join((", ".join(NAMES[c] for c in PICKERS[:-1]), NAMES[PICKERS[-1]]))

TABLE = block(
    Field("phase", len(Phase), "one-hot: what is asked (`Phase`)"),
    Field("final", 1, "whether this is the final round"),
    Field("turns_left", 1, "turns of the round after this one", MOST_PLAYERS),
    Field("in_hand", 1, "dice waiting for the first roll", MOST_DICE),
    Field("to_roll", 1, "dice in the air", MOST_DICE),
    Field("active", FACES, "active dice showing 1 to 6", MOST_DICE),
    Field("aside", FACES, "dice set aside showing 1 to 6", MOST_DICE),
    Field("picked", FACES, "dice picked for a character showing 1 to 6", MOST_DICE),
    Field("set_aside", 1, "whether a die was set aside since the last roll"),
    Field("picker", len(PICKERS), f"one-hot: which of {_PICKING} is picking dice"),
    Field("last_pick", 1, "the number picked last", FACES),
    Field("used", CHARACTERS, "characters used in this turn (`Character`)"),
    Field("mark_count", 1, "how many alike the King is held with", MOST_DICE),
    Field("mark_number", 1, "and which number", FACES),
    Field("supply", OWNED, "copies left of each character", MOST_COPIES),
    Field("fools", 1, "fools left", MOST_COPIES),
    Field("endless", 1, "whether there are fools without end"),
    Field("rio_grande", 1, "whether the rules of Rio Grande decide"),
    Field("dice_supply", 1, "dice in the supply", MOST_DICE),
)
SEAT = block(
    Field("to_act", 1, "whether this seat is to act"),
    Field("on_turn", 1, "whether it is this seat's turn"),
    Field("starter", 1, "whether this seat holds the figure of the start player"),
    Field("king", 1, "whether this seat holds the King"),
    Field("queen", 1, "whether this seat holds the Queen"),
    Field("owns", OWNED, "characters owned (`Character`)"),
    Field("fools", 1, "unflipped fools"),
    Field("charlatans", 1, "flipped ones, nine or more counting as nine", MOST_CHARLATANS),
)
LAYOUT: Final = Layout(TABLE, SEAT)

T, S, TU, SU = TABLE.at, SEAT.at, TABLE.unit, SEAT.unit
TABLE_SIZE, SEAT_SIZE = TABLE.size, SEAT.size


@inlined
def observe(state: State, viewer: int, row: Any) -> None:
    """Write what a seat sees; nothing is hidden, only the seats are counted from the viewer."""
    row[:] = 0
    observe_turn(state, row)
    observe_dice(state, row)
    observe_court(state, row)
    for seat in range(state.players):
        away = seat - viewer if seat >= viewer else seat - viewer + state.players
        start = TABLE_SIZE + away * SEAT_SIZE
        observe_seat(state, seat, row[start : start + SEAT_SIZE])


@inlined
def observe_turn(state: State, row: Any) -> None:
    """Write where the turn and the round stand."""
    row[T.phase + state.phase] = 1
    row[T.final] = state.final
    row[T.turns_left] = state.turns_left * TU.turns_left
    row[T.set_aside] = state.set_aside
    if state.picker != NONE:
        row[T.picker + state.picker] = 1
    row[T.last_pick] = state.last_pick * TU.last_pick
    for character in range(CHARACTERS):
        row[T.used + character] = state.used >> character & 1


@inlined
def observe_dice(state: State, row: Any) -> None:
    """Write all dice."""
    row[T.in_hand] = state.in_hand * TU.in_hand
    row[T.to_roll] = state.to_roll * TU.to_roll
    for face in range(FACES):
        row[T.active + face] = state.active[face] * TU.active
        row[T.aside + face] = state.aside[face] * TU.aside
        row[T.picked + face] = state.picked[face] * TU.picked


@inlined
def observe_court(state: State, row: Any) -> None:
    """Write what is left of the court, the mark and the rules chosen."""
    for character in range(OWNED):
        row[T.supply + character] = state.supply[character] * TU.supply
    row[T.fools] = max(state.supply[OWNED], 0) * TU.fools
    row[T.endless] = state.supply[OWNED] < 0
    row[T.mark_count] = state.mark_count * TU.mark_count
    row[T.mark_number] = state.mark_number * TU.mark_number
    row[T.rio_grande] = state.edition == Edition.RIO_GRANDE
    row[T.dice_supply] = state.dice_supply * TU.dice_supply


@inlined
def observe_seat(state: State, seat: int, row: Any) -> None:
    """Write a seat's part in what happens, and its characters."""
    row[S.to_act] = state.actor == seat
    row[S.on_turn] = state.turn == seat
    row[S.starter] = state.starter == seat
    row[S.king] = state.king == seat
    row[S.queen] = state.queen == seat
    for character in range(OWNED):
        row[S.owns + character] = state.owns[seat] >> character & 1
    row[S.fools] = state.fools[seat]
    row[S.charlatans] = min(state.charlatans[seat], MOST_CHARLATANS) * SU.charlatans
