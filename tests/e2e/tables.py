"""Tables set up without clicking, where a test is about something else, and chairs given away in the dialog."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

ASKED = "[data-asked]"
"""What the page shows when it has told all that led to a question."""
QUICK = {"kind": "bot", "bot": "page"}
"""A house player that hardly thinks."""
SOUND = {"kind": "bot", "bot": "steward"}
"""One that makes an end of a match: among weak players one of Court now and then lasts for many rounds."""
RECORDS = Path(__file__).parent.parent / "records"


def ask(page: Page, method: str, path: str, body: Any = None, kind: str = "application/json") -> Any:
    """Ask the server in the name of the page's visitor."""
    origin = "/".join(page.url.split("/")[:3])
    headers = {"Origin": origin, "Content-Type": kind}
    response = page.request.fetch(f"{origin}/api/v1{path}", method=method, data=body, headers=headers)
    assert response.ok, f"{method} {path}: {response.status} {response.text()}"
    return response.json()


def come_in(page: Page, name: str) -> None:
    """Become a guest."""
    ask(page, "POST", "/me", {"name": name})


def set_up(page: Page, game: str, seats: list[dict[str, str]], **wish: Any) -> str:
    """Set a table up; return its path."""
    path: str = ask(page, "POST", "/tables", {"game": game, "seats": seats, **wish})["path"]
    return path


def sit_down(page: Page, game: str, others: int = 1, name: str = "Anna", **options: Any) -> str:
    """Come in and sit down with quick house players; return the table's path."""
    come_in(page, name)
    return sit_again(page, game, others, **options)


def sit_again(page: Page, game: str, others: int = 1, **options: Any) -> str:
    """Sit down at one more table, go first, and be asked something; return the table's path."""
    path = set_up(page, game, [{}, *[QUICK] * others], options={"start": 0, **options}, listed=False)
    page.goto(path)
    page.locator(ASKED).wait_for(timeout=60_000)
    return path


def bring(page: Page, game: str) -> str:
    """Bring a record of a whole match; return the path of its table."""
    record = next(RECORDS.glob(f"{game}-*.jsonl")).read_text("utf-8")
    path: str = ask(page, "POST", "/records", record, "application/jsonl")["path"]
    return path


def seat_at(page: Page, number: int, who: str) -> None:
    """Say who sits on a chair of a table that is being set up."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=re.compile(f"^Seat {number}:")).click()
    dialog.get_by_role("radio", name=re.compile(f"^{re.escape(who)}")).check(force=True)
