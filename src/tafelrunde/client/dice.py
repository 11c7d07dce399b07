"""A program's own part in the dice: commit, reveal once, keep the receipt."""

import secrets

from msgspec.structs import replace

from tafelrunde.core.fairness import SCHEME, contribution_hash
from tafelrunde.core.proof import Receipt
from tafelrunde.protocol.commands import Contribute, Reveal
from tafelrunde.protocol.messages import TableInfo

TEXT_BYTES = 16
FREE = ("open", "reserved")


class Contribution:
    """What one program adds to the dice of one table; `receipt` is all it needs to check them afterwards."""

    def __init__(self, receipt: Receipt | None = None) -> None:
        self.receipt = receipt
        self._draft = receipt
        """The text that was committed to, before anybody may know it."""

    def due(self, table: TableInfo, you: int) -> Contribute | Reveal | None:
        """Return the command that is due now, if one is."""
        if table.status != "open" or table.scheme != SCHEME:
            return None
        if table.sealed:
            return self._reveal(table, you)
        full = not any(seat.kind in FREE for seat in table.seats)
        return self._commit(table, you) if full and table.seats[you].hash is None else None

    def _commit(self, table: TableInfo, you: int) -> Contribute:
        if not self._is_drafted(table, you):
            self._draft = Receipt(table.id, you, table.commitment, secrets.token_hex(TEXT_BYTES), [])
        assert self._draft is not None
        return Contribute(hash=contribution_hash(table.id, self._draft.text))

    def _is_drafted(self, table: TableInfo, you: int) -> bool:
        """Say whether there is a text for this seat already, made under the commitment that still stands."""
        draft = self._draft
        return draft is not None and (draft.table, draft.seat, draft.commitment) == (
            table.id,
            you,
            table.commitment,
        )

    def _reveal(self, table: TableInfo, you: int) -> Reveal | None:
        """Reveal what stands in the sealed list, under the commitment seen before, and to one list only."""
        draft, hashes = self._draft, [seat.hash for seat in table.seats]
        if draft is None or not self._is_drafted(table, you):
            return None
        if hashes[you] != contribution_hash(table.id, draft.text) or table.seats[you].contribution is not None:
            return None
        if self.receipt is not None and self.receipt.hashes != hashes:
            return None
        self.receipt = replace(draft, hashes=hashes)
        return Reveal(text=draft.text)
