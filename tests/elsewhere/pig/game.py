"""Pig as a game of the registry."""

from typing import Annotated, ClassVar

from msgspec import Meta

from tafelrunde.core.definition import Parts
from tafelrunde.core.drivers import Kernels
from tafelrunde.core.game import Game
from tafelrunde.core.memory import States
from tafelrunde.core.messages import Vocabulary
from tafelrunde.core.options import GameOptions
from tafelrunde.core.position import Chances, Goal, Outcome, Position
from tests.elsewhere.pig import (
    actions,
    aids,
    chance,
    events,
    facts,
    labels,
    legal,
    notation,
    odds,
    reading,
    reasons,
    rules,
    scoring,
    setup,
    view,
)
from tests.elsewhere.pig.state import LEAST_GOAL, MOST_GOAL, MOST_PLAYERS, STATE


class PigOptions(GameOptions, frozen=True, kw_only=True):
    """What a table of Pig can choose."""

    players: Annotated[int, Meta(ge=2, le=MOST_PLAYERS, description="2 to 4 players")] = 2
    goal: Annotated[int, Meta(ge=LEAST_GOAL, le=MOST_GOAL, description="10 to 200 points to win")] = 100


class Pig(Game[PigOptions]):
    """Pig: roll as long as you dare, or hold what you have."""

    name = "pig"
    home = "tests.elsewhere.pig"
    title = "Pig"
    clause_letter = "P"
    rules_version = 1
    env_version = 0
    counts_points = True
    options_type = PigOptions
    state_dtype = STATE
    aids_dtype = aids.AIDS
    field_names: ClassVar = {"state.phase": notation.PHASE_NAMES}
    kernels = Kernels(
        legal=legal.legal,
        chance=chance.chance,
        sample=chance.sample,
        apply=rules.apply,
        win_share=scoring.win_share,
        why_not=legal.why_not,
        ask=labels.ask,
        label=labels.label,
    )
    vocabulary = Vocabulary(events.EVENTS, reasons.REASONS, labels.PROMPTS, labels.LABELS, kinds={})
    parts = Parts(
        actions=actions.actions,
        parse=notation.parse,
        write=notation.write_position,
        read=reading.read_position,
        board=view.board,
        aids=aids.aids,
        facts=facts.facts,
    )
    player_codes = actions.PLAYER_CODES
    all_codes = actions.ALL_CODES
    forms = notation.FORMS
    shortcuts: ClassVar = {"r": "roll", "h": "hold"}

    def initial(self, options: PigOptions) -> States:
        """Return the state before the first event (P2.1)."""
        state = self.new_state()
        setup.lay_out(state, options.players, options.goal, options.start)
        return state

    def outcome(self, state: States) -> Outcome:
        """Say who had enough first (P4.1)."""
        record = state[0]
        return Outcome((int(record["turn"]),), tuple(record["scores"][: record["players"]].tolist()), "goal")

    def chances(self, state: States, goal: Goal | str | None = None, most_bytes: int | None = None) -> Chances:
        """Return the chance of each choice to win in this turn."""
        self.refuse_goal(goal)
        return Chances(odds.this_turn(Position(self, state)))
