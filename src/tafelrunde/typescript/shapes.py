"""A struct of Python as an interface of TypeScript."""

import ast
import inspect
import json
import textwrap
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import inspect as types

from tafelrunde.core.shapes import SHAPE

NAMES: Mapping[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.RawType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}
ATTRIBUTES = {"ge": "min", "le": "max", "min_length": "minlength", "max_length": "maxlength"}
"""What bounds are called, and what they are called in HTML."""


class Interfaces:
    """Interfaces for some types and all that they are made of, in the order in which they are met."""

    def __init__(self) -> None:
        self.names: dict[type, str] = {}
        self.written: dict[type, str] = {}
        """The source of each interface."""

    def told(self, kind: Any) -> str:
        """Return the type of something that the server tells: what it leaves out may be missing."""
        return self._typed(types.type_info(kind), asked=False)

    def asked(self, kind: Any) -> str:
        """Return the type of something that is asked of the server: what has a default may be missing."""
        return self._typed(types.type_info(kind), asked=True)

    def _typed(self, kind: types.Type, *, asked: bool) -> str:
        match kind:
            case types.Metadata():
                return self._annotated(kind, asked=asked)
            case types.StructType():
                return self._interface(kind, asked=asked)
            case types.UnionType():
                return union(self._typed(each, asked=asked) for each in kind.types)
            case types.LiteralType():
                return one_of(kind.values)
            case types.TupleType():
                return f"[{', '.join(self._typed(each, asked=asked) for each in kind.item_types)}]"
            case types.DictType():
                key, value = (self._typed(each, asked=asked) for each in (kind.key_type, kind.value_type))
                return f"Record<{key}, {value}>"
            case types.CollectionType():
                item = self._typed(kind.item_type, asked=asked)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case _:
                return NAMES[type(kind)]

    def _annotated(self, kind: types.Metadata, *, asked: bool) -> str:
        if kind.extra and SHAPE in kind.extra:
            return self._typed(types.type_info(kind.extra[SHAPE]), asked=asked)
        names = (kind.extra_json_schema or {}).get("enum")
        return one_of(names) if names else self._typed(kind.type, asked=asked)

    def _interface(self, struct: types.StructType, *, asked: bool) -> str:
        """Write an interface unless it is known; return its name."""
        cls = struct.cls
        if cls not in self.names:
            self.names[cls] = self._free_name(cls)
            self.written[cls] = ""  # its place: what it is made of comes after it, and may lead back to it
            self.written[cls] = self._source(struct, asked=asked)
        return self.names[cls]

    def _free_name(self, cls: type) -> str:
        """Return the name of a struct, with that of its package before it where another is called the same."""
        name = cls.__name__
        return f"{cls.__module__.split('.')[-2].title()}{name}" if name in self.names.values() else name

    def _source(self, struct: types.StructType, *, asked: bool) -> str:
        docs = field_docs(struct.cls)
        lines = []
        if struct.tag is not None:
            lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
        for field in struct.fields:
            lines += comment(docs.get(field.name, ""), "  ")
            lines.append(f"  {self._field(struct.cls, field, asked=asked)};")
        body = "\n".join(["{", *lines, "}"]) if lines else "{}"
        return "\n".join(
            [
                *comment(inspect.cleandoc(struct.cls.__doc__ or "")),
                f"export interface {self.names[struct.cls]} {body}",
            ]
        )

    def _field(self, cls: type, field: types.Field, *, asked: bool) -> str:
        """Write a field; where defaults are left out, one that is null by default is never told as null."""
        leaves_out = asked or cls.__struct_config__.omit_defaults  # type: ignore[attr-defined]
        optional = leaves_out and not field.required
        kind = field.type
        if optional and not asked and field.default is None and isinstance(kind, types.UnionType):
            kind = types.UnionType(tuple(each for each in kind.types if not isinstance(each, types.NoneType)))
        return f"{field.encode_name}{'?' if optional else ''}: {self._typed(kind, asked=asked)}"


def alias(name: str, kind: str) -> str:
    """Return a type that has a name of its own."""
    return f"export type {name} =" + (kind if kind.startswith("\n") else f" {kind}") + ";"


def union(parts: Iterable[str]) -> str:
    """Return a union, each part once, null last."""
    each = list(dict.fromkeys(parts))
    return " | ".join(sorted(each, key=lambda part: part == "null"))


def one_of(values: Iterable[Any]) -> str:
    """Return a union of literals."""
    return union(json.dumps(value) for value in values)


def comment(text: str, indent: str = "") -> list[str]:
    """Return a text as the comment of what follows it."""
    lines = text.splitlines()
    if not lines:
        return []
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def field_docs(cls: type) -> dict[str, str]:
    """Return the sentences that stand under the fields of a struct."""
    (node,) = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
    assert isinstance(node, ast.ClassDef)
    docs: dict[str, str] = {}
    for field, after in zip(node.body, node.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match after:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    docs[field.target.id] = inspect.cleandoc(text)
    return docs


def bounds(kind: Any) -> dict[str, dict[str, int]]:
    """Return what is accepted in the fields of a struct, under the names of HTML's attributes."""
    struct = types.type_info(kind)
    assert isinstance(struct, types.StructType)
    found = {field.name: _bounds_of(field.type) for field in struct.fields}
    return {name: limits for name, limits in found.items() if limits}


def _bounds_of(kind: types.Type) -> dict[str, int]:
    if isinstance(kind, types.UnionType):
        return {name: limit for each in kind.types for name, limit in _bounds_of(each).items()}
    if isinstance(kind, types.Metadata):
        return _bounds_of(kind.type)
    limits = {html: getattr(kind, name, None) for name, html in ATTRIBUTES.items()}
    return {html: limit for html, limit in limits.items() if limit is not None}
