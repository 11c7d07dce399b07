"""Exact odds of a turn (C4, C5): every character's cost, so many alike, a mark; and the best action for any goal.

Everything is exact under best play for the rest of the turn as long as the turn is within the solver's reach
(docs/court-solver.md). Beyond it an answer is a lower bound, found without some of the abilities, and says so.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from tafelrunde.core.actions import Action
from tafelrunde.core.errors import BadOption
from tafelrunde.core.kernel import kernel
from tafelrunde.core.memory import States
from tafelrunde.core.position import Goal
from tafelrunde.games.court import actions as act
from tafelrunde.games.court.cards import CHARACTERS, NAMES, PICKERS, RAISE, ROWS, USABLE, Character, bits_of
from tafelrunde.games.court.goals import Alike, Mark, read_mark
from tafelrunde.games.court.legal import highest_pick, unused, why_not_available
from tafelrunde.games.court.listing import legal
from tafelrunde.games.court.reasons import Reason
from tafelrunde.games.court.scoring import beats, best_number, meets_cost, most_alike
from tafelrunde.games.court.solver import MOST_BYTES, Solution, fresh_values, turn_values, within_reach
from tafelrunde.games.court.state import DICE, FACES, MOST_DICE, Edition, Phase
from tafelrunde.games.court.turn import dice_on_table

Vector = npt.NDArray[np.float64]
Payoff = npt.NDArray[Any]
"""What each result is worth, by its number in DICE."""

RESULTS = len(DICE.size)
ABILITIES = bits_of(*USABLE)


class Turn(msgspec.Struct, frozen=True):
    """A position inside a turn, as the solver takes it."""

    unused: int
    """Characters that can still be used, as bits."""
    active: int
    """Number of the active dice in DICE."""
    aside: int
    spare: int
    """Dice left in the supply."""
    may_roll: bool
    in_hand: int = 0
    """Dice before the first roll; then nothing is active or aside."""
    adding_first: bool = True
    """C5.3: whether dice may be added before the first roll."""


class Answer(msgspec.Struct, frozen=True):
    """A probability, and whether it is exact or a lower bound."""

    probability: float
    exact: bool = True


@kernel
def _fill_goals(counts: Any, met: Any, alike: Any, number: Any) -> None:
    for m in range(len(counts)):
        for character in range(met.shape[0]):
            met[character, m] = meets_cost(counts[m], character)
        alike[m] = most_alike(counts[m])
        number[m] = best_number(counts[m])


@kernel
def _fill_beaten(alike: Any, number: Any, count: int, mark_number: int, equal: bool, payoff: Any) -> None:
    for m in range(len(payoff)):
        payoff[m] = beats(alike[m], number[m], count, mark_number, equal)


@cache
def results_met() -> tuple[Payoff, Payoff, Payoff]:
    """Return which costs each result meets, how many alike it has, and of which number."""
    met = np.zeros((CHARACTERS, RESULTS), np.bool_)
    alike, number = np.zeros(RESULTS, np.int8), np.zeros(RESULTS, np.int8)
    _fill_goals(DICE.counts, met, alike, number)
    return met, alike, number


def cost_payoff(character: int) -> Payoff:
    """Return 1 for every result that meets a character's cost (C6.2)."""
    return results_met()[0][character].astype(np.float64)


def alike_payoff(count: int) -> Payoff:
    """Return 1 for every result with at least so many alike."""
    return (results_met()[1] >= count).astype(np.float64)


def mark_payoff(mark: Mark) -> Payoff:
    """Return 1 for every result that beats a mark, or equals it where that is enough (C7.4, C7.5)."""
    _, alike, best = results_met()
    payoff = np.zeros(RESULTS)
    _fill_beaten(alike, best, mark.count, mark.number, mark.equal_is_enough, payoff)
    return payoff


def mix_payoff(values: dict[int, float]) -> Payoff:
    """Return for each result the value of the best character it can buy."""
    met = results_met()[0]
    payoff = np.zeros(RESULTS)
    for character, value in values.items():
        payoff = np.maximum(payoff, met[character] * value)
    return payoff


def dice_number(dice: Sequence[int]) -> int:
    """Return the number of a multiset of dice, or raise BadOption."""
    if len(dice) > MOST_DICE or not all(1 <= die <= FACES for die in dice):
        raise BadOption("court-odds-dice", found="-".join(map(str, dice)), most=MOST_DICE)
    return DICE.number[tuple(sorted(dice))]


def turn_of(state: States) -> Turn:
    """Return a state's turn as the solver takes it."""
    record = state[0]
    return Turn(
        unused=int(unused(record)) & ABILITIES,
        active=_numbered(record["active"]),
        aside=_numbered(record["aside"]),
        spare=int(record["dice_supply"]) - int(dice_on_table(record)),
        may_roll=bool(record["set_aside"]),
        in_hand=int(record["in_hand"]),
        adding_first=record["edition"] == Edition.AMIGO,
    )


def _numbered(counts: Any) -> int:
    return DICE.number[tuple(n + 1 for n in range(FACES) for _ in range(int(counts[n])))]


def probabilities(turn: Turn, payoffs: Sequence[Payoff], most_bytes: int = MOST_BYTES) -> list[Answer]:
    """Return the chance of each goal, each under best play for it alone."""
    dice = turn.in_hand or int(DICE.size[turn.active])
    reach = within_reach(turn.unused, dice, turn.spare, most_bytes, in_passing=True)
    goals = np.array(payoffs, np.float64)
    if turn.in_hand:
        values = fresh_values(goals, reach, turn.in_hand, turn.spare, turn.adding_first, most_bytes)
    else:
        values = turn_values(goals, reach, turn.active, turn.aside, turn.spare, turn.may_roll, most_bytes)
    return [Answer(float(value), reach == turn.unused) for value in values]


def claimable(state: States) -> list[int]:
    """Return the characters that the player whose turn it is could still claim, if a result met their cost."""
    record = state[0]
    return [character for character in act.CLAIMED.tolist() if why_not_available(record, character) == Reason.LEGAL]


def claim_chances(state: States, most_bytes: int = MOST_BYTES) -> dict[Action, Answer]:
    """Return the chance of each character still to be had; in the final round of taking the King by the mark."""
    record = state[0]
    if Phase(record["phase"]) not in (Phase.FIRST_ROLL, Phase.TURN):
        return {}
    turn = turn_of(state)
    if record["final"]:
        answer = probabilities(turn, [goal_payoff(state, NAMES[Character.KING])], most_bytes)[0]
        return {act.Claim(NAMES[Character.KING]): answer}
    wanted = claimable(state)
    answers = probabilities(turn, [cost_payoff(character) for character in wanted], most_bytes)
    return {act.Claim(NAMES[c]): answer for c, answer in zip(wanted, answers, strict=True)}


def goal_payoff(state: States, goal: Goal | str) -> Payoff:
    """Return the payoff of a goal: a mark, so many alike, or a character by name."""
    match goal:
        case Mark():
            return mark_payoff(goal)
        case Alike():
            return alike_payoff(goal.count)
        case str() if goal in NAMES:
            return _character_payoff(state[0], goal)
        case str() if goal[:1].isdigit():
            return mark_payoff(read_mark(goal))
    raise BadOption("court-odds-goal", found=str(goal), known=list(NAMES))


def _character_payoff(record: Any, name: str) -> Payoff:
    """Return the payoff of a character's cost; in the final round the King is won by the mark."""
    if name == NAMES[Character.KING] and record["final"]:
        own = bool(record["turn"] == record["queen"])
        return mark_payoff(Mark(int(record["mark_count"]), int(record["mark_number"]), own))
    return cost_payoff(NAMES.index(name))


KEPT_SOLUTIONS = 16
_recent: list[tuple[tuple[bytes, int, int], Solution]] = []
"""Turns solved lately, newest first, with payoff, dice in the game and memory allowed."""


def _solution(payoff: Payoff, turn: Turn, dice: int, most_bytes: int) -> Solution:
    """Return a turn's solution, solved now only if none of the recent ones covers it."""
    key = (payoff.tobytes(), dice + turn.spare + int(DICE.size[turn.aside]), most_bytes)
    for kept, solution in _recent:
        if kept == key and solution.covers(turn.unused, dice, turn.aside):
            return solution
    solution = Solution(payoff, turn.unused, dice, turn.spare, turn.aside, most_bytes)
    _recent.insert(0, (key, solution))
    while len(_recent) > 1 and (len(_recent) > KEPT_SOLUTIONS or sum(s.bytes for _, s in _recent) > most_bytes):
        _recent.pop()
    return solution


class Adviser:
    """Values every action of a turn for one payoff, which is solved once."""

    def __init__(self, state: States, payoff: Payoff, most_bytes: int = MOST_BYTES) -> None:
        turn = turn_of(state)
        self.payoff = np.ascontiguousarray(payoff, np.float64)
        dice = turn.in_hand or int(DICE.size[turn.active]) + int(state[0]["to_roll"])
        self.solution = _solution(self.payoff, turn, dice, most_bytes)

    @property
    def exact(self) -> bool:
        """Whether the answers are exact; else all are lower bounds, with the same abilities left out."""
        return self.solution.exact

    def values(self, state: States) -> dict[Action, float]:
        """Return the value of every legal action."""
        record = state[0]
        codes = np.empty(act.PLAYER_CODES, np.int32)
        count = legal(record, codes)
        if record["phase"] == Phase.PICK:
            return self._pick_values(record, codes[:count])
        turn = turn_of(state)
        asides = self.solution.set_aside_values(turn.unused, turn.active, turn.aside) if turn.active else ()
        return {
            act.actions()[code]: float(asides[code - act.ASIDE])
            if act.ASIDE <= code < act.ADD
            else self._value(record, turn, int(code))
            for code in codes[:count]
        }

    def _value(self, record: Any, turn: Turn, code: int) -> float:
        action = act.actions()[code]
        solution, left, aside, ready = self.solution, turn.unused, turn.aside, turn.may_roll
        match action:
            case act.Roll() if turn.in_hand:
                return solution.expected_roll(left, 0, turn.in_hand, aside)
            case act.Roll():
                return solution.expected_roll(left, 0, int(DICE.size[turn.active]), aside)
            case act.Add(character=name) if turn.in_hand:
                return solution.first_roll(left & ~_bit(name), turn.in_hand + 1, turn.adding_first)
            case act.Add(character=name, number=number):
                shown = number or ROWS[_character(name)].ability.number
                return solution.value(left & ~_bit(name), _changed(record["active"], shown, 1), aside, ready)
            case act.Use(character=name, before=before, after=after) if after:
                return solution.value(left & ~_bit(name), _exchanged(record["active"], before, after), aside, ready)
            case act.Use(character=name, before=(number,)):
                kept = _changed(record["active"], number, -1)
                return solution.expected_roll(left & ~_bit(name), kept, 1, aside, ready)
            case act.Use(character=name):
                picker = PICKERS.index(_character(name))
                return max(self._picked_values(record, turn, picker, (0,) * FACES, 0).values())
            case act.Finish():
                return float(self.payoff[aside])
        raise AssertionError(action)

    def _pick_values(self, record: Any, codes: npt.NDArray[np.int32]) -> dict[Action, float]:
        """Value each pick by the best picking that it can lead to."""
        turn = turn_of(record.reshape(1))
        picked = tuple(int(count) for count in record["picked"])
        completions = self._picked_values(record, turn, int(record["picker"]), picked, int(record["last_pick"]))
        values: dict[Action, float] = {}
        for code in codes:
            action = act.actions()[code]
            if isinstance(action, act.Pick):
                place = action.number - 1
                fitting = [
                    value
                    for chosen, value in completions.items()
                    if chosen[place] == action.count and chosen[:place] == picked[:place]
                ]
                values[action] = max(fitting)
            else:
                values[action] = completions[picked]
        return values

    def _picked_values(
        self, record: Any, turn: Turn, picker: int, picked: tuple[int, ...], above: int
    ) -> dict[tuple[int, ...], float]:
        """Return the value of every way to go on picking, at least one die in all."""
        active = record["active"]
        most = highest_pick(picker)
        ranges = [range(int(active[n]) + 1) if above <= n < most else (picked[n],) for n in range(FACES)]
        left = turn.unused & ~_bit(NAMES[PICKERS[picker]])
        values = {}
        for chosen in product(*ranges):
            if any(chosen):
                values[chosen] = self._picking(active, turn, left, picker, chosen)
        return values

    def _picking(self, active: Any, turn: Turn, left: int, picker: int, chosen: tuple[int, ...]) -> float:
        rest = [int(active[n]) - chosen[n] for n in range(FACES)]
        step = int(RAISE[picker])
        if step == 0:
            return self.solution.expected_roll(left, _numbered(rest), sum(chosen), turn.aside, turn.may_roll)
        for n in range(FACES - step):
            rest[n + step] += chosen[n]
        return self.solution.value(left, _numbered(rest), turn.aside, turn.may_roll)


def _character(name: str) -> Character:
    return Character(NAMES.index(name))


def _bit(name: str) -> int:
    return 1 << _character(name)


def _changed(counts: Any, number: int, by: int) -> int:
    plain = [int(count) for count in counts]
    plain[number - 1] += by
    return _numbered(plain)


def _exchanged(counts: Any, before: Sequence[int], after: Sequence[int]) -> int:
    plain = [int(count) for count in counts]
    for number in before:
        plain[number - 1] -= 1
    for number in after:
        plain[number - 1] += 1
    return _numbered(plain)


def best_action(state: States, payoff: Payoff, most_bytes: int = MOST_BYTES) -> tuple[Action, Answer]:
    """Return the best action for a payoff, and what it is worth."""
    adviser = Adviser(state, payoff, most_bytes)
    values = adviser.values(state)
    action = max(values, key=lambda each: values[each])
    return action, Answer(values[action], adviser.exact)
