"""What players and chance can do in Torres: one struct per kind, and one flat space of codes."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from tafelrunde.core.actions import Action, seat_letter
from tafelrunde.games.torres.board import CELL_NAMES
from tafelrunde.games.torres.cards import CARD_NAMES, CARDS, MASTER_NAMES
from tafelrunde.games.torres.stacks import SPREADS
from tafelrunde.games.torres.state import CELLS, MOST_PLAYERS, STACK_HEIGHT


class Take(Action, frozen=True, tag="take"):
    """Take up the piece on a cell: a knight to move, or what a card acts on."""

    cell: str

    def __str__(self) -> str:
        return f"take {self.cell}"


class To(Action, frozen=True, tag="to"):
    """Set the piece taken up on a cell."""

    cell: str

    def __str__(self) -> str:
        return f"to {self.cell}"


class Deploy(Action, frozen=True, tag="deploy"):
    """Set a new knight on a cell (T5.1, T2.3)."""

    cell: str

    def __str__(self) -> str:
        return f"D {self.cell}"


class Build(Action, frozen=True, tag="build"):
    """Set a block on a cell (T6.1), or a foundation (T11.1)."""

    cell: str

    def __str__(self) -> str:
        return f"B {self.cell}"


class King(Action, frozen=True, tag="king"):
    """Set the king on a cell (T2.3, T9.4)."""

    cell: str

    def __str__(self) -> str:
        return f"king {self.cell}"


class Stack(Action, frozen=True, tag="stack"):
    """Name a stack by its size (T3.3); None is the stack named already, as the source of a raise."""

    size: int | None = None

    def __str__(self) -> str:
        return f"stack {'named' if self.size is None else self.size}"


class Buy(Action, frozen=True, tag="buy"):
    """Buy an action card (T7.1)."""

    def __str__(self) -> str:
        return "buy"


class Keep(Action, frozen=True, tag="keep"):
    """Keep one of the cards drawn (T7.1)."""

    card: str

    def __str__(self) -> str:
        return f"keep {self.card}"


class Top(Action, frozen=True, tag="top"):
    """Put both other cards back on top of the pile, this one uppermost (T7.1)."""

    card: str

    def __str__(self) -> str:
        return f"top {self.card}"


class Under(Action, frozen=True, tag="under"):
    """Put both other cards under the pile, this one above the other (T7.1)."""

    card: str

    def __str__(self) -> str:
        return f"under {self.card}"


class Track(Action, frozen=True, tag="track"):
    """Step on the scoring track (T8.1)."""

    def __str__(self) -> str:
        return "track"


class Play(Action, frozen=True, tag="play"):
    """Play an action card (T7.2)."""

    card: str

    def __str__(self) -> str:
        return f"play {self.card}"


class End(Action, frozen=True, tag="end"):
    """End the turn (T4.1)."""

    def __str__(self) -> str:
        return "end"


class Spread(Action, frozen=True, tag="spread"):
    """Spread what is left of the turn's stack, so that the others have these sizes (T3.3)."""

    stacks: tuple[int, ...]

    def __str__(self) -> str:
        return f"spread {'-'.join(map(str, self.stacks)) or 'none'}"


class Stay(Action, frozen=True, tag="stay"):
    """Leave the king where he is (T9.4)."""

    def __str__(self) -> str:
        return "stay"


class Start(Action, frozen=True, tag="start"):
    """Chance: who starts (T2.3)."""

    seat: int

    def __str__(self) -> str:
        return f"start {seat_letter(self.seat)}"


class TurnUp(Action, frozen=True, tag="master"):
    """Chance: the master card of the game (T11.3)."""

    card: str

    def __str__(self) -> str:
        return f"master {self.card}"


class Draw(Action, frozen=True, tag="draw"):
    """Chance: a card drawn from the unseen part of a pile (T7.1, T10.1)."""

    card: str

    def __str__(self) -> str:
        return f"draw {self.card}"


TAKE: Final = 0
TO: Final = TAKE + CELLS
DEPLOY: Final = TO + CELLS
BUILD: Final = DEPLOY + CELLS
KING: Final = BUILD + CELLS
STACK: Final = KING + CELLS
"""STACK + size, then the stack named already."""
STACK_NAMED: Final = STACK + STACK_HEIGHT + 1
BUY: Final = STACK_NAMED + 1
KEEP: Final = BUY + 1
TOP: Final = KEEP + CARDS
UNDER: Final = TOP + CARDS
TRACK: Final = UNDER + CARDS
PLAY: Final = TRACK + 1
END: Final = PLAY + CARDS
SPREAD: Final = END + 1
"""SPREAD + place in SPREADS."""
STAY: Final = SPREAD + len(SPREADS)
PLAYER_CODES: Final = STAY + 1
START: Final = PLAYER_CODES
MASTER: Final = START + MOST_PLAYERS
DRAW: Final = MASTER + len(MASTER_NAMES)
ALL_CODES: Final = DRAW + CARDS


def _in_order() -> Iterator[Action]:
    for kind in (Take, To, Deploy, Build, King):
        yield from (kind(cell) for cell in CELL_NAMES)
    yield from (Stack(size) for size in range(STACK_HEIGHT + 1))
    yield from (Stack(), Buy())
    for returned in (Keep, Top, Under):
        yield from (returned(card) for card in CARD_NAMES)
    yield Track()
    yield from (Play(card) for card in CARD_NAMES)
    yield End()
    yield from (Spread(sizes) for sizes in SPREADS)
    yield Stay()
    yield from (Start(seat) for seat in range(MOST_PLAYERS))
    yield from (TurnUp(card) for card in MASTER_NAMES)
    yield from (Draw(card) for card in CARD_NAMES)


@cache
def actions() -> tuple[Action, ...]:
    """Return every action by its code."""
    return tuple(_in_order())
