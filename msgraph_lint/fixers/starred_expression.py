"""``(*a, b)`` as ``tuple(a) + (b,)``."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace, written
from msgraph_lint.hits import Hit
from msgraph_lint.values.value import Kind


def fix(hit: Hit) -> Fix | None:
    node, function, source = hit.node, hit.function, hit.source
    assert isinstance(node, (ast.Tuple, ast.List))
    if isinstance(node.ctx, ast.Store):
        return None
    if not isinstance(function.parents[node], (ast.Assign, ast.Return, ast.Call, ast.keyword)):
        return None
    is_list = isinstance(node, ast.List)
    builtin = "list" if is_list else "tuple"
    if function.is_local(builtin) or builtin in function.module.defined_names:
        return None
    parts: list[str] = []
    plain: list[str] = []
    for element in node.elts:
        if not isinstance(element, ast.Starred):
            plain.append(written(source, element))
            continue
        if function.value(element.value).kind not in (Kind.TUPLE, Kind.LIST):
            return None
        if plain:
            parts.append(_display(plain, is_list))
            plain = []
        text = source.segment(element.value)
        parts.append(text if _is_call_of(element.value, builtin) else f"{builtin}({text})")
    if plain:
        parts.append(_display(plain, is_list))
    text = " + ".join(parts)
    edit = replace(source, node, text)
    return Fix(f"Write `{text}`", (edit,), Safety.SAFE) if edit is not None else None


def _is_call_of(node: ast.expr, builtin: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == builtin


def _display(elements: list[str], is_list: bool) -> str:
    text = ", ".join(elements)
    if is_list:
        return f"[{text}]"
    return f"({text},)" if len(elements) == 1 else f"({text})"
