"""A backup's file: JSON Lines in gzip, the same whatever database it came from.

A header, for each table its columns and then its rows, and an end line with counts and a hash of all lines before.
"""

import gzip
import hashlib
import os
import re
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from tafelrunde.core.errors import BadFile
from tafelrunde.server.store.base import BadBackup, Row, Value
from tafelrunde.server.store.schema import TABLES, newest

T = TypeVar("T")

FORMAT = 1
AT_ONCE = 1000
"""How many rows are copied at a time."""
NAME = re.compile(r"[a-z_]+")


class Chunk(NamedTuple):
    """Some rows of a table."""

    table: str
    columns: tuple[str, ...]
    rows: list[Row]

    @property
    def insertion(self) -> str:
        """The statement that inserts one of the rows."""
        places = ", ".join(f"${number + 1}" for number in range(len(self.columns)))
        return f"INSERT INTO {self.table} ({', '.join(self.columns)}) VALUES ({places})"


class Header(msgspec.Struct, frozen=True):
    """The first line."""

    tafelrunde_backup: int
    schema: int


class Section(msgspec.Struct, frozen=True):
    """A line before the rows of a table."""

    table: str
    columns: tuple[str, ...]


class End(msgspec.Struct, frozen=True):
    """The last line."""

    rows: dict[str, int]
    sha256: str


class BackupWriter:
    """Writes a backup beside its place, and puts it there when it is complete."""

    def __init__(self, file: Path, schema: int) -> None:
        self._file = file
        self._hash = hashlib.sha256()
        self.counts: dict[str, int] = {}
        self._section = ""
        self._schema = schema

    def __enter__(self) -> "BackupWriter":
        try:
            # It holds hashes of passwords and the signing key: a new file, whatever lies there, for its owner only.
            descriptor, part = tempfile.mkstemp(".part", f"{self._file.name}.", self._file.parent)
        except OSError as error:
            raise self._unwritable(error) from error
        self._part = Path(part)
        self._raw = os.fdopen(descriptor, "wb")
        self._out = gzip.GzipFile(filename="", mode="wb", fileobj=self._raw, mtime=0)
        self._line(Header(FORMAT, self._schema))
        return self

    def add(self, chunk: Chunk) -> None:
        """Write some rows."""
        if chunk.table != self._section:
            self._section = chunk.table
            self._line(Section(chunk.table, chunk.columns))
        for row in chunk.rows:
            self._line(row)
        self.counts[chunk.table] = self.counts.get(chunk.table, 0) + len(chunk.rows)

    def _line(self, content: object) -> None:
        line = msgspec.json.encode(content) + b"\n"
        self._hash.update(line)
        self._out.write(line)

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None:
                self._finish()
        except OSError as error:
            raise self._unwritable(error) from error
        finally:
            self._raw.close()
            self._part.unlink(missing_ok=True)

    def _finish(self) -> None:
        self._line(End(self.counts, self._hash.hexdigest()))
        self._out.close()
        self._raw.flush()
        os.fsync(self._raw.fileno())
        verify(self._part)  # a backup that cannot be read is none, and this is the time to notice
        self._part.replace(self._file)

    def _unwritable(self, error: OSError) -> BadFile:
        return BadFile("file-unwritable", path=str(self._file), detail=str(error))


def verify(file: Path) -> int:
    """Return the version of the schema in a backup that is complete and unchanged; otherwise raise BadBackup."""
    lines = _lines(file)
    first = next(lines, b"")
    header = _decode(first, Header)
    if header.tafelrunde_backup != FORMAT:
        raise BadBackup("backup-format", found=header.tafelrunde_backup, known=FORMAT)
    if header.schema > newest():
        raise BadBackup("backup-newer", found=header.schema, known=newest())
    _check_lines(first, lines)
    return header.schema


def _check_lines(last: bytes, lines: Iterator[bytes]) -> None:
    """Compare all lines but the last with what the last says of them."""
    running, counts, table = hashlib.sha256(), dict[str, int](), ""
    for line in lines:
        running.update(last)
        last = line
        if line.startswith(b'{"table":'):
            table = _section(line).table
        elif line.startswith(b"["):
            counts[table] = counts.get(table, 0) + 1
    end = _decode(last, End)
    if end.sha256 != running.hexdigest() or {name: n for name, n in end.rows.items() if n} != counts:
        raise BadBackup("backup-edited")


def read(file: Path) -> Iterator[Chunk]:
    """Yield the rows of a verified backup."""
    section, rows = Section("", ()), list[Row]()
    for line in _lines(file):
        if line.startswith(b"["):
            rows.append(_decode(line, tuple[Value, ...]))
        if rows and (len(rows) == AT_ONCE or not line.startswith(b"[")):
            yield Chunk(section.table, section.columns, rows)
            rows = []
        if line.startswith(b'{"table":'):
            section = _section(line)


def _section(line: bytes) -> Section:
    """Read a table's name and its columns; they become part of statements, so nothing else may stand there."""
    section = _decode(line, Section)
    if section.table not in TABLES or not all(NAME.fullmatch(name) for name in section.columns):
        raise BadBackup("backup-edited")
    return section


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as unpacked:
            yield from unpacked
    except FileNotFoundError as error:
        raise BadFile("file-missing", path=str(file)) from error
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise BadBackup("backup-damaged", detail=str(error)) from error
    except OSError as error:
        raise BadFile("file-unreadable", path=str(file), detail=str(error)) from error


def _decode(line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        raise BadBackup("backup-damaged", detail=str(error)) from error
