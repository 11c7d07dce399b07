"""Which tables of Pig are tried by the tests of all games, and what only they need to know of it."""

from typing import Any

Options = dict[str, Any]

TABLES: list[Options] = [{"players": 3, "start": 2, "goal": 50}]
"""Tables beyond one for each number of players."""

VARIANTS: list[Options] = [{}, {"goal": 30}]
"""Each is an environment of its own, for every number of players."""

NO_ACTIONS = ["rolls", "roll 3", "hold 20", "start E", "start AB", "start", "die", "die 0", "die 7", "die ²"]
"""Texts that a reader of notation must refuse with BadNotation."""
