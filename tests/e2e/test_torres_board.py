"""Torres' board in three dimensions: large enough everywhere, drawn in few goes and only when something changes."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NO_WEBGL, NewPage
from tests.e2e.hands import Player
from tests.e2e.measures import (
    CELL,
    DESKTOP,
    LARGE_DESKTOP,
    LEAST_SHARE,
    LYING_PHONE,
    PHONE,
    PHONES,
    SIZES,
    SMALL_PHONE,
    TABLET,
    Size,
    is_inside,
    measure,
    share_of,
)
from tests.e2e.tables import ask, sit_down

MOST_CALLS = 12
CUT = """() => {
  const board = document.querySelector("[data-board]");
  const outer = board.getBoundingClientRect();
  const seen = [...board.querySelectorAll("button, .status, .stacks")].filter((one) => one.checkVisibility());
  return seen.filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < outer.left - 1 || top < outer.top - 1 || right > outer.right + 1 || bottom > outer.bottom + 1;
  }).map((one) => one.ariaLabel || one.textContent.trim());
}"""
"""What reaches beyond the board, and would be cut."""
SEEN_OFFER = """() => {
  for (const cell of document.querySelectorAll("[data-cell][data-do]")) {
    const { x, y, width, height } = cell.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2];
    if (document.elementFromPoint(...middle) === cell) return middle;
  }
}"""
"""The middle of a cell on which something can be done, and which no tower hides."""


def seated(
    visit: NewPage, size: Size, others: int = 2, before: str = "", has_touch: bool = False, **options: Any
) -> Page:
    """Let somebody sit at a table of Torres with quick bots, and be asked something."""
    page = visit(viewport=size.viewport, has_touch=has_touch)
    if before:
        page.context.add_init_script(before)
    sit_down(page, "torres", others, **options)
    page.locator("[data-board]").wait_for(timeout=60_000)  # what draws it may come later than the question
    return page


def solid(page: Page) -> dict[str, int]:
    """Wait until the board is drawn; return how many pictures that took, and how many goes the last one."""
    canvas = page.locator("canvas[data-frames]")
    expect(canvas).to_have_count(1, timeout=30_000)
    return {name: int(canvas.get_attribute(f"data-{name}") or 0) for name in ("frames", "calls")}


def boxes(page: Page) -> dict[str, dict[str, float]]:
    """Return where each cell lies."""
    found: dict[str, dict[str, float]] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("[data-cell]")].map((cell) => {
          const { x, y, width, height } = cell.getBoundingClientRect();
          return [cell.dataset.cell, { x, y, width, height }];
        }))"""
    )
    return found


def check(page: Page, size: Size) -> None:
    """Assert that the board is large, that its cells are, and that nothing is cut."""
    shown = measure(page)
    share = share_of(shown["board"], size)
    assert share >= LEAST_SHARE, f"{size.name}: {share:.0%}"
    assert [*shown["page"], *shown["inner"]] == [0, 0, 0, 0], f"{size.name}: something scrolls"
    cells: list[dict[str, float]] = shown["cells"]
    assert len(cells) == 64
    assert min(min(cell["width"], cell["height"]) for cell in cells) >= CELL[size], size.name
    assert all(is_inside(cell, size) for cell in cells), size.name
    assert page.evaluate(CUT) == [], size.name


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_the_board_is_large_and_solid(size: Size, visit: NewPage) -> None:
    page = seated(visit, size, others=3, variant="master")
    assert solid(page)["calls"] <= MOST_CALLS
    check(page, size)


@pytest.mark.parametrize("size", [PHONE, LYING_PHONE, TABLET, DESKTOP, LARGE_DESKTOP], ids=lambda size: size.name)
def test_without_webgl_the_plan_is_as_large(size: Size, visit: NewPage) -> None:
    page = seated(visit, size, before=NO_WEBGL)
    expect(page.locator("canvas")).to_have_count(0)
    check(page, size)


@pytest.mark.parametrize("size", [*PHONES, TABLET], ids=lambda size: size.name)
def test_drawn_cards_are_all_in_view(size: Size, visit: NewPage) -> None:
    page = seated(visit, size)
    _to_the_first_turn(page)
    page.get_by_role("button", name="Buy a card, Pile").click()
    drawn = page.get_by_role("region", name="Cards drawn")
    drawn.get_by_role("button").first.click()
    expect(drawn.get_by_role("button")).to_have_count(4)
    for button in drawn.get_by_role("button").all():
        box = button.evaluate("button => button.getBoundingClientRect().toJSON()")
        assert is_inside(box, size), button.inner_text()
    shown = measure(page)
    assert [*shown["page"], *shown["inner"]] == [0, 0, 0, 0]
    assert drawn.evaluate("panel => panel.scrollHeight - panel.clientHeight") == 0


def _to_the_first_turn(page: Page) -> Player:
    """Play on until there is something to buy and to build."""
    player = Player(page, page.url, seed=1)
    while player.look()["match"]["view"]["phase"] != "turn" or not player.look()["match"].get("legal"):
        player.turn()
    page.locator("[data-asked]").wait_for()
    return player


def test_q_turns_the_board_and_e_or_r_turns_it_back(visit: NewPage) -> None:
    page = seated(visit, DESKTOP)
    solid(page)
    straight = boxes(page)
    for back in ("e", "r"):
        page.keyboard.press("q")
        assert boxes(page) != straight
        page.keyboard.press(back)
        assert boxes(page) == straight


def test_beside_the_log_the_board_stays_large(visit: NewPage) -> None:
    page = seated(visit, DESKTOP, others=3, variant="master")
    solid(page)
    page.keyboard.press("l")
    page.get_by_role("log").wait_for()
    check(page, DESKTOP)


def test_one_key_leads_to_the_plan_and_back(visit: NewPage) -> None:
    page = seated(visit, DESKTOP)
    solid(page)
    aslant = boxes(page)
    page.keyboard.press("v")
    above = page.get_by_role("button", name="From above (V)")
    expect(above).to_have_attribute("aria-pressed", "true")
    plan = boxes(page)
    assert {round(box["width"] - box["height"], 3) for box in plan.values()} == {0.0}
    assert plan["b8"]["x"] == pytest.approx(plan["a8"]["x"] + plan["a8"]["width"], abs=0.1)
    page.keyboard.press("v")
    expect(above).to_have_attribute("aria-pressed", "false")
    assert boxes(page) == aslant


def test_a_drag_turns_the_board_and_does_nothing_else(visit: NewPage) -> None:
    page = seated(visit, DESKTOP)
    solid(page)
    table = page.url.split("/")[-1]
    before: dict[str, Any] = ask(page, "GET", f"/tables/{table}")["match"]
    still = boxes(page)
    page.mouse.move(700, 500)
    page.mouse.down()
    page.mouse.move(560, 480, steps=4)
    page.mouse.up()
    turned = boxes(page)
    assert turned["a8"] != still["a8"]
    assert ask(page, "GET", f"/tables/{table}")["match"]["version"] == before["version"]


def test_a_finger_has_room_on_a_small_phone(visit: NewPage) -> None:
    page = seated(visit, SMALL_PHONE, others=3, variant="master")
    solid(page)
    nearer = page.get_by_role("button", name="Nearer (Z)")
    nearer.click()
    expect(nearer).to_have_attribute("aria-pressed", "true")
    near = boxes(page)
    assert min(min(box["width"], box["height"]) for box in near.values()) >= CELL[PHONE]
    assert not is_inside(near["a8"], SMALL_PHONE)
    page.mouse.move(180, 300)
    page.mouse.down()
    page.mouse.move(340, 420, steps=4)
    page.mouse.up()
    assert is_inside(boxes(page)["a8"], SMALL_PHONE)
    shown = measure(page)
    assert [*shown["page"], *shown["inner"]] == [0, 0, 0, 0]
    page.locator("[data-cell=h1]").focus()
    assert is_inside(boxes(page)["h1"], SMALL_PHONE)
    nearer.click()
    check(page, SMALL_PHONE)


BETWEEN = """() => {
  const cells = [...document.querySelectorAll("[data-cell][data-do]")].map((cell) => cell.getBoundingClientRect());
  const meets = ({ right, y }) => cells.some((other) => Math.hypot(other.x - right, other.y - y) < 1);
  const { right, y, height } = cells.find(meets);
  return [right, y + height / 2];
}"""
"""Where two cells meet on both of which something can be done."""


def test_a_finger_between_two_small_cells_sees_them_larger_before_it_chooses(visit: NewPage) -> None:
    page = seated(visit, SMALL_PHONE, 1, has_touch=True)
    solid(page)
    player = _to_the_first_turn(page)
    page.locator("[data-tool=build]").tap()
    nearer = page.get_by_role("button", name="Nearer (Z)")
    before = player.look()["match"]["version"]
    x, y = page.evaluate(BETWEEN)
    page.touchscreen.tap(x, y)
    expect(nearer).to_have_attribute("aria-pressed", "true")
    assert player.look()["match"]["version"] == before, "nothing was chosen yet"
    page.touchscreen.tap(x + 10, y)
    expect(nearer).to_have_attribute("aria-pressed", "false")
    page.locator(f'[data-shown="{before + 1}"]').wait_for()


def test_a_cell_is_clicked_where_it_is_seen(visit: NewPage) -> None:
    page = seated(visit, DESKTOP)
    solid(page)
    table = page.url.split("/")[-1]
    for keys in ("", "qs", "v"):
        for key in keys:
            page.keyboard.press(key)
        match = ask(page, "GET", f"/tables/{table}")["match"]
        x, y = page.evaluate(SEEN_OFFER)
        page.mouse.click(x, y)
        page.wait_for_function(
            """async ([table, version]) =>
              (await (await fetch(`/api/v1/tables/${table}`)).json()).match.version > version""",
            arg=[table, match["version"]],
        )
        page.locator("[data-asked]").wait_for(timeout=30_000)


def test_a_lost_card_leaves_the_plan(visit: NewPage) -> None:
    page = seated(visit, DESKTOP)
    solid(page)
    page.evaluate(
        "document.querySelector('canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()"
    )
    expect(page.locator("canvas")).to_have_count(0)
    expect(page.get_by_role("grid", name="Plan of the board")).to_be_visible()
    check(page, DESKTOP)
