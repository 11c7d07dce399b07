"""How Court is learned: what turns can do from the exact solver, what positions are worth from self-play.

The first generation learns the odds of turns from careers: random ways from three dice to the King, solved exactly
at every step. Then, in every generation, a player meets itself. The solver gives each turn its exact value under
best play towards the values of its ends, without the luck of its dice; positions learn a mix of that and of what
came later. At the end of a generation scores with two seats are calibrated.
"""

from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Any, Final

import numpy as np

from tafelrunde.bots.court.deciding import Mind, decide, mind, pick, rate
from tafelrunde.bots.court.evaluation import thinker_of
from tafelrunde.bots.court.features import COSTS, ODDS, SEAT_NUMBERS, TURN_NUMBERS
from tafelrunde.bots.court.nets import Net, net_of
from tafelrunde.bots.court.value import nets_of, win_shares
from tafelrunde.bots.training.court_calibrate import Watched, calibrated
from tafelrunde.bots.training.court_careers import CAREERS_A_JOB, careers
from tafelrunde.bots.training.court_fit import Array, Examples, arrays_of, fit, fresh_net, joined, rounded
from tafelrunde.bots.training.trainer import Report
from tafelrunde.bots.weights import Weights, frozen
from tafelrunde.core.chance import seeded
from tafelrunde.core.registry import game as game_named
from tafelrunde.core.rng import rng
from tafelrunde.games.court import actions as act
from tafelrunde.games.court.cards import RANKS, Character
from tafelrunde.games.court.state import MOST_PLAYERS, NONE, Phase

CAREERS: Final = 2800
"""From which the first generation learns the odds of turns."""
MATCHES: Final = {2: 900, 3: 150, 4: 450, 5: 150}
"""Matches of self-play, by seats, times the growth of a generation."""
GROWTH: Final = (2, 4, 8, 12)
"""Later generations play more: the better a player is, the more it takes to learn from it."""
MATCHES_A_JOB: Final = 6
WATCHED: Final = 1200
"""Matches that nothing is learned from but how much of a win a better score is."""
MOST_VALUES: Final = 2_000_000
"""What the plan of a turn may have in training: turns beyond are played a little below best."""
HIDDEN: Final = (64, 32)
ODDS_HIDDEN: Final = (96, 64)
CURIOUS: Final = 0.08
"""How often a claim of self-play is any of the legal ones."""
WORTH_OF_RANK: Final = 0.12
"""What fresh weights give each character for its rank, in scores."""
KING: Final = act.CLAIM + act.CLAIMS.index(Character.KING)
LONGEST: Final = 100
"""Rounds after which a match is broken off."""


class CourtTrainer:
    """Learns To Court the King."""

    name = "court"

    def fresh(self, seed: int) -> Weights:
        """Return weights that know nothing but that a higher rank is better."""
        rng = np.random.default_rng(seed)
        weights = arrays_of(fresh_net(rng, TURN_NUMBERS, ODDS_HIDDEN, ODDS), "odds")
        for name in ("two", "many"):
            net = fresh_net(rng, SEAT_NUMBERS, HIDDEN, 1)
            for rank, characters in enumerate(RANKS.values()):
                for character in characters:
                    if character < COSTS:
                        net.straight[character] = WORTH_OF_RANK * (rank + 1)
            weights |= arrays_of(net, name)
        return weights

    def improve(self, weights: Weights, generation: int, seed: int, executor: Executor, report: Report) -> Weights:
        """Learn the odds of turns first, and in every generation what positions are worth."""
        rng = np.random.default_rng(seed)
        learned = dict(weights)
        if generation == 1:
            learned |= learn_odds(net_of(weights, "odds"), rng, executor, report)
        before = frozen(learned)
        examples = self_play(before, generation, rng, executor, report)
        rate = 2e-3 if generation == 1 else 1e-3 / generation**0.5
        two = [examples[2]]
        many = [examples[players] for players in sorted(examples) if players > 2]
        for name, some in (("two", two), ("many", many)):
            learned |= arrays_of(fit(net_of(before, name), some, rng, epochs=6, rate=rate), name)
        return learned | calibrated(learned, watched(frozen(learned), rng, executor, report))

    def duel(
        self, new: Weights, old: Weights, players: int, games: int, seed: int, executor: Executor
    ) -> Sequence[float]:
        """Let a new player meet old ones: deal by deal, on each seat in turn with the same dice."""
        deals = range(seed, seed + games // players)
        jobs = [executor.submit(duel_of_a_deal, new, old, players, deal) for deal in deals]
        return [share for job in jobs for share in job.result()]

    def export(self, weights: Weights) -> Weights:
        """Return all weights in half precision."""
        return rounded(weights)


def learn_odds(net: Net, rng: np.random.Generator, executor: Executor, report: Report) -> dict[str, Array]:
    """Learn what turns can do from careers."""
    first = int(rng.integers(1 << 40))
    jobs = [executor.submit(careers, first + number) for number in range(CAREERS // CAREERS_A_JOB)]
    found = []
    for number, job in enumerate(jobs):
        report("careers", number, len(jobs))
        found.append(job.result())
    return arrays_of(fit(net, [joined(found)], rng, epochs=80, rate=3e-3, decay=1e-4), "odds")


def self_play(
    weights: Weights, generation: int, rng: np.random.Generator, executor: Executor, report: Report
) -> dict[int, Examples]:
    """Let players with these weights meet themselves, with all numbers of seats."""
    looking_back = max(0.9 - 0.1 * generation, 0.5)
    first = int(rng.integers(1 << 40))
    jobs = []
    growth = GROWTH[min(generation, len(GROWTH)) - 1]
    for players, matches in sorted(MATCHES.items(), reverse=True):
        for number in range(growth * matches // MATCHES_A_JOB):
            seed = first + number * MOST_PLAYERS + players
            jobs.append((players, executor.submit(play_matches, weights, players, seed, looking_back)))
    found: dict[int, list[Examples]] = {players: [] for players in MATCHES}
    for number, (players, job) in enumerate(jobs):
        report("self-play", number, len(jobs))
        found[players].append(job.result())
    return {players: joined(parts) for players, parts in found.items()}


def watched(weights: Weights, rng: np.random.Generator, executor: Executor, report: Report) -> Watched:
    """Let players with these weights meet themselves, two at a table and without curiosity."""
    first = int(rng.integers(1 << 40))
    jobs = [executor.submit(watch_matches, weights, first + number) for number in range(WATCHED // MATCHES_A_JOB)]
    found = []
    for number, job in enumerate(jobs):
        report("calibration", number, len(jobs))
        found.append(job.result())
    return Watched(*(np.concatenate(arrays) for arrays in zip(*found, strict=True)))


def watch_matches(weights: Weights, seed: int) -> Watched:
    """Let the best player meet itself; return the positions before the King was taken, and who won."""
    player, numbers, won = thinker_of(weights), [], []
    for number in range(MATCHES_A_JOB):
        match = SelfPlay(player, 2, seed * MATCHES_A_JOB + number, curious=0.0)
        match.play_on()
        outcome = match.match.position.outcome
        if outcome is not None:
            numbers += match.numbers
            won += [outcome.winners[0]] * len(match.numbers)
    return Watched(np.array(numbers, np.float32), np.array(won))


def player_of(weights: Weights) -> Mind:
    """Return a player with these weights."""
    return mind(nets_of(frozen(weights)), MOST_VALUES, 0.0, False, rng(0))


def play_matches(weights: Weights, players: int, seed: int, looking_back: float) -> Examples:
    """Play some matches and return every position before the King was taken, with the shares it should have."""
    player = player_of(weights)
    found = [SelfPlay(player, players, seed * MATCHES_A_JOB + number) for number in range(MATCHES_A_JOB)]
    return joined([match.examples(looking_back) for match in found])


class SelfPlay:
    """One match of a player with itself, now and then with any claim at all."""

    def __init__(self, player: Mind, players: int, seed: int, curious: float = CURIOUS) -> None:
        self.player, self.players, self.curious = player, players, curious
        self.rng = np.random.default_rng(seed)
        self.match = game_named("court").match(players=players, sampler=seeded(seed))
        self.numbers: list[Array] = []
        self.backed: list[Array] = []
        self.wandered: list[bool] = []

    def examples(self, looking_back: float) -> Examples:
        """Play, and let every position look back from what came later."""
        self.play_on()
        wanted = self.backed[-1]
        all_wanted = []
        for backed, wandered in zip(reversed(self.backed), reversed(self.wandered), strict=True):
            wanted = backed if wandered else (1 - looking_back) * backed + looking_back * wanted
            all_wanted.append(wanted)
        return Examples(
            np.array(self.numbers, np.float32), np.array(all_wanted[::-1][: len(self.numbers)], np.float32)
        )

    def play_on(self) -> None:
        """Play to the end, or until the match is broken off."""
        while self.match.position.to_act is not None and self.match.position.state[0]["round"] < LONGEST:
            self.play_turn()

    def play_turn(self) -> None:
        """Play a turn; its position should give the mover the solver's share, the others theirs after it."""
        state, seat = self.match.position.state, int(self.match.position.state[0]["turn"])
        if state[0]["king"] == NONE:
            self._shares()
            self.numbers.append(self.player.work.seats[: self.players].copy())
        expected, wandered = None, False
        while self.match.position.to_act == seat and not self._next_turn(state):
            code, value, strayed = self._choice()
            expected = value if expected is None else expected
            wandered |= strayed
            self.match.play(act.actions()[code])
        assert expected is not None
        self.backed.append(_backed(self._shares(), seat, expected))
        self.wandered.append(wandered)

    def _shares(self) -> Array:
        """Return everybody's share of the win as the match stands."""
        shares = np.zeros(MOST_PLAYERS)
        win_shares(self.match.position.state, self.player.nets, self.player.work, shares)
        return shares[: self.players]

    def _next_turn(self, before: Any) -> bool:
        """Say whether another turn has begun, perhaps of the same player (C3.1)."""
        now = self.match.position.state[0]
        return bool(now["phase"] == Phase.FIRST_ROLL and now["used"] == 0 and now["round"] != before[0]["round"])

    def _choice(self) -> tuple[int, float, bool]:
        """Choose an action; return what the best is worth, and whether another one was chosen."""
        codes, values = self.player.desk.codes, self.player.desk.values
        count = rate(self.player, self.match.position.state)
        best = pick(codes, values, count)
        value = float(values[:count].max())
        if act.CLAIM <= best <= act.CLAIM_NONE and self.rng.random() < self.curious:
            others = [code for code in codes[:count].tolist() if code != KING]
            return others[self.rng.integers(len(others))], value, True
        return best, value, False


def _backed(after: Array, seat: int, expected: float) -> Array:
    """Give a seat the share that is expected for it, and the others theirs after the turn, in proportion."""
    others = after.copy()
    others[seat] = 0.0
    total = others.sum()
    others = others / total if total > 0 else np.where(np.arange(len(after)) == seat, 0.0, 1.0 / (len(after) - 1))
    others *= 1 - expected
    others[seat] = expected
    return others


def duel_of_a_deal(new: Weights, old: Weights, players: int, deal: int) -> list[float]:
    """Play one deal with a new player on each seat in turn among old ones."""
    return [_duel(new, old, players, deal, seat) for seat in range(players)]


def _duel(new: Weights, old: Weights, players: int, deal: int, seat: int) -> float:
    minds = [player_of(new if each == seat else old) for each in range(players)]
    match = game_named("court").match(players=players, sampler=seeded(deal))
    while match.position.to_act is not None and match.position.state[0]["round"] < LONGEST:
        match.play(act.actions()[decide(minds[match.position.to_act], match.position.state)])
    outcome = match.position.outcome
    return float(outcome.winner == seat) if outcome else 1 / players


TRAINER: Final = CourtTrainer()
