"""Who plays Torres for the house, weakest first.

The page knows how points are scored, and nothing besides: as people in their first matches it counts what its
castles are worth now, and is unsure which of many ends of a turn is best. All others judge positions by what was
learned, and differ in how many ways through a turn they follow; squire and steward are unsure among what they
find, so that the steps from page to marshal are much alike. With two seats marshal and sovereign ask what the
rival will answer, the marshal where that takes no more than twenty milliseconds: not where each has ten cards in
hand. With more seats only the sovereign of the master version asks, where nobody draws anything: elsewhere that
brought nothing.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from tafelrunde.bots.player import MakePlayer
from tafelrunde.bots.torres.choose import Mind, Style
from tafelrunde.bots.torres.sets import SETS, set_of, unpacked
from tafelrunde.bots.torres.steward_v1 import Steward
from tafelrunde.bots.torres.value import Weights
from tafelrunde.bots.weights import Weights as Arrays
from tafelrunde.bots.weights import load
from tafelrunde.core.actions import Action
from tafelrunde.core.position import View

Styles = Mapping[str, Style]
"""How a player thinks, by the set of weights: the more there is to see, the less far."""

PAGE: Final = dict.fromkeys(SETS, Style(width=1, candidates=60, noise=0.15, is_new=True))
SQUIRE: Final = dict.fromkeys(SETS, Style(width=1, candidates=40, noise=0.1))
STEWARD: Final = dict.fromkeys(SETS, Style(width=3, candidates=20, noise=0.05))
MARSHAL: Final = {
    "two": Style(width=32, candidates=4, reply_width=4),
    "more": Style(width=16),
    "master_two": Style(width=16),
    "master_more": Style(width=12),
    "bare_two": Style(width=32, candidates=4, reply_width=4),
}
SOVEREIGN: Final = {
    "two": Style(width=320, candidates=24, reply_width=30),
    "more": Style(width=320),
    "master_two": Style(width=320, candidates=16, reply_width=16),
    "master_more": Style(width=320, candidates=8, reply_width=8),
    "bare_two": Style(width=320, candidates=24, reply_width=30),
}


class Player:
    """Plays with the weights and the style for the match at hand."""

    def __init__(self, styles: Styles, seed: int | None) -> None:
        self._styles = styles
        self._learned = load("torres")
        self._seed = seed or 0
        self._minds: dict[str, Mind] = {}

    def choose(self, view: View, legal: Sequence[Action], budget: float) -> Action:
        """Return the next action of the best turn found."""
        if len(legal) == 1:
            return legal[0]
        return view.game.decode(self._mind(view).decide(view.state))

    def _mind(self, view: View) -> Mind:
        """Return the mind for this kind of match; it is made once."""
        name = set_of(view.state[0])
        if name not in self._minds:
            style = self._styles[name]
            self._minds[name] = Mind(known_to(style, self._learned, name), style, self._seed)
        return self._minds[name]


def known_to(style: Style, learned: Arrays, name: str) -> Weights:
    """Return the set of weights of that name, or what somebody new goes by."""
    return Weights.fresh(0) if style.is_new else unpacked(learned, name)


STYLES: Mapping[str, Styles] = {
    "page": PAGE,
    "squire": SQUIRE,
    "steward": STEWARD,
    "marshal": MARSHAL,
    "sovereign": SOVEREIGN,
}
PLAYERS: Mapping[str, MakePlayer] = {
    **{name: partial(Player, styles) for name, styles in STYLES.items()},
    "steward-1": lambda _seed: Steward(),
}
