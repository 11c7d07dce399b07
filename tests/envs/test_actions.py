"""The action table: every number means one action, the mask is what is legal, targets are counted clockwise."""

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.envs.spec import Spec, env_ids, game_of
from tests.envs.cases import CASES, Case, decisions, mask_of
from tests.every_game import EVERY_GAME


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_mask_holds_exactly_the_legal_actions(case: Case) -> None:
    spec = case.spec
    for position in decisions(case)[::2]:
        allowed = [spec.action(position.state, index) for index in np.flatnonzero(mask_of(spec, position))]
        assert sorted(map(str, allowed)) == sorted(map(str, position.legal()))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_numbers_and_actions_translate_both_ways(case: Case) -> None:
    spec, position = case.spec, decisions(case)[-1]
    actions = [spec.action(position.state, index) for index in range(spec.actions)]
    assert len(set(actions)) == spec.actions
    assert [spec.index(position.state, action) for action in actions] == list(range(spec.actions))


def test_the_targets_of_knights_are_counted_clockwise_from_the_seat_to_act() -> None:
    spec = Spec("knights", players=4)
    attack_next = spec.index_of(0, spec.game.action("attack B red"))
    for seat, target in enumerate("BCDA"):
        assert str(spec.action_of(seat, attack_next)) == f"attack {target} red"


def test_in_court_and_torres_an_actions_number_is_its_code() -> None:
    for name in ("court", "torres"):
        spec = Spec(name)
        assert [spec.game.code(spec.action_of(1, index)) for index in range(spec.actions)] == list(
            range(spec.actions)
        )


@pytest.mark.parametrize("index", [-1, 623, 10**9, 1.5, None, "king"])
def test_what_is_no_number_of_an_action_is_refused(index: int) -> None:
    spec = Spec("knights")
    with pytest.raises(tr.BadNotation, match="not-an-action"):
        spec.action_of(0, index)


def test_names_carry_versions() -> None:
    assert env_ids() == tuple(f"{name}-v{game.env_version}" for name, game in EVERY_GAME.items())
    assert env_ids()[0] == "knights-v0"
    for name in env_ids():
        assert Spec(name).id == name
        assert Spec(name.partition("-")[0]).id == name


@pytest.mark.parametrize("name", ["chess", "knights-v1", "knights-v", "Knights", "knights_v0", ""])
def test_other_names_and_versions_are_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(tr.UnknownGame) as refused:
        game_of(name)
    assert "knights-v0" in refused.value.problem.facts["known"]  # type: ignore[operator]


@pytest.mark.parametrize(
    ("options", "wrong", "expected"),
    [
        ({"players": 7}, "players", "2 to 6"),
        ({"rewards": "points"}, "rewards", "'win' or 'margin'"),
        ({"max_cycles": 0}, "max_cycles", "1 or more"),
        ({"max_cycles": "many"}, "max_cycles", "1 or more"),
        ({"variant": "master"}, "variant", "players"),
    ],
)
def test_wrong_options_say_what_is_allowed(options: dict[str, object], wrong: str, expected: str) -> None:
    with pytest.raises(tr.BadOption) as refused:
        Spec("knights", **options)  # type: ignore[arg-type]
    assert refused.value.problem.facts["option"] == wrong
    assert expected in str(refused.value)
