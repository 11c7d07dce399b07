"""The ledger adds up for every record, is told how far it is, and says what it cannot know."""

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any
from unittest.mock import patch

import msgspec
import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.analysis import Ledger, analyse
from tafelrunde.analysis import ledger as analysing
from tafelrunde.analysis.labels import label
from tafelrunde.analysis.steps import Step
from tests.analysis.matches import CASES, check_sums, house_match, random_record
from tests.every_game import pig_registered

SHORT = 60
"""Random matches of Court and Knights may last for thousands of decisions; these break off."""


@pytest.mark.parametrize(("name", "options"), CASES, ids=lambda value: str(value))
def test_the_ledger_of_a_random_record_adds_up(name: str, options: dict[str, Any]) -> None:
    for seed in range(2):
        ledger = analyse(random_record(name, f"{seed} {options}", SHORT, **options))
        assert len(ledger.seats) == options["players"]
        check_sums(ledger)


@pytest.mark.parametrize("name", tr.games())
def test_a_match_of_the_house_ends_with_its_result(name: str) -> None:
    match = house_match(name, 3, players=2)
    ledger = analyse(match)
    check_sums(ledger)
    outcome = match.position.outcome
    assert outcome is not None
    assert ledger.finished
    assert [row.result for row in ledger.seats] == [float(seat in outcome.winners) for seat in range(2)]
    assert [entry.do for entry in ledger.entries] == [entry.do for entry in match.entries]
    assert sum(entry.turn for entry in ledger.entries) > 4
    assert msgspec.json.decode(msgspec.json.encode(ledger), type=Ledger) == ledger, "servers send it as JSON"


def test_the_error_of_estimates_is_that_of_the_turns() -> None:
    ledger = analyse(house_match("knights", 3, players=3))
    drifts = [entry.drift[entry.seat] for entry in ledger.entries if entry.turn and entry.seat is not None]
    assert len(drifts) > 10
    assert ledger.error == pytest.approx(fmean(drift**2 for drift in drifts) ** 0.5)
    assert 0 < ledger.error < 0.2


def test_a_record_that_breaks_off_is_worth_what_its_last_position_is() -> None:
    ledger = analyse(random_record("knights", 1, 20, players=3))
    assert not ledger.finished
    assert sum(row.result for row in ledger.seats) == pytest.approx(1)
    assert [row.result for row in ledger.seats] == ledger.entries[-1].after


def test_a_record_without_entries_is_all_start() -> None:
    match = tr.game("torres").match(players=2, start=0)
    assert not match.entries
    assert [row.result for row in analyse(match).seats] == [0.5, 0.5]


def test_text_record_and_match_are_analysed_alike() -> None:
    match = random_record("knights", 5, 15, players=2)
    ledgers = [analyse(match), analyse(match.record), analyse(match.record.dumps())]
    assert ledgers[0] == ledgers[1] == ledgers[2]
    assert msgspec.json.decode(msgspec.json.encode(ledgers[0]), type=Ledger) == ledgers[0]


def test_a_bad_record_is_refused_with_its_line() -> None:
    text = random_record("knights", 5, 3, players=2).record.dumps()
    with pytest.raises(tr.BadRecord):
        analyse(text.replace("deal", "steal", 1))
    with pytest.raises(tr.BadRecord):
        analyse("")


def test_progress_is_told_after_each_entry() -> None:
    match, told = random_record("knights", 2, 10, players=2), []
    analyse(match, lambda done, of: told.append((done, of)))
    assert told == [(at + 1, len(match.entries)) for at in range(len(match.entries))]


def test_a_game_that_brings_no_values_has_drift_alone() -> None:
    with pig_registered():
        ledger = analyse(random_record("pig", 1, players=2))
        check_sums(ledger)
        assert [row.start + row.drift for row in ledger.seats] == [row.result for row in ledger.seats]


def test_how_a_match_ended_is_known_whatever_a_game_says_of_its_last_entry() -> None:
    def even(positions: Sequence[tr.Position], codes: Sequence[int]) -> Iterator[Step]:
        for before in positions[:-1]:
            yield Step(np.array([0.5, 0.5]), np.array([0.5, 0.5]), before.to_act)

    match = house_match("knights", 3, "page", players=2)
    outcome = match.position.outcome
    assert outcome is not None
    with patch.object(analysing, "steps_of", return_value=even):
        ledger = analyse(match)
    check_sums(ledger)
    assert [row.result for row in ledger.seats] == [float(seat in outcome.winners) for seat in range(2)]


@pytest.mark.parametrize(
    ("loss", "players", "name"),
    [(0.039, 2, None), (0.04, 2, "inaccuracy"), (0.09, 2, "mistake"), (0.3, 2, "blunder"), (0.045, 5, "blunder")],
)
def test_losses_are_called_by_their_size_and_the_number_of_seats(loss: float, players: int, name: str) -> None:
    assert label(loss, players) == name
