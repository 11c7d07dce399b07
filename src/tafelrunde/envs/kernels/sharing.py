"""How threads share the games of a batch without Python: all that they need stands in one array (`shared_array`).

The games are cut into lanes, one a thread, and each lane into shares. A round begins when its number is published;
who works takes shares of its own lane, then of the others', until none is left. So nobody waits for a thread that
has not come yet, and games stay with the core whose memory holds them.

Why this is safe, in the words of the C++ memory model that LLVM follows:

- Only the leader writes terms and addresses, and only between two rounds. It publishes the round's number with
  *release*; a helper that reads the number with *acquire* sees all that was written before it.
- A share is taken by compare-and-swap on its lane's counter, so exactly one thread does it. Counters never go back:
  in round r a lane's counter runs from (r - 1) × SHARES to r × SHARES, so a thread that comes late, from an earlier
  round, finds nothing to take.
- Whoever has done a share adds one to `done` (*acquire-release*). The leader waits until `done` is what all rounds
  so far amount to; by then it sees what all threads have written, and nobody touches a game any more.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import numba
import numpy as np

from tafelrunde.core.kernel import apart, specialise
from tafelrunde.envs.kernels.atomics import add, lower, pause, pointer, publish, read, take
from tafelrunde.envs.kernels.compiling import env_kernel
from tafelrunde.envs.kernels.shared_array import AT, LANES, LINE
from tafelrunde.envs.kernels.stepping import WORD, Loops

carray: Any = numba.carray  # type: ignore[attr-defined]

DEAL, CHOOSE, CHECK, STEP = range(4)
"""What is done in a round."""

SHARES: Final = 16
"""Shares of a lane: few enough that taking them costs nothing, enough that nobody waits long for the last."""
SPINS: Final = 10_000
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


def do_one_share(shared: Any, begin: int, end: int) -> None:
    """Do what the round is about for some games."""
    apart()  # compiled once, although work is taken in two places
    task, n = shared[AT.task], shared[AT.games]
    legal = carray(pointer(shared[AT.legal]), (n, -(-shared[AT.actions] // WORD)), np.uint64)
    counts = carray(pointer(shared[AT.counts]), (n,), np.int32)
    chosen = carray(pointer(shared[AT.chosen]), (n,), np.int32)
    if task == CHOOSE:
        rngs = carray(pointer(shared[AT.choice_rngs]), (n,), np.uint64)
        choose_games(begin, end, legal, counts, rngs, carray(pointer(shared[AT.choices]), (n,), np.int32))
        return
    if task == CHECK:
        wrong = check_games(begin, end, chosen, legal, shared[AT.actions])
        if wrong >= 0:
            lower(shared, AT.first_illegal, wrong)
        return
    states = carray(pointer(shared[AT.states]), (n,), state_type)
    start = carray(pointer(shared[AT.start]), (1,), state_type)
    rngs = carray(pointer(shared[AT.rngs]), (n,), np.uint64)
    lengths = carray(pointer(shared[AT.lengths]), (n,), np.int32)
    observations = carray(pointer(shared[AT.observations]), (n, shared[AT.observed]), np.float32)
    masks = carray(pointer(shared[AT.masks]), (n, shared[AT.actions]), np.bool_)
    actors = carray(pointer(shared[AT.actors]), (n,), np.int8)
    if task == DEAL:
        deal_games(begin, end, states, start, rngs, lengths, legal, counts, observations, masks, actors)
        return
    rewards = carray(pointer(shared[AT.rewards]), (n, shared[AT.players]), np.float32)
    terminated = carray(pointer(shared[AT.terminated]), (n,), np.bool_)
    truncated = carray(pointer(shared[AT.truncated]), (n,), np.bool_)
    step_games(
        begin, end, states, start, rngs, lengths, legal, counts, observations, masks, actors, chosen, rewards,
        terminated, truncated, shared[AT.max_cycles], shared[AT.rewards_kind],
    )  # fmt: skip


def take_shares(shared: Any, lane: int) -> None:
    """Work until all shares of this round are taken, beginning with those of one lane."""
    apart()
    last = read(shared, AT.round) * SHARES  # where every lane's counter ends in this round
    threads, n = shared[AT.threads], shared[AT.games]
    for k in range(threads):
        at = (lane + k) % threads
        counter = LANES + at * LINE
        taken = read(shared, counter)
        while taken < last:
            if take(shared, counter, taken):
                share = at * SHARES + taken % SHARES  # its number among those of all lanes
                do_share(shared, share * n // (threads * SHARES), (share + 1) * n // (threads * SHARES))
                add(shared, AT.done, 1)
            taken = read(shared, counter)


def wait_for_all(shared: Any) -> bool:
    """Return whether the round was finished while it seemed worth waiting for."""
    for _ in range(SPINS):
        if read(shared, AT.done) == shared[AT.round] * shared[AT.threads] * SHARES:
            return True
        pause()
    return False


def lead_round(shared: Any, task: int) -> bool:
    """Begin a round, work, and return whether the others have finished too."""
    shared[AT.task] = task
    publish(shared, AT.round, shared[AT.round] + 1)
    work(shared, 0)
    return wait(shared)


def help_along(shared: Any, lane: int) -> None:
    """Work in every round that begins, until none has begun for a while."""
    seen, idle = -1, 0  # whoever wakes up looks into the round that goes on already
    while idle < SPINS and not read(shared, AT.closed):
        begun = read(shared, AT.round)
        if begun == seen:
            idle += 1
            pause()
        else:
            work(shared, lane)
            seen, idle = begun, 0


class Sharing(NamedTuple):
    """What a batch calls, compiled for one game at its first use."""

    lead: Callable[[Any, int], bool]
    wait: Callable[[Any], bool]
    help: Callable[[Any, int], None]


@cache
def sharing_of(name: str, state_dtype: np.dtype[Any], loops: Loops) -> Sharing:
    """Bind the sharing of work to the loops of one game."""
    bound: dict[str, Any] = {"state_type": state_dtype}
    bound |= {f"{key}_games": loop for key, loop in loops._asdict().items()}
    for key, template in (("do_share", do_one_share), ("work", take_shares), ("wait", wait_for_all)):
        bound[key] = specialise(template, name, bound, env_kernel)
    lead, helping = (specialise(template, name, bound, env_kernel) for template in (lead_round, help_along))
    return Sharing(lead, bound["wait"], helping)
