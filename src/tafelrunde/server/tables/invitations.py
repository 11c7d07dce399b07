"""Who may invite whom: nobody is flooded with invitations, and whoever is blocked invites in vain."""

from tafelrunde.server.errors import FailedPrecondition
from tafelrunde.server.store import Person, Store
from tafelrunde.server.tables.blocks import Blocks

MOST_FROM_ONE = 5
"""Invitations of one person to another that may wait for an answer at a time."""
MOST_FROM_STRANGERS = 20
"""Beyond so many waiting invitations only people whom one has played with can invite."""


async def check_invitation(store: Store, blocks: Blocks, inviter: Person, invited: str, name: str) -> None:
    """Refuse an invitation that is not wanted; the answer does not tell why."""
    if invited != inviter.id and not await _is_wanted(store, blocks, inviter.id, invited):
        raise FailedPrecondition("not-invitable", name=name)


async def _is_wanted(store: Store, blocks: Blocks, inviter: str, invited: str) -> bool:
    if inviter in await blocks.of(invited):
        return False
    waiting, own = await store.pending_invitations(inviter, invited)
    if own >= MOST_FROM_ONE:
        return False
    return waiting < MOST_FROM_STRANGERS or await store.are_acquainted(inviter, invited)
