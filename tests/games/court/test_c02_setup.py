from fractions import Fraction

import pytest

import tafelrunde as tr
from tests.games.court.tables import GAME, fact, play, texts, whole_turn

RANKS = {
    "I": ("farmer", "serving-maid", "philosopher", "laborer", "guard"),
    "II": ("hunter", "astronomer", "merchant"),
    "III": ("noblewoman", "magician", "pawnbroker", "knight"),
    "IV": ("bishop", "alchemist", "nobleman", "general"),
    "V": ("king", "queen"),
}


@pytest.mark.clause("C2.1")
@pytest.mark.parametrize("edition", ["amigo", "rio_grande"])
@pytest.mark.parametrize(
    ("rank", "copies"),
    [
        ("I", (2, 2, 3, 4)),
        ("II", (1, 2, 3, 3)),
        ("III", (1, 2, 2, 3)),
        ("IV", (1, 2, 2, 3)),
        ("V", (1, 1, 1, 1)),
    ],
)
def test_the_copies_in_play_follow_the_number_of_players(
    rank: str, copies: tuple[int, int, int, int], edition: str
) -> None:
    for players, expected in zip(range(2, 6), copies, strict=True):
        supply = fact(GAME.start(players=players, edition=edition), "supply")
        assert {supply[name] for name in RANKS[rank]} == {expected}, players


@pytest.mark.clause("C2.2")
@pytest.mark.parametrize("players", range(2, 6))
def test_there_is_a_fool_for_every_player(players: int) -> None:
    pos = GAME.start(players=players, start=0)
    assert fact(pos, "supply")["fool"] == players
    for left in reversed(range(players)):
        pos = whole_turn(pos, "1-2-3", "fool")
        assert fact(pos, "supply")["fool"] == left


@pytest.mark.clause("C2.2", "C6.3")
def test_one_player_may_take_another_players_fool() -> None:
    pos = GAME.start(players=2, start=1)
    pos = whole_turn(pos, "1-2-3", "fool")
    pos = whole_turn(pos, "1-2-3")
    pos = whole_turn(pos, "1-2-3")
    pos = whole_turn(pos, "1-2-3", "charlatan")
    pos = whole_turn(pos, "1-2-3-4", "fool")
    assert fact(pos, "supply")["fool"] == 0
    pos = play(pos, "roll", "roll 1-2-3", "aside 1", "aside 2", "aside 3", "finish")
    assert pos.to_act == 0
    assert "claim fool" not in texts(pos)


@pytest.mark.clause("C2.2")
def test_the_fools_of_rio_grande_never_run_out() -> None:
    pos = GAME.start(players=2, start=0, edition="rio_grande")
    unlimited = fact(pos, "supply")["fool"]
    fools = 0
    for _ in range(24):
        dice = "-".join(["1", "2", "3", *("4" * 9)][: fact(pos, "in_hand")])
        seat = fact(pos, "seats")[pos.to_act or 0]
        fools += not seat["fools"]
        pos = whole_turn(pos, dice, "charlatan" if seat["fools"] else "fool")
        assert fact(pos, "supply")["fool"] == unlimited
    assert fools == 12
    assert [seat["charlatans"] for seat in fact(pos, "seats")] == [6, 6]


@pytest.mark.clause("C2.3")
def test_all_cards_lie_open() -> None:
    pos = GAME.start(players=3)
    spectator = pos.view(None).to_json()
    for seat in range(3):
        assert {**pos.view(seat).to_json(), "seat": None} == spectator
    assert spectator["supply"] == fact(pos, "supply")
    assert spectator["seats"] == [{"characters": [], "fools": 0, "charlatans": 0}] * 3


@pytest.mark.clause("C2.3")
@pytest.mark.parametrize("players", range(2, 6))
def test_chance_gives_the_figure_to_any_player_alike(players: int) -> None:
    pos = GAME.start(players=players)
    assert pos.to_act == tr.CHANCE
    letters = "ABCDE"[:players]
    assert {str(a): p for a, p in pos.chance()} == {f"start {x}": Fraction(1, players) for x in letters}
    for seat, letter in enumerate(letters):
        begun = play(pos, f"start {letter}")
        assert begun.to_act == fact(begun, "starter") == fact(begun, "turn") == seat


@pytest.mark.clause("C2.3")
@pytest.mark.parametrize("start", range(4))
def test_the_table_may_say_who_starts(start: int) -> None:
    pos = GAME.start(players=4, start=start)
    assert pos.to_act == fact(pos, "starter") == start
    assert (fact(pos, "round"), fact(pos, "in_hand")) == (1, 3)


@pytest.mark.clause("C2.3")
def test_nobody_outside_the_table_starts() -> None:
    with pytest.raises(tr.BadOption) as refusal:
        GAME.start(players=3, start=3)
    assert refusal.value.problem == tr.Problem("start-seat", None, {"start": 3, "players": 3})
    assert GAME.start(players=3).why_not(GAME.action("start D")) == tr.Problem(
        "court-impossible-chance", "C2.3", {"action": "start D"}
    )


@pytest.mark.clause("C2.1")
@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_can_play(players: int) -> None:
    with pytest.raises(tr.BadOption):
        GAME.start(players=players)
