"""The counters are Prometheus text."""

import pytest
from aiohttp import web
from prometheus_client.parser import text_string_to_metric_families

from tafelrunde.server.http.app_keys import METRICS
from tafelrunde.server.http.rest_operations import show_metrics
from tafelrunde.server.operations.metrics import Metrics
from tests.server.serving import client_of


def test_everything_counted_is_on_the_page() -> None:
    counted = Metrics()
    counted.requests.labels("GET", "/api/v1/me", "200").inc()
    counted.refused.labels("not-here").inc()
    counted.commands.observe("act", 0.003)
    counted.connections.labels("socket").inc()
    counted.tables_live.set(3)
    counted.moves.add(1, "torres")
    counted.store_appends.add(4)
    counted.bot_decisions.labels("steward").inc()
    samples = {
        sample.name: sample.value
        for family in text_string_to_metric_families(counted.page().decode())
        for sample in family.samples
    }
    assert samples["tafelrunde_requests_total"] == samples["tafelrunde_moves_total"] == 1
    assert (samples["tafelrunde_tables_live"], samples["tafelrunde_store_appends_total"]) == (3, 4)
    assert samples["tafelrunde_command_seconds_count"] == 1


def test_durations_are_counted_by_kind_up_to_each_bound() -> None:
    counted = Metrics()
    for kind, seconds in (("play", 0.001), ("play", 0.003), ("play", 7.0), ("undo", 0.5)):
        counted.commands.observe(kind, seconds)
    page = counted.page().decode()
    lines = dict(line.rsplit(" ", 1) for line in page.splitlines() if line.startswith("tafelrunde_command_seconds"))
    name = "tafelrunde_command_seconds"
    play = [
        lines[f'{name}_bucket{{kind="play",le="{bound}"}}'] for bound in ("0.001", "0.002", "0.005", "5.0", "+Inf")
    ]
    assert [float(count) for count in play] == [1, 1, 2, 2, 3]
    assert float(lines[f'{name}_count{{kind="play"}}']) == 3
    assert float(lines[f'{name}_sum{{kind="play"}}']) == pytest.approx(7.004)
    assert float(lines[f'{name}_count{{kind="undo"}}']) == 1


def test_two_servers_in_one_process_count_apart() -> None:
    first, second = Metrics(), Metrics()
    first.tables_live.set(3)
    assert b"tafelrunde_tables_live 0.0" in second.page()


async def test_the_page_is_served() -> None:
    app = web.Application()
    app[METRICS] = Metrics()
    app.router.add_get("/metrics", show_metrics)
    async with client_of(app) as client, client.get("/metrics") as response:
        assert response.headers["Content-Type"].startswith("text/plain; version=0.0.4")
        assert "tafelrunde_connections" in await response.text()
