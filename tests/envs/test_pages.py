"""The pages of the environments say what is the case."""

import re

import pytest

import tafelrunde as tr
from tafelrunde.envs.spec import Spec
from tests.envs.pages import FOLDER, with_tables


@pytest.mark.parametrize("game", tr.games())
def test_the_tables_are_those_of_the_code(game: str) -> None:
    page = (FOLDER / f"{game}.md").read_text("utf-8")
    assert page == with_tables(page, game), "run python -m tests.envs.pages"


@pytest.mark.parametrize("game", tr.games())
def test_every_page_names_its_environment_and_says_all_there_is_to_know(game: str) -> None:
    page = (FOLDER / f"{game}.md").read_text("utf-8")
    assert Spec(game).id in page
    assert f"Discrete({Spec(game).actions})" in page
    headings = re.findall(r"^## (.+)$", page, re.MULTILINE)
    assert headings == ["Observations", "Actions", "Rewards", "Speed"]


def test_the_code_of_the_overview_runs(capsys: pytest.CaptureFixture[str]) -> None:
    overview = (FOLDER / "README.md").read_text("utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", overview, flags=re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 4
    for block in blocks:
        exec(compile(block, "docs/envs/README.md", "exec"), {})
    assert capsys.readouterr().out
