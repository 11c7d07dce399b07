"""Whoever has played a match gets numbers and cards from its analysis, puzzles, and grades for what they try."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import tafelrunde as tr
from tafelrunde.bots import bot
from tafelrunde.protocol import commands
from tafelrunde.server.store import practice as store
from tests.analysis.matches import house_match
from tests.server.hosting import Club, Guest, club
from tests.server.http.test_analysis import followed
from tests.server.tables.test_replay import bring

DAY = 86_400_000


async def lost_match(server: Club, one: Guest, two: Guest) -> str:
    """Let two guests play a match to its end, as badly as the weakest of the house; return the table."""
    room = await server.table(one, two, game="court", options={"start": 0})
    guests, player = {one.id: one, two.id: two}, bot("page", "court", 5)
    while (table := room.table).status == "running":
        assert table.match
        assert table.to_act is not None
        person, position = table.seats[table.to_act].person, table.match.position
        assert person
        action = str(player.choose(position.view(table.to_act), position.legal(), 1.0))
        await guests[person].act(room, commands.Play(version=table.version, action=action))
    return room.table.id


async def test_an_analysis_leaves_numbers_and_cards_with_whoever_played(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        one, two, three = [await server.guest() for _ in range(3)]
        table = await lost_match(server, one, two)
        before = (await one.ask("GET", "/me/numbers"))[1]
        assert before == {"numbers": [], "unreviewed": [table]}
        for guest in (one, three):
            await followed(guest, table)
        _, after = await one.ask("GET", "/me/numbers")
        assert after["unreviewed"] == []
        (numbers,) = after["numbers"]
        told = [numbers[name] for name in ("game", "level", "matches", "finished")]
        assert told == ["court", "people", 1, 1]
        assert (await three.ask("GET", "/me/numbers"))[1]["numbers"] == []
        _, two_sees = await two.ask("GET", "/me/numbers")
        assert two_sees["unreviewed"] == [table]
        _, dealt = await one.ask("GET", "/me/flashcards")
        assert dealt["due"] == dealt["total"] == len(dealt["cards"]) > 0
        assert (await one.ask("GET", f"/me/flashcards?table={table}"))[1]["cards"] == dealt["cards"]
        assert (await one.ask("GET", "/me/flashcards?table=other"))[1]["cards"] == []
        _, taken = await one.ask("GET", "/me/export")
        assert len(taken["reviews"]) == 1
        assert len(taken["cards"]) == dealt["total"]


async def test_a_card_comes_back_as_it_was_known(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        one, two = await server.guest(), await server.guest()
        table = await lost_match(server, one, two)
        await followed(one, table)
        first = (await one.ask("GET", "/me/flashcards"))[1]["cards"][0]
        name = f"/me/flashcards/{first['table']}/{first['entry']}"
        status, graded = await one.ask("POST", "/grade", {"exercise": first["exercise"], "do": first["do"]})
        assert status == 200
        assert not graded["found"]
        status, best = await one.ask("POST", "/grade", {"exercise": first["exercise"], "do": graded["best"]})
        assert best["found"]
        _, moved = await one.ask("POST", name, {"found": True})
        assert (moved["box"], moved["due"] - first["due"] >= 3 * DAY) == (1, True)
        _, again = await one.ask("POST", name, {"found": True})
        assert again["due"] == moved["due"], "a card that is not due does not wait longer for being found once more"
        _, missed = await one.ask("POST", name, {"found": False})
        assert missed["box"] == 0
        assert (await two.ask("POST", name, {"found": True}))[1]["code"] == "no-card"
        assert (await one.ask("DELETE", name))[0] == 204
        assert (await one.ask("DELETE", name))[0] == 404
        assert (await one.ask("POST", "/me/flashcards/x/y", {"found": True}))[0] == 404


async def test_an_answer_given_without_a_connection_counts_once_and_from_when_it_was_given(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        one, two = await server.guest(), await server.guest()
        table = await lost_match(server, one, two)
        await followed(one, table)
        first, second, *_ = (await one.ask("GET", "/me/flashcards"))[1]["cards"]
        name = f"/me/flashcards/{first['table']}/{first['entry']}"
        server.clock.now += 2 * DAY
        given = {"found": True, "due": first["due"], "at": first["due"] + DAY}
        _, moved = await one.ask("POST", name, given)
        assert (moved["box"], moved["due"]) == (1, first["due"] + 4 * DAY)
        server.clock.now += 5 * DAY
        for late in (given, {**given, "found": False}):
            assert (await one.ask("POST", name, late))[1] == moved, "it was put back since, by this very answer"
        _, dealt = await one.ask("GET", "/me/flashcards")
        assert {card["due"] for card in dealt["cards"]} == {first["due"], moved["due"]}
        other = f"/me/flashcards/{second['table']}/{second['entry']}"
        wrong_clock = {"found": False, "due": second["due"], "at": 3}
        _, missed = await one.ask("POST", other, wrong_clock)
        assert (missed["box"], missed["due"]) == (0, second["due"] + 8 * DAY)
        for wrong in ({"at": -1}, {"due": "x"}, {"when": 3}):
            assert (await one.ask("POST", other, {"found": True, **wrong}))[0] == 400


async def test_everything_that_may_be_done_is_graded_for_whoever_has_no_connection_later(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        one, two = await server.guest(), await server.guest()
        table = await lost_match(server, one, two)
        await followed(one, table)
        card = (await one.ask("GET", "/me/flashcards"))[1]["cards"][0]
        exercise = card["exercise"]
        status, grades = await one.ask("POST", "/grades", {"exercise": exercise})
        assert status == 200
        begun = {"game": exercise["game"], "position": exercise["position"], "play": exercise["lead"]}
        _, studied = await one.ask("POST", "/study", begun)
        assert {each["do"] for each in grades} == {choice["do"] for choice in studied["legal"]}
        for each in (grades[0], grades[-1]):
            alone = (await one.ask("POST", "/grade", {"exercise": exercise, "do": each["do"]}))[1]
            assert each == alone
        over = house_match("court", 3, "page", players=2).position.to_json()
        nothing = {"game": "court", "position": over, "lead": []}
        assert await one.ask("POST", "/grades", {"exercise": nothing}) == (200, [])
        for wrong in ({**exercise, "lead": ["nonsense"]}, {**exercise, "position": {}}, {"game": "chess"}, 3):
            status, problem = await one.ask("POST", "/grades", {"exercise": wrong})
            assert status in (400, 422), problem


async def test_grading_everything_costs_as_much_as_an_analysis(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db"), person_rate=0.001, person_burst=100.0) as server:
        guest = await server.guest()
        over = house_match("court", 3, "page", players=2).position.to_json()
        exercise = {"game": "court", "position": over, "lead": []}
        asked = [(await guest.ask("POST", "/grades", {"exercise": exercise}))[0] for _ in range(3)]
        assert asked == [200, 200, 429]


async def test_what_cannot_be_graded_is_refused(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guest = await server.guest()
        position = house_match("knights", 3, "page", players=2).positions[7].to_json()
        exercise: dict[str, Any] = {"game": "knights", "position": position, "lead": []}
        status, problem = await guest.ask("POST", "/grade", {"exercise": exercise, "do": "king"})
        assert (status, problem["clause"][0]) == (422, "K")
        for wrong in ({"do": "nonsense"}, {"exercise": {**exercise, "lead": ["nonsense"]}}, {"do": 3}):
            status, problem = await guest.ask("POST", "/grade", {"exercise": exercise, "do": "king", **wrong})
            assert status in (400, 422), problem


async def test_the_puzzle_of_the_day_tells_its_answer_to_whoever_found_it(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guest = await server.guest()
        status, puzzle = await guest.ask("GET", "/puzzles/knights")
        assert status == 200
        assert "answers" not in puzzle
        path, day = "/puzzles/knights", puzzle["day"]
        _, given_up = await guest.ask("POST", path, {"day": day})
        best, *others = given_up["answers"]
        assert len(others) + 1 == puzzle["number"]
        _, wrong = await guest.ask("POST", path, {"day": day, "do": others[0]["do"]})
        assert (wrong["graded"]["found"], "answers" in wrong) == (False, False)
        _, right = await guest.ask("POST", path, {"day": day, "do": best["do"]})
        assert (right["graded"]["found"], right["answers"]) == (True, given_up["answers"])
        assert (await guest.ask("POST", path, {"day": day, "do": "nonsense"}))[1]["code"] == "no-answer"
        assert (await guest.ask("GET", "/puzzles/chess"))[0] == 422
        status, house = await guest.ask("GET", "/house/numbers")
        assert set(house) == set(tr.games())


async def test_only_so_much_is_kept_of_anybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MOST_CARDS", 2)
    monkeypatch.setattr(store, "MOST_REVIEWS", 1)
    async with club(str(tmp_path / "x.db")) as server:
        guest = await server.guest()
        database = server.tables.store
        for number in range(3):
            card = store.Card(f"t{number}", 4, 0, 100 + number, "{}")
            await database.keep_review(guest.id, f"t{number}", number, f"{number}", [card])
        assert [card.table for card in await database.cards_of(guest.id)] == ["t0", "t1"]
        assert await database.reviews_of(guest.id) == {"t2": "2"}


async def test_a_record_that_was_brought_is_nobodys_match(tmp_path: Path) -> None:
    record = house_match("knights", 3, "page", players=2).record
    async with club(str(tmp_path / "x.db")) as server:
        guest = await server.guest()
        _, made = await bring(server, guest, record)
        await followed(guest, made["id"])
        assert (await guest.ask("GET", "/me/numbers"))[1] == {"numbers": [], "unreviewed": []}


async def test_a_table_of_version_0_1_does_not_say_who_sat_there(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        one, two = await server.guest(), await server.guest()
        table = await lost_match(server, one, two)
        row = await server.tables.store.table(table)
        assert row
        seats = [{"kind": "human", "name": seat["name"], "bot": None} for seat in row.summary["seats"]]
        await server.tables.store.rename_in([replace(row, summary={**row.summary, "seats": seats})])
        assert await one.ask("GET", "/me/numbers") == (200, {"numbers": [], "unreviewed": []})
