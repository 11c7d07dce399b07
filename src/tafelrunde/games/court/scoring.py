"""What results are worth: the characters' costs (C5, C6.2), the mark (C7.4) and the end (C7.7)."""

from typing import Any, Final

from tafelrunde.core.kernel import OVER, State, kernel
from tafelrunde.games.court.cards import Character
from tafelrunde.games.court.state import FACES, Phase

KING_ALIKE: Final = 7
LABORER_SUM: Final = 15
MERCHANT_SUM: Final = 20
PAWNBROKER_SUM: Final = 30


@kernel
def most_alike(dice: Any) -> int:
    """Return how many dice of one number there are at the most."""
    most = 0
    for number in range(FACES):
        most = max(most, dice[number])
    return most


@kernel
def best_number(dice: Any) -> int:
    """Return the highest number of which there are most (C7.4)."""
    best = 0
    for number in range(FACES):
        if dice[number] > 0 and dice[number] == most_alike(dice):
            best = number + 1
    return best


@kernel
def pips(dice: Any) -> int:
    """Return the sum of all dice."""
    total = 0
    for number in range(FACES):
        total += (number + 1) * dice[number]
    return total


@kernel
def groups(dice: Any, size: int) -> int:
    """Count the groups of `size` equal dice; four alike are two pairs."""
    count = 0
    for number in range(FACES):
        count += dice[number] // size
    return count


@kernel
def triple_and_pair(dice: Any) -> bool:
    """Say whether three alike and two alike lie together; five alike will do."""
    for number in range(FACES):
        if dice[number] >= 3:
            for other in range(FACES):
                if dice[other] >= 2 and (other != number or dice[number] >= 5):
                    return True
    return False


@kernel
def run(dice: Any, first: int, length: int) -> bool:
    """Say whether there is a straight of `length` from the number `first` on."""
    for number in range(first - 1, first - 1 + length):
        if dice[number] == 0:
            return False
    return True


@kernel
def none_of_parity(dice: Any, parity: int) -> bool:
    """Say whether no die shows a number of this parity (1: odd)."""
    for number in range(FACES):
        if (number + 1) % 2 == parity and dice[number] > 0:
            return False
    return True


@kernel
def meets_cost(dice: Any, character: int) -> bool:
    """Say whether a result meets a character's cost (C6.2)."""
    if character == Character.FARMER:
        return most_alike(dice) >= 2
    if character == Character.SERVING_MAID:
        return none_of_parity(dice, 0)
    if character == Character.PHILOSOPHER:
        return none_of_parity(dice, 1)
    if character == Character.LABORER:
        return pips(dice) >= LABORER_SUM
    if character == Character.GUARD:
        return most_alike(dice) >= 3
    if character == Character.HUNTER:
        return most_alike(dice) >= 4
    if character == Character.ASTRONOMER:
        return groups(dice, 2) >= 2
    if character == Character.MERCHANT:
        return pips(dice) >= MERCHANT_SUM
    if character == Character.NOBLEWOMAN:
        return triple_and_pair(dice)
    if character == Character.MAGICIAN:
        return run(dice, 1, 5) or run(dice, 2, 5)
    if character == Character.PAWNBROKER:
        return pips(dice) >= PAWNBROKER_SUM
    if character == Character.KNIGHT:
        return most_alike(dice) >= 5
    if character == Character.BISHOP:
        return groups(dice, 2) >= 3
    if character == Character.ALCHEMIST:
        return run(dice, 1, 6)
    if character == Character.NOBLEMAN:
        return groups(dice, 3) >= 2
    if character == Character.GENERAL:
        return most_alike(dice) >= 6
    if character == Character.KING:
        return most_alike(dice) >= KING_ALIKE
    return character == Character.FOOL or character == Character.CHARLATAN


@kernel
def beats_mark(state: State, count: int, number: int) -> bool:
    """Say whether a result takes the King: more alike, then higher; equal is enough with the Queen (C7.5)."""
    if count != state.mark_count:
        return count > state.mark_count
    if number != state.mark_number:
        return number > state.mark_number
    return state.turn == state.queen


@kernel
def end_game(state: State) -> None:
    """Whoever holds the King has won (C7.7)."""
    state.phase = Phase.OVER
    state.actor = OVER
    state.winner = state.king


@kernel
def win_share(state: State, seat: int) -> float:
    """Return 1 for the winner, 0 for everybody else."""
    return 1.0 if state.winner == seat else 0.0
