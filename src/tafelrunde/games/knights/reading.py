"""Setting up any written position, and refusing an impossible one with the reason."""

from typing import Any

import msgspec

from tafelrunde.core.errors import BadNotation, BadOption, BadPosition
from tafelrunde.core.kernel import CHANCE, NOBODY, OVER
from tafelrunde.core.memory import States
from tafelrunde.core.messages import Problem
from tafelrunde.core.written import convert, named, require, set_number
from tafelrunde.games.knights.cards import BOX, CARD_OF_TEXT, COLOUR_NAMES, DEMANDS
from tafelrunde.games.knights.contests import ROLLS, castle_rolls, tournament_rolls
from tafelrunde.games.knights.deck import check_deck
from tafelrunde.games.knights.legal import can_place_guards, tucks_allowed, why_not_take, why_not_target
from tafelrunde.games.knights.notation import (
    SEAT_TARGETS,
    STACK_TARGETS,
    WrittenContest,
    WrittenPosition,
    WrittenSeat,
    WrittenStack,
    read_result,
)
from tafelrunde.games.knights.reasons import Reason
from tafelrunde.games.knights.scoring import (
    DEMAND_RESULT,
    KING_CASTLES,
    KING_RESULT,
    VICTORIES,
    castles,
    has_all,
    stack_demand,
)
from tafelrunde.games.knights.state import (
    COLOURS,
    CONTEST_NAMES,
    DECK_SIZE,
    DICE,
    ENDING_NAMES,
    GUARD_BITS,
    GUARDED_CASTLES,
    LEAST_PLAYERS,
    LIKE_NAMES,
    LIVE,
    MOST_PLAYERS,
    NO_CARD,
    NONE,
    PHASE_NAMES,
    STACKS,
    Contest,
    Ending,
    Like,
    Phase,
)

SETUP_PHASES = (Phase.DEAL_COLOUR, Phase.DEAL_CASTLE)
CHANCE_PHASES = (*SETUP_PHASES, Phase.TURN_UP, Phase.START, Phase.ROLL)
CARD_CONTESTS = (Contest.STACK, Contest.CASTLE, Contest.SPECIAL, Contest.KING)
ROLLING_PHASES = (Phase.ROLL, Phase.KEEP, Phase.DEFEND)


def read_position(json: Any, state: States) -> None:
    """Fill an empty state from JSON, or raise BadPosition."""
    written = convert(json, WrittenPosition)
    try:
        _fill(written, state[0])
    except BadNotation as error:
        raise BadPosition(error.problem) from error


def _fill(written: WrittenPosition, record: Any) -> None:
    players = len(written.seats)
    require(LEAST_PLAYERS <= players <= MOST_PLAYERS, "position-players", found=players)
    phase = named(written.phase, PHASE_NAMES, "phase")
    require(0 <= written.turn < players, "position-seat", what="turn", found=written.turn)
    require(
        written.first is None or 0 <= written.first < players,
        "position-seat",
        what="first",
        found=str(written.first),
    )
    record["players"] = players
    record["phase"] = record["resume"] = phase
    record["first"] = NONE if written.first is None else written.first
    record["turn"] = written.turn
    record["winner"] = NOBODY
    set_number(record, "turns", written.turns, 0, 2**31 - 1)
    set_number(record, "attempts", written.attempts, 0, DECK_SIZE)
    _fill_cards(written, record, phase)
    set_number(record, "tucks", written.tucks, 0, int(tucks_allowed(record)))
    for name in written.placed:
        bit = named(name, {bit: name for name, bit in GUARD_BITS.items()}, "placed")
        owned = record["seat"][written.turn]["cards"][LIKE_NAMES.index(name)]
        require(phase == Phase.GUARDS and owned, "position-placed", "K3.4", guard=name)
        record["guards_placed"] |= bit
    record["actor"] = CHANCE if phase in CHANCE_PHASES else written.turn
    if phase in ROLLING_PHASES:
        require(written.contest, "position-no-contest", phase=written.phase)
        assert written.contest
        _fill_contest(written.contest, record, phase)
    else:
        require(written.contest is None, "position-contest", phase=written.phase)
    _check_phase(written, record, phase)


def _card(text: str) -> int:
    require(text in CARD_OF_TEXT, "unknown-card", text=text)
    return CARD_OF_TEXT[text]


def _fill_cards(written: WrittenPosition, record: Any, phase: Phase) -> None:
    """Lay out all cards and check that they are one box (K1.1, K1.2)."""
    for seat in range(MOST_PLAYERS):
        record["seat"][seat]["card_guard"] = NONE
    for seat, cards in enumerate(written.seats):
        _fill_seat(cards, record["seat"][seat], seat)
    require(set(written.stacks) == set(STACKS), "position-stacks")
    for stack, name in enumerate(STACKS):
        _fill_stack(written.stacks[name], record["stack"][stack])
    unseen = sorted(_card(text) for text in written.unseen)
    face_down = sum(stack.unseen for stack in written.stacks.values())
    if phase not in SETUP_PHASES:
        require(face_down == len(unseen), "position-unseen", stacks=face_down, cards=len(unseen))
    _check_box(written)
    record["unseen"][: len(unseen)] = unseen
    record["unseen_count"] = len(unseen)


def _check_box(written: WrittenPosition) -> None:
    cards = list(written.unseen)
    for stack in written.stacks.values():
        cards += [*([stack.top] if stack.top else []), *stack.tucked]
    for seat in written.seats:
        cards += [*seat.castles, *seat.specials, *["tournament"] * seat.tournaments]
    try:
        check_deck(cards)
    except BadOption as error:
        raise BadPosition(Problem("position-box", "K1.1", {"detail": str(error.problem)})) from error


def _fill_seat(written: WrittenSeat, seat: Any, number: int) -> None:
    for text in (*written.castles, *written.specials):
        like, demand = divmod(_card(text), DEMANDS)
        require((like < COLOURS) == (text in written.castles), "position-kind", text=text)
        require(like != Like.TOURNAMENT, "position-kind", text=text)
        require(not seat["cards"][like], "position-double", "K5.5", seat=number, card=LIKE_NAMES[like])
        seat["cards"][like] = demand + 1
    set_number(seat, "tournaments", written.tournaments, 0, BOX["tournament"])
    require(not written.castle_guard or seat["cards"][Like.CASTLE_GUARD], "position-guard", "K11.3", seat=number)
    distinct = len(set(written.castle_guard)) == len(written.castle_guard) <= GUARDED_CASTLES
    require(distinct, "position-guard", "K11.3", seat=number)
    for colour in written.castle_guard:
        like = _owned(seat, colour, number, "K11.3")
        require(like < COLOURS, "position-guard", "K11.3", seat=number)
        seat["castle_guard"] |= 1 << like
    if written.card_guard:
        like = _owned(seat, written.card_guard, number, "K11.4")
        allowed = like >= COLOURS and like != Like.CARD_GUARD and seat["cards"][Like.CARD_GUARD]
        require(allowed, "position-guard", "K11.4", seat=number)
        seat["card_guard"] = like


def _owned(seat: Any, name: str, number: int, clause: str) -> int:
    like = LIKE_NAMES.index(name) if name in LIKE_NAMES[: Like.TOURNAMENT] else NONE
    require(like != NONE and seat["cards"][like], "position-guarded", clause, seat=number, card=name)
    return like


def _fill_stack(written: WrittenStack, pile: Any) -> None:
    pile["top"] = NO_CARD if written.top is None else _card(written.top)
    set_number(pile, "unseen", written.unseen, 0, DECK_SIZE)
    set_number(pile, "tucked_count", len(written.tucked), 0, DECK_SIZE)
    pile["tucked"][: len(written.tucked)] = [_card(text) for text in written.tucked]


def _fill_contest(written: WrittenContest, record: Any, phase: Phase) -> None:
    """Set up the dice and what they are rolled for, as if it had been announced."""
    players = int(record["players"])
    contest = named(written.kind, CONTEST_NAMES, "kind")
    record["contest"] = contest
    require(0 <= written.roller < players, "position-seat", what="roller", found=written.roller)
    record["roller"] = written.roller
    require(record["attempts"] > 0, "position-attempts", "K3.1")
    _fill_target(written, record, contest)
    record["mark"] = _checked_mark(written, record, contest, phase)
    if phase == Phase.DEFEND:
        require(contest == Contest.CASTLE, "position-defence", "K9.1")
        record["actor"] = record["target"]
        written = msgspec.structs.replace(written, dice=[], to_roll=0, rolls_left=0)
    else:
        _check_dice(written, record, contest, phase)
    record["live"] = LIVE.number[tuple(sorted(written.dice))]
    record["to_roll"] = written.to_roll
    record["rolls_left"] = written.rolls_left
    if phase == Phase.KEEP:
        record["actor"] = written.roller


def _fill_target(written: WrittenContest, record: Any, contest: Contest) -> None:
    turn = int(record["turn"])
    roller = int(record["roller"])
    if contest in STACK_TARGETS:
        require(written.stack in STACKS, "position-target", what="stack")
        record["target"] = STACKS.index(written.stack or "")
        require(why_not_take(record, record["target"]) == Reason.LEGAL, "position-target", "K5.1", what="stack")
        record["like"] = record["stack"][record["target"]]["top"] // DEMANDS
        is_tournament = record["like"] == Like.TOURNAMENT
        require(is_tournament == (contest == Contest.TOURNAMENT), "position-target", "K10.1", what="kind")
        if is_tournament:
            _fill_leader(written, record)
            return
    elif contest in SEAT_TARGETS:
        require(written.seat in range(record["players"]), "position-target", what="seat")
        require(written.like in LIKE_NAMES[: Like.TOURNAMENT], "position-target", what="like")
        record["target"], record["like"] = written.seat, LIKE_NAMES.index(written.like or "")
        legal = why_not_target(record, record["target"], record["like"]) == Reason.LEGAL
        is_special = record["like"] >= COLOURS
        require(legal, "position-target", "K5.2", what="like")
        require(is_special == (contest == Contest.SPECIAL), "position-target", "K9.3", what="kind")
    else:
        require(contest == Contest.KING, "position-target", what="kind")
        alone = castles(record, turn) == KING_CASTLES and record["attempts"] == 1
        require(alone, "position-target", "K12.1", what="king")
    expected = record["target"] if contest == Contest.DEFENCE else turn
    require(roller == expected, "position-seat", what="roller", found=roller)


def _fill_leader(written: WrittenContest, record: Any) -> None:
    """K10.2: the leader has rolled already; before the first result it is the organiser."""
    players, turn = int(record["players"]), int(record["turn"])
    require(written.leader in range(players), "position-seat", what="leader", found=str(written.leader))
    leader = written.leader or 0
    rolled = (int(record["roller"]) - turn) % players
    require((leader - turn) % players < max(rolled, 1), "position-leader", "K10.2", seat=leader)
    record["leader"] = leader
    if rolled == 0:
        require(written.mark in (None, "none"), "position-mark", "K10.2")
        written.mark = "none"


def _mark(record: Any, contest: Contest) -> int:
    """Return the result that the announced card demands (K7.3, K8.3)."""
    if contest == Contest.STACK:
        card = int(record["stack"][record["target"]]["top"])
        return int(stack_demand(record, record["turn"], card // DEMANDS, card % DEMANDS))
    if contest in SEAT_TARGETS:
        return int(DEMAND_RESULT[record["seat"][record["target"]]["cards"][record["like"]] - 1])
    return KING_RESULT if contest == Contest.KING else 0


def _checked_mark(written: WrittenContest, record: Any, contest: Contest, phase: Phase) -> int:
    """Return the mark; where it is a result it must be stated, elsewhere it may be but must fit (K7.3)."""
    demand = _mark(record, contest)
    if written.mark is None:
        require(contest in CARD_CONTESTS and phase != Phase.DEFEND, "position-mark")
        return demand
    stated = read_result(written.mark)
    if contest == Contest.TOURNAMENT:
        require(stated or record["leader"] == record["turn"], "position-mark", "K10.2")
    elif contest == Contest.DEFENCE or phase == Phase.DEFEND:
        require(stated > demand, "position-mark", "K9.1")
    else:
        require(stated == demand, "position-mark", "K7.3")
    return stated


def _check_dice(written: WrittenContest, record: Any, contest: Contest, phase: Phase) -> None:
    """K6: six dice, no live six, and as many rolls as the contest allows."""
    more = {Contest.TOURNAMENT: tournament_rolls, Contest.CASTLE: castle_rolls}
    rolls = more[contest](record, written.roller) if contest in more else ROLLS
    live = all(1 <= die <= LIVE.faces for die in written.dice)
    require(live and len(written.dice) + written.to_roll <= DICE, "position-dice", "K6.2")
    if phase == Phase.KEEP:
        require(written.dice and written.to_roll == 0, "position-dice", "K6.3")
        require(1 <= written.rolls_left < rolls, "position-rolls", "K6.1", found=written.rolls_left)
    else:
        first = written.rolls_left == rolls
        require(written.to_roll >= 1, "position-dice", "K6.1")
        require(1 <= written.rolls_left <= rolls, "position-rolls", "K6.1", found=written.rolls_left)
        require(not first or written.to_roll == DICE, "position-dice", "K6.1")


def _check_phase(written: WrittenPosition, record: Any, phase: Phase) -> None:
    """Check what each phase needs, and that nobody has won unnoticed (K13.1)."""
    if phase != Phase.OVER:
        require(written.winner is None and written.ending is None, "position-winner", "K13.1")
    if phase in SETUP_PHASES:
        _check_setup(written, record, phase)
        return
    for seat in range(record["players"]):
        require(castles(record, seat) >= 1, "position-no-castle", "K5.2", seat=seat)
    if phase == Phase.OVER:
        _fill_ending(written, record)
        return
    for seat in range(record["players"]):
        won = has_all(record, seat, Ending.FOUR_CASTLES) or has_all(record, seat, Ending.TOURNAMENTS)
        require(not won, "position-won", "K13.1", seat=seat)
    open_stacks = [pile for pile in record["stack"] if pile["top"] == NO_CARD]
    if phase == Phase.TURN_UP:
        resumable = {phase: PHASE_NAMES[phase] for phase in (Phase.START, Phase.TURN, Phase.GUARDS)}
        record["resume"] = named(written.resume, resumable, "resume")
        require(any(pile["unseen"] for pile in open_stacks), "position-turn-up", "K8.4")
    else:
        require(written.resume is None, "position-name", what="resume", found=str(written.resume), known=["null"])
        require(
            not any(pile["unseen"] or pile["tucked_count"] for pile in open_stacks),
            "position-turn-up",
            "K8.4",
        )
    if phase == Phase.LOSE:
        punished = castles(record, record["turn"]) == KING_CASTLES
        protected = record["seat"][record["turn"]]["cards"][Like.PROTECTION]
        require(punished and not protected and record["attempts"] == 1, "position-lose", "K12.2")
    if phase == Phase.START:
        require(written.first is None, "position-setup", "K2.4")
    if phase == Phase.GUARDS:
        require(can_place_guards(record), "position-guards", "K3.4")


def _check_setup(written: WrittenPosition, record: Any, phase: Phase) -> None:
    """K2.1: the seats before the one dealt to have one castle, each of another colour."""
    untouched = not any(s.top or s.unseen or s.tucked for s in written.stacks.values())
    dealt = [[*seat.castles, *seat.specials] for seat in written.seats]
    counts = [len(cards) for cards in dealt] == [int(s < written.turn) for s in range(len(dealt))]
    counts = counts and not any(seat.tournaments for seat in written.seats)
    colours = {cards[0].split()[0] for cards in dealt if cards}
    require(untouched and counts and len(colours) == written.turn, "position-setup", "K2.1")
    if phase == Phase.DEAL_CASTLE:
        named = written.like in COLOUR_NAMES and written.like not in colours
        require(named, "position-setup", "K2.1")
        record["like"] = LIKE_NAMES.index(written.like or "")


def _fill_ending(written: WrittenPosition, record: Any) -> None:
    require(written.winner in range(record["players"]), "position-winner", "K13.1")
    winner = written.winner or 0
    ending = named(written.ending, ENDING_NAMES, "ending")
    fulfilled = ending in VICTORIES and has_all(record, winner, ending)
    toppled = ending != Ending.KING or castles(record, winner) == KING_CASTLES
    require(fulfilled and toppled, "position-winner", "K13.1")
    record["actor"], record["winner"], record["ending"] = OVER, winner, ending
