"""`tafelrunde play`: a table in the terminal."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tafelrunde.bots import Bot, bot, bots, house, usual
from tafelrunde.cli.arguments import (
    Commands,
    add_file_options,
    add_game,
    add_options,
    file_options,
    options_of,
    players_of,
)
from tafelrunde.cli.files import new_save, read_text, write_record
from tafelrunde.cli.language import words
from tafelrunde.cli.screen import show
from tafelrunde.cli.seat import HumanSeat, Leave
from tafelrunde.cli.warm import warm_up
from tafelrunde.core.chance import seeded
from tafelrunde.core.errors import BadFile, BadOption
from tafelrunde.core.game import Game
from tafelrunde.core.match import Match
from tafelrunde.core.record import Record, SeatInfo
from tafelrunde.core.registry import game, games

DEFAULT_SEATS = "human,bot,bot"
BUDGET = 1.0


def add_command(commands: Commands) -> None:
    """Add `play` to the command line."""
    parser = commands.add_parser("play", help="play in the terminal", description=__doc__)
    add_game(parser, optional=True)
    parser.add_argument(
        "--seats",
        metavar="LIST",
        help=f"who plays: human, bot, random or a player of the house (default {DEFAULT_SEATS})",
    )
    parser.add_argument("--opponents", action="store_true", help="say who plays for the house, and how")
    parser.add_argument("--names", metavar="LIST", help="the players' names, in the order of the seats")
    parser.add_argument("--start", type=int, metavar="SEAT", help="the seat that starts, from 0 (default: drawn)")
    parser.add_argument("--seed", help="fixes dice and cards, for a match that can be repeated")
    add_file_options(parser)
    add_options(parser)
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="write the record of the match to FILE as it goes"
    )
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved or recorded match")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play one match."""
    if given.opponents:
        show_opponents(game(given.game or games()[0]).name)
        return 0
    match = _resumed(given) if given.resume else _new_match(given)
    Sitting(match, given.record or given.resume).play()
    return 0


def show_opponents(played: str) -> None:
    """Say who plays a game for the house, weakest first, and how."""
    say = words()
    for name in house(played):
        show(f"{name}: {say.name('bot', name)}", "title")
        for code in (f"character-{name}", f"character-{played}-{name}"):
            if say.has(code):
                show(f"  {say.say(code)}")


def _new_match(given: argparse.Namespace) -> Match:
    played = game(given.game or games()[0])
    given.game = played.name
    kinds = [kind.strip().lower() for kind in (given.seats or DEFAULT_SEATS).split(",")]
    known = bots(played.name)
    for kind in kinds:
        if kind not in ("human", "bot", *known):
            raise BadOption("seats-unknown", found=kind, known=list(known))
    check_seats(played, len(kinds))
    kinds = [usual(played.name) if kind == "bot" else kind for kind in kinds]
    names = [name.strip() for name in given.names.split(",")] if given.names else _default_names(kinds)
    if len(names) != len(kinds):
        raise BadOption("seat-names", expected=len(kinds), found=len(names))
    options = players_of(options_of(given), len(kinds))
    if given.start is not None:
        options["start"] = given.start
    seats = [SeatInfo(name, kind) for name, kind in zip(names, kinds, strict=True)]
    played.options(**options)
    warm_up(played.name)
    return played.match(sampler=seeded(given.seed), seats=seats, **options)


def check_seats(played: Game[Any], seats: int) -> None:
    """Raise BadOption unless so many can play."""
    low, high = played.players[0], played.players[-1]
    if seats not in played.players:
        raise BadOption("seats-count", game=played.name, low=low, high=high, found=seats)


def _default_names(kinds: Sequence[str]) -> list[str]:
    """Name the seats by kind, numbered where there are several of one."""
    names = []
    for seat, kind in enumerate(kinds):
        label = words().say("play-human") if kind == "human" else words().name("bot", kind).capitalize()
        number = kinds[: seat + 1].count(kind)
        names.append(label if kinds.count(kind) == 1 else words().say("play-bot", bot=label, number=number))
    return names


def _resumed(given: argparse.Namespace) -> Match:
    settled = ("seats", "names", "start", *file_options())
    refused = [name for name in settled if getattr(given, name) is not None]
    refused += ["option"] if given.option else []
    if refused:
        raise BadOption("resume-options", options=[f"--{name}" for name in refused])
    record = Record.loads(read_text(given.resume))
    warm_up(game(record.header.game).name)
    match = Match.resume(record, seeded(given.seed))
    if match.position.to_act is None:
        raise BadFile("resume-over", path=str(given.resume))
    return match


class Sitting:
    """One sitting at a match: people are asked, bots answer, everything is told and kept."""

    def __init__(self, match: Match, path: Path | None) -> None:
        self.match = match
        self.path = path
        self.words = words()
        self.told = 0
        self.humans: dict[int, HumanSeat] = {}
        self.bots: dict[int, Bot] = {}
        for seat, info in enumerate(match.header.seats):
            if info.kind == "human":
                self.humans[seat] = HumanSeat(match, seat)
            else:
                self.bots[seat] = bot(info.kind, match.game.name)

    def play(self) -> None:
        """Play to the end, or until somebody leaves; then nothing is lost."""
        names = ", ".join(self.match.names)
        show(self.words.say("play-welcome", game=self.match.game.name, names=names), "title")
        if self.match.record.entries and self.path and self.path.exists():
            show(self.words.say("play-resumed"))
        try:
            while self.match.position.to_act is not None:
                self.tell()
                self._act(self.match.position.to_act)
            self.tell()
        except (KeyboardInterrupt, EOFError, Leave):
            self._put_aside()
            return
        finally:
            self._keep_record()
        self._end()

    def tell(self) -> None:
        """Say everything that has happened since the last time."""
        self.told = min(self.told, len(self.match.record.entries))
        for line in self.match.story(self.told):
            show("  " + self.words.tell(line, self.match.names), "quiet" if self.humans else None)
        self.told = len(self.match.record.entries)

    def _act(self, seat: int) -> None:
        if seat in self.humans:
            self._keep_record()
            action = self.humans[seat].choose()
            if action is None:
                self.told = len(self.match.record.entries)
                return
        else:
            position = self.match.position
            action = self.bots[seat].choose(position.view(seat), position.legal(), BUDGET)
        self.match.play(action)

    def _keep_record(self) -> None:
        if self.path:
            write_record(self.match.record, self.path)

    def _put_aside(self) -> None:
        path = self.path or new_save(self.match.game.name)
        write_record(self.match.record, path)
        show("")
        show(self.words.say("play-saved", path=str(path)))

    def _end(self) -> None:
        position = self.match.position
        outcome = position.outcome
        assert outcome
        show("")
        show(position.view(None).board(self.match.names, self.words))
        show("")
        winners = ", ".join(self.match.names[seat] for seat in outcome.winners)
        show(self.words.say("play-over", name=winners, ending=outcome.ending), "good")
        if self.path:
            show(self.words.say("play-recorded", path=str(self.path)))
