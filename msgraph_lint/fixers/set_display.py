"""``in {…}`` written as ``in (…)``."""

from __future__ import annotations

import ast
import re

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External
from msgraph_lint.values.value import NUMBERS, Kind

_DTYPE = re.compile(r"mindspore\.(bool_|bfloat16|(float|u?int|complex)\d+)")
_COMMENT = re.compile(r"#[^\r\n]*")
_HASHABLE = NUMBERS | {Kind.STR, Kind.DTYPE}


def fix(hit: Hit) -> Fix | None:
    node, function = hit.node, hit.function
    parent = function.parents.get(node)
    if not isinstance(node, ast.Set) or not all(_is_constant(function, each) for each in node.elts):
        return None
    if not (isinstance(parent, ast.Compare) and len(parent.ops) == 1):
        return None
    is_membership = isinstance(parent.ops[0], (ast.In, ast.NotIn)) and parent.comparators == [node]
    if not is_membership:
        return _called(function, node) if isinstance(parent.ops[0], (ast.Eq, ast.NotEq)) else None
    source = function.module.source
    span, last = source.span(node), source.span(node.elts[-1])
    comma = (Edit(last.end, last.end, ","),) if _needs_comma(source.text[last.end : span.end], node) else ()
    edits = (Edit(span.start, span.start + 1, "("), *comma, Edit(span.end - 1, span.end, ")"))
    title = "Write a tuple instead of the set"
    if function.value(parent.left).kind in _HASHABLE:
        return Fix(title, edits, Safety.SAFE)
    left = source.segment(parent.left)
    return Fix(
        title, edits, Safety.UNSAFE, f"a set refuses `{left}` if it is unhashable, a tuple compares it"
    )


def _called(function: GraphFunction, node: ast.Set) -> Fix | None:
    """`set((…))`, which the graph language has."""
    is_hidden = function.is_local("set") or "set" in function.module.defined_names
    if is_hidden or not function.target.has_levels:  # on 2.0, they are never equal
        return None
    source = function.module.source
    span, last = source.span(node), source.span(node.elts[-1])
    comma = (Edit(last.end, last.end, ","),) if _needs_comma(source.text[last.end : span.end], node) else ()
    edits = (Edit(span.start, span.start + 1, "set(("), *comma, Edit(span.end - 1, span.end, "))"))
    return Fix("Call `set` instead", edits, Safety.SAFE)


def _is_constant(function: GraphFunction, element: ast.expr) -> bool:
    """Whether a tuple finds what a set finds: numbers, strings and dtypes of MindSpore."""
    if isinstance(element, ast.Constant):
        return isinstance(element.value, (bool, int, str))
    found = function.resolve(element)
    return isinstance(found, External) and _DTYPE.fullmatch(found.name) is not None


def _needs_comma(rest: str, node: ast.Set) -> bool:
    return len(node.elts) == 1 and "," not in _COMMENT.sub("", rest)
