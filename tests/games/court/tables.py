"""Builders of Court positions, so that tests read like rule sentences."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import tafelrunde as tr
from tafelrunde.games.court.cards import COPIES, NAMES, OWNED, RANKS

GAME = tr.game("court")
EVERYBODY = NAMES[: OWNED - 2]
"""All characters but the royal pair and the fools."""


def table(
    owned: Sequence[Sequence[str]],
    *,
    fools: Sequence[int] | None = None,
    charlatans: Sequence[int] | None = None,
    **changes: Any,
) -> tr.Position:
    """Set up the start of A's turn with these characters before the players; too many copies are left out."""
    players = len(owned)
    start = GAME.start(players=players, start=0, **_options(changes)).to_json()
    for rank, characters in RANKS.items():
        for character in characters:
            name, left = NAMES[character], COPIES[rank][players]
            for seat, names in enumerate(owned):
                if name in names and left:
                    start["seats"][seat]["characters"].append(name)
                    left -= 1
            start["supply"][name] = left
    for seat in range(players):
        mine = start["seats"][seat]
        mine["fools"] = fools[seat] if fools else 0
        mine["charlatans"] = charlatans[seat] if charlatans else 0
        if start["supply"]["fool"] >= 0:
            start["supply"]["fool"] -= mine["fools"] + mine["charlatans"]
    first = start["seats"][0]
    dice = 3 + ("farmer" in first["characters"]) + 2 * ("general" in first["characters"]) + first["charlatans"]
    start["in_hand"] = min(dice, start["dice_supply"])
    return GAME.position({**start, **changes})


def _options(changes: dict[str, Any]) -> dict[str, Any]:
    return {name: changes[name] for name in ("edition", "dice_supply") if name in changes}


def play(pos: tr.Position, *texts: str) -> tr.Position:
    """Apply notations one after the other, chance outcomes included."""
    for text in texts:
        pos = pos.apply(GAME.action(text))
    return pos


def texts(pos: tr.Position) -> set[str]:
    """Return the notations of all legal actions."""
    return {str(action) for action in pos.legal()}


def why(pos: tr.Position, text: str) -> tr.Problem | None:
    """Return why an action is not allowed."""
    return pos.why_not(GAME.action(text))


def refused(pos: tr.Position, text: str) -> tuple[str, str | None]:
    """Return the code and the clause of a refusal."""
    problem = why(pos, text)
    assert problem is not None, f"{text} is legal"
    return problem.code, problem.clause


def hand(dice: int, *owned: str, fool: bool = False, players: int = 5, **changes: Any) -> tr.Position:
    """Let A, who owns these characters, begin a turn with so many dice; Charlatans bring those that are missing."""
    charlatans = dice - 3 - ("farmer" in owned) - 2 * ("general" in owned)
    assert charlatans >= 0, f"{owned} have more than {dice} dice"
    if charlatans + fool > players:
        changes = {"edition": "rio_grande", **changes}
    nobody = [0] * (players - 1)
    cards: list[Sequence[str]] = [owned, *([()] * (players - 1))]
    return table(cards, fools=[int(fool), *nobody], charlatans=[charlatans, *nobody], **changes)


def numbers(dice: str) -> list[str]:
    """Read dice written as 5-5-3."""
    return dice.split("-")


def asides(dice: str) -> list[str]:
    """Write the actions that set these dice aside."""
    return [f"aside {number}" for number in numbers(dice)]


def rolled(dice: str, *owned: str, aside: str = "", **changes: Any) -> tr.Position:
    """Let A, who owns these characters, roll these dice, and set some of them aside."""
    pos = play(hand(len(numbers(dice)), *owned, **changes), "roll", f"roll {dice}")
    return play(pos, *asides(aside)) if aside else pos


def result(dice: str, *owned: str, **changes: Any) -> tr.Position:
    """Let A, who owns these characters, roll these dice and finish, so that he may claim."""
    return play(rolled(dice, *owned, aside=dice, **changes), "finish")


def whole_turn(pos: tr.Position, dice: str, claim: str | None = "none", adding: Sequence[str] = ()) -> tr.Position:
    """Add these dice, roll once, set all aside, finish and claim; the final round knows no claim."""
    pos = play(pos, *(f"add {character}" for character in adding), "roll", f"roll {dice}", *asides(dice), "finish")
    return pos if claim is None else play(pos, f"claim {claim}")


def idle(pos: tr.Position) -> tr.Position:
    """Play a whole turn that claims nothing."""
    dice = "-".join(str(1 + place % 2) for place in range(fact(pos, "in_hand")))
    return whole_turn(pos, dice)


def fact(pos: tr.Position, name: str) -> Any:
    """Return a field of the written position."""
    return pos.to_json()[name]


def active(pos: tr.Position) -> str:
    """Return the active dice as 1-3-3."""
    return "-".join(map(str, fact(pos, "active")))


def aside(pos: tr.Position) -> str:
    """Return the dice set aside as 1-3-3."""
    return "-".join(map(str, fact(pos, "aside")))


def owns(pos: tr.Position, seat: int) -> list[str]:
    """Return the characters before a player, the fools left out."""
    characters: list[str] = fact(pos, "seats")[seat]["characters"]
    return characters


def uses(pos: tr.Position, character: str) -> set[str]:
    """Return what a character can do here, as changes such as 3>5."""
    start = f"use {character}"
    return {text.removeprefix(start).strip() for text in texts(pos) if text.startswith(start)}


def adds(pos: tr.Position) -> set[str]:
    """Return who can add a die here."""
    return {text.removeprefix("add ") for text in texts(pos) if text.startswith("add ")}


def claims(pos: tr.Position) -> set[str]:
    """Return what can be claimed here."""
    return {text.removeprefix("claim ") for text in texts(pos) if text.startswith("claim ")}


SEVEN_TWOS = "2-2-2-2-2-2-2"


def alike(count: int, number: int) -> str:
    """Write so many dice of one number."""
    return "-".join([str(number)] * count)


def crowned(turn: int, *dice: int, king: str = SEVEN_TWOS, **changes: Any) -> tr.Position:
    """Let the player at `turn`, with seven dice, take the King; the others have so many dice, A starts the round.

    Rio Grande's fools are used, so that Charlatans alone make up the dice.
    """
    charlatans = [count - 3 for count in dice]
    charlatans[turn] = len(king.split("-")) - 3
    fields: dict[str, Any] = {"turn": turn, "turns_left": len(dice) - 1 - turn, "edition": "rio_grande"}
    pos = table([[]] * len(dice), charlatans=charlatans, in_hand=charlatans[turn] + 3, **fields, **changes)
    return whole_turn(pos, king, "king")


def final_round(turn: int, *dice: int, king: str = SEVEN_TWOS, **changes: Any) -> tr.Position:
    """Play the round to its end without claims."""
    pos = crowned(turn, *dice, king=king, **changes)
    while pos.to_act is not None and not fact(pos, "final"):
        pos = idle(pos)
    return pos


def joust(pos: tr.Position, dice: str) -> tr.Position:
    """Finish a turn of the final round with this result."""
    return whole_turn(pos, dice, None)


def walk(pos: tr.Position, seed: int) -> Iterator[tr.Position]:
    """Yield the positions of random play from here on, to the end if there is one."""
    choice, sampler = Random(seed), tr.seeded(seed)
    yield pos
    while pos.to_act is not None:
        pos = pos.apply(pos.draw(sampler) if pos.to_act == tr.CHANCE else choice.choice(pos.legal()))
        yield pos
