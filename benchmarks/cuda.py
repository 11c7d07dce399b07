"""Random games on a CUDA card beside the processor, in one run on one machine: `python -m benchmarks.cuda`.

Counted are moves: the decisions of players and the events of chance (rolls, cards turned up), each carried out
by the full rules, in whole random games from the first event to the last, two players, every legal action
equally likely (a decision lists all of them). Both sides play the same games, each with dice of its own, and
what they come to must be equal: the card plays the processor's games first. Compiling is not part of the time;
copying to and from the card is, and so is the end of a run, when few games are left. Court's random games
seldom end: they are given up after 2,000 decisions. Steps of a batch are decisions with observations and masks
of legal actions, all in the card's memory.
"""

import argparse
import json
import platform
from time import perf_counter
from typing import Any, NamedTuple

import tafelrunde as tr
from tafelrunde.core.playouts import CAP, Playouts
from tafelrunde.envs import batch, random_playouts
from tafelrunde.envs.batching import cores
from tafelrunde.envs.cuda.card import card

STEPS = 200
BATCH = 65_536


class Task(NamedTuple):
    """How many games of a kind are played."""

    game: str
    on_processor: int
    on_card: int
    cap: int = CAP


TASKS = (
    Task("knights", 40_000, 8_000_000),
    Task("court", 4_000, 2_000_000, cap=2_000),
    Task("torres", 10_000, 2_000_000),
)


def timed(task: Task, games: int, device: str) -> tuple[Playouts, float]:
    """Play games and return what they came to, and moves a second."""
    start = tr.game(task.game).start(players=2)
    begun = perf_counter()
    played = random_playouts(start, games, seed=7, device=device, cap=task.cap)
    return played, played.moves / (perf_counter() - begun)


def playouts(task: Task) -> dict[str, Any]:
    """Measure both sides, and make sure that they play the same games."""
    begun = perf_counter()
    timed(task, 64, "cuda")
    compiling = perf_counter() - begun
    timed(task, 64, "cpu")
    ours, on_processor = timed(task, task.on_processor, "cpu")
    theirs, _ = timed(task, task.on_processor, "cuda")
    if ours != theirs:
        raise SystemExit(f"{task.game}: the card plays otherwise: {theirs} instead of {ours}")
    played, on_card = timed(task, task.on_card, "cuda")
    return {
        "game": task.game,
        "games": played.games,
        "moves": played.moves,
        "card_moves_per_second": on_card,
        "processor_moves_per_second": on_processor,
        "ratio": on_card / on_processor,
        "compiling_seconds": compiling,
    }


def steps(game: str, device: str, games: int) -> float:
    """Return steps of a batch a second, with random actions."""
    played = batch(game, games, players=2, seed=1, device=device)
    played.step(played.sample())
    begun = perf_counter()
    for _ in range(STEPS):
        played.step(played.sample())
    return STEPS * games / (perf_counter() - begun)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=[task.game for task in TASKS])
    parser.add_argument("--batches", action="store_true", help="measure steps of batches too")
    parser.add_argument("--json", help="write the figures into this file")
    given = parser.parse_args()
    name = card().cuda.get_current_device().name
    about = f"{name.decode() if isinstance(name, bytes) else name} beside {cores()} cores of {platform.machine()}"
    print(about, flush=True)
    rows = []
    for task in TASKS:
        if task.game in given.games:
            row = playouts(task)
            if given.batches:
                row["card_steps_per_second"] = steps(task.game, "cuda", BATCH)
                row["processor_steps_per_second"] = steps(task.game, "cpu", BATCH // 16)
            rows.append(row)
            print(
                " ".join(
                    f"{key}={value:,.4g}" if isinstance(value, float) else f"{key}={value}"
                    for key, value in row.items()
                ),
                flush=True,
            )
    if given.json:
        with open(given.json, "w", encoding="utf-8") as file:
            json.dump({"about": about, "rows": rows}, file, indent=1)


if __name__ == "__main__":
    main()
