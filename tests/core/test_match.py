import itertools
import random

import msgspec
import numpy as np
import pytest

import tafelrunde as tr
from tests.core.fair import fair_match
from tests.every_game import EVERY_GAME
from tests.walks import choose, random_match


def knights(seed: int = 1, players: int = 3, start: int = 0) -> tr.Match:
    return tr.game("knights").match(sampler=tr.seeded(seed), players=players, start=start)


def action(text: str) -> tr.Action:
    return tr.game("knights").action(text)


def in_guard_step() -> tr.Match:
    """Return a match in which a player has just placed one of two guards: no chance follows."""
    for seed in itertools.count():
        match = knights(seed)
        draw = tr.seeded(seed)
        while match.position.to_act is not None:
            legal = match.position.legal()
            chosen = legal[draw(np.ones(len(legal), np.int64))]
            seat = match.position.to_act
            if len(match.play(chosen)) == 1 and match.position.to_act == seat and str(chosen).startswith("guard"):
                return match
    raise AssertionError("unreachable")


def test_a_new_match_has_played_the_setup_and_waits_for_a_player() -> None:
    match = knights()
    assert match.position.to_act == 0
    assert {entry.by for entry in match.record.entries} == {tr.CHANCE}
    assert match.record.entries[0].do.startswith("deal A ")


def test_play_returns_the_action_and_the_chance_that_follows() -> None:
    match = knights()
    before = len(match.record.entries)
    chosen = match.position.legal()[-1]
    entries = match.play(chosen)
    assert entries[0] == tr.Entry(0, str(chosen))
    assert [entry.by for entry in entries[1:]] == [tr.CHANCE]
    assert match.record.entries[before:] == entries


def test_how_a_match_goes_on_is_found_out_without_going_on() -> None:
    match, played = fair_match("knights"), fair_match("knights")
    code = match.position.codes.item(-1)
    before = match.record
    found = [match.continuation(code) for _ in range(2)]
    assert match.record == before
    assert found[0][:3] == found[1][:3]
    assert found[0].to_act is not None

    match.go_on(found[1])
    assert played.play_code(code) == found[1].entries
    assert match.record == played.record
    assert match.position == played.position
    assert msgspec.json.encode(found[1].events) == msgspec.json.encode(played.story(len(before.entries)))
    following = match.position.codes.item(0)
    assert match.play_code(following) == played.play_code(following)


@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.parametrize("words", [True, False])
def test_what_is_known_of_a_move_is_what_its_positions_say(name: str, words: bool) -> None:
    draws = tr.seeded(11)
    match = EVERY_GAME[name].match(sampler=draws if words else lambda weights: draws(weights), players=3)
    chosen = random.Random(name)
    for _ in range(150):
        if match.position.to_act is None:
            break
        before, found = match.position, match.continuation(chosen.choice(match.position.possible))
        told = []
        for entry, after in zip(found.entries, found.positions(), strict=True):
            again = before.apply(entry.do)
            assert (after, after.to_act, entry.by) == (again, again.to_act, before.to_act)
            if again.to_act not in (None, tr.CHANCE):
                assert (after.possible, after.prompt) == (again.codes.tolist(), again.prompt)
                assert after.codes.tolist() == after.possible
            told += before.events(entry.do)
            before = after
        assert msgspec.json.encode(found.events) == msgspec.json.encode(told)
        match.go_on(found)


def test_a_story_longer_than_its_room_is_read_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.core.workspace.Workspace.is_full", property(lambda space: space.told > 0))
    parts, whole = fair_match("knights"), fair_match("knights")
    for _ in range(20):
        code = whole.position.possible[-1]
        found = parts.continuation(code)
        whole.play_code(code)
        parts.go_on(found)
        assert msgspec.json.encode(found.events) == msgspec.json.encode(
            whole.story(len(whole.entries) - len(found.entries))
        )


def test_a_match_never_waits_for_chance() -> None:
    match = random_match("knights", 5, actions=0, players=2)
    for _ in range(60):
        assert match.position.to_act != tr.CHANCE
        if match.position.to_act is not None:
            match.play(match.position.legal()[0])


def test_equal_seeds_and_actions_give_equal_records() -> None:
    first, again = (random_match("knights", 9, players=4).record for _ in range(2))
    assert first.dumps() == again.dumps()
    assert first.dumps() != random_match("knights", 10, players=4).record.dumps()


def test_without_a_sampler_chance_is_fresh() -> None:
    setups = {tr.game("knights").match(players=6).record.dumps() for _ in range(3)}
    assert len(setups) == 3


def test_seats_are_lettered_unless_named() -> None:
    assert knights().names == ["A", "B", "C"]


def test_names_and_kinds_go_into_the_record() -> None:
    seats: list[str | tr.SeatInfo] = ["Anna", tr.SeatInfo("Robbie", kind="greedy")]
    match = tr.game("knights").match(players=2, seats=seats, sampler=tr.seeded(1))
    assert match.names == ["Anna", "Robbie"]
    assert [seat.kind for seat in match.record.header.seats] == ["human", "greedy"]
    assert tr.Record.loads(match.record.dumps()).header.seats == match.record.header.seats


@pytest.mark.parametrize("names", [["Anna"], ["Anna", "Ben"], ["A", "B", "C", "D"]])
def test_a_wrong_number_of_names_is_refused_with_both_numbers(names: list[str]) -> None:
    with pytest.raises(tr.BadOption) as caught:
        tr.game("knights").match(players=3, seats=names)
    assert caught.value.problem == tr.Problem("seat-names", None, {"expected": 3, "found": len(names)})


def test_the_record_keeps_options_and_rules_version() -> None:
    header = knights(players=5, start=4).record.header
    assert header.game == "knights"
    assert header.rules_version == tr.game("knights").rules_version
    assert header.options == {"players": 5, "start": 4}


def test_a_record_is_a_snapshot_that_later_play_does_not_change() -> None:
    match = knights()
    record = match.record
    length = len(record.entries)
    match.play(match.position.legal()[0])
    assert len(record.entries) == length
    assert len(match.record.entries) > length


def test_resume_takes_up_where_the_record_stops() -> None:
    match = random_match("knights", 6, actions=30, players=3)
    resumed = tr.Match.resume(tr.Record.loads(match.record.dumps()))
    assert resumed.position == match.position
    assert resumed.record == match.record
    assert resumed.names == match.names


@pytest.mark.parametrize("last", [1, 3])
def test_a_resumed_match_may_remember_the_last_positions_only(last: int) -> None:
    whole = in_guard_step()
    short = tr.Match.resume(whole.record, whole.sampler, play_on=False, remember=last)
    assert short.positions == whole.positions[-last:]
    assert short.record == whole.record
    entries = len(whole.entries)
    assert short.story(entries - last + 1) == whole.story(entries - last + 1)
    with pytest.raises(ValueError, match="remembered"):
        short.story(entries - last)
    seat = whole.position.to_act
    assert seat is not None
    while whole.can_undo(seat):
        whole.undo(seat)
        short.undo(seat)
        assert short.position == whole.position, "what is not remembered is played again"


def test_a_resumed_match_plays_on_like_the_first() -> None:
    match = random_match("knights", 6, actions=30, players=3)
    resumed = tr.Match.resume(match.record, sampler=tr.seeded("later"))
    match.sampler = tr.seeded("later")
    for _ in range(40):
        chosen = match.position.legal()[-1]
        assert resumed.play(chosen) == match.play(chosen)
    assert resumed.record.dumps() == match.record.dumps()


def test_resume_plays_chance_that_the_record_lacks() -> None:
    record = knights().record
    cut = tr.Record(record.header, record.entries[:4])
    resumed = tr.Match.resume(cut, sampler=tr.seeded(2))
    assert resumed.position.to_act == 0
    assert resumed.record.entries[:4] == cut.entries
    assert len(resumed.record.entries) == len(record.entries)


def test_resume_refuses_a_bad_record() -> None:
    record = knights().record
    bad = tr.Record(record.header, [*record.entries, tr.Entry(0, "yield")])
    with pytest.raises(tr.BadRecord):
        tr.Match.resume(bad)


def test_undo_takes_back_the_last_own_action() -> None:
    match = in_guard_step()
    seat = match.position.to_act
    assert seat is not None
    entries = match.record.entries
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.record.entries == entries[:-1]
    assert action(entries[-1].do) in match.position.legal()


def test_after_undo_the_same_action_leads_to_the_same_position() -> None:
    match = in_guard_step()
    seat, there, last = match.position.to_act, match.position, match.record.entries[-1]
    assert seat is not None
    match.undo(seat)
    assert match.position != there
    match.play(action(last.do))
    assert match.position == there


def test_a_resumed_match_can_undo_as_well() -> None:
    match = in_guard_step()
    resumed = tr.Match.resume(match.record)
    seat = match.position.to_act
    assert seat is not None
    match.undo(seat)
    resumed.undo(seat)
    assert resumed.position == match.position


def test_undo_never_takes_back_another_players_action() -> None:
    match = in_guard_step()
    others = [seat for seat in range(3) if seat != match.position.to_act]
    before = match.record
    for seat in others:
        assert not match.can_undo(seat)
        with pytest.raises(tr.NoUndo) as caught:
            match.undo(seat)
        assert caught.value.problem.code == "no-undo"
    assert match.record == before


def test_undo_never_crosses_chance() -> None:
    match = knights()
    take = next(chosen for chosen in match.position.legal() if str(chosen).startswith("take"))
    assert match.play(take)[-1].by == tr.CHANCE
    before = match.record
    for seat in range(3):
        assert not match.can_undo(seat)
        with pytest.raises(tr.NoUndo):
            match.undo(seat)
    assert match.record == before


def test_nobody_can_undo_chance_not_even_in_its_name() -> None:
    match = knights()
    before = match.record
    assert not match.can_undo(tr.CHANCE)
    with pytest.raises(tr.NoUndo):
        match.undo(tr.CHANCE)
    assert match.record == before


def test_undo_ends_at_the_chance_before_the_actions() -> None:
    match = in_guard_step()
    seat = match.position.to_act
    assert seat is not None
    while match.can_undo(seat):
        match.undo(seat)
    assert match.record.entries[-1].by != seat
    assert match.position.to_act == seat
    with pytest.raises(tr.NoUndo):
        match.undo(seat)


@pytest.mark.clause("K13.1")
def test_a_finished_match_refuses_every_action() -> None:
    match = random_match("knights", 3, players=3)
    assert match.position.to_act is None
    before = match.record
    assert before.end == match.position.outcome
    for text in ("end", "take left", "roll 1-1-1-1-1-1", "start A"):
        with pytest.raises(tr.IllegalAction) as caught:
            match.play(action(text))
        assert caught.value.problem.clause == "K13.1"
    assert match.record == before


def test_an_illegal_action_leaves_the_match_as_it_was() -> None:
    match = knights()
    before, there = match.record, match.position
    with pytest.raises(tr.IllegalAction):
        match.play(action("yield"))
    assert match.record == before
    assert match.position is there


def test_a_player_cannot_play_for_chance() -> None:
    match = knights()
    match.play(next(chosen for chosen in match.position.legal() if str(chosen).startswith("take")))
    with pytest.raises(tr.IllegalAction):
        match.play(action("roll 5-5-5-5-5-5"))


def test_equal_actions_share_one_entry_in_all_matches() -> None:
    match = random_match("knights", 6, actions=30, players=3)
    again = tr.Match.resume(tr.Record.loads(match.record.dumps()))
    for mine, theirs in zip(match.record.entries, again.record.entries, strict=True):
        assert mine is theirs


def test_a_resumed_match_keeps_entries_as_they_were_spelt() -> None:
    record = knights().record
    odd = tr.Record(record.header, [*record.entries, tr.Entry(0, "Take  LEFT")])
    assert tr.Match.resume(odd, play_on=False).record.entries == odd.entries


@pytest.mark.parametrize("game", tr.games())
def test_every_canonical_notation_is_read_as_its_parser_reads_it(game: str) -> None:
    played = tr.game(game)
    for code, action in enumerate(played.parts.actions()):
        assert played.code_of(str(action)) == code
        assert played.code_of(f" {str(action).upper()} ") == code


def test_forget_keeps_the_record_and_the_position() -> None:
    match = random_match("knights", 6, actions=30, players=3)
    record, there = match.record, match.position
    match.forget()
    assert match.record == record
    assert match.positions == (there,)


def test_forget_keeps_what_undo_can_reach() -> None:
    match = in_guard_step()
    seat, whole = match.position.to_act, match.positions
    assert seat is not None
    run = len([*itertools.takewhile(lambda entry: entry.by == seat, reversed(match.record.entries))])
    match.forget()
    assert match.positions == whole[-run - 1 :]
    while match.can_undo(seat):
        match.undo(seat)
    assert match.positions == (whole[-run - 1],)


def test_a_match_that_forgets_all_the_time_plays_the_same() -> None:
    first, again = knights(4), knights(4)
    draw = tr.seeded("both")
    for _ in range(60):
        chosen = choose(first.position, draw)
        assert first.play(chosen) == again.play(chosen)
        again.forget()
    assert again.record == first.record
    assert again.position == first.position


def test_undo_reaches_a_forgotten_position_once_the_next_seat_has_taken_back_its_own() -> None:
    match = tr.game("torres").match(players=3, start=0)
    for text in ("D c3", "D f6"):
        match.play(match.game.action(text))
    first, second, _ = match.positions
    match.forget()
    match.undo(1)
    assert match.positions == (second,)
    match.undo(0)
    assert match.positions == (first,)


def test_a_new_match_has_little_to_forget() -> None:
    match = tr.game("court").match(players=2, start=0)
    match.forget()
    assert len(match.positions) == 1
    assert not match.can_undo(0)


def test_a_story_is_what_each_entry_tells() -> None:
    match = random_match("knights", 6, actions=30, players=3)
    pairs = zip(match.positions, match.entries, strict=False)
    assert match.story() == [event for before, entry in pairs for event in before.events(entry.do)]
    assert match.story(len(match.entries)) == match.story(9, 9) == match.story(9, 8) == []


def test_the_story_is_told_as_far_back_as_it_is_remembered() -> None:
    match = random_match("knights", 6, actions=30, players=3)
    match.forget()
    start = len(match.record.entries)
    while len(match.record.entries) < start + 5:
        match.play(match.position.legal()[0])
    whole = tr.Match.resume(match.record)
    assert match.story(start) == whole.story(start) == whole.story()[len(whole.story(0, start)) :]
    assert match.story(start + 1, start + 2) == whole.story(start + 1, start + 2)
    with pytest.raises(ValueError, match=f"remembered from entry {start} on"):
        match.story(start - 1)
    with pytest.raises(ValueError, match="not from -1"):
        whole.story(-1)


def decisions(match: tr.Match) -> list[int]:
    """Return after how many entries a player was to act."""
    return [at for at, position in enumerate(match.positions) if position.to_act not in (None, tr.CHANCE)]


@pytest.mark.parametrize("game", tr.games())
@pytest.mark.parametrize("forgets", [False, True])
def test_a_match_goes_back_to_any_decision(game: str, forgets: bool) -> None:
    match = random_match(game, 8, players=2)
    record, positions = match.record, match.positions
    for at in reversed(decisions(match)[::7]):
        if forgets:
            match.forget()
        match.rewind(at)
        assert match.position == positions[at]
        assert match.record == tr.Record(record.header, record.entries[:at])
        assert match.positions[-1] is match.position


def test_a_match_plays_on_after_going_back_and_what_was_taken_back_is_not_in_the_record() -> None:
    match = random_match("knights", 8, actions=40, players=3)
    entries, at = match.record.entries, decisions(match)[10]
    match.rewind(at)
    other = next(chosen for chosen in match.position.legal() if str(chosen) != entries[at].do)
    match.play(other)
    assert match.record.entries[: at + 1] == [*entries[:at], tr.Entry(entries[at].by, str(other))]
    assert [*tr.replay(match.record)][-1] == match.position


def test_going_back_to_a_chance_event_lets_chance_play_again() -> None:
    match = knights(5)
    match.play(next(chosen for chosen in match.position.legal() if str(chosen).startswith("take")))
    entries = match.record.entries
    assert entries[-1].by == tr.CHANCE
    match.rewind(len(entries) - 1)
    assert match.record.entries[:-1] == entries[:-1]
    assert match.position.to_act == 0


def test_a_finished_match_can_go_back() -> None:
    match = random_match("knights", 3, players=3)
    last = decisions(match)[-1]
    match.rewind(last)
    assert match.record.end is None
    assert match.position.to_act is not None


def test_going_back_to_the_last_entry_changes_nothing() -> None:
    match = random_match("knights", 6, actions=30, players=3)
    record, there = match.record, match.position
    match.rewind(len(record.entries))
    assert match.record == record
    assert match.position is there


@pytest.mark.parametrize("beyond", [-1, -100, 1, 100])
def test_a_match_does_not_go_back_to_what_never_was(beyond: int) -> None:
    match = random_match("knights", 6, actions=30, players=3)
    record, there = match.record, match.position
    with pytest.raises(ValueError, match="cannot go back"):
        match.rewind(beyond if beyond < 0 else len(record.entries) + beyond)
    assert match.record == record
    assert match.position is there


def test_an_action_may_be_played_by_its_notation() -> None:
    by_action, by_text = knights(7), knights(7)
    assert by_text.play(" Take  LEFT ") == by_action.play(action("take left"))
    assert by_text.position == by_action.position
    with pytest.raises(tr.BadNotation, match="bad-notation"):
        by_text.play("dance")
    with pytest.raises(tr.BadNotation, match="bad-notation"):
        by_text.play("")


def test_a_whole_move_is_played_wholly_or_not_at_all() -> None:
    match = tr.game("torres").match(players=2, sampler=tr.seeded(3), start=0)
    for text in ("D c3", "D f6", "D f3", "king a4", "B c4"):
        if any(str(legal) == text for legal in match.position.legal()):
            match.play(text)
    before = list(match.record.entries)
    with pytest.raises(tr.IllegalAction):
        match.play("Kc3-h8")
    assert match.record.entries == before
    seat = match.position.to_act
    assert [entry.do for entry in match.play("Kc3-c4")] == ["take c3", "to c4"]
    assert match.record.entries[-1].by == seat


def test_a_position_takes_notation_too() -> None:
    pos = knights(7).position
    assert pos.apply("take left") == pos.apply(action("take left"))
    assert pos.why_not("take left") is None
    assert pos.why_not("king") == pos.why_not(action("king")) is not None


@pytest.mark.parametrize("seat", [9, 3, -1])
def test_nobody_sees_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(tr.BadOption, match="no-such-seat"):
        knights(7).position.view(seat)
