"""Commands are written once, for the server that reads them and the clients that send them."""

from typing import Any, get_args

import msgspec
import pytest

import tafelrunde as tr
from tafelrunde.core.actions import MOST_SEATS
from tafelrunde.protocol import commands


def test_the_largest_table_is_that_of_the_game_with_most_players() -> None:
    assert max(players for name in tr.games() for players in tr.game(name).players) == MOST_SEATS
    commands.decoder.decode(msgspec.json.encode(commands.Sit(seat=MOST_SEATS - 1)))
    with pytest.raises(msgspec.ValidationError):
        commands.decoder.decode(msgspec.json.encode(commands.Sit(seat=MOST_SEATS)))


def a_value(kind: Any) -> Any:
    """Return something that fits the type of a field."""
    match msgspec.inspect.type_info(kind):
        case msgspec.inspect.UnionType(types=types):
            return a_value(next(one for one in get_args(kind) if one is not type(None))) if types else None
        case msgspec.inspect.StrType(min_length=least):
            return "a" * (least or 1)
        case msgspec.inspect.LiteralType(values=values):
            return values[0]
        case msgspec.inspect.BoolType():
            return True
        case _:
            return 1


@pytest.mark.parametrize("kind", get_args(commands.Command), ids=lambda kind: kind.__struct_config__.tag)
def test_what_a_client_writes_the_server_reads(kind: Any) -> None:
    fields = {field.name: a_value(field.type) for field in msgspec.structs.fields(kind)}
    for given in (fields, {name: value for name, value in fields.items() if name != "id"}):
        command = kind(**given)
        assert commands.decoder.decode(msgspec.json.encode(command)) == command


def test_a_command_says_nothing_that_goes_without_saying() -> None:
    assert msgspec.json.encode(commands.Sit()) == b'{"t":"sit"}'


def test_a_line_of_chat_has_a_limit() -> None:
    commands.decoder.decode(msgspec.json.encode(commands.Say(text="a" * commands.MOST_CHAT)))
    with pytest.raises(msgspec.ValidationError):
        commands.decoder.decode(msgspec.json.encode(commands.Say(text="a" * (commands.MOST_CHAT + 1))))
