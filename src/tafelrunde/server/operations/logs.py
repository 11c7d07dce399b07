"""Structured logs through the standard library: an event, its fields, never a secret."""

import logging
import re
import sys
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic
from typing import Any, TextIO

import msgspec

from tafelrunde.server.operations.networks import network_of

HIDDEN = "…"
SECRET_FIELDS = re.compile(r"password|secret|token|cookie|authorization|key|query", re.IGNORECASE)
SECRETS = (
    (re.compile(r"/recover/[^\s\"'?#]+"), f"/recover/{HIDDEN}"),
    (re.compile(r"\btf[sr][._][\w.=-]+"), HIDDEN),
    (re.compile(r"(?i)\b(bearer|basic)\s+\S+"), rf"\1 {HIDDEN}"),
    (re.compile(r"\?[^\s\"']+=[^\s\"']*"), f"?{HIDDEN}"),
    (re.compile(r"(\w+://[^\s:/@]*):[^\s@/]+@"), rf"\1:{HIDDEN}@"),
)
"""Recovery links, our own tokens, credentials, query strings, passwords of database URLs: wherever they stand."""
LIBRARIES = ("aiohttp", "asyncio")
MOST_LINES = 120
"""Lines about one address that are logged in a while."""
A_WHILE = 60.0
"""Seconds."""
MOST_ABOUT = 10_000
"""How many addresses are remembered for that."""


class Log:
    """Writes events of one part of the server."""

    def __init__(self, part: str) -> None:
        self._logger = logging.getLogger(f"tafelrunde.{part}")

    def info(self, event: str, **fields: Any) -> None:
        """Note that something happened."""
        self._write(logging.INFO, event, fields)

    def warning(self, event: str, **fields: Any) -> None:
        """Note that somebody tried something odd."""
        self._write(logging.WARNING, event, fields)

    def error(self, event: str, error: BaseException | None = None, **fields: Any) -> None:
        """Note that something went wrong in this program, with the traceback."""
        self._write(logging.ERROR, event, fields, error)

    def _write(self, level: int, event: str, fields: dict[str, Any], error: BaseException | None = None) -> None:
        self._logger.log(level, "%s", event, extra={"fields": fields}, exc_info=error)


class Sampler(logging.Filter):
    """Lets some lines about each address through, and counts the rest: an attacker must not fill a disk.

    What went wrong in this program is always logged.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._seen: OrderedDict[str, tuple[float, int]] = OrderedDict()
        """Since when lines about an address are counted, and how many there were."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a line is logged; it tells how many before it were not."""
        fields: dict[str, Any] = getattr(record, "fields", {})
        if record.levelno >= logging.ERROR or "address" not in fields:
            return True
        left_out = self._left_out(network_of(str(fields["address"])))
        if left_out:
            fields["left_out"] = left_out
        return left_out is not None

    def _left_out(self, about: str) -> int | None:
        """Return how many lines were left out before this one; None: leave this one out, too."""
        now = self._clock()
        since, count = self._seen.pop(about, (now, 0))
        before = 0
        if now - since >= A_WHILE:
            since, count, before = now, 0, max(0, count - MOST_LINES)
        self._seen[about] = since, count + 1
        if len(self._seen) > MOST_ABOUT:
            self._seen.popitem(last=False)
        return before if count < MOST_LINES else None


class Lines(logging.Formatter):
    """One readable line for each event."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        entry = entry_of(record)
        traceback = entry.pop("traceback", "")
        start = f"{entry.pop('time')[11:23]} {entry.pop('level'):7} {entry.pop('event')}"
        fields = " ".join(f"{name}={value}" for name, value in entry.items() if name != "part")
        return " ".join(filter(None, (start, fields))) + (f"\n{traceback}" if traceback else "")


class JsonLines(logging.Formatter):
    """One JSON object for each event."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        return msgspec.json.encode(entry_of(record)).decode()


def entry_of(record: logging.LogRecord) -> dict[str, Any]:
    """Return what is to be written about an event, without secrets and line breaks."""
    fields: dict[str, Any] = getattr(record, "fields", {})
    entry = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "part": record.name.removeprefix("tafelrunde."),
        "event": one_line(record.getMessage()),
        **{name: HIDDEN if SECRET_FIELDS.search(name) else _field(value) for name, value in fields.items()},
    }
    if record.exc_info:
        entry["traceback"] = without_secrets(logging.Formatter().formatException(record.exc_info))
    return entry


def without_secrets(text: str) -> str:
    """Return a text with everything left out that lets its reader act for another."""
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


def one_line(text: str) -> str:
    """Return a text in which nobody can forge a second line or colour a terminal."""
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in without_secrets(text))


def set_up(as_json: bool | None = None, stream: TextIO | None = None, level: int = logging.INFO) -> logging.Handler:
    """Send the logs of the server and its libraries to a stream; JSON unless it is a terminal."""
    stream = stream or sys.stderr
    if as_json is None:
        as_json = not stream.isatty()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if as_json else Lines())
    handler.addFilter(Sampler())
    for name in ("tafelrunde", *LIBRARIES):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "tafelrunde" else max(level, logging.WARNING))
    return handler


def _field(value: Any) -> Any:
    return value if isinstance(value, bool | int | float | None) else one_line(str(value))
