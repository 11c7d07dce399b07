"""Traces by OpenTelemetry, for whoever asks for them: spans around what a command goes through.

What is traced is wrapped when traces are switched on and unwrapped at the end: a server without them pays nothing.
The library is an extra; where spans are sent, how many and under which name say its own variables (`OTEL_…`).
"""

import asyncio
import inspect
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import wraps
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

from tafelrunde.core.errors import BadOption, TafelrundeError
from tafelrunde.server.store.tables import Tables
from tafelrunde.server.tables import command_handler
from tafelrunde.server.tables.command_handler import CommandHandler
from tafelrunde.server.tables.committer import Committer
from tafelrunde.server.tables.room import Room
from tafelrunde.server.thinking.coach import Coaches
from tafelrunde.server.thinking.workers import Workers

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.trace import Span, Tracer

NAME = "tafelrunde"
Facts = dict[str, str | int]


class Point(NamedTuple):
    """Something that is traced: a function of a class or a module, and what its span tells of the arguments."""

    owner: Any
    function: str
    span: str
    facts: Callable[..., Facts]


POINTS = (
    Point(CommandHandler, "handle", "command", lambda _, room, person, command: _of(room, command=_kind(command))),
    Point(command_handler, "decide", "decide", lambda *_: {}),
    Point(Committer, "commit", "commit", lambda _, room, decision, *__: _of(room, entries=len(decision.step))),
    Point(Tables, "append", "store.append", lambda _, table, line, *__: {"tafelrunde.sequence": line.seq}),
    Point(Room, "deliver", "broadcast", lambda _, deliveries: {"tafelrunde.deliveries": len(deliveries)}),
    Point(Workers, "choose", "bot.think", lambda _, name, *__: {"tafelrunde.bot": name}),
    Point(Coaches, "advise", "coach.think", lambda *_: {}),
)


def _of(room: Room, **more: str | int) -> Facts:
    about: Facts = {"tafelrunde.table": room.table.id, "tafelrunde.game": room.table.game.name}
    return about | {f"tafelrunde.{name}": value for name, value in more.items()}


def _kind(command: Any) -> str:
    return str(command.__struct_config__.tag)


@asynccontextmanager
async def exported() -> AsyncIterator["Tracer"]:
    """Trace until the end of the block, and send the spans where `OTEL_EXPORTER_OTLP_ENDPOINT` says."""
    if find_spec("opentelemetry") is None:
        raise BadOption("traces-need-otel")
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import SERVICE_NAME, Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    provider = TracerProvider(resource=Resource({SERVICE_NAME: NAME}).merge(Resource.create()))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    try:
        with traced(provider) as tracer:
            yield tracer
    finally:
        await asyncio.to_thread(provider.shutdown)  # it waits for the last spans to be sent


@contextmanager
def traced(provider: "TracerProvider") -> Iterator["Tracer"]:
    """Wrap everything that is traced until the end of the block."""
    tracer = provider.get_tracer(NAME)
    before = [getattr(point.owner, point.function) for point in POINTS]
    for point, function in zip(POINTS, before, strict=True):
        setattr(point.owner, point.function, _wrapped(tracer, point, function))
    try:
        yield tracer
    finally:
        for point, function in zip(POINTS, before, strict=True):
            setattr(point.owner, point.function, function)


def _wrapped(tracer: "Tracer", point: Point, do: Callable[..., Any]) -> Callable[..., Any]:
    if inspect.iscoroutinefunction(do):

        @wraps(do)
        async def later(*given: Any, **named: Any) -> Any:
            with span(tracer, point.span, point.facts(*given)):
                return await do(*given, **named)

        return later

    @wraps(do)
    def now(*given: Any, **named: Any) -> Any:
        with span(tracer, point.span, point.facts(*given)):
            return do(*given, **named)

    return now


@contextmanager
def span(tracer: "Tracer", name: str, facts: Facts, **options: Any) -> Iterator["Span"]:
    """Open a span; a refusal is told by its code, and only what went wrong in this program is an error."""
    options |= {"record_exception": False, "set_status_on_exception": False}
    with tracer.start_as_current_span(name, attributes=facts, **options) as opened:
        try:
            yield opened
        except TafelrundeError as refused:
            opened.set_attribute("tafelrunde.refused", refused.problem.code)
            raise
        except Exception as error:
            from opentelemetry.trace import StatusCode

            opened.set_status(StatusCode.ERROR, type(error).__name__)
            raise
