"""What a game brings: its record, its kernels, its tables, and whatever else only it knows."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple

import msgspec
import numpy as np

from tafelrunde.core.actions import Action
from tafelrunde.core.chance import Sampler
from tafelrunde.core.drivers import Kernels
from tafelrunde.core.errors import BadOption
from tafelrunde.core.memory import States
from tafelrunde.core.messages import Vocabulary
from tafelrunde.core.options import GameOptions, O
from tafelrunde.core.position import Chances, Gains, Goal, Outcome, Position
from tafelrunde.core.speech import Speech

Json = Mapping[str, Any]


class Benchmark(NamedTuple):
    """Something of a game that is worth timing besides random play."""

    run: Callable[[], Mapping[str, int]]
    """Do it once, and return what to tell beside the time."""
    repeats: int = 3


class Parts(NamedTuple):
    """What a game hands in besides its kernels: plain functions over its states."""

    actions: Callable[[], tuple[Action, ...]]
    """Return every action by its code."""
    parse: Callable[[list[str]], Action | None]
    """Build the action that a notation's words name, without checking that it exists."""
    write: Callable[[States], msgspec.Struct]
    """Write a state down, or what a view shows of it, to be encoded as JSON."""
    read: Callable[[Json, States], None]
    """Set an empty state up as written, or raise BadPosition with the reason."""
    board: Callable[[States, Sequence[str], Speech], str]
    """Draw a state, or what a view shows of it, as text to play from."""
    aids: Callable[[States], msgspec.Struct]
    """Say what follows from a state, or from what a view shows of it, for a board to draw beside it."""
    facts: Callable[[], msgspec.Struct]
    """Say what never changes in the game, for whoever draws it."""
    write_json: Callable[[States], bytes] | None = None
    """Write the same as `write` as JSON right away, where a kernel does it."""
    read_view: Callable[[Json, int | None, States], None] | None = None
    """Set an empty state up as a seat's view is written; none in open games, where it is read as a position."""


COMMON_STEPS: Mapping[str, float] = {
    "rules": 1.0,
    "chance": 1.5,
    "reasons": 0.3,
    "labels": 0.3,
    "moves": 0.5,
    "aids": 0.1,
    "bots": 0.1,
    "playouts": 1.0,
    "steps": 0.3,
    "choices": 0.3,
    "masks": 0.3,
}
"""What is compiled for every game."""


class GameDefinition(ABC, Generic[O]):
    """A game as its folder describes it; `Game` adds what everybody gets from that."""

    name: ClassVar[str]
    home: ClassVar[str | None] = None
    """The package of a game from elsewhere, which brings its bot, environment, odds, words and rules along."""
    title: ClassVar[str]
    """The name on the box."""
    clause_letter: ClassVar[str]
    """What the numbers of its rules begin with."""
    rules_version: ClassVar[int]
    """Changes only when behaviour does."""
    env_version: ClassVar[int]
    """Raised whenever observations, action numbers, rewards or seeded play change, and for no other reason."""
    options_type: ClassVar[type[GameOptions]]
    state_dtype: ClassVar[np.dtype[Any]]
    aids_dtype: ClassVar[np.dtype[Any]]
    """The record in which kernels say what follows from a state."""
    field_names: ClassVar[Mapping[str, Mapping[Any, str]]] = {}
    """What the numbers in a field of these records stand for, by its path, such as `state.phase`."""
    kernels: ClassVar[Kernels]
    vocabulary: ClassVar[Vocabulary]
    """What the kernels can tell."""
    parts: ClassVar[Parts]
    player_codes: ClassVar[int]
    """Codes below this are players' actions: the flat action space."""
    all_codes: ClassVar[int]
    """Codes from `player_codes` up to here are chance outcomes."""
    warm_seconds: ClassVar[Mapping[str, float]] = COMMON_STEPS
    """What is to be compiled (`warm_steps` and the bots), in the order of need, and about how long it takes."""
    warm_later: ClassVar[frozenset[str]] = frozenset({"playouts", "steps", "choices", "masks"})
    """Steps of `warm_steps` that no table needs: batches of games, and counting."""
    warm_apart: ClassVar[tuple[str, ...]] = ()
    """Steps of `warm_steps` that take long and need little of the others: they can be compiled beside them."""
    hides: ClassVar[bool] = False
    """Whether seats see different things."""
    secret_verbs: ClassVar[tuple[str, ...]] = ()
    """First words of the actions and outcomes that name something only their player may see."""
    secret_fields: ClassVar[tuple[str, ...]] = ()
    """Fields of a view, besides the seat's own entry, that hold what only the viewer may see."""
    counts_points: ClassVar[bool] = False
    """Whether points are counted; otherwise the scores of an outcome only say who won."""
    forms: ClassVar[tuple[str, ...]]
    """One example of each action's notation."""
    shortcuts: ClassVar[Mapping[str, str]] = {}
    """What may be typed for the first word of an action."""
    option_files: ClassVar[Mapping[str, Callable[[str], Any]]] = {}
    """Options that may be read from a file, with what makes a value of its text."""
    compound_names: ClassVar[Mapping[str, str]] = {}
    """Facts named as another family, of several words only the first: the `card` “red 3-3-3+1” as a `like`."""
    name_styles: ClassVar[Mapping[str, str]] = {}
    """Names that stand out in a terminal wherever they are written, such as `like-red`, with their styles."""
    text_styles: ClassVar[Mapping[str, str]] = {}
    """Patterns of text that stand out in a terminal, with their styles."""

    @abstractmethod
    def initial(self, options: O) -> States:
        """Return the state before the first event of the setup."""

    @abstractmethod
    def outcome(self, state: States) -> Outcome:
        """Say how a finished game ended."""

    def chances(self, state: States, goal: Goal | str | None = None, most_bytes: int | None = None) -> Chances:
        """Return the chance of success of each choice that hangs on dice, for a goal where the game has several.

        Where there is too much to be solved in so much memory, chances are lower bounds and say so.
        """
        self.refuse_goal(goal)
        return Chances()

    def goal_name(self, action: Action) -> str:
        """Name what an action that is not legal yet stands for, as `chances` takes it for a goal."""
        return str(action)

    def refuse_goal(self, goal: Goal | str | None) -> None:
        """Raise BadOption if a goal is given: here there are none to choose from."""
        if goal is not None:
            raise BadOption("no-goals", game=self.name, found=str(goal))

    def gains(self, position: Position) -> dict[Action, Gains]:
        """Return what each choice that scores at once would change, where a game is won by points."""
        return {}

    def figures(self, state: States) -> dict[str, int]:
        """Return what is worth counting over many games, such as turns or rounds."""
        return {}

    def rank(self, action: Action) -> int:
        """Return where an action stands in a list to choose from: low numbers first, equal ones by their codes."""
        return 0

    def benchmarks(self) -> dict[str, Benchmark]:
        """Return what is worth timing besides random play, by name."""
        return {}

    def is_settled(self, state: States) -> bool:
        """Say whether no move of several small actions is half done; taking back a move goes to such a state."""
        return True

    def masked(self, state: States, seat: int | None) -> States:
        """Return the state without what `seat` may not see; open games hide nothing."""
        return state

    def resample(self, masked: States, seat: int | None, sampler: Sampler) -> States:
        """Return an equally likely full state with the same view; open games have only one."""
        return masked
