"""``:=`` written as an assignment before the statement."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import has_comment, insert_before, is_elif, written
from msgraph_lint.hits import Hit
from msgraph_lint.source import Source


def fix(hit: Hit) -> Fix | None:
    node, function = hit.node, hit.function
    assert isinstance(node, ast.NamedExpr)
    statement = function.statement_of(node)
    if not _is_evaluated_first(function, node, statement) or is_elif(function, statement):
        return None
    calls = (part.func for part in ast.walk(statement) if isinstance(part, ast.Call))
    if any(isinstance(called, ast.Name) and called.id == node.target.id for called in calls):
        return None
    source = function.module.source
    value = written(source, node.value)
    is_argument = isinstance(function.parents[node], ast.Call)
    start, end = _with_parentheses(source, node, is_argument)
    if has_comment(source, start, end):
        return None
    assignment = f"{node.target.id} = {value}"
    before = insert_before(function, statement, assignment)
    if before is None:
        return None
    return Fix(f"Write `{assignment}` before", (before, Edit(start, end, node.target.id)), Safety.SAFE)


def _is_evaluated_first(function: GraphFunction, node: ast.expr, statement: ast.stmt) -> bool:
    """Whether ``statement`` evaluates ``node`` before anything else, always and once."""
    child: ast.AST = node
    while True:
        parent = function.parents[child]
        if parent is statement:
            break
        if child is not _first(parent):
            return False
        child = parent
    if isinstance(statement, ast.If):
        return child is statement.test
    return isinstance(statement, (ast.Assign, ast.Return, ast.Expr)) and child is statement.value


def _first(node: ast.AST) -> ast.AST | None:
    """What ``node`` evaluates first; names of functions that are called do not count."""
    if isinstance(node, ast.Compare):
        return node.left
    if isinstance(node, ast.BinOp):
        return node.left
    if isinstance(node, ast.BoolOp):
        return node.values[0]
    if isinstance(node, ast.UnaryOp):
        return node.operand
    if isinstance(node, ast.IfExp):
        return node.test
    if isinstance(node, (ast.Attribute, ast.Subscript)):
        return node.value
    if isinstance(node, (ast.Tuple, ast.List)):
        return node.elts[0]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
        return node.args[0]
    return node.func if isinstance(node, ast.Call) else None


def _with_parentheses(source: Source, node: ast.expr, is_argument: bool) -> tuple[int, int]:
    """The span of ``node``, and of parentheses right around it that are not those of a call."""
    span, text = source.span(node), source.text
    start, end = span.start - 1, span.end + 1
    if (
        not is_argument
        and text[start] == "("
        and text[span.end : end] == ")"
        and text[start - 1] in " \t([{=!<>+-*/%,:"
    ):
        return start, end
    return span.start, span.end
