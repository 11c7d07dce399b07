"""Knights as a game of the registry."""

from collections.abc import Callable
from typing import Annotated, ClassVar, Final

from msgspec import Meta

from tafelrunde.core.actions import Action
from tafelrunde.core.definition import Benchmark, Parts
from tafelrunde.core.drivers import Kernels
from tafelrunde.core.game import Game
from tafelrunde.core.memory import States
from tafelrunde.core.messages import CLAUSE, Dice, Name, Names, Vocabulary
from tafelrunde.core.options import GameOptions
from tafelrunde.core.position import Chances, Goal, Outcome
from tafelrunde.games.knights import (
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
    writing,
)
from tafelrunde.games.knights.cards import CARD_TEXTS
from tafelrunde.games.knights.deck import check_deck, read_deck, standard_deck
from tafelrunde.games.knights.state import (
    DECK_SIZE,
    ENDING_NAMES,
    FIELD_NAMES,
    LEAST_PLAYERS,
    LIKE_NAMES,
    MOST_PLAYERS,
    PHASE_NAMES,
    STACKS,
    STATE,
    Ending,
)

VOCABULARY: Final = Vocabulary(
    events=events.EVENTS,
    reasons=reasons.REASONS,
    prompts=labels.PROMPTS,
    labels=labels.LABELS,
    kinds={
        "stack": Name(STACKS),
        "card": Name(tuple(CARD_TEXTS)),
        "like": Name(LIKE_NAMES),
        "likes": Names(LIKE_NAMES),
        "dice": Dice(),
        "joined": Dice(between="-"),
        "result": Name(tuple(map(notation.result_text, range(scoring.RESULTS)))),
        "phase": Name(tuple(PHASE_NAMES.values())),
        "ending": Name(tuple(ENDING_NAMES.values())),
        CLAUSE: Name(reasons.CLAUSES),
    },
)


class KnightsOptions(GameOptions, frozen=True, kw_only=True):
    """What a table of Knights can choose."""

    players: Annotated[
        int, Meta(ge=LEAST_PLAYERS, le=MOST_PLAYERS, description=f"{LEAST_PLAYERS} to {MOST_PLAYERS} players")
    ] = 4
    deck: Annotated[
        tuple[str, ...] | None,
        Meta(
            description=f"the {DECK_SIZE} cards as texts such as 'red 3-3-3+1'; the reconstruction of K1.5 if none"
        ),
    ] = None


class Knights(Game[KnightsOptions]):
    """Knights (Knatsch): castles, tournaments and six dice."""

    name = "knights"
    title = "Knights"
    clause_letter = "K"
    rules_version = 1
    env_version = 0
    options_type = KnightsOptions
    state_dtype = STATE
    aids_dtype = aids.AIDS
    field_names = FIELD_NAMES
    kernels = Kernels(
        legal=legal.legal,
        chance=chance.chance,
        sample=chance.sample,
        apply=rules.apply,
        win_share=scoring.win_share,
        why_not=rules.why_not,
        ask=labels.ask,
        label=labels.label,
    )
    vocabulary = VOCABULARY
    parts = Parts(
        actions=actions.actions,
        parse=notation.parse,
        write=writing.write_position,
        write_json=writing.json_of,
        read=reading.read_position,
        board=view.board,
        aids=aids.aids,
        facts=facts.facts,
    )
    player_codes = actions.PLAYER_CODES
    all_codes = actions.ALL_CODES
    forms = notation.FORMS
    shortcuts: ClassVar = {"k": "keep", "t": "take"}
    option_files: ClassVar = {"deck": read_deck}
    compound_names: ClassVar = {"card": "like"}
    name_styles: ClassVar = {
        "like-red": "bold red",
        "like-green": "bold green",
        "like-blue": "bold blue",
        "like-yellow": "bold yellow",
        "like-white": "bold white",
        "like-black": "bold bright_black",
        "like-tournament": "bold magenta",
    }
    text_styles: ClassVar = {r"(?<![\w.])[1-5](?:-[1-5])+(?:\+[1-5])?": "bold cyan"}
    """Demands and results."""
    warm_seconds: ClassVar = {
        "rules": 1.6,
        "chance": 4.1,
        "aids": 0.9,
        "labels": 0.5,
        "moves": 2.9,
        "reasons": 1.4,
        "odds": 1.8,
        "dice": 0.3,
        "tournaments": 0.2,
        "words": 0.1,
        "bots": 11.5,
        "playouts": 3.3,
        "steps": 0.7,
        "choices": 0.4,
        "masks": 0.5,
    }

    def initial(self, options: KnightsOptions) -> States:
        """Return the state before the first castle is dealt (K2)."""
        if options.deck is not None:
            check_deck(options.deck)
        state = self.new_state()
        setup.lay_out(state, options.players, options.deck or standard_deck(), options.start)
        return state

    def outcome(self, state: States) -> Outcome:
        """Say who won and how (K13.1)."""
        record = state[0]
        winner = int(record["winner"])
        scores = tuple(int(seat == winner) for seat in range(record["players"]))
        return Outcome((winner,), scores, ENDING_NAMES[Ending(record["ending"])])

    def chances(self, state: States, goal: Goal | str | None = None, most_bytes: int | None = None) -> Chances:
        """Return the exact chance of each keep, target or defence; what is rolled for is announced."""
        self.refuse_goal(goal)
        return Chances(odds.decision(state))

    def rank(self, action: Action) -> int:
        """List what keeps most dice first."""
        return -len(action.dice) if isinstance(action, actions.Keep) else 0

    def benchmarks(self) -> dict[str, Benchmark]:
        """Time one exact keep decision, and building the tables of odds, which is done once."""

        def keeps() -> dict[str, int]:
            return {"keeps": len(odds.beat(0, odds.Roller((4,), 3), (5, 5, 3, 2, 1, 1)).keeps)}

        def tables() -> dict[str, int]:
            odds.beat_table.cache_clear()
            return {"results": odds.beat_table().size}

        return {"keep": Benchmark(keeps, repeats=200), "tables": Benchmark(tables, repeats=1)}

    def figures(self, state: States) -> dict[str, int]:
        """Count the turns."""
        return {"turns": int(state[0]["turns"])}

    def warm_steps(self) -> list[tuple[str, Callable[[], object]]]:
        """List what has to be compiled, the exact odds included."""
        start = self.start(start=0)
        return [
            *super().warm_steps(),
            ("odds", odds.beat_table),
            ("dice", lambda: odds.attack(0, odds.Roller(), odds.Roller(), (1,))),
            ("tournaments", lambda: odds.tournament(odds.Roller(), (odds.Roller(), odds.Roller()))),
            ("words", lambda: self.position(start.to_json())),
        ]
