"""``name.startswith("loss_")`` → ``name[:5] == "loss_"``: graph code takes parts of strings itself."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import operand, replace
from msgraph_lint.hits import Hit
from msgraph_lint.values.value import Kind

_ROOMY = (
    ast.AnnAssign, ast.Assert, ast.Assign, ast.BoolOp, ast.Call, ast.If, ast.IfExp, ast.Return, ast.While,
    ast.comprehension, ast.keyword,
)  # fmt: skip
"""Where a comparison needs no parentheses."""


def compared(hit: Hit) -> Fix | None:
    """The part of the string that is asked for, compared."""
    call, function = hit.node, hit.function
    assert isinstance(call, ast.Call)
    method = call.func
    if not isinstance(method, ast.Attribute) or method.attr not in ("startswith", "endswith"):
        return None
    if not function.target.has_levels:  # 2.0 takes no parts of strings
        return None
    found = _literals(call)
    if not found:
        return None
    lengths = sorted({len(each) for each in found})
    is_plain = isinstance(method.value, (ast.Name, ast.Attribute))
    if not lengths[0] or (len(lengths) > 1 and not is_plain):
        return None
    owner = operand(hit.source, method.value)
    whole: ast.AST = call
    around = function.parents[call]
    is_not = isinstance(around, ast.UnaryOp) and isinstance(around.op, ast.Not) and len(lengths) == 1
    if is_not:
        whole, around = around, function.parents[around]
    parts = [
        _comparison(f"{owner}{_slice(method.attr, length)}", by_length, is_not)
        for length in lengths
        if (by_length := [each for each in found if len(each) == length])
    ]
    text = " or ".join(parts)
    if not isinstance(around, _ROOMY) or (len(parts) > 1 and isinstance(around, ast.BoolOp)):
        text = f"({text})"
    edit = replace(hit.source, whole, text)
    if edit is None:
        return None
    title = f"Write `{text}`"
    if function.value(method.value).kind is Kind.STR:
        return Fix(title, (edit,), Safety.SAFE)
    return Fix(title, (edit,), Safety.UNSAFE, f"`{hit.source.segment(method.value)}` is taken for a string")


def _literals(call: ast.Call) -> list[str]:
    """The strings that are asked for; none where one is no literal."""
    if len(call.args) != 1 or call.keywords:
        return []
    given = call.args[0]
    nodes = given.elts if isinstance(given, ast.Tuple) else [given]
    values = [each.value for each in nodes if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    return values if len(values) == len(nodes) else []


def _slice(method: str, length: int) -> str:
    return f"[:{length}]" if method == "startswith" else f"[-{length}:]"


def _comparison(part: str, strings: list[str], is_not: bool) -> str:
    if len(strings) == 1:
        return f"{part} {'!=' if is_not else '=='} {_quoted(strings[0])}"
    return f"{part} {'not in' if is_not else 'in'} ({', '.join(map(_quoted, strings))})"


def _quoted(text: str) -> str:
    """The literal of ``text``, in double quotes where that is as well."""
    shown = repr(text)
    return f'"{shown[1:-1]}"' if shown[0] == "'" and '"' not in shown else shown
