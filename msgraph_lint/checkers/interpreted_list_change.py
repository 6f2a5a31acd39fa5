"""Lists that the interpreter made, changed in place by a method."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.sharing import reads_after
from msgraph_lint.analyses.containers.lists import is_of_python
from msgraph_lint.analyses.control_flow.loops import interpreted_loop_around
from msgraph_lint.analyses.control_flow.rounds import ADVICE, Result, of_changed
from msgraph_lint.compiler.calls import is_unread, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG232",
    "interpreted-list-change",
    "a method changes a list that the interpreter made, and graph code uses it afterwards",
    on=(
        *("method append", "method clear", "method extend", "method insert", "method pop"),
        "method reverse",
    ),
    sure=True,
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    method = method_of(call)
    owner = method.value
    if not isinstance(owner, ast.Name):
        return
    loop = interpreted_loop_around(function, call)
    if loop is not None and of_changed(function, method, loop) is Result.FAILS:
        text = function.module.source.segment(method)
        message = f"`{text}` does not compile in a loop that the interpreter runs"
        cause = function.value(loop.iter).interpreted
        yield Hit(RULE, function, method, message, advice=ADVICE, cause=cause)
    elif method.attr == "pop":
        yield from _popped(function, call, owner)
    elif loop is None and isinstance(function.parents[call], ast.Expr):
        yield from _changed(function, call, owner)


def _changed(function: GraphFunction, call: ast.Call, owner: ast.Name) -> Iterator[Hit]:
    value = function.value(owner)
    is_list = value.kind in (Kind.LIST, Kind.UNKNOWN) and not value.is_constant
    if not is_list or not is_of_python(function, owner):
        return
    use = _use_after(function, owner)
    if use is not None:
        text = function.module.source.segment(method_of(call))
        message = f"`{text}` makes `{owner.id}` None, which line {use.lineno} uses: the interpreter made it"
        advice = "make the list in graph code, as by `list(…)`"
        yield Hit(RULE, function, call, message, advice=advice, cause=value.interpreted)


def _popped(function: GraphFunction, call: ast.Call, owner: ast.Name) -> Iterator[Hit]:
    """``items.pop()`` as a statement, or bound to a name: the compiler takes what it gives for a pair."""
    statement = function.parents[call]
    is_bound = isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name)
    if not (is_bound or isinstance(statement, ast.Expr)) or not is_of_python(function, owner):
        return
    is_read = any(True for _ in reads_after(function, call, owner.id, None))
    if is_read or (is_bound and not is_unread(function, call)):
        text = function.module.source.segment(call)
        message = f"`{text}` does not compile here: the interpreter made `{owner.id}`"
        advice = "take the item by its index, and the others by a slice"
        yield Hit(RULE, function, call, message, advice=advice, cause=function.value(owner).interpreted)


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
    return isinstance(parent, ast.Call) and node in parent.args
