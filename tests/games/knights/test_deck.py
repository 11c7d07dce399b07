from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

import tafelrunde as tr
from tafelrunde.games.knights.cards import BOX
from tafelrunde.games.knights.deck import read_deck, standard_deck
from tests.games.knights.tables import COLOURS, GAME, SPECIALS, like, play, walk

FILE = files("tafelrunde.games.knights").joinpath("deck.toml").read_text("utf-8")
RED = 'red = ["3-3-3+1", "4-4-4+2", "4-4-4+3"]'
CHAMPION = 'champion = ["3-3-3+2"]'
TOURNAMENTS = "tournaments = 9"
TOP_LEVEL = ["name", "provenance", "tournaments", "castles", "specials"]


def edited(old: str, new: str, text: str = FILE) -> str:
    """Replace a piece of the standard deck file."""
    assert text.count(old) == 1
    return text.replace(old, new)


def line_of(text: str, piece: str) -> int:
    """Return the only line of a text that holds a piece."""
    (line,) = [number for number, line in enumerate(text.splitlines(), start=1) if piece in line]
    return line


def refusal(text: str) -> tr.Problem:
    with pytest.raises(tr.BadFile) as refused:
        read_deck(text)
    return refused.value.problem


def test_the_standard_deck_is_what_its_file_says() -> None:
    assert read_deck(FILE) == standard_deck()
    assert len(standard_deck()) == 48


def test_the_standard_deck_holds_what_the_box_holds() -> None:
    counts = Counter(map(like, standard_deck()))
    counts["castle"] = sum(counts.pop(colour) for colour in COLOURS)
    assert counts == BOX
    assert sum(BOX.values()) == 48


def test_the_order_of_a_deck_file_does_not_matter() -> None:
    head, castles, specials = FILE.partition("[castles]")[0], *FILE.partition("[castles]")[2].split("[specials]")
    turned = f"{head}[specials]{specials}\n[castles]{castles}"
    assert turned.index("[specials]") < turned.index("[castles]")
    assert read_deck(turned) == standard_deck()


def count(kind: str, expected: int, found: int | str) -> dict[str, Any]:
    return {"kind": kind, "expected": expected, "found": str(found)}


WRONG_FILES: dict[str, tuple[str, str, str, dict[str, Any]]] = {
    "a colour is missing": (
        edited('black = ["3-3-3+5", "4-4-4+1"]\n', ""),
        *("deck-missing-colour-line", "[castles]", {"colour": "black"}),
    ),
    "a colour has no castles": (
        edited(RED, "red = []"),
        *("deck-missing-colour-line", "[castles]", {"colour": "red"}),
    ),
    "a castle too few": (
        edited(RED, 'red = ["3-3-3+1", "4-4-4+2"]'),
        *("deck-count-line", "[castles]", count("castle", 16, 15)),
    ),
    "a castle too many": (
        edited(RED, f'{RED[:-1]}, "5-5-5+1"]'),
        *("deck-count-line", "[castles]", count("castle", 16, 17)),
    ),
    "a special too many": (
        edited(CHAMPION, 'champion = ["3-3-3+2", "3-3-3+1"]'),
        *("deck-count-line", "champion", count("champion", 1, 2)),
    ),
    "specials too few": (
        edited('stack = ["1-1-1+2", "1-1-1+3", ', "stack = ["),
        *("deck-count-line", "stack =", count("stack", 3, 1)),
    ),
    "a special is missing": (
        edited(f"{CHAMPION}\n", ""),
        *("deck-count-line", "[specials]", count("champion", 1, 0)),
    ),
    "a tournament too few": (
        edited(TOURNAMENTS, "tournaments = 8"),
        *("deck-count-line", "tournaments =", count("tournament", 9, 8)),
    ),
    "far too many tournaments": (
        edited(TOURNAMENTS, "tournaments = 99"),
        *("deck-count-line", "tournaments =", count("tournament", 9, 99)),
    ),
    "a number of tournaments that is none": (
        edited(TOURNAMENTS, 'tournaments = "nine"'),
        *("deck-count-line", "tournaments =", count("tournament", 9, "nine")),
    ),
    "an unknown special": (
        edited(CHAMPION, "dragon = []"),
        *("deck-unknown-kind", "dragon", {"found": "dragon", "known": list(SPECIALS)}),
    ),
    "an unknown special with a space in its name": (
        edited(CHAMPION, '"the champion" = ["3-3-3+2"]'),
        *("deck-unknown-kind", "the champion", {"found": "the champion", "known": list(SPECIALS)}),
    ),
    "an unknown colour": (
        edited(RED, RED.replace("red", "purple")),
        *("deck-unknown-kind", "purple", {"found": "purple", "known": list(COLOURS)}),
    ),
    "an unknown top-level key": (
        edited(TOURNAMENTS, f"{TOURNAMENTS}\nkings = 1"),
        *("deck-unknown-kind", "kings", {"found": "kings", "known": TOP_LEVEL}),
    ),
    "an unknown table": (
        f"{FILE}\n[kings]\nold = 1\n",
        *("deck-unknown-kind", "[kings]", {"found": "kings", "known": TOP_LEVEL}),
    ),
    "a demand without a list": (
        edited(RED, 'red = "3-3-3+1"'),
        *("deck-demand", "red =", {"kind": "red", "found": "3-3-3+1"}),
    ),
    "castles that are no table": (
        "# ours\ncastles = 16\n",
        *("deck-section", "castles", {"section": "castles"}),
    ),
    "specials that are a list of tables": (
        edited("[specials]", "[[specials]]"),
        *("deck-section", "specials]]", {"section": "specials"}),
    ),
}


@pytest.mark.parametrize("fault", WRONG_FILES)
def test_a_wrong_deck_file_is_refused_with_its_line_and_what_is_expected(fault: str) -> None:
    text, code, at, facts = WRONG_FILES[fault]
    problem = refusal(text)
    assert problem.code == code
    assert problem.facts == {**facts, "line": line_of(text, at)}


@pytest.mark.parametrize(
    "demand", ["4-4-4+4", "6-6-6+1", "3-3-3+6", "0-0-0+1", "3-3-4+1", "3-3-3", "3-3-3-3+1", "3-3-3+12", "", "three"]
)
def test_an_impossible_demand_is_named_with_its_kind_and_line(demand: str) -> None:
    text = edited(CHAMPION, f'champion = ["{demand}"]')
    problem = refusal(text)
    assert problem == tr.Problem(
        "deck-demand", None, {"line": line_of(text, "champion"), "kind": "champion", "found": demand}
    )


@pytest.mark.parametrize("demand", ["33", "true", "[1, 2]", "{}"])
def test_a_demand_that_is_no_text_is_refused(demand: str) -> None:
    text = edited(CHAMPION, f"champion = [{demand}]")
    assert (refusal(text).code, refusal(text).facts["line"]) == ("deck-demand", line_of(text, "champion"))


@pytest.mark.parametrize("demand", ["4-4-4+4", "4-4-4", "3-3-3+9"])
def test_in_an_array_of_several_lines_the_line_of_the_demand_is_named(demand: str) -> None:
    text = edited(RED, f'red = [\n  "3-3-3+1",\n  "4-4-4+2",\n  "{demand}",  # copied from the box\n]')
    assert refusal(text).facts == {"line": line_of(text, "copied"), "kind": "red", "found": demand}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("[castles]\nred = [", '["castles"]\nred = ["9-9-9+1", ', id="a quoted table"),
        pytest.param("[castles]\nred = [", "[ castles ]\n'red' = [\"9-9-9+1\", ", id="a quoted key"),
        pytest.param(f"{TOURNAMENTS}\n", f'{TOURNAMENTS}\nspecials.catapult = ["9-9-9+1"]\n', id="a dotted key"),
        pytest.param(
            f"{TOURNAMENTS}\n", f'{TOURNAMENTS}\nspecials = {{stack = ["9-9-9+1"]}}\n', id="an inline table"
        ),
    ],
)
def test_the_line_is_right_however_the_file_is_written(old: str, new: str) -> None:
    text = edited(old, new)
    if "specials" in new:
        text = text.partition("[specials]")[0]
    problem = refusal(text)
    assert problem.code == "deck-demand"
    assert problem.facts["line"] == line_of(text, "9-9-9+1")


def test_a_text_that_looks_like_a_key_is_none() -> None:
    text = edited('provenance = """', 'provenance = """\ntournaments = as many as in the box')
    text = edited(f"\n{TOURNAMENTS}\n", "\ntournaments = 8\n", text)
    assert refusal(text).facts["line"] == line_of(text, "tournaments = 8")


def test_broken_toml_is_refused_with_its_line() -> None:
    text = edited(RED, RED[:-1])
    problem = refusal(text)
    assert problem.code == "deck-toml"
    assert f"line {line_of(text, 'green =')}" in str(problem.facts["detail"])


@pytest.mark.parametrize("text", ["", "# nothing\n", 'name = "empty"\n'])
def test_an_empty_file_lacks_its_castles(text: str) -> None:
    assert refusal(text) == tr.Problem("deck-missing-colour-line", None, {"colour": "red", "line": 1})


@pytest.mark.parametrize(
    ("deck", "problem"),
    [
        (("dragon 1-1-1+2", *standard_deck()[1:]), tr.Problem("unknown-card", None, {"text": "dragon 1-1-1+2"})),
        (("red", *standard_deck()[1:]), tr.Problem("unknown-card", None, {"text": "red"})),
        ((), tr.Problem("deck-missing-colour", None, {"colour": "red"})),
        (
            standard_deck()[:-1],
            tr.Problem("deck-count", None, {"kind": "tournament", "expected": 9, "found": "8"}),
        ),
        (
            (*standard_deck(), "stack 1-1-1+2"),
            tr.Problem("deck-count", None, {"kind": "stack", "expected": 3, "found": "4"}),
        ),
        (
            (*standard_deck()[1:], "tournament"),
            tr.Problem("deck-count", None, {"kind": "castle", "expected": 16, "found": "15"}),
        ),
    ],
)
def test_a_wrong_deck_option_is_refused(deck: tuple[str, ...], problem: tr.Problem) -> None:
    with pytest.raises(tr.BadOption) as refused:
        GAME.start(deck=deck)
    assert refused.value.problem == problem


@pytest.mark.parametrize("deck", ["standard", 48, [1, 2]])
def test_a_deck_option_is_a_list_of_cards(deck: object) -> None:
    with pytest.raises(tr.BadOption) as refused:
        GAME.start(deck=deck)
    assert refused.value.problem.code == "bad-option"
    assert refused.value.problem.facts["option"] == "deck"


def test_a_valid_other_deck_is_accepted_and_played_to_the_end() -> None:
    text = edited(RED, 'red = ["1-1-1+2", "1-1-1+2", "5-5-5+4"]')
    deck = read_deck(text)
    assert Counter(deck) - Counter(standard_deck()) == {"red 1-1-1+2": 2, "red 5-5-5+4": 1}
    pos = play(GAME.start(players=2, deck=deck), "deal A red")
    assert {str(castle) for castle, _ in pos.chance()} == {"castle A 1-1-1+2", "castle A 5-5-5+4"}
    *_, last = walk(pos, seed=3)
    assert last.outcome is not None
    assert last.outcome.winner in (0, 1)


def test_colours_may_be_of_other_numbers_in_another_deck() -> None:
    text = edited(RED, 'red = ["3-3-3+1"]')
    text = edited('white = ["3-3-3+5", "4-4-4+1"]', 'white = ["3-3-3+5", "4-4-4+1", "1-1-1+2", "5-5-5+1"]', text)
    assert Counter(map(like, read_deck(text)))["white"] == 4
    assert GAME.start(deck=read_deck(text)).to_act == tr.CHANCE
