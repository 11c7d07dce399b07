"""What commands cost besides the message that carries them; the same over REST and over a WebSocket."""

from tafelrunde.protocol import commands
from tafelrunde.server.operations.limits import Limits, Payers
from tafelrunde.server.tables.table import Table

PRICES_OF_COMMANDS: dict[type[commands.Command], str] = {commands.Rematch: "table"}
"""Whoever sets the next table up pays for a table."""

FEW_LISTENERS = 20
"""So many are told what somebody does without its becoming dearer."""


def charge_command(limits: Limits, payers: Payers, table: Table, person: str, command: commands.Command) -> None:
    """Let whoever gives a command pay for it, or refuse it."""
    kind = PRICES_OF_COMMANDS.get(type(command))
    if kind is not None:
        payers.charge(kind)
    elif isinstance(command, commands.Say):
        limits.charge_chat(payers, table.id, seated=bool(table.hands(person)))


def charge_audience(payers: Payers, listeners: int) -> None:
    """Let whoever acts before many pay for their being told."""
    if listeners > FEW_LISTENERS:
        payers.owe("listener", listeners)
