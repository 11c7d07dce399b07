"""Reading and writing files so that nothing is ever half written."""

import os
import secrets
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import platformdirs

from tafelrunde.core.errors import BadFile
from tafelrunde.core.record import Record


def read_text(path: Path) -> str:
    """Return a file's text, or raise BadFile."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError as error:
        raise BadFile("file-missing", path=str(path)) from error
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile("file-unreadable", path=str(path), detail=str(error)) from error


def write_record(record: Record, path: Path) -> None:
    """Write a record whole or not at all."""
    write_whole(record.dumps().encode(), path)


def write_whole(content: bytes, path: Path) -> None:
    """Write a file whole or not at all: a new file takes the old one's place, and who may read it is as usual."""
    temporary = path.absolute().with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError as error:
        with suppress(OSError):
            temporary.unlink()
        raise BadFile("file-unwritable", path=str(path), detail=error.strerror or str(error)) from error


def new_save(game: str) -> Path:
    """Return a fresh path for a match that is put aside."""
    folder = Path(os.environ.get("TAFELRUNDE_DATA") or platformdirs.user_data_dir("tafelrunde"))
    return folder / "saves" / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.jsonl"
