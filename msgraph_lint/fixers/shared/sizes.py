"""`x.repeat(2, 1)` → `x.tile((2, 1))`: sizes one by one, for what takes a tuple of them."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.findings import Edit
from msgraph_lint.source import Source


def in_tuple(source: Source, call: ast.Call, method: str) -> tuple[Edit, ...]:
    """The call of a method as one of ``method``, its arguments in a tuple."""
    first, last = source.grouped(call.args[0]).start, source.grouped(call.args[-1]).end
    closing = ",)" if len(call.args) == 1 else ")"
    return (called(source, method_of(call), method), Edit(first, first, "("), Edit(last, last, closing))


def called(source: Source, func: ast.Attribute, method: str) -> Edit:
    """The method by another name."""
    end = source.span(func).end
    return Edit(end - len(func.attr), end, method)
