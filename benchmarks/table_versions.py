"""Versions of the table server side by side: which makes more moves a second, whatever else the machine does.

`python -m benchmarks.table_versions ../before/src src` starts a server from each folder of sources, sets 1,000
tables up at each, and loads them in turns of half a second. A folder needs a built page (`make page`) and compiled
kernels (`PYTHONPATH=FOLDER tafelrunde warm`). After a colon stands whose WebSockets are used, as in `src:aiohttp`.
"""

import argparse
import json
import subprocess
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.table_servers import HERE, PORT, prepare, running, tafelrunde
from tafelrunde.server.operations.settings import variable


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sources", nargs="+", help="folders of sources; the first is compared with")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--turns", type=int, default=50)
    given = parser.parse_args()
    prepare()
    ports = range(PORT, PORT + len(given.sources))
    with tempfile.TemporaryDirectory() as folder, ExitStack() as servers:
        pids = []
        for source, port in zip(given.sources, ports, strict=True):
            command = tafelrunde(f"{folder}/{port}.sqlite", port)
            where, _, websocket = source.partition(":")
            environment = {"PYTHONPATH": str(Path(where).resolve()), variable("websocket"): websocket}
            pids.append(servers.enter_context(running(command, **environment)).pid)
        measured = _measured(list(ports), pids, given.tables, given.turns)
    first = measured[0]["turns"]
    if not first:
        raise SystemExit("not a single turn was played")
    print(f"{'':40}{'moves/s':>10}{'to the first':>14}{'CPU µs/move':>14}")
    for source, one in zip(given.sources, measured, strict=True):
        ratio = median(own / other for own, other in zip(one["turns"], first, strict=True))
        print(f"{source:40}{median(one['turns']):10.0f}{ratio:14.3f}{one['us']:14.1f}")


def _measured(ports: list[int], pids: list[int], tables: int, turns: int) -> list[dict[str, Any]]:
    """Return for each server the moves per second of each turn, and its processor time for a move."""
    servers = ["--ports", ",".join(map(str, ports)), "--pids", ",".join(map(str, pids))]
    options = ("--tables", str(tables), "--turns", str(turns))
    command = ["node", "turns.mjs", *servers, *options]
    done = subprocess.run(command, cwd=HERE, check=True, stdout=subprocess.PIPE)
    report = json.loads(done.stdout)
    return [report[str(port)] for port in ports]


if __name__ == "__main__":
    main()
