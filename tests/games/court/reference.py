"""A slow, plain model of To Court the King, written from the rules text alone, to check the engine against."""

from collections import Counter
from collections.abc import Callable, Iterable
from copy import deepcopy
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from math import factorial

Result = tuple[int, int]

LETTERS = "ABCDE"
NUMBERS = range(1, 7)
UNLIMITED = -1
BASIC_DICE = 3

RANKS = {
    "I": ("farmer", "serving-maid", "philosopher", "laborer", "guard"),
    "II": ("hunter", "astronomer", "merchant"),
    "III": ("noblewoman", "magician", "pawnbroker", "knight"),
    "IV": ("bishop", "alchemist", "nobleman", "general"),
    "V": ("king", "queen"),
}
COPIES = {
    "I": {2: 2, 3: 2, 4: 3, 5: 4},
    "II": {2: 1, 3: 2, 4: 3, 5: 3},
    "III": {2: 1, 3: 2, 4: 2, 5: 3},
    "IV": {2: 1, 3: 2, 4: 2, 5: 3},
    "V": {2: 1, 3: 1, 4: 1, 5: 1},
}
MANDATORY_DICE = {"farmer": 1, "general": 2}
ADDED_NUMBERS = {
    "laborer": (1,),
    "guard": (2,),
    "hunter": (3,),
    "pawnbroker": (4,),
    "knight": (5,),
    "bishop": (6,),
    "queen": (1, 2, 3, 4, 5, 6),
}
PICKABLE = {"merchant": range(1, 7), "noblewoman": range(1, 6), "nobleman": range(1, 5)}
RAISED_BY = {"noblewoman": 1, "nobleman": 2}


@dataclass
class Seat:
    """The cards before a player; the two sides of his fools are counted apart (C6.3)."""

    characters: set[str] = field(default_factory=set)
    fools: int = 0
    charlatans: int = 0


@dataclass
class Turn:
    """One player's turn: his dice, the characters used, and a selection or dice in the air (C4, C5)."""

    seat: int = -1
    in_hand: int = 0
    active: list[int] = field(default_factory=list)
    aside: list[int] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    rolled: bool = False
    duty_done: bool = False
    rolling: int = 0
    selecting: str = ""
    picked: list[int] = field(default_factory=list)
    finished: bool = False


@dataclass
class Table:
    """The whole position; `waiting` holds the seats whose place in the round is still to come (C3.1)."""

    seats: list[Seat]
    supply: dict[str, int]
    edition: str
    dice_supply: int
    round: int = 1
    starter: int | None = None
    waiting: list[int] = field(default_factory=list)
    turn: Turn = field(default_factory=Turn)
    final: bool = False
    mark: Result | None = None
    winner: int | None = None


def start(players: int, edition: str = "amigo", dice_supply: int = 12, first: int | None = None) -> Table:
    """Return the table with all cards laid out (C2)."""
    supply = {name: COPIES[rank][players] for rank, names in RANKS.items() for name in names}
    supply["fool"] = UNLIMITED if edition == "rio_grande" else players
    t = Table([Seat() for _ in range(players)], supply, edition, dice_supply)
    if first is not None:
        begin_round(t, first)
    return t


def to_act(t: Table) -> int | str | None:
    """Return the seat that decides, "chance", or None when the game is over."""
    if t.winner is not None:
        return None
    return "chance" if t.starter is None or t.turn.rolling else t.turn.seat


def legal(t: Table) -> set[str]:
    """Return the texts of the deciding seat's actions (C4.1)."""
    assert isinstance(to_act(t), int)
    if t.turn.finished:
        return claims(t)
    if t.turn.selecting:
        return picks(t.turn) | ({"done"} if t.turn.picked else set())
    return rolling_again(t.turn) | asides(t.turn) | additions(t) | uses(t) | finishing(t.turn)


def chance(t: Table) -> dict[str, Fraction]:
    """Return the probability of every outcome of the present chance event (C8.1)."""
    assert to_act(t) == "chance"
    if t.starter is None:
        return {f"start {letter}": Fraction(1, len(t.seats)) for letter in LETTERS[: len(t.seats)]}
    return rolls(t.turn.rolling)


def apply(t: Table, text: str) -> Table:
    """Return the table after an action or a chance outcome."""
    if text not in (chance(t) if to_act(t) == "chance" else legal(t)):
        raise ValueError(f"{text!r} is not possible here")
    t = deepcopy(t)
    match text.split():
        case ["start", letter]:
            begin_round(t, LETTERS.index(letter))
        case ["roll", dice]:
            lay_down(t.turn, read(dice))
        case ["roll"]:
            roll(t.turn)
        case ["aside", number]:
            set_aside(t.turn, int(number))
        case ["add", name, *number]:
            add(t.turn, name, [int(n) for n in number])
        case ["use", name, *how]:
            use(t.turn, name, "".join(how))
        case ["pick", which]:
            pick(t.turn, which)
        case ["done"]:
            end_selection(t.turn)
        case ["finish"]:
            finish(t)
        case ["claim", name]:
            claim(t, name)
    return t


def summary(t: Table) -> dict[str, object]:
    """Return the position, all of which is public, as plain data (C8.1)."""
    seats = [
        {"characters": sorted(seat.characters), "fools": seat.fools, "charlatans": seat.charlatans}
        for seat in t.seats
    ]
    return {
        "to_act": to_act(t),
        "round": t.round,
        "starter": t.starter,
        "turn": None if t.starter is None else t.turn.seat,
        "seats": seats,
        "supply": dict(t.supply),
        "active": sorted(t.turn.active),
        "aside": sorted(t.turn.aside),
        "in_hand": t.turn.in_hand,
        "used": sorted(t.turn.used),
        "final": t.final,
        "mark": None if t.mark is None else list(t.mark),
        "winner": t.winner,
    }


def written(dice: Iterable[int]) -> str:
    """Write dice in ascending order."""
    return "-".join(map(str, sorted(dice)))


def read(text: str) -> list[int]:
    """Read dice as `written` writes them."""
    return [int(number) for number in text.split("-")]


def holder(t: Table, name: str) -> int:
    """Return the seat that holds the King or the Queen (C7)."""
    return next(number for number, seat in enumerate(t.seats) if name in seat.characters)


def begin_round(t: Table, starter: int) -> None:
    """Line the players up clockwise from the start player (C3.1)."""
    t.starter = starter
    t.waiting = [(starter + step) % len(t.seats) for step in range(len(t.seats))]
    if t.mark is not None:
        begin_final_round(t)
    next_turn(t)


def begin_final_round(t: Table) -> None:
    """The Queen's owner leaves his place and rolls last (C7.3)."""
    t.final = True
    t.waiting.sort(key=lambda seat: seat == holder(t, "queen"))


def next_turn(t: Table) -> None:
    """Begin the next player's turn; after the last one the round ends (C3.1)."""
    while t.waiting:
        t.turn = Turn(t.waiting.pop(0))
        if not t.final or rolls_in_final_round(t, t.turn.seat):
            t.turn.in_hand = mandatory_dice(t, t.turn.seat)
            return
    end_round(t)


def end_round(t: Table) -> None:
    """Pass the figure to the right, or end the game after the final round (C3.1, C7.7)."""
    if t.final:
        t.winner = holder(t, "king")
    else:
        assert t.starter is not None
        t.round += 1
        begin_round(t, (t.starter - 1) % len(t.seats))


def rolls_in_final_round(t: Table, seat: int) -> bool:
    """The King's holder has no need to roll, and who cannot take the King no chance (C7.5, C7.6)."""
    assert t.mark is not None
    best = (dice_to_bring(t, seat), 6)
    enough = best >= t.mark if "queen" in t.seats[seat].characters else best > t.mark
    return seat != holder(t, "king") and enough


def dice_to_bring(t: Table, seat: int) -> int:
    """Count a player's mandatory dice and all he could add (C7.6)."""
    adding = len(t.seats[seat].characters & set(ADDED_NUMBERS))
    return min(mandatory_dice(t, seat) + adding, t.dice_supply)


def mandatory_dice(t: Table, seat: int) -> int:
    """Count the dice of the first roll, as far as the supply goes (C4.1, C4.6)."""
    owned = t.seats[seat]
    dice = BASIC_DICE + owned.charlatans + sum(MANDATORY_DICE.get(name, 0) for name in owned.characters)
    return min(dice, t.dice_supply)


def supply_has_a_die(t: Table) -> bool:
    """Tell whether a die can still be added (C4.6)."""
    return t.turn.in_hand + len(t.turn.active) + len(t.turn.aside) < t.dice_supply


def rolling_again(turn: Turn) -> set[str]:
    """The first roll is free; any other needs an active die, and one set aside since the last (C4.2, C4.4)."""
    return {"roll"} if not turn.rolled or (turn.active and turn.duty_done) else set()


def roll(turn: Turn) -> None:
    """Take up the dice in hand or all active dice, and renew the duty to set one aside (C4.1, C4.2, C4.4)."""
    turn.rolling = turn.in_hand + len(turn.active)
    turn.active = []
    turn.duty_done = False


def rolls(count: int) -> dict[str, Fraction]:
    """Return the probability of every multiset of so many dice (C8.1)."""
    chances = {}
    for dice in combinations_with_replacement(NUMBERS, count):
        ways = factorial(count)
        for repeats in Counter(dice).values():
            ways //= factorial(repeats)
        chances[f"roll {written(dice)}"] = Fraction(ways, 6**count)
    return chances


def lay_down(turn: Turn, dice: list[int]) -> None:
    """What was just rolled is active, beside the dice that stayed active (C4.1, C5.5)."""
    turn.active += dice
    turn.in_hand = turn.rolling = 0
    turn.rolled = True


def asides(turn: Turn) -> set[str]:
    """Any active die may be set aside (C4.3)."""
    return {f"aside {number}" for number in turn.active}


def set_aside(turn: Turn, number: int) -> None:
    """Fix a die for good, and fulfil the duty of the last roll (C4.2)."""
    turn.active.remove(number)
    turn.aside.append(number)
    turn.duty_done = True


def usable(t: Table) -> set[str]:
    """Return the own characters not used in this turn (C5.1)."""
    seat = t.seats[t.turn.seat]
    return (seat.characters | ({"fool"} if seat.fools else set())) - t.turn.used


def additions(t: Table) -> set[str]:
    """Return the dice that can be added; before the first roll they have no number, or are not (C5.3)."""
    names = usable(t) & set(ADDED_NUMBERS) if supply_has_a_die(t) else set()
    if not t.turn.rolled:
        return {f"add {name}" for name in names if t.edition != "rio_grande"}
    choices = {f"add queen {number}" for number in ADDED_NUMBERS["queen"] if "queen" in names}
    return choices | {f"add {name}" for name in names - {"queen"}}


def add(turn: Turn, name: str, chosen: list[int]) -> None:
    """Add a die to those in hand before the first roll, to the active ones after it (C5.3)."""
    turn.used.add(name)
    if turn.rolled:
        turn.active += chosen or ADDED_NUMBERS[name]
    else:
        turn.in_hand += 1


def uses(t: Table) -> set[str]:
    """Return the uses of all characters that roll or change active dice (C5)."""
    names, turn = usable(t), t.turn
    found = {f"use fool {number}" for number in turn.active if "fool" in names}
    found |= {f"use {name}" for name in names & set(PICKABLE) if picks(Turn(active=turn.active, selecting=name))}
    for name in names & set(CHANGES):
        found |= {f"use {name} {change}" for change in CHANGES[name](turn)}
    return found


def use(turn: Turn, name: str, how: str) -> None:
    """Use a character: open a selection, roll a die again, or change dice (C5.1)."""
    turn.used.add(name)
    if name in PICKABLE:
        turn.selecting = name
    elif name == "fool":
        roll_again(turn, [int(how)])
    else:
        removed, added = how.split(">")
        replace(turn, read(removed), read(added))


def roll_again(turn: Turn, dice: list[int]) -> None:
    """Take up some active dice for another roll without any duty (C5.5)."""
    replace(turn, dice, [])
    turn.rolling = len(dice)


def replace(turn: Turn, removed: list[int], added: list[int]) -> None:
    """Put active dice in the place of others (C5.2)."""
    for number in removed:
        turn.active.remove(number)
    turn.active += added


def change(before: Iterable[int], after: Iterable[int]) -> str:
    """Write a change of dice without those that stay the same, so that each result has one text (C5.6)."""
    removed, added = Counter(before) - Counter(after), Counter(after) - Counter(before)
    return f"{written(removed.elements())}>{written(added.elements())}"


def changes(pairs: Iterable[tuple[tuple[int, ...], tuple[int, ...]]]) -> set[str]:
    """Write those changes that make a difference and stay between 1 and 6 (C5.4, C5.6)."""
    return {
        change(before, after)
        for before, after in pairs
        if sorted(before) != sorted(after) and all(number in NUMBERS for number in after)
    }


def serving_maid(turn: Turn) -> set[str]:
    """Add 1, 2 or 3 to one active die (C5.6)."""
    return changes(((die,), (die + pips,)) for die in turn.active for pips in (1, 2, 3))


def philosopher(turn: Turn) -> set[str]:
    """Move any number of pips from one active die to another (C5.6)."""
    pairs = list(combinations(turn.active, 2))
    pairs += [(taker, giver) for giver, taker in pairs]
    return changes(((g, k), (g - pips, k + pips)) for g, k in pairs for pips in range(1, 6))


def astronomer(turn: Turn) -> set[str]:
    """Turn one active die to the number of a die already set aside (C5.6)."""
    return changes(((die,), (number,)) for die in turn.active for number in turn.aside)


def magician(turn: Turn) -> set[str]:
    """Turn one active die to any number (C5.6)."""
    return changes(((die,), (number,)) for die in turn.active for number in NUMBERS)


def alchemist(turn: Turn) -> set[str]:
    """Redistribute the pips of up to three active dice (C5.6)."""
    return changes(
        (before, after)
        for size in (2, 3)
        for before in combinations(sorted(turn.active), size)
        for after in combinations_with_replacement(NUMBERS, size)
        if sum(before) == sum(after)
    )


CHANGES: dict[str, Callable[[Turn], set[str]]] = {
    "serving-maid": serving_maid,
    "philosopher": philosopher,
    "astronomer": astronomer,
    "magician": magician,
    "alchemist": alchemist,
}


def picks(turn: Turn) -> set[str]:
    """Return the next picks of a selection, its numbers ascending (C5.6)."""
    numbers = [n for n in PICKABLE[turn.selecting] if n > max(turn.picked, default=0)]
    return {f"pick {count}x{n}" for n in numbers for count in range(1, turn.active.count(n) + 1)}


def pick(turn: Turn, which: str) -> None:
    """Pick active dice of one number; without a further choice the selection ends (C5.6)."""
    count, number = map(int, which.split("x"))
    turn.picked += [number] * count
    if not picks(turn):
        end_selection(turn)


def end_selection(turn: Turn) -> None:
    """Roll the picked dice again, or raise them all (C5.5, C5.6)."""
    name, picked = turn.selecting, turn.picked
    turn.selecting, turn.picked = "", []
    if name == "merchant":
        roll_again(turn, picked)
    else:
        replace(turn, picked, [number + RAISED_BY[name] for number in picked])


def finishing(turn: Turn) -> set[str]:
    """A player without active dice may declare his rolling finished (C4.4)."""
    return {"finish"} if turn.rolled and not turn.active else set()


def finish(t: Table) -> None:
    """Claim with the result, or in the final round compare it with the mark at once (C4.5, C7.3, C7.4)."""
    if t.final:
        challenge(t)
        next_turn(t)
    else:
        t.turn.finished = True


def most_alike(dice: list[int]) -> Result:
    """Rate dice by the number of alike ones, then by their number (C7.4)."""
    return max((count, number) for number, count in Counter(dice).items())


def challenge(t: Table) -> None:
    """Beating the mark takes the King; the Queen's owner needs only to equal it (C7.4, C7.5)."""
    assert t.mark is not None
    rolled = most_alike(t.turn.aside)
    if rolled > t.mark or (rolled == t.mark and t.turn.seat == holder(t, "queen")):
        t.seats[holder(t, "king")].characters.remove("king")
        t.seats[t.turn.seat].characters.add("king")
        t.mark = rolled


def groups(dice: Iterable[int], size: int) -> int:
    """Count the separate groups of so many alike dice; one number may give several (C5.6)."""
    return sum(count // size for count in Counter(dice).values())


def three_and_two(dice: list[int]) -> bool:
    """Tell whether the dice left beside three alike hold two alike (C5.6)."""
    counts = Counter(dice)
    return any(count >= 3 and groups((counts - Counter([n] * 3)).elements(), 2) for n, count in counts.items())


def straight(dice: list[int], length: int) -> bool:
    """Tell whether so many numbers in a row are present (C5.6)."""
    return any({low + step for step in range(length)} <= set(dice) for low in NUMBERS)


COSTS: dict[str, Callable[[list[int]], bool]] = {
    "farmer": lambda dice: groups(dice, 2) >= 1,
    "serving-maid": lambda dice: all(die % 2 == 1 for die in dice),
    "philosopher": lambda dice: all(die % 2 == 0 for die in dice),
    "laborer": lambda dice: sum(dice) >= 15,
    "guard": lambda dice: groups(dice, 3) >= 1,
    "hunter": lambda dice: groups(dice, 4) >= 1,
    "astronomer": lambda dice: groups(dice, 2) >= 2,
    "merchant": lambda dice: sum(dice) >= 20,
    "noblewoman": three_and_two,
    "magician": lambda dice: straight(dice, 5),
    "pawnbroker": lambda dice: sum(dice) >= 30,
    "knight": lambda dice: groups(dice, 5) >= 1,
    "bishop": lambda dice: groups(dice, 2) >= 3,
    "alchemist": lambda dice: straight(dice, 6),
    "nobleman": lambda dice: groups(dice, 3) >= 2,
    "general": lambda dice: groups(dice, 6) >= 1,
    "king": lambda dice: groups(dice, 7) >= 1,
}


def claims(t: Table) -> set[str]:
    """Return what the result buys: a card in supply that the player does not own, or nothing (C6.1)."""
    seat, found = t.seats[t.turn.seat], {"claim none"}
    for name, met in COSTS.items():
        if t.supply[name] and name not in seat.characters and met(t.turn.aside):
            found.add(f"claim {name}")
    if seat.fools:
        found.add("claim charlatan")
    elif t.supply["fool"]:
        found.add("claim fool")
    return found


def claim(t: Table, name: str) -> None:
    """Take what is claimed, and end the turn (C5.1, C6)."""
    seat = t.seats[t.turn.seat]
    match name:
        case "none":
            pass
        case "charlatan":
            seat.fools, seat.charlatans = seat.fools - 1, seat.charlatans + 1
        case "fool":
            take_fool(t, seat)
        case "king":
            take_royal_couple(t, seat)
        case _:
            take(t, seat, name)
    next_turn(t)


def take(t: Table, seat: Seat, name: str) -> None:
    """Move a character from the supply to a player (C6.1)."""
    t.supply[name] -= 1
    seat.characters.add(name)


def take_fool(t: Table, seat: Seat) -> None:
    """Take a Fool from a supply that may be unlimited (C2.2, C6.3)."""
    seat.fools += 1
    if t.supply["fool"] != UNLIMITED:
        t.supply["fool"] -= 1


def take_royal_couple(t: Table, seat: Seat) -> None:
    """Take King and Queen, and set the first mark (C7.1, C7.4)."""
    take(t, seat, "king")
    take(t, seat, "queen")
    t.mark = most_alike(t.turn.aside)
