"""What all tests share: who runs what, and nobody overlooks that a program was missing."""

import os
from pathlib import Path
from typing import Any

import pytest

from tests.chromium import MISSING as NO_BROWSER
from tests.cuda import MISSING as NO_CARD
from tests.firefox import MISSING as NO_FIREFOX
from tests.memory import quick_folder
from tests.postgres import MISSING as NO_DATABASE

os.environ["TAFELRUNDE_LANGUAGE"] = "en"
"""Tests that name no language read English, whatever their machine speaks."""
MEMORY = quick_folder()
if MEMORY:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))  # where pytest makes temporary folders

HERE = Path(__file__).parent
COMPILING = (HERE / "elsewhere", HERE / "envs")
"""Tests of what `tafelrunde warm` does not compile: in one process it is compiled once, in several by each."""

REMEDIES = {
    NO_DATABASE: "apt install postgresql, or run the tests as root once.",
    NO_BROWSER: "apt install chromium, or run the tests as root once.",
    NO_FIREFOX: "apt install firefox-esr, or run the tests as root once.",
    NO_CARD: "numba's simulator stood for it; on a machine with one, pip install 'tafelrunde[cuda]'.",
}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that one process has to run: while it is at them, the others do the rest."""
    for item in items:
        if any(folder in item.path.parents for folder in COMPILING):
            item.add_marker(pytest.mark.xdist_group("compiling"))
    items.sort(key=lambda item: item.get_closest_marker("xdist_group") is None)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say loudly that tests with another program did not run."""
    skipped = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])]
    for missing, remedy in REMEDIES.items():
        count = sum(missing in reason for reason in skipped)
        if count:
            terminalreporter.section(f"{count} TESTS DID NOT RUN", sep="!", red=True, bold=True)
            terminalreporter.line(f"{missing}: {remedy}", red=True)
