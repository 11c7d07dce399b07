"""What a screen shows of a position, read off its plates and its board, beside what the position says."""

import re
from importlib import import_module
from typing import Any

from playwright.sync_api import Page

from tafelrunde.core.messages import Message
from tafelrunde.text.catalogue import catalogue

Facts = dict[str, Any]
Pairs = dict[str, tuple[Any, Any]]
"""What is shown of something, and how it is."""
READ = """() => {
  const all = (root, selector, read) => [...root.querySelectorAll(selector)].map(read);
  const words = (element) => {
    if (element.ariaLabel) return element.ariaLabel;
    const heard = element.cloneNode(true);
    heard.querySelectorAll("[aria-hidden=true]").forEach((picture) => picture.replaceWith(" "));
    return heard.textContent.replace(/\\s+/g, " ").trim();
  };
  const by = (name) => (element) => element.dataset[name];
  const entry = (name) => (element) => [element.dataset[name], words(element)];
  const plate = (element) => [element.dataset.seat, {
    words: words(element),
    cards: all(element, "[data-card]", by("card")),
    things: all(element, "[data-thing]", by("thing")),
    labels: all(element, "[aria-label]", words),
  }];
  return {
    plates: all(document, "[data-seat]", plate).sort().map(([, read]) => read),
    own: all(document, "[data-own]", by("own")),
    dice: all(document, "[data-die]:not(:disabled)", (die) => Number(die.dataset.die)).sort(),
    tops: Object.fromEntries(all(document, "[data-spot^=stack-]", (stack) => [
      stack.dataset.spot.slice(6), stack.querySelector("[data-card]")?.dataset.card ?? null,
    ])),
    characters: Object.fromEntries(all(document, "[data-character]", entry("character"))),
    cells: Object.fromEntries(all(document, "[data-cell]", entry("cell"))),
  };
}"""


def question(match: Facts, names: list[str]) -> str:
    """Return what the headline asks whoever is to act, in English and in front of a mouse."""
    words, prompt = catalogue(), match["prompt"]
    code = f"web-{prompt['code']}"
    facts = {**prompt["facts"], "pointer": "fine"}
    return words.tell(Message(code if words.has(code) else prompt["code"], facts), names)


def disagreements(page: Page, game: str, match: Facts, you: int) -> list[str]:
    """Say where plates or board show something else than the position."""
    read, view = page.evaluate(READ), match["view"]
    pairs: Pairs = import_module(f"tests.games.{game}.readings").pairs(read, view, you)
    return [f"{what}: {shown}, not {is_so}" for what, (shown, is_so) in pairs.items() if shown != is_so]


def number(pattern: str, *words: str) -> int:
    """Return the first number that is written so; none is nought."""
    found = next(filter(None, (re.search(pattern, each) for each in words)), None)
    return 0 if found is None else 1 if found[1] == "one" else int(found[1])
