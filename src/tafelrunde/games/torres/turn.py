"""Turns, rounds and years (T3, T4, T9.4, T11.5): who acts next, and what a year's end brings."""

import numpy as np

from tafelrunde.core.bits import count
from tafelrunde.core.kernel import CHANCE, NOBODY, OVER, State, kernel
from tafelrunde.core.story import Story, tell
from tafelrunde.games.torres.board import towers
from tafelrunde.games.torres.cards import CARDS, ROUNDS, Variant
from tafelrunde.games.torres.events import Event
from tafelrunde.games.torres.scoring import last_on_track, leader, score_year
from tafelrunde.games.torres.stacks import (
    SPREAD_STACKS,
    deal_stacks,
    is_spread,
    name_stack,
    only_size,
    spread_over,
    stack_count,
)
from tafelrunde.games.torres.state import (
    ACTION_POINTS,
    FOUNDATIONS,
    MOST_PLAYERS,
    NONE,
    YEARS,
    Phase,
)

YEAR_ROUNDS = np.zeros((MOST_PLAYERS + 1, YEARS + 1), np.int8)
for _players, _rounds in ROUNDS.items():
    YEAR_ROUNDS[_players, 1:] = _rounds


@kernel
def start_game(state: State, seat: int) -> None:
    """T2.3, T11.3: the start player is known; the master version turns up its card before the foundations."""
    state.starter = seat
    state.turn = seat
    if state.variant == Variant.MASTER and state.master == NONE:
        state.phase = Phase.MASTER
        state.actor = CHANCE
    else:
        begin_placing(state)


@kernel
def begin_placing(state: State) -> None:
    """T11.1, T2.3: foundations first where the players place them, then the knights."""
    state.phase = Phase.FOUNDATIONS if state.variant == Variant.MASTER else Phase.KNIGHTS
    state.actor = state.starter


@kernel
def next_foundation(state: State) -> None:
    """T11.1: one each in turn until eight lie; a cell for the next can always be found."""
    if count(towers(state)) < FOUNDATIONS:
        state.turn = (state.turn + 1) % state.players
    else:
        state.turn = state.starter
        state.phase = Phase.KNIGHTS
    state.actor = state.turn


@kernel
def next_first_knight(state: State) -> None:
    """T2.3: each sets one knight; the last of them sets the king."""
    following = (state.turn + 1) % state.players
    if following == state.starter:
        state.phase = Phase.KING
    else:
        state.turn = following
        state.actor = following


@kernel
def begin_round(state: State) -> None:
    """T11.5: in the master version the player with most points starts every round."""
    best = leader(state)
    if state.variant == Variant.MASTER and best != NOBODY:
        state.starter = best
    state.turns_left = state.players - 1
    begin_turn(state, state.starter)


@kernel
def begin_turn(state: State, seat: int) -> None:
    """T4.1: five action points."""
    state.turn = seat
    state.actor = seat
    state.phase = Phase.TURN
    state.ap = ACTION_POINTS


@kernel
def end_turn(state: State, story: Story) -> None:
    """T3.3: the turn consumes one stack, named now at the latest."""
    tell(story, Event.END, state.turn)
    state.ap = 0
    if state.named == NONE:
        size = only_size(state.seat[state.turn].stacks)
        if size == NONE:
            state.phase = Phase.NAME
            return
        name_stack(state, size)
    use_up_stack(state, story)


@kernel
def use_up_stack(state: State, story: Story) -> None:
    """T3.3: what is left is spread as the player likes; T3.4: or carried over, after the year's last turn."""
    player = state.seat[state.turn]
    if stack_count(player.stacks) == 0:
        player.carried = state.named
        state.named = NONE
        finish_turn(state, story)
        return
    ways, way = 0, 0
    for spread in range(len(SPREAD_STACKS)):
        if is_spread(state, spread):
            ways += 1
            way = spread
    if ways > 1:
        state.phase = Phase.SPREAD
    else:
        spread_over(state, way)
        finish_turn(state, story)


@kernel
def finish_turn(state: State, story: Story) -> None:
    """T3.1: on to the next turn, round or year."""
    state.bought = 0
    state.card_played = 0
    for card in range(CARDS + 1):
        state.fresh[card] = 0
    if state.turns_left > 0:
        state.turns_left -= 1
        begin_turn(state, (state.turn + 1) % state.players)
    elif state.round < YEAR_ROUNDS[state.players, state.year]:
        state.round += 1
        begin_round(state)
    else:
        end_year(state, story)


@kernel
def end_year(state: State, story: Story) -> None:
    """T9: the year is scored; then the last player may move the king, or the game is over."""
    score_year(state, story)
    if state.year == YEARS:
        state.phase = Phase.OVER
        state.actor = OVER
        tell_winner(state, story)
        return
    state.year += 1
    state.round = 1
    deal_stacks(state)
    state.turn = last_on_track(state)
    state.actor = state.turn
    state.phase = Phase.KINGS_MOVE


@kernel
def begin_year(state: State, story: Story) -> None:
    """T9.4: who could move the king starts, unless T11.5 says otherwise."""
    state.starter = state.turn
    begin_round(state)
    tell(story, Event.YEAR, state.year, state.starter)


@kernel
def tell_winner(state: State, story: Story) -> None:
    """T9.5: tell who has won; if no marker has left the start, all share the win."""
    best = leader(state)
    if best == NOBODY:
        tell(story, Event.SHARED)
    else:
        tell(story, Event.WON, best)
