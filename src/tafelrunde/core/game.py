"""The protocol: what a game must bring, and what everybody gets from it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec
import numpy as np

from tafelrunde.core.actions import MOST_SEATS, Action
from tafelrunde.core.chance import Sampler, seeded
from tafelrunde.core.drivers import Drivers, Kernels, drivers
from tafelrunde.core.errors import BadNotation, BadOption, BadPosition
from tafelrunde.core.memory import States, copied
from tafelrunde.core.messages import Message, Problem, Reader, Vocabulary
from tafelrunde.core.playouts import random_playouts
from tafelrunde.core.position import Chances, Codes, Gains, Goal, Outcome, Position, View
from tafelrunde.core.rng import rng
from tafelrunde.core.speech import Speech
from tafelrunde.core.static_data import StaticData, static_data
from tafelrunde.core.story import new_story
from tafelrunde.core.written import require_seat

if TYPE_CHECKING:
    from tafelrunde.core.fairness import Fairness
    from tafelrunde.core.match import Match
    from tafelrunde.core.record import SeatInfo

Json = Mapping[str, Any]


class GameOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Options of a game: typed, each with a description (`msgspec.Meta`), validated one by one."""

    players: int
    start: Annotated[
        Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)] | None,
        msgspec.Meta(description="the seat that starts, 0 to players - 1; random if none"),
    ] = None


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
    read_view: Callable[[Json, int | None, States], None] | None = None
    """Set an empty state up as a seat's view is written; none in open games, where it is read as a position."""


COMMON_STEPS: Mapping[str, float] = {
    "rules": 1.0,
    "chance": 1.0,
    "events": 0.5,
    "reasons": 0.3,
    "labels": 0.3,
    "aids": 0.1,
    "bots": 0.1,
    "playouts": 1.0,
    "steps": 0.3,
    "choices": 0.3,
    "masks": 0.3,
}
"""What is compiled for every game."""

O = TypeVar("O", bound=GameOptions)  # noqa: E741 - the usual name beside T and F


class Game(ABC, Generic[O]):
    """One game: its rules as kernels, its facts, its texts."""

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

    # What a game brings -----------------------------------------------------------------------------

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

    def warm_steps(self) -> list[tuple[str, Callable[[], object]]]:
        """List what has to be compiled before the first game, as named steps."""

        def asked() -> Position:
            return self.match(seeded(0)).position

        start = self.start()
        codes = np.zeros(self.all_codes, np.int32)
        generator = rng(0)
        actions = np.zeros(1, np.int32)
        masks = np.zeros((1, self.player_codes), np.bool_)
        return [
            ("rules", lambda: self.drivers.legal_codes(start.state, codes)),
            ("chance", lambda: (seeded(0)(start.weights), start.after(start.draw_code(seeded(0))))),
            ("events", lambda: asked().events(asked().codes.item(0))),
            ("reasons", lambda: self.refusal(start.state, 0)),
            ("labels", lambda: (asked().prompt, asked().labels())),
            ("aids", lambda: self.parts.aids(start.state)),
            ("playouts", lambda: random_playouts(start, 1)),
            ("steps", lambda: self.drivers.step_many(start.state.copy(), actions, generator)),
            ("choices", lambda: self.drivers.random_actions(start.state, actions, codes, generator)),
            ("masks", lambda: self.drivers.legal_masks(start.state, masks, codes)),
        ]

    def masked(self, state: States, seat: int | None) -> States:
        """Return the state without what `seat` may not see; open games hide nothing."""
        return state

    def resample(self, masked: States, seat: int | None, sampler: Sampler) -> States:
        """Return an equally likely full state with the same view; open games have only one."""
        return masked

    # What everybody gets ------------------------------------------------------------------------------

    def module(self, ours: str, own: str) -> str:
        """Name a module that belongs to the game: `ours` and its name, or `own` in the package it comes in."""
        return f"{ours}{self.name}" if self.home is None else f"{self.home}.{own}"

    @cached_property
    def drivers(self) -> Drivers:
        """The shared loops, compiled for this game."""
        return drivers(self.name, self.kernels)

    @cached_property
    def players(self) -> range:
        """How many players the game allows, as its options say."""
        info = msgspec.inspect.type_info(self.options_type)
        assert isinstance(info, msgspec.inspect.StructType)
        players: Any = next(field.type for field in info.fields if field.name == "players")
        while isinstance(players, msgspec.inspect.Metadata):
            players = players.type
        return range(players.ge, players.le + 1)

    @cached_property
    def examples(self) -> tuple[str, ...]:
        """Examples of single actions: those of `forms` that are no whole moves."""
        return tuple(form for form in self.forms if len(self.moves(form)) == 1)

    def events(self, position: Position, code: int) -> list[Message]:
        """Tell what an action and its consequences are, in order; only what everybody may know."""
        story = new_story()
        self.drivers.tell_code(copied(position.state), code, story)
        return self._events.messages(story)

    def refusal(self, state: States, code: int) -> Problem:
        """Say which clause forbids a code that is not legal here, with the facts."""
        story = new_story(1)
        self.drivers.tell_reason(state, code, story)
        return self._reasons.problem(story)

    def prompt(self, state: States) -> Message:
        """Say what the seat to act is asked, in a state or in what a view shows of it."""
        story = new_story(1)
        self.drivers.tell_prompt(state, story)
        return self._prompts.messages(story)[0]

    def labels(self, state: States, codes: Codes) -> list[Message]:
        """Say what each of some legal actions would do, for a list of choices."""
        story = new_story(len(codes))
        self.drivers.tell_labels(state, codes, story)
        return self._labels.messages(story)

    @cached_property
    def _events(self) -> Reader:
        return self._reader("events")

    @cached_property
    def _reasons(self) -> Reader:
        return self._reader("reasons")

    @cached_property
    def _prompts(self) -> Reader:
        return self._reader("prompts")

    @cached_property
    def _labels(self) -> Reader:
        return self._reader("labels")

    def _reader(self, group: str) -> Reader:
        notation: Callable[[int], str] = lambda code: str(self.decode(code))  # noqa: E731
        return Reader(getattr(self.vocabulary, group), self.vocabulary.kinds, notation)

    @cached_property
    def _codes(self) -> dict[Action, int]:
        return {action: code for code, action in enumerate(self.parts.actions())}

    @cached_property
    def _codes_of_texts(self) -> dict[str, int]:
        return {str(action): code for action, code in self._codes.items()}

    def decode(self, code: int) -> Action:
        """Return the action of a code."""
        return self.parts.actions()[code]

    def encode(self, action: Action) -> int | None:
        """Return the code of an action, None if it is none of this game's."""
        return self._codes.get(action)

    def action(self, text: str) -> Action:
        """Read an action's notation, or raise BadNotation; case and spaces do not matter."""
        return self.decode(self.code_of(text))

    def code_of(self, text: str) -> int:
        """Return the code of an action's notation, or raise BadNotation; only odd spelling has to be parsed."""
        code = self._codes_of_texts.get(text)
        if code is None:
            action = self.parts.parse(text.lower().split())
            code = None if action is None else self.encode(action)
        if code is None:
            raise BadNotation("bad-notation", text=text, forms=list(self.forms))
        return code

    def moves(self, text: str) -> list[Action]:
        """Read a whole move: one action, or several in a row where a game splits its moves into small actions."""
        return [self.action(text)]

    def options(self, /, **options: Any) -> O:
        """Check options one by one, or raise BadOption naming the first that is wrong."""
        fields = {field.name: field for field in msgspec.structs.fields(self.options_type)}
        for name, value in options.items():
            if name not in fields:
                raise BadOption("unknown-option", game=self.name, option=name, known=list(fields))
            try:
                msgspec.convert(value, fields[name].type)
            except msgspec.ValidationError as error:
                raise BadOption(
                    "bad-option",
                    game=self.name,
                    option=name,
                    value=str(value),
                    expected=description_of(fields[name].type),
                ) from error
        checked = msgspec.convert(options, self.options_type)
        if checked.start is not None and checked.start >= checked.players:
            raise BadOption("start-seat", start=checked.start, players=checked.players)
        return checked  # type: ignore[return-value]

    def start(self, /, **options: Any) -> Position:
        """Return the position before the first event of the setup."""
        return Position(self, self.initial(self.options(**options)))

    def position(self, json: Json | str) -> Position:
        """Set up any situation from its JSON; an impossible one raises BadPosition with the reason."""
        json = self._own(json)
        if json.get("rules_version") != self.rules_version:
            raise BadPosition(
                "other-rules-version",
                game=self.name,
                known=self.rules_version,
                found=str(json.get("rules_version")),
            )
        state = self.new_state()
        self.parts.read(json, state)
        return Position(self, state)

    def view(self, json: Json | str) -> View:
        """Read back what a seat sees of a position, as `View.to_json` writes it, or raise BadPosition."""
        json = dict(self._own(json))
        seat = json.pop("seat", None)
        if seat is not None and type(seat) is not int:
            raise BadPosition("position-seat", what="seat", found=str(seat))
        state = self.new_state()
        if self.parts.read_view is None:
            self.parts.read(json, state)
            require_seat(seat, int(state["players"].item()), "seat")
        else:
            self.parts.read_view(json, seat, state)
        return View(self, state, seat)

    def _own(self, json: Json | str) -> Json:
        """Return the JSON of something of this game, decoded if it is a text."""
        if isinstance(json, str):
            try:
                json = msgspec.json.decode(json)
            except (msgspec.DecodeError, UnicodeEncodeError) as error:
                raise BadPosition("not-json", detail=str(error)) from error
        if not isinstance(json, Mapping):
            raise BadPosition("not-json", detail="an object is expected")
        if json.get("game") != self.name:
            raise BadPosition("other-game", game=self.name, found=str(json.get("game")))
        return json

    def match(
        self,
        sampler: Sampler | None = None,
        seats: Sequence["str | SeatInfo"] | None = None,
        fairness: "Fairness | None" = None,
        **options: Any,
    ) -> "Match":
        """Start a match: a driver that plays chance by itself and keeps the record."""
        from tafelrunde.core.match import Match

        return Match(self, self.options(**options), sampler, seats, fairness)

    def code(self, action: Action | str) -> int:
        """Return the code of an action or its notation, or raise BadNotation if it is none of this game's."""
        if isinstance(action, str):
            return self.code_of(action)
        code = self.encode(action)
        if code is None:
            raise BadNotation("not-an-action", game=self.name, text=str(action))
        return code

    def static(self) -> StaticData:
        """Return all that never changes in the game, as data for another language."""
        return static_data(self)

    def new_state(self) -> States:
        """Return an empty state."""
        return np.zeros(1, self.state_dtype)

    def __repr__(self) -> str:
        return f"<game {self.name}>"


def description_of(annotation: Any) -> str:
    """Return the description in an option's `msgspec.Meta`."""
    for meta in getattr(annotation, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta) and meta.description:
            return meta.description
    return str(annotation)
