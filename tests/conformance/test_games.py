import json
import random
import re
from fractions import Fraction
from itertools import accumulate
from typing import Any

import msgspec
import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.core.chance import WordSampler
from tests.conformance.cases import Case, cases, played, possible, reached
from tests.every_game import EVERY_GAME, cases_of
from tests.games.written import Change, changed, refusal
from tests.walks import random_match

CLAUSE = re.compile(rf"^[{''.join(game.clause_letter for game in EVERY_GAME.values())}]\d+\.\d+$")
WIDEST = 80

every_table = pytest.mark.parametrize("case", list(cases()), ids=str)
every_game = pytest.mark.parametrize("name", EVERY_GAME)


@every_game
def test_every_registered_game_has_cases(name: str) -> None:
    assert cases_of(tr.game(name)).TABLES
    assert cases_of(tr.game(name)).NO_ACTIONS


@every_table
def test_random_play_ends_with_an_outcome(case: Case) -> None:
    end = reached(case)[-1]
    assert end.to_act is None
    assert end.legal() == []
    assert end.chance() == []
    outcome = end.outcome
    assert outcome is not None
    assert outcome.ending
    assert len(outcome.scores) == case.options["players"]
    assert set(outcome.winners) <= set(range(end.players))
    assert outcome.winner == (outcome.winners[0] if len(outcome.winners) == 1 else None)


@every_table
def test_legal_actions_and_chance_belong_to_who_is_to_act(case: Case) -> None:
    for step in played(case):
        assert step.before.players == case.options["players"]
        assert step.before.outcome is None
        if step.before.to_act == tr.CHANCE:
            assert step.before.legal() == []
            assert [action for action, _ in step.before.chance()] == possible(step.before)
        else:
            assert step.before.to_act in range(step.before.players)
            assert step.before.legal() == possible(step.before) != []
            assert step.before.chance() == []


@every_table
def test_probabilities_are_fractions_that_sum_to_one(case: Case) -> None:
    for position in reached(case):
        if position.to_act == tr.CHANCE:
            outcomes = position.chance()
            assert all(isinstance(p, Fraction) and p > 0 for _, p in outcomes)
            assert sum(p for _, p in outcomes) == 1
            assert len({action for action, _ in outcomes}) == len(outcomes)


class Words(WordSampler):
    """Draws from given words, one after the other."""

    def __init__(self, *words: int) -> None:
        self.words = words

    def word(self, attempt: int) -> int:
        return self.words[attempt]


@every_table
def test_a_random_word_stands_for_the_same_outcome_by_the_weights_and_by_the_rules(case: Case) -> None:
    generator = random.Random(str(case))
    for position in reached(case):
        if position.to_act == tr.CHANCE:
            total = int(position.weights.sum())
            fair = 2**64 - 2**64 % total  # words from here on are drawn again
            edges = {0, total - 1, total, 2**63 - 1, 2**63, fair - 1, min(fair, 2**64 - 1), 2**64 - 1}
            for word in (*edges, generator.getrandbits(64)):
                words = Words(word, generator.randrange(fair))
                by_weights = int(position.codes[words(position.weights)])
                rest = words.words[word >= fair] % total
                assert position.draw_code(words) == by_weights
                assert by_weights == next(
                    code
                    for code, reaches in zip(position.codes, accumulate(position.weights.tolist()), strict=True)
                    if rest < reaches
                )


@every_table
def test_notation_and_json_name_every_action_met(case: Case) -> None:
    game = tr.game(case.game)
    for action in {action for position in reached(case) for action in possible(position)}:
        assert game.action(str(action)) == action
        assert game.action(f"  {str(action).upper()} ") == action
        written = json.loads(msgspec.json.encode(action))
        assert written == json.loads(json.dumps(action.to_json()))
        assert isinstance(written["type"], str)


@every_game
def test_codes_and_actions_are_one_to_one(name: str) -> None:
    game = tr.game(name)
    actions = [game.decode(code) for code in range(game.all_codes)]
    assert [game.encode(action) for action in actions] == list(range(game.all_codes))
    assert len(set(map(str, actions))) == game.all_codes, "no two actions share a text"
    assert 0 < game.player_codes < game.all_codes


@every_game
def test_the_notation_of_every_action_reads_back(name: str) -> None:
    game = tr.game(name)
    for code in range(game.all_codes):
        assert game.encode(game.action(str(game.decode(code)))) == code


@every_table
def test_players_codes_come_before_those_of_chance(case: Case) -> None:
    game = tr.game(case.game)
    for position in reached(case):
        if position.to_act == tr.CHANCE:
            assert position.codes.min() >= game.player_codes
            assert position.codes.max() < game.all_codes
        elif position.to_act is not None:
            assert position.codes.max() < game.player_codes


@every_table
def test_legal_actions_stand_in_ascending_order_of_codes(case: Case) -> None:
    game = tr.game(case.game)
    for position in reached(case):
        codes = position.codes.tolist()
        assert codes == sorted(set(codes))
        again = tr.Position(game, position.state.copy())
        assert (
            again.legal() == position.legal() == [game.decode(code) for code in codes if code < game.player_codes]
        )


@every_game
@pytest.mark.parametrize("text", ["", "   ", "?", "\x00", "no such action", "²", "a" * 1000])
def test_a_text_of_no_game_is_bad_notation(name: str, text: str) -> None:
    with pytest.raises(tr.BadNotation) as caught:
        tr.game(name).action(text)
    assert caught.value.problem.facts["text"] == text


@pytest.mark.parametrize(
    ("name", "text"), [(name, text) for name, game in EVERY_GAME.items() for text in cases_of(game).NO_ACTIONS]
)
def test_a_text_that_only_looks_like_an_action_is_bad_notation(name: str, text: str) -> None:
    with pytest.raises(tr.BadNotation):
        tr.game(name).action(text)


@every_table
def test_a_written_position_is_set_up_again(case: Case) -> None:
    game = tr.game(case.game)
    for position in reached(case)[::2]:
        text = json.dumps(position.to_json())
        again = game.position(text)
        assert again == position
        assert hash(again) == hash(position)
        assert again.to_json() == position.to_json()


@every_table
def test_positions_that_differ_are_written_differently(case: Case) -> None:
    positions = set(reached(case))
    assert len({json.dumps(position.to_json()) for position in positions}) == len(positions)


@every_game
@pytest.mark.parametrize("text", ["", "{", "null", "7", "[]", '"knights"', "{}", '{"game":"chess"}'])
def test_a_text_that_is_no_position_is_refused(name: str, text: str) -> None:
    with pytest.raises(tr.BadPosition):
        tr.game(name).position(text)


@every_table
def test_a_position_with_a_field_lost_or_unknown_is_refused(case: Case) -> None:
    game = tr.game(case.game)
    written = reached(case)[-1].to_json()
    for key in ("game", "rules_version"):
        with pytest.raises(tr.BadPosition):
            game.position({name: value for name, value in written.items() if name != key})
    with pytest.raises(tr.BadPosition):
        game.position({**written, "weather": "fine"})
    with pytest.raises(tr.BadPosition):
        game.position({**written, "rules_version": -1})


@every_table
def test_apply_never_changes_the_earlier_position(case: Case) -> None:
    for step in played(case)[::3]:
        before = tr.Position(step.before.game, step.before.state.copy())
        kept = before.state.tobytes()
        for action in possible(before)[:60]:
            before.apply(action)
        before.view(None).to_json()
        str(before)
        assert before.state.tobytes() == kept


@every_table
def test_replay_equals_live_play_position_by_position(case: Case) -> None:
    match = random_match(case.game, str(case), **case.options)
    position = tr.game(case.game).start(**match.record.header.options)
    live = []
    for entry in match.record.entries:
        assert position.to_act == entry.by
        position = position.apply(position.game.action(entry.do))
        live.append(position)
    replayed = list(tr.replay(match.record.dumps()))
    assert replayed == live
    assert replayed[-1] == match.position
    assert replayed[-1].outcome == match.record.end


def sampled_codes(position: tr.Position, seed: int) -> list[int]:
    """Draw codes from the whole space, and those next to the legal ones."""
    every = range(position.game.all_codes)
    drawn = np.random.default_rng(seed).choice(len(every), 25).tolist()
    near = [code + step for code in position.codes[:10].tolist() for step in (-1, 0, 1)]
    return [code for code in {*drawn, *near} if code in every]


def check_refusal(position: tr.Position, code: int) -> None:
    """Check that a code is possible, or else refused with a clause."""
    action = position.game.decode(code)
    problem = position.why_not(action)
    assert (problem is None) == (code in position.codes), f"{action}: {problem}"
    if problem:
        assert problem.code
        assert CLAUSE.match(problem.clause or ""), problem


@every_table
def test_why_not_is_none_for_what_is_possible_and_else_cites_a_clause(case: Case) -> None:
    for number, position in enumerate(reached(case)[::4]):
        for code in sampled_codes(position, number):
            check_refusal(position, code)


@every_table
def test_every_action_of_the_game_is_possible_or_refused_with_a_clause(case: Case) -> None:
    """All actions of players, and chance outcomes spread over all there are: Court has 18,000 that are alike."""
    game = tr.game(case.game)
    outcomes = range(game.player_codes, game.all_codes)
    for position in reached(case)[::50]:
        for code in (*range(game.player_codes), *outcomes[:: 1 + len(outcomes) // 500]):
            check_refusal(position, code)


@every_table
def test_an_illegal_action_raises_what_why_not_says(case: Case) -> None:
    refused = 0
    for number, position in enumerate(reached(case)[:: min(40, 1 + len(reached(case)) // 40)]):
        for action in map(position.game.decode, sampled_codes(position, number)):
            if position.why_not(action):
                with pytest.raises(tr.IllegalAction) as caught:
                    position.apply(action)
                assert caught.value.problem == position.why_not(action)
                refused += 1
    assert refused > 100


def is_open(position: tr.Position) -> bool:
    """Say whether a game hides nothing from anybody."""
    seats = [None, *range(position.players)]
    return all(position.view(seat).state.tobytes() == position.state.tobytes() for seat in seats)


@every_table
def test_views_are_json_and_those_of_an_open_game_show_the_position(case: Case) -> None:
    for position in reached(case)[::10]:
        for seat in (None, *range(position.players)):
            view = position.view(seat)
            written: Any = json.loads(json.dumps(view.to_json()))
            back = position.game.view(written)
            assert (back.state.tobytes(), back.seat) == (view.state.tobytes(), seat)
            assert (written.pop("game"), written.pop("seat")) == (case.game, seat)
            if is_open(position):
                shown = json.loads(json.dumps(position.to_json()))
                assert written == {
                    key: value for key, value in shown.items() if key not in ("game", "rules_version")
                }
                assert view.resample(tr.seeded(1)) == position
            assert view.resample(tr.seeded(1)).view(seat).to_json() == view.to_json()


@every_table
def test_the_board_is_text_of_at_most_80_columns_without_trailing_spaces(case: Case) -> None:
    for position in reached(case)[::2]:
        lines = str(position).splitlines()
        assert len(lines) > 2
        for line in lines:
            assert len(line) <= WIDEST, line
            assert line == line.rstrip(), repr(line)
            assert line.isprintable()


@every_table
def test_positions_of_one_game_can_be_kept_in_a_set(case: Case) -> None:
    positions = reached(case)
    copies = [tr.Position(position.game, position.state.copy()) for position in positions]
    assert set(copies) == set(positions)
    assert positions[0] != positions[-1]
    assert positions[0] != "knights"


@every_table
def test_aids_can_be_made_of_everything_that_a_seat_may_see(case: Case) -> None:
    for position in reached(case)[::9]:
        for seat in (None, *range(position.players)):
            aids = position.view(seat).aids()
            assert msgspec.json.decode(msgspec.json.encode(aids), type=type(aids)) == aids


@every_game
@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("game", "chess"), "other-game"),
        (("game", None), "other-game"),
        (("rules_version", 0), "other-rules-version"),
        (("rules_version", None), "other-rules-version"),
    ],
)
def test_a_position_of_another_game_or_version_is_refused(name: str, change: Change, code: str) -> None:
    game = tr.game(name)
    assert refusal(game, changed(game.start(), change)).code == code


@every_game
def test_a_position_of_a_game_that_is_another_of_ours_is_refused(name: str) -> None:
    for other in {*EVERY_GAME} - {name}:
        assert refusal(tr.game(name), changed(tr.game(name).start(), ("game", other))).code == "other-game"


@every_game
@pytest.mark.parametrize("text", ["", "{", "null", "[]", "3", '"knights"', "tuck left"])
def test_a_text_that_is_no_json_object_is_refused(name: str, text: str) -> None:
    assert refusal(tr.game(name), text).code == "not-json"
