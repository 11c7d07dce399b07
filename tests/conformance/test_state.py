"""The record behind a position: no holes, and no kernel that asks for a field it has not."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

import tafelrunde as tr
from tests.every_game import EVERY_GAME

DType = np.dtype[Any]

every_game = pytest.mark.parametrize("name", EVERY_GAME)


def leaf_bytes(dtype: DType) -> int:
    """Count the bytes that belong to a field."""
    if dtype.subdtype:
        base, shape = dtype.subdtype
        return leaf_bytes(base) * int(np.prod(shape))
    if dtype.fields:
        return sum(leaf_bytes(dtype.fields[field][0]) for field in dtype.fields)
    return dtype.itemsize


class FieldUses(ast.NodeVisitor):
    """Follows a state and its parts through the kernels of a source."""

    def __init__(self, dtype: DType) -> None:
        self.dtype = dtype
        self.names: dict[str, DType] = {}
        self.used: set[str] = set()
        self.unknown: list[str] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Start with the state that a kernel is given; records of other types have other names."""
        if any(isinstance(mark, ast.Name) and mark.id in ("kernel", "inner") for mark in node.decorator_list):
            self.names = {
                argument.arg: self.dtype
                for argument in node.args.args
                if argument.arg == "state" and isinstance(argument.annotation, ast.Name)
            }
            self.generic_visit(node)
            self.names = {}

    def visit_Assign(self, node: ast.Assign) -> None:
        """Follow a part that gets a name, such as `pile = state.stack[0]`."""
        part = self.part(node.value)
        for target in node.targets:
            if isinstance(target, ast.Name) and part is not None and part.names:
                self.names[target.id] = part
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """Check a field that is asked for."""
        holder = self.part(node.value)
        if holder is not None and not holder.subdtype:
            self.used.add(node.attr)
            if node.attr not in (holder.names or ()):
                self.unknown.append(f"line {node.lineno}: {ast.unparse(node)}")
        self.generic_visit(node)

    def part(self, node: ast.expr) -> DType | None:
        """Return the type of an expression that is a part of the state."""
        if isinstance(node, ast.Name):
            return self.names.get(node.id)
        if isinstance(node, ast.Attribute):
            holder = self.part(node.value)
            return holder[node.attr] if holder is not None and node.attr in (holder.names or ()) else None
        if isinstance(node, ast.Subscript):
            whole = self.part(node.value)
            return whole.subdtype[0] if whole is not None and whole.subdtype else None
        return None


def kernel_sources(game: tr.Game[Any]) -> Iterator[tuple[str, str]]:
    for source in files(game.home or f"tafelrunde.games.{game.name}").iterdir():
        if source.name.endswith(".py"):
            yield source.name, source.read_text("utf-8")


@every_game
def test_every_field_that_a_kernel_uses_exists(name: str) -> None:
    dtype = tr.game(name).state_dtype
    used: set[str] = set()
    for file, source in kernel_sources(tr.game(name)):
        uses = FieldUses(dtype)
        uses.visit(ast.parse(source))
        assert not uses.unknown, f"{file}: {uses.unknown}"
        used |= uses.used
    assert {"actor", "players"} <= used
    assert len(used) > len(dtype.names or ()) / 2


@pytest.mark.parametrize(
    ("body", "unknown"),
    [
        ("return state.acter", ["line 3: state.acter"]),
        ("state.acter = 1", ["line 3: state.acter"]),
        ("return state.seat[0].crads[1]", ["line 3: state.seat[0].crads"]),
        ("pile = state.stack[1]; return pile.topp", ["line 3: pile.topp"]),
        ("return state.mark.value", ["line 3: state.mark.value"]),
        ("return state.seat[state.trun].cards[1]", ["line 3: state.trun"]),
        ("pile = state.stack[1]; return pile.top + state.seat[state.turn].cards[0] + state.unseen.size", []),
    ],
)
def test_a_mistyped_field_is_found(body: str, unknown: list[str]) -> None:
    uses = FieldUses(tr.game("knights").state_dtype)
    uses.visit(ast.parse(f"@kernel\ndef rule(state: State, n: int) -> int:\n    {body}\n"))
    assert uses.unknown == unknown


@every_game
def test_a_state_has_no_hidden_padding(name: str) -> None:
    dtype = tr.game(name).state_dtype
    assert leaf_bytes(dtype) == dtype.itemsize


def test_padding_would_be_found() -> None:
    holed = np.dtype([("a", np.int8), ("b", np.int32)], align=True)
    assert leaf_bytes(holed) == 5 < holed.itemsize


@every_game
def test_a_state_names_the_actor_and_the_players(name: str) -> None:
    dtype = tr.game(name).state_dtype
    assert {"actor", "players"} <= set(dtype.names or ())
    assert np.issubdtype(dtype["actor"], np.signedinteger)


@every_game
def test_a_new_state_is_one_empty_record(name: str) -> None:
    state = tr.game(name).new_state()
    assert state.shape == (1,)
    assert state.dtype == tr.game(name).state_dtype
    assert not any(state.tobytes())
