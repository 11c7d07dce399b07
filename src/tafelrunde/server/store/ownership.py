"""What belongs to a person: the tables they set up, who may invite them, and whom they have blocked."""

from tafelrunde.server.store.base import Blocked, Conflict, Database, Holdings, Step

HELD = (
    "SELECT count(CASE WHEN status = 'open' THEN 1 END), count(CASE WHEN status = 'running' THEN 1 END), count(*),"
    " count(CASE WHEN brought > 0 THEN 1 END), CAST(coalesce(sum(brought), 0) AS BIGINT)"
    " FROM tables WHERE host = $1"
)
PENDING = (
    "SELECT count(*), count(CASE WHEN host = $1 THEN 1 END) FROM seats JOIN tables ON tables.id = seats.table_id"
    " WHERE invited = 1 AND status = 'open' AND person_id = $2"
)
ACQUAINTED = (
    "SELECT 1 FROM seats AS one JOIN seats AS other ON one.table_id = other.table_id"
    " WHERE one.person_id = $1 AND other.person_id = $2 AND one.invited = 0 AND other.invited = 0 LIMIT 1"
)
BLOCKS = "SELECT id, name, blocks.created FROM blocks JOIN people ON people.id = blocked_id"
BLOCK = (
    "INSERT INTO blocks (person_id, blocked_id, created) VALUES ($1, $2, $3)"
    " ON CONFLICT (person_id, blocked_id) DO UPDATE SET created = blocks.created"
)
UNBLOCK = "DELETE FROM blocks WHERE person_id = $1 AND blocked_id = $2"


class Ownership(Database):
    """Everything that is counted or kept for one person."""

    async def holdings(self, person: str) -> Holdings:
        """Count what is kept for a person."""
        return Holdings(*(await self._rows(HELD, person))[0])

    async def pending_invitations(self, inviter: str, invited: str) -> tuple[int, int]:
        """Return how many open invitations a person has, and how many of them are from one inviter."""
        everybody, own = (await self._rows(PENDING, inviter, invited))[0]
        return everybody, own

    async def are_acquainted(self, one: str, other: str) -> bool:
        """Say whether two people ever sat at the same table."""
        return bool(await self._rows(ACQUAINTED, one, other))

    async def blocks_of(self, person: str) -> list[Blocked]:
        """Return whom a person has blocked, the oldest first."""
        rows = await self._rows(f"{BLOCKS} WHERE person_id = $1 ORDER BY blocks.created, id", person)
        return [Blocked(*row) for row in rows]

    async def block(self, person: str, blocked: str, at: int) -> None:
        """Note that a person has blocked another one; both must be known."""
        if await self._change(Step(BLOCK, (person, blocked, at))) is None:
            raise Conflict("store-person-unknown", person=blocked)

    async def unblock(self, person: str, blocked: str) -> None:
        """Forget a block."""
        await self._change(Step(UNBLOCK, (person, blocked), must=False))
