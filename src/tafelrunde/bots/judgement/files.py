"""The files of the test: one question a line as JSON, packed by gzip."""

import gzip
from collections.abc import Iterable
from pathlib import Path

import msgspec

from tafelrunde.bots.documents import BOTS_PAGE
from tafelrunde.bots.judgement.questions import Question
from tafelrunde.core.errors import BadFile

DATA = BOTS_PAGE.parent / "data"


def file_of(game: str) -> Path:
    """Return where a game's questions are kept."""
    return DATA / f"judgement-{game}.jsonl.gz"


def read_questions(path: Path) -> list[Question]:
    """Return all questions in a file, or raise BadFile."""
    try:
        lines = gzip.decompress(path.read_bytes()).splitlines()
        return [msgspec.json.decode(line, type=Question) for line in lines]
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise BadFile("file-unreadable", path=str(path), detail=str(error)) from error


def write_questions(path: Path, questions: Iterable[Question]) -> None:
    """Keep questions; equal ones make an equal file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = b"".join(msgspec.json.encode(question) + b"\n" for question in questions)
    partial = path.with_name(f"{path.name}.partial")
    partial.write_bytes(gzip.compress(text, mtime=0))
    partial.replace(path)
