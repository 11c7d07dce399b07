"""Loops that every game shares, written once and compiled with each game's kernels (see `kernel.specialise`)."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from tafelrunde.core.chance import index_at, total_of
from tafelrunde.core.kernel import CHANCE, State, borrowed, inner, quick, specialise
from tafelrunde.core.rng import below
from tafelrunde.core.story import Story

ALL_ONES = np.uint64(2**64 - 1)
DRAWN: Final = -1
"""Instead of a code: the outcome that a random word stands for."""
HEAD: Final = 4
"""Before the legal codes stand how many codes happened, who is to act then, and the two codes."""


class Kernels(NamedTuple):
    """What a game hands in: its rules as compiled functions over one record."""

    legal: Callable[[State, Any], int]
    """Write the codes of all legal actions in a fixed order and return how many."""
    chance: Callable[[State, Any, Any], int]
    """Write codes and integer weights of all chance outcomes and return how many."""
    sample: Callable[[State, Any], int]
    """Draw one chance outcome with the probabilities of `chance`, fast."""
    apply: Callable[..., None]
    """Change the record in place, with a code that must be legal; tell a story what happens, if there is one."""
    win_share: Callable[[State, int], float]
    """Return a seat's share of the win, once the game is over."""
    why_not: Callable[..., int]
    """Return why a code is not legal here, 0 if it is; tell a story the reason and its facts, if there is one."""
    ask: Callable[[State, Story], None]
    """Tell a story what the seat to act is asked."""
    label: Callable[[State, int, Story], None]
    """Tell a story what a legal action would do."""


# The free names of the templates below, bound by `specialise`.
legal: Callable[[State, Any], int]
chance: Callable[[State, Any, Any], int]
sample: Callable[[State, Any], int]
apply: Callable[..., None]
win_share: Callable[[State, int], float]
why_not: Callable[..., int]
ask: Callable[[State, Story], None]
label: Callable[[State, int, Story], None]


def legal_codes(states: Any, codes: Any) -> int:
    """Write the legal codes of the first record."""
    return legal(states[0], codes)


def chance_codes(states: Any, codes: Any, weights: Any) -> int:
    """Write the chance outcomes of the first record."""
    return chance(states[0], codes, weights)


def outcome_at(states: Any, signed_word: int, most: int) -> int:
    """Return the chance outcome of the first record that a random 64-bit word stands for.

    It draws as `WordSampler` does: words beyond the last whole multiple of all weights are -1, to be drawn again.
    """
    codes, room = np.empty(most, np.int32), np.empty(most, np.int64)
    weights = room[: chance(states[0], codes, room)]
    total, word = np.uint64(total_of(weights)), np.uint64(signed_word)
    beyond = (ALL_ONES % total + np.uint64(1)) % total
    if word > ALL_ONES - beyond:
        return -1
    place: Any = np.int64(word % total)
    code: int = codes[index_at(weights, place)]
    return code


def carry_on(before: Any, after: Any, code: int, draws: bool, signed_word: int, story: Story, now: Any) -> int:
    """Let a code happen to a copy of a record and then, if chance is to act, what a word stands for.

    It is all that a table asks at a move, in one call: the word is drawn before anybody knows whether it is needed.
    `DRAWN` is no code: the word stands for what happens first. What happens is added to a story, what is asked then
    stands in its next row, uncounted; `now` gets what happened, who is to act, and the codes that are legal.
    Returned is how many these are, or -1 where nothing happens, as the word stands for no outcome.
    """
    after[0] = before[0]
    state = after[0]
    happened = 0
    if code != DRAWN:
        apply(state, code, story)
        now[HEAD - 2] = code
        happened = 1
    if draws and state.actor == CHANCE:
        drawn = outcome_at(after, signed_word, len(now) - HEAD)
        if drawn >= 0:
            apply(state, drawn, story)
            now[HEAD - 2 + happened] = drawn
            happened += 1
    now[0], now[1] = happened, state.actor
    if happened == 0:
        return -1
    if state.actor < 0:
        return 0
    ask(state, story)
    story[0, 0] -= 1
    return legal(state, now[HEAD:])


def apply_code(states: Any, code: int, story: Story) -> int:
    """Apply one code to the first record, tell what happens, and return who is to act then.

    Told even where nobody asks: rules that tell nothing are compiled for playouts and batches only.
    """
    story[0, 0] = 0
    apply(states[0], code, story)
    actor: int = states[0].actor
    return actor


def tell_reason(states: Any, code: int, story: Story) -> None:
    """Tell why a code is not legal in the first record."""
    story[0, 0] = 0
    why_not(states[0], code, story)


def tell_prompt(states: Any, story: Story) -> None:
    """Tell what the seat to act in the first record is asked."""
    story[0, 0] = 0
    ask(states[0], story)


def tell_labels(states: Any, codes: Any, story: Story) -> None:
    """Tell what each of several legal codes would do in the first record."""
    story[0, 0] = 0
    for code in codes:
        label(states[0], code, story)


def legal_masks(states: Any, masks: Any, codes: Any) -> None:
    """Write one row of legal flags per record."""
    for i in range(len(states)):
        masks[i, :] = False
        if states[i].actor >= 0:
            for k in range(legal(states[i], codes)):
                masks[i, codes[k]] = True


def step_many(states: Any, actions: Any, rng: Any) -> None:
    """Apply one legal action per record, then chance until a player must act again; finished records stay."""
    rng = borrowed(rng)
    for i in range(len(states)):
        state = states[i]
        if state.actor >= 0:
            apply(state, actions[i])
        while state.actor == CHANCE:
            apply(state, sample(state, rng))


def random_actions(states: Any, actions: Any, codes: Any, rng: Any) -> None:
    """Choose a uniformly random legal action per record; -1 where no player is to act."""
    codes, rng = borrowed(codes), borrowed(rng)
    for i in range(len(states)):
        actions[i] = -1
        if states[i].actor >= 0:
            actions[i] = codes[below(rng, legal(states[i], codes))]


def playouts(start: Any, work: Any, codes: Any, rng: Any, games: int, cap: int, totals: Any, wins: Any) -> None:
    """Play random games from `start`, adding decisions, chance events, finished and capped games to `totals`."""
    codes, rng = borrowed(codes), borrowed(rng)
    for _ in range(games):
        work[0] = start[0]
        state = work[0]
        decisions = 0
        events = 0
        while state.actor >= CHANCE and decisions < cap:
            if state.actor == CHANCE:
                apply(state, sample(state, rng))
                events += 1
            else:
                apply(state, codes[below(rng, legal(state, codes))])
                decisions += 1
        totals[0] += decisions
        totals[1] += events
        if state.actor < CHANCE:
            totals[2] += 1
            for seat in range(len(wins)):
                wins[seat] += win_share(state, seat)
        else:
            totals[3] += 1


class Drivers(NamedTuple):
    """The shared loops, compiled for one game."""

    legal_codes: Callable[[Any, Any], int]
    chance_codes: Callable[[Any, Any, Any], int]
    outcome_at: Callable[[Any, int, int], int]
    carry_on: Callable[[Any, Any, int, bool, int, Any, Any], int]
    apply_code: Callable[[Any, int, Any], int]
    tell_reason: Callable[[Any, int, Any], None]
    tell_prompt: Callable[[Any, Any], None]
    tell_labels: Callable[[Any, Any, Any], None]
    legal_masks: Callable[[Any, Any, Any], None]
    step_many: Callable[[Any, Any, Any], None]
    random_actions: Callable[[Any, Any, Any, Any], None]
    playouts: Callable[..., None]


def drivers(name: str, kernels: Kernels) -> Drivers:
    """Bind the shared loops to one game's kernels; compiled at first use, then cached."""
    bindings = kernels._asdict()
    drawing = {**bindings, "outcome_at": specialise(outcome_at, name, bindings, inner)}
    told = (carry_on, apply_code, tell_reason, tell_prompt, tell_labels)
    one_by_one = (legal_codes, chance_codes, outcome_at, *told)
    in_bulk = (legal_masks, step_many, random_actions, playouts)
    return Drivers(
        *(specialise(template, name, drawing, quick) for template in one_by_one),
        *(specialise(template, name, bindings) for template in in_bulk),
    )
