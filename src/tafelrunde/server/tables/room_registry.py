"""The rooms that are in memory, and those that were lost and have to be opened again."""

from collections.abc import Iterator

from tafelrunde.server.tables.room import Room


class RoomRegistry:
    """All rooms by the id of their table."""

    def __init__(self) -> None:
        self._rooms: dict[str, Room] = {}
        self.lost: set[str] = set()
        """Tables at which something happens by itself, and whose rooms were discarded."""

    def __len__(self) -> int:
        return len(self._rooms)

    def __contains__(self, name: object) -> bool:
        return name in self._rooms

    def __iter__(self) -> Iterator[Room]:
        """Yield the rooms that there are now; they may change meanwhile."""
        return iter(tuple(self._rooms.values()))

    def get(self, name: str) -> Room | None:
        """Return a room."""
        return self._rooms.get(name)

    def add(self, room: Room) -> None:
        """Register a room."""
        self._rooms[room.table.id] = room
        self.lost.discard(room.table.id)

    def remove(self, room: Room) -> None:
        """Close a room; the store has all of it."""
        if self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]
        room.close()

    def lose(self, room: Room) -> None:
        """Close a room whose table another server owns now; whoever was here finds it there."""
        room.moved = True
        self.remove(room)
        room.disconnect_all("moved")

    def discard(self, room: Room) -> None:
        """Close a room that knows more than the store, or less; it is opened anew from what is stored."""
        self.remove(room)
        room.disconnect_all("store")
        if room.table.needs_attention:
            self.lost.add(room.table.id)
