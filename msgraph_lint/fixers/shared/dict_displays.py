"""Dict displays that unpack other dicts, as statements that fill an empty dict."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import partial

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit
from msgraph_lint.fixers.shared.edits import indent_of, is_private, replace, starts_line, written

_KEYS = (ast.Constant, ast.Name)


def step_by_step(function: GraphFunction, node: ast.Dict) -> Edit | None:
    """``name = {**options, "k": v}`` as ``name = {}``, ``name.update(options)`` and ``name["k"] = v``.

    ``None`` unless the statement has its lines to itself and does not mention ``name`` on the right.
    """
    source = function.module.source
    statement = function.parents[node]
    if not (isinstance(statement, ast.Assign) and statement.value is node and len(statement.targets) == 1):
        return None
    target, end = statement.targets[0], source.span(statement).end
    line, column = source.position(end)
    rest = source.line(line)[column:].strip()
    if not isinstance(target, ast.Name) or not starts_line(source, statement):
        return None
    if not is_private(function, target.id):
        return None
    if (rest and not rest.startswith("#")) or not all(
        key is None or isinstance(key, _KEYS) for key in node.keys
    ):
        return None
    for part in ast.walk(node):
        if isinstance(part, (ast.Lambda, ast.NamedExpr)):
            return None
        if isinstance(part, ast.Name) and part.id == target.id:
            return None
    lines = _lines(partial(written, source), node, target.id)
    newline = source.newline(end)
    return replace(source, statement, f"{newline}{indent_of(source, statement)}".join(lines))


def _lines(text_of: Callable[[ast.expr], str], node: ast.Dict, name: str) -> list[str]:
    items = list(zip(node.keys, node.values, strict=True))
    first: list[str] = []
    while items and (key := items[0][0]) is not None:
        first.append(f"{text_of(key)}: {text_of(items.pop(0)[1])}")
    lines = [f"{name} = {{{', '.join(first)}}}"]
    for key, value in items:
        if key is None:
            lines.append(f"{name}.update({text_of(value)})")
        else:
            lines.append(f"{name}[{text_of(key)}] = {text_of(value)}")
    return lines
