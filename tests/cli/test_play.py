"""A person at the terminal: whole games, questions, undo, leaving and coming back."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import tafelrunde as tr
from tafelrunde.bots import house
from tafelrunde.cli.main import main

Typist = Callable[..., None]


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Typist:
    """Type lines at the prompt; when they run out, the terminal closes (or Ctrl-C is pressed)."""
    monkeypatch.setenv("TAFELRUNDE_DATA", str(tmp_path / "data"))

    def type_lines(*lines: str, forever: str | None = None, end: type[BaseException] = EOFError) -> None:
        def answers() -> Iterator[str]:
            yield from lines
            while forever is not None:
                yield forever

        source = answers()

        def answer(prompt: object = "") -> str:
            try:
                return next(source)
            except StopIteration:
                raise end from None

        monkeypatch.setattr("builtins.input", answer)

    return type_lines


@pytest.mark.parametrize("game", tr.games())
def test_opponents_are_listed_with_their_characters(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", game, "--opponents", "--language", "de"]) == 0
    told = capsys.readouterr().out
    for name in house(game):
        assert f"{name}: " in told
    assert "Solide und verlässlich in jedem Zug" in told


def test_a_whole_game_can_be_played_and_is_recorded(
    typing: Typist, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(forever="1")
    path = tmp_path / "match.jsonl"
    assert main(["play", "knights", "--seed", "5", "--record", str(path)]) == 0
    told = capsys.readouterr().out
    assert "wins with" in told or "wins by" in told
    record = tr.Record.loads(path.read_text("utf-8"))
    assert record.end is not None
    assert list(tr.replay(record))[-1].outcome == record.end
    assert main(["replay", str(path)]) == 0
    assert "has won" in capsys.readouterr().out
    assert main(["play", "--resume", str(path)]) == 2
    assert "over already" in capsys.readouterr().err


def test_a_whole_game_of_court_can_be_played(
    typing: Typist, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typing("?", "? farmer", "? pope", "why claim king", "roll", forever="1")
    path = tmp_path / "court.jsonl"
    assert (
        main(["play", "court", "--seed", "4", "--start", "0", "--seats", "human,bot", "--record", str(path)]) == 0
    )
    told = capsys.readouterr().out
    assert "Exact chances" in told
    assert "79.4239%  claim the Farmer" in told
    assert "is no goal" in told
    assert "C6.1: " in told
    assert "wins with the King" in told
    assert main(["replay", str(path)]) == 0


def test_torres_is_played_in_whole_moves_that_are_taken_back_whole(
    typing: Typist, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "torres.jsonl"
    typing("D c3", "B c4", "B e5", "Kc3-c4", "undo", "gate c3>h8", "Kc3 - c4", "why Kc3-c4", "board", "b", "quit")
    command = ["play", "torres", "--seats", "human,bot", "--start", "0", "--seed", "3", "--record", str(path)]
    assert main(command) == 0
    told = capsys.readouterr().out
    assert "Player builds on c4 (level 1)." in told
    assert "T6.1: No castle borders on e5" in told
    assert told.count("Player moves the knight from c3 to c4 (level 1).") == 2
    assert "Taken back." in told
    assert "T5.4: No step and no gate leads to h8" in told
    assert "T5.3: No knight of yours stands on c3." in told
    written = [entry.do for entry in tr.Record.loads(path.read_text("utf-8")).entries]
    assert written[-2:] == ["take c3", "to c4"]


def test_shortcuts_belong_to_a_game(typing: Typist, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "torres.jsonl"
    typing("D c3", "B c4", "k c3-c4", "help", "undo", "T c3", "quit")
    command = ["play", "torres", "--seats", "human,bot", "--start", "0", "--seed", "3", "--record", str(path)]
    assert main(command) == 0
    told = capsys.readouterr().out
    assert "Player moves the knight from c3 to c4 (level 1)." in told
    assert "is no choice here" not in told
    assert "t = take" in told
    assert "k = keep" not in told
    assert [entry.do for entry in tr.Record.loads(path.read_text("utf-8")).entries][-1] == "take c3"


def test_options_of_a_game_are_given_by_name(typing: Typist, capsys: pytest.CaptureFixture[str]) -> None:
    typing(forever="1")
    options = ["-o", "variant=master", "-o", "master_card=edge", "-o", "master_all_six=false"]
    assert main(["play", "torres", "--seats", "human,random", "--seed", "1", *options]) == 0
    told = capsys.readouterr().out
    assert "master card: The edge" in told
    assert "wins with the most points" in told


def test_bots_alone_play_to_the_end(typing: Typist, capsys: pytest.CaptureFixture[str]) -> None:
    typing()
    assert main(["play", "--seats", "steward,random", "--names", "Anna,Béla", "--seed", "1"]) == 0
    told = capsys.readouterr().out
    assert "Anna" in told
    assert "Béla" in told


def test_odds_why_rules_help_and_log_are_answered(typing: Typist, capsys: pytest.CaptureFixture[str]) -> None:
    typing(
        "?",
        "why attack B red",
        "why take left",
        "why dance",
        "rules K5.3",
        "rules",
        "help",
        "log",
        "board",
        "99",
        "xyz",
        "",
    )
    assert main(["play", "--seed", "5", "--start", "0"]) == 0
    told = capsys.readouterr().out
    assert "Exact chances" in told
    assert "%" in told
    assert "K5.2: " in told
    assert "is allowed now" in told
    assert "is no action" in told
    assert "K5.3 In a game for two" in told
    assert "K4 Tucking" in told
    assert "why ACTION" in told
    assert "is no choice here" in told


def test_an_illegal_action_is_refused_with_its_clause(typing: Typist, capsys: pytest.CaptureFixture[str]) -> None:
    typing("king", "steal C catapult")
    assert main(["play", "--seed", "5", "--start", "0"]) == 0
    told = capsys.readouterr().out
    assert "K12.1: " in told
    assert "K5.4: " in told


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
def test_leaving_in_the_middle_saves_the_match_and_it_goes_on(
    typing: Typist, end: type[BaseException], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typing("take left", end=end)
    assert main(["play", "--seed", "5", "--start", "0"]) == 0
    capsys.readouterr()
    (saved,) = (tmp_path / "data" / "saves").iterdir()
    before = tr.Record.loads(saved.read_text("utf-8"))
    assert before.end is None
    assert any(entry.do == "take left" for entry in before.entries)
    typing("quit")
    assert main(["play", "--resume", str(saved)]) == 0
    assert "where it stopped" in capsys.readouterr().out
    after = tr.Record.loads(saved.read_text("utf-8"))
    assert after.entries[: len(before.entries)] == before.entries


def test_dice_cannot_be_undone(typing: Typist, capsys: pytest.CaptureFixture[str]) -> None:
    typing("take left", "undo")
    assert main(["play", "--seed", "5", "--start", "0"]) == 0
    assert "nothing to take back" in capsys.readouterr().out


def test_a_guard_placement_can_be_undone(
    typing: Typist, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """K3.4 with two guards is the one place in Knights where a player acts twice without chance between."""
    match = _match_with_two_guards_to_place()
    path = tmp_path / "guards.jsonl"
    path.write_text(match.record.dumps(), "utf-8")
    first = next(str(action) for action in match.position.legal() if str(action).startswith("guard"))
    typing(first, "undo", "quit")
    assert main(["play", "--resume", str(path)]) == 0
    assert "Taken back" in capsys.readouterr().out
    assert tr.Record.loads(path.read_text("utf-8")).entries == match.record.entries


def _match_with_two_guards_to_place() -> tr.Match:
    """Play randomly until somebody has to place two guards, one after the other."""
    import random

    for seed in range(500):
        generator = random.Random(seed)
        match = tr.game("knights").match(players=2, sampler=tr.seeded(seed))
        while match.position.to_act is not None:
            seat = match.position.to_act
            guards = [action for action in match.position.legal() if str(action).startswith("guard")]
            if guards:
                after = match.position.apply(guards[0])
                if after.to_act == seat and str(after.legal()[0]) == "end":
                    return match
            match.play(generator.choice(match.position.legal()))
    raise AssertionError("no such match")


def test_saving_to_a_file_of_choice(typing: Typist, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deep" / "mine.jsonl"
    typing(f"save {path}", f"save {tmp_path}", "quit")
    assert main(["play", "--seed", "2", "--start", "0"]) == 0
    assert tr.Record.loads(path.read_text("utf-8")).entries
    assert "cannot be written" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda text: text[: len(text) // 2], "Line"),
        (lambda text: text.replace('"do":"start A"', '"do":"start B"'), "does not fit"),
        (lambda _: "", "empty"),
        (lambda _: "hello\n", "no header"),
    ],
)
def test_a_damaged_record_is_refused(
    damage: Callable[[str], str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = tr.game("knights").match(players=2, sampler=tr.seeded(1))
    path = tmp_path / "match.jsonl"
    damaged = damage(match.record.dumps().replace('"do":"start B"', '"do":"start A"'))
    path.write_text(damaged, "utf-8")
    for command in (["replay", str(path)], ["play", "--resume", str(path)]):
        assert main(command) == 2
        assert words in capsys.readouterr().err
    assert path.read_text("utf-8") == damaged


def test_stepping_through_a_record(
    typing: Typist, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typing(forever="1")
    path = tmp_path / "match.jsonl"
    assert main(["play", "--seed", "9", "--seats", "human,random", "--record", str(path)]) == 0
    capsys.readouterr()
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    typing("", "n", "p", "20", "l", "e", "dance", "q")
    assert main(["replay", str(path)]) == 0
    told = capsys.readouterr().out
    assert "is dealt" in told
    assert "has won" in told
    assert "Enter or n: next" in told
