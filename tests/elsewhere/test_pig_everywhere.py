"""A game from elsewhere is played wherever ours are: in the terminal, over the wire, by bots, in four languages."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import gymnasium
import pytest

import tafelrunde as tr
from tafelrunde.bots import bot, bots
from tafelrunde.bots.arena import play_many, standings
from tafelrunde.cli.main import main
from tafelrunde.envs import batch
from tafelrunde.plugins import VARIABLE
from tafelrunde.server.operations.compiling import steps_of
from tafelrunde.text import catalogue
from tafelrunde.text.catalogue import LANGUAGES
from tests.every_game import PIG
from tests.server.playing import beside, hall
from tests.walks import positions


def test_it_is_one_of_the_games() -> None:
    assert tr.games()[-1] == "pig"
    assert tr.game("pig") is PIG
    assert bots("pig") == ("random", "page", "steward")


def test_a_whole_game_is_played_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines: Iterator[str] = iter(["hold", "why hold", "?", "help", "r", *["1"] * 500])
    monkeypatch.setattr("builtins.input", lambda _prompt="": next(lines))
    monkeypatch.setenv("TAFELRUNDE_DATA", str(tmp_path))
    record = tmp_path / "pig.jsonl"
    terms = ["--seats", "human,bot", "--start", "0", "--seed", "3", "-o", "goal=40", "--record", str(record)]
    assert main(["play", "pig", *terms]) == 0
    told = capsys.readouterr().out
    assert "Pig to 40" in told
    assert "P3.4: There is nothing to hold yet: roll first." in told
    assert "Steward wins with enough points." in told
    assert "r = roll, h = hold" in told
    assert main(["replay", str(record), "--language", "de"]) == 0
    assert "Steward gewinnt das Spiel." in capsys.readouterr().out


def test_its_odds_and_rules_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "pig", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"points": 2, "chance": pytest.approx(5 / 6)}
    assert main(["rules", "P3.2"]) == 0
    assert capsys.readouterr().out.startswith("P3.2 A one loses the pot")
    assert main(["rules", "pig", "P4.1", "--language", "hu"]) == 0
    assert capsys.readouterr().out.startswith("P4.1 Whoever holds")


def test_it_is_exported_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "pig"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["actions"]["notation"][:3] == ["roll", "hold", "start A"]
    assert data["records"]["aids"]["size"] == 4
    assert [kind["code"] for kind in data["vocabulary"]["prompts"]] == ["pig-ask-turn"]


def test_it_is_measured_like_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "pig", "--seconds", "0.01", "--no-start", "-o", "goal=20"]) == 0
    assert "moves/s" in capsys.readouterr().out


def test_a_whole_game_is_played_over_the_wire(tmp_path: Path) -> None:
    asyncio.run(play_over_the_wire(tmp_path))


async def play_over_the_wire(folder: Path) -> None:
    """Let two programs and a house bot play at one table."""
    async with hall(folder) as here:
        ada, bob = await here.enter("Ada"), await here.enter("Bob")
        (info,) = [info for info in await beside(ada.games) if info.name == "pig"]
        assert info.players == [2, 3, 4]
        assert info.facts == {"faces": 6, "loses": 1}
        table = await beside(ada.create, "pig", ["open", "open", "steward"], options={"goal": 30})
        guest = bob.table(table.id)
        await beside(guest.sit)
        player = bot("steward", "pig")
        ends = await asyncio.gather(beside(table.play_with, player), beside(guest.play_with, player))
        assert [end.table.status for end in ends] == ["over", "over"]
        record = (await here.tables.rooms.open(table.id)).table.record()
        assert list(tr.replay(record))[-1].outcome == record.end


def test_its_steward_beats_random_play() -> None:
    results = list(play_many("pig", ["steward", "random"], 60, seed=1))
    assert standings(["steward", "random"], results)[0].share > 0.8


def test_a_batch_of_games_is_stepped() -> None:
    games = batch("pig-v0", 64, players=4, seed=1, goal=20, rewards="margin")
    ended = sum(int(games.step(games.sample()).terminated.sum()) for _ in range(200))
    assert ended > 64


def test_gymnasium_knows_it_by_its_name() -> None:
    table = gymnasium.make("tafelrunde.envs.gym:tafelrunde/Knights-v0").unwrapped
    other = type(table)("pig", players=2)  # type: ignore[call-arg]
    seen, _ = other.reset(seed=1)
    assert other.observation_space.contains(seen)


def test_what_it_has_compiled_is_in_nobodys_way(tmp_path: Path) -> None:
    """A program that cannot import the game reads the same cache, and finds nothing of it there."""
    assert PIG.start(start=0).why_not("hold")
    script = "import tafelrunde as tr; p = tr.game('knights').start(players=2, start=0); print(p.why_not('king'))"
    path = str(Path(tr.__file__).parents[1])
    environment = {key: value for key, value in os.environ.items() if key != VARIABLE}
    command = [sys.executable, "-P", "-c", script]
    told = subprocess.check_output(command, cwd=tmp_path, env={**environment, "PYTHONPATH": path}, text=True)
    assert told.startswith("K")


def test_what_is_to_be_compiled_is_known() -> None:
    steps = {step.name for step in steps_of("pig")}
    assert steps == {name for name, _ in PIG.warm_steps()} | {"bots", "analysis"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_it_tells_has_words(language: str) -> None:
    """In German its own, elsewhere in English."""
    words = catalogue(language)
    told = PIG.vocabulary
    types = (*told.events, *told.reasons, *told.prompts, *told.labels)
    assert [kind.code for kind in types if not words.has(kind.code)] == ["legal"]
    assert words.name("game", "pig") == ("Böse Eins" if language == "de" else "Pig")
    for position in positions("pig", 3, players=2)[::9]:
        assert position.board(["Anna", "Béla"], words)
