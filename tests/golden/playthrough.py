"""Writes a seeded random match as text: every accessor at its ends, a short line for each event between.

An event line holds its number, who acted (* is chance), the action and a short hash of the state after it.
"""

import hashlib
import json
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import tafelrunde as tr
from tests.every_game import cases_of
from tests.walks import Step, walk

FOLDER = Path(__file__).parent
WIDTH = 110
FULL_AT_START = 20
FULL_AT_END = 5


class Playthrough(NamedTuple):
    """A match to be written down: its seed says everything else."""

    game: str
    seed: int
    options: dict[str, Any]


PLAYTHROUGHS = {
    name: Playthrough(game, seed, options)
    for game in tr.games()
    for name, (seed, options) in cases_of(tr.game(game)).PLAYTHROUGHS.items()
}


def path_of(name: str) -> Path:
    """Return the file of a playthrough."""
    return FOLDER / f"{name}.txt"


def render(played: Playthrough) -> str:
    """Write the whole match."""
    steps = list(walk(played.game, played.seed, **played.options))
    lines = [
        f"# {played.game}, rules version {tr.game(played.game).rules_version}, seed {played.seed}",
        "# Written by `make golden`; a change here is a change of behaviour.",
        *_field("options", _compact(played.options)),
        "",
    ]
    written: dict[str, Any] = {}
    for number, step in enumerate(steps):
        if number < FULL_AT_START or number > len(steps) - FULL_AT_END:
            lines += ["", *_accessors(step.before, written), ""]
        lines.append(_event(number, step))
    lines += ["", *_accessors(steps[-1].after, written)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _event(number: int, step: Step) -> str:
    by = "*" if step.by == tr.CHANCE else str(step.by)
    return f"{number:04} {by}: {step.action} #{_short_hash(step.after.state.tobytes())}"


def _accessors(position: tr.Position, written: dict[str, Any]) -> Iterator[str]:
    """Print all that may be asked of a position; of its JSON what differs from what was written last."""
    yield f"  repr: {position!r}"
    yield f"  players: {position.players}"
    yield f"  to_act: {position.to_act}"
    yield from _field("legal", ", ".join(map(str, position.legal())))
    if position.to_act == tr.CHANCE:
        outcomes = position.chance()
        ends = [f"{action} ({probability})" for action, probability in (outcomes[0], outcomes[-1])]
        yield f"  chance: {len(outcomes)}, {' to '.join(ends)}"
    yield f"  outcome: {position.outcome}"
    views = [_compact(position.view(seat).to_json()) for seat in (None, *range(position.players))]
    yield f"  views: {' '.join(_short_hash(view.encode()) for view in views)}"
    yield from (f"  | {line}" for line in str(position).splitlines())
    for key, value in position.to_json().items():
        if key not in written or written[key] != value:
            yield from _field(f"json {key}", _compact(value))
            written[key] = value


def _field(name: str, text: str) -> list[str]:
    return textwrap.wrap(
        f"{name}: {text}",
        WIDTH,
        initial_indent="  ",
        subsequent_indent="      ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(", ", ":"))


def _short_hash(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=3).hexdigest()
