"""``value in x`` → ``(x == value).any()``."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import operand, replace
from msgraph_lint.hits import Hit

_PLAIN = (ast.Name, ast.Attribute, ast.Constant)
"""What may be worked out after the Tensor just as well as before it."""
_LOOSER = (ast.stmt, ast.keyword, ast.Call, ast.Tuple, ast.List, ast.Dict, ast.BoolOp, ast.IfExp)
"""Where ``not`` needs no parentheses that ``not in`` did not need."""


def fix(hit: Hit) -> Fix | None:
    node, source = hit.node, hit.source
    if not isinstance(node, ast.Compare) or len(node.ops) > 1:
        return None
    value, tensor = node.left, node.comparators[0]
    sought = value.operand if isinstance(value, ast.UnaryOp) else value
    if not all(isinstance(each, _PLAIN) for each in ast.walk(sought) if isinstance(each, ast.expr)):
        return None
    text = f"({operand(source, tensor)} == {operand(source, value)}).any()"
    reason = "the condition is one of the graph afterwards: what it decides must be of one type and shape"
    if isinstance(node.ops[0], ast.NotIn):
        is_bare = source.grouped(node) == source.span(node)
        needs_parentheses = is_bare and not isinstance(hit.function.parents[node], _LOOSER)
        text = f"(not {text})" if needs_parentheses else f"not {text}"
    elif not _is_condition(hit, node):
        reason = "PyNative then has a Tensor where it had a bool"
    edit = replace(source, node, text)
    return Fix(f"Write `{text}`", (edit,), Safety.UNSAFE, reason) if edit is not None else None


def _is_condition(hit: Hit, node: ast.expr) -> bool:
    """Whether only the truth of ``node`` counts."""
    parents = hit.function.parents
    around: ast.AST = parents[node]
    inner: ast.AST = node
    while isinstance(around, ast.BoolOp):
        around, inner = parents[around], around
    if isinstance(around, ast.UnaryOp):
        return isinstance(around.op, ast.Not)
    return isinstance(around, (ast.If, ast.IfExp, ast.While)) and around.test is inner
