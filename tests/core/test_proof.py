"""What a record proves about its dice: to everybody, and to whoever kept a receipt."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tafelrunde as tr
from tafelrunde.cli.main import main
from tafelrunde.core.fairness import commitment, contribution_hash
from tafelrunde.core.proof import Receipt, verify
from tests.core.fair import (
    CONTRIBUTIONS,
    SECRET,
    TABLE,
    fair_match,
    fairness_of,
    finished,
    played_out,
    with_fairness,
)

OTHER_SECRET = b"swapped after the reveals"
RECEIPT = Receipt(TABLE, 0, commitment(SECRET), "Anna was here", fairness_of().hashes)


@pytest.fixture(scope="module")
def record() -> tr.Record:
    return finished("court")


def dealt_anew(secret: bytes, settled: tr.Fairness) -> tr.Record:
    """Return an honest looking record of a match whose dice were settled otherwise."""
    match = tr.game("court").match(tr.FairSampler(secret, settled), fairness=settled, players=2)
    return played_out(match, secret)


@pytest.mark.parametrize("scheme", [1, 2])
@pytest.mark.parametrize("game", tr.games())
def test_every_chance_event_of_an_honest_match_follows(game: str, scheme: int) -> None:
    record = finished(game, scheme)
    verdict = verify(record)
    assert verdict.events == sum(entry.by == tr.CHANCE for entry in record.entries)
    assert (verdict.wrong, verdict.scheme, verdict.contributed, verdict.withheld) == (None, scheme, [0], [])
    assert verdict.holds
    assert tr.Record.loads(record.dumps()) == record


def test_a_changed_roll_is_named(record: tr.Record) -> None:
    at, entry = next((i, e) for i, e in enumerate(record.entries) if e.do.startswith("roll ") and e.by == tr.CHANCE)
    dice = entry.do.removeprefix("roll ").split("-")
    other = "roll " + "-".join(["1"] * len(dice) if set(dice) != {"1"} else ["2"] * len(dice))
    forged = [*record.entries[:at], tr.Entry(tr.CHANCE, other)]
    verdict = verify(msgspec.structs.replace(record, entries=forged, end=None))
    assert (verdict.wrong, verdict.holds) == (at + 1, False)


def test_a_changed_end_is_refused(record: tr.Record) -> None:
    assert record.end is not None
    forged = msgspec.structs.replace(record, end=msgspec.structs.replace(record.end, ending="by magic"))
    with pytest.raises(tr.BadRecord, match="record-outcome"):
        verify(forged)


@pytest.mark.parametrize(
    "contributions", [["Anna was there", None], ["Anna was here", ""], [None, "Anna was here"]]
)
def test_other_contributions_would_have_brought_other_dice(contributions: list[str | None]) -> None:
    assert verify(with_fairness(finished(scheme=1), contributions=contributions)).wrong is not None


@pytest.mark.parametrize("takebacks", [[0], [40], [0, 7]])
def test_a_take_back_that_was_none_would_have_brought_other_dice(record: tr.Record, takebacks: list[int]) -> None:
    assert verify(with_fairness(record, takebacks=takebacks)).wrong is not None


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"secret": None}, "fairness-secret"),
        ({"secret": "00" * 32}, "fairness-commitment"),
        ({"secret": "lucky"}, "fairness-malformed"),
        ({"commitment": 7}, "fairness-malformed"),
        ({"commitment": "é"}, "fairness-commitment"),
        ({"luck": 7}, "fairness-malformed"),
        ({"scheme": 3}, "fairness-scheme"),
        ({"scheme": 0}, "fairness-scheme"),
        ({"hashes": []}, "fairness-malformed"),
        ({"hashes": [None, None, None]}, "fairness-malformed"),
        ({"hashes": [None, None]}, "fairness-hash"),
        ({"hashes": ["00" * 32, None]}, "fairness-hash"),
        ({"contributions": ["Anna was here", "so was I"]}, "fairness-hash"),
        ({"contributions": ["Anna was here"]}, "fairness-malformed"),
        ({"table": "another"}, "fairness-hash"),
        ({"takebacks": [-1]}, "fairness-malformed"),
        ({"takebacks": "some"}, "fairness-malformed"),
    ],
)
def test_a_record_that_proves_nothing_is_refused(record: tr.Record, changes: dict[str, Any], code: str) -> None:
    with pytest.raises(tr.BadRecord) as caught:
        verify(with_fairness(record, **changes))
    assert caught.value.problem.code == code


def test_who_committed_and_did_not_reveal_is_named() -> None:
    hashes: list[str | None] = [
        contribution_hash(TABLE, "Anna was here"),
        contribution_hash(TABLE, "told to nobody"),
    ]
    settled = tr.Fairness(commitment(SECRET), CONTRIBUTIONS, scheme=2, table=TABLE, hashes=hashes)
    verdict = verify(dealt_anew(SECRET, settled))
    assert (verdict.contributed, verdict.withheld, verdict.holds) == ([0], [1], True)


def test_the_seats_that_withheld_are_only_those_that_committed() -> None:
    assert fairness_of([None, None]).withheld == []
    assert fairness_of(["a", "b"]).withheld == []


# Receipts ---------------------------------------------------------------------------------------------


def test_an_honest_record_fits_the_receipt(record: tr.Record) -> None:
    assert verify(record, RECEIPT).holds


def test_a_secret_that_was_swapped_after_the_reveals_is_noticed() -> None:
    swapped = msgspec.structs.replace(fairness_of(), commitment=commitment(OTHER_SECRET))
    forged = dealt_anew(OTHER_SECRET, swapped)
    assert verify(forged).holds, "without a receipt it looks like any other"
    assert verify(forged, RECEIPT).contradiction == "commitment"


def test_a_contribution_that_was_chosen_after_the_reveals_is_noticed() -> None:
    forged = dealt_anew(SECRET, fairness_of(["Anna was here", "chosen late"]))
    assert verify(forged).holds
    assert verify(forged, RECEIPT).contradiction == "hashes"


def test_a_reveal_that_the_server_dropped_is_noticed() -> None:
    settled = msgspec.structs.replace(fairness_of(), contributions=[None, None])
    forged = dealt_anew(SECRET, settled)
    assert verify(forged, RECEIPT).contradiction == "mine"


def test_a_receipt_of_another_table_is_noticed(record: tr.Record) -> None:
    other = msgspec.structs.replace(RECEIPT, table="another")
    assert verify(record, other).contradiction == "table"
    assert verify(finished("court", scheme=1), RECEIPT).contradiction == "table"


def test_a_receipt_can_be_written_down() -> None:
    assert Receipt.from_json(RECEIPT.to_json()) == RECEIPT


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        '{"table":1}',
        "\ud800",
        RECEIPT.to_json().replace('"seat":0', '"seat":1'),
        RECEIPT.to_json().replace('"seat":0', '"seat":-2'),
        RECEIPT.to_json().replace('"seat":0', '"seat":99'),
        RECEIPT.to_json().replace("Anna was here", "Anna was there"),
    ],
)
def test_what_is_no_receipt_is_refused(text: str) -> None:
    with pytest.raises(tr.BadRecord, match="receipt-malformed"):
        Receipt.from_json(text)


# The command ------------------------------------------------------------------------------------------


class Desk:
    """Files, and what the command says about them."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.capsys = folder, capsys

    def verify(self, record: tr.Record, *arguments: str) -> tuple[int, str]:
        path = self.folder / "match.jsonl"
        path.write_text(record.dumps(), "utf-8")
        (self.folder / "receipt.json").write_text(RECEIPT.to_json(), "utf-8")
        status = main(["verify", str(path), *(self.path(word) for word in arguments)])
        said = self.capsys.readouterr()
        return status, re.sub(r"\s+", " ", said.out + said.err)

    def path(self, word: str) -> str:
        return str(self.folder / word) if word.endswith(".json") else word


@pytest.fixture
def desk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(tmp_path, capsys)


def test_the_command_says_what_is_proven_and_against_whom(desk: Desk, record: tr.Record) -> None:
    status, said = desk.verify(record)
    assert status == 0
    assert "follow from the secret" in said
    assert "Without a receipt the host is bound by nothing but its own word" in said
    status, said = desk.verify(record, "--receipt", "receipt.json")
    assert status == 0
    assert "nobody could choose these dice" in said
    assert "Without a receipt" not in said


def test_the_command_does_not_say_more_of_an_old_record_than_is_true(desk: Desk) -> None:
    status, said = desk.verify(finished("court", scheme=1))
    assert status == 0
    assert "a host who also played could choose them" in said


def test_the_command_names_what_contradicts_the_receipt(desk: Desk) -> None:
    swapped = msgspec.structs.replace(fairness_of(), commitment=commitment(OTHER_SECRET))
    forged = dealt_anew(OTHER_SECRET, swapped)
    assert desk.verify(forged)[0] == 0
    status, said = desk.verify(forged, "--receipt", "receipt.json")
    assert status == 1
    assert "not the one that was promised" in said
    status, said = desk.verify(forged, "--commitment", commitment(SECRET))
    assert (status, "not the one that was promised" in said) == (1, True)


def test_the_command_takes_what_was_written_on_paper(desk: Desk, record: tr.Record) -> None:
    status, said = desk.verify(record, "--commitment", commitment(SECRET).upper(), "--mine", "Anna was here")
    assert status == 0
    assert "whose hash you saw before" in said
    assert "Your contribution is among those" in said
    status, said = desk.verify(record, "--mine", "Bob was here")
    assert (status, "Your contribution is not among those" in said) == (1, True)


def test_the_command_tells_of_take_backs_and_of_who_withheld(desk: Desk) -> None:
    hashes: list[str | None] = [
        contribution_hash(TABLE, "Anna was here"),
        contribution_hash(TABLE, "told to nobody"),
    ]
    settled = tr.Fairness(commitment(SECRET), CONTRIBUTIONS, scheme=2, table=TABLE, hashes=hashes)
    match = tr.game("court").match(tr.FairSampler(SECRET, settled), fairness=settled, players=2)
    match.rewind(0)
    status, said = desk.verify(played_out(match))
    assert status == 0
    assert "Seat B committed to a contribution and did not reveal it" in said
    assert "One take-back went over dice or cards" in said
    receipt = desk.folder / "own.json"
    receipt.write_text(Receipt(TABLE, 0, commitment(SECRET), "Anna was here", hashes).to_json(), "utf-8")
    status, said = desk.verify(match.record, "--receipt", "own.json")
    assert (status, "no choice was left but to reveal or not" in said, "nobody could" in said) == (0, True, False)


def test_the_command_names_the_first_wrong_draw(desk: Desk) -> None:
    status, said = desk.verify(with_fairness(finished(scheme=1), contributions=[None, None]))
    assert (status, "does not follow from the secret" in said) == (1, True)


def test_the_command_refuses_what_cannot_be_checked(desk: Desk, record: tr.Record) -> None:
    plain = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, fairness=None))
    status, said = desk.verify(plain)
    assert (status, "no host committed" in said) == (2, True)
    (desk.folder / "odd.json").write_text("{", "utf-8")
    status, said = desk.verify(record, "--receipt", "odd.json")
    assert (status, "This is no receipt" in said) == (2, True)


def test_a_match_that_went_back_fits_the_receipt_too() -> None:
    match = fair_match("court")
    match.rewind(0)
    assert verify(played_out(match), RECEIPT).holds
