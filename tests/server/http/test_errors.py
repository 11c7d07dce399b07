"""Every kind of error that the domain raises has its HTTP status, in one place."""

import ast
import builtins
import importlib
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest

from tafelrunde import server
from tafelrunde.core.errors import BadNotation, IllegalAction, TafelrundeError
from tafelrunde.server import errors
from tafelrunde.server.errors import Refused
from tafelrunde.server.http.errors import STATUSES, HttpRefused, status_of
from tafelrunde.server.store import Conflict, StoreUnavailable

SERVER = Path(str(server.__file__)).parent
DOMAIN = ("tables", "people", "thinking", "operations")
KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Refused)]


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (errors.Refused("x"), 422),
        (errors.Malformed("x"), 400),
        (errors.Unauthenticated(), 401),
        (errors.Forbidden("x"), 403),
        (errors.NotFound("x"), 404),
        (errors.FailedPrecondition("x"), 409),
        (errors.StaleVersion("x"), 409),
        (errors.RateLimited("x"), 429),
        (errors.Unavailable("x"), 503),
        (Conflict("x"), 409),
        (StoreUnavailable("x"), 503),
        (BadNotation("x"), 400),
        (IllegalAction("x"), 422),
        (HttpRefused("x", HTTPStatus.GONE), 410),
    ],
    ids=lambda value: type(value).__name__,
)
def test_every_kind_of_error_has_its_status(error: TafelrundeError, status: int) -> None:
    assert status_of(error) == status


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_refusal_but_the_plain_one_is_mapped(kind: type[Refused]) -> None:
    assert kind is Refused or any(base in STATUSES for base in kind.__mro__[: kind.__mro__.index(Refused)])


def raised(path: Path) -> set[Any]:
    """Return the classes of everything that a module raises by name."""
    module = importlib.import_module(
        ".".join(("tafelrunde.server", *path.relative_to(SERVER).with_suffix("").parts))
    )
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Raise) and node.exc is not None:
            named = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
            if isinstance(named, ast.Name):
                found.add(getattr(module, named.id, getattr(builtins, named.id, None)))
    return {kind for kind in found if isinstance(kind, type)}


@pytest.mark.parametrize("part", DOMAIN)
def test_whatever_the_domain_raises_has_a_status(part: str) -> None:
    kinds = {kind for path in (SERVER / part).rglob("*.py") for kind in raised(path)}
    ours = {kind for kind in kinds if issubclass(kind, TafelrundeError)}
    assert ours
    assert all(any(base in STATUSES for base in kind.__mro__) for kind in ours)
    assert kinds - ours <= {AssertionError, EOFError}, "a bug, or a process that has ended"
