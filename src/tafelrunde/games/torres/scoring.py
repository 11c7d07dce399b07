"""The scoring track and the year's scoring (T8, T9)."""

from typing import Any

from tafelrunde.core.bits import bit, count, first_bit, lowest
from tafelrunde.core.kernel import NOBODY, State, kernel
from tafelrunde.core.story import Story, tell
from tafelrunde.games.torres.board import Cells, castle_of, level, reaching, towers
from tafelrunde.games.torres.cards import KING_BONUS
from tafelrunde.games.torres.events import Event
from tafelrunde.games.torres.master import master_points
from tafelrunde.games.torres.state import Phase


@kernel
def advance(state: State, seat: int, points: int) -> None:
    """T8.1: move a marker; where another one stands it goes on to the next free space."""
    if points == 0:
        return
    space = state.seat[seat].score + points
    while is_taken(state, space):
        space += 1
    state.seat[seat].score = space


@kernel
def is_taken(state: State, space: int) -> bool:
    """Say whether a marker stands on a space of the track."""
    for seat in range(state.players):
        if state.seat[seat].score == space:
            return True
    return False


@kernel
def highest_level(state: State, cells: Cells) -> int:
    """Return the highest level among some cells."""
    highest = 0
    while cells:
        cell = lowest(cells)
        cells ^= cell
        highest = max(highest, level(state, first_bit(cell)))
    return highest


@kernel
def share(state: State, castle: Cells, knights: Cells) -> int:
    """T9.1: what a castle brings: its area times the level of the highest knight in it."""
    return count(castle) * highest_level(state, castle & knights)


@kernel
def castle_points(state: State, seat: int) -> int:
    """T9.1: every castle with an own knight once."""
    built = towers(state)
    knights = state.seat[seat].knights & built
    points = 0
    while knights:
        castle = castle_of(lowest(knights), built)
        points += share(state, castle, knights)
        knights &= ~castle
    return points


@kernel
def king_points(state: State, seat: int) -> int:
    """T9.2: for a knight in the king's castle exactly on the level of the year."""
    if state.king == NOBODY:
        return 0
    castle = castle_of(bit(state.king), towers(state))
    on_level = reaching(state, state.year) & ~reaching(state, state.year + 1)
    return KING_BONUS[state.year - 1] if state.seat[seat].knights & castle & on_level else 0


@kernel
def year_points(state: State, seat: int) -> Any:
    """T9.1, T9.2, T11.6: what the year brings a player if it ends now: castles, king's bonus, master bonus."""
    return castle_points(state, seat), king_points(state, seat), master_points(state, seat)


@kernel
def score_year(state: State, story: Story) -> None:
    """T9.1, T9.2, T11.6: castles, then the king's bonus, then the master bonus, each in the last round's order."""
    for place in range(state.players):
        seat = (state.starter + place) % state.players
        score(state, seat, Event.CASTLES, castle_points(state, seat), story)
    for place in range(state.players):
        seat = (state.starter + place) % state.players
        score(state, seat, Event.KING_BONUS, king_points(state, seat), story)
    for place in range(state.players):
        seat = (state.starter + place) % state.players
        score(state, seat, Event.MASTER_BONUS, master_points(state, seat), story)


@kernel
def score(state: State, seat: int, event: int, points: int, story: Story) -> None:
    """Move a marker by points of the year, and tell where it stops."""
    advance(state, seat, points)
    if points > 0:
        tell(story, event, seat, state.year, points, state.seat[seat].score)


@kernel
def leader(state: State) -> int:
    """T11.5: the player with most points, NOBODY while nobody has one."""
    best, found = 0, NOBODY
    for seat in range(state.players):
        if state.seat[seat].score > best:
            best, found = state.seat[seat].score, seat
    return found


@kernel
def last_on_track(state: State) -> int:
    """T9.4: who is last; of several markers before the track the one latest in the old turn order."""
    last = state.starter
    for place in range(1, state.players):
        seat = (state.starter + place) % state.players
        if state.seat[seat].score <= state.seat[last].score:
            last = seat
    return last


@kernel
def has_won(state: State, seat: int) -> bool:
    """T9.5: the furthest on the track; if no marker has left the start, all share the win."""
    best = leader(state)
    return best == NOBODY or best == seat


@kernel
def winners(state: State) -> int:
    """Return the winners as a set of seats."""
    won = 0
    for seat in range(state.players):
        won |= (1 if has_won(state, seat) else 0) << seat
    return won


@kernel
def win_share(state: State, seat: int) -> float:
    """Return a seat's share of the win."""
    if state.phase != Phase.OVER or seat >= state.players:
        return 0.0
    if leader(state) == NOBODY:
        return 1.0 / state.players
    return 1.0 if has_won(state, seat) else 0.0
