"""What the server counts, as Prometheus reads it."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

MILLISECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Counts(Collector):
    """A counter; the library's own takes several times as long, which a move would notice."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self._name, self._about, self._labels = name, about, labels
        self._counts: dict[tuple[str, ...], int] = {} if labels else {(): 0}

    def add(self, count: int, *kind: str) -> None:
        """Count so many of a kind."""
        self._counts[kind] = self._counts.get(kind, 0) + count

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Hand everything counted so far to whoever asks."""
        family = CounterMetricFamily(self._name, self._about, labels=self._labels)
        for kind, count in self._counts.items():
            family.add_metric(kind, count)
        yield family


class Durations(Collector):
    """A histogram by kind, written here for the same reason."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...]) -> None:
        self._name, self._about, self._bounds = name, about, bounds
        self._counts: dict[str, list[int]] = {}
        self._sums: dict[str, float] = {}

    def observe(self, kind: str, seconds: float) -> None:
        """Count something that took so long."""
        if kind not in self._counts:
            self._counts[kind], self._sums[kind] = [0] * (len(self._bounds) + 1), 0.0
        self._counts[kind][bisect_left(self._bounds, seconds)] += 1
        self._sums[kind] += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Hand everything counted so far to whoever asks."""
        family = HistogramMetricFamily(self._name, self._about, labels=["kind"])
        bounds = [*map(str, self._bounds), "+Inf"]
        for kind, counts in self._counts.items():
            family.add_metric([kind], [*zip(bounds, accumulate(counts), strict=True)], self._sums[kind])
        yield family


class Metrics:
    """All counters of one server."""

    def __init__(self) -> None:
        self._server: str | None = None
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        GCCollector(registry=registry)
        self.requests = Counter(
            "tafelrunde_requests", "Requests by route and status", ["method", "route", "status"], registry=registry
        )
        self.refused = Counter("tafelrunde_refused", "Refusals by code", ["code"], registry=registry)
        self.commands = Durations(
            "tafelrunde_command_seconds", "From a command's arrival to its acknowledgement", MILLISECONDS
        )
        self.connections = Gauge("tafelrunde_connections", "Open connections", ["kind"], registry=registry)
        self.cluster_servers = Gauge("tafelrunde_cluster_servers", "Servers that are alive", registry=registry)
        self.cluster_leader = Gauge("tafelrunde_cluster_leader", "Whether this is the oldest", registry=registry)
        self.cluster_lag = Gauge(
            "tafelrunde_cluster_lag_seconds", "Since this server renewed its lease", registry=registry
        )
        self.cluster_channels = Gauge(
            "tafelrunde_cluster_channels", "Connections to tables at other servers", registry=registry
        )
        self.tables_live = Gauge("tafelrunde_tables_live", "Tables in memory", registry=registry)
        self.tasks = Gauge("tafelrunde_tasks", "Tasks of the event loop", registry=registry)
        self.waiting = Gauge("tafelrunde_waiting", "Slow work that waits for its turn", ["kind"], registry=registry)
        self.moves = Counts("tafelrunde_moves", "Moves by game", "game")
        self.store_appends = Counts("tafelrunde_store_appends", "Entries made durable")
        self.bot_decisions = Counter(
            "tafelrunde_bot_decisions", "Decisions of house bots", ["bot"], registry=registry
        )
        self.backups = Counts("tafelrunde_backups", "Scheduled backups", "outcome")
        self.last_backup = Gauge(
            "tafelrunde_last_backup_timestamp_seconds", "When the newest backup was made", registry=registry
        )
        for own in (self.commands, self.moves, self.store_appends, self.backups):
            registry.register(own)

    def count_moves(self, game: str, moves: int) -> None:
        """Count moves of a game; none at all makes the game known."""
        self.moves.add(moves, game)

    def count_append(self) -> None:
        """Count a step that was made durable."""
        self.store_appends.add(1)

    def count_bot_decision(self, bot: str) -> None:
        """Count a decision of a house bot."""
        self.bot_decisions.labels(bot).inc()

    def watch_live_tables(self, count: Callable[[], int]) -> None:
        """Let `count` say how many tables are in memory."""
        self.tables_live.set_function(count)

    def count_backup(self, outcome: str) -> None:
        """Count a backup that was done or failed."""
        self.backups.add(1, outcome)

    def watch_backups(self, newest: Callable[[], float]) -> None:
        """Let `newest` say when the newest backup was made, in seconds since the epoch."""
        self.last_backup.set_function(newest)

    def name_server(self, server: str) -> None:
        """Let everything bear the name of the server, one of several."""
        self._server = server

    def page(self) -> bytes:
        """Return everything in Prometheus' text format."""
        return generate_latest(_Labelled(self.registry, self._server) if self._server else self.registry)


class _Labelled(CollectorRegistry):
    """A registry whose counters all bear the name of a server."""

    def __init__(self, registry: CollectorRegistry, server: str) -> None:
        super().__init__()
        self._from, self._server = registry, server

    def collect(self) -> Iterator[Metric]:
        """Hand everything on with the label."""
        for metric in self._from.collect():
            metric.samples = [
                sample._replace(labels={"server": self._server, **sample.labels}) for sample in metric.samples
            ]
            yield metric
