"""A game: what everybody gets from what its folder brings (`definition.py`)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from tafelrunde.core.actions import Action
from tafelrunde.core.chance import Sampler, seeded
from tafelrunde.core.definition import GameDefinition, Json
from tafelrunde.core.drivers import Drivers, drivers
from tafelrunde.core.errors import BadNotation, BadPosition
from tafelrunde.core.memory import States, copied
from tafelrunde.core.messages import Message, Problem, Reader
from tafelrunde.core.options import O, allowed_players, checked
from tafelrunde.core.playouts import random_playouts
from tafelrunde.core.position import Codes, Position, View
from tafelrunde.core.rng import rng
from tafelrunde.core.static_data import StaticData, static_data
from tafelrunde.core.story import Story, new_story
from tafelrunde.core.workspace import Workspace
from tafelrunde.core.written import require_seat

if TYPE_CHECKING:
    from tafelrunde.core.fairness import Fairness
    from tafelrunde.core.match import Match
    from tafelrunde.core.record import SeatInfo


class Game(GameDefinition[O]):
    """One game: positions, matches, notation and messages, made of its kernels and tables."""

    def module(self, ours: str, own: str) -> str:
        """Name a module that belongs to the game: `ours` and its name, or `own` in the package it comes in."""
        return f"{ours}{self.name}" if self.home is None else f"{self.home}.{own}"

    @cached_property
    def drivers(self) -> Drivers:
        """The shared loops, compiled for this game."""
        return drivers(self.name, self.kernels)

    @cached_property
    def workspace(self) -> Workspace:
        """Where the kernels that tables call write what a move leads to."""
        return Workspace(self.all_codes)

    @cached_property
    def players(self) -> range:
        """How many players the game allows, as its options say."""
        return allowed_players(self.options_type)

    @cached_property
    def examples(self) -> tuple[str, ...]:
        """Examples of single actions: those of `forms` that are no whole moves."""
        return tuple(form for form in self.forms if len(self.moves(form)) == 1)

    def events(self, state: States, codes: Iterable[int]) -> list[Message]:
        """Tell what actions in a row and their consequences are, in order; only what everybody may know."""
        state, story, told = copied(state), new_story(), list[Message]()
        for code in codes:
            self.drivers.apply_code(state, code, story)
            told += self.read_events(story)
        return told

    def read_events(self, story: Story) -> list[Message]:
        """Read what was told while an action was applied."""
        return self._events.messages(story)

    def write_events(self, story: Story) -> list[msgspec.Raw]:
        """Read the same as JSON."""
        return self._events.written(story)

    def read_prompt(self, story: Story) -> Message:
        """Read what is asked after all that was told while an action was applied."""
        return self._prompts.next_message(story)

    def refusal(self, state: States, code: int) -> Problem:
        """Say which clause forbids a code that is not legal here, with the facts."""
        story = new_story(1)
        self.drivers.tell_reason(state, code, story)
        return self._reasons.problem(story)

    def prompt(self, state: States) -> Message:
        """Say what the seat to act is asked, in a state or in what a view shows of it."""
        story = new_story(1)
        self.drivers.tell_prompt(state, story)
        return self._prompts.message(story)

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
        return checked(self.name, self.options_type, options)  # type: ignore[return-value]

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

    def warm_steps(self) -> list[tuple[str, Callable[[], object]]]:
        """List what has to be compiled before the first game, as named steps."""

        def asked() -> Position:
            return self.match(seeded(0)).position

        def first_move() -> object:
            match = self.match(seeded(0))
            return match.continuation(match.position.possible[0]).position.as_sent()

        start = self.start()
        codes = np.zeros(self.all_codes, np.int32)
        generator = rng(0)
        actions = np.zeros(1, np.int32)
        masks = np.zeros((1, self.player_codes), np.bool_)
        return [
            ("rules", lambda: self.drivers.legal_codes(start.state, codes)),
            ("chance", lambda: (seeded(0)(start.weights), start.after(start.draw_code(seeded(0))))),
            ("reasons", lambda: self.refusal(start.state, 0)),
            ("labels", lambda: (asked().prompt, asked().labels())),
            ("moves", first_move),
            ("aids", lambda: self.parts.aids(start.state)),
            ("playouts", lambda: random_playouts(start, 1)),
            ("steps", lambda: self.drivers.step_many(start.state.copy(), actions, generator)),
            ("choices", lambda: self.drivers.random_actions(start.state, actions, codes, generator)),
            ("masks", lambda: self.drivers.legal_masks(start.state, masks, codes)),
        ]

    def __repr__(self) -> str:
        return f"<game {self.name}>"
