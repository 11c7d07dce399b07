"""Announcing (K5), rolling (K6), captures (K8, K9), tournaments (K10) and the king (K12)."""

from typing import Final

from tafelrunde.core.kernel import CHANCE, State, apart, inner, kernel
from tafelrunde.core.story import Story, tell
from tafelrunde.games.knights.cards import card_demand, card_like, owned_card
from tafelrunde.games.knights.events import Event
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
    LIVE_TOLD,
    NO_CARD,
    NO_DICE,
    NONE,
    ROLL_LIVE,
    THROW_TOLD,
    Contest,
    Ending,
    Like,
    Phase,
)
from tafelrunde.games.knights.turn import ask, end_turn, enter, put_under, tuck_top

ROLLS: Final = 3
"""K6.1: how often everybody rolls."""
MORE_ROLLS: Final = 4
"""K6.4: the organiser, the champion, the catapult."""


@inner
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
def castle_rolls(state: State, seat: int) -> int:
    """Return how often a seat rolls against a castle: the catapult helps (K6.4)."""
    return MORE_ROLLS if owns(state, seat, Like.CATAPULT) else ROLLS


@kernel
def tournament_rolls(state: State, seat: int) -> int:
    """Return how often a seat rolls in a tournament: its organiser once more, as the champion does (K6.4)."""
    return MORE_ROLLS if seat == state.turn or owns(state, seat, Like.CHAMPION) else ROLLS


@inner
def announce_stack(state: State, stack: int, story: Story = None) -> None:
    """Announce a top card; a tournament makes the player its organiser (K5.1, K10.1)."""
    state.attempts += 1
    state.target = stack
    card = state.stack[stack].top
    state.like = card_like(card)
    if state.like == Like.TOURNAMENT:
        tell(story, Event.ORGANISE, state.turn, card)
        state.leader = state.turn
        start_rolling(state, Contest.TOURNAMENT, state.turn, tournament_rolls(state, state.turn), 0)
    else:
        tell(story, Event.ANNOUNCE, state.turn, card)
        mark = stack_demand(state, state.turn, state.like, card_demand(card))
        start_rolling(state, Contest.STACK, state.turn, ROLLS, mark)


@inner
def announce_card(state: State, seat: int, like: int, story: Story = None) -> None:
    """Announce an opponent's castle or special (K5.2, K5.4)."""
    tell(story, Event.ATTACK, state.turn, seat, like)
    state.attempts += 1
    state.target = seat
    state.like = like
    mark = DEMAND_RESULT[state.seat[seat].cards[like] - 1]
    if like >= COLOURS:
        start_rolling(state, Contest.SPECIAL, state.turn, ROLLS, mark)
    else:
        start_rolling(state, Contest.CASTLE, state.turn, castle_rolls(state, state.turn), mark)


@inner
def announce_king(state: State, story: Story = None) -> None:
    """Roll against the king (K12.1)."""
    tell(story, Event.DARE_KING, state.turn)
    state.attempts += 1
    start_rolling(state, Contest.KING, state.turn, ROLLS, KING_RESULT)


@inner
def roll(state: State, rolled: int, story: Story = None) -> None:
    """Put the dice rolled beside the kept ones; sixes are dead (K6.2)."""
    tell(story, Event.ROLL, state.roller, THROW_TOLD[rolled])
    state.live = LIVE_SUM[LIVE_SUM_START[state.live] + ROLL_LIVE[rolled]]
    state.to_roll = 0
    state.rolls_left -= 1
    if state.rolls_left == 0 or state.live == NO_DICE:
        end_rolling(state, story)
    else:
        state.phase = Phase.KEEP
        state.resume = Phase.KEEP
        state.actor = state.roller


@inner
def keep(state: State, kept: int, story: Story = None) -> None:
    """Keep some live dice and roll the others again; keeping all stops (K6.3)."""
    state.to_roll = LIVE_SIZE[state.live] - LIVE_SIZE[kept]
    state.live = kept
    if state.to_roll == 0:
        tell(story, Event.STOP, state.roller, LIVE_TOLD[kept])
        end_rolling(state, story)
    else:
        tell(story, Event.KEEP, state.roller, LIVE_TOLD[kept])
        state.phase = Phase.ROLL
        state.resume = Phase.ROLL
        state.actor = CHANCE


@kernel
def dead_dice(state: State) -> int:
    """Count the dice that are lost (K6.2)."""
    return DICE - state.to_roll - LIVE_SIZE[state.live]


@kernel
def organises(state: State) -> bool:
    """Say whether the roller organises the tournament: there is nothing to beat for him (K10.1)."""
    return state.contest == Contest.TOURNAMENT and state.roller == state.turn


@inner
def beats(state: State, result: int) -> bool:
    """Say whether a result is good enough for the roller: more than the mark, equal is not (K7.3)."""
    return result > state.mark or organises(state)


@inner
def end_rolling(state: State, story: Story = None) -> None:
    """Compare the result and carry out what follows (K7.3)."""
    apart()
    result = roller_result(state)
    beaten = beats(state, result)
    if state.contest == Contest.TOURNAMENT:
        joust(state, beaten, result, story)
    elif state.contest == Contest.STACK:
        capture_stack_card(state, beaten, result, story)
    elif state.contest == Contest.CASTLE:
        attack_castle(state, beaten, result, story)
    elif state.contest == Contest.DEFENCE:
        settle_defence(state, beaten, result, story)
    elif state.contest == Contest.SPECIAL:
        capture_special(state, beaten, result, story)
    else:
        face_the_king(state, beaten, result, story)


@inner
def tell_result(state: State, event: int, result: int, story: Story) -> None:
    """Tell what the roller made of his dice, and what had to be beaten."""
    tell(story, event, state.roller, result, state.mark)


@inner
def gain(state: State, seat: int, card: int, story: Story = None) -> None:
    """Lay a card before a seat and look whether it wins (K8.1, K13.1)."""
    tell(story, Event.GAINS, seat, card)
    state.seat[seat].cards[card_like(card)] = card_demand(card) + 1
    check_win(state, seat, story)


@inner
def capture_stack_card(state: State, beaten: bool, result: int, story: Story = None) -> None:
    """Take the announced card or tuck it; a special gives another attempt (K8.1, K8.2)."""
    tell_result(state, Event.BEATEN if beaten else Event.MISSED, result, story)
    stack = state.target
    if not beaten:
        tuck_top(state, stack)
        end_turn(state, story)
        return
    card = state.stack[stack].top
    state.stack[stack].top = NO_CARD
    gain(state, state.turn, card, story)
    if state.phase == Phase.OVER:
        return
    if card_like(card) < COLOURS:
        end_turn(state, story)
    else:
        clear_contest(state)
        ask(state, Phase.TURN, story)


@inner
def attack_castle(state: State, beaten: bool, result: int, story: Story = None) -> None:
    """Ask the owner to defend if the demand is beaten (K9.1), else end the turn (K9.2)."""
    tell_result(state, Event.BEATEN if beaten else Event.MISSED, result, story)
    if not beaten:
        end_turn(state, story)
        return
    state.mark = result
    state.live = NO_DICE
    state.rolls_left = 0
    enter(state, Phase.DEFEND)


@inner
def defend(state: State, story: Story = None) -> None:
    """Roll to beat the attacker's result (K9.1); no catapult in defence (K6.4)."""
    tell(story, Event.DEFEND, state.target)
    start_rolling(state, Contest.DEFENCE, state.target, ROLLS, state.mark)


@inner
def settle_defence(state: State, beaten: bool, result: int, story: Story = None) -> None:
    """Keep the castle by beating the attacker; equal is not enough (K9.1)."""
    tell_result(state, Event.DEFENDED if beaten else Event.UNDEFENDED, result, story)
    if beaten:
        end_turn(state, story)
    else:
        take_castle(state, story)


@inner
def yield_castle(state: State, story: Story = None) -> None:
    """Give the attacked castle up without a roll (K9.1)."""
    tell(story, Event.YIELD, state.target)
    take_castle(state, story)


@inner
def take_castle(state: State, story: Story = None) -> None:
    """Hand the attacked castle over (K9.1)."""
    hand_over(state, story)
    if state.phase != Phase.OVER:
        end_turn(state, story)


@inner
def capture_special(state: State, beaten: bool, result: int, story: Story = None) -> None:
    """Take an opponent's special without defence; no further attempt (K9.3)."""
    tell_result(state, Event.BEATEN if beaten else Event.MISSED, result, story)
    if beaten:
        hand_over(state, story)
    end_turn(state, story)


@inner
def hand_over(state: State, story: Story = None) -> None:
    """Move the announced card to the player whose turn it is; guards let go (K11.5)."""
    apart()
    seat, like = state.target, state.like
    card = owned_card(state, seat, like)
    state.seat[seat].cards[like] = 0
    if like < COLOURS:
        state.seat[seat].castle_guard &= ~(1 << like)
    elif like == Like.CASTLE_GUARD:
        state.seat[seat].castle_guard = 0
    if like == state.seat[seat].card_guard or like == Like.CARD_GUARD:
        state.seat[seat].card_guard = NONE
    gain(state, state.turn, card, story)


@kernel
def next_in_tournament(state: State, seat: int) -> int:
    """Return who rolls after a seat in a tournament: clockwise up to its organiser, NONE after the last (K10.2)."""
    following = (seat + 1) % state.players
    return NONE if following == state.turn else following


@inner
def joust(state: State, beaten: bool, result: int, story: Story = None) -> None:
    """Take the lead by beating it, then let the next seat roll (K10.2)."""
    tell_result(state, Event.LEADS if beaten else Event.TRAILS, result, story)
    if beaten:
        state.mark = result
        state.leader = state.roller
    seat = next_in_tournament(state, state.roller)
    if seat == NONE:
        award_tournament(state, story)
    else:
        start_rolling(state, Contest.TOURNAMENT, seat, tournament_rolls(state, seat), state.mark)


@inner
def award_tournament(state: State, story: Story = None) -> None:
    """Give the card to the leader, whoever he is (K10.3)."""
    leader = state.leader
    state.stack[state.target].top = NO_CARD
    state.seat[leader].tournaments += 1
    tell(story, Event.WINS_TOURNAMENT, leader, state.seat[leader].tournaments)
    check_win(state, leader, story)
    if state.phase != Phase.OVER:
        end_turn(state, story)


@inner
def face_the_king(state: State, beaten: bool, result: int, story: Story = None) -> None:
    """Topple the king and win (K12.1), or suffer his revenge (K12.2) unless protected (K12.3)."""
    if beaten:
        tell_result(state, Event.BEATEN, result, story)
        win(state, state.turn, Ending.KING, story)
    elif owns(state, state.turn, Like.PROTECTION):
        tell_result(state, Event.KING_SPARES, result, story)
        end_turn(state, story)
    else:
        tell_result(state, Event.KING_REVENGE, result, story)
        clear_contest(state)
        enter(state, Phase.LOSE)


@inner
def lose_castle(state: State, colour: int, stack: int, story: Story = None) -> None:
    """Put an own castle under a stack (K12.2); its guard lets go (K11.5)."""
    tell(story, Event.LOSE, state.turn, colour, stack)
    card = owned_card(state, state.turn, colour)
    state.seat[state.turn].cards[colour] = 0
    state.seat[state.turn].castle_guard &= ~(1 << colour)
    put_under(state, stack, card)
    end_turn(state, story)
