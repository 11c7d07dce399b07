"""A person at the terminal: sees the table, types a choice, asks why and how likely."""

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.columns import Columns
from rich.text import Text

from tafelrunde.cli.files import write_record
from tafelrunde.cli.language import words
from tafelrunde.cli.rules import clause_text
from tafelrunde.cli.screen import console, show
from tafelrunde.core.actions import Action
from tafelrunde.core.errors import IllegalAction, TafelrundeError
from tafelrunde.core.match import Match

LONG_LIST = 12
LOG_LINES = 40
EXAMPLES = 6


class Leave(Exception):
    """The player leaves the table."""


class HumanSeat:
    """Asks one person for decisions."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.words = words()
        self._rest_of_move: list[Action] = []

    def choose(self) -> Action | None:
        """Return the action chosen; None if the player took something back instead."""
        if self._rest_of_move:
            return self._rest_of_move.pop(0)
        choices = self._choices()
        self._show_board()
        self._show_choices(choices)
        while True:
            typed = console.input("> ").strip()
            if not typed:
                continue
            command, _, rest = typed.partition(" ")
            if command in ("undo", "u"):
                if self._undo():
                    return None
            elif not self._command(command.lower(), rest.strip(), choices):
                action = self._action(typed, choices)
                if action is not None:
                    return action

    def _choices(self) -> list[Action]:
        """List the legal actions as the game ranks them."""
        return sorted(self.match.position.legal(), key=self.match.game.rank)

    def _label(self, action: Action) -> str:
        position = self.match.position
        return self.words.tell(position.label(action), self.match.names)

    def _show_board(self) -> None:
        show("")
        show(self.match.position.view(self.seat).board(self.match.names, self.words))

    def _show_choices(self, choices: Sequence[Action]) -> None:
        position = self.match.position
        show("")
        show(self.words.tell(position.prompt, self.match.names), "title")
        lines = []
        for number, action in enumerate(choices, start=1):
            line = Text(f"{number:>3}  ", "choice") + console.highlighter(self._label(action))
            lines.append(line)
        if len(lines) > LONG_LIST:
            console.print(Columns(lines, padding=(0, 3), column_first=True))
        else:
            for line in lines:
                console.print(line)

    def _command(self, command: str, rest: str, choices: Sequence[Action]) -> bool:
        """Carry out a command that is no choice; False if it is none."""
        if command in ("quit", "q", "exit"):
            raise Leave
        if command == "?":
            self._try(lambda: self._show_odds(choices, rest or None))
        elif command in ("help", "h"):
            self._help()
        elif command == "why" and rest:
            self._why(rest)
        elif command == "board" or (command == "b" and not rest):
            self._show_board()
            self._show_choices(choices)
        elif command == "log":
            for event in self.match.story()[-LOG_LINES:]:
                show("  " + self.words.tell(event, self.match.names))
        elif command == "rules":
            self._try(lambda: show(clause_text(self.match.game.name, rest or None)))
        elif command == "save" and rest:
            self._try(lambda: self._save(Path(rest)))
        else:
            return False
        return True

    def _help(self) -> None:
        """Say what can be typed, with examples of the game that is played."""
        game = self.match.game
        forms = ", ".join(game.forms[:EXAMPLES])
        shortcuts = ", ".join(f"{short} = {word}" for short, word in game.shortcuts.items())
        show(self.words.say("play-help", forms=forms, clause=f"{game.clause_letter}3.1"))
        if shortcuts:
            show(self.words.say("play-shortcuts", shortcuts=shortcuts))

    def _save(self, path: Path) -> None:
        write_record(self.match.record, path)
        show(self.words.say("play-saved", path=str(path)))

    def _try(self, what: Callable[[], None]) -> None:
        try:
            what()
        except TafelrundeError as error:
            show(self.words.explain(error.problem), "problem")

    def _undo(self) -> bool:
        try:
            self.match.undo(self.seat)
        except TafelrundeError as error:
            show(self.words.explain(error.problem), "problem")
            return False
        while not self.match.game.is_settled(self.match.position.state) and self.match.can_undo(self.seat):
            self.match.undo(self.seat)
        show(self.words.say("play-undone"))
        return True

    def _why(self, text: str) -> None:
        try:
            self._play_out(self.match.game.moves(self._in_full(text)))
            problem = None
        except TafelrundeError as error:
            problem = error.problem
        show(self.words.explain(problem) if problem else self.words.say("play-why-legal", action=text))

    def _show_odds(self, choices: Sequence[Action], goal: str | None) -> None:
        """Show the chances, best first; choices with their number."""
        chances = self.match.position.odds(goal)
        if not chances.of:
            show(self.words.say("play-no-odds"))
            return
        show(self.words.say("play-exact" if chances.exact else "play-bound"), "title")
        numbers = {action: number for number, action in enumerate(choices, start=1)}
        best = max(chances.of.values())
        ranked = sorted(chances.of.items(), key=lambda row: (-row[1], numbers.get(row[0], 0)))
        for action, chance in ranked[:LONG_LIST]:
            mark = "*" if chance >= best - 1e-12 else " "
            number = numbers.get(action, "")
            show(
                f"{number:>3} {mark} {self.words.number(min(chance, 1.0), 4, 'percent'):>8}  {self._label(action)}"
            )

    def _action(self, typed: str, choices: Sequence[Action]) -> Action | None:
        """Return the choice of a number or a notation, a whole move too; None after saying what is wrong."""
        if typed.isdigit():
            if 1 <= int(typed) <= len(choices):
                return choices[int(typed) - 1]
            show(self.words.say("play-unknown-input", text=typed, count=len(choices)), "problem")
            return None
        try:
            actions = self.match.game.moves(self._in_full(typed))
            self._play_out(actions)
        except IllegalAction as error:
            show(self.words.explain(error.problem), "problem")
            return None
        except TafelrundeError:
            show(self.words.say("play-unknown-input", text=typed, count=len(choices)), "problem")
            return None
        self._rest_of_move = actions[1:]
        return actions[0]

    def _in_full(self, typed: str) -> str:
        """Return what was typed without the game's shortcuts."""
        command, _, rest = typed.partition(" ")
        return f"{self.match.game.shortcuts.get(command.lower(), command)} {rest}".strip()

    def _play_out(self, actions: Sequence[Action]) -> None:
        """Try a move to its end before any of it is played, or raise IllegalAction."""
        position = self.match.position
        for action in actions:
            position = position.apply(action)
