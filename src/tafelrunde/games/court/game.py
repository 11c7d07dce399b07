"""To Court the King as a game of the registry."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta

from tafelrunde.core.actions import Action
from tafelrunde.core.drivers import Kernels
from tafelrunde.core.errors import BadOption, Event, Problem
from tafelrunde.core.game import Game, GameOptions, Json
from tafelrunde.core.position import Chances, Outcome, States
from tafelrunde.games.court import (
    actions,
    chance,
    events,
    labels,
    listing,
    notation,
    odds,
    reading,
    reasons,
    rules,
    scoring,
    setup,
    solver,
    view,
)
from tafelrunde.games.court.state import STATE, Edition, Phase


class CourtOptions(GameOptions, frozen=True, kw_only=True):
    """What a table of Court can choose."""

    players: Annotated[int, Meta(ge=2, le=5, description="2 to 5 players")] = 4
    edition: Annotated[
        Literal["amigo", "rio_grande"],
        Meta(description="'amigo' or 'rio_grande': whose rules decide where the editions differ"),
    ] = "amigo"
    dice_supply: Annotated[int, Meta(ge=7, le=12, description="7 to 12 dice in the supply")] = 12
    start: Annotated[
        Annotated[int, Meta(ge=0, le=4)] | None,
        Meta(description="the seat that starts, 0 to players - 1; random if none"),
    ] = None


class Court(Game[CourtOptions]):
    """To Court the King (Um Krone und Kragen): dice, characters, and a crown."""

    name = "court"
    rules_version = 1
    options_type = CourtOptions
    state_dtype = STATE
    kernels = Kernels(listing.legal, chance.chance, chance.sample, rules.apply, scoring.win_share)
    player_codes = actions.PLAYER_CODES
    all_codes = actions.ALL_CODES
    forms = notation.FORMS

    def initial(self, options: CourtOptions) -> States:
        """Return the state before the first event (C2)."""
        if options.start is not None and options.start >= options.players:
            raise BadOption("start-seat", start=options.start, players=options.players)
        state = self.new_state()
        edition = Edition[options.edition.upper()]
        setup.lay_out(state, options.players, edition, options.dice_supply, options.start)
        return state

    def actions(self) -> tuple[Action, ...]:
        """Return every action by its code."""
        return actions.actions()

    def parse(self, words: list[str]) -> Action | None:
        """Build the action that the words name."""
        return notation.parse(words)

    def refusal(self, state: States, code: int) -> Problem:
        """Say which clause forbids a code."""
        return reasons.refusal(state, code)

    def outcome(self, state: States) -> Outcome:
        """Say who holds the King (C7.7)."""
        record = state[0]
        winner = int(record["winner"])
        return Outcome((winner,), tuple(int(seat == winner) for seat in range(record["players"])), "king-held")

    def events(self, before: States, code: int, after: States) -> list[Event]:
        """Tell what an action and its consequences were."""
        return events.events(before, code, after)

    def ask(self, state: States) -> Event:
        """Say what the seat to act is asked."""
        return labels.ask(state)

    def label(self, state: States, code: int) -> Event:
        """Say what a legal action would do."""
        return labels.label(state, code)

    def chances(self, state: States, goal: str | None = None) -> Chances:
        """Return the chance of each character still to be had, or of every action for one of them."""
        if goal is None:
            answers = odds.claim_chances(state)
            exact = all(answer.exact for answer in answers.values())
            return Chances({action: answer.probability for action, answer in answers.items()}, exact)
        if state[0]["phase"] == Phase.CLAIM:
            return Chances()
        adviser = odds.Adviser(state, odds.goal_payoff(state, goal))
        return Chances(adviser.values(state), adviser.exact)

    def figures(self, state: States) -> dict[str, int]:
        """Tell in which round the King was taken; the final round does not count."""
        return {"rounds to the King": int(state[0]["round"]) - int(state[0]["final"])}

    def warm_steps(self) -> list[tuple[str, Callable[[], object]]]:
        """List what has to be compiled, the turn solver included."""
        start = self.start(start=0)
        return [
            *super().warm_steps(),
            ("odds", lambda: odds.claim_chances(start.state)),
            ("odds of large turns", solver.solve_large_turn),
            ("advice", lambda: self.chances(start.state, "farmer")),
            ("words", lambda: self.read(start.to_json())),
        ]

    def write(self, state: States, seat: int | None = None) -> dict[str, Any]:
        """Write the state; all of it is public (C8.1)."""
        return notation.write_position(state)

    def read(self, json: Json) -> States:
        """Set up a written position."""
        state = self.new_state()
        reading.read_position(json, state)
        return state

    def board(self, state: States, names: Sequence[str]) -> str:
        """Draw the table as text."""
        return view.board(state, names)
