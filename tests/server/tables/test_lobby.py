"""The lobby belongs to everybody: all hosts take turns, and nobody pushes others out."""

from typing import Any

from tafelrunde.server.store import TableRow
from tafelrunde.server.tables.lobby import EACH, MOST_TABLES, PAGE, Lobby
from tests.server.store.sample import row
from tests.server.tables.parlour import Ear


def listed(name: str, host: str, created: int, **more: Any) -> TableRow:
    return row(name, host=host, created=created, status="open", **more)


def flooded(count: int = 520) -> Lobby:
    """Return a lobby with one honest table, and one person's many newer ones."""
    lobby = Lobby()
    lobby.update(listed("honest", "ada", 1))
    for number in range(count):
        lobby.update(listed(f"flood{number}", "mallory", 2 + number))
    return lobby


def names(lobby: Lobby, **given: Any) -> list[str]:
    return [table.id for table in lobby.page(**given).tables]


def test_five_hundred_tables_of_one_host_push_nobody_out() -> None:
    lobby = flooded()
    assert names(lobby)[:3] == ["flood519", "honest", "flood518"]
    assert len(names(lobby)) == EACH + 1


def test_the_oldest_table_of_a_host_with_too_many_is_taken_off_the_list() -> None:
    lobby = flooded(EACH)
    visitor = Ear(None)
    lobby.subscribe(visitor)
    lobby.update(listed("one more", "mallory", 9999))
    assert visitor.last("unlisted")["id"] == "flood0"


def test_pages_follow_each_other_and_miss_nothing() -> None:
    lobby = Lobby()
    for number in range(PAGE * 2 + 30):
        lobby.update(listed(f"t{number}", f"host{number % 30}", number))
    seen, after = [], None
    while True:
        page = lobby.page(after=after)
        seen += [table.id for table in page.tables]
        if page.more is None:
            break
        turn, created, name = page.more.split(".")
        after = int(turn), -int(created), name
    assert len(seen) == len(set(seen)) == PAGE * 2 + 30


def test_a_page_may_be_of_one_game() -> None:
    lobby = Lobby()
    lobby.update(listed("k", "ada", 1))
    lobby.update(listed("t", "ada", 2, game="torres"))
    assert names(lobby, game="torres") == ["t"]
    assert names(lobby, game="chess") == []


def test_however_many_hosts_there_are_the_lobby_stays_so_large() -> None:
    lobby = Lobby()
    for number in range(MOST_TABLES + 50):
        lobby.update(listed(f"t{number}", f"host{number}", number))
    assert len(lobby._listed) == MOST_TABLES


def test_a_table_that_is_over_or_no_longer_listed_goes() -> None:
    lobby = flooded(2)
    lobby.update(row("honest", status="over"))
    lobby.remove("flood0")
    lobby.remove("never there")
    assert names(lobby) == ["flood1"]
