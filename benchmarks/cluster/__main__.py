"""Several servers on one PostgreSQL: what a kill costs, what the hop costs, and one worker against two.

`python -m benchmarks.cluster --kills 1000` starts three servers and a PostgreSQL of its own, lets real clients
play, kills, stops and drains servers at random, and reads the journals afterwards: a move that was acknowledged and
is lost, or one that was applied twice, ends it with an error.
"""

import argparse
import asyncio
import signal

from benchmarks.cluster.failover import failover
from benchmarks.cluster.hop import hop
from benchmarks.cluster.workers import one_against_two
from tests.postgres import Cluster, programs


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=["failover", "hop", "workers"])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--drains", type=int, default=20)
    parser.add_argument("--stops", type=int, default=5)
    parser.add_argument("--minutes", type=float, default=600, help="when to end, even if not all is done")
    parser.add_argument("--thinks", type=float, default=0.02, help="seconds before each action meanwhile")
    parser.add_argument("--hurry", action="store_true", help="go on although not everybody plays again")
    parser.add_argument("--tables", type=int, default=40, help="tables for one worker against two")
    parser.add_argument("--seconds", type=float, default=10, help="for how long each of them is measured")
    parser.add_argument("--rounds", type=int, default=3, help="how often")
    given = parser.parse_args()
    folder = programs()
    if folder is None:
        raise SystemExit("PostgreSQL is not installed")
    cluster = Cluster(folder)
    plan = {signal.SIGKILL: given.kills, signal.SIGTERM: given.drains, signal.SIGSTOP: given.stops}
    try:
        if given.only in (None, "failover"):
            asyncio.run(failover(cluster.database(), plan, given.minutes, given.thinks, hurry=given.hurry))
        if given.only in (None, "hop"):
            asyncio.run(hop(cluster.database()))
        if given.only in (None, "workers"):
            asyncio.run(one_against_two(cluster, given.tables, given.seconds, given.rounds))
    finally:
        cluster.remove()


if __name__ == "__main__":
    main()
