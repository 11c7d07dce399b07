"""Announcing (K5), rolling (K6), captures (K8, K9), tournaments (K10) and the king (K12)."""

from typing import Final

from tafelrunde.core.kernel import CHANCE, State, kernel
from tafelrunde.games.knights.cards import DEMANDS, card_demand, card_like
from tafelrunde.games.knights.legal import owns
from tafelrunde.games.knights.scoring import (
    DEMAND_RESULT,
    KING_RESULT,
    check_win,
    clear_contest,
    roller_result,
    stack_demand,
    win,
)
from tafelrunde.games.knights.state import (
    COLOURS,
    DICE,
    LIVE_SIZE,
    LIVE_SUM,
    LIVE_SUM_START,
    NO_CARD,
    NO_DICE,
    NONE,
    ROLL_LIVE,
    Contest,
    Ending,
    Like,
    Phase,
)
from tafelrunde.games.knights.turn import ask, end_turn, enter, put_under, tuck_top

ROLLS: Final = 3
MORE_ROLLS: Final = 4
"""K6.4: the organiser, the champion, the catapult."""


@kernel
def start_rolling(state: State, contest: int, roller: int, rolls: int, mark: int) -> None:
    """Take up all six dice (K6.1)."""
    state.contest = contest
    state.roller = roller
    state.mark = mark
    state.live = NO_DICE
    state.to_roll = DICE
    state.rolls_left = rolls
    state.phase = Phase.ROLL
    state.resume = Phase.ROLL
    state.actor = CHANCE


@kernel
def announce_stack(state: State, stack: int) -> None:
    """Announce a top card; a tournament makes the player its organiser (K5.1, K10.1)."""
    state.attempts += 1
    state.target = stack
    card = state.stack[stack].top
    state.like = card_like(card)
    if state.like == Like.TOURNAMENT:
        state.leader = state.turn
        start_rolling(state, Contest.TOURNAMENT, state.turn, MORE_ROLLS, 0)
    else:
        mark = stack_demand(state, state.turn, state.like, card_demand(card))
        start_rolling(state, Contest.STACK, state.turn, ROLLS, mark)


@kernel
def announce_card(state: State, seat: int, like: int) -> None:
    """Announce an opponent's castle or special (K5.2, K5.4); the catapult helps against castles (K6.4)."""
    state.attempts += 1
    state.target = seat
    state.like = like
    mark = DEMAND_RESULT[state.seat[seat].cards[like] - 1]
    if like >= COLOURS:
        start_rolling(state, Contest.SPECIAL, state.turn, ROLLS, mark)
    else:
        rolls = MORE_ROLLS if owns(state, state.turn, Like.CATAPULT) else ROLLS
        start_rolling(state, Contest.CASTLE, state.turn, rolls, mark)


@kernel
def announce_king(state: State) -> None:
    """Roll against the king (K12.1)."""
    state.attempts += 1
    start_rolling(state, Contest.KING, state.turn, ROLLS, KING_RESULT)


@kernel
def roll(state: State, rolled: int) -> None:
    """Put the dice rolled beside the kept ones; sixes are dead (K6.2)."""
    state.live = LIVE_SUM[LIVE_SUM_START[state.live] + ROLL_LIVE[rolled]]
    state.to_roll = 0
    state.rolls_left -= 1
    if state.rolls_left == 0 or state.live == NO_DICE:
        end_rolling(state)
    else:
        state.phase = Phase.KEEP
        state.resume = Phase.KEEP
        state.actor = state.roller


@kernel
def keep(state: State, kept: int) -> None:
    """Keep some live dice and roll the others again; keeping all stops (K6.3)."""
    state.to_roll = LIVE_SIZE[state.live] - LIVE_SIZE[kept]
    state.live = kept
    if state.to_roll == 0:
        end_rolling(state)
    else:
        state.phase = Phase.ROLL
        state.resume = Phase.ROLL
        state.actor = CHANCE


@kernel
def end_rolling(state: State) -> None:
    """Compare the result and carry out what follows (K7.3)."""
    result = roller_result(state)
    beaten = result > state.mark
    if state.contest == Contest.TOURNAMENT:
        joust(state, result)
    elif state.contest == Contest.STACK:
        capture_stack_card(state, beaten)
    elif state.contest == Contest.CASTLE:
        attack_castle(state, beaten, result)
    elif state.contest == Contest.DEFENCE:
        settle_defence(state, beaten)
    elif state.contest == Contest.SPECIAL:
        capture_special(state, beaten)
    else:
        face_the_king(state, beaten)


@kernel
def gain(state: State, seat: int, like: int, demand: int) -> None:
    """Lay a card before a seat and look whether it wins (K8.1, K13.1)."""
    state.seat[seat].cards[like] = demand + 1
    check_win(state, seat)


@kernel
def capture_stack_card(state: State, beaten: bool) -> None:
    """Take the announced card or tuck it; a special gives another attempt (K8.1, K8.2)."""
    stack = state.target
    if not beaten:
        tuck_top(state, stack)
        end_turn(state)
        return
    card = state.stack[stack].top
    state.stack[stack].top = NO_CARD
    gain(state, state.turn, card_like(card), card_demand(card))
    if state.phase == Phase.OVER:
        return
    if card_like(card) < COLOURS:
        end_turn(state)
    else:
        clear_contest(state)
        ask(state, Phase.TURN)


@kernel
def attack_castle(state: State, beaten: bool, result: int) -> None:
    """Ask the owner to defend if the demand is beaten (K9.1), else end the turn (K9.2)."""
    if not beaten:
        end_turn(state)
        return
    state.mark = result
    state.live = NO_DICE
    state.rolls_left = 0
    enter(state, Phase.DEFEND)


@kernel
def defend(state: State) -> None:
    """Roll to beat the attacker's result (K9.1); no catapult in defence (K6.4)."""
    start_rolling(state, Contest.DEFENCE, state.target, ROLLS, state.mark)


@kernel
def settle_defence(state: State, beaten: bool) -> None:
    """Keep the castle by beating the attacker; equal is not enough (K9.1)."""
    if beaten:
        end_turn(state)
    else:
        take_castle(state)


@kernel
def take_castle(state: State) -> None:
    """Hand the attacked castle over (K9.1)."""
    hand_over(state)
    if state.phase != Phase.OVER:
        end_turn(state)


@kernel
def capture_special(state: State, beaten: bool) -> None:
    """Take an opponent's special without defence; no further attempt (K9.3)."""
    if beaten:
        hand_over(state)
    end_turn(state)


@kernel
def hand_over(state: State) -> None:
    """Move the announced card to the player whose turn it is; guards let go (K11.5)."""
    seat, like = state.target, state.like
    demand = state.seat[seat].cards[like] - 1
    state.seat[seat].cards[like] = 0
    if like < COLOURS:
        state.seat[seat].castle_guard &= ~(1 << like)
    elif like == Like.CASTLE_GUARD:
        state.seat[seat].castle_guard = 0
    if like == state.seat[seat].card_guard or like == Like.CARD_GUARD:
        state.seat[seat].card_guard = NONE
    gain(state, state.turn, like, demand)


@kernel
def joust(state: State, result: int) -> None:
    """Take the lead by beating it, then let the next seat roll (K10.2)."""
    if result > state.mark:
        state.mark = result
        state.leader = state.roller
    seat = (state.roller + 1) % state.players
    if seat == state.turn:
        award_tournament(state)
    else:
        rolls = MORE_ROLLS if owns(state, seat, Like.CHAMPION) else ROLLS
        start_rolling(state, Contest.TOURNAMENT, seat, rolls, state.mark)


@kernel
def award_tournament(state: State) -> None:
    """Give the card to the leader, whoever he is (K10.3)."""
    leader = state.leader
    state.stack[state.target].top = NO_CARD
    state.seat[leader].tournaments += 1
    check_win(state, leader)
    if state.phase != Phase.OVER:
        end_turn(state)


@kernel
def face_the_king(state: State, beaten: bool) -> None:
    """Topple the king and win (K12.1), or suffer his revenge (K12.2) unless protected (K12.3)."""
    if beaten:
        win(state, state.turn, Ending.KING)
    elif owns(state, state.turn, Like.PROTECTION):
        end_turn(state)
    else:
        clear_contest(state)
        enter(state, Phase.LOSE)


@kernel
def lose_castle(state: State, colour: int, stack: int) -> None:
    """Put an own castle under a stack (K12.2); its guard lets go (K11.5)."""
    card = colour * DEMANDS + state.seat[state.turn].cards[colour] - 1
    state.seat[state.turn].cards[colour] = 0
    state.seat[state.turn].castle_guard &= ~(1 << colour)
    put_under(state, stack, card)
    end_turn(state)
