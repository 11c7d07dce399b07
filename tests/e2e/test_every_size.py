"""A game with its fewest and its most players on every size of screen, in every language: one position.

Torres is drawn as a scene with the fewest and as a plan with the most players.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

import tafelrunde as tr
from tafelrunde.text.catalogue import LANGUAGES
from tests.e2e.conftest import NO_WEBGL, NewPage
from tests.e2e.hands import Player
from tests.e2e.measures import LEAST_SHARE, PHONES, SIZES, Size, is_inside, measure, resize, share_of
from tests.e2e.tables import ASKED, bring, come_in, sit_again, sit_down

SHORTENED = """() => [...document.querySelectorAll("[data-board] *, [data-seat] strong")]
  .filter((words) => words.checkVisibility() && getComputedStyle(words).textOverflow === "ellipsis")
  .filter(({ clientWidth, scrollWidth }) => clientWidth > 8 && scrollWidth > clientWidth + 1)
  .map((words) => words.textContent.trim())"""
"""Words of which only the beginning is to be read; what is only heard has no room at all."""
SPILT = """() => {
  const holds = (outer, inner) =>
    outer.left <= inner.left + 1 && inner.right <= outer.right + 1 &&
    outer.top <= inner.top + 1 && inner.bottom <= outer.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return [...document.querySelectorAll("[data-seat]")].flatMap((plate) => {
    const box = plate.getBoundingClientRect();
    const parts = [...plate.querySelectorAll(".portrait, strong, .tracks")];
    const out = parts.filter((part) => !holds(box, part.getBoundingClientRect())).map(({ className }) => className);
    return [...out, ...(holds(screen, box) ? [] : ["plate"])].map((part) => `${part} of ${plate.dataset.seat}`);
  });
}"""
"""What of a player lies beyond the player's plate, or the plate beyond the screen."""
CRAMPED = """selector => {
  const text = (element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getBoundingClientRect();
  };
  const holds = (outer, { left, top, right, bottom }) =>
    outer.left <= left && right <= outer.right && outer.top <= top && bottom <= outer.bottom;
  return [...document.querySelectorAll(selector)]
    .filter((button) => !holds(button.getBoundingClientRect(), text(button)))
    .map((button) => button.textContent.trim());
}"""
"""Buttons whose words reach beyond them."""
HIDDEN = """() => [...document.querySelectorAll(".rider")]
  .filter((rider) => rider.getBoundingClientRect().right > rider.closest(".head").getBoundingClientRect().right)
  .map((rider) => rider.textContent.trim())"""
"""What somebody does in a tournament, where the castles lie over it."""
MATCHES = 15
"""In most matches somebody wins a card and may go on, in five of them now and then nobody."""


def defects(shown: dict[str, Any], size: Size) -> list[str]:
    """Say what is cut, covered, scrolled or too small."""
    width, height = shown["page"]
    share = share_of(shown["board"], size)
    return [
        *[f"the page scrolls by {width} and {height}"] * (width > 0 or height > 0),
        *[f"the board scrolls sideways by {shown['inner'][0]}"] * (shown["inner"][0] > 0),
        *[f"the board has {share:.0%}"] * (share < LEAST_SHARE),
        *(f"“{name}” is covered" for name in shown["covered"]),
        *(f"“{box['name']}” is beyond the screen" for box in shown["docked"] if not is_inside(box, size)),
        *(f"“{words}” is cut" for words in shown["cut"]),
        *["somebody is drawn twice"] * (len(shown["seats"]) != len(set(shown["seats"]))),
    ]


def speak(page: Page, language: str, there: str = ASKED) -> None:
    """Choose a language in the settings, and wait for what is there."""
    page.evaluate(
        """language => {
          const kept = JSON.parse(localStorage["tafelrunde.settings"] ?? "{}");
          localStorage["tafelrunde.settings"] = JSON.stringify({ ...kept, language });
        }""",
        language,
    )
    page.reload()
    page.locator(there).wait_for()


@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("game", tr.games())
def test_everything_fits_on_every_screen(game: str, most: bool, visit: NewPage) -> None:
    players = tr.game(game).players
    others = (max(players) if most else min(players)) - 1
    page = visit()
    if most:
        page.context.add_init_script(NO_WEBGL)
    sit_down(page, game, others, "Anna-Katharina")
    found = []
    for language in LANGUAGES:
        speak(page, language)
        for size in SIZES:
            resize(page, size)
            found += [f"{size.name} {language}: {part} is beyond" for part in page.evaluate(SPILT)]
            found += [f"{size.name} {language}: {defect}" for defect in defects(measure(page), size)]
            found += [f"{size.name} {language}: “{words}” is shortened" for words in page.evaluate(SHORTENED)]
    assert found == []


def cut_on_phones(page: Page, cut: Callable[[], list[str]]) -> list[str]:
    """Say what is cut, on every phone in every language."""
    found = []
    for language in LANGUAGES:
        speak(page, language)
        for size in PHONES:
            resize(page, size)
            found += [f"{size.name} {language}: “{words}” is cut" for words in cut()]
    return found


def play_on_or_end(page: Page) -> None:
    """Play Knights until one may go on as well as end the turn."""
    come_in(page, "Annegret")
    for _ in range(MATCHES):
        player = Player(page, sit_again(page, "knights"), seed=3)
        while (state := player.look())["table"]["status"] != "over":
            kinds = {choice["action"]["type"] for choice in state["match"].get("legal", ())}
            if "end" in kinds and kinds & {"take", "attack", "steal"}:
                page.locator(ASKED).wait_for()
                return
            player.answer()
    raise AssertionError("nobody may ever choose")


def test_a_hint_beside_a_button_is_read_to_its_end_on_a_phone(visit: NewPage) -> None:
    page = visit()
    play_on_or_end(page)
    assert cut_on_phones(page, lambda: measure(page)["cut"]) == []


def call_a_tournament(page: Page) -> None:
    """Play Knights with six until one can call a tournament, and call it."""
    come_in(page, "Annegret")
    for _ in range(MATCHES):
        player = Player(page, sit_again(page, "knights", 5), seed=3)
        while (state := player.look())["table"]["status"] != "over":
            match = state["match"]
            calls = {
                f"take {name}" for name, stack in match["view"]["stacks"].items() if stack["top"] == "tournament"
            }
            for choice in match.get("legal", ()):
                if choice["do"] in calls:
                    player.page.locator(ASKED).wait_for()
                    player.do(choice)
                    page.locator(".rider").first.wait_for()
                    return
            player.answer()
    raise AssertionError("nobody may ever call a tournament")


def test_what_players_of_a_tournament_do_is_read_on_a_phone(visit: NewPage) -> None:
    page = visit()
    call_a_tournament(page)
    assert cut_on_phones(page, lambda: page.evaluate(HIDDEN)) == []


def test_after_a_match_every_way_on_has_its_words(visit: NewPage) -> None:
    page = visit()
    come_in(page, "Anna")
    page.goto(bring(page, "knights"))
    found = []
    for language in LANGUAGES:
        speak(page, language, ".ends footer")
        for size in SIZES:
            resize(page, size)
            found += [f"{size.name} {language}: {words}" for words in page.evaluate(CRAMPED, ".ends footer > *")]
    assert found == []


@pytest.mark.parametrize("game", tr.games())
def test_a_lesson_leaves_the_board_its_room_on_phones(game: str, visit: NewPage) -> None:
    page = visit(f"/learn/{game}", locale="hu")  # the longest words
    steps = int(page.locator("progress").get_attribute("max") or 0)
    found = []
    for step in range(1, steps + 1):
        page.locator(f'progress[value="{step}"]').wait_for()
        page.locator("[data-board]").wait_for()
        for size in PHONES:
            resize(page, size)
            found += [f"{size.name}, step {step}: {defect}" for defect in defects(measure(page), size)]
        if step < steps:
            page.locator(":is(.skip, [data-learn=next]):is(button):enabled").click()
    assert found == []
