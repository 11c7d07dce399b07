"""Masked PPO learns Knights for two players against itself, on the CPU, in minutes.

    pip install 'tafelrunde[examples]'
    python examples/env_ppo.py --curve knights.svg

One network plays both seats: observations are counted from the seat to act. Values are antisymmetric, what is good
for one player is bad for the other, so an advantage changes its sign whenever the next decision is the opponent's.
"""

import argparse
from time import perf_counter
from typing import Any

import numpy as np
import torch
from torch import nn

from tafelrunde.envs import Batch, Buffers, batch

GAMES, STEPS, EPOCHS, MINIBATCH = 512, 64, 2, 4096
DISCOUNT, TRACE, CLIP, ENTROPY, RATE = 0.999, 0.95, 0.2, 0.01, 5e-4
TEST_GAMES = 512


class Player(nn.Module):
    """Two layers, then a score for every action and a value between -1 and 1."""

    def __init__(self, size: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.scores, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: Any, masks: Any) -> Any:
        """Return the choice among legal actions, as a distribution, and the value."""
        inside = self.body(seen)
        scores = self.scores(inside).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=scores), torch.tanh(self.value(inside)).squeeze(-1)


class Rollout:
    """Memory for some steps of all games; the environment writes into it, PyTorch reads the same memory."""

    def __init__(self, games: Batch) -> None:
        room: list[Any] = [np.stack([array] * (STEPS + 1)) for array in games.new_buffers()]
        self.arrays: Any = Buffers(*room)
        self.tensors: Any = Buffers(*(torch.from_numpy(array) for array in room))
        self.actions = torch.zeros(STEPS, GAMES, dtype=torch.int64)
        self.likelihoods = torch.zeros(STEPS, GAMES)
        self.values = torch.zeros(STEPS + 1, GAMES)

    def at(self, step: int) -> Any:
        """Return the memory of one step."""
        return Buffers(*(array[step] for array in self.arrays))


@torch.no_grad()
def play(games: Batch, player: Player, rollout: Rollout) -> None:
    """Go on from where the last rollout ended."""
    for own, last in zip(rollout.at(0), rollout.at(STEPS), strict=True):
        own[:] = last
    for step in range(STEPS):
        choice, rollout.values[step] = player(rollout.tensors.observations[step], rollout.tensors.masks[step])
        rollout.actions[step] = choice.sample()
        rollout.likelihoods[step] = choice.log_prob(rollout.actions[step])
        games.step(rollout.actions[step].numpy(), rollout.at(step + 1))
    rollout.values[STEPS] = player(rollout.tensors.observations[STEPS], rollout.tensors.masks[STEPS])[1]


def advantages(rollout: Rollout) -> Any:
    """Return how much better each action was than expected, for the seat that chose it."""
    found, after = torch.zeros(STEPS, GAMES), torch.zeros(GAMES)
    actors, seats = rollout.tensors.actors.long(), torch.arange(GAMES)
    for step in reversed(range(STEPS)):
        over = rollout.tensors.terminated[step + 1] | rollout.tensors.truncated[step + 1]
        won = rollout.tensors.rewards[step + 1][seats, actors[step]]
        reward = torch.where(rollout.tensors.terminated[step + 1], 2 * won - 1, torch.zeros(()))
        sign = torch.where(actors[step + 1] == actors[step], 1.0, -1.0) * ~over * DISCOUNT
        error = reward + sign * rollout.values[step + 1] - rollout.values[step]
        after = found[step] = error + TRACE * sign * after
    return found


def learn(player: Player, optimizer: Any, rollout: Rollout) -> None:
    """Improve the player with what was played."""
    gains = advantages(rollout)
    goals = gains + rollout.values[:STEPS]
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    seen, masks = rollout.tensors.observations[:STEPS], rollout.tensors.masks[:STEPS]
    flat = [each.flatten(0, 1) for each in (seen, masks, rollout.actions, rollout.likelihoods, gains, goals)]
    for _ in range(EPOCHS):
        for part in torch.randperm(STEPS * GAMES).split(MINIBATCH):
            seen, masks, actions, before, gain, goal = (each[part] for each in flat)
            choice, value = player(seen, masks)
            ratio = (choice.log_prob(actions) - before).exp()
            bounded = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
            loss = -bounded.mean() + 0.5 * (value - goal).square().mean() - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def share_against_random(player: Player, seed: int) -> float:
    """Return the share of games won in the first seat; the other one plays at random, and who starts is drawn."""
    games = batch("knights", 128, players=2, seed=seed)
    out, won, ended = games.reset(seed), 0.0, 0
    while ended < TEST_GAMES:
        choice, _ = player(torch.from_numpy(out.observations), torch.from_numpy(out.masks))
        mine = out.actors == 0
        out = games.step(np.where(mine, choice.sample().numpy(), games.sample()))
        won += float(out.rewards[:, 0].sum())
        ended += int(out.terminated.sum())
    return won / ended


def draw_curve(points: list[tuple[float, float]], file: str) -> None:
    """Draw the learning curve."""
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4))
    axes.plot(*zip(*points, strict=True), marker="o", markersize=3)
    axes.axhline(0.5, color="grey", linestyle="--", label="random")
    axes.set(xlabel="decisions played, in millions", ylabel="share won against random", ylim=(0.4, 1.0))
    axes.legend(loc="lower right")
    figure.savefig(file, bbox_inches="tight")


def main() -> None:
    """Learn for some rounds and tell how it goes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--curve", help="draw the learning curve into this file")
    given = parser.parse_args()
    torch.manual_seed(1)
    games = batch("knights", GAMES, players=2, seed=1)
    player = Player(games.spec.observation_size, games.spec.actions)
    optimizer = torch.optim.Adam(player.parameters(), lr=RATE)
    rollout = Rollout(games)
    games.reset(1, rollout.at(STEPS))
    points: list[tuple[float, float]] = []
    begun = perf_counter()
    for number in range(1, given.rounds + 1):
        play(games, player, rollout)
        learn(player, optimizer, rollout)
        if number % 5 == 0:
            points.append((number * STEPS * GAMES / 1e6, share_against_random(player, number)))
            played, share = points[-1]
            print(
                f"{perf_counter() - begun:5.0f} s  {played:5.2f} million decisions  won {share:.1%} against random"
            )
    if given.curve:
        draw_curve(points, given.curve)


if __name__ == "__main__":
    main()
