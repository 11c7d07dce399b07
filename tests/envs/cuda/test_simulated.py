"""The kernels of the card in numba's simulator, which runs their threads in Python: small cases of a small game."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
BEFORE = """
import numpy as np
import tafelrunde as tr
from tafelrunde.envs import batch, random_playouts
from tafelrunde.envs.cuda import playouts
from tests.every_game import pig_registered

with pig_registered():
"""


def simulated(script: str) -> str:
    """Run a script with the simulator in place of a card and return what it prints."""
    lines = "".join(f"    {line}\n" for line in script.strip().splitlines())
    done = subprocess.run(
        [sys.executable, "-c", BEFORE + lines],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_playouts_are_those_of_the_processor_in_pools_and_in_lanes() -> None:
    script = """
start = tr.game("pig").start(players=2)
for shape in (playouts.SIMULATED[True], playouts.SIMULATED[False]):
    playouts.SHAPES["pig"] = shape
    for games, cap in ((7, 100_000), (9, 20), (0, 5)):
        assert random_playouts(start, games, 3, "cuda", cap=cap) == random_playouts(start, games, 3, cap=cap), games
print("equal")
"""
    assert simulated(script) == "equal"


def test_batches_are_those_of_the_processor() -> None:
    script = """
there, here = (batch("pig", 3, players=2, seed=5, device=device) for device in ("cuda", "cpu"))
for _ in range(12):
    actions = here.sample()
    assert np.array_equal(there.sample().copy_to_host(), actions)
    for theirs, ours in zip(there.step(actions.astype(np.int64)), here.step(actions)):
        assert theirs.copy_to_host().tobytes() == ours.tobytes()
assert there.position(1) == here.position(1)
print("equal")
"""
    assert simulated(script) == "equal"


def test_an_illegal_action_is_refused_and_nothing_happens() -> None:
    script = """
games = batch("pig", 3, players=2, seed=5, device="cuda")
before = games.position(2)
try:
    games.step(np.array([*games.sample().copy_to_host()[:2], 99]))
except Exception as error:
    print(error.problem.facts["environment"], games.position(2) == before)
"""
    assert simulated(script) == "2 True"
