"""Knights, analysed."""

from tafelrunde.analysis.knights.advising import advise
from tafelrunde.analysis.knights.reasons import why
from tafelrunde.analysis.knights.valuing import steps

__all__ = ["advise", "steps", "why"]
