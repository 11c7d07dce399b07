"""`tafelrunde odds knights`: beating a demand, a defended castle, the king, a tournament."""

import argparse
from collections.abc import Sequence

import msgspec

from tafelrunde.cli.arguments import Commands, add_json, numbers, whole_number
from tafelrunde.cli.language import words
from tafelrunde.cli.screen import print_answer
from tafelrunde.core.errors import BadOption
from tafelrunde.games.knights import odds
from tafelrunde.games.knights.contests import MORE_ROLLS, ROLLS
from tafelrunde.games.knights.odds import NO_MARK, Odds, Roller

EXAMPLES = """examples:
  tafelrunde odds knights 3-3-3+2                       fresh dice, three rolls
  tafelrunde odds knights 3-3-3+2 --cards 4,5           with die cards 4 and 5
  tafelrunde odds knights 3-3-3+2 --dice 5,5,2          live dice, two rolls left: what to keep
  tafelrunde odds knights king --rolls 1 --dice 5,5,5
  tafelrunde odds knights 4-4-4+1 --owner 1,2           an attack: the owner defends, with die cards 1 and 2
  tafelrunde odds knights 4-4-4+1 --owner "" --rolls 4  an attack with the catapult on an owner without die cards
  tafelrunde odds knights tournament --rivals 3 3:4,5   two rivals still to roll, three rolls each, one with cards
  tafelrunde odds knights tournament --mark 4-4-4+5 --rivals 4
"""


def add_game_odds(games: Commands) -> None:
    """Add Knights to the games that have odds."""
    knights = games.add_parser(
        "knights",
        help="beating a demand, a defended castle, the king, a tournament",
        description="The exact probability under best play of everybody, and the best dice to keep.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    knights.add_argument("target", help="a demand such as 3-3-3+2, 'king' or 'tournament'")
    knights.add_argument(
        "--rolls",
        type=whole_number("--rolls"),
        metavar="N",
        help="rolls to come (fresh dice 3, organiser 4; with --dice 2, at most 3)",
    )
    knights.add_argument(
        "--cards", type=numbers("--cards"), default=(), metavar="LIST", help="own die cards, such as 4,5"
    )
    knights.add_argument(
        "--dice", type=numbers("--dice"), metavar="LIST", help="live dice on the table, such as 5,5,2"
    )
    knights.add_argument(
        "--owner", type=numbers("--owner"), metavar="LIST", help="attack a castle whose owner has these die cards"
    )
    knights.add_argument("--mark", metavar="RESULT", help="tournament: the result to beat")
    knights.add_argument(
        "--rivals",
        nargs="*",
        default=(),
        metavar="ROLLS[:CARDS]",
        help="tournament: who rolls afterwards, in order",
    )
    add_json(knights)
    knights.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print the odds of one question about Knights."""
    is_tournament = given.target == "tournament"
    for option in ("mark", "rivals"):
        if getattr(given, option) and not is_tournament:
            raise BadOption("odds-need", option=f"--{option}", needs="tournament")
    if given.owner is not None and given.target in ("tournament", "king"):
        raise BadOption("odds-need", option="--owner", needs="a demand")
    answer = _tournament(given) if is_tournament else _roll(given)
    print_answer(msgspec.to_builtins(answer), _rows(answer), as_json=given.json)
    return 0


class Answer(msgspec.Struct, omit_defaults=True):
    """What is printed: the question in words, the probability, keeps and shares."""

    question: str
    probability: float
    keeps: list[tuple[tuple[int, ...], float]] = []
    shares: dict[str, float] = {}
    """Everybody's chance in a tournament: the leader's, if there is one, the roller's, the rivals'."""


def _roll(given: argparse.Namespace) -> Answer:
    roller = _roller(given, ROLLS)
    if given.target == "king":
        return _answer("odds-king", roller, given, odds.beat_king(roller, given.dice))
    if given.owner is None:
        return _answer("odds-beat", roller, given, odds.beat(given.target, roller, given.dice))
    found = odds.attack(given.target, roller, Roller(given.owner), given.dice)
    return _answer("odds-attack", roller, given, found)


def _tournament(given: argparse.Namespace) -> Answer:
    mark = given.mark or NO_MARK
    roller = _roller(given, ROLLS if given.mark else MORE_ROLLS)
    rivals = [_rival(text) for text in given.rivals]
    answer = _answer("odds-tournament", roller, given, odds.tournament(roller, rivals, mark, given.dice))
    if given.dice is None:
        shares = odds.tournament_shares(roller, rivals, mark)
        answer.shares = dict(zip(_participants(len(rivals)), shares, strict=True))
        if mark == NO_MARK:
            del answer.shares[words().say("odds-share-leader")]
    return answer


def _participants(rivals: int) -> list[str]:
    names = [words().say("odds-share-rival", number=number) for number in range(1, rivals + 1)]
    return [words().say("odds-share-leader"), words().say("odds-share-roller"), *names]


def _roller(given: argparse.Namespace, fresh_rolls: int) -> Roller:
    rolls = given.rolls if given.rolls is not None else fresh_rolls if given.dice is None else ROLLS - 1
    return Roller(given.cards, rolls)


def _rival(text: str) -> Roller:
    rolls, _, cards = text.partition(":")
    try:
        return Roller(numbers("--rivals")(cards), int(rolls))
    except (ValueError, BadOption) as error:
        raise BadOption("bad-number", option="--rivals", expected="ROLLS[:CARDS]", found=text) from error


def _answer(code: str, roller: Roller, given: argparse.Namespace, found: Odds) -> Answer:
    question = words().say(
        code,
        rolls=roller.rolls,
        cards=words().say("odds-with-cards", cards=_list(roller.cards)) if roller.cards else "",
        dice=words().say("odds-with-dice", dice=_list(given.dice)) if given.dice is not None else "",
        owner=words().say("odds-with-owner", cards=_list(given.owner)) if given.owner else "",
        mark=given.target if code != "odds-tournament" else _mark_words(given.mark),
        rivals=len(given.rivals),
    )
    return Answer(question, found.probability, list(found.keeps))


def _mark_words(mark: str | None) -> str:
    return words().say("odds-with-mark", mark=mark) if mark else ""


def _list(numbers_given: Sequence[int]) -> str:
    return "-".join(map(str, numbers_given)) or "none"


def _rows(answer: Answer) -> list[tuple[str, float]]:
    """Return the question, the keeps and the shares, each with its probability."""
    rows = [(answer.question, answer.probability)]
    rows += [(f"  {words().say('odds-keep', dice=_list(dice))}", chance) for dice, chance in answer.keeps]
    rows += [(f"  {who}:", share) for who, share in answer.shares.items()]
    return rows
