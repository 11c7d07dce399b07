"""Servers for all tests of this folder: to load everything takes longer than to try it."""

from collections.abc import Iterator

import pytest

from tests.postgres import Cluster
from tests.server.cluster.servers import Servers


@pytest.fixture(scope="session")
def servers(cluster: Cluster) -> Iterator[Servers]:
    """Two servers on one PostgreSQL, at least."""
    started = Servers(cluster.database())
    yield started
    started.close()
