"""The engine and an independent model of the rules play the same games, step by step."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import tafelrunde as tr
from tests.games.knights import reference
from tests.games.knights.tables import DECK, GAME, Json, greedy_seats, late_table, likes, phase, seat, table, texts


def modelled(pos: tr.Position) -> reference.Table:
    """Build the reference table of a position in which a turn is going on."""
    written = pos.to_json()
    assert written["phase"] == "turn"
    return reference.Table(
        seats=[reference.Seat(**owner) for owner in written["seats"]],
        unseen=list(written["unseen"]),
        first=None,
        stacks={side: reference.Stack(**stack) for side, stack in written["stacks"].items()},
        phase="turn",
        active=written["turn"],
        attempts=written["attempts"],
        tucks=written["tucks"],
    )


def summary(pos: tr.Position) -> dict[str, Any]:
    """Return what the reference's summary says, from the engine's JSON."""
    written = pos.to_json()
    seats = [
        {**owner, "castles": sorted(owner["castles"]), "specials": sorted(owner["specials"])}
        for owner in written["seats"]
    ]
    return {
        "to_act": "chance" if pos.to_act == tr.CHANCE else pos.to_act,
        "seats": seats,
        "stacks": written["stacks"],
        "unseen": sorted(written["unseen"]),
        "winner": written["winner"],
    }


def compare(pos: tr.Position, model: reference.Table) -> None:
    """Check that engine and model agree on all there is to know."""
    assert summary(pos) == reference.summary(model)
    if pos.to_act == tr.CHANCE:
        assert {str(outcome): chance for outcome, chance in pos.chance()} == reference.chance(model)
    elif pos.to_act is not None:
        assert texts(pos) == reference.legal(model)
        assert len(pos.legal()) == len(texts(pos))


def lockstep(pos: tr.Position, model: reference.Table, seed: int, steps: int) -> Counter[str]:
    """Play at random on both sides; return how often each kind of situation was met."""
    choice, sampler, met = Random(seed), tr.seeded(seed), Counter[str]()
    for _ in range(steps):
        compare(pos, model)
        if pos.to_act is None:
            met["over"] += 1
            break
        met.update(situations(pos))
        action = pos.draw(sampler) if pos.to_act == tr.CHANCE else choice.choice(pos.legal())
        met[str(action).split()[0]] += 1
        pos, model = pos.apply(action), reference.apply(model, str(action))
    return met


def situations(pos: tr.Position) -> list[str]:
    """Name the scarce situations of a position."""
    if phase(pos) != "turn":
        return []
    written, legal = pos.to_json(), texts(pos)
    tucks = 2 if "stack" in likes(pos, written["turn"]) else 1
    target = any(text.startswith(("take", "attack", "steal")) for text in legal)
    return [
        name
        for name, holds in {
            "stuck": not target and "end" in legal and written["attempts"] == 0,
            "searching": not target and "end" not in legal,
            "free tuck": not target
            and written["tucks"] == tucks
            and any(text.startswith("tuck") for text in legal),
            "an empty stack": any(stack["top"] is None for stack in written["stacks"].values()),
        }.items()
        if holds
    ]


def scarce_table(seed: int) -> tr.Position:
    """Set up a table on which A owns nearly every like, the others' cards are safe, and little is left to find."""
    choice = Random(seed)
    lacking = choice.sample(["stack", "catapult", "die-1", "protection", "champion"], choice.randrange(2))
    found = choice.randrange(3)
    return table(
        seats=greedy_seats(tournaments=9 - found, lacking=lacking),
        left=choice.choice(["red", "green", None]),
        right="blue",
        under_right=["tournament"] * choice.randrange(found + 1),
        rest=choice.choice(["unseen right", "under right"]),
    )


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", range(2, 7))
def test_engine_and_reference_play_the_same_game_from_the_setup(players: int, seed: int) -> None:
    first = seed if seed < players and seed else None
    pos = GAME.start(players=players, start=first)
    met = lockstep(pos, reference.start(players, list(DECK), first), seed=10 * players + seed, steps=900)
    setup = {"deal": players, "castle": players, "start": int(first is None)}
    assert {kind: met[kind] for kind in setup} == setup
    assert {"turn", "keep", "take", "tuck"} <= set(met)
    assert met["roll"] > 50


@pytest.mark.parametrize("players", range(2, 7))
def test_engine_and_reference_play_the_same_late_games(players: int) -> None:
    met = Counter[str]()
    for seed in range(24):
        pos = late_table(players, seed)
        met += lockstep(pos, modelled(pos), seed, steps=80)
    every = {"take", "attack", "steal", "king", "tuck", "keep", "lose", "guard", "defend", "yield", "end", "over"}
    assert every <= set(met)


def test_engine_and_reference_agree_where_there_is_hardly_anything_to_take() -> None:
    met = Counter[str]()
    for seed in range(60):
        pos = scarce_table(seed)
        met += lockstep(pos, modelled(pos), seed, steps=40)
    assert {"stuck", "searching", "free tuck", "an empty stack", "king", "lose", "guard"} <= set(met)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(
    "owner",
    [
        pytest.param(seat("blue", "green", "castle-guard"), id="two castles"),
        pytest.param(seat("blue", "green", "castle-guard", castle_guard="blue green"), id="two guarded"),
        pytest.param(seat("blue", "green", "white", "castle-guard"), id="three castles"),
        pytest.param(seat("blue", "green", "white", "castle-guard", castle_guard="blue white"), id="two of three"),
    ],
)
def test_engine_and_reference_agree_around_the_castle_limits(players: int, owner: Json) -> None:
    pos = table(seats=[seat("red"), owner, seat("black")][:players], left="yellow")
    for seed in range(4):
        met = lockstep(pos, modelled(pos), seed, steps=60)
        assert met["keep"] > 0


def test_engine_and_reference_play_the_same_game_with_another_deck() -> None:
    deck = tuple("red 1-1-1+2" if card.startswith("red") else card for card in DECK)
    pos = GAME.start(players=3, deck=deck)
    met = lockstep(pos, reference.start(3, list(deck)), seed=5, steps=900)
    assert met["roll"] > 50
