"""`tafelrunde verify`: draw every roll and card of a record again, and say what that proves, and against whom."""

import argparse
from pathlib import Path

from tafelrunde.cli.arguments import Commands
from tafelrunde.cli.files import read_text
from tafelrunde.cli.language import words
from tafelrunde.cli.screen import errors, show
from tafelrunde.core.actions import seat_letter
from tafelrunde.core.messages import Fact
from tafelrunde.core.proof import Receipt, Verdict, verify
from tafelrunde.core.record import Record

UNFAIR = 1
"""The exit status if something was not drawn as it should have been, or contradicts what was kept."""
CONTRADICTIONS = {
    "table": "verify-other-table",
    "commitment": "verify-other-commitment",
    "hashes": "verify-other-hashes",
    "mine": "verify-not-mine",
}


def add_command(commands: Commands) -> None:
    """Add `verify` to the command line."""
    parser = commands.add_parser("verify", help="check the dice of a recorded match", description=__doc__)
    parser.add_argument("file", type=Path, help="the record of a finished match")
    parser.add_argument("--receipt", type=Path, metavar="FILE", help="what your own device kept of the match")
    parser.add_argument(
        "--commitment", metavar="HEX", help="the hash of the secret, as you saw it before the match"
    )
    parser.add_argument("--mine", metavar="TEXT", help="your contribution, where you kept nothing else")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Draw everything again and say what was found."""
    record = Record.loads(read_text(given.file))
    receipt = Receipt.from_json(read_text(given.receipt)) if given.receipt else None
    verdict = verify(record, receipt)
    contradiction = verdict.contradiction or _contradiction(record, given)
    if contradiction:
        errors.print(words().say(CONTRADICTIONS[contradiction]), style="problem")
        return UNFAIR
    if verdict.wrong is not None:
        action = record.entries[verdict.wrong - 1].do
        errors.print(words().say("verify-unfair", line=verdict.wrong + 1, action=action, event=verdict.events))
        return UNFAIR
    _tell("verify-fair", "good", events=verdict.events)
    _tell_conditions(verdict)
    _tell_against_whom(verdict, receipt, given)
    return 0


def _contradiction(record: Record, given: argparse.Namespace) -> str | None:
    """Hold the record against what was typed in."""
    fairness = record.header.fairness or {}
    if given.commitment is not None and given.commitment.strip().lower() != fairness["commitment"].lower():
        return "commitment"
    return "mine" if given.mine is not None and given.mine not in fairness["contributions"] else None


def _tell_conditions(verdict: Verdict) -> None:
    """Say what else belongs to the dice."""
    if verdict.scheme > 1:
        _tell("verify-hashes", seats=len(verdict.contributed))
    for seat in verdict.withheld:
        _tell("verify-withheld", "problem", seat=seat_letter(seat))
    if verdict.takebacks:
        _tell("verify-takebacks", count=verdict.takebacks)


def _tell_against_whom(verdict: Verdict, receipt: Receipt | None, given: argparse.Namespace) -> None:
    """Say who could have chosen the dice nevertheless."""
    if given.commitment is not None:
        _tell("verify-same-commitment", "good")
    if given.mine is not None:
        _tell("verify-mine", "good")
    if receipt:
        _tell("verify-bound-but" if verdict.withheld else "verify-bound", "good", seat=seat_letter(receipt.seat))
    else:
        _tell("verify-unbound" if verdict.scheme > 1 else "verify-first-scheme")


def _tell(code: str, style: str | None = None, **facts: Fact) -> None:
    show(words().say(code, **facts), style)
