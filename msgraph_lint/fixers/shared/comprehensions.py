"""Comprehensions as loops."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit
from msgraph_lint.fixers.shared.edits import has_comment, indent_of, is_private, starts_line, step_of, written


def as_loops(function: GraphFunction, node: ast.ListComp | ast.DictComp) -> Edit | None:
    """``name = [… for …]`` or ``name = {… for …}`` as ``for`` loops that fill ``name``.

    ``None`` unless the statement has its lines to itself, no condition, and binds no name that the function
    mentions elsewhere: the names of a loop stay visible after it.
    """
    source = function.module.source
    statement = function.parents[node]
    if not (isinstance(statement, ast.Assign) and statement.value is node and len(statement.targets) == 1):
        return None
    target, span = statement.targets[0], source.span(statement)
    rest = source.text[span.end : source.line_end(span.end)].strip()
    if not isinstance(target, ast.Name) or has_comment(source, span.start, span.end):
        return None
    if not is_private(function, target.id):
        return None
    if not starts_line(source, statement) or (rest and not rest.startswith("#")):
        return None
    if any(isinstance(n, (ast.Lambda, ast.NamedExpr)) for n in ast.walk(node)):
        return None
    inside = {n for n in ast.walk(node) if isinstance(n, ast.Name)}
    bound = {n.id for n in inside if isinstance(n.ctx, ast.Store)}
    outside = {n.id for n in ast.walk(function.node) if isinstance(n, ast.Name) and n not in inside}
    if target.id in {n.id for n in inside} or bound & (outside | function.parameter_names):
        return None
    if any(generator.ifs or generator.is_async for generator in node.generators):
        return None
    indent, step = indent_of(source, statement), step_of(source, function.node)
    lines = [f"{target.id} = {'{}' if isinstance(node, ast.DictComp) else '[]'}"]
    for generator in node.generators:
        lines.append(f"{indent}for {written(source, generator.target)} in {written(source, generator.iter)}:")
        indent += step
    if isinstance(node, ast.DictComp):
        lines.append(f"{indent}{target.id}[{written(source, node.key)}] = {written(source, node.value)}")
    else:
        lines.append(f"{indent}{target.id}.append({written(source, node.elt)})")
    return Edit(span.start, span.end, source.newline(span.end).join(lines))
