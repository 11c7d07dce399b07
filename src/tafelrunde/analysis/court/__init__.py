"""To Court the King, analysed."""

from tafelrunde.analysis.court.advising import advise
from tafelrunde.analysis.court.reasons import why
from tafelrunde.analysis.court.valuing import steps

__all__ = ["advise", "steps", "why"]
