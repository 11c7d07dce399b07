"""Matches for tests of the analysis: random ones, those of the house, and how their sums are checked."""

from typing import Any

import tafelrunde as tr
from tafelrunde.analysis import Ledger
from tafelrunde.bots import bot
from tafelrunde.bots.arena import play_out
from tests.walks import choose

CASES: list[tuple[str, dict[str, Any]]] = [
    *(("knights", {"players": players}) for players in range(2, 7)),
    *(
        ("court", {"players": players, "edition": edition})
        for players in range(2, 6)
        for edition in ("amigo", "rio_grande")
    ),
    *(
        ("torres", {"players": players, "variant": variant})
        for players in range(2, 5)
        for variant in ("basic", "luck", "master")
    ),
]
"""Every game with every number of seats and every variant."""
EXACT = 1e-12
MOST_DECISIONS = 3000


def random_record(name: str, seed: int | str, most: int = MOST_DECISIONS, **options: Any) -> tr.Match:
    """Return a match of random actions, which may break off."""
    draw = tr.seeded(f"{seed} actions")
    match = tr.game(name).match(sampler=tr.seeded(seed), **options)
    for _ in range(most):
        if match.position.to_act is None:
            break
        match.play(choose(match.position, draw))
    return match


def house_match(name: str, seed: int, who: str = "steward", **options: Any) -> tr.Match:
    """Return a match of a player of the house with itself."""
    match = tr.game(name).match(sampler=tr.seeded(seed), **options)
    play_out(match, [bot(who, name, seed * 8 + seat) for seat in range(match.position.players)])
    return match


def check_sums(ledger: Ledger) -> float:
    """Hold every sum of a ledger against its definition; return by how much the worst of its seats is off."""
    worst = 0.0
    for seat, row in enumerate(ledger.seats):
        total = row.start + row.own_luck + row.others_luck + row.mistakes + row.gifts + row.drift
        worst = max(worst, abs(total - row.result))
        assert worst < EXACT
        assert row.mistakes <= EXACT
        columns = dict.fromkeys(("own_luck", "others_luck", "mistakes", "gifts", "drift"), 0.0)
        for entry in ledger.entries:
            own = entry.seat == seat
            if entry.luck is not None:
                booked, column = entry.luck[seat], "own_luck" if own else "others_luck"
            else:
                assert entry.cost is not None
                assert entry.gifts is not None
                booked, column = (entry.cost, "mistakes") if own else (entry.gifts[seat], "gifts")
            assert abs(booked - (entry.after[seat] - entry.value[seat])) < EXACT
            assert abs(entry.drift[seat] - (entry.value[seat] - entry.before[seat])) < EXACT
            columns[column] += booked
            columns["drift"] += entry.drift[seat]
        assert all(abs(getattr(row, column) - total) < EXACT for column, total in columns.items())
    for entry in ledger.entries:
        assert abs(sum(entry.after) - 1) < 1e-6
        assert entry.cost is None or entry.cost <= EXACT
        assert entry.gifts is None or entry.seat is None or entry.gifts[entry.seat] == 0
    for before, after in zip(ledger.entries, ledger.entries[1:], strict=False):
        assert before.after == after.before
    return worst
