"""Environment steps per second beside pgx and PettingZoo, in one run on one machine: `make bench-envs`.

A step is one decision of one player in one game, with its observation and its mask of legal actions; all sides
choose uniformly among the legal actions, and that is part of the time. Ours and pgx's games are stepped 1,024 at a
time on all cores (ours with one thread a core, pgx's as one compiled loop, whose threads XLA chooses); PettingZoo
steps one game in one process. Chance belongs to the step that brings it about. All are measured in turn, several
times; medians are shown, and ratios are medians of the rounds' own ratios.
"""

import os
import random
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

import jax
import numpy as np
import pgx
from pettingzoo.classic import connect_four_v3
from pgx.experimental import auto_reset

from tafelrunde.envs import batch
from tafelrunde.envs.pettingzoo import env

ROUNDS = 7
SECONDS = 1.0
GAMES = 1024
PGX_STEPS = 50

Measure = Callable[[], float]


def steps_per_second(steps: Callable[[], int]) -> float:
    """Repeat something that takes some steps for about a second."""
    done, begun = 0, perf_counter()
    while perf_counter() - begun < SECONDS:
        done += steps()
    return done / (perf_counter() - begun)


def ours(name: str, players: int, threads: int) -> Measure:
    """Step our games."""
    games = batch(name, GAMES, players=players, seed=1, threads=threads)

    def steps() -> int:
        games.step(games.sample())
        return GAMES

    steps()
    return lambda: steps_per_second(steps)


def pgx_speed(name: str) -> Measure:
    """Step games of pgx, many steps in one compiled loop."""
    game = pgx.make(name)
    step = jax.vmap(auto_reset(game.step, game.init))

    def play(state: Any, key: Any) -> Any:
        legal = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        chosen, own = jax.random.split(key)
        return step(state, jax.random.categorical(chosen, legal, axis=-1), jax.random.split(own, GAMES)), None

    loop = jax.jit(lambda state, key: jax.lax.scan(play, state, jax.random.split(key, PGX_STEPS))[0])
    kept = {"state": jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.PRNGKey(0), GAMES)), "round": 0}

    def steps() -> int:
        kept["round"] += 1
        kept["state"] = jax.block_until_ready(loop(kept["state"], jax.random.PRNGKey(kept["round"])))
        return GAMES * PGX_STEPS

    steps()
    return lambda: steps_per_second(steps)


def pettingzoo_speed(table: Any) -> Measure:
    """Step one game with PettingZoo's own loop."""
    generator = random.Random(1)

    def steps() -> int:
        done = 0
        table.reset()
        for _ in table.agent_iter():
            seen, _, over, cut, _ = table.last()
            table.step(None if over or cut else generator.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            done += not (over or cut)
        return done

    steps()
    return lambda: steps_per_second(steps)


def main() -> None:
    """Measure all in turn, several times, and print a table."""
    cores = os.cpu_count() or 1
    load = os.getloadavg()[0]
    measures = {
        f"Tafelrunde Knights, 4 players, {cores} threads": ours("knights", 4, cores),
        "Tafelrunde Knights, 4 players, 1 thread": ours("knights", 4, 1),
        f"Tafelrunde Knights, 2 players, {cores} threads": ours("knights", 2, cores),
        f"Tafelrunde Court, 4 players, {cores} threads": ours("court", 4, cores),
        f"Tafelrunde Torres, 3 players, {cores} threads": ours("torres", 3, cores),
        "Tafelrunde Knights, 2 players, as PettingZoo": pettingzoo_speed(env("knights", players=2)),
        "PettingZoo Connect Four": pettingzoo_speed(connect_four_v3.env()),
        "pgx backgammon on the CPU": pgx_speed("backgammon"),
        "pgx Connect Four on the CPU": pgx_speed("connect_four"),
    }
    rounds = [{name: measure() for name, measure in measures.items()} for _ in range(ROUNDS)]
    first = next(iter(measures))
    print(f"{GAMES} games at a time, {cores} cores, load {load:.1f} before, {os.getloadavg()[0]:.1f} after\n")
    for name in measures:
        speed = median(each[name] for each in rounds)
        ratio = median(each[first] / each[name] for each in rounds)
        print(f"{name:48} {speed / 1e6:8.3f} M steps/s   {ratio:8.1f}")
    print("\nThe last column: how many times as fast the first line is.")


if __name__ == "__main__":
    main()
