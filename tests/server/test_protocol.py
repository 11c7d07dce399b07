"""docs/protocol.md, the OpenAPI document and the code say the same."""

import ast
import re
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tafelrunde import server
from tafelrunde.analysis.counsel import Counsel, Line, Worth
from tafelrunde.client.table import KINDS
from tafelrunde.core.errors import BadOption
from tafelrunde.core.messages import Message
from tafelrunde.core.position import Outcome
from tafelrunde.protocol import commands, errors, messages, overviews
from tafelrunde.protocol.clocks import ClockKind
from tafelrunde.protocol.errors import ErrorAnswer
from tafelrunde.protocol.overviews import LobbyMessage, Yours
from tafelrunde.server import errors as domain_errors
from tafelrunde.server.app import all_routes, build
from tafelrunde.server.errors import Refused
from tafelrunde.server.http.errors import status_of
from tafelrunde.server.http.middleware import HTTP_PROBLEMS
from tafelrunde.server.http.openapi import document
from tafelrunde.server.operations.limits import PRICES, LimitsAnswer
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.creation import NewTable, SeatWish
from tafelrunde.server.tables.fairness_report import FairnessReport, Wrong
from tafelrunde.server.tables.quota import Quota
from tafelrunde.server.tables.replay import Moment, StoryEntry
from tafelrunde.server.tables.study import Studied, Study, WhyNot
from tafelrunde.server.thinking.analysts import Analysis
from tafelrunde.server.thinking.coach import Advice, Coaching, Prospect
from tafelrunde.text import catalogue

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
SERVER = Path(str(server.__file__)).parent

COMMANDS = get_args(commands.Command)
MESSAGES = (*get_args(messages.ServerMessage), *get_args(LobbyMessage), Yours)
PARTS = (
    *(messages.Choice, messages.Clocks, messages.LogEntry, messages.Said, messages.Seat, messages.Proposal),
    *(messages.Words, messages.Step, Message, Outcome, NewTable, SeatWish, Moment, Study, Studied, WhyNot),
    *(Coaching, Prospect, Advice, FairnessReport, StoryEntry, Wrong, Analysis),
    *(Counsel, Worth, Line),
)


def tag_of(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


DOCUMENTED: dict[str, Any] = {
    **{tag_of(kind): kind for kind in (*COMMANDS, *MESSAGES)},
    **{kind.__name__: kind for kind in PARTS},
    "error": ErrorAnswer,
}


def sections() -> dict[str, str]:
    """Return what the page says under each heading that names a message, a command or a part."""
    found = re.findall(r"^### `(\w+)`\n(.*?)(?=^##|\Z)", PAGE, flags=re.MULTILINE | re.DOTALL)
    return dict(found)


def rows(text: str) -> list[list[str]]:
    """Return the cells of the first table in a text, without its head."""
    found = re.search(r"(^\|.*\n)+", text, flags=re.MULTILINE)
    lines = found[0].splitlines() if found else []
    return [[cell.strip(" `") for cell in line.strip("|").split(" | ")] for line in lines[2:]]


def table_after(heading: str) -> list[list[str]]:
    """Return the first table from a line on that starts so."""
    return rows(PAGE[PAGE.index(heading) :])


def examples(kind: str) -> list[str]:
    return re.findall(rf"^```json {kind}\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)


def test_every_command_message_and_part_is_on_the_page_and_nothing_else() -> None:
    assert set(sections()) == {*DOCUMENTED, "clock"}
    headings = re.findall(r"^### .*$", PAGE, flags=re.MULTILINE)
    assert len(headings) == len(sections()), "every part is described once"


@pytest.mark.parametrize("name", DOCUMENTED)
def test_every_field_is_on_the_page_and_nothing_else(name: str) -> None:
    kind = DOCUMENTED[name]
    fields = [field.encode_name for field in msgspec.structs.fields(kind)]
    expected = [field for field in fields if field != "id"] if kind in COMMANDS else fields
    described = rows(sections()[name])
    assert sorted(row[0] for row in described) == sorted(expected)
    assert all(row[1] for row in described)


def test_every_clock_and_its_fields_are_on_the_page() -> None:
    described = {row[0]: set(re.findall(r"`(\w+)`:", f"`{row[1]}`")) for row in rows(sections()["clock"])}
    kinds = get_args(ClockKind)
    assert described == {tag_of(kind): set(kind.__struct_fields__) for kind in kinds}


def test_every_example_on_the_page_is_read_by_the_code() -> None:
    kinds: dict[str, Any] = {
        "command": commands.Command,
        "table": NewTable,
        "study": Study,
        "error": ErrorAnswer,
    }
    read = {kind: [msgspec.json.decode(text, type=kinds[kind]) for text in examples(kind)] for kind in kinds}
    assert all(read.values())
    by_tag = {tag_of(kind): kind for kind in MESSAGES}
    shown = set()
    for text in examples("message"):
        tag = msgspec.json.decode(text)["t"]
        msgspec.json.decode(text, type=by_tag[tag])
        shown.add(tag)
    assert {"state", "update", "chat", "done", "refused", "yours", "listed"} <= shown
    assert len(re.findall(r"^```json", PAGE, flags=re.MULTILINE)) == len(examples(r"\w+"))


def served(tmp_path: Path) -> set[str]:
    app = build(Settings(), str(tmp_path / "none.db"))
    routes = {f"{route.method} {route.resource.canonical}" for route in app.router.routes() if route.resource}
    return {route for route in routes if not route.startswith("HEAD ")} | {"GET /health"}


def is_of_the_interface(route: str) -> bool:
    """Tell the interface from the pages and files of the web table."""
    return "/api/" in route or route in ("GET /health", "GET /metrics")


def test_the_endpoints_on_the_page_are_those_of_the_server(tmp_path: Path) -> None:
    described = [row[0] for row in table_after("## Endpoints")]
    assert len(described) == len(set(described))
    assert set(described) == set(filter(is_of_the_interface, served(tmp_path)))


def test_the_openapi_document_describes_every_rest_endpoint() -> None:
    paths = document(all_routes())["paths"]
    described = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert described == {f"{route.method} {route.path}" for route in all_routes()}


def test_the_openapi_document_holds_together() -> None:
    written = msgspec.json.decode(msgspec.json.encode(document(all_routes())))
    assert written["openapi"] == "3.1.0"
    assert {"title", "version"} <= set(written["info"])
    known = {f"#/components/schemas/{name}" for name in written["components"]["schemas"]}
    references = {value for key, value in inside(written) if key == "$ref"}
    assert references == known, "every reference leads somewhere, and no schema is there for nothing"
    operations = [operation for path in written["paths"].values() for operation in path.values()]
    names = [operation["operationId"] for operation in operations]
    assert len(names) == len(set(names))
    for path, methods in written["paths"].items():
        for operation in methods.values():
            in_path = {p["name"] for p in operation["parameters"] if p["in"] == "path"}
            assert in_path == set(re.findall(r"{(\w+)}", path))
            assert all(p["required"] for p in operation["parameters"] if p["in"] == "path")
            assert operation["summary"]
            assert {"429"} < set(operation["responses"])
            assert all(re.fullmatch(r"[1-5]\d\d", status) for status in operation["responses"])
            assert all(response["description"] for response in operation["responses"].values())


def inside(value: Any) -> Iterator[tuple[str, Any]]:
    """Yield every key with its value, however deep; `mapping` of a discriminator names schemas as well."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield ("$ref", part) if isinstance(part, str) and part.startswith("#/") else (key, part)
            yield from inside(part)
    elif isinstance(value, list):
        for part in value:
            yield from inside(part)


REFUSALS = [kind for kind in vars(domain_errors).values() if isinstance(kind, type) and issubclass(kind, Refused)]
STATUS_OF_KIND = {
    **{kind.__name__: status_of(kind("any")) for kind in REFUSALS},
    "BadOption": status_of(BadOption("any")),
    "HttpRefused": None,
}
"""The status of each kind of refusal; one of HTTP's own says it itself."""
ELSEWHERE = {
    "who-are-you": {HTTPStatus.UNAUTHORIZED},
    **{f"quota-{name}": {HTTPStatus.CONFLICT} for name in Quota.__struct_fields__},
    "internal": {HTTPStatus.INTERNAL_SERVER_ERROR},
    "store-away": {HTTPStatus.SERVICE_UNAVAILABLE},
    "table-moved": {HTTPStatus.SERVICE_UNAVAILABLE},
    **{code: {status} for status, code in HTTP_PROBLEMS.items()},
}
"""Codes that are not raised where they are written down."""
BEFORE_SERVING = {"settings.py", "run.py", "workers.py", "tracing.py"}
"""What the command line says, as there is no server yet."""


def raised(source: str) -> Iterator[tuple[str, HTTPStatus]]:
    """Yield the codes that a source refuses requests with, and the status of each."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in STATUS_OF_KIND:
            given = [HTTPStatus[a.attr] for a in node.args if isinstance(a, ast.Attribute) and a.attr.isupper()]
            codes = [c.value for a in node.args[:1] for c in ast.walk(a) if isinstance(c, ast.Constant)]
            yield from ((str(code), STATUS_OF_KIND[node.func.id] or given[0]) for code in codes)


def codes_of_the_server() -> dict[str, set[HTTPStatus]]:
    found = {code: set(statuses) for code, statuses in ELSEWHERE.items()}
    for path in SERVER.rglob("*.py"):
        if path.name not in BEFORE_SERVING and path.parent.name != "store":
            for code, status in raised(path.read_text("utf-8")):
                found.setdefault(code, set()).add(status)
    return found


def test_every_code_with_its_status_is_on_the_page_and_nothing_else() -> None:
    found = codes_of_the_server()
    described = {row[0]: row[1] for row in table_after("| code | status | when |")}
    assert described.pop("http-problem") == "any"
    assert described == {code: ", ".join(str(int(s)) for s in sorted(found[code])) for code in described}
    assert set(described) == set(found)
    assert all(catalogue().has(code) for code in described)


def test_codes_and_statuses_are_seen() -> None:
    source = (
        "raise FailedPrecondition({A: 'one', B: 'two'}[x])\n"
        "HttpRefused('three', HTTPStatus.GONE, a=b.C)\n"
        "Refused('four')"
    )
    assert list(raised(source)) == [("one", 409), ("two", 409), ("three", 410), ("four", 422)]


def test_every_price_is_on_the_page() -> None:
    described = {row[0]: row[1] for row in table_after("| kind | bucket | what it is |")}
    assert described == {kind: price.bucket for kind, price in PRICES.items()}
    limits = PAGE[PAGE.index("## Limits") :]
    assert all(f"`{name}`" in limits for name in LimitsAnswer.__struct_fields__ if name.startswith("most_"))


def test_the_endings_of_a_match_are_on_the_page() -> None:
    assert journal.Ended.__doc__
    assert all(
        f"`{why}`" in sections()["table"] for why in ("agreed", "abandoned", "cancelled", "unfinished", "too-long")
    )


def test_the_client_knows_every_message_of_a_stream() -> None:
    assert set(KINDS) == {tag_of(kind) for kind in get_args(messages.ServerMessage)} - {"done", "refused"}
    assert all(tag == tag_of(kind) for tag, kind in KINDS.items())


SHAPES = [
    kind
    for module in (messages, overviews, errors)
    for kind in vars(module).values()
    if isinstance(kind, type) and kind.__module__ == module.__name__
]


@pytest.mark.parametrize("kind", SHAPES, ids=lambda kind: kind.__name__)
def test_what_a_newer_server_adds_is_passed_over(kind: Any) -> None:
    assert not kind.__struct_config__.forbid_unknown_fields
