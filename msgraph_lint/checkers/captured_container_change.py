"""Lists and dicts that a nested function or a comprehension changes for the function around it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.sharing import Change, read_after, reads_after
from msgraph_lint.analyses.containers.empty import use_of_empty
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG717",
    "captured-container-change",
    "a nested function or a comprehension changes a list or dict of the function around it",
    on=("changed",),
)
_METHODS = {"", "append", "extend", "insert", "reverse", "clear", "update"}
_COMPREHENSIONS = (ast.ListComp, ast.DictComp)


def check(function: GraphFunction, change: Change) -> Iterator[Hit]:
    if change.method not in _METHODS or use_of_empty(function, change.node) is not None:
        return  # MSG733
    for where, node in _places(function, change):
        read = read_after(where, node, change.name, _visible(where, change)) or _read_in_another(
            where, node, change
        )
        if read is not None:
            message = (
                f"`{change.name}` on line {read.lineno} does not see this change: "
                f"a {_scope(node)} changes a version of its own"
            )
            advice = f"return what is new, and change `{change.name}` in the function around"
            yield Hit(RULE, function, change.node, message, advice=advice)
            break


def _places(function: GraphFunction, change: Change) -> Iterator[tuple[GraphFunction, ast.expr]]:
    """Where the change happens, as the function sees it to which the name belongs."""
    if not function.is_local(change.name):
        for call in function.calls:
            if call.caller is function.outer and call.caller.is_local(change.name):
                yield call.caller, call.node
    elif change.name in function.bindings:
        comprehension = _comprehension(function, change.node)
        if comprehension is not None:
            yield function, comprehension


def _read_in_another(function: GraphFunction, node: ast.expr, change: Change) -> ast.Name | None:
    """The read of a nested function that is called after ``node``."""
    for name, nested in function.info.nested.items():
        inner = function.code.scope_of(nested, function.receiver)
        if isinstance(inner, GraphFunction) and not inner.is_local(change.name):
            reads = [each for each in inner.named(change.name) if isinstance(each.ctx, ast.Load)]
            if reads and next(reads_after(function, node, name, None), None) is not None:
                return reads[0]
    return None


def _comprehension(function: GraphFunction, node: ast.AST) -> ast.ListComp | ast.DictComp | None:
    while not isinstance(node, ast.stmt):
        node = function.parents[node]
        if isinstance(node, _COMPREHENSIONS):
            return node
    return None


def _visible(function: GraphFunction, change: Change) -> Change:
    """What was empty has no item at all; the items that a list had are the same."""
    bindings = function.bindings.get(change.name, [])
    empty = any(isinstance(b.value, ast.List) and not b.value.elts for b in bindings)
    return Change(change.node, change.name, change.key) if empty else change


def _scope(node: ast.expr) -> str:
    return "comprehension" if isinstance(node, _COMPREHENSIONS) else "nested function"
