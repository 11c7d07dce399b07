"""What is told of matches against the public players, and that a long run goes on where it ended."""

import sys
from pathlib import Path

import pytest
from benchmarks.public_torres.__main__ import ALL, Played, keep, kept, main, row, share

from tafelrunde.bots.intervals import wilson


def match(number: int, ours: int = 200, theirs: int = 100) -> Played:
    return Played("minimax", "sovereign", number, ours, theirs, 0, (0.1, 0.2))


def test_some_matches_are_a_sample() -> None:
    found = share([match(0), match(1, 100, 200), match(2, 150, 150)])
    assert found == (0.5, *wilson(1.5, 3), 3)


def test_in_a_second_pass_over_all_only_their_ends_are_left_to_chance() -> None:
    """Eight matches are lost in both passes, so nothing is unsure about them."""
    passes = [match(number, 90 if number % ALL < 8 else 110, 100) for number in range(2 * ALL)]
    assert share(passes).share == (ALL - 8) / ALL
    assert share(passes[:-1]).games == 2 * ALL - 1
    changed = [*passes[:-1], match(2 * ALL - 1, 90, 100)]
    assert share(changed).half_width < share(passes[:ALL]).half_width / 4


def test_kept_matches_come_back(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    assert kept(file) == []
    for number in range(3):
        keep(file, match(number))
    assert kept(file) == [match(number) for number in range(3)]
    assert "3/3" in row("minimax", kept(file))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--passes", "0"], "argument --passes: 0 is less than 1"),
        (["--workers", "many"], "argument --workers: invalid whole number value: 'many'"),
        ([], "is no clone of the public project"),
        (["--keep", "broken.jsonl"], "broken.jsonl cannot be gone on with"),
    ],
)
def test_bad_input_is_told(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.jsonl").write_text('{"player": "mini')
    if "--keep" in arguments:
        Path("packages/ai-client/node_modules").mkdir(parents=True)
    monkeypatch.setattr(sys, "argv", ["public_torres", ".", *arguments])
    with pytest.raises(SystemExit):
        main()
    assert said in capsys.readouterr().err
