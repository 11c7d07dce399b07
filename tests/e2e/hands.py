"""Hands that play: they click on the board until a certain legal action is done, and nothing else."""

import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Position

from tests.e2e.tables import ASKED, ask

Choice = dict[str, Any]
PATIENCE_S = 30.0
EDGE: Position = {"x": 6, "y": 6}
MOST_TABS = 120
MOST_STEPS = 24
OPPOSITE = {"ArrowDown": "ArrowUp", "ArrowUp": "ArrowDown", "ArrowRight": "ArrowLeft", "ArrowLeft": "ArrowRight"}
COVERED = """control => {
  const { x, y, width, height } = control.getBoundingClientRect();
  return !control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
DISTANCE = """control => {
  const [a, b] = [control, document.activeElement].map((element) => element.getBoundingClientRect());
  return Math.hypot(a.x - b.x, a.y - b.y);
}"""
ROUNDABOUT = {"king", "lose", "guard-castles", "guard-card", "pick", "done", "use"}
"""What takes several clicks of its own and is proven in the boards' component tests."""


class Player:
    """Somebody who plays in a browser: asks the server what is legal, and does it by clicking."""

    def __init__(self, page: Page, path: str, seed: int) -> None:
        self.page = page
        self._table = path.split("/")[-1]
        self._random = random.Random(seed)
        self.played = 0

    def look(self) -> dict[str, Any]:
        """Return the table as this player may see it."""
        state: dict[str, Any] = ask(self.page, "GET", f"/tables/{self._table}")
        return state

    def turn(self) -> bool:
        """Do one action if it is this player's turn."""
        match = self.look()["match"]
        if not match or not match.get("legal"):
            return False
        self.page.locator(ASKED).wait_for()
        self.do(self.choose(match["legal"]))
        self._wait_beyond(match["version"])
        self.played += 1
        return True

    def answer(self) -> bool:
        """Do one action over the wire if it is this player's turn: the page only looks on."""
        match = self.look()["match"]
        if not match or not match.get("legal"):
            return False
        play = {"t": "play", "version": match["version"], "action": self.choose(match["legal"])["do"]}
        ask(self.page, "POST", f"/tables/{self._table}/commands", play)
        return True

    def choose(self, legal: list[Choice]) -> Choice:
        """Choose as somebody does who wants to get on with it."""
        plain = [choice for choice in legal if choice["action"]["type"] not in ROUNDABOUT] or legal
        return max(plain, key=lambda choice: (_eagerness(choice), self._random.random()))

    def do(self, choice: Choice) -> None:
        """Click until a legal action is done."""
        action = choice["action"]
        match action["type"]:
            case "keep" if "dice" in action:
                self._keep_dice(action["dice"])
            case "aside":
                self.press(self.page.locator(f"[data-die='{action['number']}']").first)
                return
            case "claim" if action["character"]:
                self.press(self.page.locator(f"[data-character='{action['character']}']").first)
                return
            case "add":
                self.press(self.page.locator(f"[data-own='{action['character']}']").first)
                if not action.get("number"):
                    return
            case "build" | "deploy":
                tool = self.page.locator(f"[data-tool={action['type']}]")
                if tool.get_attribute("aria-pressed") == "false":
                    self.press(tool)
        self.press(self.button(choice["do"]))

    def press(self, control: Locator) -> None:
        """Press a control, here with the mouse; where another card lies over its middle, at its edge."""
        control.click(position=EDGE if control.evaluate(COVERED) else None)

    def button(self, do: str) -> Locator:
        """Return the control that does an action."""
        ready = ':not([aria-disabled="true"])'
        return self.page.locator(f'[data-do="{do}"]{ready}').locator("visible=true").first

    def _keep_dice(self, dice: list[int]) -> None:
        self.page.get_by_role("toolbar").locator('[data-do^="keep"]').first.wait_for()
        live = self.page.locator("[data-die]:not(:disabled)")
        shown: list[list[str]] = live.evaluate_all("dice => dice.map(die => [die.dataset.die, die.ariaPressed])")
        wanted = Counter(dice)
        for place, (number, pressed) in enumerate(shown):
            keeps = wanted[int(number)] > 0
            wanted[int(number)] -= keeps
            if (pressed == "true") != keeps:
                self.press(live.nth(place))

    def _wait_beyond(self, version: int) -> None:
        for _ in range(round(PATIENCE_S / 0.02)):
            match = self.look()["match"]
            if match["version"] > version:
                return
            time.sleep(0.02)
        raise AssertionError("the click did nothing")


class Typist(Player):
    """Somebody who has a keyboard only: Tab leads to a control or into its widget, arrows lead on from there."""

    def press(self, control: Locator) -> None:
        """Walk to a control and press Enter."""
        control.wait_for()
        for _ in range(MOST_TABS):
            if self._is_at(control) or (self._is_beside(control) and self._walk(control)):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not lead to {control}")

    def _is_at(self, control: Locator) -> bool:
        return bool(control.evaluate("control => control === document.activeElement"))

    def _is_beside(self, control: Locator) -> bool:
        """Say whether the focus is in the same widget, in which only one control can be reached by Tab."""
        beside = "control => control.tabIndex < 0 && control.matches(IN) && document.activeElement.matches(IN)"
        return bool(control.evaluate(beside.replace("IN", "'[data-cell], [data-character]'")))

    def _walk(self, control: Locator) -> bool:
        for key in ("ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"):
            self._walk_along(control, key)
        return self._is_at(control)

    def _walk_along(self, control: Locator, key: str) -> None:
        """Press an arrow key as long as that leads nearer."""
        for _ in range(MOST_STEPS):
            before: float = control.evaluate(DISTANCE)
            self.page.keyboard.press(key)
            after: float = control.evaluate(DISTANCE)
            if after > before:
                self.page.keyboard.press(OPPOSITE[key])
            if after >= before:
                return


def _eagerness(choice: Choice) -> int:
    """Say how much an action brings a game forward."""
    action = choice["action"]
    match action["type"]:
        case "keep":
            return len(action.get("dice", ()))
        case "claim":
            return 0 if action["character"] is None else 2
        case "finish" | "roll":
            return 3
        case "build" | "deploy":
            return 2
        case "take" | "attack" | "steal" | "to" | "add":
            return 1
        case _:
            return 0


def play_out(players: list[Player], act: Callable[[Player], bool] = Player.turn, most: int = 3000) -> None:
    """Play until the match is over, by clicking unless told."""
    for _ in range(most):
        acted = [act(player) for player in players]
        if not any(acted):
            if players[0].look()["table"]["status"] == "over":
                return
            time.sleep(0.05)
    raise AssertionError("the match does not end")
