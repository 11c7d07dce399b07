"""Writes the kept records as a server tells them to their first seat: `python -m tests.stage.told_matches`.

The web's tests play them through the stage, and count up what came of them. They are compressed, as one position is
much like the next.
"""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.core.chance import seeded
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.match import Continuation, Match
from tafelrunde.core.record import Record, start_of
from tafelrunde.core.record import replay as positions_of
from tafelrunde.protocol.clocks import NoClock
from tafelrunde.protocol.messages import Update
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.evolve import evolve
from tafelrunde.server.tables.replay import Replay
from tafelrunde.server.tables.table import Table
from tafelrunde.server.tables.updates import MatchSnapshot, Wants

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "web" / "tests" / "matches"
WANTS = Wants(labels=True, aids=True, steps=True)
SEAT = 0


def told(record: Record) -> Iterator[Update]:
    """Yield what the first seat is told of a match, from its start on."""
    header = record.header
    seats = [journal.SeatPlan("recorded", name=seat.name) for seat in header.seats]
    plan = journal.Created(header.game, header.options, seats, NoClock(), False, True, "", "00", fairness={})
    table = Table("told", 0, plan)
    positions = [start_of(record), *positions_of(record)]
    begun = next(number for number, position in enumerate(positions) if position.to_act != CHANCE)
    match = Match.resume(Record(header, record.entries[:begun]), play_on=False)
    evolve(table, [journal.Started(record.entries[:begun], positions[begun].to_act)], 0, match)
    yield MatchSnapshot(table, 0).update(SEAT, WANTS)
    while begun < len(record.entries):
        end = next(n for n in range(begun + 1, len(positions)) if positions[n].to_act != CHANCE)
        entries = record.entries[begun:end]
        events = [
            msgspec.Raw(msgspec.json.encode(event))
            for before, entry in zip(positions[begun:end], entries, strict=True)
            for event in before.events(before.game.code_of(entry.do))
        ]
        way = Continuation(positions[begun], entries, positions[end], events, seeded(0))
        evolve(table, [journal.Played(entries, way.to_act)], 0, way)
        yield MatchSnapshot(table, 0, events, way).update(SEAT, WANTS)
        begun = end


def written(path: Path) -> bytes:
    """Return a record as JSON: the names of the seats, every update, and the story that is told afterwards."""
    record = Record.loads(path.read_text("utf-8"))
    names = [seat.name for seat in record.header.seats]
    match: dict[str, Any] = {"game": record.header.game, "names": names, "updates": list(told(record))}
    match["story"] = Replay(record).story(0, len(record.entries))
    return msgspec.json.encode(match)


def files() -> dict[Path, bytes]:
    """Return what stands in each file, not compressed."""
    records = sorted((ROOT / "tests" / "records").glob("*.jsonl"))
    return {FOLDER / f"{path.stem.split('-')[0]}.json.gz": written(path) for path in records}


if __name__ == "__main__":
    for path, body in files().items():
        path.write_bytes(gzip.compress(body, 9, mtime=0))
