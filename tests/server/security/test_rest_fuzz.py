"""Schemathesis asks every endpoint for anything that the document allows, and for what it does not."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import tafelrunde as tr
from tafelrunde.server.app import all_routes
from tafelrunde.server.http.openapi import document
from tafelrunde.server.people.passwords import Passwords
from tests.server.hosting import Club, Guest, club
from tests.server.tables.parlour import QuickBots
from tests.server.world import QUICK

T = TypeVar("T")
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
FEW = settings(
    max_examples=12, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
GAMES = tr.games()
PATIENCE_S = 300
"""A process that grades or advises is started first, which takes long on a busy machine."""


class Host:
    """A server in a thread, for a client that knows no event loops."""

    def __init__(self, folder: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self._living = club(f"{folder}/x.db")
        self.server: Club = self.run(self._living.__aenter__())
        self.server.tables.scheduler.workers = QuickBots()
        self.server.people.accounts._passwords = Passwords(QUICK)
        self.asked = 0

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's thread."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)

    def guest(self) -> Guest:
        """Let somebody in."""
        return self.run(self.server.guest())

    def table(self, guest: Guest) -> str:
        """Return a table at which a guest sits: sometimes open, running or over."""
        self.asked += 1
        game = GAMES[self.asked % len(GAMES)]
        return self.run(self._table(guest, game, self.asked % 4))

    async def _table(self, guest: Guest, game: str, stage: int) -> str:
        other = await self.server.guest("Béla")
        if not stage:
            _, made = await guest.ask("POST", "/tables", {"game": game, "seats": [{}, {"kind": "reserved"}]})
            return str(made["id"])
        room = await self.server.table(guest, other, game=game)
        if stage == 1:
            for one in (other, guest):
                await one.ask("POST", f"/tables/{room.table.id}/commands", {"t": "resign"})
        return room.table.id

    def close(self) -> None:
        """Stop the server and its thread."""
        self.run(self._living.__aexit__(None, None, None))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    started = Host(str(tmp_path_factory.mktemp("rest")))
    yield started
    started.close()


SCHEMA = schemathesis.openapi.from_dict(document(all_routes())).exclude(path_regex="stream$")
"""Everything but what never ends."""
FOUND: list[Any] = [*SCHEMA.get_all_operations()]
OPERATIONS = {found.ok().label: found.ok() for found in FOUND}


def cases(operation: Any) -> st.SearchStrategy[Any]:
    """Return what fits the document, and where something can be wrong, also what does not."""
    fitting: st.SearchStrategy[Any] = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if not operation.body and not operation.query:
        return fitting
    return st.one_of(fitting, operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))


@pytest.mark.parametrize("who", ["nobody", "guest"])
@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_is_as_the_document_says(host: Host, label: str, who: str) -> None:
    @FEW
    @given(case=cases(OPERATIONS[label]))
    def holds(case: Any) -> None:
        headers = {"Origin": host.server.origin}
        if who == "guest":
            guest = host.guest()
            headers = guest.headers
            if "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = host.table(guest)
        response = case.call(base_url=host.server.origin, headers=headers, timeout=PATIENCE_S)
        case.validate_response(response, checks=CHECKS)

    holds()
