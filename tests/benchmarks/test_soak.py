"""The soak itself must be honest: what it times, what it compares, and what its attackers send."""

import asyncio
from pathlib import Path

import pytest
from benchmarks.soak import matches
from benchmarks.soak.attackers import ATTACKERS
from benchmarks.soak.attackers.records import endless
from benchmarks.soak.attackers.thinking import hard_question
from benchmarks.soak.attackers.wire import PING, TEXT, frame
from benchmarks.soak.honest import Party, Scene
from benchmarks.soak.matches import Match, Played
from benchmarks.soak.measures import Measures
from benchmarks.soak.people import Person

import tafelrunde as tr
from tests.server.playing import hall

RECORD = """{"tafelrunde":1}
{"by":-1,"do":"roll 1"}
{"by":0,"do":"take left"}
{"by":1,"do":"keep 5"}
"""


def match_of(*moves: Played) -> Match:
    """Return a match in which these moves were sent."""
    return Match("x", "knights", Measures(), played={move.version: move for move in moves})


async def test_an_acknowledged_move_that_the_record_lacks_is_lost() -> None:
    match = match_of(Played(1, 0, "take left", True), Played(2, 1, "keep 5", True), Played(3, 0, "pass", True))
    match.compare(RECORD)
    assert match.lost == 1


async def test_a_move_that_nobody_answered_may_be_in_the_record_or_not() -> None:
    match = match_of(Played(2, 1, "keep 5", True), Played(1, 0, "take left", False), Played(3, 0, "pass", False))
    match.compare(RECORD)
    assert match.lost == 0


def test_what_is_never_answered_counts_for_as_long_as_it_was_waited_for() -> None:
    measures = Measures()
    measures.start("move", 1.0).stop(1.5)
    measures.start("move", 2.0)
    measures.start("move", 9.0).stop(9.1)
    assert measures.summary("move", 0.0, 8.0) == (2, 500.0, 6000.0, 6000.0)


def test_the_endless_record_is_legal_and_the_hard_question_possible() -> None:
    record = endless(4).decode()
    assert len(list(tr.replay(record))) == 4 * 14
    assert tr.game("court").position(hard_question()["position"]).to_act == 0


def test_frames_are_as_a_client_sends_them() -> None:
    assert frame(PING) == b"\x89\x80\0\0\0\0"
    assert frame(TEXT, b"x" * 200) == b"\x81\xfe\x00\xc8\0\0\0\0" + b"x" * 200
    assert frame(PING, masked=False) == b"\x89\x00"


def test_every_attacker_does_what_a_finding_describes() -> None:
    assert all(attacker.finding and attacker.name == name for name, attacker in ATTACKERS.items())


@pytest.mark.parametrize("streaming", [False, True])
async def test_honest_players_find_all_their_moves_in_the_record(
    streaming: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "PACE", (0.0, 0.0))
    monkeypatch.setattr(matches, "LENGTH", (6, 6))
    measures = Measures()
    async with hall(tmp_path) as server:
        people = [Person(server.url, f"127.0.0.{number}", "Ada", measures) for number in (2, 3)]
        party = Party(Scene("knights", 2, streaming=streaming), people, measures, [])
        playing = asyncio.create_task(party.run())
        while not any(match.lost is not None for match in party.matches):
            await asyncio.sleep(0.05)
        party.stop()
        await playing
        for person in people:
            await person.leave()
    assert not measures.troubles
    assert all(match.lost == 0 for match in party.matches)
    assert len(party.matches[0].played) == 6
