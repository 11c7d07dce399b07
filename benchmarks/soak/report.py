"""What a run has shown, as JSON and as tables."""

import os
from collections import Counter
from typing import Any

from benchmarks.soak.matches import Match
from benchmarks.soak.measures import Summary
from benchmarks.soak.server import Sample
from benchmarks.soak.soak import Phase, Run

TARGET = 250.0
"""Milliseconds within which 99 of 100 moves of honest players are to be acknowledged under attack."""
QUIET = ("warm-up", "alone", "afterwards", "finish", "restart")
"""Parts without attackers."""
COLUMNS = ("move", "seen", "open", "create", "bot", "coach", "replay", "login", "health", "delay")
Report = dict[str, Any]


def report_of(run: Run) -> Report:
    """Return everything that is known so far."""
    phases = [_phase(run, phase) for phase in run.phases]
    matches = run.honest.matches
    attacked = [phase for phase in run.phases if phase.name not in QUIET]
    turned = Counter[str]()
    for phase in phases:
        turned.update(phase["turned_away"])
    report: Report = {
        "cores": os.cpu_count(),
        "phases": phases,
        "attacked": _times(run, attacked[0].begun, _end(attacked[-1], run)) if attacked else {},
        "turned_away": dict(turned),
        "matches": _matches(matches),
        "attackers": run.tallies,
        "memory": _memory(run, attacked),
        "disk": _disk(run, attacked),
        "files": max((sample.files for sample in run.samples), default=0),
        "tracebacks": run.server.tracebacks(),
        "restart_s": run.restart_s,
        "server_ended": run.server.has_ended,
        "samples": [sample._asdict() for sample in run.samples],
    }
    report["failures"] = failures(report)
    return report


def failures(report: Report) -> list[str]:
    """Say what honest players were done: nothing, if all is well."""
    found = []
    moves = report["attacked"].get("move") or {"p99": 0.0}
    if moves["p99"] >= TARGET:
        found.append(f"p99 of the honest ones' moves is {moves['p99']:.0f} ms, not below {TARGET:.0f}")
    if report["turned_away"]:
        found.append(f"honest ones were turned away {sum(report['turned_away'].values())} times")
    if report["matches"]["lost"]:
        found.append(f"{report['matches']['lost']} acknowledged moves are lost")
    if report["matches"]["not_compared"]:
        found.append(f"{report['matches']['not_compared']} matches could not be compared with their records")
    if report["server_ended"]:
        found.append("the server fell over")
    return found


def _phase(run: Run, phase: Phase) -> Report:
    until = _end(phase, run)
    inside = [sample for sample in run.samples if phase.begun <= sample.at <= until]
    return {
        "name": phase.name,
        "seconds": until - phase.begun,
        "load": phase.load,
        "cpu": phase.cpu,
        "times": _times(run, phase.begun, until),
        "turned_away": dict(run.measures.turned_away(phase.begun, until)),
        "rss_mb": max((sample.rss_mb for sample in inside), default=0.0),
        "children_mb": max((sample.children_mb for sample in inside), default=0.0),
        "disk_mb": max((sample.database_mb + sample.log_mb for sample in inside), default=0.0),
        "files": max((sample.files for sample in inside), default=0),
    }


def _end(phase: Phase, run: Run) -> float:
    return phase.ended or run.now()


def _times(run: Run, since: float, until: float) -> dict[str, dict[str, float]]:
    found = {kind: run.measures.summary(kind, since, until) for kind in run.measures.kinds}
    return {kind: _numbers(summary) for kind, summary in found.items() if summary.number}


def _numbers(summary: Summary) -> dict[str, float]:
    return {"number": summary.number, "p50": summary.p50, "p99": summary.p99, "max": summary.most}


def _matches(matches: list[Match]) -> dict[str, int]:
    return {
        "played": len(matches),
        "acknowledged": sum(move.acknowledged for match in matches for move in match.played.values()),
        "lost": sum(match.lost or 0 for match in matches),
        "not_compared": sum(match.lost is None for match in matches),
    }


def _memory(run: Run, attacked: list[Phase]) -> dict[str, float]:
    """Return the server's memory before, five minutes into, at the end of and after the attacks."""
    if not run.samples:
        return {}
    begun = attacked[0].begun if attacked else run.samples[0].at
    ended = _end(attacked[-1], run) if attacked else run.samples[-1].at
    moments = {"before": begun, "after_5_min": begun + 300, "attacked": ended, "afterwards": run.samples[-1].at}
    memory = {name: _nearest(run.samples, at) for name, at in moments.items()}
    return {
        **{name: sample.rss_mb for name, sample in memory.items()},
        "most": max(sample.rss_mb for sample in run.samples),
        "most_with_children": max(sample.rss_mb + sample.children_mb for sample in run.samples),
    }


def _disk(run: Run, attacked: list[Phase]) -> dict[str, float]:
    if not run.samples or not attacked:
        return {}
    first = _nearest(run.samples, attacked[0].begun)
    last = _nearest(run.samples, _end(attacked[-1], run))
    hours = max(last.at - first.at, 1.0) / 3600
    return {
        "database_mb": last.database_mb,
        "log_mb": last.log_mb,
        "database_mb_per_hour": (last.database_mb - first.database_mb) / hours,
        "log_mb_per_hour": (last.log_mb - first.log_mb) / hours,
    }


def _nearest(samples: list[Sample], at: float) -> Sample:
    return min(samples, key=lambda sample: abs(sample.at - at))


# As tables --------------------------------------------------------------------------------------------------


def head() -> str:
    """Return the heading of the table of phases."""
    columns = "".join(f"{name:>9.9}" for name in COLUMNS[1:])
    return (
        f"{'p99 in ms':20}{'moves':>7}{'p50':>7}{'p99':>8}{'max':>8}{columns}"
        f"{'away':>6}{'RSS MB':>8}{'disk MB':>8}{'files':>6}{'server':>7}{'attack':>7}{'load':>6}"
    )


def row(phase: Report) -> str:
    """Return a line of it."""
    times = phase["times"]
    move = times.get("move", {"number": 0, "p50": 0.0, "p99": 0.0, "max": 0.0})
    others = "".join(f"{times[name]['p99']:9.0f}" if name in times else f"{'-':>9}" for name in COLUMNS[1:])
    cpu = phase["cpu"] or {"server": 0.0, "attackers": 0.0}
    return (
        f"{phase['name']:20}{move['number']:7}{move['p50']:7.1f}{move['p99']:8.0f}{move['max']:8.0f}{others}"
        f"{sum(phase['turned_away'].values()):6}{phase['rss_mb']:8.0f}{phase['disk_mb']:8.1f}{phase['files']:6}"
        f"{cpu['server']:7.2f}{cpu['attackers']:7.2f}{phase['load']:6.1f}"
    )


def show(report: Report) -> None:
    """Print all of a run."""
    print(head())
    for phase in report["phases"]:
        print(row(phase))
    print("\n" + _line("memory of the server, MB", report["memory"]))
    print(_line("disk", report["disk"]))
    print(_line("matches", report["matches"]))
    if report["restart_s"] is not None:
        print(f"restart on what is left: {report['restart_s']:.1f} s")
    print(f"descriptors at most: {report['files']}, tracebacks in the log: {len(report['tracebacks'])}")
    print(_line("honest ones turned away", report["turned_away"]))
    print(f"\n{'attacker':16}{'tried':>10}{'done':>10}{'refused':>10}{'cut off':>10}{'lost':>10}{'honoured':>10}")
    for name, tally in report["attackers"].items():
        fields = ("tried", "done", "refused", "cut off", "lost", "honoured")
        print(f"{name:16}" + "".join(f"{tally.get(field, 0):10}" for field in fields))
    print()
    for failure in report["failures"] or ["all is well"]:
        print(failure)


def _line(name: str, values: dict[str, Any]) -> str:
    return f"{name}: " + (", ".join(f"{key} {_number(value)}" for key, value in values.items()) or "none")


def _number(value: float) -> str:
    return f"{value:.0f}"
