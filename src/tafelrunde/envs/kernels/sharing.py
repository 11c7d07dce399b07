"""How threads share the games of a batch without Python: all that they need stands in one array, the box.

The games are cut into lanes, one a thread, and each lane into shares. A round begins when its number is published;
who works takes shares of its own lane, then of the others', until none is left. So nobody waits for a thread that
has not come yet, and games stay with the core whose memory holds them.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numba
import numpy as np

from tafelrunde.core.kernel import apart, specialise
from tafelrunde.envs.kernels.atomics import add, lower, pause, pointer, publish, read, take
from tafelrunde.envs.kernels.box import AT, LANES, LINE
from tafelrunde.envs.kernels.compiling import env_kernel

carray: Any = numba.carray  # type: ignore[attr-defined]

DEAL, CHOOSE, CHECK, STEP = range(4)
"""What is done in a round."""

WORD: Final = 64
"""Legal actions are kept as sets of bits, as many words as are needed."""

SHARES: Final = 16
"""Shares of a lane."""
PATIENCE: Final = 10_000
"""How often a thread looks for work before it goes to sleep: some hundred microseconds."""

# The free names of the templates below, bound by `specialise`.
state_type: Any
deal_games: Callable[..., None]
choose_games: Callable[..., None]
check_games: Callable[..., int]
step_games: Callable[..., None]
do_share: Callable[[Any, int, int], None]
work: Callable[[Any, int], None]
wait: Callable[[Any], bool]


def do_one_share(box: Any, begin: int, end: int) -> None:
    """Do what the round is about for some games."""
    apart()
    task, n = box[AT.task], box[AT.games]
    bits = carray(pointer(box[AT.bits]), (n, -(-box[AT.actions] // WORD)), np.uint64)
    counts = carray(pointer(box[AT.counts]), (n,), np.int32)
    chosen = carray(pointer(box[AT.chosen]), (n,), np.int32)
    if task == CHOOSE:
        rngs = carray(pointer(box[AT.choice_rngs]), (n,), np.uint64)
        choose_games(begin, end, bits, counts, rngs, carray(pointer(box[AT.choices]), (n,), np.int32))
        return
    if task == CHECK:
        wrong = check_games(begin, end, chosen, bits, box[AT.actions])
        if wrong >= 0:
            lower(box, AT.first_illegal, wrong)
        return
    states = carray(pointer(box[AT.states]), (n,), state_type)
    start = carray(pointer(box[AT.start]), (1,), state_type)
    rngs = carray(pointer(box[AT.rngs]), (n,), np.uint64)
    lengths = carray(pointer(box[AT.lengths]), (n,), np.int32)
    observations = carray(pointer(box[AT.observations]), (n, box[AT.observed]), np.float32)
    masks = carray(pointer(box[AT.masks]), (n, box[AT.actions]), np.bool_)
    actors = carray(pointer(box[AT.actors]), (n,), np.int8)
    if task == DEAL:
        deal_games(begin, end, states, start, rngs, lengths, bits, counts, observations, masks, actors)
        return
    rewards = carray(pointer(box[AT.rewards]), (n, box[AT.players]), np.float32)
    terminated = carray(pointer(box[AT.terminated]), (n,), np.bool_)
    truncated = carray(pointer(box[AT.truncated]), (n,), np.bool_)
    step_games(
        begin, end, states, start, rngs, lengths, bits, counts, observations, masks, actors, chosen, rewards,
        terminated, truncated, box[AT.max_cycles], box[AT.rewards_kind],
    )  # fmt: skip


def take_shares(box: Any, lane: int) -> None:
    """Work until all shares of this round are taken, beginning with those of one lane."""
    apart()
    last = read(box, AT.round) * SHARES
    threads, n = box[AT.threads], box[AT.games]
    for k in range(threads):
        at = (lane + k) % threads
        counter = LANES + at * LINE
        taken = read(box, counter)
        while taken < last:
            if take(box, counter, taken):
                share = at * SHARES + taken % SHARES
                do_share(box, share * n // (threads * SHARES), (share + 1) * n // (threads * SHARES))
                add(box, AT.done, 1)
            taken = read(box, counter)


def wait_for_all(box: Any) -> bool:
    """Return whether the round was finished while it seemed worth waiting for."""
    for _ in range(PATIENCE):
        if read(box, AT.done) == box[AT.round] * box[AT.threads] * SHARES:
            return True
        pause()
    return False


def lead_round(box: Any, task: int) -> bool:
    """Begin a round, work, and return whether the others have finished too."""
    box[AT.task] = task
    publish(box, AT.round, box[AT.round] + 1)
    work(box, 0)
    return wait(box)


def help_along(box: Any, lane: int) -> None:
    """Work in every round that begins, until none has begun for a while."""
    seen, idle = -1, 0
    while idle < PATIENCE and not read(box, AT.closed):
        begun = read(box, AT.round)
        if begun == seen:
            idle += 1
            pause()
        else:
            work(box, lane)
            seen, idle = begun, 0


class Sharing(NamedTuple):
    """What a batch calls, compiled for one game at its first use."""

    lead: Callable[[Any, int], bool]
    wait: Callable[[Any], bool]
    help: Callable[[Any, int], None]


def sharing(name: str, state_dtype: np.dtype[Any], loops: dict[str, Callable[..., Any]]) -> Sharing:
    """Bind the sharing of work to the loops of one game."""
    bound: dict[str, Any] = {"state_type": state_dtype, **loops}
    for key, template in (("do_share", do_one_share), ("work", take_shares), ("wait", wait_for_all)):
        bound[key] = specialise(template, name, bound, env_kernel)
    lead, helping = (specialise(template, name, bound, env_kernel) for template in (lead_round, help_along))
    return Sharing(lead, bound["wait"], helping)
