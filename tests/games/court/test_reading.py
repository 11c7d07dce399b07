import json
from collections import Counter
from collections.abc import Callable
from itertools import islice
from random import Random

import pytest

import tafelrunde as tr
from tests.games.court.tables import (
    EVERYBODY,
    GAME,
    SEVEN_TWOS,
    crowned,
    fact,
    final_round,
    hand,
    play,
    result,
    rolled,
    table,
    texts,
    walk,
)
from tests.games.written import Change, changed, refusal

Case = tuple[Callable[[], tr.Position], list[Change], str, str | None]
"""A situation, what is changed in it, and the code and clause of the refusal."""


def setup() -> tr.Position:
    return GAME.start(players=3)


def beginning() -> tr.Position:
    return hand(4, "farmer", "laborer", "guard", players=3)


def turn() -> tr.Position:
    return rolled("1-3-3-5", "farmer", "merchant", "laborer", aside="5")


def air() -> tr.Position:
    return play(turn(), "roll")


def picking() -> tr.Position:
    return play(rolled("1-3-4-6", "noblewoman", "nobleman"), "use noblewoman", "pick 1x1")


def claiming() -> tr.Position:
    return result("5-5-5")


def kings_round() -> tr.Position:
    return crowned(0, 7, 8, 8)


def final() -> tr.Position:
    return final_round(0, 7, 8, 8)


def over() -> tr.Position:
    return final_round(0, 7, 3, 3)


SEATS: list[Case] = [
    (beginning, [("seats", [])], "court-position-players", None),
    (setup, [("seats", [{}] * 6)], "court-position-players", None),
    (beginning, [("turn", 3)], "position-seat", None),
    (beginning, [("starter", -1)], "position-seat", None),
    (beginning, [("first", 3)], "position-seat", None),
    (over, [("winner", 3)], "position-seat", None),
    (beginning, [("phase", "lunch")], "position-name", None),
    (beginning, [("edition", "english")], "position-name", None),
    (beginning, [("dice_supply", 6)], "position-number", None),
    (beginning, [("dice_supply", 13)], "position-number", None),
    (beginning, [("round", 0)], "position-number", None),
    (beginning, [("turns_left", -1)], "position-number", None),
    (beginning, [("turns_left", 4)], "position-number", None),
]

CARDS: list[Case] = [
    (beginning, [("seats.0.characters", ["farmer", "dragon"])], "position-name", None),
    (beginning, [("seats.0.characters", ["fool"])], "position-name", None),
    (beginning, [("seats.0.characters", ["farmer", "farmer"])], "court-position-double", "C6.1"),
    (beginning, [("seats.1.characters", ["farmer", "guard"])], "court-position-copies", "C2.1"),
    (beginning, [("supply.hunter", 5)], "court-position-copies", "C2.1"),
    (beginning, [("supply.hunter", -1)], "court-position-copies", "C2.1"),
    (beginning, [("supply.fool", 5)], "court-position-copies", "C2.2"),
    (beginning, [("supply.fool", -1)], "court-position-copies", "C2.2"),
    (beginning, [("supply", {})], "court-position-supply", None),
    (beginning, [("supply.dragon", 1)], "court-position-supply", None),
    (final, [("supply.fool", 3)], "court-position-copies", "C2.2"),
    (beginning, [("seats.0.fools", 2)], "position-number", None),
    (beginning, [("seats.0.fools", -1)], "position-number", None),
    (beginning, [("seats.0.charlatans", -1)], "position-number", None),
    (beginning, [("seats.1.charlatans", 4)], "court-position-copies", "C2.2"),
]

ROYALS: list[Case] = [
    (beginning, [("seats.0.characters", ["king"]), ("supply.king", 0)], "court-position-copies", "C2.1"),
    (kings_round, [("seats.0.characters", ["king"]), ("supply.queen", 1)], "court-position-royals", "C7.1"),
    (kings_round, [("seats.0.characters", ["queen"]), ("supply.king", 1)], "court-position-royals", "C7.1"),
    (kings_round, [("mark", None)], "court-position-royals", "C7.4"),
    (claiming, [("mark", [7, 2])], "court-position-royals", "C7.4"),
    (claiming, [("final", True)], "court-position-royals", "C7.3"),
    (
        kings_round,
        [("seats.0.characters", ["queen"]), ("seats.1.characters", ["king"])],
        "court-position-royals",
        "C7.4",
    ),
    (kings_round, [("mark", [6, 6])], "court-position-mark", "C7.4"),
    (kings_round, [("mark", [13, 6])], "court-position-mark", "C7.4"),
    (kings_round, [("mark", [7, 7])], "court-position-mark", "C7.4"),
    (kings_round, [("mark", [7, 0])], "court-position-mark", "C7.4"),
    (over, [("winner", None)], "court-position-winner", "C7.7"),
    (over, [("winner", 1)], "court-position-winner", "C7.7"),
    (final, [("winner", 0)], "court-position-winner", "C7.7"),
]

DICE: list[Case] = [
    (turn, [("active", [1, 3, 7])], "court-position-dice", "C5.4"),
    (turn, [("active", [0, 3, 3])], "court-position-dice", "C5.4"),
    (turn, [("active", [1] * 13)], "court-position-dice", "C4.6"),
    (turn, [("dice_supply", 7), ("active", [1] * 7)], "court-position-dice", "C4.6"),
    (turn, [("active", [1, 3])], "court-position-dice", "C4.1"),
    (turn, [("active", []), ("aside", [])], "court-position-dice", "C4.1"),
    (turn, [("in_hand", 4)], "court-position-dice", "C4.1"),
    (turn, [("in_hand", 13)], "position-number", None),
    (turn, [("to_roll", 2)], "court-position-dice", "C4.4"),
    (air, [("to_roll", 0), ("active", [1, 3, 3])], "court-position-dice", "C4.4"),
    (beginning, [("in_hand", 0)], "court-position-dice", "C4.1"),
    (beginning, [("in_hand", 3)], "court-position-dice", "C4.1"),
    (beginning, [("active", [1])], "court-position-dice", "C4.1"),
    (setup, [("aside", [1, 2, 3])], "court-position-dice", "C4.1"),
    (over, [("aside", [1, 2, 3])], "court-position-dice", "C4.1"),
    (claiming, [("active", [1])], "court-position-claim", "C4.4"),
    (kings_round, [("phase", "over"), ("in_hand", 0)], "court-position-winner", "C7.7"),
    (setup, [("first", 1)], "court-position-start", "C2.3"),
]

USES: list[Case] = [
    (turn, [("used", ["dragon"])], "position-name", None),
    (turn, [("used", ["farmer"])], "position-name", None),
    (turn, [("used", ["king"])], "position-name", None),
    (turn, [("used", ["guard"])], "court-position-used", "C5.1"),
    (turn, [("used", ["fool"])], "court-position-used", "C5.1"),
    (turn, [("used", ["merchant", "merchant"])], "court-position-used", "C5.1"),
    (turn, [("phase", "pick")], "court-position-picker", None),
    (turn, [("picker", "merchant")], "court-position-picker", None),
    (turn, [("picked", [3])], "court-position-picker", None),
    (picking, [("picker", "farmer")], "position-name", None),
    (picking, [("picker", None)], "court-position-picker", None),
    (picking, [("used", [])], "court-position-picker", "C5.1"),
    (picking, [("picked", [1, 1])], "court-position-picker", "C5.4"),
    (picking, [("picked", [6])], "court-position-picker", "C5.4"),
    (picking, [("picked", [1, 4])], "court-position-picker", "C5.6"),
]


def name(case: Case) -> str:
    """Name a case by its situation and what is changed."""
    position, changes, *_ = case
    return f"{position.__name__}: {', '.join(f'{path}={value}' for path, value in changes)}"


@pytest.mark.parametrize("case", [*SEATS, *CARDS, *ROYALS, *DICE, *USES], ids=name)
def test_an_impossible_position_is_refused_with_the_reason(case: Case) -> None:
    position, changes, code, clause = case
    pos = position()
    assert GAME.position(pos.to_json()) == pos
    problem = refusal(GAME, changed(pos, *changes))
    assert (problem.code, problem.clause) == (code, clause)


@pytest.mark.parametrize(
    ("change", "detail"),
    [
        (("dragons", 3), "unknown field `dragons`"),
        (("turn", "A"), "Expected `int`, got `str` - at `$.turn`"),
        (("seats", {}), "Expected `array`, got `object` - at `$.seats`"),
        (("seats.1.hand", []), "unknown field `hand` - at `$.seats[1]`"),
        (("active", ["1"]), "Expected `int`, got `str` - at `$.active[0]`"),
        (("mark", [7]), "at `$.mark`"),
    ],
)
def test_fields_of_the_wrong_name_or_type_are_refused(change: Change, detail: str) -> None:
    problem = refusal(GAME, changed(beginning(), change))
    assert problem.code == "position-shape"
    assert detail in str(problem.facts["detail"])


@pytest.mark.parametrize("field", ["phase", "seats", "supply", "turn", "starter", "turns_left"])
def test_a_missing_field_is_named(field: str) -> None:
    written = beginning().to_json()
    del written[field]
    problem = refusal(GAME, written)
    assert problem.code == "position-shape"
    assert f"`{field}`" in str(problem.facts["detail"])


def survives(pos: tr.Position) -> bool:
    """Say whether a position is the same, byte by byte, after it has been written as text and read."""
    text = json.dumps(pos.to_json())
    return GAME.position(text).state.tobytes() == pos.state.tobytes()


@pytest.mark.parametrize("edition", ["amigo", "rio_grande"])
@pytest.mark.parametrize("players", range(2, 6))
def test_every_position_of_random_play_survives_being_written_and_read(players: int, edition: str) -> None:
    for pos in islice(walk(GAME.start(players=players, edition=edition), players), 600):
        assert survives(pos), pos.to_json()


@pytest.mark.parametrize("players", range(2, 6))
def test_positions_of_a_full_court_and_of_the_end_survive(players: int) -> None:
    phases = Counter[str]()
    for seed in range(6):
        choice = Random(seed)
        owned = [[name for name in EVERYBODY if choice.random() < 0.7] for _ in range(players)]
        pos = table(owned, fools=[1] * players, dice_supply=choice.choice([7, 9, 12]))
        ending = final_round(choice.randrange(players), *[9] * players, king=SEVEN_TWOS)
        for met in (*islice(walk(pos, seed), 150), *walk(ending, seed)):
            assert survives(met), met.to_json()
            phases["final" if fact(met, "final") else fact(met, "phase")] += 1
            phases[fact(met, "phase")] += 1
    assert set(phases) == {"first-roll", "roll", "turn", "pick", "claim", "over", "final"}


@pytest.mark.parametrize("start", [None, 2])
def test_the_setup_survives_with_and_without_a_named_start_player(start: int | None) -> None:
    pos = GAME.start(players=3, start=start)
    assert survives(pos)
    assert fact(pos, "phase") == ("start" if start is None else "first-roll")
    assert survives(pos.after(int(pos.codes[0])))


def test_a_position_read_again_goes_on_alike() -> None:
    again = GAME.position(json.dumps(turn().to_json()))
    assert texts(again) == texts(turn())
    actions = ("use merchant", "pick 1x1", "pick 1x3", "roll 6-6", "add laborer", "aside 6", "roll")
    assert play(again, *actions) == play(turn(), *actions)


def test_the_order_of_dice_and_characters_does_not_matter() -> None:
    written = turn().to_json()
    written["active"].reverse()
    written["seats"][0]["characters"].reverse()
    assert GAME.position(written) == turn()
