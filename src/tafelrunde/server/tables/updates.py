"""Updates: what each client is told of a table, only what it may see, encoded once for all who see the same."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from tafelrunde.core.game import Game
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.match import Continuation, Match
from tafelrunde.core.memory import States
from tafelrunde.core.messages import Message
from tafelrunde.core.position import Position, View
from tafelrunde.core.registry import game as game_named
from tafelrunde.core.written import written
from tafelrunde.protocol import messages
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.steps import steps_of
from tafelrunde.server.tables.table import OVER, Table
from tafelrunde.text import Catalogue, catalogue

encode = msgspec.json.Encoder().encode
MOST_COMMITMENT = 128
"""Characters of a hash that are shown."""
EVENTS = msgspec.json.Decoder(list[Message])
NO_EVENTS = msgspec.Raw(b"[]")


class Wants(NamedTuple):
    """What a client wants to get besides codes and facts."""

    labels: bool = False
    """What each legal action would do."""
    words: str | None = None
    """Sentences in a language."""
    aids: bool = False
    """What follows from the position, for a board to draw."""
    steps: bool = False
    """The positions on the way, for a stage to show one after the other."""


PLAIN = Wants()
Hands = tuple[int, ...]
"""The seats for which one device plays, where it plays for several."""


class MatchSnapshot:
    """A match at one moment, rendered as updates; what is alike for several clients is encoded once."""

    __slots__ = (
        *("_apart", "_clocks", "_encoded", "_events"),
        *("_match", "_seen", "_table", "_undoer", "_way"),
    )

    def __init__(
        self,
        table: Table,
        now: int,
        events: Any = NO_EVENTS,
        way: Continuation | None = None,
    ) -> None:
        assert table.match is not None
        self._table = table
        self._match = table.match
        self._events = events
        """What has happened, as JSON."""
        self._way = way
        self._clocks = _clocks(table, now)
        self._undoer = _undoer(table, table.match)
        self._apart = range(len(table.seats)) if table.game.hides else (table.to_act, self._undoer)
        """The seats that are told something of their own."""
        self._encoded: dict[tuple[int | None, Hands, Wants], bytes] = {}
        self._seen: dict[int | None, tuple[View, Any, Message | None]] = {}

    def encoded(
        self, seat: int | None, wants: Wants, pay: Callable[[], object] | None = None, hands: Hands = ()
    ) -> bytes:
        """Return the update for a seat, or for a spectator, as it is sent; the first to want words pays."""
        key = (seat if hands or seat in self._apart else None, hands, wants)
        encoded = self._encoded.get(key)
        if encoded is None:
            if pay is not None and wants != PLAIN:
                pay()
            encoded = self._encoded[key] = encode(self.update(seat, wants, hands))
        return encoded

    def update(self, seat: int | None, wants: Wants, hands: Hands = ()) -> messages.Update:
        """Return the update for a seat, or for a spectator; `hands`: the seats of several on one device."""
        table, position = self._table, self._match.position
        view, shown, prompt = self._see(seat)
        acting = seat is not None and seat == table.to_act
        update = messages.Update(
            version=table.version,
            view=shown,
            to_act=table.to_act,
            events=self._events,
            prompt=prompt,
            legal=choices(position, labels=wants.labels) if acting else None,
            undo=self._undoer is not None and self._undoer in (hands or (seat,)),
            clocks=self._clocks,
            outcome=position.outcome,
            you=seat if hands else None,
        )
        if wants.aids:
            update = msgspec.structs.replace(update, aids=view.aids())
        if wants.steps and self._way is not None:
            steps = steps_of(self._way, lambda state: self._view_of(state, view.seat), aids=wants.aids)
            update = msgspec.structs.replace(update, steps=steps)
        if wants.words is None:
            return update
        return msgspec.structs.replace(update, words=self._words(update, view, wants.words, acting=acting))

    def _words(self, update: messages.Update, view: View, language: str, *, acting: bool) -> messages.Words:
        say = catalogue(language)
        names = seat_names(self._table, say)
        labels = self._match.position.labels() if acting else []
        return messages.Words(
            board=view.board(names, say),
            prompt=say.tell(update.prompt, names) if update.prompt else "",
            legal=[say.tell(label, names) for label in labels],
            events=[say.tell(event, names) for event in EVENTS.decode(self._events)],
        )

    def _see(self, seat: int | None) -> tuple[View, Any, Message | None]:
        """Return what a seat sees and what is asked; when all is over there is nothing left to hide."""
        game = self._table.game
        viewer = seat if game.hides else None
        if viewer not in self._seen:
            position = self._match.position
            view = self._view_of(position.state, viewer)
            asked = view if game.hides else position  # which knows already
            prompt = None if self._table.to_act is None else asked.prompt
            self._seen[viewer] = view, view.as_sent(), prompt
        return self._seen[viewer]

    def _view_of(self, state: States, viewer: int | None) -> View:
        game = self._table.game
        return View(game, state if self._table.status == OVER else game.masked(state, viewer), viewer)


def _undoer(table: Table, match: Match) -> int | None:
    """Return the seat that may take its last action back."""
    last = match.entries[-1].by if match.entries else CHANCE
    return last if table.to_act is not None and match.can_undo(last) else None


def log_for(table: Table, wants: Wants) -> list[messages.LogEntry]:
    """Return what the table remembers of its log, in words where a client wants them."""
    if wants.words is None:
        return list(table.log)
    say = catalogue(wants.words)
    names = seat_names(table, say)
    encoded: list[Any] = [line.events for line in table.log]
    words = [[say.tell(event, names) for event in EVENTS.decode(events)] for events in encoded]
    return [msgspec.structs.replace(line, words=said) for line, said in zip(table.log, words, strict=True)]


def seat_names(table: Table, say: Catalogue) -> list[str]:
    """Return what the seats are called in a language: bots and those who are gone have no names of their own."""
    called = [say.name("bot", seat.bot) if seat.bot else say.say("bot-gone") for seat in table.seats]
    return [seat.name or f"{called[number]} {number + 1}" for number, seat in enumerate(table.seats)]


def choices(position: Position, *, labels: bool) -> list[messages.Choice]:
    """Return what is legal for whoever is to act."""
    game, codes = position.game, position.possible
    if labels:
        return [_choice(game, code, label) for code, label in zip(codes, position.labels(), strict=True)]
    every = _every_choice(game.name)
    return [every[code] for code in codes]


def _choice(game: Game[Any], code: int, label: Message | None = None) -> messages.Choice:
    action = game.decode(code)
    return messages.Choice(str(action), written(action), label)


@cache
def _every_choice(game: str) -> list[messages.Choice]:
    """Return every choice as it is sent: without labels it is always the same."""
    rules = game_named(game)
    return [written(_choice(rules, code)) for code in range(rules.player_codes)]


def _clocks(table: Table, now: int) -> messages.Clocks | None:
    if not table.clock.ticks:
        return None
    clock = table.clock
    return messages.Clocks(clock.running, clock.remaining(now), now, clock.waits(now))


def table_info(table: Table) -> messages.TableInfo:
    """Return the table apart from its match."""
    plan = table.plan
    proposal = table.proposal
    return messages.TableInfo(
        id=table.id,
        game=plan.game,
        options=plan.options,
        status=table.status,
        host=plan.host,
        seats=[_seat(table, number) for number in range(len(table.seats))],
        clock=msgspec.to_builtins(plan.clock),
        listed=plan.listed,
        watch=plan.watch,
        commitment=_commitment(table),
        created=table.created,
        scheme=plan.scheme,
        sealed=table.sealed,
        proposal=None
        if proposal is None
        else messages.Proposal(proposal.what, proposal.seat, sorted(proposal.agreed)),
        ending=table.ending,
        secret=plan.secret or None if table.status == OVER else None,
        before=plan.before,
        rematch=table.rematch,
    )


def _commitment(table: Table) -> str:
    """Return the hash of the secret; a record that was brought in the old days may say anything there."""
    said = table.fairness().get("commitment")
    return said[:MOST_COMMITMENT] if isinstance(said, str) else ""


def _seat(table: Table, number: int) -> messages.Seat:
    seat = table.seats[number]
    return messages.Seat(
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        who=table.player_of(number),
        device=seat.on_device,
        present=seat.is_human and seat.away_since is None,
        away_since=seat.away_since if seat.is_human else None,
        hash=seat.hash,
        contribution=seat.contribution,
        votes=sorted(seat.votes),
        coach=seat.coached,
        invited=seat.is_free and seat.plan.person is not None,
        portrait=seat.portrait,
    )


def table_events(step: Sequence[journal.Line]) -> list[Message]:
    """Return the events of a step apart from what happened in the match."""
    return [event for line in step for event in _events_of(line)]


def _events_of(line: journal.Line) -> list[Message]:
    match line:
        case journal.Played():
            return []
        case journal.Declined():
            return [Message("table-declined", {"number": line.seat + 1})]
        case journal.Dismissed():
            return [Message("table-dismissed", {"number": line.seat + 1})]
        case journal.Sat() | journal.Left():
            return [Message(f"table-{type(line).__struct_config__.tag}", {"seat": line.seat})]
        case journal.Undone():
            return [Message("table-undone", {"seat": line.seat})]
        case journal.Proposed():
            return [Message(f"table-asks-{line.what}", {"seat": line.seat})]
        case journal.Answered():
            return [Message("table-agrees" if line.agree else "table-refuses", {"seat": line.seat})]
        case journal.Coached():
            return [Message("table-coach-on" if line.on else "table-coach-off", {"seat": line.seat})]
        case journal.TakenOver():
            return [Message(f"table-{line.why}", {"seat": line.seat, "bot": line.bot})]
        case journal.Ended():
            return [Message(f"table-{line.why}")]
        case _:
            return []
