"""Small tables, lines and people for the tests of the store."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tafelrunde.server.store import Chat, Line, Person, Session, Store, TableRow, Token, open_store


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    """Open a store for the length of a block."""
    store = await open_store(address)
    try:
        yield store
    finally:
        await store.close()


def row(table: str = "t1", **changes: Any) -> TableRow:
    """Return a table's row."""
    usual: dict[str, Any] = {
        "game": "knights",
        "status": "running",
        "listed": True,
        "attention": False,
        "created": 1000,
        "updated": 1000,
        "summary": {"seats": ["Anna", "Béla"], "turn": 1},
    }
    return TableRow(id=table, **{**usual, **changes})


def line(seq: int, text: str = "roll") -> Line:
    """Return a line of a journal."""
    return Line(seq, 1000 + seq, f'{{"do":"{text} {seq}"}}'.encode())


def person(name: str = "anna", login: str | None = None, seen: int = 1000) -> Person:
    """Return somebody."""
    password = "argon2…" if login else None
    return Person(name, name.title(), 1000, seen, login, password, 3)


def said(number: int, person: str = "anna", table: str = "t1") -> Chat:
    """Return something said."""
    return Chat(table, number, person, 1000 + number, f"Prosit {number}! 🍻")


def token(digest: str = "d1", person: str = "anna") -> Token:
    """Return a token."""
    return Token(digest, person, "my bot", 1000)


def session(digest: str = "s1", person: str = "anna", seen: int = 1000) -> Session:
    """Return a session."""
    return Session(digest, person, 3, "Firefox, Linux", 1000, seen, seen + 500)


async def fill(store: Store) -> None:
    """Put something into every table."""
    await fill_version_1(store)
    await store.add_session(session())
    await store.note_failed_login("anna", 4000)


async def fill_version_1(store: Store) -> None:
    """Put something into every table of the first schema."""
    await store.add_person(person("anna", "anna"))
    await store.add_person(person("gast"))
    await store.create_table(row(attention=True), line(0), ["anna", "gast"])
    for seq in range(1, 4):
        await store.append("t1", line(seq))
    await store.create_table(row("t2", status="open", listed=False, created=2000), line(0))
    await store.say(said(1))
    await store.add_token(token())
    await store.keep_setting("signing-key", "secret")
    await store.beat(5000)
    await store.note_outage(3000, 4000)


async def contents(store: Store) -> list[Any]:
    """Return everything that `fill` put there."""
    return [
        *await contents_of_version_1(store),
        *(await store.sessions_of("anna"), await store.failed_logins("anna")),
    ]


async def contents_of_version_1(store: Store) -> list[Any]:
    """Return everything that `fill_version_1` put there."""
    return [
        *(await store.tables(), await store.journal("t1"), await store.journal("t2")),
        *(await store.people_at("t1"), await store.persons(["anna", "gast"]), await store.chat("t1")),
        *(await store.tokens_of("anna"), await store.setting("signing-key")),
        *(await store.last_beat(), await store.outages()),
    ]
