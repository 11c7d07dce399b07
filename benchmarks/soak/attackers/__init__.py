"""All attackers, by name; each does what `finding` describes (issue 16)."""

from benchmarks.soak.attackers.attacker import Attacker
from benchmarks.soak.attackers.connections import Malformed, Silent
from benchmarks.soak.attackers.crowds import Chatter, Mutes, StalePlays
from benchmarks.soak.attackers.frames import BrokenFrames, Pings, Pongs
from benchmarks.soak.attackers.records import JunkFairness, LongRecords
from benchmarks.soak.attackers.secrets import Passwords, Revoked
from benchmarks.soak.attackers.tables import BotTables, FullLobby, Guests, Invitations, Rematches
from benchmarks.soak.attackers.thinking import HardQuestions
from benchmarks.soak.attackers.wire import Target

ATTACKERS: dict[str, type[Attacker]] = {
    attacker.name: attacker
    for attacker in (
        Pings,
        Pongs,
        BrokenFrames,
        LongRecords,
        JunkFairness,
        StalePlays,
        Chatter,
        Mutes,
        Rematches,
        BotTables,
        Invitations,
        FullLobby,
        Guests,
        Silent,
        Malformed,
        HardQuestions,
        Passwords,
        Revoked,
    )
}

__all__ = ["ATTACKERS", "Attacker", "Target"]
