"""The engine and an independent slow model of the rules play the same games, move by move."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import tafelrunde as tr
from tests.games.torres import reference

GAME = tr.game("torres")

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4, "start": 2},
    {"players": 2, "variant": "luck"},
    {"players": 3, "variant": "luck"},
    {"players": 4, "variant": "luck"},
    {"players": 2, "variant": "master"},
    {"players": 3, "variant": "master", "foundation_spacing": "lines"},
    {"players": 4, "variant": "master", "master_all_six": False},
    *({"players": 2, "variant": "master", "master_card": card} for card in ("edge", "castles", "square")),
    *(
        {"players": 2, "variant": "master", "master_card": card, "master_all_six": False}
        for card in ("all_levels", "one_level", "one_line", "diagonals", "cluster")
    ),
]

SAME = ("supply", "named", "bought", "card_played", "king")
IN_TURN = ("turn", "place", "card", "draw", "keep", "return", "source", "name", "spread")


def engine_facts(pos: tr.Position) -> dict[str, Any]:
    """Return what the engine says, in the words of the model."""
    written = pos.to_json()
    heights = [written["towers"].get(f"{file}{rank}", 0) for rank in range(1, 9) for file in "abcdefgh"]
    seats = [
        {
            "knights": sorted(seat["knights"]),
            "score": seat["score"],
            "stacks": seat["stacks"],
            "hand": sorted(seat["hand"]),
            "played": sorted(seat["played"]),
            "pile": seat["pile"],
        }
        for seat in written["seats"]
    ]
    return {**written, "heights": heights, "seats": seats, "drawn": sorted(written["drawn"])}


def compare(pos: tr.Position, model: Any) -> None:
    """Compare everything that both sides can tell."""
    expected, found = reference.facts(model), engine_facts(pos)
    actor = expected["to_act"]
    assert pos.to_act == (tr.CHANCE if actor == "chance" else actor)
    stage = expected["stage"]
    assert found["phase"].replace("-", "_") == stage
    if actor == "chance":
        assert {str(action): p for action, p in pos.chance()} == reference.chance(model)
    elif actor is not None:
        legal = [str(action) for action in pos.legal()]
        assert set(legal) == reference.legal(model)
        assert len(legal) == len(set(legal))
    for key in ("heights", "seats", "drawn", "variant", "master", *SAME):
        assert found[key] == expected[key], key
    if stage in IN_TURN:
        keys = ("year", "round", "ap") if stage not in ("name", "spread") else ("year", "round")
        for key in keys:
            assert found[key] == expected[key], key
        assert found["starter"] == expected["start"]
    if actor is None:
        outcome = pos.outcome
        assert outcome is not None
        assert list(outcome.winners) == expected["winners"]


def lockstep(seed: int, **options: Any) -> Counter[str]:
    """Play both along to the end; count the kinds of actions met."""
    choice, sampler, met = Random(seed), tr.seeded(seed), Counter[str]()
    pos, model = GAME.start(**options), reference.new(**options)
    while pos.to_act is not None:
        compare(pos, model)
        action = pos.draw(sampler) if pos.to_act == tr.CHANCE else choose(pos, choice)
        words = str(action).split()
        met[" ".join(words[:2]) if words[0] in ("play", "stack") else words[0]] += 1
        pos, model = pos.apply(action), reference.apply(model, str(action))
    compare(pos, model)
    return met


def choose(pos: tr.Position, choice: Random) -> tr.Action:
    """Play anything, but end a turn or step on the track less often than the number of choices suggests."""
    legal = pos.legal()
    kinds = sorted({type(action).__name__ for action in legal} - {"End", "Track"})
    if kinds and choice.random() < 0.9:
        kind = choice.choice(kinds)
        return choice.choice([action for action in legal if type(action).__name__ == kind])
    return choice.choice(legal)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options.values())))
def test_engine_and_model_agree_in_every_position_of_whole_games(options: dict[str, Any]) -> None:
    lockstep(0, **options)


def test_lockstep_games_meet_every_kind_of_action() -> None:
    met = lockstep(0, players=4) + lockstep(7, players=4, variant="master")
    cards = {f"play {card}" for card in reference.CARDS}
    assert cards <= set(met), cards - set(met)
    assert {"take", "to", "D", "B", "king", "stay", "buy", "keep", "top", "under", "track", "end", "spread"} <= set(
        met
    )
    assert {"stack named", "stack 1", "stack 2", "stack 3", "start", "master", "draw"} <= set(met)
