"""To Court the King as a game of the registry."""

from collections.abc import Callable
from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from tafelrunde.core.actions import Action
from tafelrunde.core.definition import Parts
from tafelrunde.core.drivers import Kernels
from tafelrunde.core.game import Game
from tafelrunde.core.memory import States
from tafelrunde.core.messages import CLAUSE, Dice, Name, Vocabulary
from tafelrunde.core.options import GameOptions
from tafelrunde.core.position import Chances, Goal, Outcome, Position
from tafelrunde.games.court import (
    actions,
    aids,
    chance,
    events,
    facts,
    labels,
    legal,
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
from tafelrunde.games.court.cards import NAMES
from tafelrunde.games.court.state import (
    FIELD_NAMES,
    LEAST_PLAYERS,
    LEAST_SUPPLY,
    MOST_DICE,
    MOST_PLAYERS,
    PHASE_NAMES,
    STATE,
    Edition,
    Phase,
)

VOCABULARY: Final = Vocabulary(
    events=events.EVENTS,
    reasons=reasons.REASONS,
    prompts=labels.PROMPTS,
    labels=labels.LABELS,
    kinds={
        "character": Name(NAMES),
        "phase": Name(tuple(f"court-{PHASE_NAMES[phase]}" for phase in Phase)),
        "dice": Dice(),
        "asked": Dice(between="-", none="none"),
        CLAUSE: Name(reasons.CLAUSES),
    },
)


class CourtOptions(GameOptions, frozen=True, kw_only=True):
    """What a table of Court can choose."""

    players: Annotated[
        int, Meta(ge=LEAST_PLAYERS, le=MOST_PLAYERS, description=f"{LEAST_PLAYERS} to {MOST_PLAYERS} players")
    ] = 4
    edition: Annotated[
        Literal["amigo", "rio_grande"],
        Meta(description="'amigo' or 'rio_grande': whose rules decide where the editions differ"),
    ] = "amigo"
    dice_supply: Annotated[
        int,
        Meta(ge=LEAST_SUPPLY, le=MOST_DICE, description=f"{LEAST_SUPPLY} to {MOST_DICE} dice in the supply"),
    ] = MOST_DICE


class Court(Game[CourtOptions]):
    """To Court the King (Um Krone und Kragen): dice, characters, and a crown."""

    name = "court"
    title = "To Court the King"
    clause_letter = "C"
    rules_version = 1
    env_version = 0
    options_type = CourtOptions
    state_dtype = STATE
    aids_dtype = aids.AIDS
    field_names = FIELD_NAMES
    kernels = Kernels(
        legal=listing.legal,
        chance=chance.chance,
        sample=chance.sample,
        apply=rules.apply,
        win_share=scoring.win_share,
        why_not=legal.why_not,
        ask=labels.ask,
        label=labels.label,
    )
    vocabulary = VOCABULARY
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
    warm_apart = ("large turns", "small turns")
    forms = notation.FORMS
    shortcuts: ClassVar = {"r": "roll", "a": "aside", "p": "pick", "c": "claim", "f": "finish"}
    warm_seconds: ClassVar = {
        "abilities": 3.4,
        "rules": 1.9,
        "chance": 2.6,
        "labels": 0.4,
        "moves": 0.5,
        "reasons": 1.5,
        "aids": 1.0,
        "large turns": 8.8,
        "small turns": 3.9,
        "odds": 0.8,
        "advice": 0.6,
        "words": 0.1,
        "bots": 12.9,
        "playouts": 1.9,
        "steps": 0.4,
        "choices": 0.4,
        "masks": 0.5,
    }

    def initial(self, options: CourtOptions) -> States:
        """Return the state before the first event (C2)."""
        state = self.new_state()
        edition = Edition[options.edition.upper()]
        setup.lay_out(state, options.players, edition, options.dice_supply, options.start)
        return state

    def outcome(self, state: States) -> Outcome:
        """Say who holds the King (C7.7)."""
        record = state[0]
        winner = int(record["winner"])
        return Outcome((winner,), tuple(int(seat == winner) for seat in range(record["players"])), "king-held")

    def chances(self, state: States, goal: Goal | str | None = None, most_bytes: int | None = None) -> Chances:
        """Return the chance of each character still to be had, or of every action for a goal.

        A goal is a character's name, a `Mark` (or a text such as 7x4) or an `Alike` (`goals.py`).
        """
        memory = solver.MOST_BYTES if most_bytes is None else most_bytes
        if goal is None:
            answers = odds.claim_chances(state, memory)
            exact = all(answer.exact for answer in answers.values())
            return Chances({action: answer.probability for action, answer in answers.items()}, exact)
        if state[0]["phase"] == Phase.CLAIM:
            return Chances()
        adviser = odds.Adviser(state, odds.goal_payoff(state, goal), memory)
        return Chances(adviser.values(state), adviser.exact)

    def goal_name(self, action: Action) -> str:
        """Name the character that a claim is for."""
        return str(action.character) if isinstance(action, actions.Claim) else str(action)

    def figures(self, state: States) -> dict[str, int]:
        """Tell in which round the King was taken; the final round does not count."""
        return {"rounds to the King": int(state[0]["round"]) - int(state[0]["final"])}

    def warm_steps(self) -> list[tuple[str, Callable[[], object]]]:
        """List what has to be compiled, the turn solver included."""

        def start() -> Position:
            return self.start(start=0)

        return [
            ("abilities", solver.use_nothing),
            *super().warm_steps(),
            ("large turns", solver.solve_large_turn),
            ("small turns", solver.solve_small_turn),
            ("odds", lambda: odds.claim_chances(start().state)),
            ("advice", lambda: self.chances(start().state, "farmer")),
            ("words", lambda: self.position(start().to_json())),
        ]
