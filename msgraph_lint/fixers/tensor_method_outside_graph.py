"""`if not x.is_contiguous(): x = x.contiguous()` → `x = x.contiguous()`, which is `x` itself where it is."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import has_comment, is_elif
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    function, method = hit.function, hit.node
    assert isinstance(method, ast.Attribute)
    call = function.parents[method]
    test = function.parents[call]
    around = function.parents.get(test)
    if method.attr != "is_contiguous" or not isinstance(around, ast.If) or around.test is not test:
        return None
    if not isinstance(test, ast.UnaryOp) or not isinstance(test.op, ast.Not):
        return None
    body = around.body[0]
    if len(around.body) > 1 or around.orelse or is_elif(function, around):
        return None
    source, owner = hit.source, hit.source.segment(method.value)
    text = f"{owner} = {owner}.contiguous()"
    if not isinstance(method.value, ast.Name) or ast.unparse(body) != text:
        return None
    start, end = source.span(around).start, source.span(body).end
    if has_comment(source, start, end):
        return None
    return Fix(f"Write `{text}`", (Edit(start, end, text),), Safety.SAFE)
