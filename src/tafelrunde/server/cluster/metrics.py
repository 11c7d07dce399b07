"""What is counted of a cluster, at each of its servers."""

from tafelrunde.server.cluster.channels import Dialler
from tafelrunde.server.cluster.membership import Membership
from tafelrunde.server.operations.metrics import Metrics


def watch(metrics: Metrics, membership: Membership, dialler: Dialler) -> None:
    """Let a server's counters bear its name, and show how it stands among the others."""
    metrics.name_server(membership.server)
    metrics.cluster_servers.set_function(lambda: len(membership.others) + 1)
    metrics.cluster_leader.set_function(lambda: int(membership.is_leader))
    metrics.cluster_lag.set_function(lambda: membership.lag)
    metrics.cluster_channels.set_function(lambda: dialler.count)
