"""A slow, plain model of Knights, written from the rules text alone, to check the engine against."""

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from math import factorial

Card = str
Result = tuple[int, int, int]

COLOURS = ("red", "green", "blue", "yellow", "white", "black")
STACKS = ("left", "right")
LETTERS = "ABCDEF"
KING: Result = (4, 5, 1)
BETRAYED: Result = (3, 2, 4)


@dataclass
class Seat:
    """What lies before a player, and where his guards stand (K11.3, K11.4)."""

    castles: list[Card] = field(default_factory=list)
    specials: list[Card] = field(default_factory=list)
    tournaments: int = 0
    castle_guard: list[str] = field(default_factory=list)
    card_guard: str | None = None


@dataclass
class Stack:
    """A face-up top, then cards never seen, then known cards put under it (K14.1)."""

    top: Card | None = None
    unseen: int = 0
    tucked: list[Card] = field(default_factory=list)


@dataclass
class Attempt:
    """The announced target (K5.6), and the best result rolled for it so far."""

    kind: str = ""
    stack: str = ""
    victim: int = -1
    like: str = ""
    leader: int = -1
    best: Result = (0, 0, 0)


@dataclass
class Rolling:
    """One player's rolling: the rolls left, the dice about to be rolled, the live dice lying (K6)."""

    roller: int = -1
    rolls_left: int = 0
    in_hand: int = 0
    live: list[int] = field(default_factory=list)


@dataclass
class Table:
    """The whole position; `phase` says what the next decision or chance event is about."""

    seats: list[Seat]
    unseen: list[Card]
    first: int | None
    stacks: dict[str, Stack] = field(default_factory=lambda: {side: Stack() for side in STACKS})
    phase: str = "deal"
    dealt_colour: str | None = None
    active: int = -1
    attempts: int = 0
    tucks: int = 0
    placed: list[str] = field(default_factory=list)
    attempt: Attempt = field(default_factory=Attempt)
    rolling: Rolling = field(default_factory=Rolling)
    winner: int | None = None


def start(players: int, deck: list[Card], first: int | None = None) -> Table:
    """Return the table before the first castle is dealt (K2)."""
    return Table([Seat() for _ in range(players)], list(deck), first)


def to_act(t: Table) -> int | str | None:
    """Return the seat that decides, "chance", or None when the game is over."""
    if t.winner is not None:
        return None
    if stack_to_turn_up(t) or t.phase in ("deal", "start", "roll"):
        return "chance"
    return {"keep": t.rolling.roller, "answer": t.attempt.victim}.get(t.phase, t.active)


def legal(t: Table) -> set[str]:
    """Return the texts of the deciding seat's actions."""
    assert isinstance(to_act(t), int)
    match t.phase:
        case "keep":
            return keeps(t.rolling.live)
        case "answer":
            return {"defend", "yield"}
        case "lose":
            return {f"lose {colour} {side}" for colour in colours(t.seats[t.active]) for side in STACKS}
        case "guard":
            return placements(t) | {"end"}
        case _:
            return targets(t) | tucks(t) | king(t) | end(t)


def chance(t: Table) -> dict[str, Fraction]:
    """Return the probability of every outcome of the present chance event."""
    assert to_act(t) == "chance"
    if side := stack_to_turn_up(t):
        return {f"turn {side} {card}": share for card, share in shares(t.unseen).items()}
    if t.phase == "deal":
        return deals(t)
    if t.phase == "start":
        return {f"start {letter}": Fraction(1, len(t.seats)) for letter in LETTERS[: len(t.seats)]}
    return rolls(t.rolling.in_hand)


def apply(t: Table, text: str) -> Table:
    """Return the table after an action or a chance outcome."""
    if text not in (chance(t) if to_act(t) == "chance" else legal(t)):
        raise ValueError(f"{text!r} is not possible in phase {t.phase}")
    t = deepcopy(t)
    match text.split():
        case ["deal", _, colour]:
            t.dealt_colour = colour
        case ["castle", letter, printed]:
            deal(t, LETTERS.index(letter), f"{t.dealt_colour} {printed}")
        case ["turn", side, *face]:
            turn_up(t, t.stacks[side], " ".join(face))
        case ["start", letter]:
            begin_turn(t, LETTERS.index(letter))
        case ["roll", dice]:
            roll(t, read(dice))
        case ["keep", dice]:
            keep(t, read(dice))
        case ["tuck", side]:
            tuck(t, t.stacks[side])
        case ["take", side]:
            announce(t, Attempt("tournament" if t.stacks[side].top == "tournament" else "stack", side))
        case ["attack" | "steal" as kind, letter, wanted]:
            announce(t, Attempt(kind, victim=LETTERS.index(letter), like=wanted))
        case ["king"]:
            announce(t, Attempt("king"))
        case ["defend"]:
            start_rolling(t, t.attempt.victim)
        case ["yield"]:
            capture(t)
        case ["lose", colour, side]:
            lose(t, colour, t.stacks[side])
        case ["guard", *places]:
            place(t, places)
        case ["end"] if t.phase == "guard":
            next_turn(t)
        case ["end"]:
            end_turn(t)
    turn_up_known(t)
    return t


def summary(t: Table) -> dict[str, object]:
    """Return the public position as plain data (K14.1)."""
    seats = [
        {
            "castles": sorted(seat.castles),
            "specials": sorted(seat.specials),
            "tournaments": seat.tournaments,
            "castle_guard": list(seat.castle_guard),
            "card_guard": seat.card_guard,
        }
        for seat in t.seats
    ]
    stacks = {
        side: {"top": stack.top, "unseen": stack.unseen, "tucked": list(stack.tucked)}
        for side, stack in t.stacks.items()
    }
    return {
        "to_act": to_act(t),
        "seats": seats,
        "stacks": stacks,
        "unseen": sorted(t.unseen),
        "winner": t.winner,
    }


def like(card: Card) -> str:
    """Return the colour of a castle, the kind of a special, or "tournament" (K5.5)."""
    return card.split()[0]


def demand(card: Card) -> Result:
    """Return the printed demand `n-n-n+k` as (3, n, k) (K7.3)."""
    numbers, kicker = card.split()[1].split("+")
    return len(read(numbers)), read(numbers)[0], int(kicker)


def is_castle(card: Card) -> bool:
    """Tell castles from other cards (K1.1)."""
    return like(card) in COLOURS


def find(cards: list[Card], wanted: str) -> Card:
    """Return the card of a like (K5.5)."""
    return next(card for card in cards if like(card) == wanted)


def owned(seat: Seat) -> set[str]:
    """Return the likes a player owns (K5.5)."""
    return {like(card) for card in seat.castles + seat.specials}


def colours(seat: Seat) -> list[str]:
    """Return the colours of a player's castles in their fixed order (K5.5)."""
    return [colour for colour in COLOURS if colour in owned(seat)]


def shares(cards: list[Card]) -> dict[Card, Fraction]:
    """Return the probability of each face among equally likely cards (K1.6)."""
    return {card: Fraction(count, len(cards)) for card, count in Counter(cards).items()}


def clockwise(t: Table, seat: int) -> int:
    """Return the next seat (K2.3)."""
    return (seat + 1) % len(t.seats)


def deals(t: Table) -> dict[str, Fraction]:
    """Draw the next seat's colour from those not dealt, then a card of that colour (K2.1, K2.4)."""
    letter = LETTERS[[len(seat.castles) for seat in t.seats].index(0)]
    if t.dealt_colour is None:
        given = {colour for seat in t.seats for colour in colours(seat)}
        return {f"deal {letter} {c}": Fraction(1, 6 - len(given)) for c in COLOURS if c not in given}
    cards = [card for card in t.unseen if like(card) == t.dealt_colour]
    return {f"castle {letter} {card.split()[1]}": share for card, share in shares(cards).items()}


def deal(t: Table, seat: int, card: Card) -> None:
    """Give a seat its castle; after the last one lay out the stacks (K2.1)."""
    t.unseen.remove(card)
    t.seats[seat].castles.append(card)
    t.dealt_colour = None
    if seat == len(t.seats) - 1:
        lay_out_stacks(t)


def lay_out_stacks(t: Table) -> None:
    """Split the remaining cards, the odd one to the left; then comes the start player (K2.2, K2.3)."""
    t.stacks["right"].unseen = len(t.unseen) // 2
    t.stacks["left"].unseen = len(t.unseen) - len(t.unseen) // 2
    t.phase = "start"
    if t.first is not None:
        begin_turn(t, t.first)


def stack_to_turn_up(t: Table) -> str | None:
    """Return the stack whose next card is to be turned up and unseen, left before right (K8.4)."""
    return next((side for side in STACKS if t.stacks[side].top is None and t.stacks[side].unseen), None)


def turn_up(t: Table, stack: Stack, card: Card) -> None:
    """Turn up a card never seen before (K8.4)."""
    t.unseen.remove(card)
    stack.unseen -= 1
    stack.top = card


def turn_up_known(t: Table) -> None:
    """Turn up tucked cards that have come to the top, but no more once the game is over (K8.4)."""
    for stack in t.stacks.values():
        if t.winner is None and stack.top is None and not stack.unseen and stack.tucked:
            stack.top = stack.tucked.pop(0)


def take_top(stack: Stack) -> Card:
    """Lift the face-up card off a stack (K4.1, K8.1)."""
    card = stack.top
    assert card is not None
    stack.top = None
    return card


def begin_turn(t: Table, seat: int) -> None:
    """Begin a seat's turn (K3.1)."""
    t.active, t.attempts, t.tucks, t.placed = seat, 0, 0, []
    t.phase = "turn"


def next_turn(t: Table) -> None:
    """Begin the turn of the next seat (K2.3)."""
    begin_turn(t, clockwise(t, t.active))


def end(t: Table) -> set[str]:
    """The first attempt is compulsory while a target exists or could be tucked for (K3.3, K4.3)."""
    stuck = not targets(t) and not any(holds_takeable(t, stack) for stack in t.stacks.values())
    return {"end"} if t.attempts > 0 or stuck else set()


def end_turn(t: Table) -> None:
    """Open the guard step, or pass on when it has nothing (more) to offer (K3.4)."""
    t.phase = "guard"
    if not placements(t):
        next_turn(t)


def tucks_allowed(t: Table) -> int:
    """One tuck per turn, two with the stack card (K4.1, K4.2)."""
    return 2 if "stack" in owned(t.seats[t.active]) else 1


def tucks(t: Table) -> set[str]:
    """Return the tucks of the turn, or those of the special case once they are used up (K4)."""
    if t.tucks < tucks_allowed(t):
        return {f"tuck {side}" for side, stack in t.stacks.items() if stack.unseen or stack.tucked}
    if not targets(t):
        return {f"tuck {side}" for side, stack in t.stacks.items() if holds_takeable(t, stack)}
    return set()


def holds_takeable(t: Table, stack: Stack) -> bool:
    """Tell whether a stack holds, or may hold unseen, a card the player could take (K4.3)."""
    cards = stack.tucked + ([stack.top] if stack.top else []) + (t.unseen if stack.unseen else [])
    return any(takeable(t, card) for card in cards)


def tuck(t: Table, stack: Stack) -> None:
    """Put a top card under its stack; a tuck beyond those allowed does not count (K4.1, K4.3)."""
    t.tucks = min(t.tucks + 1, tucks_allowed(t))
    stack.tucked.append(take_top(stack))


def takeable(t: Table, card: Card) -> bool:
    """No doubles, tournaments exempt (K5.5)."""
    return like(card) not in owned(t.seats[t.active])


def targets(t: Table) -> set[str]:
    """Return the announcements of all legal targets; the king is none (K5, K3.3)."""
    found = {f"take {side}" for side, stack in t.stacks.items() if stack.top and takeable(t, stack.top)}
    for seat, letter in zip(t.seats, LETTERS, strict=False):
        if seat is not t.seats[t.active]:
            found |= {f"attack {letter} {like(card)}" for card in open_castles(t, seat) if takeable(t, card)}
            found |= {f"steal {letter} {like(card)}" for card in open_specials(seat) if takeable(t, card)}
    return found


def open_castles(t: Table, seat: Seat) -> list[Card]:
    """Return the unguarded castles of an opponent who owns two, of two players three (K5.2, K5.3)."""
    enough = len(seat.castles) >= (3 if len(t.seats) == 2 else 2)
    return [card for card in seat.castles if enough and like(card) not in seat.castle_guard]


def open_specials(seat: Seat) -> list[Card]:
    """Return the unguarded specials of an opponent (K5.4)."""
    return [card for card in seat.specials if like(card) != seat.card_guard]


def announce(t: Table, attempt: Attempt) -> None:
    """Fix the target before the first roll (K5.6)."""
    t.attempt = attempt
    t.attempts += 1
    start_rolling(t, t.active)


def start_rolling(t: Table, roller: int) -> None:
    """Take up all six dice (K6.1)."""
    t.rolling = Rolling(roller, rolls_allowed(t, roller), in_hand=6)
    t.phase = "roll"


def rolls_allowed(t: Table, roller: int) -> int:
    """Three rolls, or four for organiser, champion and attacking catapult (K6.4)."""
    organising = t.attempt.kind == "tournament" and roller == t.active
    jousting = t.attempt.kind == "tournament" and "champion" in owned(t.seats[roller])
    storming = t.attempt.kind == "attack" and roller == t.active and "catapult" in owned(t.seats[roller])
    return 4 if organising or jousting or storming else 3


def rolls(count: int) -> dict[str, Fraction]:
    """Return the probability of every multiset of so many dice (K6.1)."""
    chances = {}
    for dice in combinations_with_replacement(range(1, 7), count):
        ways = factorial(count)
        for repeats in Counter(dice).values():
            ways //= factorial(repeats)
        chances[f"roll {written(dice)}"] = Fraction(ways, 6**count)
    return chances


def written(dice: tuple[int, ...]) -> str:
    """Write ascending dice, or "none" (K6.3)."""
    return "-".join(map(str, dice)) or "none"


def read(text: str) -> list[int]:
    """Read dice as `written` writes them (K6.3)."""
    return [] if text == "none" else [int(number) for number in text.split("-")]


def roll(t: Table, dice: list[int]) -> None:
    """Lay down the dice rolled, less the dead sixes; without live dice or rolls left it ends (K6.2, K6.5)."""
    t.rolling.live = sorted(t.rolling.live + [die for die in dice if die != 6])
    t.rolling.rolls_left -= 1
    t.phase = "keep"
    if t.rolling.rolls_left == 0 or not t.rolling.live:
        evaluate(t)


def keeps(live: list[int]) -> set[str]:
    """Any of the live dice may be kept (K6.3)."""
    return {f"keep {written(kept)}" for size in range(len(live) + 1) for kept in combinations(live, size)}


def keep(t: Table, kept: list[int]) -> None:
    """Roll the other live dice again; keeping all is stopping (K6.3)."""
    t.rolling.in_hand = len(t.rolling.live) - len(kept)
    t.rolling.live = kept
    t.phase = "roll"
    if t.rolling.in_hand == 0:
        evaluate(t)


def result(dice: list[int]) -> Result:
    """Return (size, number, kicker) of live dice and die cards (K7.1)."""
    if not dice:
        return (0, 0, 0)
    size, number = max((count, number) for number, count in Counter(dice).items())
    return size, number, max((die for die in dice if die != number), default=0)


def die_cards(seat: Seat) -> list[int]:
    """Return a player's die cards as extra dice (K7.2)."""
    return [int(kind.removeprefix("die-")) for kind in owned(seat) if kind.startswith("die-")]


def evaluate(t: Table) -> None:
    """Compare the result of a finished rolling with what it was rolled for (K7)."""
    roller = t.rolling.roller
    rolled = result(t.rolling.live + die_cards(t.seats[roller]))
    match t.attempt.kind:
        case "stack":
            evaluate_stack_card(t, rolled)
        case "tournament":
            evaluate_tournament(t, roller, rolled)
        case "attack" if roller == t.active:
            evaluate_attack(t, rolled)
        case "attack":
            evaluate_defence(t, rolled)
        case "steal":
            evaluate_steal(t, rolled)
        case "king":
            evaluate_king(t, rolled)


def stack_demand(seat: Seat, card: Card) -> Result:
    """Betrayal eases stack castles for its owner (K8.3)."""
    betrayed = is_castle(card) and "betrayal" in owned(seat)
    return min(BETRAYED, demand(card)) if betrayed else demand(card)


def evaluate_stack_card(t: Table, rolled: Result) -> None:
    """Beaten, the card is taken and a special gives another attempt; else it goes under (K8.1, K8.2)."""
    stack = t.stacks[t.attempt.stack]
    card = take_top(stack)
    if rolled <= stack_demand(t.seats[t.active], card):
        stack.tucked.append(card)
        end_turn(t)
    else:
        gain(t, t.active, card)
        if is_castle(card):
            end_turn(t)
        else:
            t.phase = "turn"


def evaluate_attack(t: Table, rolled: Result) -> None:
    """The owner of a castle whose demand is beaten may defend it, else nothing changes (K9.1, K9.2)."""
    if rolled > demand(find(t.seats[t.attempt.victim].castles, t.attempt.like)):
        t.attempt.best = rolled
        t.phase = "answer"
    else:
        end_turn(t)


def evaluate_defence(t: Table, rolled: Result) -> None:
    """The owner keeps the castle by beating the attacker's result; equal is not enough (K9.1)."""
    if rolled > t.attempt.best:
        end_turn(t)
    else:
        capture(t)


def evaluate_steal(t: Table, rolled: Result) -> None:
    """A beaten special is taken, without defence and without a further attempt (K9.3)."""
    if rolled > demand(find(t.seats[t.attempt.victim].specials, t.attempt.like)):
        capture(t)
    else:
        end_turn(t)


def capture(t: Table) -> None:
    """Move the target from its owner to the attacker, and end the turn (K9)."""
    victim = t.seats[t.attempt.victim]
    card = find(victim.castles + victim.specials, t.attempt.like)
    leave(victim, card)
    gain(t, t.active, card)
    end_turn(t)


def leave(seat: Seat, card: Card) -> None:
    """Take a card from a player: its guard goes, and a guard loses its placements (K11.5)."""
    (seat.castles if is_castle(card) else seat.specials).remove(card)
    seat.castle_guard = [colour for colour in seat.castle_guard if like(card) not in (colour, "castle-guard")]
    if like(card) in (seat.card_guard, "card-guard"):
        seat.card_guard = None


def gain(t: Table, winner: int, card: Card) -> None:
    """Lay a card before a player and check the end of the game at once (K8.1, K10.3, K13.1)."""
    seat = t.seats[winner]
    if card == "tournament":
        seat.tournaments += 1
    else:
        (seat.castles if is_castle(card) else seat.specials).append(card)
    if len(seat.castles) >= 4 or (len(seat.castles) >= 2 and seat.tournaments >= 3):
        t.winner = winner


def evaluate_tournament(t: Table, roller: int, rolled: Result) -> None:
    """Only beating the best takes the lead; after the last player the leader takes the card (K10)."""
    if roller == t.active or rolled > t.attempt.best:
        t.attempt.leader, t.attempt.best = roller, rolled
    if clockwise(t, roller) != t.active:
        start_rolling(t, clockwise(t, roller))
    else:
        gain(t, t.attempt.leader, take_top(t.stacks[t.attempt.stack]))
        end_turn(t)


def placements(t: Table) -> set[str]:
    """Return the placements, other than the present ones, of guards not yet placed in this step (K3.4)."""
    seat, found = t.seats[t.active], set()
    guards = owned(seat) - set(t.placed)
    if "castle-guard" in guards:
        choices = combinations(colours(seat), min(2, len(seat.castles)))
        found |= {f"guard {' '.join(pair)}" for pair in choices if list(pair) != seat.castle_guard}
    if "card-guard" in guards:
        kinds = {like(card) for card in seat.specials} - {"card-guard", seat.card_guard}
        found |= {f"guard {kind}" for kind in kinds}
    return found


def place(t: Table, places: list[str]) -> None:
    """Place a guard, replacing its old placement (K11.3, K11.4)."""
    if places[0] in COLOURS:
        t.seats[t.active].castle_guard = places
        t.placed.append("castle-guard")
    else:
        t.seats[t.active].card_guard = places[0]
        t.placed.append("card-guard")
    end_turn(t)


def king(t: Table) -> set[str]:
    """The king may be the first attempt with three castles, none of which can go before it (K12.1)."""
    return {"king"} if t.attempts == 0 and len(t.seats[t.active].castles) == 3 else set()


def evaluate_king(t: Table, rolled: Result) -> None:
    """Success wins at once; failure costs a castle unless protected (K12)."""
    if rolled > KING:
        t.winner = t.active
    elif "protection" in owned(t.seats[t.active]):
        end_turn(t)
    else:
        t.phase = "lose"


def lose(t: Table, colour: str, stack: Stack) -> None:
    """Put an own castle under a stack, and end the turn (K12.2)."""
    card = find(t.seats[t.active].castles, colour)
    leave(t.seats[t.active], card)
    stack.tucked.append(card)
    end_turn(t)
