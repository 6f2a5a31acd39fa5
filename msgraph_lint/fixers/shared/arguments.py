"""Keyword arguments after the others."""

from __future__ import annotations

from collections.abc import Mapping

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import has_comment
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Called


def with_keywords(hit: CodeHit, call: Called, keywords: Mapping[str, str]) -> Fix | None:
    """The call with ``keywords`` as PyTorch means them."""
    source = hit.source
    text = ", ".join(f"{name}={value}" for name, value in keywords.items())
    given = [*call.node.args, *(each.value for each in call.node.keywords)]
    if given:
        end = max(source.grouped(each).end for each in given)
        edit = Edit(end, end, f", {text}")
    else:
        start, end = source.span(call.node.func).end, source.span(call.node).end
        if source.text[start:end] != "()" or has_comment(source, start, end):
            return None
        edit = Edit(end - 1, end - 1, text)
    return Fix(f"Write `{text}`", (edit,), Safety.UNSAFE, "the result becomes that of PyTorch")
