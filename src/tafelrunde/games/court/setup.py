"""Setup (C2): the court is laid out, a start player gets the figure."""

from tafelrunde.core.kernel import CHANCE, NOBODY
from tafelrunde.core.memory import States
from tafelrunde.games.court.cards import COPIES, FOOLS, OWNED, RANKS, UNLIMITED
from tafelrunde.games.court.state import NONE, Edition, Phase
from tafelrunde.games.court.turn import begin_game


def lay_out(state: States, players: int, edition: Edition, dice_supply: int, first: int | None) -> None:
    """Make an empty state the one before the first event (C2)."""
    record = state[0]
    record["actor"] = CHANCE
    record["phase"] = Phase.START
    record["round"] = 1
    record["players"] = players
    record["edition"] = edition
    record["dice_supply"] = dice_supply
    record["first"] = NONE if first is None else first
    record["picker"] = NONE
    record["king"] = record["queen"] = NOBODY
    record["winner"] = NOBODY
    for rank, characters in RANKS.items():
        for character in characters:
            record["supply"][character] = COPIES[rank][players]
    record["supply"][OWNED] = UNLIMITED if edition == Edition.RIO_GRANDE else COPIES[FOOLS][players]
    if first is not None:
        begin_game(state, first)
