"""Commands print what they should, and bad input ends with status 2 and one sentence."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import tafelrunde as tr
from tafelrunde.cli.main import main

STANDARD_DECK = Path(__file__).parents[2] / "src/tafelrunde/games/knights/deck.toml"


def test_the_package_runs_as_the_command() -> None:
    def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run([sys.executable, "-m", "tafelrunde", *arguments], capture_output=True, text=True)

    assert run("--version").stdout == f"tafelrunde {tr.__version__}\n"
    refused = run("play", "chess")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "no game called" in refused.stderr


def test_the_probability_stands_last_on_the_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "knights", "3-3-3+2"]) == 0
    assert capsys.readouterr().out.split()[-1] == "0.599167"


@pytest.mark.parametrize(
    ("arguments", "probability"),
    [
        (["3-3-3+2", "--dice", "5,5,2", "--rolls", "1"], 0.166667),
        (["king", "--dice", "5,5,5,5,1", "--rolls", "1"], 0.666667),
        (["king", "--dice", "5-5-5-5-1", "--rolls", "1", "--cards", "5"], 1.0),
        (["4-4-4+1", "--dice", "5,5,5", "--rolls", "1", "--owner", ""], 0.568603),
        (["tournament", "--dice", "5,5,5,5,5,5", "--rolls", "1", "--rivals", "3"], 1.0),
    ],
)
def test_odds_as_json_are_exact(
    arguments: list[str], probability: float, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["odds", "knights", *arguments, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["probability"] == pytest.approx(probability, abs=2e-3)
    assert answer["keeps"]


def test_tournament_shares_are_listed_and_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "knights", "tournament", "--rivals", "3", "4:1,2", "--mark", "3-3-3", "--json"]) == 0
    shares = json.loads(capsys.readouterr().out)["shares"]
    assert list(shares) == ["present leader", "roller", "rival 1", "rival 2"]
    assert sum(shares.values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], "no game called"),
        (["play", "knights", "--seats", "human"], "2 to 6 players"),
        (["play", "knights", "--seats", ",".join(["bot"] * 7)], "2 to 6 players"),
        (["play", "knights", "--seats", "human,wizard"], "wizard"),
        (["play", "knights", "--seats", "bot,bot", "--names", "Anna"], "2 names"),
        (["play", "knights", "--seats", "bot,bot", "--start", "5"], "Seat 5"),
        (["play", "knights", "--deck", "missing.toml"], "no file missing.toml"),
        (["play", "--resume", "missing.jsonl"], "no file missing.jsonl"),
        (["play", "--resume", "missing.jsonl", "--seats", "bot,bot"], "--seats"),
        (["play", "--resume", "missing.jsonl", "--start", "0"], "--start"),
        (["play", "--resume", "missing.jsonl", "-o", "players=2"], "--option"),
        (["replay", "missing.jsonl"], "no file"),
        (["odds", "knights", "3-3-3"], ""),
        (["odds", "knights", "3-3-3+3"], "no demand"),
        (["odds", "knights", "3-3-3+2", "--cards", "6"], "Die cards"),
        (["odds", "knights", "3-3-3+2", "--dice", "6,6"], "Live dice"),
        (["odds", "knights", "3-3-3+2", "--rolls", "9"], "rolls"),
        (["odds", "knights", "3-3-3+2", "--rolls", "x"], "--rolls"),
        (["odds", "knights", "3-3-3+2", "--rolls", "4", "--dice", "5,5"], "1 to 3 rolls"),
        (["odds", "knights", "3-3-3+2", "--cards", "a"], "--cards"),
        (["odds", "knights", "3-3-3+2", "--dice", "5,x"], "--dice"),
        (["odds", "knights", "3-3-3+2", "--dice", "٣"], "--dice"),
        (["odds", "knights", "3-3-3+2", "--owner", "1;2"], "--owner"),
        (["odds", "knights", "3-3-3+2", "--rivals", "3"], "tournament"),
        (["odds", "knights", "king", "--owner", "1"], "demand"),
        (["odds", "knights", "tournament", "--rivals", "x"], "--rivals"),
        (["arena", "knights", "steward"], "2 to 6 players"),
        (["arena", "knights", "steward", "wizard"], "wizard"),
        (["arena", "go", "steward", "random"], "no game called"),
        (["arena", "knights", "random", "steward@none.npz"], "none.npz"),
        (["bench", "go"], "no game called"),
        (["play", "torres", "-o", "variant=chess"], "variant"),
        (["play", "torres", "-o", "colour=red"], "colour"),
        (["play", "torres", "-o", "master_card=edge"], "Only the master version"),
        (["arena", "torres", "random", "random", "-o", "variant"], "variant"),
        (["bench", "--seconds", "0"], "--seconds"),
        (["rules", "knights", "K99.9"], "K99.9"),
        (["play", "court", "--seats", ",".join(["bot"] * 6)], "2 to 5 players"),
        (["play", "court", "--deck", "deck.toml"], "no option"),
        (["odds", "court", "--own", "pope"], "pope"),
        (["odds", "court", "--own", "king"], "king"),
        (["odds", "court", "--goal", "pope"], "pope"),
        (["odds", "court", "--used", "guard"], "Guard"),
        (["odds", "court", "--active", "7"], "1 to 6"),
        (["odds", "court", "--active", "1,1,1,1,1,1,1", "--aside", "2,2,2,2,2,2"], "13 dice"),
        (["odds", "court", "--mark", "7of4"], "7of4"),
        (["odds", "court", "--mark", "13x4"], "13x4"),
        (["odds", "court", "--active", "a"], "--active"),
        (["odds", "court", "--dice-supply", "many"], "--dice-supply"),
        (["arena", "knights", "random", "random", "-o", "players=4"], "players=4"),
        (["play", "knights", "--seats", "bot,bot", "-o", "players=4"], "players=4"),
        (["play", "knights", "--seats", "bot,bot", "-o", "players=many"], "players=many"),
        (["odds", "court", "--dice-supply", "6"], "7–12"),
    ],
)
def test_bad_input_is_one_sentence_and_status_2(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if not words:
        assert main(arguments) == 0
        return
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert words in captured.err
    assert "Traceback" not in captured.err
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["odds", "knights"],
        ["arena", "knights", "random", "--games", "0"],
        ["arena", "knights", "random", "--until", "0"],
    ],
)
def test_a_command_line_that_makes_no_sense_shows_the_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_a_wrong_deck_file_names_the_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "deck.toml"
    text = STANDARD_DECK.read_text("utf-8")
    deck.write_text(text.replace('betrayal = ["3-3-3+5"]', 'betrayal = ["3-3-3+6"]'), "utf-8")
    line = 1 + text.splitlines().index('betrayal = ["3-3-3+5"]')
    assert main(["play", "knights", "--deck", str(deck)]) == 2
    assert f"Line {line}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "probability"),
    [
        (["--goal", "farmer"], 0.794239),
        (["--own", "laborer,guard", "--goal", "hunter"], 0.408660),
        (["--own", "laborer,guard", "--active", "6,5,2", "--aside", "2", "--goal", "hunter"], 0.806193),
        (["--own", "farmer", "--alike", "4"], 0.078004),
        (["--own", "general,farmer,knight", "--mark", "7x4"], 0.055434),
    ],
)
def test_the_odds_of_court_end_each_line(
    arguments: list[str], probability: float, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["odds", "court", *arguments]) == 0
    assert float(capsys.readouterr().out.split()[-1]) == pytest.approx(probability, abs=1e-6)
    assert main(["odds", "court", *arguments, "--json"]) == 0
    (answer,) = json.loads(capsys.readouterr().out)
    assert answer["exact"]
    assert answer["probability"] == pytest.approx(probability, abs=1e-6)


def test_the_odds_of_court_list_every_character(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "court", "--own", "fool", "--must-set-aside", "--active", "1,2,3", "--used", "fool"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Farmer:")
    assert lines[-1].split() == ["Charlatan:", "1.000000"]


def test_the_arena_prints_shares_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "knights", "steward", "random", "--games", "4", "--workers", "2"]) == 0
    table = capsys.readouterr().out
    assert "steward" in table
    assert "…" in table
    assert main(["arena", "knights", "steward", "random", "--games", "4", "--workers", "1", "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["games"] == 4
    assert sum(row["wins"] for row in summary["standings"]) == 4
    assert [row["bot"] for row in summary["standings"]] == ["steward", "random"]
    for row in summary["standings"]:
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1
        assert row["games"] == 4


def test_the_arena_stops_at_a_precision_and_takes_names_with_commas(capsys: pytest.CaptureFixture[str]) -> None:
    terms = ["arena", "knights", "random,random", "--until", "0.1", "--workers", "1", "--json"]
    assert main(terms) == 0
    first, second = json.loads(capsys.readouterr().out)["standings"]
    assert first["games"] == second["games"] == 100
    assert (first["high"] - first["low"]) / 2 <= 0.1


def test_the_bench_reports_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "knights", "--seconds", "0.01", "--no-start", "--players", "2", "--json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert report["players"] == 2
    assert report["playouts"][0]["cores"] == 1
    assert report["playouts"][0]["moves_per_second"] > report["playouts"][0]["decisions_per_second"] > 0
    assert main(["bench", "--seconds", "0.01", "--no-start"]) == 0
    assert "moves/s" in capsys.readouterr().out


def test_rules_can_be_read_whole_or_by_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "knights", "k5.3"]) == 0
    assert capsys.readouterr().out.startswith("K5.3 ")
    assert main(["rules", "knights", "K13"]) == 0
    assert "K13.2" in capsys.readouterr().out
    assert main(["rules", "knights"]) == 0
    assert "K14" in capsys.readouterr().out


def test_a_game_is_exported_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "knights"]) == 0
    printed = capsys.readouterr().out
    assert json.loads(printed)["title"] == "Knights"
    assert main(["--language", "de", "export", "knights", "-o", str(tmp_path / "data" / "knights.json")]) == 0
    size = f"{len(printed.encode()):,}".replace(",", ".")
    assert f"{size} Bytes JSON" in " ".join(capsys.readouterr().out.split())
    assert (tmp_path / "data" / "knights.json").read_text("utf-8") == printed
    assert main(["export"]) == 0
    assert {*tr.games()} <= set(json.loads(capsys.readouterr().out))


def test_exported_data_is_read_by_whoever_reads_new_files(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    assert main(["export", "knights", "-o", str(tmp_path / "knights.json")]) == 0
    assert (tmp_path / "knights.json").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_an_export_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "folder" / "knights.json").mkdir(parents=True)
    assert main(["export", "knights", "-o", str(tmp_path / "folder" / "knights.json")]) == 2
    assert [path.name for path in (tmp_path / "folder").iterdir()] == ["knights.json"]


def test_what_cannot_be_exported_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "chess"]) == 2
    assert "chess" in capsys.readouterr().err
    (tmp_path / "file").touch()
    assert main(["export", "knights", "-o", str(tmp_path / "file" / "knights.json")]) == 2
    assert "knights.json" in "".join(capsys.readouterr().err.split())
