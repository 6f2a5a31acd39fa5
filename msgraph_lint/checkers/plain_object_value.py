"""Values of plain objects, sets and ranges that graph code computes with."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.opaque import Fate, fate
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.opaque import is_named_tuple, is_opaque
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import Variable
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG530",
    "plain-object-value",
    "graph code uses a value of a plain object, a set or a range made outside",
    on=("node Attribute", "node Call", "node IfExp", "node Name", "node Subscript"),
    sure=True,
)
_UNKNOWN = {Kind.SET: "a set", Kind.RANGE: "a range"}


def check(function: GraphFunction, node: ast.expr) -> Iterator[Hit]:
    what = _unknown(function, node)
    if what is not None:
        text = function.module.source.segment(node)
        message = f"graph code cannot compute with `{text}`: {what}"
        place = "on `self`" if function.self_name is not None else "under a name of the module"
        advice = f"keep the number, string or tuple that graph code needs {place}"
        yield Hit(RULE, function, node, message, advice=advice)


def _unknown(function: GraphFunction, node: ast.expr) -> str | None:
    """Why the compiler does not know ``node``, which graph code computes with."""
    if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        return None
    is_kept = isinstance(node, ast.Attribute) and attribute_of(node, function.self_name) is not None
    if isinstance(node, ast.Attribute) and not is_kept and is_named_tuple(function.value(node.value)):
        is_method = function.value(node).kind is Kind.FUNCTION or node.attr in ("_asdict", "_replace")
        return "a named tuple is a mere tuple" if not is_method else None
    value = function.value(node)
    if is_opaque(value):
        is_told = fate(function, node) is Fate.REFUSED
        return "only the interpreter knows it" if is_told else None
    if is_kept or (not isinstance(node, ast.Call) and isinstance(function.resolve(node), Variable)):
        kind = _UNKNOWN.get(value.kind)
        is_told = kind is not None and fate(function, node) is Fate.REFUSED
        return f"it is {kind} made outside, unknown to the compiler" if is_told else None
    return None
