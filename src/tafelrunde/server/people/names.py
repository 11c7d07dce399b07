"""What people may be called."""

import secrets
from unicodedata import category, normalize

from tafelrunde.server.errors import Refused

MOST_NAME = 24
LEAST_LOGIN, MOST_LOGIN = 3, 32
JOINERS = "\u200c\u200d"
"""Needed inside some scripts and emoji, though nobody sees them."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like nothing."""
ROUND_TABLE = (
    *("Bedivere", "Bors", "Elaine", "Enid", "Gaheris", "Galahad", "Gareth", "Gawain", "Guinevere", "Iseult"),
    *("Kay", "Lamorak", "Lancelot", "Lynette", "Morgan", "Nimue", "Palamedes", "Percival", "Tristan", "Yvain"),
)


def clean_name(name: str | None) -> str:
    """Return a name as it is shown, a knight's if there is none, or refuse it."""
    if name is None:
        return f"{secrets.choice(ROUND_TABLE)} {secrets.randbelow(90) + 10}"
    cleaned = visible_text(name, MOST_NAME)
    if cleaned is None:
        raise Refused("bad-name", most=MOST_NAME)
    return cleaned


def clean_login(login: str) -> str:
    """Return a login as it is kept, or refuse it."""
    kept = login_key(login)
    if not is_login(kept):
        raise Refused("bad-login", least=LEAST_LOGIN, most=MOST_LOGIN)
    return kept


def login_key(login: str) -> str:
    """Return what is the same for all ways to write a login."""
    return normalize("NFKC", login.strip()).lower()


def is_login(kept: str) -> bool:
    """Say whether an account can have this login."""
    return LEAST_LOGIN <= len(kept) <= MOST_LOGIN and all(char.isalnum() or char in "._-" for char in kept)


def visible_text(text: str, most: int) -> str | None:
    """Return a short text in its usual form, or None if it cannot be shown as one visible line."""
    text = normalize("NFC", text).strip(" ")
    if any(_breaks_the_line(char) for char in text) or not any(_is_seen(char) for char in text):
        return None
    text = " ".join(text.split())
    return text if len(text) <= most else None


def _breaks_the_line(char: str) -> bool:
    """Control characters, overrides of direction, what is unassigned or private, and blanks in disguise."""
    return char in BLANKS or (category(char)[0] == "C" and char not in JOINERS) or category(char) in ("Zl", "Zp")


def _is_seen(char: str) -> bool:
    return category(char)[0] in "LNPS"
