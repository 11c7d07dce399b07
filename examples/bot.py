"""A bot that plays Knights over the wire, by exact odds: `python examples/bot.py http://localhost:8765`.

It keeps its token in a file, so that it comes back as the same player; takes every seat to which it is invited,
or else a free seat in the lobby, or else opens a table of its own; and says what it does.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from tafelrunde import Action, View
from tafelrunde.client import Client, State, Table

GAME = "knights"
TIMID = ("tuck", "end", "yield")


class Gambler:
    """Goes for what is most likely to succeed, and rolls as well as can be."""

    def choose(self, view: View, legal: Sequence[Action], budget: float) -> Action:
        """Return the action with the best exact chance; where nothing hangs on dice, the boldest one."""
        chances = view.game.chances(view.state).of
        best = max(legal, key=lambda action: (chances.get(action, 0.0), not str(action).startswith(TIMID)))
        odds = f"  ({chances[best]:.1%})" if best in chances else ""
        print(f"  {best}{odds}")
        return best


def come_in(url: str, name: str, kept: Path) -> Client:
    """Come back with the token that was kept, or come in as a new guest and keep one."""
    if kept.exists():
        return Client(url, kept.read_text("utf-8").strip())
    client = Client.enter(url, name)
    kept.touch(mode=0o600)
    kept.write_text(f"{client.token}\n", "utf-8")
    return client


def find_table(client: Client, rivals: list[str]) -> Table:
    """Return a table at which we sit: one with a free seat, or one of our own."""
    for listed in client.tables():
        kinds = [seat["kind"] for seat in listed.summary["seats"]]
        if listed.game == GAME and listed.status == "open" and "open" in kinds:
            table = client.table(listed.id)
            table.sit()
            return table
    return client.create(GAME, ["open", *rivals])


def report(end: State) -> None:
    """Say how a match ended."""
    outcome = end.match.outcome if end.match else None
    if outcome is None:
        print(f"The match ended early: {end.table.ending or 'a bot plays on for us'}.")
        return
    names = [seat.name or f"{seat.bot} {number + 1}" for number, seat in enumerate(end.table.seats)]
    print(
        f"{' and '.join(names[seat] for seat in outcome.winners)} won, {outcome.ending}; scores {outcome.scores}."
    )


def main() -> None:
    """Play one match, or, with `--wait`, every match to which we are invited."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url", nargs="?", default="http://localhost:8765")
    parser.add_argument("--name", default="Gambler")
    parser.add_argument("--token", type=Path, default=Path("gambler.token"), help="the file that keeps the token")
    parser.add_argument("--rivals", default="random,random", help="house bots at a table of our own")
    parser.add_argument("--wait", action="store_true", help="play whenever somebody invites us")
    given = parser.parse_args()
    client = come_in(given.url, given.name, given.token)
    if given.wait:
        wait_for_invitations(client)
    else:
        play(find_table(client, given.rivals.split(",")))


def wait_for_invitations(client: Client) -> None:
    """Play at every table that wants us, one after the other, for ever."""
    played: set[str] = set()
    for yours in client.mine():
        wanted = yours.invited or yours.seated
        if yours.game == GAME and wanted and yours.status != "over" and yours.id not in played:
            played.add(yours.id)
            play(client.table(yours.id), sit=yours.invited)


def play(table: Table, sit: bool = False) -> None:
    """Play one match to its end."""
    if sit:
        table.sit()
    print(f"Playing at {table.id}.")
    report(table.play_with(Gambler()))


if __name__ == "__main__":
    main()
