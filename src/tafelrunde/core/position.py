"""A position: immutable, comparable, and all that may be asked of it."""

from collections.abc import Sequence
from copy import copy
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import numpy.typing as npt

from tafelrunde.core.actions import Action, seat_letter
from tafelrunde.core.chance import Sampler, draws_words
from tafelrunde.core.drivers import DRAWN, HEAD
from tafelrunde.core.errors import BadOption, IllegalAction
from tafelrunde.core.kernel import CHANCE, OVER
from tafelrunde.core.memory import States, copied, room_beside
from tafelrunde.core.messages import Message, Problem
from tafelrunde.core.speech import Speech, usual_speech
from tafelrunde.core.story import UNREAD, Story
from tafelrunde.core.written import as_json, written

if TYPE_CHECKING:
    from tafelrunde.core.game import Game

Codes = npt.NDArray[np.int32]
Weights = npt.NDArray[np.int64]
NO_WEIGHTS: Weights = np.empty(0, np.int64)


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str

    @property
    def winner(self) -> int | None:
        """The only winner, or None if the win is shared."""
        return self.winners[0] if len(self.winners) == 1 else None


class Goal(msgspec.Struct, frozen=True):
    """Something to strive for, where a game has several things to strive for; games bring their own."""


class Chances(msgspec.Struct, frozen=True):
    """The chance of success of each choice; exact, or lower bounds."""

    of: dict[Action, float] = {}
    exact: bool = True

    @property
    def best(self) -> Action | None:
        """The likeliest; None where nothing hangs on dice."""
        return max(self.of, key=lambda action: self.of[action], default=None)


Gains = tuple[int, ...]
"""What something changes for each seat, in points."""


class Shown:
    """What a position and a view of it can both be asked."""

    __slots__ = ("game", "state")

    def __init__(self, game: "Game[Any]", state: States) -> None:
        self.game = game
        self.state = state

    @property
    def prompt(self) -> Message:
        """What the seat to act is asked."""
        return self.game.prompt(self.state)

    def aids(self) -> msgspec.Struct:
        """Say what follows from what is shown, for a board to draw beside it."""
        return self.game.parts.aids(self.state)

    def written(self) -> msgspec.Struct:
        """Write down what is shown, to be encoded as JSON."""
        return self.game.parts.write(self.state)

    def as_sent(self) -> Any:
        """Write down what is shown as JSON."""
        write = self.game.parts.write_json
        return written(self.written()) if write is None else msgspec.Raw(write(self.state))

    def board(self, names: Sequence[str], words: Speech | None = None) -> str:
        """Draw what is shown as text to play from, with the players' names, in words of any language."""
        return self.game.parts.board(self.state, names, words or usual_speech())


class Position(Shown):
    """A position of a game; `apply` returns a new one."""

    __slots__ = ("_legal", "_possible", "_prompt", "to_act")

    def __init__(
        self,
        game: "Game[Any]",
        state: States,
        actor: int | None = None,
        legal: list[int] | None = None,
        prompt: Message | None = None,
    ) -> None:
        self.game, self.state = game, state  # as Shown does it, but quicker: many positions are made
        if actor is None:
            actor = int(state["actor"].item())
        self.to_act = None if actor == OVER else actor
        """A seat, CHANCE, or None at the end."""
        self._possible: tuple[Codes, Weights] | None = None
        self._legal = legal
        """What is legal, where that is known."""
        self._prompt = prompt
        """What is asked, where that is known."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.state["players"].item())

    def legal(self) -> list[Action]:
        """Return the legal actions of the seat to act, in a fixed order."""
        actions = self.game.parts.actions()
        return [] if self.to_act == CHANCE else [actions[code] for code in self.codes.tolist()]

    def chance(self) -> list[tuple[Action, Fraction]]:
        """Return every chance outcome with its exact probability."""
        if self.to_act != CHANCE:
            return []
        total = int(self.weights.sum())
        return [
            (self.game.decode(int(code)), Fraction(int(weight), total))
            for code, weight in zip(self.codes, self.weights, strict=True)
        ]

    def odds(self, goal: Goal | str | None = None, most_bytes: int | None = None) -> Chances:
        """Return the chance of each choice that hangs on dice, or of each for a goal: see the game's `chances`."""
        return self.game.chances(self.state, goal, most_bytes)

    def apply(self, action: Action | str) -> "Position":
        """Return the position after an action or its notation; IllegalAction carries the clause that forbids it."""
        return self.follow(self.game.code(action))

    def why_not(self, action: Action | str) -> Problem | None:
        """Say which clause forbids an action or its notation, None if it is legal."""
        code = self.game.code(action)
        return None if self._allows(code) else self.game.refusal(self.state, code)

    def events(self, action: Action | str | int) -> list[Message]:
        """Tell what a legal action and its consequences are, in order; only what everybody may know."""
        return self.game.events(self.state, [action if isinstance(action, int) else self.game.code(action)])

    def label(self, action: Action | str) -> Message:
        """Say what a legal action would do."""
        return self.game.labels(self.state, np.array([self.game.code(action)], np.int32))[0]

    def labels(self) -> list[Message]:
        """Say what each of the legal actions would do, in the order of `legal`."""
        codes = self.codes
        return self.game.labels(self.state, codes[:0] if self.to_act == CHANCE else codes)

    def view(self, seat: int | None) -> "View":
        """Return what a seat may see (None: a spectator)."""
        if seat is not None and not 0 <= seat < self.players:
            raise BadOption("no-such-seat", seat=int(seat), players=self.players)
        return View(self.game, self.game.masked(self.state, seat), seat)

    @property
    def prompt(self) -> Message:
        """What the seat to act is asked."""
        if self._prompt is None:
            self._prompt = self.game.prompt(self.state)
        return self._prompt

    @property
    def outcome(self) -> Outcome | None:
        """None, or winners, scores and how it ended."""
        return self.game.outcome(self.state) if self.to_act is None else None

    def to_json(self) -> dict[str, Any]:
        """Write the position as JSON types; `game.position` reads it."""
        return {
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            **as_json(self.written()),
        }

    def draw(self, sampler: Sampler) -> Action:
        """Draw a chance outcome."""
        return self.game.decode(self.draw_code(sampler))

    def draw_code(self, sampler: Sampler) -> int:
        """Draw the code of a chance outcome."""
        if not draws_words(sampler):
            return int(self.codes[sampler(self.weights)])
        sampler.begin()
        attempt = 0
        while (code := self._outcome_at(sampler.word(attempt))) < 0:
            attempt += 1
        return code

    def _outcome_at(self, word: int) -> int:
        """Return the outcome that a random word stands for, negative if it stands for none."""
        return self.game.drivers.outcome_at(self.state, _signed(word), self.game.all_codes)

    def follow(self, code: int, story: Story = UNREAD) -> "Position":
        """Return the position after a code; an illegal one raises IllegalAction with its clause."""
        self.require(code)
        return self.after(code, story)

    def after(self, code: int, story: Story = UNREAD) -> "Position":
        """Return the position after a code known to be legal; a story is told what happens."""
        state = copied(self.state)
        return Position(self.game, state, self.game.drivers.apply_code(state, code, story))

    def require(self, code: int) -> None:
        """Raise IllegalAction with its clause where a code is not legal."""
        if not self._allows(code):
            raise IllegalAction(self.game.refusal(self.state, code))

    def _allows(self, code: int) -> bool:
        return code in self.possible  # a list, as numpy takes longer to look through an array

    def _carried_on(self, code: int, word: int | None = None) -> "tuple[list[int], Position] | None":
        """Return what happens, and the position after that, of which all is known that a table asks.

        A code must be known to be legal. A random word stands for an outcome of the chance event after it, which
        then happens too, or of this one (`DRAWN`); None where it stands for none. What happens is told in the
        game's workspace, after what was told there before.
        """
        game, state = self.game, room_beside(self.state)
        story, now = game.workspace.story, game.workspace.now
        draws = word is not None
        count = game.drivers.carry_on(self.state, state, code, draws, _signed(word or 0), story, now)
        if count < 0:
            return None
        happened, actor, *codes = now[: HEAD + count].tolist()
        if actor < 0:
            return codes[:happened], Position(game, state, actor)
        return codes[:happened], Position(game, state, actor, codes[2:], game.read_prompt(story))

    def carried_on(self, code: int, sampler: Sampler) -> "tuple[list[int], Position, Sampler]":
        """Return the same with the dice from then on; perhaps the chance event after a code happens, too."""
        ahead = copy(sampler)
        if not draws_words(ahead):
            found = self._carried_on(self.draw_code(ahead) if code == DRAWN else code)
            assert found is not None
            return *found, ahead
        ahead.begin()
        attempt = 0
        while (found := self._carried_on(code, ahead.word(attempt))) is None:
            attempt += 1
        drawn = len(found[0]) - (code != DRAWN)
        return *found, ahead if drawn else sampler

    def _options(self) -> tuple[Codes, Weights]:
        """Return the codes possible here, with their weights if chance is to act; found out once."""
        if self._possible is None:
            self._possible = self._find_options()
        return self._possible

    def _find_options(self) -> tuple[Codes, Weights]:
        if self._legal is not None:
            return np.array(self._legal, np.int32), NO_WEIGHTS
        codes = np.empty(self.game.all_codes, np.int32)
        if self.to_act == CHANCE:
            weights = np.empty(self.game.all_codes, np.int64)
            count = self.game.drivers.chance_codes(self.state, codes, weights)
            return codes[:count].copy(), weights[:count].copy()
        count = 0 if self.to_act is None else self.game.drivers.legal_codes(self.state, codes)
        return codes[:count].copy(), NO_WEIGHTS

    @property
    def codes(self) -> Codes:
        """The codes of the legal actions or chance outcomes, in the order of `legal` and `chance`."""
        return self._options()[0]

    @property
    def possible(self) -> list[int]:
        """The same as a list."""
        return self.codes.tolist() if self._legal is None else self._legal

    @property
    def weights(self) -> Weights:
        """The integer weights of the chance outcomes."""
        return self._options()[1]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game is other.game and self.state.tobytes() == other.state.tobytes()

    def __hash__(self) -> int:
        return hash((self.game.name, self.state.tobytes()))

    def __str__(self) -> str:
        return str(self.view(None))

    def __repr__(self) -> str:
        return f"<{self.game.name} position, to act: {self.to_act}>"


def _signed(word: int) -> int:
    """Return a random word with a sign, or kernels would be compiled for both kinds of numbers."""
    return word - 2**64 if word >= 2**63 else word


class View(Shown):
    """What one seat may see of a position; all that a bot or a table gets."""

    __slots__ = ("seat",)

    def __init__(self, game: "Game[Any]", state: States, seat: int | None) -> None:
        super().__init__(game, state)
        self.seat = seat

    def to_json(self) -> dict[str, Any]:
        """Write the view as JSON types."""
        return {"game": self.game.name, "seat": self.seat, **as_json(self.written())}

    def resample(self, sampler: Sampler) -> Position:
        """Return a full position that this seat cannot tell from the true one, equally likely."""
        return Position(self.game, self.game.resample(self.state, self.seat, sampler))

    def __str__(self) -> str:
        return self.board([seat_letter(seat) for seat in range(int(self.state["players"][0]))])
