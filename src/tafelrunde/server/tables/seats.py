"""The seats of a table, and what those who sit there may propose."""

from tafelrunde.server.tables.journal import SeatPlan


class Seat:
    """A seat and who plays there."""

    __slots__ = (
        *("away_since", "bot", "coached", "contribution", "hash", "name", "on_device", "person", "plan"),
        *("portrait", "votes"),
    )

    def __init__(self, plan: SeatPlan) -> None:
        self.plan = plan
        self.person: str | None = None
        self.name = plan.name
        self.portrait: str | None = None
        self.bot = plan.bot
        self.on_device = plan.kind == "device"
        """Whether somebody without an account here plays on the host's device."""
        self.hash: str | None = None
        """What it committed to for the dice."""
        self.contribution: str | None = None
        """The text, once it is revealed."""
        self.coached = False
        self.votes: set[int] = set()
        self.away_since: int | None = None

    @property
    def is_free(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.person is None and self.bot is None and self.name is None

    @property
    def is_human(self) -> bool:
        """Whether a person sits and plays here."""
        return (self.person is not None or self.on_device) and self.bot is None

    @property
    def kind(self) -> str:
        """What everybody may know about who plays here."""
        if self.is_free:
            return self.plan.kind
        return "bot" if self.plan.kind == "bot" else "human"


class Proposal:
    """Something that everybody has to agree to."""

    def __init__(self, what: str, seat: int) -> None:
        self.what = what
        self.seat = seat
        self.agreed = {seat}
