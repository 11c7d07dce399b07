"""The command line speaks the reader's language: by flag, by the environment, or English."""

from pathlib import Path

import pytest

from tafelrunde.cli import language, main
from tafelrunde.core.errors import BadOption
from tafelrunde.text.catalogue import LANGUAGES
from tests.walks import random_match


@pytest.fixture(autouse=True)
def _english_again() -> object:
    yield
    language.speak("en")


@pytest.mark.parametrize(
    ("arguments", "environ", "spoken"),
    [
        ([], {}, "en"),
        (["--language", "de"], {"TAFELRUNDE_LANGUAGE": "nl", "LANG": "hu_HU.UTF-8"}, "de"),
        (["rules", "--language=hu", "T6.3"], {}, "hu"),
        ([], {"TAFELRUNDE_LANGUAGE": "nl", "LANG": "hu_HU.UTF-8"}, "nl"),
        ([], {"LANG": "hu_HU.UTF-8"}, "hu"),
        ([], {"LANG": "de"}, "de"),
        ([], {"LC_ALL": "nl_BE", "LANG": "de_DE"}, "nl"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
        ([], {"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_flag_before_variable_before_system(arguments: list[str], environ: dict[str, str], spoken: str) -> None:
    others = language.choose(arguments, environ)
    assert language.spoken() == spoken
    assert not any("language" in argument for argument in others)


def test_a_language_that_nobody_speaks_here_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["--language", "tlh", "rules", "knights"]) == 2
    assert "en, de, nl, hu" in capsys.readouterr().err
    with pytest.raises(BadOption):
        language.choose([], {"TAFELRUNDE_LANGUAGE": "tlh"})


@pytest.mark.parametrize(
    ("spoken", "clause"),
    [("en", "T6.3 A tower"), ("de", "T6.3 Ein Turm"), ("nl", "T6.3 Een toren"), ("hu", "T6.3 ")],
)
def test_a_clause_is_read_in_every_language(spoken: str, clause: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["rules", "--language", spoken, "T6.3"]) == 0
    assert capsys.readouterr().out.startswith(clause)


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_a_replay_is_told_in_every_language(
    spoken: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text(random_match("court", 3, actions=30, players=2).record.dumps(), "utf-8")
    assert main.main(["--language", spoken, "replay", str(path), "--log"]) == 0
    told = capsys.readouterr().out
    titles = {"en": "To Court the King, round", "de": "Um Krone und Kragen, Runde"}
    assert titles.get(spoken, ".") in told
    assert ("rolls" in told) == (spoken == "en")


def test_mistakes_are_explained_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["--language", "de", "play", "knights", "-o", "start=9"]) == 2
    assert "der Platz, der beginnt" in capsys.readouterr().err
