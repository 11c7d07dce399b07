"""What a client may ask of a table; the same for WebSocket, REST and the bot API."""

from typing import Annotated, Literal

import msgspec

from tafelrunde.core.actions import MOST_SEATS

MOST_CHAT = 300
"""Characters of a line of chat."""
MOST_TEXT = 200
"""Characters of any other text, such as an action in its notation."""
MOST_CONTRIBUTION = 128
"""Characters of what a seat adds to the dice."""
MOST_ID = 64
"""Characters of the name that a client gives a command."""
HASH_DIGITS = 64

Version = Annotated[int, msgspec.Meta(ge=0, description="the version of the match that the client saw")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS - 1)]
Text = Annotated[str, msgspec.Meta(max_length=MOST_TEXT)]


class _Command(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="t", forbid_unknown_fields=True, omit_defaults=True
):
    """Something asked of a table; `id` comes back in the answer."""

    id: Annotated[str, msgspec.Meta(max_length=MOST_ID)] | None = None


class Sit(_Command, frozen=True, tag="sit"):
    """Take a seat: the first one that is free for you, or a certain one."""

    seat: SeatNumber | None = None
    key: Text | None = None


class Leave(_Command, frozen=True, tag="leave"):
    """Give your seat up before the match starts."""


class Decline(_Command, frozen=True, tag="decline"):
    """Refuse an invitation; the host is told, and may give the seat to somebody else."""


class Dismiss(_Command, frozen=True, tag="dismiss"):
    """The host: send away whoever sits on a seat before the match starts, a bot too, or take an invitation back."""

    seat: SeatNumber


class Fill(_Command, frozen=True, tag="fill"):
    """The host: let bots take all seats that are open, or one of them."""

    bot: Text
    seat: SeatNumber | None = None


class Place(_Command, frozen=True, tag="place"):
    """The host: let somebody without an account take an open seat and play on your device."""

    seat: SeatNumber
    name: Text | None = None


class Cancel(_Command, frozen=True, tag="cancel"):
    """The host: call the match off before it starts."""


class Contribute(_Command, frozen=True, tag="contribute"):
    """Commit to a text of your own for the dice, when every seat is taken: only its hash is told."""

    hash: Annotated[str, msgspec.Meta(min_length=HASH_DIGITS, max_length=HASH_DIGITS, pattern="^[0-9a-f]+$")]


class Reveal(_Command, frozen=True, tag="reveal"):
    """Reveal the text that you committed to, once all hashes are sealed."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_CONTRIBUTION)]


class Hand(_Command, frozen=True, tag="hand"):
    """Say in whose hands your device is, on which several play: it is shown that seat's cards, or none at all."""

    seat: SeatNumber | None = None


class Play(_Command, frozen=True, tag="play"):
    """Do a legal action, in its notation."""

    version: Version
    action: Text


class Seen(_Command, frozen=True, tag="seen"):
    """Say that you have been shown what you are asked: your time begins, if it has not by itself."""

    version: Version


class Undo(_Command, frozen=True, tag="undo"):
    """Take back your last action, if nothing came after it."""

    version: Version


class Propose(_Command, frozen=True, tag="propose"):
    """Ask the others: to take back to before your last action, or to stop the match."""

    version: Version
    what: Literal["undo", "stop"]


class Answer(_Command, frozen=True, tag="answer"):
    """Agree to what was proposed, or refuse it; whoever proposed may withdraw it this way."""

    agree: bool


class Vote(_Command, frozen=True, tag="vote"):
    """Vote that a bot plays on for an absent player."""

    seat: SeatNumber


class Resign(_Command, frozen=True, tag="resign"):
    """Give up; a bot plays on for you."""


class Say(_Command, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_CHAT)]


class Mute(_Command, frozen=True, tag="mute"):
    """Block a person, or no longer: what they say is hidden from you everywhere, and they cannot invite you."""

    who: Text
    muted: bool = True


class Coach(_Command, frozen=True, tag="coach"):
    """Let the coach advise you when you are to act, or no longer; everybody is told."""

    on: bool = True


class Rematch(_Command, frozen=True, tag="rematch"):
    """Play again with the same people; the first to ask sets the new table up."""


class Ping(_Command, frozen=True, tag="ping"):
    """Ask for a sign of life."""


Command = (
    Sit
    | Leave
    | Decline
    | Dismiss
    | Fill
    | Place
    | Cancel
    | Contribute
    | Reveal
    | Hand
    | Play
    | Seen
    | Undo
    | Propose
    | Answer
    | Vote
    | Resign
    | Say
    | Mute
    | Coach
    | Rematch
    | Ping
)

decoder: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
