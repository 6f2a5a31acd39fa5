"""Lists that the interpreter made, changed in place by a method."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.loops import reversed_loop_around
from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.calls import is_builtin, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG232",
    "interpreted-list-change",
    "a method changes a list that the interpreter made, and graph code uses it afterwards",
    on=(
        *("method append", "method extend", "method insert", "method reverse", "method sort"),
        *("method remove", "method clear"),
    ),
    sure=True,
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    method = method_of(call)
    owner = method.value
    if not isinstance(owner, ast.Name) or not isinstance(function.parents[call], ast.Expr):
        return
    if (loop := reversed_loop_around(function, call)) is not None:
        yield from _in_loop(function, method, owner, loop)
        return
    value = function.value(owner)
    if value.kind is not Kind.LIST or not value.interpreted or value.is_constant:
        return
    use = _use_after(function, owner)
    if use is not None:
        text = function.module.source.segment(method)
        message = f"`{text}` makes `{owner.id}` None, which line {use.lineno} uses: the interpreter made it"
        advice = "make the list in graph code, as by `list(…)`"
        yield Hit(RULE, function, call, message, advice=advice, cause=value.interpreted)


def _in_loop(function: GraphFunction, method: ast.Attribute, owner: ast.Name, loop: ast.For) -> Iterator[Hit]:
    """A list with items that gets more of them in a loop that the interpreter runs."""
    bindings = function.bindings.get(owner.id, ())
    made = bindings[0].value if len(bindings) == 1 else None
    is_filled = isinstance(made, ast.List) and bool(made.elts) and not contains(loop, made)
    if (
        method.attr == "append"
        and is_filled
        and any(each.lineno > (loop.end_lineno or 0) for each in function.named(owner.id))
    ):
        text = function.module.source.segment(method)
        message = f"`{text}` does not compile in a loop that the interpreter runs"
        yield Hit(RULE, function, method, message, advice="loop over `[::-1]` of the list")


def _use_after(function: GraphFunction, owner: ast.Name) -> ast.Name | None:
    """Where something of the name that nobody binds anew is asked for later."""
    if len(function.bindings.get(owner.id, ())) != 1:
        return None
    later = (each for each in function.named(owner.id) if each.lineno > owner.lineno)
    return next((each for each in later if _is_used(function, each)), None)


def _is_used(function: GraphFunction, node: ast.Name) -> bool:
    parent = function.parents[node]
    if isinstance(parent, ast.Subscript):
        return parent.value is node and isinstance(parent.ctx, ast.Load)
    if isinstance(parent, ast.For):
        return parent.iter is node
    return isinstance(parent, ast.Call) and is_builtin(function, parent.func, "len")
