"""The tables of `docs/envs/`, made from the layouts and action tables themselves: `python -m tests.envs.pages`."""

import re
from itertools import groupby
from pathlib import Path

import tafelrunde as tr
from tafelrunde.envs.kernels.layout import Block
from tafelrunde.envs.spec import Spec
from tests.every_game import cases_of

FOLDER = Path(__file__).parents[2] / "docs" / "envs"


def span(first: int, size: int) -> str:
    """Name places from one to another."""
    return str(first) if size == 1 else f"{first} – {first + size - 1}"


def block_table(block: Block) -> str:
    """List the fields of a block."""
    lines = ["| place | field | what it says | written as 1 |", "|---|---|---|---|"]
    for field, start in zip(block.fields, block.at, strict=True):
        lines.append(f"| {span(start, field.size)} | `{field.name}` | {field.about} | {field.most} |")
    return "\n".join(lines)


def sizes_table(game: str) -> str:
    """List the sizes of observations by players."""
    players = tr.game(game).players
    specs = [Spec(game, players=count) for count in players]
    lines = ["| players | " + " | ".join(map(str, players)) + " |", "|---" * (len(specs) + 1) + "|"]
    return "\n".join([*lines, "| numbers | " + " | ".join(str(spec.observation_size) for spec in specs) + " |"])


def action_table(game: str) -> str:
    """List the kinds of actions with their numbers, as the first seat of a full table counts them."""
    spec = Spec(game, players=tr.game(game).players[-1])
    actions = [(index, spec.action_of(0, index)) for index in range(spec.actions)]
    lines = ["| number | actions |", "|---|---|"]
    for _, group in groupby(actions, key=lambda pair: (type(pair[1]), getattr(pair[1], "seat", 0))):
        block = list(group)
        texts = [f"`{action}`" for _, action in block]
        shown = texts if len(texts) <= 3 else [texts[0], texts[1], "…", texts[-1]]
        lines.append(f"| {span(block[0][0], len(block))} | {', '.join(shown)} |")
    return "\n".join(lines)


def names_table(game: str) -> str:
    """List what the places of one-hot fields stand for."""
    lines = ["| names | in order |", "|---|---|"]
    for kind in cases_of(tr.game(game)).ENUMS:
        lines.append(f"| `{kind.__name__}` | {', '.join(member.name.lower() for member in kind)} |")
    return "\n".join(lines)


def tables(game: str) -> dict[str, str]:
    """Return all tables of a page by their names."""
    layout = Spec(game).layout
    return {
        "sizes": sizes_table(game),
        "table": block_table(layout.table),
        "seat": block_table(layout.seat),
        "names": names_table(game),
        "actions": action_table(game),
    }


def with_tables(page: str, game: str) -> str:
    """Return a page with its tables made anew."""
    for name, table in tables(game).items():
        mark = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
        assert mark.search(page), name
        page = mark.sub(lambda found, table=table: f"{found[1]}{table}\n{found[2]}", page, count=1)  # type: ignore[misc]
    return page


if __name__ == "__main__":
    for game in tr.games():
        path = FOLDER / f"{game}.md"
        path.write_text(with_tables(path.read_text("utf-8"), game), "utf-8")
