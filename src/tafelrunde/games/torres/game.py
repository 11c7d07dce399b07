"""Torres as a game of the registry."""

from collections.abc import Callable
from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from tafelrunde.core.actions import Action
from tafelrunde.core.chance import Sampler
from tafelrunde.core.definition import Benchmark, Parts
from tafelrunde.core.drivers import Kernels
from tafelrunde.core.errors import BadOption
from tafelrunde.core.game import Game
from tafelrunde.core.memory import States
from tafelrunde.core.messages import CLAUSE, Counted, Name, Names, Vocabulary
from tafelrunde.core.options import GameOptions
from tafelrunde.core.position import Gains, Outcome, Position
from tafelrunde.games.torres import (
    actions,
    advice,
    aids,
    chance,
    events,
    facts,
    hiding,
    labels,
    legal,
    notation,
    reading,
    reasons,
    rules,
    scoring,
    setup,
    view,
)
from tafelrunde.games.torres.board import CELL_NAMES
from tafelrunde.games.torres.cards import CARD_NAMES, MASTER_NAMES, Spacing, Variant
from tafelrunde.games.torres.perft import count_turns
from tafelrunde.games.torres.stacks import SPREADS
from tafelrunde.games.torres.state import (
    ACTION_POINTS,
    FIELD_NAMES,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    PHASE_NAMES,
    STACK_HEIGHT,
    STATE,
    Phase,
)

VOCABULARY: Final = Vocabulary(
    events=events.EVENTS,
    reasons=reasons.REASONS,
    prompts=labels.PROMPTS,
    labels=labels.LABELS,
    kinds={
        "cell": Name(CELL_NAMES),
        "action_card": Name(CARD_NAMES),
        "action_cards": Names(CARD_NAMES),
        "master_card": Name(MASTER_NAMES),
        "phase": Name(tuple(f"torres-{name}" for name in PHASE_NAMES.values())),
        "stacks": Counted(tuple(str(size) for size in range(STACK_HEIGHT, -1, -1))),
        "spread": Name(tuple(" ".join(map(str, sizes)) for sizes in SPREADS)),
        "spread_or_none": Name(tuple(" ".join(map(str, sizes)) or "0" for sizes in SPREADS)),
        "winners": Name(tuple(map(notation.seats_text, range(1 << MOST_PLAYERS)))),
        CLAUSE: Name(reasons.CLAUSE_NAMES),
    },
)


class TorresOptions(GameOptions, frozen=True, kw_only=True):
    """What a table of Torres can choose."""

    players: Annotated[
        int, Meta(ge=LEAST_PLAYERS, le=MOST_PLAYERS, description=f"{LEAST_PLAYERS} to {MOST_PLAYERS} players")
    ] = 3
    variant: Annotated[
        Literal["basic", "luck", "master"],
        Meta(description="'basic' (own piles), 'luck' (one common pile) or 'master' (all cards in hand)"),
    ] = "basic"
    foundation_spacing: Annotated[
        Literal["steps", "lines"],
        Meta(description="master version: 'steps' (three steps apart) or 'lines' (only within rows and columns)"),
    ] = "steps"
    master_all_six: Annotated[
        bool, Meta(description="true or false: whether 'all knights' of a master card asks for all six")
    ] = True
    master_card: Annotated[
        Literal["all_levels", "one_level", "one_line", "square", "edge", "castles", "diagonals", "cluster"] | None,
        Meta(description=f"the master card: {', '.join(MASTER_NAMES)}; drawn if none"),
    ] = None


class Torres(Game[TorresOptions]):
    """Torres: build castles together, stand higher than the others."""

    name = "torres"
    title = "Torres"
    clause_letter = "T"
    rules_version = 1
    env_version = 0
    hides = True
    counts_points = True
    secret_verbs = ("draw", "keep", "top", "under")
    secret_fields = ("fresh", "drawn")
    options_type = TorresOptions
    state_dtype = STATE
    aids_dtype = aids.AIDS
    field_names = FIELD_NAMES
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
    vocabulary = VOCABULARY
    parts = Parts(
        actions=actions.actions,
        parse=notation.parse,
        write=notation.write_position,
        read=reading.read_position,
        read_view=reading.read_view,
        board=view.board,
        aids=aids.aids,
        facts=facts.facts,
    )
    player_codes = actions.PLAYER_CODES
    all_codes = actions.ALL_CODES
    forms = notation.FORMS
    shortcuts: ClassVar = {"t": "take"}
    warm_seconds: ClassVar = {
        "rules": 3.9,
        "chance": 6.1,
        "aids": 1.9,
        "reasons": 2.7,
        "labels": 0.5,
        "moves": 1.2,
        "views": 0.3,
        "words": 0.6,
        "gains": 0.3,
        "bots": 19.5,
        "playouts": 3.5,
        "steps": 1.4,
        "choices": 1.3,
        "masks": 1.4,
        "turns": 2.7,
    }
    warm_later = Game.warm_later | {"turns"}

    def initial(self, options: TorresOptions) -> States:
        """Return the state before the first event (T2)."""
        variant = Variant[options.variant.upper()]
        master = None if options.master_card is None else MASTER_NAMES.index(options.master_card)
        if master is not None and variant != Variant.MASTER:
            raise BadOption("torres-master-card", variant=options.variant)
        state = self.new_state()
        setup.lay_out(
            state,
            options.players,
            variant,
            Spacing[options.foundation_spacing.upper()],
            options.master_all_six,
            master,
            options.start,
        )
        return state

    def moves(self, text: str) -> list[Action]:
        """Read a whole move such as Kd4-d5 as its small actions."""
        return [self.action(part) for part in notation.whole_move(text)]

    def outcome(self, state: States) -> Outcome:
        """Say who is furthest on the track (T9.5)."""
        record = state[0]
        seats = range(record["players"])
        winners = tuple(seat for seat in seats if scoring.has_won(record, seat))
        return Outcome(winners, tuple(int(record["seat"][seat]["score"]) for seat in seats), "most-points")

    def warm_steps(self) -> list[tuple[str, Callable[[], object]]]:
        """List what has to be compiled, reading and counting turns included."""
        return [
            *super().warm_steps(),
            ("views", lambda: self._first_turn().view(0)),
            ("words", lambda: self.position(self._first_turn().to_json())),
            ("gains", lambda: self.gains(self._first_turn())),
            ("turns", lambda: count_turns(self._first_turn().state, 0)),
        ]

    def _first_turn(self) -> Position:
        """Return a position after a setup of two players."""
        position = self.start(players=2, start=0)
        for text in ("D c3", "D f6", "king a4"):
            position = position.apply(text)
        return position

    def benchmarks(self) -> dict[str, Benchmark]:
        """Time counting the positions that a whole turn can end in, from an opening."""
        state = self._first_turn().state
        return {"turns": Benchmark(lambda: count_turns(state, ACTION_POINTS)._asdict())}

    def gains(self, position: Position) -> dict[Action, Gains]:
        """Return what each placement would change if the year ended right after it (T9)."""
        return advice.gains(position)

    def is_settled(self, state: States) -> bool:
        """Say whether no piece is taken up and no card half played."""
        return int(state[0]["phase"]) not in (Phase.PLACE, Phase.CARD, Phase.SOURCE)

    def masked(self, state: States, seat: int | None) -> States:
        """Hide the others' cards (T12.1)."""
        return hiding.masked(state, seat)

    def resample(self, masked: States, seat: int | None, sampler: Sampler) -> States:
        """Deal the hidden cards anew."""
        return hiding.resample(masked, seat, sampler)
