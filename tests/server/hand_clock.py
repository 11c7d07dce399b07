"""A clock that is moved by hand."""

from tafelrunde.server.tables.outages import Outages


class Clock:
    """Says what it was set to."""

    now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now

    def start(self, outages: Outages, not_before: int) -> None:
        pass

    def stop(self) -> None:
        pass
