"""`tafelrunde analyse` prints a table, JSON and a page, in every language, and refuses what is no record."""

import json
from pathlib import Path

import pytest

import tafelrunde as tr
from tafelrunde.analysis import analyse
from tafelrunde.cli.analysis_words import Told
from tafelrunde.cli.main import main
from tafelrunde.text.catalogue import LANGUAGES, catalogue
from tests.analysis.matches import house_match, random_record


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "match.jsonl"
    path.write_text(house_match("knights", 4, "page", players=2).record.dumps(), "utf-8")
    return path


def test_the_table_shows_every_seat_and_where_the_match_turned(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(record)]) == 0
    shown = capsys.readouterr().out
    for words in ("Gifts", "Accuracy", "Turning points", "uck for", "Played:", "Better:"):
        assert words in shown


def test_what_would_have_been_better_is_told_in_words_to_the_end_of_the_turn() -> None:
    """The list of mistakes says the same of a turn of Torres as the turning points do."""
    match = random_record("torres", 5, 160, players=2)
    told, ledger = Told(match, catalogue("en")), analyse(match)
    mistakes = [point for point in told.turning_points(ledger) if ledger.entries[point.at].label]
    assert any(len(ledger.entries[point.at].line or []) > 2 for point in mistakes)
    for point in mistakes:
        assert told.comparison(ledger.entries[point.at]) == point.lines[:2]


def test_json_has_seats_that_add_up(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--json"]) == 0
    ledger = json.loads(capsys.readouterr().out)
    for seat in ledger["seats"]:
        parts = ("start", "own_luck", "others_luck", "mistakes", "gifts", "drift")
        assert abs(sum(seat[part] for part in parts) - seat["result"]) < 1e-12
    assert len(ledger["entries"]) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else_and_speaks_the_readers_language(
    record: Path, tmp_path: Path, language: str
) -> None:
    target = tmp_path / "page.html"
    assert main(["--language", language, "analyse", str(record), "--html", str(target)]) == 0
    page = target.read_text("utf-8")
    assert f'<html lang="{language}">' in page
    assert page.count("<svg") == 3
    assert "prefers-color-scheme: dark" in page
    assert "http" not in page
    assert "<script" not in page


def test_names_cannot_write_the_page(tmp_path: Path) -> None:
    match = tr.game("knights").match(players=2, sampler=tr.seeded(1), seats=["<b>Anna</b>", "Ben & Co"])
    path, target = tmp_path / "match.jsonl", tmp_path / "page.html"
    path.write_text(match.record.dumps(), "utf-8")
    assert main(["analyse", str(path), "--html", str(target)]) == 0
    assert "<b>" not in target.read_text("utf-8")
    assert "Ben &amp; Co" in target.read_text("utf-8")


def test_an_unfinished_match_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text(random_record("knights", 1, 10, players=2).record.dumps(), "utf-8")
    assert main(["analyse", str(path)]) == 0
    assert "not finished" in capsys.readouterr().out


@pytest.mark.parametrize("content", ["", "no record", '{"tafelrunde": 99}'])
def test_what_is_no_record_is_refused(content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text(content, "utf-8")
    assert main(["analyse", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_missing_file_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "missing.jsonl"]) == 2
    assert "missing.jsonl" in capsys.readouterr().err
