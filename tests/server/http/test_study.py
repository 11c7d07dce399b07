"""The engine without a table: play from anywhere, with dice that are scripted or fall."""

from pathlib import Path
from typing import Any

import tafelrunde as tr
from tests.server.hosting import Club, Json, club

COURT: Json = {"game": "court", "options": {"players": 2, "start": 0}}


async def studied(server: Club, expected: int = 200, **wish: Any) -> Any:
    """Ask as somebody whom nobody knows."""
    status, body = await server.ask("POST", "/study", wish, {"Origin": server.origin})
    assert status == expected, body
    return body


async def test_a_study_begins_with_a_new_game(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        body = await studied(server, **COURT)
        assert body["to_act"] == 0
        assert body["prompt"] == {"code": "court-ask-first-roll", "facts": {"seat": 0}}
        assert body["legal"] == [
            {
                "do": "roll",
                "action": {"type": "roll"},
                "label": {"code": "court-action-roll", "facts": {"count": 3}},
            }
        ]
        assert body["aids"]["seats"] == [{"first": 3, "most": 3}] * 2
        assert body["did"] == body["events"] == []
        assert tr.game("court").position(body["position"]) == tr.game("court").start(players=2, start=0)


async def test_named_dice_fall_as_they_are_named(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        body = await studied(server, **COURT, play=["roll", "roll 5-5-2", "aside 5"])
        assert body["view"]["active"] == [2, 5]
        assert body["view"]["aside"] == [5]
        assert [entry["by"] for entry in body["did"]] == [0, -1, 0]
        assert body["events"]


async def test_other_dice_fall_as_they_may(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        body = await studied(server, **COURT, play=["roll"])
        assert body["to_act"] == 0
        assert len(body["view"]["active"]) == 3
        assert body["did"][1]["by"] == -1
        knights = await studied(server, game="knights")
        assert knights["to_act"] is not None, "castles and tops are dealt by chance"


async def test_the_next_study_goes_on_where_one_ended(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        first = await studied(server, **COURT, play=["roll", "roll 5-5-5"])
        again = await studied(server, game="court", position=first["position"], play=["aside 5"])
        assert again["view"]["aside"] == [5]
        assert [entry["do"] for entry in again["did"]] == ["aside 5"]


async def test_whole_moves_can_be_played(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        opening = ["D c3", "D f6", "king a4"]
        body = await studied(
            server, game="torres", options={"players": 2, "start": 0}, play=[*opening, "Kc3-c2", "buy"], seat=1
        )
        assert body["view"]["seats"][0]["knights"] == ["c2"]
        assert body["view"]["drawn"] == [], "seat 1 does not see what seat 0 has drawn"
        assert len(body["position"]["drawn"]) == 3, "but it is the caller's own position"


async def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        crown = ["roll", "roll 2-2-2-2-2-2-2"] + ["aside 2"] * 7 + ["finish", "claim king"]
        start = tr.game("court").start(players=2, start=0).to_json()
        start["seats"][0] |= {"characters": ["farmer", "general"], "charlatans": 1}
        start["supply"] |= {"farmer": 1, "general": 0, "fool": 1}
        start["in_hand"] = 7
        body = await studied(server, 200, game="court", position=start, play=crown)
        body = await studied(
            server, game="court", position=body["position"], play=["roll", "roll 1-1-1", *["aside 1"] * 3, "finish"]
        )
        body = await studied(server, game="court", position=body["position"], play=["claim none"])
        assert body["to_act"] is None
        assert body["outcome"]["winners"] == [0]
        assert body["legal"] == []
        assert "prompt" not in body


async def test_an_illegal_action_is_refused_with_its_clause(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        body = await studied(server, 422, **COURT, play=["roll", "roll 1-2-3", "roll"])
        assert body["clause"] == "C4.2"
        assert body["message"].startswith("C4.2: ")
        assert (await studied(server, 422, **COURT, play=["roll 1-2-3"]))["clause"], "chance is not to act yet"
        assert (await studied(server, 422, **COURT, play=["roll", "roll 1-2"]))["clause"], "three dice were thrown"


async def test_an_action_is_explained_without_being_played(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        body = await studied(server, **COURT, play=["roll", "roll 1-2-3"], why="finish")
        assert body["why"]["legal"] is False
        assert body["why"]["problem"]["clause"] == "C4.4"
        assert (await studied(server, **COURT, why="roll"))["why"] == {"legal": True, "problem": None}


async def test_bad_studies_are_refused(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        start = tr.game("court").start(players=2, start=0).to_json()
        wrong: list[tuple[int, str, Json]] = [
            (422, "unknown-game", {"game": "chess"}),
            (422, "bad-option", {"game": "court", "options": {"players": 9}}),
            (422, "two-beginnings", {"game": "court", "options": {}, "position": start}),
            (422, "no-such-seat", {**COURT, "seat": 2}),
            (400, "bad-notation", {**COURT, "play": ["jump"]}),
            (400, "bad-notation", {**COURT, "why": "jump"}),
            (400, "position-shape", {"game": "court", "position": {**start, "round": "many"}}),
            (400, "other-game", {"game": "torres", "position": start}),
            (400, "bad-request", {**COURT, "play": ["roll"] * 501}),
            (400, "bad-request", {**COURT, "plays": []}),
        ]
        for status, code, wish in wrong:
            assert (await studied(server, status, **wish))["code"] == code
        assert (await studied(server, 413, game="court", position={"round": "x" * 70_000}))["code"] == "too-large"


async def test_studies_have_their_price(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db"), address_rate=0.001, address_burst=12) as server:
        for _ in range(2):
            await studied(server, **COURT)
        assert (await studied(server, 429, **COURT))["code"] == "too-many-requests"
