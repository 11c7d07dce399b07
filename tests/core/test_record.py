import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import tafelrunde as tr
from tests.walks import random_match

Line = dict[str, Any]


@pytest.fixture(scope="module")
def finished() -> tr.Record:
    return random_match("knights", 3, players=3).record


@pytest.fixture(scope="module")
def begun() -> tr.Record:
    return random_match("knights", 4, actions=12, players=2).record


def problem_of(read: Callable[[], object]) -> tr.Problem:
    """Return why something is a bad record."""
    with pytest.raises(tr.BadRecord) as caught:
        read()
    return caught.value.problem


def loading(text: str) -> tr.Problem:
    return problem_of(lambda: tr.Record.loads(text))


def replaying(text: str) -> tr.Problem:
    return problem_of(lambda: list(tr.replay(text)))


def header_of(record: tr.Record) -> Line:
    built: Line = msgspec.to_builtins(record.header)
    return built


def entries_of(record: tr.Record) -> list[Line]:
    return [{"by": entry.by, "do": entry.do} for entry in record.entries]


def signed(header: Line, bodies: list[Line]) -> str:
    """Write lines with sums that fit them, as docs/record-format.md says a writer does."""
    lines = [msgspec.json.encode(header).decode()]
    running = hashlib.blake2b(f"\n{lines[0]}".encode()).hexdigest()[:12]
    for body in bodies:
        canonical = msgspec.json.encode(body, order="sorted").decode()
        running = hashlib.blake2b(f"{running}\n{canonical}".encode()).hexdigest()[:12]
        lines.append(msgspec.json.encode({**body, "sum": running}).decode())
    return "\n".join(lines) + "\n"


def test_a_finished_record_round_trips(finished: tr.Record) -> None:
    assert finished.end is not None
    assert tr.Record.loads(finished.dumps()) == finished
    assert tr.Record.loads(finished.dumps()).dumps() == finished.dumps()


def test_a_record_is_json_lines_with_a_header_and_an_end(finished: tr.Record) -> None:
    lines = [msgspec.json.decode(line) for line in finished.dumps().splitlines()]
    assert lines[0]["game"] == "knights"
    assert lines[0]["tafelrunde"] == 1
    assert [(line["by"], line["do"]) for line in lines[1:-1]] == [(e.by, e.do) for e in finished.entries]
    assert msgspec.convert(lines[-1]["end"], tr.Outcome) == finished.end


def test_sums_can_be_computed_without_the_package(finished: tr.Record) -> None:
    end = {"end": msgspec.to_builtins(finished.end)}
    assert signed(header_of(finished), [*entries_of(finished), end]) == finished.dumps()


def test_an_unfinished_record_is_fine(begun: tr.Record) -> None:
    assert begun.end is None
    assert tr.Record.loads(begun.dumps()) == begun
    assert len(list(tr.replay(begun.dumps()))) == len(begun.entries)


def test_a_record_without_any_entry_is_fine() -> None:
    text = tr.game("knights").match(players=2, sampler=tr.seeded(1)).record.dumps().splitlines()[0]
    assert tr.Record.loads(text).entries == []
    assert list(tr.replay(text)) == []


def test_the_last_newline_does_not_matter(begun: tr.Record) -> None:
    assert tr.Record.loads(begun.dumps().rstrip("\n")) == begun


@pytest.mark.parametrize("name", ["Jörg", "李", 'a "quoted" name', "back\\slash", "two\nlines", "tab\t", ""])
def test_any_name_of_a_player_round_trips(name: str) -> None:
    record = tr.game("knights").match(players=2, seats=[name, "B"], sampler=tr.seeded(1)).record
    assert tr.Record.loads(record.dumps()) == record


@pytest.mark.parametrize("separator", ["\u2028", "\u2029", "\x85"])
def test_a_name_with_a_line_separator_of_unicode_round_trips(separator: str) -> None:
    seats = [f"Sir{separator}Kay", "B"]
    record = tr.game("knights").match(players=2, seats=seats, sampler=tr.seeded(1)).record
    assert tr.Record.loads(record.dumps()) == record


def test_an_empty_text_is_no_record() -> None:
    assert loading("") == tr.Problem("record-empty")


@pytest.mark.parametrize("header", ["", "{", "[]", "null", '{"tafelrunde":1}', '{"tafelrunde":"1"}', "knights"])
def test_a_broken_header_is_refused_with_the_reason(header: str, begun: tr.Record) -> None:
    problem = loading("\n".join([header, *begun.dumps().splitlines()[1:]]))
    assert problem.code == "record-header"
    assert problem.facts["detail"]


def test_an_unknown_format_is_refused_with_the_known_one(begun: tr.Record) -> None:
    text = signed({**header_of(begun), "tafelrunde": 2}, entries_of(begun))
    assert loading(text) == tr.Problem("record-format", None, {"found": 2, "known": 1})


def test_a_record_of_other_rules_is_refused_with_both_versions(begun: tr.Record) -> None:
    text = signed({**header_of(begun), "rules_version": 99}, entries_of(begun))
    known = tr.game("knights").rules_version
    assert replaying(text) == tr.Problem("record-rules", None, {"found": 99, "known": known})


def test_a_record_of_an_unknown_game_is_refused(begun: tr.Record) -> None:
    text = signed({**header_of(begun), "game": "chess"}, entries_of(begun))
    with pytest.raises(tr.UnknownGame) as caught:
        list(tr.replay(text))
    assert caught.value.problem.facts["name"] == "chess"


@pytest.mark.parametrize("line", [2, 9, 15])
def test_a_cut_line_is_named(line: int, begun: tr.Record) -> None:
    lines = begun.dumps().splitlines()[:line]
    lines[-1] = lines[-1][:-9]
    problem = loading("\n".join(lines))
    assert (problem.code, problem.facts["line"]) == ("record-line", line)
    assert problem.facts["detail"]


@pytest.mark.parametrize("line", [2, 9, 15])
def test_a_missing_line_is_named_by_the_one_that_follows(line: int, begun: tr.Record) -> None:
    lines = begun.dumps().splitlines()
    del lines[line - 1]
    assert loading("\n".join(lines)) == tr.Problem("record-edited", None, {"line": line})


def test_two_swapped_lines_are_named(begun: tr.Record) -> None:
    lines = begun.dumps().splitlines()
    lines[4], lines[5] = lines[5], lines[4]
    assert loading("\n".join(lines)) == tr.Problem("record-edited", None, {"line": 5})


@pytest.mark.parametrize("field", ["do", "by", "sum"])
def test_an_edited_line_that_keeps_its_sum_is_named(field: str, begun: tr.Record) -> None:
    lines = begun.dumps().splitlines()
    line = msgspec.json.decode(lines[10])
    line[field] = {"do": "end", "by": 5, "sum": "0" * 12}[field]
    lines[10] = msgspec.json.encode(line).decode()
    assert loading("\n".join(lines)) == tr.Problem("record-edited", None, {"line": 11})


def test_an_edited_header_shows_in_the_first_sum(begun: tr.Record) -> None:
    text = begun.dumps().replace('"name":"A"', '"name":"Z"', 1)
    assert loading(text) == tr.Problem("record-edited", None, {"line": 2})


@pytest.mark.parametrize("extra", [{"by": 0, "do": "end"}, {"end": None}])
def test_a_line_after_the_end_is_refused(extra: Line, finished: tr.Record) -> None:
    end = {"end": msgspec.to_builtins(finished.end)}
    after = end if "end" in extra else extra
    text = signed(header_of(finished), [*entries_of(finished), end, after])
    assert loading(text) == tr.Problem("record-edited", None, {"line": len(finished.entries) + 3})


@pytest.mark.parametrize("body", [{"by": 0}, {"do": "end"}, {}])
def test_a_line_without_actor_or_action_is_named(body: Line, begun: tr.Record) -> None:
    # The sum of an incomplete line covers null for what is missing.
    bodies = [*entries_of(begun), {"by": None, "do": None, **body}]
    problem = loading(signed(header_of(begun), bodies))
    assert (problem.code, problem.facts["line"]) == ("record-line", len(bodies) + 1)


def test_a_line_with_something_unknown_is_named(begun: tr.Record) -> None:
    bodies = entries_of(begun)
    bodies[3] = {**bodies[3], "think": 12}
    problem = loading(signed(header_of(begun), bodies))
    assert (problem.code, problem.facts["line"]) == ("record-line", 5)


def test_a_blank_line_is_named(begun: tr.Record) -> None:
    lines = begun.dumps().splitlines()
    lines.insert(6, "")
    problem = loading("\n".join(lines))
    assert (problem.code, problem.facts["line"]) == ("record-line", 7)


@pytest.mark.parametrize("by", [1, -1, 7])
def test_a_wrong_actor_is_named_with_the_right_one(by: int, begun: tr.Record) -> None:
    bodies = entries_of(begun)
    index = next(i for i, body in enumerate(bodies) if body["by"] == 0)
    bodies[index] = {**bodies[index], "by": by}
    expected = tr.Problem("record-actor", None, {"line": index + 2, "by": by, "expected": "0"})
    assert replaying(signed(header_of(begun), bodies)) == expected


def test_a_player_in_place_of_chance_is_named(begun: tr.Record) -> None:
    bodies = entries_of(begun)
    bodies[0] = {**bodies[0], "by": 0}
    expected = tr.Problem("record-actor", None, {"line": 2, "by": 0, "expected": "chance"})
    assert replaying(signed(header_of(begun), bodies)) == expected


@pytest.mark.parametrize("do", ["yield", "attack F red", "roll 6", "fold", ""])
def test_an_illegal_action_with_sums_that_fit_is_named_with_its_reason(do: str, begun: tr.Record) -> None:
    bodies = entries_of(begun)
    index = next(i for i, body in enumerate(bodies) if body["by"] == 0)
    bodies[index] = {"by": 0, "do": do}
    problem = replaying(signed(header_of(begun), bodies))
    assert (problem.code, problem.facts["line"]) == ("record-action", index + 2)
    assert problem.facts["action"] == do
    assert problem.facts["why"]


def test_an_action_after_the_game_is_over_is_named(finished: tr.Record) -> None:
    bodies = [*entries_of(finished), {"by": 0, "do": "end"}]
    problem = replaying(signed(header_of(finished), bodies))
    assert (problem.code, problem.facts["line"]) == ("record-actor", len(bodies) + 1)


@pytest.mark.parametrize("change", [{"winners": (1, 2)}, {"scores": (9, 9, 9)}, {"ending": "king"}])
def test_a_wrong_outcome_is_refused(change: Line, finished: tr.Record) -> None:
    assert finished.end
    end = msgspec.structs.replace(finished.end, **change)
    assert end != finished.end
    text = signed(header_of(finished), [*entries_of(finished), {"end": msgspec.to_builtins(end)}])
    assert replaying(text) == tr.Problem("record-outcome", None, {"line": len(finished.entries) + 2})


def test_an_end_before_the_game_is_over_is_refused(begun: tr.Record, finished: tr.Record) -> None:
    text = signed(header_of(begun), [*entries_of(begun), {"end": msgspec.to_builtins(finished.end)}])
    assert replaying(text) == tr.Problem("record-outcome", None, {"line": len(begun.entries) + 2})


def test_options_that_the_game_does_not_have_are_refused(begun: tr.Record) -> None:
    text = signed({**header_of(begun), "options": {"players": 11}}, entries_of(begun))
    with pytest.raises(tr.TafelrundeError) as caught:
        list(tr.replay(text))
    assert caught.value.problem.facts["option"] == "players"


def test_replay_takes_a_record_or_its_text(begun: tr.Record) -> None:
    assert list(tr.replay(begun)) == list(tr.replay(begun.dumps()))
