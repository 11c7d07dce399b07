"""What all tests share: nobody overlooks that a database was missing."""

from typing import Any

from tests.postgres import MISSING


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say loudly that tests with PostgreSQL did not run."""
    skipped = [report for report in terminalreporter.stats.get("skipped", []) if MISSING in str(report.longrepr)]
    if skipped:
        terminalreporter.section(f"{len(skipped)} TESTS DID NOT RUN", sep="!", red=True, bold=True)
        terminalreporter.line(f"{MISSING}: apt install postgresql, or run the tests as root once.", red=True)
