"""Following one's own tables wherever they live: every other server tells over a channel what changes there."""

import asyncio

from tafelrunde.server.cluster.channels import Channel, Dialler
from tafelrunde.server.cluster.links import Unreachable
from tafelrunde.server.cluster.membership import Membership
from tafelrunde.server.tables.background import BackgroundTasks
from tafelrunde.server.tables.lobby import Subscriber

AGAIN = 1.0
"""Seconds until a server that could not be reached is asked again."""


class Feed:
    """What one server tells one subscriber."""

    def __init__(self, subscriber: Subscriber) -> None:
        self.send = subscriber.send
        self.ended = asyncio.Event()

    def close(self, code: int, reason: str) -> None:
        """Note that the other server tells nothing any more."""
        self.ended.set()

    def pause_reading(self) -> None:
        """Do nothing: a subscriber says nothing."""

    def resume_reading(self) -> None:
        """Do nothing."""


class Following:
    """Everybody at this server who follows their own tables."""

    def __init__(self, membership: Membership, dialler: Dialler) -> None:
        self._membership = membership
        self._dialler = dialler
        self._tasks = BackgroundTasks()
        self._feeds: dict[Subscriber, tuple[str, dict[str, asyncio.Task[None]]]] = {}
        membership.on_come.append(self._follow_at)

    def subscribe(self, person: str, subscriber: Subscriber) -> None:
        """Tell a subscriber what changes at a person's tables at all other servers."""
        self._feeds[subscriber] = person, {}
        for server in self._membership.others:
            self._begin(subscriber, server)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Tell it nothing any more."""
        _, feeds = self._feeds.pop(subscriber, ("", {}))
        for task in feeds.values():
            task.cancel()

    def close(self) -> None:
        """Tell nobody anything."""
        self._tasks.cancel()

    def _follow_at(self, server: str) -> None:
        """Follow at a server that has come, too."""
        for subscriber in [*self._feeds]:
            self._begin(subscriber, server)

    def _begin(self, subscriber: Subscriber, server: str) -> None:
        person, feeds = self._feeds[subscriber]
        feeds[server] = self._tasks.spawn(self._follow(person, subscriber, server))

    async def _follow(self, person: str, subscriber: Subscriber, server: str) -> None:
        """Follow at one server for as long as it is alive."""
        while server in self._membership.others:
            channel: Channel | None = None
            try:
                channel = await self._dialler.follow(server, person)
                feed = Feed(subscriber)
                channel.attach(feed)
                await feed.ended.wait()
            except Unreachable:
                pass
            finally:
                if channel is not None:
                    channel.close()
            await asyncio.sleep(AGAIN)
