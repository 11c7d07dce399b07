"""The games, each in its own folder with the same file names; importing this package registers them."""

from tafelrunde.core.registry import register
from tafelrunde.games.court.game import Court
from tafelrunde.games.knights.game import Knights
from tafelrunde.games.torres.game import Torres

register(Knights())
register(Court())
register(Torres())
