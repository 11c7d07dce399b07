"""Fair dice: committed to beforehand, mixed with what players contribute, checked by anybody afterwards."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.cli.main import main
from tafelrunde.core.chance import new_secret
from tafelrunde.core.fairness import Verdict, commitment, verify
from tests.chi_square import chi_square_p
from tests.walks import choose

SECRET = bytes(range(32))
CONTRIBUTIONS = ["Anna was here", None]


def fair_match(game: str = "torres", contributions: list[str | None] = CONTRIBUTIONS) -> tr.Match:
    """Start a match with fair dice."""
    fairness = tr.Fairness(commitment(SECRET), contributions)
    sampler = tr.FairSampler(SECRET, contributions)
    return tr.game(game).match(sampler, fairness=fairness, players=len(contributions))


def played_out(match: tr.Match) -> tr.Record:
    """Play a match at random to its end and reveal the secret."""
    draw = tr.seeded(match.game.name)
    while match.position.to_act is not None:
        match.play(choose(match.position, draw))
    match.reveal(SECRET)
    return match.record


def finished(game: str = "torres") -> tr.Record:
    return played_out(fair_match(game))


def with_fairness(record: tr.Record, **changes: Any) -> tr.Record:
    header = msgspec.structs.replace(record.header, fairness={**(record.header.fairness or {}), **changes})
    return msgspec.structs.replace(record, header=header)


@pytest.mark.parametrize("game", tr.games())
def test_every_chance_event_of_an_honest_match_follows(game: str) -> None:
    record = finished(game)
    events = sum(entry.by == tr.CHANCE for entry in record.entries)
    assert (verify(record).events, verify(record).wrong) == (events, None)
    assert tr.Record.loads(record.dumps()) == record


def test_the_commitment_is_the_hash_of_the_secret_and_secrets_differ() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert new_secret() != new_secret()
    assert len(new_secret()) == 32


def test_a_changed_roll_is_named() -> None:
    record = finished("court")
    at, entry = next((i, e) for i, e in enumerate(record.entries) if e.do.startswith("roll ") and e.by == tr.CHANCE)
    dice = entry.do.removeprefix("roll ").split("-")
    other = "roll " + "-".join(["1"] * len(dice) if set(dice) != {"1"} else ["2"] * len(dice))
    forged = [*record.entries[:at], tr.Entry(tr.CHANCE, other)]
    verdict = verify(msgspec.structs.replace(record, entries=forged, end=None))
    assert verdict.wrong == at + 1


@pytest.mark.parametrize(
    "contributions", [["Anna was there", None], ["Anna was here", ""], [None, "Anna was here"]]
)
def test_other_contributions_would_have_brought_other_dice(contributions: list[str | None]) -> None:
    assert verify(with_fairness(finished(), contributions=contributions)).wrong is not None


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"secret": None}, "fairness-secret"),
        ({"secret": "00" * 32}, "fairness-commitment"),
        ({"secret": "lucky"}, "fairness-malformed"),
        ({"commitment": 7}, "fairness-malformed"),
        ({"commitment": "é"}, "fairness-commitment"),
        ({"luck": 7}, "fairness-malformed"),
    ],
)
def test_a_record_that_proves_nothing_is_refused(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(tr.BadRecord) as caught:
        verify(with_fairness(finished(), **changes))
    assert caught.value.problem.code == code


def test_the_secret_is_not_revealed_before_the_end() -> None:
    match = tr.game("knights").match(fairness=tr.Fairness(commitment(SECRET), [None, None]), players=2)
    with pytest.raises(ValueError, match="not over"):
        match.reveal(SECRET)


def test_a_sampler_taken_up_later_draws_the_same() -> None:
    weights = np.arange(1, 30)
    whole = tr.FairSampler(SECRET, CONTRIBUTIONS)
    drawn = [whole(weights) for _ in range(20)]
    later = tr.FairSampler(SECRET, CONTRIBUTIONS, events=12)
    assert [later(weights) for _ in range(8)] == drawn[12:]


def test_a_resumed_match_numbers_its_chance_events_by_itself() -> None:
    match = fair_match()
    draw = tr.seeded(1)
    for _ in range(10):
        match.play(choose(match.position, draw))
    resumed = tr.Match.resume(match.record, tr.FairSampler(SECRET, CONTRIBUTIONS))
    assert verify(played_out(resumed)).wrong is None


@pytest.mark.parametrize("game", tr.games())
@pytest.mark.parametrize("forgets", [False, True])
def test_after_going_back_over_chance_events_the_record_still_follows(game: str, forgets: bool) -> None:
    match = fair_match(game)
    draw = tr.seeded(game)
    for at in (30, 11, 25, 0):
        while match.position.to_act is not None and len(match.record.entries) < 50:
            match.play(choose(match.position, draw))
        if forgets:
            match.forget()
        match.rewind(at)
    record = played_out(match)
    assert verify(record) == Verdict(sum(entry.by == tr.CHANCE for entry in record.entries))


def test_fair_dice_fall_again_as_they_fell() -> None:
    match = fair_match("court")
    match.play(match.position.legal()[0])
    before = match.record
    rolled = next(i for i, entry in enumerate(before.entries) if entry.do.startswith("roll "))
    match.rewind(rolled)
    assert match.record == before


def test_a_match_whose_secret_is_revealed_does_not_go_back() -> None:
    match = fair_match("court")
    played_out(match)
    length = len(match.record.entries)
    assert not any(match.can_undo(seat) for seat in range(2))
    with pytest.raises(ValueError, match="revealed"):
        match.rewind(length - 1)
    assert len(match.record.entries) == length


def test_draws_have_the_probabilities_of_their_weights() -> None:
    sampler, weights = tr.FairSampler(SECRET, []), [1, 5, 30, 64]
    counted = [0] * len(weights)
    for _ in range(4000):
        counted[sampler(np.array(weights))] += 1
    assert chi_square_p(counted, weights) > 1e-6


def test_the_command_proves_or_names_the_first_wrong_draw(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, path = finished(), tmp_path / "match.jsonl"
    path.write_text(record.dumps(), "utf-8")
    assert main(["verify", str(path)]) == 0
    assert "follow from the secret" in capsys.readouterr().out
    path.write_text(with_fairness(record, contributions=[None, None]).dumps(), "utf-8")
    assert main(["verify", str(path)]) == 1
    assert "does not follow from the secret" in capsys.readouterr().err
    plain = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, fairness=None))
    path.write_text(plain.dumps(), "utf-8")
    assert main(["verify", str(path)]) == 2
    assert "no host committed" in capsys.readouterr().err
