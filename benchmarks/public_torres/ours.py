"""A player of the house under the common rules: it makes no turn that the public rules refuse."""

from collections.abc import Iterable, Iterator

from benchmarks.public_torres.referee import Referee, translated
from tafelrunde.bots.torres.choose import Mind
from tafelrunde.bots.torres.players import STYLES, known_to
from tafelrunde.bots.torres.search import NOT_AN_END, explore
from tafelrunde.bots.weights import load
from tafelrunde.core.memory import States
from tafelrunde.core.registry import game as game_named
from tafelrunde.games.torres import actions as act

WEIGHTS = "bare_two"


class CommonMind(Mind):
    """Plans as the house does, and takes the best turn of those found that the public rules allow."""

    def __init__(self, name: str, referee: Referee) -> None:
        style = STYLES[name][WEIGHTS]
        super().__init__(known_to(style, load("torres"), WEIGHTS), style)
        self._referee = referee
        self.refused = 0
        """Moves in turns thought of that the public rules refuse."""

    def _end_of_turn(self, state: States) -> int:
        """Return the place of the position to end the turn with."""
        refused: set[int] = set()
        for end in self._ends_by_goodness(state):
            path = self._look.path(end)
            if refused.isdisjoint(path):
                move = self._refused_on(path)
                if move is None:
                    return end
                refused.add(move)
                self.refused += 1
        return 0

    def _ends_by_goodness(self, state: States) -> Iterator[int]:
        """Yield the end that the house would choose, then those it asked replies for, then all others."""
        values = self._look.arrays.value
        yield super()._end_of_turn(state)
        yield from best_first(self._ends[1].tolist(), values.tolist())
        size = explore(state, self._look.arrays, self.judge)
        yield from best_first(range(size), values.tolist())

    def _refused_on(self, path: list[int]) -> int | None:
        """Return the first place on the way to an end that the public rules do not allow to reach, if any."""
        picked, moves, places = None, [], []
        for place in path[1:]:
            action = game_named("torres").decode(int(self._look.arrays.code[place]))
            move = translated(action, picked, self._referee.king)
            if move:
                moves.append(move)
                places.append(place)
            picked = action.cell if isinstance(action, act.Take) else None
        allowed = self._referee.allowed(moves)
        return places[allowed] if allowed < len(moves) else None


def best_first(ends: Iterable[int], values: list[float]) -> list[int]:
    """Return the places where a turn may end, the best first."""
    return sorted((end for end in ends if values[end] != NOT_AN_END), key=lambda end: -values[end])
