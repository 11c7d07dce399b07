"""The bridge hands everything on, and forgives Firefox only what it cannot pretend."""

import json

from tests.firefox.bridge import Bridge

UNKNOWN = "unknown command"


def answered(asked: dict[str, object], answer: dict[str, object]) -> dict[str, object]:
    """Return what comes back over the bridge."""
    bridge = Bridge("ws://127.0.0.1:1")
    assert json.loads(bridge.heard(json.dumps(asked))) == asked
    found: dict[str, object] = json.loads(bridge.heard(json.dumps(answer)))
    return found


def test_what_firefox_cannot_pretend_is_forgiven() -> None:
    asked = {"id": 7, "method": "emulation.setMediaFeaturesOverride", "params": {}}
    refused: dict[str, object] = {"type": "error", "id": 7, "error": UNKNOWN, "message": ""}
    assert answered(asked, refused) == {"type": "success", "id": 7, "result": {}}


def test_other_refusals_and_other_questions_are_handed_on() -> None:
    asked: dict[str, object] = {"id": 7, "method": "emulation.setTimezoneOverride", "params": {}}
    wrong: dict[str, object] = {"type": "error", "id": 7, "error": "invalid argument", "message": ""}
    assert answered(asked, wrong) == wrong
    click: dict[str, object] = {"id": 8, "method": "input.performActions", "params": {}}
    missing: dict[str, object] = {"type": "error", "id": 8, "error": UNKNOWN, "message": ""}
    assert answered(click, missing) == missing
