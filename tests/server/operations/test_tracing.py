"""Traces show what a command goes through, go on in those of callers, and cost nothing where they are off."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from aiohttp import web
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import StatusCode

import tafelrunde as tr
from tafelrunde.core.errors import BadOption
from tafelrunde.server.errors import FailedPrecondition
from tafelrunde.server.http.tracing import traced_request
from tafelrunde.server.operations import tracing
from tafelrunde.server.thinking.workers import Workers
from tests.server.hosting import Club, club, first_of
from tests.server.serving import client_of

CALLER = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
"""The example of the standard."""


class Spans(InMemorySpanExporter):
    """Everything that was traced."""

    def named(self, name: str) -> list[ReadableSpan]:
        return [span for span in self.get_finished_spans() if span.name == name]

    def children(self, of: ReadableSpan) -> set[str]:
        spans = self.get_finished_spans()
        return {
            span.name for span in spans if span.parent and of.context and span.parent.span_id == of.context.span_id
        }


@pytest.fixture
def provider() -> TracerProvider:
    return TracerProvider()


@pytest.fixture
def spans(provider: TracerProvider) -> Spans:
    kept = Spans()
    provider.add_span_processor(SimpleSpanProcessor(kept))
    return kept


@pytest.fixture
def _traced(provider: TracerProvider) -> Iterator[None]:
    with tracing.traced(provider):
        yield


async def play_one(server: Club) -> str:
    """Let somebody make a move by wire; return the table."""
    ada, bela = await server.guest("Ada"), await server.guest("Béla")
    room = await server.table(ada, bela)
    seat = room.table.to_act
    assert seat is not None
    wire = await (ada, bela)[seat].sit(room.table.id)
    match = wire.state["match"]
    assert (await wire.ask("play", version=match["version"], action=first_of(match)))["t"] == "done"
    return room.table.id


@pytest.mark.usefixtures("_traced")
async def test_a_command_is_decided_committed_appended_and_broadcast(tmp_path: Path, spans: Spans) -> None:
    async with club(str(tmp_path / "club.db")) as server:
        table = await play_one(server)
    (command,) = [
        span for span in spans.named("command") if (span.attributes or {})["tafelrunde.command"] == "play"
    ]
    assert command.attributes is not None
    assert (command.attributes["tafelrunde.table"], command.attributes["tafelrunde.game"]) == (table, "knights")
    assert command.parent is None
    assert spans.children(command) == {"decide", "commit"}
    (commit,) = [
        span
        for span in spans.named("commit")
        if span.parent and command.context and span.parent.span_id == command.context.span_id
    ]
    assert spans.children(commit) == {"store.append", "broadcast"}


@pytest.mark.usefixtures("_traced")
async def test_a_bots_thinking_is_traced(spans: Spans, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_answer(*_: object) -> None:
        return None

    monkeypatch.setattr(Workers, "ask", no_answer)
    await Workers(1).choose("steward", tr.game("knights").match(players=3, sampler=tr.seeded(1)).position, 0)
    (thinking,) = spans.named("bot.think")
    assert dict(thinking.attributes or {}) == {"tafelrunde.bot": "steward"}


def test_a_refusal_is_told_by_its_code_and_only_a_defect_is_an_error(
    provider: TracerProvider, spans: Spans
) -> None:
    tracer = provider.get_tracer("test")
    with pytest.raises(FailedPrecondition), tracing.span(tracer, "refused", {}):
        raise FailedPrecondition("not-over")
    with pytest.raises(ZeroDivisionError), tracing.span(tracer, "broken", {}):
        raise ZeroDivisionError
    (refused,), (broken,) = spans.named("refused"), spans.named("broken")
    assert dict(refused.attributes or {}) == {"tafelrunde.refused": "not-over"}
    assert (refused.status.status_code, broken.status.status_code) == (StatusCode.UNSET, StatusCode.ERROR)


async def test_a_request_goes_on_in_its_callers_trace(provider: TracerProvider, spans: Spans) -> None:
    tracer = provider.get_tracer("test")

    async def hello(_: web.Request) -> web.Response:
        return web.Response(text="hello")

    app = web.Application(
        middlewares=[web.middleware(lambda request, handler: traced_request(tracer, request, handler))]
    )
    app.router.add_get("/hello/{name}", hello)
    async with client_of(app) as client:
        await client.get("/hello/ada", headers={"traceparent": CALLER})
        await client.get("/hello/ada", headers={"Upgrade": "websocket"})
    (request,) = spans.named("GET /hello/{name}")
    assert request.parent is not None
    assert request.context is not None
    assert f"{request.context.trace_id:032x}-{request.parent.span_id:016x}" == CALLER[3:52]
    assert (request.attributes or {})["http.response.status_code"] == 200


async def test_nothing_is_wrapped_before_and_afterwards(provider: TracerProvider) -> None:
    plain = [getattr(point.owner, point.function) for point in tracing.POINTS]
    with tracing.traced(provider):
        assert all(
            getattr(point.owner, point.function) is not was
            for point, was in zip(tracing.POINTS, plain, strict=True)
        )
    assert [getattr(point.owner, point.function) for point in tracing.POINTS] == plain


async def test_a_server_sends_its_spans_to_a_collector(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    received: list[bytes] = []

    async def collect(request: web.Request) -> web.Response:
        received.append(await request.read())
        return web.Response()

    collector = web.Application()
    collector.router.add_post("/v1/traces", collect)
    async with client_of(collector) as there:
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", str(there.make_url("")).rstrip("/"))
        async with club(str(tmp_path / "club.db"), traces=True) as server:
            await play_one(server)
    sent = b"".join(received)
    assert b"store.append" in sent
    assert b"POST /api/v1/tables" in sent


async def test_without_the_library_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tracing, "find_spec", lambda _: None)
    with pytest.raises(BadOption, match="traces-need-otel"):
        async with tracing.exported():
            pass
