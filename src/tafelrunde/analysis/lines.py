"""A line of actions as messages: what each would do, in order."""

from collections.abc import Callable, Sequence

from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.messages import Message
from tafelrunde.core.position import Position


def told(
    position: Position, line: Sequence[str], follow: Callable[[Position, str], Position] = Position.apply
) -> list[Message]:
    """Say what each action of a line would do, as far as it can be followed without knowing which cards come."""
    labels = []
    for action in line:
        if position.to_act in (CHANCE, None) or position.why_not(action) is not None:
            break
        labels.append(position.label(action))
        position = follow(position, action)
    return labels
