"""OpenSpiel's own simulations and API tests on every game, variant and number of players, and its bots."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import tafelrunde as tr
import tafelrunde.envs.openspiel
from tafelrunde.envs.openspiel import PlayoutEvaluator, register
from tests.envs.cases import CASES, Case
from tests.every_game import EVERY_GAME, PIG, pig_registered

SHORT, LONG = 40, 20_000


def game_string(case: Case, max_cycles: int = SHORT, **more: Any) -> str:
    options = ",".join(
        f"{name}={value}" for name, value in {**case.options, "max_cycles": max_cycles, **more}.items()
    )
    return f"tafelrunde_{case.game}({options})"


TWO = [Case(game, {"players": 2}) for game in EVERY_GAME]
QUICK = [case for case in TWO if case.game != "court"]
"""Without the game that random play hardly ever ends."""

with pig_registered():
    register(PIG.name)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_openspiels_api_test(case: Case) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game_string(case)), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_openspiels_simulation_with_serialisation(case: Case) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(game_string(case)))


@pytest.mark.parametrize("case", QUICK, ids=str)
def test_openspiels_api_test_to_the_end_of_the_game(case: Case) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game_string(case, LONG)), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_playthrough(case: Case) -> None:
    lines = generate_playthrough.playthrough_lines(game_string(case, 12), seed=1)
    assert f"NumPlayers() = {case.options['players']}" in lines
    assert "IsTerminal() = True" in lines
    assert any(line.startswith("ObservationTensor(1)") for line in lines)
    assert any(line.startswith("StringLegalActions()") for line in lines)


def play(case: Case, bots: list[Any], seed: int, **more: Any) -> Any:
    """Let bots play a full game and return its last state."""
    generator = np.random.RandomState(seed)
    state = pyspiel.load_game(game_string(case, LONG, **more)).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(generator.choice(outcomes, p=shares)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state


class Collector(PlayoutEvaluator):
    """Values Court by characters and equal dice: random rollouts of it take twenty thousand decisions."""

    def evaluate(self, state: Any) -> Any:
        """Return what each player has got so far."""
        if state.is_terminal():
            return np.array(state.returns())
        record = state.record[0]
        worth = np.array([0.03 * int(owned).bit_count() for owned in record["owns"][: state.num_players()]])
        worth[record["turn"]] += 0.02 * (record["active"] + record["aside"]).max()
        if record["king"] >= 0:
            worth[record["king"]] += 0.3
        return worth


@pytest.mark.parametrize("case", TWO, ids=str)
def test_openspiels_mcts_bot_plays_a_full_game(case: Case) -> None:
    game = pyspiel.load_game(game_string(case, LONG))
    evaluator = Collector() if case.game == "court" else PlayoutEvaluator(2)
    bots = [
        mcts.MCTSBot(game, 0.1, 16, evaluator, solve=False, random_state=np.random.RandomState(seat))
        for seat in range(2)
    ]
    state = play(case, bots, 3)
    assert state.position.outcome
    assert sorted(state.returns()) == [0.0, 1.0]


def test_openspiels_information_set_search_plays_a_full_game_of_torres() -> None:
    case = Case("torres", {"players": 2, "variant": "luck"})
    game = pyspiel.load_game(game_string(case, LONG))
    searching = ismcts.ISMCTSBot(game, PlayoutEvaluator(), 2.0, 4, random_state=np.random.RandomState(1))
    state = play(case, [searching, pyspiel.make_uniform_random_bot(1, 7)], 5)
    assert state.position.outcome


@pytest.mark.parametrize("variant", ["basic", "luck"])
def test_resampled_states_look_the_same_to_the_player_and_differ_for_others(variant: str) -> None:
    state = pyspiel.load_game(
        game_string(Case("torres", {"players": 3, "variant": variant}), LONG)
    ).new_initial_state()
    generator = np.random.RandomState(4)
    differing = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(generator.choice(outcomes, p=shares)))
            continue
        for player in range(3):
            other = state.resample_from_infostate(player, generator.uniform)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            differing += other.raw != state.raw
        state.apply_action(int(generator.choice(state.legal_actions())))
    assert differing > 20


def test_the_history_names_no_hidden_card() -> None:
    state = pyspiel.load_game("tafelrunde_torres(players=2,start=0)").new_initial_state()
    names = ["D c3", "D f6", "king a4", "buy"]
    for name in names:
        state.apply_action(state.string_to_action(state.current_player(), name))
    drawn = []
    while state.is_chance_node():
        drawn.append(state.action_to_string(pyspiel.PlayerId.CHANCE, state.chance_outcomes()[0][0]))
        state.apply_action(state.chance_outcomes()[0][0])
    assert len(drawn) == 3
    own, others = state.information_state_string(0), state.information_state_string(1)
    assert all(card in own for card in drawn)
    assert "draw ?; draw ?; draw ?" in others
    assert not any(card.removeprefix("draw ") in others for card in drawn)


def test_observers_split_what_is_public_from_what_is_private() -> None:
    game = pyspiel.load_game("tafelrunde_torres(players=2)")
    state = game.new_initial_state()
    kinds = pyspiel.IIGObservationType
    public = make_observation(game, kinds(True, False, pyspiel.PrivateInfoType.NONE))
    private = make_observation(game, kinds(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER))
    assert public.tensor is None
    assert '"seat":null' in public.string_from(state, 0)
    assert private.string_from(state, 0).startswith('{"own":')
    with pytest.raises(ValueError, match="parameters"):
        make_observation(game, None, {"colour": "red"})


@pytest.mark.parametrize("case", QUICK, ids=str)
def test_rewards_are_margins_if_wanted(case: Case) -> None:
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(2)]
    state = play(case, bots, 1, rewards="margin")
    assert state.get_game().get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert sum(state.returns()) == 0
    assert any(state.returns())


def test_a_game_given_up_is_shared_by_all() -> None:
    state = pyspiel.load_game("tafelrunde_court(players=4,max_cycles=2)").new_initial_state()
    while not state.is_terminal():
        assert state.returns() == [0.0] * 4
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])
    assert state.returns() == [0.25] * 4


@pytest.mark.parametrize("case", TWO, ids=str)
def test_games_can_be_written_down_and_loaded_again(case: Case) -> None:
    game = pyspiel.load_game(game_string(case))
    for again in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert str(again) == str(game)
        assert again.spec.start.tobytes() == game.spec.start.tobytes()


def test_an_illegal_action_raises_with_its_clause() -> None:
    state = pyspiel.load_game("tafelrunde_court(players=2,start=0)").new_initial_state()
    before = state.raw
    with pytest.raises(tr.IllegalAction) as refused:
        state.apply_action(200)
    assert refused.value.problem.clause
    with pytest.raises(tr.BadNotation):
        state.apply_action(5000)
    assert state.raw == before


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("tafelrunde_court(players=6)", "2 to 5"),
        ("tafelrunde_torres(variant=chess)", "'basic'"),
        ("tafelrunde_knights(rewards=gold)", "'margin'"),
    ],
)
def test_wrong_options_say_what_is_allowed(name: str, expected: str) -> None:
    with pytest.raises(tr.BadOption) as refused:
        pyspiel.load_game(name)
    assert expected in str(refused.value.problem.facts["expected"])
