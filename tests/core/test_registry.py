import pytest

import tafelrunde as tr
from tafelrunde.core import registry


def test_importing_the_package_registers_the_games() -> None:
    assert "knights" in tr.games()
    assert len(set(tr.games())) == len(tr.games())


@pytest.mark.parametrize("name", tr.games())
def test_a_game_is_found_by_its_name(name: str) -> None:
    assert tr.game(name).name == name
    assert tr.game(name) is tr.game(name)
    assert repr(tr.game(name)) == f"<game {name}>"


@pytest.mark.parametrize("name", ["chess", "", "Knights", "knights "])
def test_an_unknown_game_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(tr.UnknownGame) as caught:
        tr.game(name)
    assert caught.value.problem == tr.Problem("unknown-game", None, {"name": name, "known": list(tr.games())})


def test_a_registered_game_is_listed_after_those_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    knights = tr.game("knights")

    class Other(type(knights)):  # type: ignore[misc]
        name = "other"

    monkeypatch.setattr(registry, "_games", {"knights": knights})
    other = Other()
    registry.register(other)
    assert tr.games() == ("knights", "other")
    assert tr.game("other") is other
    assert tr.game("knights") is knights
