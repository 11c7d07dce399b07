"""How the house does against somebody new to the game: `python -m benchmarks.newcomers`.

Nobody new was asked: these are plain models of people who have played a match or two. They know the rules, want
what is obviously good, look at nothing but their own next action, and reckon no chances.

- Knights: rolls for a castle if one can be had, off a stack rather than from somebody; else for a special card, a
  tournament, somebody's card; tucks only if it must. Keeps the dice of the number that shows most often, the higher
  of two, and stops once the demand is beaten.
- To Court the King: collects the number that shows most often, sets every die of it aside, takes each further die
  it may, uses a character where that makes one more of the number, and claims the dearest it can.
- Torres: does whatever adds most to what its castles would score now, be it by a block on which a knight climbs
  next, and ends its turn when nothing adds anything; buys no cards and plays none.
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import tafelrunde as tr
from tafelrunde.bots.base import bot, house
from tafelrunde.bots.intervals import measured
from tafelrunde.core.actions import Action
from tafelrunde.core.bot import Bot
from tafelrunde.core.position import Position, View
from tafelrunde.games.court import actions as court
from tafelrunde.games.court.cards import NAMES, Character
from tafelrunde.games.knights import actions as knights
from tafelrunde.games.knights.cards import card_like
from tafelrunde.games.knights.scoring import roller_result
from tafelrunde.games.knights.state import COLOURS, STACKS, Like
from tafelrunde.games.torres import actions as torres
from tafelrunde.games.torres.scoring import year_points
from tafelrunde.games.torres.state import Phase

MOST_DECISIONS = 3000
SEATS = 2
LATER = 0.1
"""By how much less is liked what takes one step more."""


class Newcomer:
    """Does what it wishes for most, any of equal wishes."""

    def __init__(self, wish: "Wish", seed: int) -> None:
        self._wish = wish
        self._random = random.Random(seed)

    def choose(self, view: View, legal: Sequence[Action], budget: float) -> Action:
        """Return one of the actions wished for most."""
        wishes = {action: self._wish(view, legal, action) for action in legal}
        most = max(wishes.values())
        return self._random.choice([action for action, wish in wishes.items() if wish == most])


def wish_in_knights(view: View, legal: Sequence[Action], action: Action) -> float:
    """Want castles, then special cards, then tournaments; keep what shows most often."""
    state = view.state[0]
    match action:
        case knights.Take(stack=stack):
            like = card_like(state["stack"][STACKS.index(stack)]["top"])
            return 6 if like < COLOURS else 3 if like == Like.TOURNAMENT else 4
        case knights.Keep(dice=dice):
            return _wish_to_keep(view, legal, dice)
        case knights.Attack():
            return 5
        case knights.Steal():
            return 2
        case knights.Defend() | knights.GuardCastles() | knights.GuardCard():
            return 1
        case knights.King() | knights.Tuck():
            return -1
    return 0


def _wish_to_keep(view: View, legal: Sequence[Action], dice: tuple[int, ...]) -> float:
    """Stop with all dice once the demand is beaten, else keep what shows most often."""
    every = max((action.dice for action in legal if isinstance(action, knights.Keep)), key=len)
    if roller_result(view.state[0]) > view.state[0]["mark"]:
        return len(dice)
    count = Counter(every)
    number = max(count, key=lambda each: (count[each], each), default=0)
    return 1 if dice == (number,) * count[number] else 0


def wish_in_court(view: View, _legal: Sequence[Action], action: Action) -> float:
    """Collect the number that shows most often, and claim what is dearest."""
    state = view.state[0]
    number = 1 + max(range(6), key=lambda face: (state["aside"][face] + state["active"][face], face))
    match action:
        case court.Claim(character=character):
            return _rank(character)
        case court.Add(number=added):
            return 6 if added in (None, number) else 5
        case court.Use(before=before, after=after) if after:
            return 4 if after.count(number) > before.count(number) else -2
        case court.Aside(number=aside):
            return 3 if aside == number else -1 + aside / 100 if not state["set_aside"] else -3
        case court.Roll():
            return 1
        case court.Finish() | court.Done():
            return 0
    return -2


def _rank(character: str | None) -> float:
    """Return how dear a character looks."""
    if character is None:
        return -1
    who = NAMES.index(character)
    return 0 if who in (Character.FOOL, Character.CHARLATAN) else 1 + who


def wish_in_torres(view: View, _legal: Sequence[Action], action: Action) -> float:
    """Want what adds to the own points of the year, and nothing besides."""
    in_turn = view.state[0]["phase"] in (Phase.TURN, Phase.PLACE)
    match action:
        case torres.Build() | torres.Deploy() | torres.To() | torres.Take() if in_turn:
            seat, position = int(view.state[0]["turn"]), Position(view.game, view.state)
            return _points_after(position, action, seat) - _points(position, seat)
        case torres.End():
            return 0.5
        case torres.Buy() | torres.Play():
            return -1
    return 0


def _points_after(position: Position, action: Action, seat: int) -> float:
    """Return a seat's points of the year after a move, or a little less than after the step that it allows for."""
    after = position.apply(action)
    points = _points(after, seat)
    follow = {torres.Build: torres.Take, torres.Take: torres.To}.get(type(action))
    if follow is None or after.to_act != seat:
        return points
    steps = [_points_after(after, step, seat) for step in after.legal() if isinstance(step, follow)]
    return max([points, *(step - LATER for step in steps)])


def _points(position: Position, seat: int) -> float:
    return float(sum(year_points(position.state[0], seat)))


Wish = Callable[[View, Sequence[Action], Action], float]
WISHES: Mapping[str, Wish] = {
    "knights": wish_in_knights,
    "court": wish_in_court,
    "torres": wish_in_torres,
}


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(WISHES), help=f"any of {', '.join(WISHES)}")
    parser.add_argument("--against", nargs="+", default=["page", "squire"], help="players of the house")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.workers) as pool:
        for game in given.games:
            for player in given.against:
                if player not in house(game):
                    parser.error(f"{player} is not of the house")
                deals = list(pool.map(partial(deal, game, player), range(given.matches // SEATS)))
                found = measured(deals)
                interval = f"{found.share:.1%} [{found.low:.1%}, {found.high:.1%}] of {found.games}"
                print(f"{game}: a newcomer against {player}: {interval}", flush=True)


def deal(game: str, player: str, seed: int) -> list[float]:
    """Return the newcomer's share on each seat, with the same dice."""
    return list(shares(game, player, seed))


def shares(game: str, player: str, seed: int) -> Iterator[float]:
    """Play a deal on both seats."""
    for seat in range(SEATS):
        players: list[Bot] = [bot(player, game, seed), bot(player, game, seed)]
        players[seat] = Newcomer(WISHES[game], seed)
        match = tr.game(game).match(players=SEATS, sampler=tr.seeded(seed))
        for _ in range(MOST_DECISIONS):
            acting = match.position.to_act
            if acting is None:
                break
            match.play(players[acting].choose(match.position.view(acting), match.position.legal(), 1.0))
        outcome = match.position.outcome
        yield (seat in outcome.winners) / len(outcome.winners) if outcome else 1 / SEATS


if __name__ == "__main__":
    main()
