"""The example bot plays a whole game at a real server."""

import sys
from pathlib import Path
from runpy import run_path

import pytest

from tests.server.playing import Hall, beside, hall

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


async def run_example(here: Hall, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["bot.py", here.url, "--token", str(folder / "token"), "--rivals", "random,random"]
    monkeypatch.setattr(sys, "argv", arguments)
    await beside(run_path, str(EXAMPLE), run_name="__main__")


async def test_the_example_plays_a_whole_game_and_comes_back_as_the_same_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with hall(tmp_path) as here:
        await run_example(here, tmp_path, monkeypatch)
        lines = capsys.readouterr().out.splitlines()
        assert lines[0].startswith("Playing at ")
        assert "won" in lines[-1]
        assert any("%)" in line for line in lines)
        other = await here.enter("Ada")
        table = await beside(other.create, "knights", ["open", "random", "random"], sit=False)
        await run_example(here, tmp_path, monkeypatch)
        assert capsys.readouterr().out.startswith(f"Playing at {table.id}."), "it takes a free seat"
        assert (tmp_path / "token").stat().st_mode & 0o077 == 0
