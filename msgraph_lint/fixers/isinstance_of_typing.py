"""`isinstance(x, List)` → `isinstance(x, list)`, and a tuple of classes for `int | float`."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.asked_types import TYPING, asked_types, type_name
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace, written
from msgraph_lint.hits import Hit

_CLASSES = {f"{TYPING}{name}": name.lower() for name in ("Dict", "List", "Set", "Tuple")}
"""What is the class itself to ``isinstance``."""


def fix(hit: Hit) -> Fix | None:
    call, function = hit.node, hit.function
    if not isinstance(call, ast.Call):
        return None
    names: list[str] = []
    for each in asked_types(call):
        for part in _parts(each):
            name = _class(function, part, hit)
            if name is None:
                return None
            names.append(name)
    text = names[0] if len(names) == 1 else f"({', '.join(names)})"
    edit = replace(hit.source, call.args[1], text)
    return None if edit is None else Fix("Name the classes", (edit,), Safety.SAFE)


def _parts(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        yield from _parts(node.left)
        yield from _parts(node.right)
    else:
        yield node


def _class(function: GraphFunction, node: ast.expr, hit: Hit) -> str | None:
    """How the class is spelled; None for what is no class, as None in ``int | None``."""
    full = type_name(function, node)
    if full.startswith(TYPING):
        name = _CLASSES.get(full)
        is_free = name is not None and not function.is_local(name) and function.module.lookup(name) is None
        return name if is_free else None
    return written(hit.source, node) if isinstance(node, (ast.Name, ast.Attribute)) else None
