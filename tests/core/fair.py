"""Matches with fair dice, for tests."""

from typing import Any

import msgspec

import tafelrunde as tr
from tafelrunde.core.fairness import commitment, contribution_hash
from tests.walks import choose

SECRET = bytes(range(32))
TABLE = "a table"
CONTRIBUTIONS = ["Anna was here", None]


def fairness_of(contributions: list[str | None] = CONTRIBUTIONS, scheme: int = 2) -> tr.Fairness:
    """Return what is settled before a match."""
    if scheme == 1:
        return tr.Fairness(commitment(SECRET), contributions)
    hashes = [None if text is None else contribution_hash(TABLE, text) for text in contributions]
    return tr.Fairness(commitment(SECRET), contributions, scheme=scheme, table=TABLE, hashes=hashes)


def fair_match(game: str = "torres", contributions: list[str | None] = CONTRIBUTIONS, scheme: int = 2) -> tr.Match:
    """Start a match with fair dice."""
    fairness = fairness_of(contributions, scheme)
    sampler = tr.FairSampler(SECRET, fairness)
    return tr.game(game).match(sampler, fairness=fairness, players=len(contributions))


def played_out(match: tr.Match, secret: bytes = SECRET) -> tr.Record:
    """Play a match at random to its end and reveal the secret."""
    draw = tr.seeded(match.game.name)
    while match.position.to_act is not None:
        match.play(choose(match.position, draw))
    match.reveal(secret)
    return match.record


def finished(game: str = "torres", scheme: int = 2) -> tr.Record:
    return played_out(fair_match(game, scheme=scheme))


def with_fairness(record: tr.Record, **changes: Any) -> tr.Record:
    header = msgspec.structs.replace(record.header, fairness={**(record.header.fairness or {}), **changes})
    return msgspec.structs.replace(record, header=header)
