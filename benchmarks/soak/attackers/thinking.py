"""Attackers who let the server think for them."""

import asyncio
from typing import Any

from benchmarks.soak.attackers.attacker import Attacker
from benchmarks.soak.attackers.wire import Guest
from tafelrunde.core.registry import game

ASKERS = 10
IMPATIENCE = 6.0
"""Seconds after which a question is left alone, for the server to answer to nobody."""
COURT = ("farmer", "general", "laborer", "guard", "hunter", "knight", "bishop", "merchant", "magician")
HARD = (*COURT, "philosopher", "pawnbroker", "serving-maid")
"""A hand about which the coach thinks for three seconds."""


def hard_question() -> dict[str, Any]:
    """Return a study of a court that takes the coach longest."""
    position = game("court").start(players=2, start=0).to_json()
    position["seats"][0]["characters"] = list(HARD)
    position["in_hand"] = 6
    for character in HARD:
        position["supply"][character] -= 1
    return {"game": "court", "position": position, "coach": True}


class HardQuestions(Attacker):
    """Ten hard questions at once to the coach, by nobody."""

    name, finding = "hard-questions", "M3"

    async def attack(self) -> None:
        """Ask, leave, ask again."""
        question = hard_question()
        async with (
            Guest(self.target, self.address, self.tally, IMPATIENCE) as nobody,
            asyncio.TaskGroup() as askers,
        ):
            for _ in range(ASKERS):
                askers.create_task(self._ask(nobody, question))

    async def _ask(self, nobody: Guest, question: dict[str, Any]) -> None:
        while True:
            await nobody.ask("POST", "/study", question)
            await asyncio.sleep(0.5)
