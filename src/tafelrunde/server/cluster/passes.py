"""Passes: by which one server knows another, signed with the key that both read from the database."""

import time
from typing import NamedTuple

from tafelrunde.server.people.signing import Signer

HEADER = "X-Tafelrunde-Pass"
PURPOSE = "peer"
VALID = 30_000
"""Milliseconds in which a pass must arrive; the clocks of the machines may differ by as much."""


class Pass(NamedTuple):
    """What a server shows with a request to another one."""

    server: str
    person: str
    """On whose behalf it asks without their cookie; empty: the request says itself who asks."""


class Passes:
    """Writes and reads passes; each is for one request only."""

    def __init__(self, signer: Signer, server: str) -> None:
        self._signer = signer
        self._server = server

    def write(self, method: str, path: str, person: str = "") -> str:
        """Return a pass for a request."""
        return self._signer.sign(PURPOSE, self._server, person, method, path, _now())

    def read(self, token: str, method: str, path: str) -> Pass | None:
        """Return what a pass says if it is genuine, of now, and for this request."""
        match self._signer.read(PURPOSE, token):
            case (str(server), str(person), str(asked), str(where), int(at)):
                if (asked, where) == (method, path) and abs(_now() - at) < VALID:
                    return Pass(server, person)
        return None


def _now() -> int:
    return time.time_ns() // 1_000_000
