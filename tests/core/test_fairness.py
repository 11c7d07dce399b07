"""Fair dice: committed to beforehand, mixed with what players contribute, fresh after a take-back."""

import hmac
from copy import copy
from itertools import islice
from typing import Any

import msgspec
import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.core.chance import new_secret
from tafelrunde.core.dice import multisets
from tafelrunde.core.fairness import branches, commitment, contribution_hash, match_key, taken_back
from tafelrunde.core.proof import verify
from tests.chi_square import chi_square_p
from tests.core.fair import SECRET, fair_match, fairness_of, played_out
from tests.walks import choose


def test_the_commitment_is_the_hash_of_the_secret_and_secrets_differ() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert new_secret() != new_secret()
    assert len(new_secret()) == 32


def test_a_contribution_is_bound_to_its_table() -> None:
    written = b"tafelrunde contribution 2\nk3J9\nheads"
    assert contribution_hash("k3J9", "heads") == commitment(written)
    assert contribution_hash("k3J9", "heads") != contribution_hash("other", "heads")


@pytest.mark.parametrize("scheme", [1, 2])
def test_a_word_begins_the_hmac_of_branch_event_and_attempt(scheme: int) -> None:
    settled = fairness_of(scheme=scheme)
    sampler = tr.FairSampler(SECRET, settled)
    for branch, event, attempt in [(0, 0, 0), (1, 7, 0), (3, 2**40, 5)]:
        sampler.branch, sampler.events = branch, event
        numbers = [branch, event, attempt] if scheme > 1 else [event, attempt]
        written = b"".join(number.to_bytes(8, "big") for number in numbers)
        whole = hmac.digest(match_key(SECRET, settled), written, "sha256")
        assert sampler.word(attempt) == copy(sampler).word(attempt) == int.from_bytes(whole[:8], "big")


def test_the_key_follows_from_everything_that_was_settled() -> None:
    settled = fairness_of()
    others = [
        msgspec.structs.replace(settled, table="another"),
        msgspec.structs.replace(settled, contributions=["Anna was there", None]),
        msgspec.structs.replace(settled, contributions=[None, None]),
        msgspec.structs.replace(settled, hashes=[settled.hashes[0], "ff" * 32]),
        msgspec.structs.replace(settled, scheme=1),
    ]
    keys = {match_key(SECRET, fairness) for fairness in [settled, *others]} | {match_key(b"else", settled)}
    assert len(keys) == len(others) + 2


def test_the_first_scheme_draws_what_it_always_drew() -> None:
    sampler = tr.FairSampler(SECRET, fairness_of(scheme=1))
    sampler.begin()
    assert sampler.word(0) == 0x81B83113A8AF18F5


def test_the_secret_is_not_revealed_before_the_end() -> None:
    match = tr.game("knights").match(fairness=fairness_of([None, None]), players=2)
    with pytest.raises(ValueError, match="not over"):
        match.reveal(SECRET)


@pytest.mark.parametrize("scheme", [1, 2])
def test_a_sampler_taken_up_later_draws_the_same(scheme: int) -> None:
    weights, settled = np.arange(1, 30), fairness_of(scheme=scheme)
    whole = tr.FairSampler(SECRET, settled)
    drawn = [whole(weights) for _ in range(20)]
    later = tr.FairSampler(SECRET, settled, events=12)
    assert [later(weights) for _ in range(8)] == drawn[12:]


def test_a_resumed_match_numbers_its_chance_events_by_itself() -> None:
    match = fair_match()
    draw = tr.seeded(1)
    for _ in range(10):
        match.play(choose(match.position, draw))
    resumed = tr.Match.resume(match.record, tr.FairSampler(SECRET, fairness_of()))
    assert verify(played_out(resumed)).wrong is None


@pytest.mark.parametrize("scheme", [1, 2])
@pytest.mark.parametrize("game", tr.games())
@pytest.mark.parametrize("forgets", [False, True])
def test_after_going_back_over_chance_events_the_record_still_follows(
    game: str, forgets: bool, scheme: int
) -> None:
    match = fair_match(game, scheme=scheme)
    draw = tr.seeded(game)
    for at in (30, 11, 25, 0):
        while match.position.to_act is not None and len(match.record.entries) < 50:
            match.play(choose(match.position, draw))
        if forgets:
            match.forget()
        match.rewind(at)
    assert len(match.takebacks) == (4 if scheme > 1 else 0)
    verdict = verify(played_out(match))
    assert (verdict.wrong, verdict.takebacks) == (None, len(match.takebacks))


@pytest.mark.parametrize("game", tr.games())
def test_a_match_resumed_after_take_backs_goes_on_as_it_would_have(game: str) -> None:
    match, draw = fair_match(game), tr.seeded(game)
    while len(match.entries) < 50:
        match.play(choose(match.position, draw))
    match.rewind(30)
    match.rewind(12)
    resumed = tr.Match.resume(match.record, tr.FairSampler(SECRET, fairness_of()))
    assert played_out(resumed) == played_out(match)


# Take-backs -------------------------------------------------------------------------------------------


def test_the_dice_of_the_first_scheme_fall_again_as_they_fell() -> None:
    match = fair_match("court", scheme=1)
    match.play(match.position.legal()[0])
    before = match.record
    rolled = next(i for i, entry in enumerate(before.entries) if entry.do.startswith("roll "))
    match.rewind(rolled)
    assert match.record == before


def test_what_was_seen_and_taken_back_does_not_come_again() -> None:
    match, seen = fair_match("court"), set()
    match.play(match.position.legal()[0])
    before = next(i for i, entry in enumerate(match.entries) if entry.do.startswith("roll "))
    for _ in range(20):
        seen.add(match.entries[before].do)
        match.rewind(before)
    assert len(seen) > 15
    assert match.takebacks == [before] * 20


def test_an_undo_that_takes_no_chance_back_leaves_the_dice_as_they_were() -> None:
    match, draw = fair_match("torres"), tr.seeded(3)
    while not match.can_undo(match.entries[-1].by):
        match.play(choose(match.position, draw))
    before = match.record
    match.undo(match.entries[-1].by)
    assert match.takebacks == []
    match.play(tr.game("torres").action(before.entries[-1].do))
    assert match.record == before


def test_fresh_events_begin_where_an_undo_after_the_take_back_leads() -> None:
    assert taken_back([], 7, fresh=False) == []
    assert taken_back([], 7, fresh=True) == [7]
    assert taken_back([7], 9, fresh=False) == [7]
    assert taken_back([9, 7], 5, fresh=False) == [9, 5]
    assert taken_back([5], 9, fresh=True) == [5, 9]


@pytest.mark.parametrize(
    ("takebacks", "expected"),
    [
        ([], [0, 0, 0, 0, 0, 0]),
        ([0], [1, 1, 1, 1, 1, 1]),
        ([4, 2], [0, 0, 2, 2, 2, 2]),
        ([2, 4], [0, 0, 1, 1, 2, 2]),
        ([3, 3, 99], [0, 0, 0, 2, 2, 2]),
    ],
)
def test_each_entry_belongs_to_the_last_take_back_before_it(takebacks: list[int], expected: list[int]) -> None:
    assert list(islice(branches(takebacks), 6)) == expected


def rolls_of(dice: int) -> Any:
    """Return in how many ways each roll of so many dice falls, in their fixed order."""
    table = multisets(6, dice)
    return table.ways[table.start[dice] :]


def best_guesses(dice: int) -> list[int]:
    """Return what a roll of one die fewer is most often, had it been drawn from the same word."""
    many, few = (np.repeat(np.arange(len(ways)), ways) for ways in (rolls_of(dice), rolls_of(dice - 1)))
    counted = np.zeros((len(rolls_of(dice)), len(rolls_of(dice - 1))))
    for place, roll in enumerate(many):  # a word modulo 6^n says what it is modulo 6^(n-1)
        counted[roll, few[place % len(few)]] += 1
    return [int(guess) for guess in counted.argmax(axis=1)]


def hits_after_take_back(dice: int, scheme: int, tries: int = 1500) -> float:
    """Return how often the next roll is guessed by who rolled, took that back, and rolls one die fewer."""
    guesses, hits, many, few = best_guesses(dice), 0, rolls_of(dice), rolls_of(dice - 1)
    sampler = tr.FairSampler(SECRET, fairness_of(scheme=scheme))
    for event in range(tries):
        sampler.events, sampler.branch = event, 0
        seen = sampler(many)
        sampler.events, sampler.branch = event, 1
        hits += sampler(few) == guesses[seen]
    return hits / tries


@pytest.mark.parametrize("dice", [3, 4, 5])
def test_after_a_take_back_the_next_roll_is_guessed_no_better_than_blind(dice: int) -> None:
    blind = rolls_of(dice - 1).max() / 6 ** (dice - 1)
    assert hits_after_take_back(dice, scheme=1) > 0.35
    assert hits_after_take_back(dice, scheme=2) < blind + 0.03


def test_a_match_whose_secret_is_revealed_does_not_go_back() -> None:
    match = fair_match("court")
    played_out(match)
    length = len(match.record.entries)
    assert not any(match.can_undo(seat) for seat in range(2))
    with pytest.raises(ValueError, match="revealed"):
        match.rewind(length - 1)
    assert len(match.record.entries) == length


@pytest.mark.parametrize("branch", [0, 3])
def test_draws_have_the_probabilities_of_their_weights(branch: int) -> None:
    sampler, weights = tr.FairSampler(SECRET, fairness_of()), [1, 5, 30, 64]
    sampler.branch = branch
    counted = [0] * len(weights)
    for _ in range(4000):
        counted[sampler(np.array(weights))] += 1
    assert chi_square_p(counted, weights) > 1e-6
