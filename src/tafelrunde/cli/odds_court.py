"""`tafelrunde odds court`: the chance of every character, of so many alike, of a mark; and what to do."""

import argparse
from collections.abc import Sequence

import msgspec

from tafelrunde.cli.arguments import Commands, add_json, at_least, numbers, whole_number
from tafelrunde.cli.language import words
from tafelrunde.cli.screen import print_answer
from tafelrunde.core.errors import BadOption
from tafelrunde.core.memory import States
from tafelrunde.core.position import Goal
from tafelrunde.core.registry import game
from tafelrunde.games.court import odds
from tafelrunde.games.court.cards import NAMES, OWNED, Character
from tafelrunde.games.court.goals import Alike, read_mark
from tafelrunde.games.court.state import (
    DICE,
    EDITION_NAMES,
    FACES,
    LEAST_SUPPLY,
    MOST_DICE,
    MOST_PLAYERS,
    Edition,
    Phase,
)
from tafelrunde.games.court.turn import mandatory_dice

EXAMPLES = """examples:
  tafelrunde odds court                                        a plain first turn: every character
  tafelrunde odds court --own laborer,guard --goal hunter      one goal, and the best first action
  tafelrunde odds court --own laborer,guard --active 6,5,2 --aside 2
  tafelrunde odds court --own general,farmer,knight --mark 7x4 beat seven fours (--equal: equalling them is enough)
  tafelrunde odds court --own farmer --alike 4
"""
OWNABLE = [name for name in NAMES if name != NAMES[Character.KING]]


def add_game_odds(games: Commands) -> None:
    """Add Court to the games that have odds."""
    parser = games.add_parser(
        "court",
        help="the cost of every character, so many alike, a mark",
        description="The exact probability under best play for the rest of the turn.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--own", default="", metavar="LIST", help="own characters, such as laborer,guard,charlatan")
    parser.add_argument("--used", default="", metavar="LIST", help="own characters used this turn already")
    parser.add_argument(
        "--active",
        type=numbers("--active"),
        metavar="DICE",
        help="active dice, such as 6,5,2; fresh turn if left out",
    )
    parser.add_argument("--aside", type=numbers("--aside"), default=(), metavar="DICE", help="dice set aside")
    parser.add_argument(
        "--must-set-aside", action="store_true", help="no die has been set aside since the last roll"
    )
    goal = parser.add_mutually_exclusive_group()
    goal.add_argument("--goal", metavar="CHARACTER", help="one character only, with the best action")
    goal.add_argument("--alike", type=at_least(1), metavar="N", help="at least so many alike")
    goal.add_argument("--mark", metavar="NxM", help="beat a mark in the final round, such as 7x4")
    parser.add_argument(
        "--equal", action="store_true", help="with --mark: equalling it is enough (the Queen's owner)"
    )
    parser.add_argument("--edition", choices=list(EDITION_NAMES.values()), default=EDITION_NAMES[Edition.AMIGO])
    parser.add_argument(
        "--dice-supply",
        type=whole_number("--dice-supply"),
        default=MOST_DICE,
        metavar="N",
        help=f"dice in the game (default {MOST_DICE})",
    )
    add_json(parser)
    parser.set_defaults(run=run)


class Line(msgspec.Struct, omit_defaults=True):
    """One goal and its probability."""

    goal: str
    probability: float
    exact: bool
    best: str | None = None


def run(given: argparse.Namespace) -> int:
    """Print the odds of one position inside a turn."""
    state = _state(given)
    lines = _lines(given, state)
    rows = []
    for line in lines:
        goal = words().name("character", line.goal)
        text = goal if line.exact else words().say("odds-at-least", goal=goal)
        rows.append(
            (words().say("odds-best", goal=text, action=line.best) if line.best else f"{text}:", line.probability)
        )
    print_answer(msgspec.to_builtins(lines), rows, as_json=given.json)
    return 0


def _lines(given: argparse.Namespace, state: States) -> list[Line]:
    turn = odds.turn_of(state)
    if given.alike or given.mark:
        goal, name = _alike(given.alike) if given.alike else _mark(given)
        answer = odds.probabilities(turn, [odds.goal_payoff(state, goal)])[0]
        return [Line(name, answer.probability, answer.exact)]
    if given.goal:
        payoff = odds.goal_payoff(state, given.goal.lower())
        answer = odds.probabilities(turn, [payoff])[0]
        action = odds.best_action(state, payoff)[0]
        return [Line(given.goal.lower(), answer.probability, answer.exact, str(action))]
    chances = odds.claim_chances(state)
    return [Line(str(action).split()[1], answer.probability, answer.exact) for action, answer in chances.items()]


def _alike(count: int) -> tuple[Goal, str]:
    return Alike(count), words().say("court-cost-alike", sizes=str(count))


def _mark(given: argparse.Namespace) -> tuple[Goal, str]:
    return read_mark(given.mark, equal_is_enough=given.equal), given.mark


def _characters(text: str) -> list[Character]:
    names = [name.strip().lower() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in OWNABLE:
            raise BadOption("court-odds-characters", found=name, known=OWNABLE)
    return [Character(NAMES.index(name)) for name in names]


def _state(given: argparse.Namespace) -> States:
    """Set up a turn with these characters and dice; other players do not matter for it."""
    played = game("court")
    state = played.start(
        players=MOST_PLAYERS, start=0, edition=given.edition, dice_supply=_supply(given.dice_supply)
    ).state.copy()
    record, owned = state[0], _characters(given.own)
    record["fools"][0] = Character.FOOL in owned
    record["charlatans"][0] = owned.count(Character.CHARLATAN)
    record["owns"][0] = sum(1 << character for character in set(owned) if character < OWNED)
    used = 0
    for character in _characters(given.used):
        if character not in owned:
            raise BadOption("court-odds-used", character=NAMES[character])
        used |= 1 << character
    record["used"] = used
    record["in_hand"] = mandatory_dice(record, 0)
    if given.active is not None or given.aside:
        _lay_dice(given, record, given.active or (), given.aside)
    return state


def _supply(dice: int) -> int:
    if not LEAST_SUPPLY <= dice <= MOST_DICE:
        raise BadOption(
            "bad-number", option="--dice-supply", expected=f"{LEAST_SUPPLY}–{MOST_DICE}", found=str(dice)
        )
    return dice


def _lay_dice(given: argparse.Namespace, record: "States", active: Sequence[int], aside: Sequence[int]) -> None:
    if len(active) + len(aside) > given.dice_supply:
        raise BadOption("court-odds-supply", dice=len(active) + len(aside), supply=given.dice_supply)
    record["in_hand"], record["phase"] = 0, Phase.TURN
    record["active"], record["aside"] = (DICE.counts[odds.dice_number(dice)][:FACES] for dice in (active, aside))
    record["set_aside"] = bool(aside) and not given.must_set_aside
