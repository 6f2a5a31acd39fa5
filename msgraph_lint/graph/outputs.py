"""What leaves the compiled graph: the values that an outermost entry returns."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.call_sites import CallSites
from msgraph_lint.graph.instantiated import Instantiated
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.values.value import Kind, Value

UNSEEN_CALLER = "nothing shows that code outside the graph calls this network"
"""Why an entry may be inner."""


def outputs(
    function: GraphFunction,
    node: ast.Return,
    find: Callable[[GraphFunction, ast.expr], Sequence[ast.expr]],
) -> Iterator[tuple[ast.expr, str]]:
    """What ``find`` finds in the parts of what an outermost entry returns, and the doubt that it is one."""
    if node.value is None or not function.is_entry:
        return
    found = [part for each in _parts(function, node.value) for part in find(function, each)]
    if found and (doubt := function.once(outermost)) is not None:
        for part in found:
            yield part, doubt


def outermost(function: GraphFunction) -> str | None:
    """Why the entry ``function`` may be inner; empty when it is outermost, ``None`` when it is inner."""
    project = function.code.project
    callers = (scope.info for scope, _ in project.kept(CallSites).of(function))
    if any(_runs_outside(function, caller) for caller in callers):
        return ""
    if function.calls:
        return None
    if function.info.name != "construct" or function.receiver is None:
        return ""
    return None if project.kept(Instantiated).is_inner(function.receiver) else UNSEEN_CALLER


def _runs_outside(function: GraphFunction, caller: FunctionInfo) -> bool:
    """Whether ``caller``, which calls the entry ``function``, surely is no graph code."""
    if caller.node in function.code.compiled:
        return False
    return not function.code.project.kept(Instantiated).may_be_compiled(caller)


def meant(function: GraphFunction, node: ast.expr) -> ast.expr:
    """The display that a name is bound to, if it is bound only once and by one."""
    if isinstance(node, ast.Name) and node.id not in function.parameter_names:
        bindings = function.bindings.get(node.id, [])
        if len(bindings) == 1 and bindings[0].item is None and not bindings[0].iterated:
            value = bindings[0].value
            if isinstance(value, (ast.Tuple, ast.List, ast.Dict)):
                return value
    return node


def _parts(function: GraphFunction, node: ast.expr) -> Iterator[ast.expr]:
    """``node`` and what the displays in it hold, the outer ones first; what a dict holds is left out.

    A sum of lists or tuples holds what they hold.
    """
    node = meant(function, node)
    yield node
    if isinstance(node, (ast.Tuple, ast.List)):
        for element in node.elts:
            yield from _parts(function, element)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        yield from (part for side in (node.left, node.right) for part in _parts(function, side))


def nones(function: GraphFunction, node: ast.expr) -> list[ast.expr]:
    """What is surely None in the tuple or list ``node``, unless all is; itself, where it is no display."""
    if isinstance(node, (ast.Tuple, ast.List)):
        found = [element for element in node.elts if function.value(element).kind is Kind.NONE]
        return found if len(found) < len(node.elts) else []
    items = function.value(node).items or ()
    return [node] if any(map(_is_none, items)) and not all(map(_is_none, items)) else []


def trailing_nones(function: GraphFunction, node: ast.expr) -> list[ast.expr]:
    """The same, if they are the last elements."""
    found = nones(function, node)
    if isinstance(node, (ast.Tuple, ast.List)):
        return found if node.elts[len(node.elts) - len(found) :] == found else []
    items = [_is_none(item) for item in function.value(node).items or ()]
    return found if items == sorted(items) else []


def _is_none(value: Value) -> bool:
    return value.kind is Kind.NONE
