"""The engine and an independent slow model of the rules play the same games, move by move."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

import tafelrunde as tr
from tests.games.court import reference
from tests.games.court.tables import EVERYBODY, table

GAME = tr.game("court")


def compare(pos: tr.Position, model: reference.Table) -> None:
    """Compare everything that both sides can tell."""
    expected, written = reference.summary(model), pos.to_json()
    actor = expected["to_act"]
    assert pos.to_act == (tr.CHANCE if actor == "chance" else actor)
    if actor == "chance":
        assert {str(a): p for a, p in pos.chance()} == reference.chance(model)
        assert sum((p for _, p in pos.chance()), Fraction()) == 1
    elif actor is not None:
        legal = [str(action) for action in pos.legal()]
        assert set(legal) == reference.legal(model)
        assert len(legal) == len(set(legal))
    assert written["winner"] == expected["winner"]
    assert written["supply"] == expected["supply"]
    assert [s["fools"] for s in written["seats"]] == [s["fools"] for s in _seats(expected)]
    assert [s["charlatans"] for s in written["seats"]] == [s["charlatans"] for s in _seats(expected)]
    assert [sorted(s["characters"]) for s in written["seats"]] == [s["characters"] for s in _seats(expected)]
    assert written["mark"] == expected["mark"]
    if actor is not None and expected["starter"] is not None:
        for key in ("round", "starter", "turn", "final"):
            assert written[key] == expected[key], key
        if actor != "chance":
            for key in ("active", "aside", "in_hand"):
                assert written[key] == expected[key], key
            assert sorted(written["used"]) == expected["used"]


def _seats(expected: dict[str, object]) -> list[dict[str, object]]:
    seats = expected["seats"]
    assert isinstance(seats, list)
    return seats


def lockstep(pos: tr.Position, model: reference.Table, seed: int, steps: int, greed: float = 0.4) -> Counter[str]:
    """Play both along; count the kinds of actions met."""
    choice, sampler, met = Random(seed), tr.seeded(seed), Counter[str]()
    for _ in range(steps):
        compare(pos, model)
        if pos.to_act is None:
            met["over"] += 1
            break
        action = pos.draw(sampler) if pos.to_act == tr.CHANCE else choose(pos, choice, greed)
        met[
            " ".join(str(action).split()[:2])
            if str(action)[:3] in ("use", "add", "cla")
            else str(action).split()[0]
        ] += 1
        pos, model = pos.apply(action), reference.apply(model, str(action))
    return met


def choose(pos: tr.Position, choice: Random, greed: float) -> tr.Action:
    """Play anything, but gather equal dice so often that games come to an end."""
    legal = pos.legal()
    claims = [action for action in legal if str(action) in ("claim king", "claim general")]
    if claims:
        return choice.choice(claims)
    by_text = {str(action): action for action in legal}
    written = pos.to_json()
    if choice.random() < greed and written["phase"] == "turn":
        dice = written["active"] + written["aside"]
        favourite = max(set(dice), key=lambda number: (dice.count(number), number))
        for text in (f"aside {favourite}", "roll", "finish"):
            if text in by_text:
                return by_text[text]
    return choice.choice(legal)


@pytest.mark.parametrize("edition", ["amigo", "rio_grande"])
@pytest.mark.parametrize("players", range(2, 6))
def test_engine_and_reference_play_the_same_game_from_the_start(players: int, edition: str) -> None:
    pos = GAME.start(players=players, edition=edition)
    met = lockstep(pos, reference.start(players, edition), players, 500)
    assert {"start", "roll", "aside", "finish", "claim none"} <= set(met)


def model_of(pos: tr.Position) -> reference.Table:
    """Build the reference's table at the start of a turn."""
    written = pos.to_json()
    players = len(written["seats"])
    model = reference.start(players, written["edition"], written["dice_supply"], written["starter"])
    for seat, cards in zip(model.seats, written["seats"], strict=True):
        seat.characters, seat.fools, seat.charlatans = set(cards["characters"]), cards["fools"], cards["charlatans"]
    model.supply = dict(written["supply"])
    model.turn.in_hand = written["in_hand"]
    model.mark = None if written["mark"] is None else (written["mark"][0], written["mark"][1])
    return model


@pytest.mark.parametrize("edition", ["amigo", "rio_grande"])
@pytest.mark.parametrize("dice_supply", [7, 9, 12])
def test_engine_and_reference_agree_with_a_full_court(edition: str, dice_supply: int) -> None:
    met = Counter[str]()
    for seed in range(5):
        choice = Random(seed)
        owned = [[name for name in EVERYBODY if choice.random() < share] for share in (0.8, 0.4, 0.6)]
        pos = table(owned, edition=edition, dice_supply=dice_supply, fools=[choice.randrange(2) for _ in owned])
        met += lockstep(pos, model_of(pos), seed, 160)
    assert {"use merchant", "use noblewoman", "use nobleman", "pick", "use alchemist", "use fool"} <= set(met)
    assert {"use magician", "use philosopher", "use serving-maid", "done"} <= set(met)


@pytest.mark.parametrize("players", range(2, 6))
def test_engine_and_reference_agree_on_the_end(players: int) -> None:
    over = 0
    for seed in range(8):
        choice = Random(seed)
        names = ["farmer", "general", "hunter", "knight", "laborer", "guard", "bishop"]
        owned = [[name for name in names if choice.random() < 0.5] for _ in range(players)]
        pos = table(owned, charlatans=[choice.randrange(2) for _ in owned])
        over += lockstep(pos, model_of(pos), seed, 300, greed=0.95)["over"]
    assert over >= 2
