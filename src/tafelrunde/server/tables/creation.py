"""Setting tables up: what may be asked for, and what it becomes."""

import secrets
from collections.abc import Collection
from typing import Annotated, Any, Literal

import msgspec

from tafelrunde.bots import bots, usual
from tafelrunde.core.actions import MOST_SEATS
from tafelrunde.core.chance import new_secret
from tafelrunde.core.errors import BadOption, BadRecord
from tafelrunde.core.fairness import SCHEME, Fairness
from tafelrunde.core.record import Record, replay
from tafelrunde.core.registry import game
from tafelrunde.protocol.clocks import ClockKind, NoClock
from tafelrunde.server.people.names import clean_name, login_key, visible_text
from tafelrunde.server.store import Store
from tafelrunde.server.tables.bounds import check_record
from tafelrunde.server.tables.clock import GRACE
from tafelrunde.server.tables.gathering import new_key
from tafelrunde.server.tables.journal import Created, Ended, SeatPlan, Started, Step
from tafelrunde.server.tables.seats import Seat
from tafelrunde.server.tables.table import Table

ID_BYTES = 9
MOST_RECORDED = 100
"""Characters of a name in a record that was brought; what cannot be shown is left out."""


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat."""

    kind: Literal["open", "bot", "reserved", "device"] = "open"
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """The bot's name, which is its level; the best one if none is named."""
    login: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    """Whose seat it is, where it is reserved for an account."""
    person: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    """The same for anybody whose id is known, such as `who` on the seat of another table."""
    name: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    """What somebody is called who plays on the host's device."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as it is asked for."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: dict[str, Any] = {}
    """Options of the game, such as its variant; the number of players follows from the seats."""
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    clock: ClockKind = NoClock()
    listed: bool = True
    """Whether the lobby shows it; otherwise only whoever has the link finds it."""
    watch: bool = True
    """Whether others may watch."""
    sit: bool = True
    """Whether you take the first seat that is open."""


def new_id() -> str:
    """Return a name for a table that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


def plan_of(wish: NewTable, host: str) -> Created:
    """Check what is asked for, or raise BadOption."""
    played = game(wish.game)
    options = {**wish.options, "players": len(wish.seats)}
    checked = played.options(**options)
    return Created(
        game=played.name,
        options=msgspec.to_builtins(checked),
        seats=[_seat(seat, played.name) for seat in wish.seats],
        clock=wish.clock,
        listed=wish.listed,
        watch=wish.watch,
        host=host,
        secret=new_secret().hex(),
        scheme=SCHEME,
        grace=GRACE,
    )


async def resolve_invitee(wish: SeatWish, store: Store) -> SeatWish:
    """Return a wish with the id of whoever is invited."""
    if wish.login is None and wish.person is None:
        return wish
    if wish.login is not None:
        invited = await store.person_by_login(login_key(wish.login))
    else:
        invited = await store.person(wish.person or "")
    if invited is None:
        raise BadOption("nobody-to-invite", name=wish.login or wish.person or "")
    return msgspec.structs.replace(wish, person=invited.id)


def _seat(wish: SeatWish, played: str) -> SeatPlan:
    known = bots(played)
    if wish.kind != "reserved" and (wish.login or wish.person):
        raise BadOption("seat-not-reserved", kind=wish.kind)
    if wish.kind != "device" and wish.name:
        raise BadOption("seat-not-device", kind=wish.kind)
    if wish.kind == "device":
        return SeatPlan("device", name=clean_name(wish.name))
    if wish.kind == "bot":
        name = wish.bot or usual(played)
        if name not in known:
            raise BadOption("unknown-bot", name=name, game=played, known=list(known))
        return SeatPlan("bot", bot=name)
    key = new_key() if wish.kind == "reserved" else None
    return SeatPlan(wish.kind, key=key, person=wish.person)


def rematch_of(table: Table, host: str, unwilling: Collection[str] = ()) -> Created:
    """Plan the next match of the same people; whoever left may come back, the unwilling are not invited by name."""
    seats = [_next_seat(seat, table.game.name, unwilling) for seat in table.seats]
    if any(seat.kind == "device" for seat in seats):
        host = table.plan.host  # whoever asks, it is still that device
    return msgspec.structs.replace(
        table.plan,
        seats=seats,
        host=host,
        secret=new_secret().hex(),
        before=table.id,
        scheme=SCHEME,
        grace=GRACE,
    )


def _next_seat(seat: Seat, played: str, unwilling: Collection[str]) -> SeatPlan:
    if seat.on_device:
        return SeatPlan("device", name=seat.name)
    if seat.person:
        return SeatPlan("reserved", person=None if seat.person in unwilling else seat.person, key=new_key())
    return SeatPlan("bot", bot=seat.bot or usual(played))


def record_step(record: Record, host: str) -> Step:
    """Turn a record that was played anywhere into a table whose match is over; a wrong one raises BadRecord."""
    check_record(record)
    for _ in replay(record):
        pass
    header = record.header
    bot_names = bots(header.game)
    created = Created(
        game=header.game,
        options=header.options,
        seats=[
            SeatPlan(
                "recorded",
                name=visible_text(seat.name, MOST_RECORDED) or "",
                bot=seat.kind if seat.kind in bot_names else None,
            )
            for seat in header.seats
        ],
        clock=NoClock(),
        listed=False,
        watch=True,
        host=host,
        secret="",
        fairness=_fairness(header.fairness, len(header.seats)),
    )
    return [created, Started(record.entries, None), *([] if record.end else [Ended("unfinished")])]


def _fairness(said: dict[str, Any] | None, seats: int) -> dict[str, Any]:
    """Return what a record says about its dice if it has the known shape; nothing else is kept."""
    if not said:
        return {}
    try:
        fairness = msgspec.convert(said, Fairness)
    except msgspec.ValidationError as error:
        raise BadRecord("fairness-malformed", detail=str(error)) from error
    if len(fairness.contributions) != seats:
        raise BadRecord("fairness-malformed", detail=f"{len(fairness.contributions)} contributions")
    kept: dict[str, Any] = msgspec.to_builtins(fairness)
    return kept
