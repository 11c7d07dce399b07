"""A client of the table server for programs that play: plain HTTP, nothing but the standard library and msgspec.

A program comes in as a guest of its own, or with a token that its owner made:

    client = Client.enter("http://localhost:8765", "My bot")
    client = Client("https://play.example", token="tfr_…")

Then it sits down and plays:

    table = client.create("knights", ["open", "random", "random"])
    table.play_with(bot)  # any object with `choose(view, legal, budget)`

`docs/protocol.md` describes what goes over the wire.
"""

from tafelrunde.client.client import Client
from tafelrunde.client.table import Table, read_view
from tafelrunde.client.wire import Refusal
from tafelrunde.core.proof import Receipt, Verdict
from tafelrunde.protocol.messages import Chat, Choice, Done, State, TableInfo, TableMessage, Update
from tafelrunde.protocol.overviews import GameInfo, Listed, Me, Yours

__all__ = [
    "Client",
    "Table",
    "Receipt",
    "Refusal",
    "Verdict",
    "read_view",
    "TableMessage",
    "State",
    "TableInfo",
    "Update",
    "Choice",
    "Chat",
    "Done",
    "Yours",
    "Listed",
    "GameInfo",
    "Me",
]
