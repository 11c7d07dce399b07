"""Stacks (T3): naming one, spreading what is left of it, carrying over."""

from itertools import combinations_with_replacement
from typing import Any, Final

import numpy as np

from tafelrunde.core.kernel import State, kernel
from tafelrunde.core.messages import COUNT_BITS
from tafelrunde.core.story import Story, refuse
from tafelrunde.games.torres.cards import STACKS
from tafelrunde.games.torres.reasons import Clause, Reason
from tafelrunde.games.torres.state import MOST_PLAYERS, MOST_STACKS, NONE, STACK_HEIGHT, YEARS, Phase

SPREADS: Final = tuple(
    sizes
    for stacks in range(MOST_STACKS)
    for sizes in combinations_with_replacement(range(STACK_HEIGHT, -1, -1), stacks)
)
"""Every way in which the stacks after this turn's can stand, sizes descending."""

SPREAD_STACKS = np.array([[sizes.count(size) for size in range(STACK_HEIGHT + 1)] for sizes in SPREADS], np.int8)


def _dealt() -> Any:
    """Return how many stacks of each size a year brings, by players and year (T3.2)."""
    dealt = np.zeros((MOST_PLAYERS + 1, YEARS + 1, STACK_HEIGHT + 1), np.int8)
    for players, years in STACKS.items():
        for year, sizes in enumerate(years, start=1):
            for size in sizes:
                dealt[players, year, size] += 1
    return dealt


DEALT = _dealt()


@kernel
def stack_count(stacks: Any) -> int:
    """Count the stacks."""
    return stacks[0] + stacks[1] + stacks[2] + stacks[3]


@kernel
def block_count(stacks: Any) -> int:
    """Count the blocks in stacks."""
    return stacks[1] + 2 * stacks[2] + 3 * stacks[3]


@kernel
def only_size(stacks: Any) -> int:
    """Return the size that all stacks have, NONE if they differ or there is none."""
    found = NONE
    for size in range(STACK_HEIGHT + 1):
        if stacks[size] > 0:
            if found != NONE:
                return NONE
            found = size
    return found


@kernel
def has_block(state: State) -> bool:
    """Say whether the player has a block in any stack, the named one included."""
    return state.named > 0 or block_count(state.seat[state.turn].stacks) > 0


@kernel
def blocks_to_build(state: State) -> int:
    """T3.3: the blocks that can be built now: of the named stack, or of any if all are alike."""
    return state.named if state.named != NONE else only_size(state.seat[state.turn].stacks)


@kernel
def sources(state: State) -> int:
    """Count the stacks that differ and have a block, the named one included."""
    kinds = 1 if state.named > 0 else 0
    for size in range(1, STACK_HEIGHT + 1):
        kinds += 1 if state.seat[state.turn].stacks[size] > 0 else 0
    return kinds


@kernel
def fullest(state: State) -> int:
    """Return the size of the highest stack."""
    size = STACK_HEIGHT
    while state.seat[state.turn].stacks[size] == 0:
        size -= 1
    return size


@kernel
def name_stack(state: State, size: int) -> None:
    """T3.3: this stack is the turn's."""
    state.seat[state.turn].stacks[size] -= 1
    state.named = size


@kernel
def take_block(state: State, size: int) -> None:
    """Take a block from an unnamed stack of a size."""
    stacks = state.seat[state.turn].stacks
    stacks[size] -= 1
    stacks[size - 1] += 1


@kernel
def blocks_kept(stacks: Any, left: int) -> int:
    """T3.3: as many as fit must be kept, three per stack at most."""
    return min(left, STACK_HEIGHT * stack_count(stacks) - block_count(stacks))


@kernel
def can_become(before: Any, after: Any, added: int) -> bool:
    """Say whether adding so many blocks can turn some stacks into others: no stack gets lower."""
    if stack_count(before) != stack_count(after) or block_count(before) + added != block_count(after):
        return False
    higher_before, higher_after = 0, 0
    for size in range(STACK_HEIGHT, 0, -1):
        higher_before += before[size]
        higher_after += after[size]
        if higher_after < higher_before:
            return False
    return True


@kernel
def is_spread(state: State, spread: int) -> bool:
    """T3.3: whether what is left of the named stack can be spread like this."""
    stacks = state.seat[state.turn].stacks
    return can_become(stacks, SPREAD_STACKS[spread], blocks_kept(stacks, state.named))


@kernel
def why_not_spread(state: State, spread: int, story: Story) -> int:
    """T3.3: as many as fit must be kept, and no stack gets lower."""
    if is_spread(state, spread):
        return Reason.LEGAL
    return refuse(story, Reason.SPREAD, spread, state.named, stacks_told(state.seat[state.turn].stacks))


@kernel
def stacks_told(stacks: Any) -> int:
    """Return stacks as a number for a story, the highest counted in the lowest bits."""
    told = 0
    for size in range(STACK_HEIGHT + 1):
        told = told << COUNT_BITS | stacks[size]
    return told


@kernel
def why_not_stack(state: State, source: int, story: Story) -> int:
    """T3.3, T7.3: what keeps a stack from being named or from giving the block of a raise."""
    stacks = state.seat[state.turn].stacks
    raises = state.phase == Phase.SOURCE
    if source > STACK_HEIGHT:
        if raises and state.named > 0:
            return Reason.LEGAL
        return refuse(story, Reason.STACK_NOT_NAMED, Clause.T7_3 if raises else Clause.T3_3)
    if state.phase == Phase.TURN and state.named != NONE:
        return refuse(story, Reason.STACK_NAMED, state.named)
    if state.phase == Phase.TURN and only_size(stacks) != NONE:
        return refuse(story, Reason.STACKS_ALIKE)
    if raises and source == 0:
        return refuse(story, Reason.STACK_EMPTY)
    return Reason.LEGAL if stacks[source] else refuse(story, Reason.NO_STACK, source, stacks_told(stacks))


@kernel
def spread_over(state: State, spread: int) -> None:
    """T3.3: spread what is left; what does not fit returns to the supply."""
    stacks = state.seat[state.turn].stacks
    state.supply += state.named - blocks_kept(stacks, state.named)
    for size in range(STACK_HEIGHT + 1):
        stacks[size] = SPREAD_STACKS[spread, size]
    state.named = NONE


@kernel
def deal_stacks(state: State) -> None:
    """T3.2, T3.4: everybody takes the year's stacks; blocks carried over fill them up, the rest returns."""
    for seat in range(state.players):
        player = state.seat[seat]
        for size in range(STACK_HEIGHT + 1):
            player.stacks[size] = DEALT[state.players, state.year, size]
        state.supply -= block_count(player.stacks)
        while player.carried > 0 and player.stacks[2] > 0:
            player.stacks[2] -= 1
            player.stacks[3] += 1
            player.carried -= 1
        state.supply += player.carried
        player.carried = 0
