from typing import Any

import msgspec
import pytest

import tafelrunde as tr
from tafelrunde.games.knights.deck import standard_deck

OPTIONS = [
    (name, field.name) for name in tr.games() for field in msgspec.structs.fields(tr.game(name).options_type)
]


def refusal(**options: Any) -> tr.Problem:
    """Return why the options are refused; match and start say the same."""
    with pytest.raises(tr.BadOption) as started:
        tr.game("knights").start(**options)
    with pytest.raises(tr.BadOption) as matched:
        tr.game("knights").match(**options)
    assert started.value.problem == matched.value.problem
    return started.value.problem


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    facts: dict[str, Any] = {"game": "knights", "option": "variant", "known": ["players", "start", "deck"]}
    assert refusal(players=2, variant="basic") == tr.Problem("unknown-option", None, facts)


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 100])
def test_players_out_of_range_are_refused_with_the_range(players: int) -> None:
    facts: dict[str, Any] = {
        "game": "knights",
        "option": "players",
        "value": str(players),
        "expected": "2 to 6 players",
    }
    assert refusal(players=players) == tr.Problem("bad-option", None, facts)


@pytest.mark.parametrize("value", ["3", 3.5, 3.0, True, None, [3], {"n": 3}])
def test_a_wrong_type_is_refused_with_what_is_expected(value: object) -> None:
    problem = refusal(players=value)
    assert problem.code == "bad-option"
    assert problem.facts["option"] == "players"
    assert problem.facts["value"] == str(value)
    assert problem.facts["expected"] == "2 to 6 players"


@pytest.mark.parametrize(("start", "players"), [(2, 2), (5, 2), (3, 3), (5, 5)])
def test_a_start_seat_that_nobody_sits_on_is_refused_with_both_numbers(start: int, players: int) -> None:
    facts: dict[str, Any] = {"start": start, "players": players}
    assert refusal(players=players, start=start) == tr.Problem("start-seat", None, facts)


@pytest.mark.parametrize("start", [-1, 6, "A", 0.0, False])
def test_a_start_that_is_no_seat_at_all_is_refused(start: object) -> None:
    problem = refusal(players=6, start=start)
    assert (problem.code, problem.facts["option"]) == ("bad-option", "start")
    assert "seat that starts" in str(problem.facts["expected"])


@pytest.mark.clause("K2.3")
@pytest.mark.parametrize("start", [0, 2, 5])
def test_the_table_may_name_who_starts(start: int) -> None:
    match = tr.game("knights").match(players=6, start=start, sampler=tr.seeded(1))
    assert match.position.to_act == start


@pytest.mark.parametrize("deck", [7, "red 3-3-3+1", [1, 2], {}])
def test_a_deck_that_is_no_list_of_texts_is_refused(deck: object) -> None:
    problem = refusal(deck=deck)
    assert (problem.code, problem.facts["option"]) == ("bad-option", "deck")


def test_a_deck_may_come_as_list_or_tuple() -> None:
    game = tr.game("knights")
    cards = standard_deck()
    assert game.start(deck=cards) == game.start(deck=list(cards)) == game.start(deck=None) == game.start()


@pytest.mark.clause("K1.5")
def test_a_deck_that_is_not_a_box_is_refused_with_the_count() -> None:
    cards = [card for card in standard_deck() if card != "tournament"]
    facts: dict[str, Any] = {"kind": "tournament", "expected": 9, "found": "0"}
    assert refusal(deck=cards) == tr.Problem("deck-count", None, facts)
    assert refusal(deck=[*standard_deck()[1:], "pink 3-3-3+1"]).code == "unknown-card"
    assert refusal(deck=[]).code == "deck-missing-colour"


def test_defaults_are_four_players_and_a_random_start() -> None:
    options = tr.game("knights").options()
    assert (options.players, options.start, options.deck) == (4, None, None)
    assert tr.game("knights").start() == tr.game("knights").start(players=4)


def test_the_first_wrong_option_is_named() -> None:
    assert refusal(players=99, colour="red").facts["option"] == "players"
    assert refusal(colour="red", players=99).facts["option"] == "colour"


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_every_option_is_described(game: str, option: str) -> None:
    schema = msgspec.json.schema(tr.game(game).options_type)
    properties = next(iter(schema["$defs"].values()))["properties"]
    assert properties[option].get("description")
