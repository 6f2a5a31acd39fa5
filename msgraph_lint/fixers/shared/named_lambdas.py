"""``double = lambda t: t * 2`` written as a nested function, which ends no block of statements."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import indent_of, replace, starts_line, step_of, written
from msgraph_lint.hits import Hit


def as_function(hit: Hit) -> Fix | None:
    """The lambda at the hit as a ``def``, where it has a name that is only called; else none."""
    function, node = hit.function, hit.node
    assert isinstance(node, ast.Lambda)
    statement = function.parents[node]
    if not isinstance(statement, ast.Assign) or not _stands_alone(function, statement):
        return None
    target = statement.targets[0]
    if len(statement.targets) > 1 or not isinstance(target, ast.Name) or not _is_plain(node.args):
        return None
    if not _is_only_called(function, target.id) or not isinstance(function.node, ast.FunctionDef):
        return None
    source = function.module.source
    indent = indent_of(source, statement)
    body = f"{indent}{step_of(source, function.node)}return {written(source, node.body)}"
    edit = replace(
        source,
        statement,
        f"def {target.id}({ast.unparse(node.args)}):{source.newline(source.span(statement).start)}{body}",
    )
    return Fix(f"Write `{target.id}` with `def`", (edit,), Safety.SAFE) if edit is not None else None


def _stands_alone(function: GraphFunction, statement: ast.stmt) -> bool:
    """Whether no other statement is on its lines."""
    source = function.module.source
    end = source.span(statement).end
    rest = source.text[end : source.line_end(end)].strip()
    return starts_line(source, statement) and (not rest or rest.startswith("#"))


def _is_plain(arguments: ast.arguments) -> bool:
    """Whether it takes arguments one by one, with constants as defaults."""
    defaults = [*arguments.defaults, *arguments.kw_defaults]
    is_one_by_one = not (arguments.vararg or arguments.kwarg or arguments.posonlyargs)
    return is_one_by_one and all(each is None or isinstance(each, ast.Constant) for each in defaults)


def _is_only_called(function: GraphFunction, name: str) -> bool:
    reads = [
        node
        for node in function.parents
        if isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Load)
    ]
    return all(isinstance(call := function.parents[read], ast.Call) and call.func is read for read in reads)
