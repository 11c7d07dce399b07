"""The generated files of the web table are what Python says now."""

from pathlib import Path

import pytest

import tafelrunde as tr
from tafelrunde.core.messages import Dice, MessageType, Name, Names, Vocabulary
from tafelrunde.typescript.__main__ import main
from tafelrunde.typescript.files import WEB, drawn, outdated, sources
from tafelrunde.typescript.game import examples, told
from tafelrunde.typescript.wire import wire


def test_what_is_checked_in_is_up_to_date() -> None:
    assert outdated() == [], "run python -m tafelrunde.typescript"


def test_a_file_that_was_edited_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in sources():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
    assert main("--check", folder=tmp_path) == 1
    assert main(folder=tmp_path) == 0
    assert main("--check", folder=tmp_path) == 0
    capsys.readouterr()
    (tmp_path / "src/wire/generated.ts").write_text("export {};\n", "utf-8")
    assert main("--check", folder=tmp_path) == 1
    assert "src/wire/generated.ts is out of date" in capsys.readouterr().out


def test_every_game_of_ours_has_a_board() -> None:
    assert drawn() == list(tr.games())


def test_the_web_knows_where_everything_is() -> None:
    source = wire()
    assert 'export const API = "/api/v1" as const;' in source
    assert '"/t/{table}"' in source
    assert "export type ServerMessage = State | TableInfo | Update | Chat | Done | RefusedCommand;" in source
    assert 'status: "open" | "running" | "over";' in source


@pytest.mark.parametrize("game", tr.games())
def test_every_kind_of_action_has_an_example(game: str) -> None:
    played = tr.game(game)
    for example in examples(played):
        assert played.action(example["do"]).to_json() == example["action"]
    kinds = {example["action"]["type"] for example in examples(played)}
    assert kinds == {action.to_json()["type"] for action in played.parts.actions()[: played.player_codes]}


def test_what_kernels_tell_is_typed_by_its_kinds() -> None:
    events = (
        MessageType("x-event-roll", {"seat": "seat", "dice": "dice"}),
        MessageType("x-event-turned", {"card": "card", "others": "cards", "to": "action"}),
        MessageType("x-event-end"),
    )
    names = ("red", "blue")
    vocabulary = Vocabulary(events, (), (), (), {"dice": Dice(), "card": Name(names), "cards": Names(names)})
    assert told(vocabulary) == [
        'export type CardName = "red" | "blue";',
        'export type CardsName = "red" | "blue";',
        "export type Event =\n"
        '  | { code: "x-event-roll"; facts: { seat: number; dice: string } }\n'
        '  | { code: "x-event-turned"; facts: { card: CardName; others: CardsName[]; to: string } }\n'
        '  | { code: "x-event-end"; facts?: undefined };',
    ]


def test_the_folder_of_the_web_table_is_found() -> None:
    assert (WEB / "package.json").exists()
