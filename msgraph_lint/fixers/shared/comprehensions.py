"""Comprehensions as loops."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit
from msgraph_lint.fixers.shared.edits import has_comment, indent_of, is_private, starts_line, step_of, written


def as_loops(function: GraphFunction, node: ast.ListComp | ast.DictComp) -> Edit | None:
    """``name = [… for …]`` or ``name = {… for …}`` as ``for`` loops that fill ``name``.

    ``None`` where `_in_place_of` makes none, and where the name is mentioned inside or anywhere else.
    """
    statement = function.parents[node]
    if not (isinstance(statement, ast.Assign) and statement.value is node and len(statement.targets) == 1):
        return None
    target = statement.targets[0]
    if not isinstance(target, ast.Name) or not is_private(function, target.id):
        return None
    if any(isinstance(each, ast.Name) and each.id == target.id for each in ast.walk(node)):
        return None
    empty = "{}" if isinstance(node, ast.DictComp) else "[]"
    return _in_place_of(function, statement, node, target.id, [f"{target.id} = {empty}"])


def as_appending_loops(
    function: GraphFunction, statement: ast.stmt, node: ast.GeneratorExp, name: str
) -> Edit | None:
    """``name.extend(… for …)``, or ``name += (… for …)``, as ``for`` loops that append to ``name``.

    ``None`` where `_in_place_of` makes none.
    """
    return _in_place_of(function, statement, node, name, [])


def _in_place_of(
    function: GraphFunction,
    statement: ast.stmt,
    node: ast.ListComp | ast.DictComp | ast.GeneratorExp,
    name: str,
    lines: list[str],
) -> Edit | None:
    """``lines`` and the loops that fill the container ``name``, in place of the statement around ``node``.

    ``None`` unless the statement has its lines to itself, no condition, and binds no name that the function
    mentions elsewhere: the names of a loop stay visible after it.
    """
    source = function.module.source
    span = source.span(statement)
    rest = source.text[span.end : source.line_end(span.end)].strip()
    if has_comment(source, span.start, span.end):
        return None
    if not starts_line(source, statement) or (rest and not rest.startswith("#")):
        return None
    if any(isinstance(n, (ast.Lambda, ast.NamedExpr)) for n in ast.walk(node)):
        return None
    inside = {n for n in ast.walk(node) if isinstance(n, ast.Name)}
    bound = {n.id for n in inside if isinstance(n.ctx, ast.Store)}
    outside = {n.id for n in ast.walk(function.node) if isinstance(n, ast.Name) and n not in inside}
    if bound & (outside | function.parameter_names):
        return None
    if any(generator.ifs or generator.is_async for generator in node.generators):
        return None
    indent, step = indent_of(source, statement), step_of(source, function.node)
    start = len(lines)
    for generator in node.generators:
        lines.append(f"{indent}for {written(source, generator.target)} in {written(source, generator.iter)}:")
        indent += step
    if isinstance(node, ast.DictComp):
        lines.append(f"{indent}{name}[{written(source, node.key)}] = {written(source, node.value)}")
    else:
        lines.append(f"{indent}{name}.append({written(source, node.elt)})")
    if not start:
        lines[0] = lines[0].lstrip()
    return Edit(span.start, span.end, source.newline(span.end).join(lines))
