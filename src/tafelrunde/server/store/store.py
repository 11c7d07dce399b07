"""The store: everything that a server keeps, whatever database is behind it."""

from tafelrunde.server.store.ownership import Ownership
from tafelrunde.server.store.people import People
from tafelrunde.server.store.practice import Practice
from tafelrunde.server.store.sessions import Sessions
from tafelrunde.server.store.tables import Tables
from tafelrunde.server.store.upkeep import Upkeep


class Store(Tables, People, Sessions, Ownership, Practice, Upkeep):
    """What a server keeps; `SqliteStore` and `PostgresStore` say how."""
