"""A family with one device: it is passed from hand to hand, and nobody's cards are in the page in between."""

import json
import re
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.e2e import tables
from tests.e2e.conftest import NewPage
from tests.e2e.tables import seat_at

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
PLAYERS = {0: "Mum", 1: "Ben", 2: "Eva"}
ANSWERED_S = 30


def listen(page: Page) -> list[dict[str, Any]]:
    """Return what the server tells the page, as it comes."""
    told: list[dict[str, Any]] = []

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] in ("state", "update"):
            told.append(message.get("match", message) or {})

    def follow(socket: WebSocket) -> None:
        socket.on("framereceived", note)

    page.on("websocket", follow)
    return told


def set_up(page: Page, game: str) -> None:
    """Set a table up for a family of three."""
    page.get_by_role("textbox", name=re.compile("Your name")).fill(PLAYERS[0])
    page.get_by_role("button", name=re.compile(f"Set up a table.*{game}")).click()
    dialog = page.get_by_role("dialog")
    for seat in (1, 2):
        seat_at(page, seat + 1, "Somebody on this device")
        dialog.get_by_role("textbox", name=f"Name of player {seat + 1}").fill(PLAYERS[seat])
    dialog.get_by_role("button", name="Set the table").click()


def passing(page: Page) -> Locator:
    """Return the button of whoever takes the device."""
    return page.get_by_role("button", name=re.compile("^I am "))


def test_hidden_cards_are_in_the_page_only_while_their_owner_holds_it(visit: NewPage) -> None:
    page = visit("/you", **PHONE)
    told = listen(page)
    page.goto("/")
    set_up(page, "Torres")
    held = []
    for _ in range(3):
        expect(passing(page)).to_be_visible()
        covered = told[-1]
        assert ("you" in covered, "legal" in covered) == (False, False)
        assert covered["view"] == seen_by_strangers(page)
        name = PLAYERS[covered["to_act"]]
        expect(passing(page)).to_have_text(f"I am {name}")
        expect(passing(page)).to_be_in_viewport()
        passing(page).click()
        expect(passing(page)).to_have_count(0)
        assert told[-1]["you"] == covered["to_act"]
        cover(page, told)
        held.append(name)
        while not passing(page).count():
            act(page, told)
    assert sorted(held) == sorted(PLAYERS.values())


def cover(page: Page, told: list[dict[str, Any]]) -> None:
    """Somebody looks over the shoulder of whoever holds the device: the cards go away, and come back."""
    page.get_by_role("button", name="Cover my cards").click()
    expect(passing(page)).to_be_visible()
    assert "you" not in told[-1]
    assert told[-1]["view"] == seen_by_strangers(page)
    passing(page).click()
    expect(passing(page)).to_have_count(0)


def seen_by_strangers(page: Page) -> Any:
    """Return what somebody sees whom nobody knows."""
    with urlopen(page.url.replace("/t/", "/api/v1/tables/"), timeout=10) as answer:
        return json.load(answer)["match"]["view"]


def act(page: Page, told: list[dict[str, Any]]) -> None:
    """Do something, rather the end of the turn than anything else, and wait for what comes of it."""
    update = told[-1]
    choices = [choice["do"] for choice in update.get("legal", [])]
    if choices:
        action = "end" if "end" in choices else choices[0]
        body = {"t": "play", "version": update["version"], "action": action}
        page.evaluate(
            """async body => {
              const path = `/api/v1${location.pathname.replace("/t/", "/tables/")}/commands`;
              const headers = {"Content-Type": "application/json"};
              await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
            }""",
            body,
        )
        for _ in range(ANSWERED_S * 10):
            if told[-1]["version"] > update["version"]:
                break
            page.wait_for_timeout(100)
    page.wait_for_timeout(100)


def test_where_nothing_is_hidden_nobody_has_to_say_anything(visit: NewPage) -> None:
    page = visit("/you", **PHONE)
    told = listen(page)
    page.goto("/")
    set_up(page, "Knights")
    expect(page.get_by_role("toolbar", name="Actions")).to_be_visible()
    expect(passing(page)).to_have_count(0)
    assert told[-1]["you"] == told[-1]["to_act"]


def test_somebody_without_a_device_gets_a_chair_in_the_waiting_room(visit: NewPage) -> None:
    page = visit(**PHONE)
    tables.come_in(page, PLAYERS[0])
    told = listen(page)
    page.goto(tables.set_up(page, "knights", [{}, {}, {}], options={"start": 1}))
    for seat in (1, 2):
        page.get_by_role("button", name=re.compile(f"^Seat {seat + 1}:")).click()
        chair = page.get_by_role("group", name=f"Seat {seat + 1}")
        chair.get_by_role("textbox").fill(PLAYERS[seat])
        chair.get_by_role("button", name="Let them sit down").click()
    expect(page.get_by_role("toolbar", name="Actions")).to_be_visible()
    expect(page.get_by_role("list", name="Players")).to_contain_text(PLAYERS[2])
    assert told[-1]["you"] == told[-1]["to_act"], "whoever is to act plays on the one device"
