"""The language of the command line: by `--language`, by the environment, or English."""

import argparse
import os
from collections.abc import Mapping, Sequence

from tafelrunde.core.errors import BadOption
from tafelrunde.text import Catalogue, catalogue
from tafelrunde.text.catalogue import LANGUAGES

VARIABLE = "TAFELRUNDE_LANGUAGE"
OF_THE_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What a system says about its language, the strongest first."""

_spoken = [LANGUAGES[0]]


def words() -> Catalogue:
    """Return the words that the reader understands."""
    return catalogue(_spoken[0])


def spoken() -> str:
    """Return the language that is spoken now."""
    return _spoken[0]


def speak(language: str) -> None:
    """Speak a language from here on, or raise BadOption."""
    if language not in LANGUAGES:
        raise BadOption("unknown-language", found=language, known=list(LANGUAGES))
    _spoken[0] = language


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the flag, which may stand anywhere on the line."""
    parser.add_argument("--language", metavar="LANGUAGE", help=f"{', '.join(LANGUAGES)} (or {VARIABLE})")


def choose(arguments: Sequence[str], environ: Mapping[str, str] = os.environ) -> list[str]:
    """Speak what the command line or the environment asks for; return the other arguments."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    add_language(parser)
    given, others = parser.parse_known_args(arguments)
    speak(given.language or environ.get(VARIABLE) or _of_the_system(environ))
    return others


def _of_the_system(environ: Mapping[str, str]) -> str:
    """Return the system's language; English where it is none of ours."""
    asked = next((environ[name] for name in OF_THE_SYSTEM if environ.get(name)), "")
    language = asked.partition(".")[0].partition("_")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]
