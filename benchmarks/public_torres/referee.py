"""The public project as referee: its rules and one of its players in a process of Node, its game read as our state.

The common rules are those of the public project: two seats, no cards, points for action points that are left, and
the leader starts a year. Its search for gates (T5.4) misses some ways through a castle: they are nobody's.
"""

import json
import subprocess
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np

from tafelrunde.core.actions import Action
from tafelrunde.core.memory import States
from tafelrunde.core.position import Position
from tafelrunde.core.registry import game as game_named
from tafelrunde.games.torres import actions as act
from tafelrunde.games.torres.board import CELL_NAMES, CELL_NUMBERS, FILES, cell_set
from tafelrunde.games.torres.state import BLOCKS, NONE, SIDE, STACK_HEIGHT, STATE, Phase

PLAYERS = ("minimax", "breadth", "tree", "evolution")
HERE = Path(__file__).parent
SEATS = 2
FOUNDATIONS = 8
OPENINGS = FOUNDATIONS * (FOUNDATIONS - 1)
"""Ways to place the first knights."""


class Referee:
    """One match after another between a public player and somebody else."""

    def __init__(self, clone: Path, player: str) -> None:
        self._process = subprocess.Popen(
            ["node", str(HERE / "player.mjs"), str(clone), player],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.game: dict[str, Any] = {}
        self.king = NONE
        """Where the king stands, or stood last year."""

    def begin(self) -> None:
        """Set up a new match."""
        self.king = NONE
        self._ask(do="begin")

    def think(self) -> None:
        """Let the public player make one action."""
        if not self._ask(do="think"):
            raise SystemExit("the public player chose what its own rules forbid")

    def play(self, move: dict[str, Any]) -> bool:
        """Make an action, and return whether it is allowed."""
        return bool(self._ask(do="move", move=move))

    def allowed(self, moves: list[dict[str, Any]]) -> int:
        """Return how many of some actions in a row are allowed from here on."""
        return self._ask(do="attempt", moves=moves)

    def open(self, number: int) -> None:
        """Place the first knights in the way of that number, as both sides would always begin alike."""
        foundations = [s for s in self.game["_board"]["_squares"] if s["height"]]
        for place in list(permutations(foundations, SEATS))[number % OPENINGS]:
            self.play({"action": "knight_place", "x": place["x"], "y": place["y"]})
            self.play(END_TURN)

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()

    def _ask(self, **command: Any) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(command) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("the public player has broken down")
        answer = json.loads(line)
        self.game = answer["game"]
        self.king = next((cell_of(s) for s in self.game["_board"]["_squares"] if s["knight"] == "king"), self.king)
        return int(answer["done"])

    @property
    def running(self) -> bool:
        """Whether the match goes on."""
        return bool(self.game["_gameRunning"])

    @property
    def to_act(self) -> int:
        """The seat to act."""
        return int(self.game["_activePlayer"])

    @property
    def points(self) -> list[int]:
        """The points of the seats."""
        return [player["_points"] for player in self.game["_playerList"]]

    def position(self) -> Position:
        """Return the same position as ours."""
        return Position(game_named("torres"), self._state())

    def _state(self) -> States:
        game, states = self.game, np.zeros(1, STATE)
        state, squares = states[0], self.game["_board"]["_squares"]
        for square in squares:
            for plane in range(len(state["plane"])):
                if square["height"] >> plane & 1:
                    state["plane"][plane] |= np.uint64(1) << np.uint64(cell_of(square))
        state["players"], state["actor"], state["turn"] = SEATS, self.to_act, self.to_act
        state["year"], state["round"] = max(1, game["_phase"]), max(1, game["_round"])
        state["starter"] = game["_startingPlayer"]
        state["turns_left"] = SEATS - 1 if self.to_act == game["_startingPlayer"] else 0
        state["first"] = state["master"] = state["named"] = state["card"] = state["picked"] = NONE
        state["king"] = self.king
        state["phase"], state["ap"] = self._phase(), game["_playerList"][self.to_act]["_ap"]
        for seat, player in enumerate(state["seat"]):
            if seat < SEATS:
                player["knights"] = cell_set(CELL_NAMES[cell_of(s)] for s in squares if s["knight"] == seat)
                player["score"] = self.points[seat]
                player["stacks"][STACK_HEIGHT] = self._stacks(seat)
        dealt = STACK_HEIGHT * sum(self._stacks(seat) for seat in range(SEATS))
        state["supply"] = BLOCKS - sum(square["height"] for square in squares) - dealt
        return states

    def _phase(self) -> Phase:
        if self.game["_phase"] == 0:
            return Phase.KNIGHTS
        if self.game["_round"] > 0:
            return Phase.TURN
        return Phase.KING if self.game["_phase"] == 1 else Phase.KINGS_MOVE

    def _stacks(self, seat: int) -> int:
        """Count the turns of the year that a seat still has, this one included; no stack ever has room for more."""
        years = self.game["_numRoundsPerPhase"]
        rounds: int = years[max(1, self.game["_phase"]) - 1] - max(1, self.game["_round"]) + 1
        started, acts = self.game["_startingPlayer"], self.to_act
        has_had_its_turn = self.game["_round"] > 0 and seat == started and acts != started
        return rounds - 1 if has_had_its_turn else rounds


def cell_of(square: dict[str, Any]) -> int:
    """Return our number of a square."""
    return CELL_NUMBERS[f"{FILES[square['x']]}{SIDE - square['y']}"]


def _at(cell: str) -> tuple[int, int]:
    return FILES.index(cell[0]), SIDE - int(cell[1])


def translated(action: Action, picked: str | None, king: int) -> dict[str, Any] | None:
    """Return an action in the public project's words, None if it has none of its own."""
    match action:
        case act.Build(cell=cell):
            x, y = _at(cell)
            return {"action": "block_place", "x": x, "y": y}
        case act.Deploy(cell=cell):
            x, y = _at(cell)
            return {"action": "knight_place", "x": x, "y": y}
        case act.King(cell=cell):
            x, y = _at(cell)
            return {"action": "king_place", "x": x, "y": y}
        case act.Stay():
            x, y = _at(CELL_NAMES[king])
            return {"action": "king_place", "x": x, "y": y}
        case act.To(cell=cell):
            assert picked is not None
            (x, y), (to_x, to_y) = _at(picked), _at(cell)
            return {"action": "knight_move", "x": x, "y": y, "destX": to_x, "destY": to_y}
        case act.End():
            return END_TURN
        case _:
            return None


END_TURN = {"action": "turn_end"}
