"""Honest players beside attackers: `python -m benchmarks.soak --minutes 60`; see README.md.

All attackers at once for as long as is said, or (`--each`) one after the other, each with a server of its own.
The exit status is 1 if an honest player was slow (p99 of moves), refused, hidden or cut off, or lost a move.
"""

import argparse
import asyncio
import json
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from benchmarks.soak.attackers import ATTACKERS
from benchmarks.soak.report import Report, head, report_of, row, show
from benchmarks.soak.soak import Run, running

PORT = 18700
NICENESS = 10
"""On a machine that is busy with other things such attackers hardly attack at all; say `--nice 0` there."""
WARM_UP = 12.0
"""Seconds until bots and coaches have started, which is not counted."""
LONGEST_ALONE = 120.0
AFTERWARDS = 30.0
EACH_FINISH = 10.0


def main() -> None:
    """Run, print, and say by the exit status whether honest players got what is theirs."""
    given = _arguments()
    sys.exit(asyncio.run(_Soak(given).run()))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0, help="under attack, all attackers at once")
    parser.add_argument("--each", action="store_true", help="one attacker after the other instead")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each of them")
    parser.add_argument("--only", help=f"some attackers only: {','.join(ATTACKERS)}")
    parser.add_argument("--source", type=Path, help="serve from another folder of sources, such as ../before/src")
    parser.add_argument("--server-args", default="", help="more arguments for `tafelrunde serve`")
    parser.add_argument("--nice", type=int, default=NICENESS, help="how far the attackers give way to all others")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--json", type=Path, help="write everything that was measured to a file, each minute anew")
    given = parser.parse_args()
    given.only = list(ATTACKERS) if given.only is None else list(filter(None, given.only.split(",")))
    if unknown := set(given.only) - set(ATTACKERS):
        parser.error(f"unknown attackers: {', '.join(sorted(unknown))}")
    return given


class _Soak:
    """The whole course of it, which can be broken off at any time."""

    def __init__(self, given: argparse.Namespace) -> None:
        self._given = given
        self._stop = asyncio.Event()

    async def run(self) -> int:
        """Run as asked; return the exit status."""
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, self._stop.set)
        return await (self._each() if self._given.each else self._all())

    async def _all(self) -> int:
        seconds = 60 * self._given.minutes
        async with self._running() as run:
            await self._quiet(run, "warm-up", WARM_UP)
            await self._quiet(run, "alone", min(LONGEST_ALONE, seconds / 6))
            await self._attacked(run, seconds)
            await self._quiet(run, "afterwards", min(AFTERWARDS, seconds / 6))
            async with run.phase("finish"):
                await run.honest.finish()
            if not self._stop.is_set() and not run.server.has_ended:
                async with run.phase("restart"):
                    await run.restart()
            report = report_of(run)
        show(report)
        self._write({**report, "interrupted": self._stop.is_set()})
        return 1 if report["failures"] else 0

    async def _quiet(self, run: Run, name: str, seconds: float) -> None:
        async with run.phase(name):
            await self._pause(seconds)
        _progress(run)

    async def _attacked(self, run: Run, seconds: float) -> None:
        """Let all attack, and tell each minute how it goes."""
        run.attackers.begin(self._given.only)
        until = run.now() + seconds
        while (left := until - run.now()) > 0 and not self._stop.is_set() and not run.server.has_ended:
            async with run.phase(f"attacked {1 + (seconds - left) // 60:.0f}"):
                await self._pause(min(60.0, left))
            run.tallies = await run.attackers.tallies() or run.tallies
            _progress(run)
            self._write({**report_of(run), "unfinished": True})
        run.attackers.stop()

    async def _each(self) -> int:
        """Let one attack after the other, each on a server of its own; first nobody."""
        reports: dict[str, Report] = {}
        print(head(), flush=True)
        for name in ("nobody", *self._given.only):
            if not self._stop.is_set():
                reports[name] = await self._one(name)
                attacked = reports[name]["phases"][1]
                turned = ", ".join(f"{how} {number}x" for how, number in attacked["turned_away"].items())
                print(row(attacked), *([f"  turned away: {turned}"] if turned else []), sep="\n", flush=True)
                self._write(reports)
        for name, report in reports.items():
            print(f"{name:16} {report['attackers'].get(name, {})} {'; '.join(report['failures'])}")
        return 1 if any(report["failures"] for report in reports.values()) else 0

    async def _one(self, name: str) -> Report:
        async with self._running() as run:
            async with run.phase("warm-up"):
                await self._pause(WARM_UP)
            run.attackers.begin([name])
            async with run.phase(name):
                await self._pause(self._given.seconds)
                run.samples.append(run.server.sample())
            run.tallies = await run.attackers.tallies()
            run.attackers.stop()
            async with run.phase("finish"):
                await run.honest.finish(EACH_FINISH)
            return report_of(run)

    def _running(self) -> Any:
        given = self._given
        return running(given.port, given.nice, given.source, given.server_args)

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stop.wait(), seconds)

    def _write(self, reports: Any) -> None:
        """Write so that a file is always whole."""
        if self._given.json:
            part = self._given.json.with_suffix(".part")
            part.write_text(json.dumps(reports, indent=1))
            os.replace(part, self._given.json)


def _progress(run: Run) -> None:
    report = report_of(run)["phases"]
    print(*([head()] if len(report) == 1 else []), row(report[-1]), sep="\n", flush=True)


if __name__ == "__main__":
    main()
