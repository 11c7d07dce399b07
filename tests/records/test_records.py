"""Records of released versions replay for ever: a change that breaks one needs a new rules_version."""

from pathlib import Path

import pytest

import tafelrunde as tr

RECORDS = sorted(Path(__file__).parent.glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_released_record_still_replays_to_its_end(path: Path) -> None:
    text = path.read_text("utf-8")
    record = tr.Record.loads(text)
    assert record.end is not None
    assert list(tr.replay(record))[-1].outcome == record.end
    assert record.dumps() == text


def test_every_game_has_a_kept_record() -> None:
    assert {path.stem.split("-")[0] for path in RECORDS} >= set(tr.games())
