"""Every lesson of the web table plays through on the engine, and is told in every language."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tafelrunde as tr
from tafelrunde.text import catalogue
from tests.docs.test_rules_coverage import PAGES, clauses_of

ROOT = Path(__file__).parent.parent.parent
LESSONS = ROOT / "web" / "src" / "learn" / "lessons"
LANGUAGES = ("en", "de", "nl", "hu")
LEARNER = 0
FEWEST, MOST = 10, 16

Json = dict[str, Any]

every_game = pytest.mark.parametrize("name", tr.games())


@cache
def lesson(name: str) -> Json:
    read: Json = json.loads((LESSONS / f"{name}.json").read_text("utf-8"))
    return read


def begin(name: str, scene: Json) -> tr.Position:
    """Set a scene up as the server does."""
    game = tr.game(name)
    position = game.position(scene["position"]) if "position" in scene else game.start(**scene["options"])
    return play(position, scene.get("play", []))


def play(position: tr.Position, script: list[str]) -> tr.Position:
    """Play a script that leaves nothing to chance."""
    for text in script:
        for action in position.game.moves(text):
            position = position.apply(action)
    return position


def legal(position: tr.Position) -> set[str]:
    return {str(action) for action in position.legal()}


def after(positions: set[tr.Position], move: Json, place: str) -> set[tr.Position]:
    """Play each right answer from wherever the learner may stand; each is right somewhere."""
    reached: set[tr.Position] = set()
    given: set[str] = set()
    for position in positions:
        assert position.to_act == LEARNER, f"{place}: the learner is not to act"
        right = [answer for answer in move["do"] if answer in legal(position)]
        assert right, f"{place}: none of {move['do']} is legal, only {sorted(legal(position))}"
        given.update(right)
        script = [text for beat in move.get("then", []) for text in beat]
        reached |= {play(position, [answer, *script]) for answer in right}
    assert given == set(move["do"]), f"{place}: never legal: {set(move['do']) - given}"
    assert all(position.to_act != tr.CHANCE for position in reached), f"{place}: something is left to chance"
    return reached


@every_game
def test_a_lesson_plays_through_whatever_right_answers_are_given(name: str) -> None:
    written = lesson(name)
    positions: set[tr.Position] = set()
    for step in written["steps"]:
        if "scene" in step:
            positions = {begin(name, written["scenes"][step["scene"]])}
        assert positions, f"{step['id']}: the first step needs a scene"
        for number, move in enumerate(step.get("moves", [])):
            positions = after(positions, move, f"{name}, {step['id']}, move {number}")


@every_game
def test_a_lesson_is_short_and_its_steps_have_names_of_their_own(name: str) -> None:
    written = lesson(name)
    names = [step["id"] for step in written["steps"]]
    assert written["game"] == name
    assert FEWEST <= len(names) <= MOST
    assert len(set(names)) == len(names)
    assert {step["scene"] for step in written["steps"] if "scene" in step} == set(written["scenes"])


@every_game
def test_a_lesson_offers_choices_it_does_not_ask_for(name: str) -> None:
    """A lesson on the real engine can be answered wrongly, or it would teach nothing."""
    written = lesson(name)
    position = begin(name, next(iter(written["scenes"].values())))
    offered = 0
    for step in written["steps"]:
        if "scene" in step:
            position = begin(name, written["scenes"][step["scene"]])
        for move in step.get("moves", []):
            offered += len(legal(position) - set(move["do"]))
            position = play(position, [move["do"][0], *(text for beat in move.get("then", []) for text in beat)])
    assert offered > len(written["steps"])


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_step_is_told_in_every_language(name: str, language: str) -> None:
    words = catalogue(language)
    steps = [f"web-lesson-{name}-{step['id']}" for step in lesson(name)["steps"]]
    assert [code for code in [*steps, f"web-lesson-{name}-about"] if not words.has(code)] == []


@every_game
def test_every_step_names_a_clause_of_its_rules(name: str) -> None:
    (page,) = (page for page in PAGES if page.stem == name)
    known = set(clauses_of(page))
    assert [step["id"] for step in lesson(name)["steps"] if step.get("clause") not in known] == []


def test_no_lesson_tells_of_a_step_that_is_gone() -> None:
    told = {line.split(" ")[0] for line in _lines("en") if line.startswith("web-lesson-")}
    steps = {f"web-lesson-{name}-{step['id']}" for name in tr.games() for step in lesson(name)["steps"]}
    assert told - steps == {f"web-lesson-{name}-about" for name in tr.games()}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_words_around_the_lessons_are_translated(language: str) -> None:
    keys = {line.split(" ")[0] for line in _lines("en") if line[:1].isalpha()}
    words = catalogue(language)
    assert [key for key in sorted(keys) if not words.has(key)] == []


def _lines(language: str) -> list[str]:
    folder = ROOT / "src" / "tafelrunde" / "text" / language
    files = sorted([*folder.glob("web-learn.ftl"), *folder.glob("web-lesson-*.ftl")])
    return [line for file in files for line in file.read_text("utf-8").splitlines()]
