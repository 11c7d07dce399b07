"""What a batch asks of its executor."""

from typing import NamedTuple, Protocol

from tafelrunde.envs.arrays import Actions, Buffers, GameArrays
from tafelrunde.envs.spec import Spec


class Job(NamedTuple):
    """What an executor works on, from its beginning to its end."""

    spec: Spec
    games: GameArrays
    buffers: Buffers
    """Where it writes unless it is told otherwise."""
    choices: Actions
    """Where it chooses unless it is told otherwise."""
    threads: int
    """How many threads work, that of the caller among them."""


class Executor(Protocol):
    """Plays all games of a batch on its threads; calls must not overlap.

    What is written does not depend on the executor nor on the number of threads. If anything goes wrong in a
    thread, it is raised to the caller, and an executor whose games were left half played refuses to go on.
    """

    def write_to(self, buffers: Buffers) -> None:
        """Let deals and steps write into these buffers from now on."""
        ...

    def deal(self) -> None:
        """Begin all games anew and show their first decisions."""
        ...

    def choose(self, choices: Actions) -> None:
        """Choose a random legal action in every game."""
        ...

    def first_illegal(self, actions: Actions) -> int:
        """Return the first game whose action is not legal, or the number of games if all are."""
        ...

    def step(self) -> None:
        """Play the actions that were looked at last, all of them legal, then chance."""
        ...

    def close(self) -> None:
        """End the threads; whoever asks for anything later gets a RuntimeError."""
        ...
