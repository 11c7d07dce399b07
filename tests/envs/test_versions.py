"""A version stands for behaviour: observations, action numbers, rewards and seeded play, byte by byte."""

import hashlib
import json
from pathlib import Path

import pytest

from tafelrunde.envs import batch, env_ids
from tests.envs.cases import CASES, Case

FILE = Path(__file__).parent / "versions.json"
STEPS, GAMES = 150, 16


def fingerprint(case: Case) -> str:
    """Return a hash of all that a batch shows, and of every action's notation."""
    digest = hashlib.sha256()
    for rewards in ("win", "margin"):
        games = batch(case.game, GAMES, seed=11, max_cycles=120, rewards=rewards, **case.options)
        for _ in range(STEPS):
            chosen = games.sample()
            digest.update(chosen.tobytes())
            for array in games.step(chosen):
                digest.update(array.tobytes())
    for seat in range(games.spec.players):
        digest.update(
            " ".join(str(games.spec.action_of(seat, index)) for index in range(games.spec.actions)).encode()
        )
    return digest.hexdigest()[:16]


def current(name: str) -> dict[str, str]:
    """Return the fingerprints of an environment, given its versioned name."""
    return {str(case): fingerprint(case) for case in CASES if case.spec.id == name}


@pytest.mark.parametrize("name", env_ids())
def test_behaviour_changes_only_with_the_version(name: str) -> None:
    """If a change is meant, raise the game's `env_version` and run `python -m tests.envs.test_versions`."""
    kept = json.loads(FILE.read_text("utf-8"))
    assert kept[name] == current(name)


if __name__ == "__main__":
    kept = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    FILE.write_text(json.dumps({**{name: current(name) for name in env_ids()}, **kept}, indent=2) + "\n", "utf-8")
