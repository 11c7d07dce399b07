"""Actions and whole moves as text."""

import pytest

import tafelrunde as tr
from tafelrunde.games.torres.cards import CARD_NAMES
from tests.games.torres import situations as at
from tests.games.torres.card_tables import holding
from tests.games.torres.tables import GAME, fact, play, seat

PIECES = ("leap_up", "stairs", "diagonal", "shift_block", "redeploy", "vault")


def parts(text: str) -> list[str]:
    return [str(action) for action in GAME.moves(text)]


def test_every_action_is_read_back_from_its_text() -> None:
    for code in range(GAME.all_codes):
        action = GAME.decode(code)
        assert GAME.encode(action) == code
        for text in (str(action), str(action).upper(), f"  {str(action).replace(' ', '   ')} "):
            assert GAME.action(text) == action
            assert GAME.moves(text) == [action]


def test_no_two_actions_have_the_same_text() -> None:
    assert len({str(GAME.decode(code)) for code in range(GAME.all_codes)}) == GAME.all_codes


@pytest.mark.parametrize("text", GAME.forms)
def test_every_form_of_the_help_is_understood(text: str) -> None:
    assert GAME.moves(text)


@pytest.mark.parametrize(
    "text",
    ["Kd4-d5", "kd4-d5", "d4-d5", "K d4 - d5", "K d4>d5", "KD4-D5", "gate d4>d5", "gate d4-d5", "GATE  d4 > d5"],
)
def test_a_knights_move_is_taking_up_and_setting_down(text: str) -> None:
    assert parts(text) == ["take d4", "to d5"]


@pytest.mark.parametrize("card", PIECES)
@pytest.mark.parametrize("form", ["{} d4-d6", "play {} d4-d6", "{} d4 > d6", "{}  D4-D6"])
def test_a_card_that_moves_a_piece_is_played_with_all_that_belongs_to_it(card: str, form: str) -> None:
    assert parts(form.format(card)) == [f"play {card}", "take d4", "to d6"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("raise d4", ["play raise", "take d4"]),
        ("raise d4 2", ["play raise", "take d4", "stack 2"]),
        ("play raise d4 named", ["play raise", "take d4", "stack named"]),
        ("RAISE D4 NAMED", ["play raise", "take d4", "stack named"]),
        ("extra_block e5", ["play extra_block", "B e5"]),
        ("play extra_block e5", ["play extra_block", "B e5"]),
    ],
)
def test_raise_and_extra_block_are_whole_moves_too(text: str, expected: list[str]) -> None:
    assert parts(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("spread 2-3", "spread 3-2"),
        ("spread 0-1-3", "spread 3-1-0"),
        ("spread none", "spread none"),
        ("b e5", "B e5"),
        ("d e5", "D e5"),
        ("start b", "start B"),
        ("STACK NAMED", "stack named"),
    ],
)
def test_case_and_the_order_of_stacks_do_not_matter(text: str, expected: str) -> None:
    assert parts(text) == [expected]


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "K",
        "Kd4",
        "d4",
        "Kd4-",
        "Kd4-d9",
        "Ki4-d5",
        "Kd4-d5-d6",
        "Kd4 d5",
        "gate d4",
        "gate",
        "gate d4>d5 2",
        "take",
        "take d9",
        "take d4 d5",
        "to",
        "B",
        "B e5 e6",
        "D z1",
        "king",
        "king j4",
        "stack",
        "stack 4",
        "stack -1",
        "stack 33",
        "stack ²",
        "buy 2",
        "keep",
        "keep dragon",
        "top",
        "under raise vault",
        "play",
        "play dragon",
        "play dragon d4-d5",
        "dragon d4-d5",
        "vault",
        "vault d4",
        "vault d4 2",
        "six_ap d4",
        "extra_block",
        "extra_block d4 2",
        "raise",
        "raise d4 0",
        "raise d4 4",
        "track 1",
        "end end",
        "spread",
        "spread 4-1",
        "spread 3,2",
        "spread 3-3-3-3",
        "spread -",
        "spread 33",
        "stay f6",
        "start",
        "start E",
        "start AB",
        "master",
        "master vault",
        "draw",
        "draw edge",
        "leap up d4-d5",
        "kd4-d5!",
        "♞d4-d5",
        "d4-d5\x00",
        "null",
        "a" * 10_000,
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(tr.BadNotation) as refused:
        GAME.moves(text)
    assert refused.value.problem.code == "bad-notation"
    assert refused.value.problem.facts["text"] == text


def test_whole_moves_do_what_their_small_actions_do() -> None:
    pos = holding(".A .B .\n.", "vault", "raise")
    assert play(pos, "Ka8-a7") == play(pos, "take a8", "to a7")
    assert play(pos, "vault a8-c8") == play(pos, "play vault", "take a8", "to c8")
    raised = play(pos, "raise a8")
    assert (fact(raised, "towers")["a8"], seat(raised, 0)["played"]) == (1, ["raise"])


def test_a_step_and_a_gate_to_the_same_cell_are_one_action() -> None:
    pos = holding(".A 1\n.", "vault")
    assert play(pos, "Ka8-a7") == play(pos, "gate a8>a7")


@pytest.mark.parametrize("card", CARD_NAMES)
def test_a_card_alone_is_played_by_its_small_action(card: str) -> None:
    assert parts(f"play {card}") == [f"play {card}"]


def test_an_action_of_another_game_is_none_of_this_one() -> None:
    with pytest.raises(tr.BadNotation) as refused:
        at.turn().why_not(tr.game("court").action("finish"))
    assert refused.value.problem.code == "not-an-action"


@pytest.mark.parametrize(
    "text", ["six_ap a8-a7", "seven_ap a8-a7", "raise d4-d5", "extra_block d4-d5", "play six_ap d4", "vault d4 2"]
)
def test_a_card_that_moves_no_piece_is_no_move_from_cell_to_cell(text: str) -> None:
    with pytest.raises(tr.BadNotation):
        GAME.moves(text)
