from itertools import zip_longest

import pytest

import tafelrunde as tr
from tests.golden.playthrough import FOLDER, PLAYTHROUGHS, path_of, render

COMMAND = "if the change is meant, write the files anew with `make golden`"
LARGEST = 60_000


@pytest.mark.parametrize("game", tr.games())
def test_every_registered_game_has_a_playthrough(game: str) -> None:
    names = [name for name, played in PLAYTHROUGHS.items() if played.game == game]
    assert names, f"add PLAYTHROUGHS to tests/games/{game}/cases.py, then `make golden`"


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    assert path_of(name).is_file(), "write it with `make golden`"
    kept = path_of(name).read_text("utf-8").splitlines()
    now = render(PLAYTHROUGHS[name]).splitlines()
    for number, (old, new) in enumerate(zip_longest(kept, now), start=1):
        assert new == old, f"{path_of(name).name}:{number}\n- {old}\n+ {new}\n{COMMAND}"


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_plays_to_the_end_and_is_not_too_long_to_read(name: str) -> None:
    text = path_of(name).read_text("utf-8")
    assert "to_act: None" in text
    assert "outcome: Outcome(" in text
    assert len(text.encode()) < LARGEST


def test_no_file_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(PLAYTHROUGHS), COMMAND


def test_playthroughs_together_show_every_kind_of_action() -> None:
    shown = {game: set[str]() for game in tr.games()}
    for name, played in PLAYTHROUGHS.items():
        for line in path_of(name).read_text("utf-8").splitlines():
            if line[:4].isdigit():
                action = tr.game(played.game).action(line.partition(": ")[2].partition(" #")[0])
                shown[played.game].add(type(action).__name__)
    for name in tr.games():
        game = tr.game(name)
        kinds = {type(game.decode(code)).__name__ for code in range(game.all_codes)}
        assert kinds == shown[name], "choose other seeds"
