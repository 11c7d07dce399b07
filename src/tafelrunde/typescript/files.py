"""Which files are written, and whether those that lie there are what would be written."""

import json
from collections.abc import Mapping
from pathlib import Path

from tafelrunde.core import registry
from tafelrunde.typescript.game import examples, game
from tafelrunde.typescript.wire import wire

WEB = Path(__file__).parents[3] / "web"
HEAD = "/** {title}. Written by `python -m tafelrunde.typescript`: edit Python's structs instead. */\n\n{source}\n"


def sources() -> Mapping[str, str]:
    """Return the source of each file, by its path in the folder of the web table."""
    return {
        "src/wire/generated.ts": HEAD.format(title="What goes over the wire", source=wire()),
        "tests/generated.json": _examples(),
        **{f"src/games/{name}/generated.ts": _of_game(name) for name in drawn()},
    }


def drawn() -> list[str]:
    """Return the games that have a board of their own; any other is drawn from what the server says."""
    return [name for name in registry.games() if (WEB / "src/games" / name).is_dir()]


def _examples() -> str:
    """Write examples of the games' actions, one on a line."""
    lines = [json.dumps({"game": name, **each}) for name in drawn() for each in examples(registry.game(name))]
    return "\n".join(["[", *(f"{line}," for line in lines[:-1]), lines[-1], "]", ""])


def _of_game(name: str) -> str:
    played = registry.game(name)
    return HEAD.format(title=f"What the server says of {played.title}", source=game(played))


def outdated(folder: Path = WEB) -> list[str]:
    """Return the files that are not as they would be written."""
    return [path for path, source in sources().items() if not _is(folder / path, source)]


def _is(path: Path, source: str) -> bool:
    return path.exists() and path.read_text("utf-8") == source
