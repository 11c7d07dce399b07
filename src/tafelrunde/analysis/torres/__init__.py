"""Torres, analysed."""

from tafelrunde.analysis.torres.advising import advise
from tafelrunde.analysis.torres.reasons import why
from tafelrunde.analysis.torres.valuing import steps

__all__ = ["advise", "steps", "why"]
