"""What was luck and what was skill in a match: a ledger of win shares that adds up (docs/analysis.md)."""

from tafelrunde.analysis.entries import LedgerEntry
from tafelrunde.analysis.ledger import Ledger, SeatLedger, analyse
from tafelrunde.analysis.turning import Highlights, TurningPoint

__all__ = ["Highlights", "Ledger", "LedgerEntry", "SeatLedger", "TurningPoint", "analyse"]
