"""What training has come to, on disk: after every generation, and never half of one.

The arrays of a generation get files of their own; `run.json` names them and is replaced in one step. Whoever is
killed in between finds the generation before.
"""

from pathlib import Path

import msgspec

from tafelrunde.bots.training.gate import Duel
from tafelrunde.bots.training.trainer import CannotTrain
from tafelrunde.bots.weights import Weights, read, write

FILE = "run.json"


class Generation(msgspec.Struct, frozen=True):
    """One generation: how it met the one that passed last."""

    number: int
    minutes: float
    """All the time that was spent up to its end."""
    duels: list[Duel]
    passed: bool


class Run(msgspec.Struct):
    """A training so far."""

    game: str
    seed: int
    games: int
    """Matches at the gate for each number of seats."""
    minutes: float = 0.0
    generations: list[Generation] = []

    @property
    def passed(self) -> int:
        """The number of the generation that passed last; 0 knows nothing."""
        return max((generation.number for generation in self.generations if generation.passed), default=0)

    @property
    def newest(self) -> int:
        """The number of the last generation."""
        return len(self.generations)

    @property
    def failed_in_a_row(self) -> int:
        """How many generations have been tried in vain since one passed."""
        return self.newest - self.passed


class Checkpoints:
    """A folder in which one run is kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def exists(self) -> bool:
        """Say whether there is a run here."""
        return (self.folder / FILE).exists()

    def load(self) -> Run:
        """Return the run kept here, or raise CannotTrain."""
        try:
            return msgspec.json.decode((self.folder / FILE).read_bytes(), type=Run)
        except FileNotFoundError as error:
            raise CannotTrain(f"there is no training to resume in {self.folder}") from error
        except (OSError, msgspec.DecodeError) as error:
            raise CannotTrain(f"{self.folder / FILE} cannot be read: {error}") from error

    def weights(self, generation: int) -> Weights:
        """Return the weights of a generation that is still needed."""
        return read(self._arrays(generation))

    def keep(self, run: Run, weights: Weights) -> None:
        """Keep a run and the weights of its newest generation; earlier ones go, but for the one that passed."""
        self.folder.mkdir(parents=True, exist_ok=True)
        write(weights, self._arrays(run.newest))
        partial = self.folder / f"{FILE}.partial"
        partial.write_bytes(msgspec.json.format(msgspec.json.encode(run)) + b"\n")
        partial.replace(self.folder / FILE)
        needed = {self._arrays(run.newest), self._arrays(run.passed)}
        for path in set(self.folder.glob("generation-*")) - needed:
            path.unlink()

    def _arrays(self, generation: int) -> Path:
        return self.folder / f"generation-{generation:04}.npz"
