"""How long a match on this server may get. These are rules of the server, not of any game.

Most matches have a few hundred entries; the longest of hundreds that bots played to win (six at Knights) had 7,108.
Whoever wants to can go on for ever in Court, which would only cost the server time and room.
"""

import msgspec

from tafelrunde.core.errors import BadRecord
from tafelrunde.core.record import Record

MOST_ENTRIES = 30_000
"""Entries of a match, played here or brought."""
MOST_STEPS = 40_000
"""Steps of a table's journal: whatever is taken back, proposed or declined counts too."""
MOST_HEADER = 8192
"""Bytes of the head of a record that is brought: options, names, and what it says about its dice."""
MOST_NOTATION = 100
"""Characters of an entry; the longest action of any game has 31."""


def check_record(record: Record) -> None:
    """Refuse a record that holds more than a match can, with BadRecord."""
    if len(record.entries) > MOST_ENTRIES:
        raise BadRecord("record-too-long", entries=len(record.entries), most=MOST_ENTRIES)
    header = len(msgspec.json.encode(record.header))
    if header > MOST_HEADER:
        raise BadRecord("record-header-too-long", bytes=header, most=MOST_HEADER)
    for line, entry in enumerate(record.entries, start=2):
        if len(entry.do) > MOST_NOTATION:
            raise BadRecord("record-entry-too-long", line=line, most=MOST_NOTATION)
