"""What hosts are told is the case: settings, metrics and commands."""

import re
import shlex
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from tafelrunde.cli.main import parser
from tafelrunde.server.operations.metrics import Metrics
from tafelrunde.server.operations.settings import Settings, variable

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")


def written(value: Any) -> str:
    if value is None or value == ():
        return "none"
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return f"{value:g}" if isinstance(value, float) else str(value)


def description(hint: Any) -> str:
    return next(
        str(meta.description) for meta in hint.__metadata__ if isinstance(meta, msgspec.Meta) and meta.description
    )


def test_the_table_of_settings_is_that_of_the_program() -> None:
    hints = get_type_hints(Settings, include_extras=True)
    rows = [
        f"| `{variable(field.name)}` | {written(field.default)} | {description(hints[field.name])} |"
        for field in msgspec.structs.fields(Settings)
    ]
    table = PAGE[PAGE.index("| variable | default |") :].split("\n\n")[0].splitlines()[2:]
    assert table == rows, "copy these rows into docs/hosting.md:\n" + "\n".join(rows)


def test_every_variable_on_the_page_exists() -> None:
    named = set(re.findall(r"TAFELRUNDE_[A-Z_]+", PAGE)) - {"TAFELRUNDE_CACHE", "TAFELRUNDE_GAMES"}
    assert named == {variable(name) for name in Settings.__struct_fields__}


def test_every_counter_is_on_the_page() -> None:
    counted = {family.name for family in Metrics().registry.collect() if family.name.startswith("tafelrunde_")}
    assert set(re.findall(r"`(tafelrunde_\w+)`", PAGE)) == counted


def test_every_command_on_the_page_exists() -> None:
    commands = re.findall(r"^\$ tafelrunde (.+)$", PAGE, flags=re.MULTILINE)
    assert len(commands) > 6
    for command in commands:
        parser().parse_args(shlex.split(command))


def test_the_code_of_the_examples_page_is_python() -> None:
    page = (ROOT / "examples" / "README.md").read_text("utf-8")
    (code,) = re.findall(r"^```python\n(.*?)^```", page, flags=re.MULTILINE | re.DOTALL)
    compile(code, "examples/README.md", "exec")
