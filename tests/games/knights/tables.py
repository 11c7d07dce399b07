"""Tables to test on: write down what matters, and the rest of the deck falls into place."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

import tafelrunde as tr
from tafelrunde.games.knights.deck import standard_deck

GAME = tr.game("knights")
DECK = standard_deck()
DICE = 6

SPECIALS = (
    *("die-1", "die-2", "die-3", "die-4", "die-5", "catapult", "champion"),
    *("stack", "castle-guard", "card-guard", "betrayal", "protection"),
)
COLOURS = ("red", "green", "blue", "yellow", "white", "black")

Json = dict[str, Any]


def seat(*cards: str, tournaments: int = 0, castle_guard: str = "", card_guard: str | None = None) -> Json:
    """Write what lies before a player; a card may be named by its like alone, as "red" or "catapult"."""
    return {
        "cards": cards,
        "tournaments": tournaments,
        "castle_guard": castle_guard.split(),
        "card_guard": card_guard,
    }


def table(
    *,
    seats: Sequence[Json],
    turn: int = 0,
    left: str | None = "tournament",
    right: str | None = "tournament",
    under_left: Sequence[str] = (),
    under_right: Sequence[str] = (),
    rest: str = "unseen",
    deck: Sequence[str] = DECK,
    **fields: Any,
) -> tr.Position:
    """Set up a position.

    `rest` says where the cards lie that nothing else names: "unseen" in both stacks, "unseen left" in one, or
    known, "under left". Other fields are those of the written position.
    """
    tops = [[top] if top else [] for top in (left, right)]
    won = ["tournament"] * sum(seat["tournaments"] for seat in seats)
    groups = [*(seat["cards"] for seat in seats), *tops, under_left, under_right, won]
    *owned, top_left, top_right, tucked_left, tucked_right, _ = _find(groups, others := list(deck))
    stacks = {
        "left": {"top": next(iter(top_left), None), "unseen": 0, "tucked": tucked_left},
        "right": {"top": next(iter(top_right), None), "unseen": 0, "tucked": tucked_right},
    }
    match rest.split():
        case ["under", side]:
            stacks[side]["tucked"] = [*tucked_left, *others] if side == "left" else [*tucked_right, *others]
            others = []
        case ["unseen", side]:
            stacks[side]["unseen"] = len(others)
        case _:
            stacks["right"]["unseen"] = len(others) // 2
            stacks["left"]["unseen"] = len(others) - len(others) // 2
    written = {
        "game": "knights",
        "rules_version": GAME.rules_version,
        "phase": "turn",
        "seats": [_lay_out(seat, cards) for seat, cards in zip(seats, owned, strict=True)],
        "stacks": stacks,
        "unseen": others,
        "turn": turn,
    }
    return GAME.position({**written, **fields})


def _find(groups: Sequence[Iterable[str]], others: list[str]) -> list[list[str]]:
    """Take the named cards out of the others: first those named in full, then those named by their like."""
    found = [list(group) for group in groups]
    for in_full in (True, False):
        for group in found:
            for i, name in enumerate(group):
                if (" " in name) == in_full:
                    group[i] = name if in_full else next((c for c in others if like(c) == name), name)
                    assert group[i] in others, f"no {name} is left"
                    others.remove(group[i])
    return found


def _lay_out(seat: Json, cards: list[str]) -> Json:
    castles = [card for card in cards if like(card) in COLOURS]
    guards = {key: seat[key] for key in ("tournaments", "castle_guard", "card_guard")}
    return {"castles": castles, "specials": [card for card in cards if card not in castles], **guards}


def like(card: str) -> str:
    """Return what a card is, without its demand."""
    return card.split()[0]


def greedy_seats(tournaments: int = 9, lacking: Sequence[str] = ()) -> list[Json]:
    """Seat six players so that A, who owns three castles and every special not lacking, has no target at theirs.

    What they leave to the stacks A owns already, but for what he lacks and the tournaments that D has not won.
    """
    specials = [special for special in SPECIALS if special not in lacking]
    return [
        seat("red", "green", "blue", *specials),
        seat("yellow", "white", "castle-guard", castle_guard="yellow white"),
        seat("yellow", "black", "castle-guard", castle_guard="yellow black"),
        seat("yellow", tournaments=tournaments),
        seat("white"),
        seat("black"),
    ]


def play(pos: tr.Position, *texts: str) -> tr.Position:
    """Apply actions and chance outcomes in their notation."""
    for text in texts:
        pos = pos.apply(GAME.action(text))
    return pos


def throw(pos: tr.Position, dice: str = "") -> tr.Position:
    """Roll these dice, all others being sixes, and stop."""
    shown = [int(die) for die in dice.split("-") if die]
    kept = [*contest(pos)["dice"], *(die for die in shown if die != 6)]
    shown += [6] * (contest(pos)["to_roll"] - len(shown))
    stopping = kept and contest(pos)["rolls_left"] > 1
    pos = play(pos, f"roll {'-'.join(map(str, shown))}")
    return play(pos, f"keep {'-'.join(map(str, kept))}") if stopping else pos


def texts(pos: tr.Position) -> set[str]:
    """Return the notation of every legal action."""
    return {str(action) for action in pos.legal()}


def verbs(pos: tr.Position) -> set[str]:
    """Return the first word of every legal action."""
    return {text.split()[0] for text in texts(pos)}


def why(pos: tr.Position, text: str) -> tr.Problem:
    """Return why an action is refused; it must be."""
    problem = pos.why_not(GAME.action(text))
    assert problem is not None, f"{text} is legal"
    return problem


def refused(pos: tr.Position, text: str) -> tuple[str, str | None]:
    """Return code and clause of a refusal."""
    problem = why(pos, text)
    return problem.code, problem.clause


def phase(pos: tr.Position) -> str:
    """Return what is asked now."""
    return str(pos.to_json()["phase"])


def contest(pos: tr.Position) -> Json:
    """Return what is being rolled for."""
    rolling: Json = pos.to_json()["contest"]
    return rolling


def written_seat(pos: tr.Position, seat: int) -> Json:
    """Return what lies before a player."""
    found: Json = pos.to_json()["seats"][seat]
    return found


def written_stack(pos: tr.Position, side: str) -> Json:
    """Return a stack: its top, the number unseen, the cards tucked."""
    found: Json = pos.to_json()["stacks"][side]
    return found


def likes(pos: tr.Position, seat: int) -> set[str]:
    """Return the likes of the castles and specials a player owns."""
    owned = written_seat(pos, seat)
    return {like(card) for card in (*owned["castles"], *owned["specials"])}


def turn_of(pos: tr.Position) -> int:
    """Return whose turn it is."""
    return int(pos.to_json()["turn"])


def walk(pos: tr.Position, seed: int) -> Iterator[tr.Position]:
    """Play at random to the end; yield every position, those where chance acts included."""
    choice, sampler = Random(seed), tr.seeded(seed)
    yield pos
    while pos.to_act is not None:
        pos = pos.apply(pos.draw(sampler) if pos.to_act == tr.CHANCE else choice.choice(pos.legal()))
        yield pos


def late_table(players: int, seed: int) -> tr.Position:
    """Set up a table on which most cards are owned, so that targets are scarce."""
    choice = Random(seed)
    cards = choice.sample(DECK, len(DECK))
    cards.sort(key=lambda card: like(card) not in COLOURS)
    turn = choice.randrange(players)
    seats = [seat() for _ in range(players)]
    piles: dict[str, list[str]] = {"left": [], "right": [], "unseen": []}
    for card in cards:
        takers = [taker for taker in seats if _may_lie(card, taker)]
        poor = [taker for taker in takers if not taker["cards"]]
        if poor or (takers and choice.random() < 0.8):
            taker = next(iter(poor)) if poor else seats[turn] if seats[turn] in takers else choice.choice(takers)
            if card == "tournament":
                taker["tournaments"] += 1
            else:
                taker["cards"] = (*taker["cards"], card)
        else:
            piles[choice.choice(["left", "right", "right", "unseen"])].append(card)
    for owner in seats:
        _place_guards(owner, choice)
    left, right = (piles[side].pop() if piles[side] else None for side in ("left", "right"))
    return table(
        seats=seats,
        turn=turn,
        left=left or (piles["unseen"].pop() if piles["unseen"] else None),
        right=right,
        under_left=piles["left"],
        under_right=piles["right"],
        rest="unseen left",
    )


def _may_lie(card: str, owner: Json) -> bool:
    """Say whether a card may lie before a player without being a double or winning the game."""
    castles = sum(like(owned) in COLOURS for owned in owner["cards"])
    if card == "tournament":
        return castles < 2 or owner["tournaments"] < 2
    full = like(card) in COLOURS and castles == 3
    return not full and like(card) not in map(like, owner["cards"])


def _place_guards(owner: Json, choice: Random) -> None:
    """Place some of the guards a player owns."""
    owned = [like(card) for card in owner["cards"]]
    castles = [colour for colour in COLOURS if colour in owned]
    if "castle-guard" in owned and choice.random() < 0.7:
        owner["castle_guard"] = choice.sample(castles, min(2, len(castles)))
    others = [special for special in SPECIALS if special in owned and special != "card-guard"]
    if "card-guard" in owned and others and choice.random() < 0.7:
        owner["card_guard"] = choice.choice(others)
