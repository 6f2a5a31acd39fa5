"""The elements that code outside the graph writes into a list, tuple or dict, one by one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from enum import IntEnum
from typing import Union

from msgraph_lint.compiler.attributes import AttributeBinding
from msgraph_lint.compiler.passing import passed
from msgraph_lint.compiler.scope import Scope, python_scope, scope_of
from msgraph_lint.graph.created import is_long
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.program.syntax import Binding, attribute_of
from msgraph_lint.records import dataclass
from msgraph_lint.values.value import Kind

_COMPREHENSIONS = (ast.ListComp, ast.GeneratorExp, ast.DictComp)
_DEEPEST = 4
_Loop = Union[ast.For, ast.While, ast.If]


class Times(IntEnum):
    """How often an element is made."""

    ONCE = 1
    """As far as the source shows."""
    LIKELY = 2
    """More than once, if the loop has as many rounds, or takes a branch as often."""
    MANY = 3
    """Surely more than once."""


@dataclass(frozen=True)
class Element:
    """An expression that makes an element, each time it is evaluated another one."""

    node: ast.expr
    scope: Scope
    times: Times = Times.ONCE


def elements_of(binding: AttributeBinding) -> Iterator[Element]:
    """What ``self.name`` holds that ``binding`` sets: containers in it give theirs, ``append`` adds to it."""
    if binding.value is None:
        return
    scope, method = scope_of(binding), binding.function
    value = _unwrapped(binding.value)
    yield from written_in(Element(value, scope), method)
    if isinstance(value, ast.List) and method is not None:
        within = _around(method, binding.statement)
        for node in method.attributes.get("append", ()):
            call = _call_of(method, node)
            if attribute_of(node.value, method.self_name) == binding.name and call is not None:
                times = _times(method, _around(method, call), within)
                yield from _opened(Element(call.args[0], scope, times), method)


def written_in(
    whole: Element, method: FunctionInfo | None, call: ast.Call | None = None, depth: int = _DEEPEST
) -> Iterator[Element]:
    """The elements of the container that ``whole`` makes in ``method``; none where it makes no such.

    ``call`` is the one that ``method`` is called by.
    """
    value, scope = _unwrapped(whole.node), whole.scope
    if not depth:
        return
    if isinstance(value, (ast.List, ast.Tuple, ast.Dict)):
        for element in value.values if isinstance(value, ast.Dict) else value.elts:
            if isinstance(element, ast.Starred):
                starred = Element(element.value, scope, whole.times)
                yield from written_in(starred, method, call, depth - 1)
            else:
                yield from _opened(Element(element, scope, whole.times), method, call, depth)
    elif isinstance(value, _COMPREHENSIONS):
        rounds = [_rounds(each.iter, method, call) for each in value.generators]
        times = Times.LIKELY if any(each.ifs for each in value.generators) else max(rounds)
        made = value.value if isinstance(value, ast.DictComp) else value.elt
        yield from _opened(Element(made, scope, max(times, whole.times)), method, call, depth)
    elif isinstance(value, ast.BinOp) and isinstance(value.op, (ast.Add, ast.Mult)):
        for side in (value.left, value.right):  # what is multiplied is one object, many times
            yield from written_in(Element(side, scope, whole.times), method, call, depth - 1)
    elif isinstance(value, ast.Name) and method is not None:
        yield from _of_name(value.id, method, whole, call, depth)
    elif isinstance(value, ast.Call):
        callee = scope.value(value.func)
        maker = callee.function if isinstance(callee.function, FunctionInfo) else None
        returns = maker.nodes_of(ast.Return) if maker is not None else []
        if maker is not None and len(returns) == 1 and returns[0].value is not None:
            made_there = Element(returns[0].value, python_scope(maker, callee.receiver), whole.times)
            yield from written_in(made_there, maker, value, depth - 1)


def _opened(
    element: Element, method: FunctionInfo | None, call: ast.Call | None = None, depth: int = _DEEPEST
) -> Iterator[Element]:
    """Its own elements where it is a container; what a local name means that is bound once."""
    inner = list(written_in(element, method, call, depth - 1))
    if inner:
        yield from inner
        return
    node = element.node
    only = _only_use(method, node) if isinstance(node, ast.Name) and method is not None else None
    if method is None or only is None or only.value is None:
        yield element
        return
    repeated = element.times if _around(method, only.statement) else Times.ONCE
    yield Element(only.value, element.scope, repeated)


def _only_use(method: FunctionInfo, node: ast.Name) -> Binding | None:
    """The one binding of a local name that is used at ``node`` alone."""
    bindings = method.bindings.get(node.id, [])
    used = sum(isinstance(each.ctx, ast.Load) for each in method.mentions.get(node.id, ()))
    return bindings[0] if len(bindings) == used == 1 and bindings[0].item is None else None


def _of_name(
    name: str, method: FunctionInfo, whole: Element, call: ast.Call | None, depth: int
) -> Iterator[Element]:
    """What the local list ``name`` holds, which ``method`` fills and does nothing else with."""
    bindings = method.bindings.get(name, [])
    start = bindings[0] if len(bindings) == 1 and bindings[0].item is None else None
    mentions = [node for node in method.mentions.get(name, ()) if isinstance(node.ctx, ast.Load)]
    appends = [each for node in mentions if (each := _append_of(method, node)) is not None]
    if start is None or start.value is None or len(mentions) - len(appends) != 1:
        return
    if whole.scope.value(start.value).kind is Kind.CELL:  # a `CellList` owns what is appended
        return
    within = _around(method, start.statement)
    yield from written_in(Element(start.value, whole.scope, whole.times), method, call, depth - 1)
    is_chosen = False
    for append in appends:
        around = _around(method, append)
        if not isinstance(method.parents[method.parents[append]], ast.If) or len(around) > len(within) + 1:
            times = _times(method, around, within, call)
        elif not is_chosen:
            is_chosen, times = True, Times.ONCE  # of branches, one is taken
        else:
            continue
        yield from _opened(
            Element(append.args[0], whole.scope, max(times, whole.times)), method, call, depth - 1
        )


def _append_of(method: FunctionInfo, node: ast.Name) -> ast.Call | None:
    """The statement that appends to the list ``node``."""
    attribute = method.parents[node]
    is_append = isinstance(attribute, ast.Attribute) and attribute.attr == "append"
    return _call_of(method, attribute) if is_append and isinstance(attribute, ast.Attribute) else None


def _call_of(method: FunctionInfo, node: ast.Attribute) -> ast.Call | None:
    """The statement that calls the method ``node`` with one argument."""
    call = method.parents[node]
    is_call = isinstance(call, ast.Call) and call.func is node and len(call.args) == 1
    is_statement = is_call and isinstance(method.parents[call], ast.Expr)
    return call if is_statement and isinstance(call, ast.Call) else None


def _around(method: FunctionInfo, node: ast.AST) -> list[_Loop]:
    """The loops and branches that ``node`` stands in, the outermost first."""
    found: list[_Loop] = []
    while node is not method.node:
        node = method.parents[node]
        if isinstance(node, (ast.For, ast.While, ast.If)):
            found.insert(0, node)
    return found


def _times(
    method: FunctionInfo, around: list[_Loop], within: list[_Loop], call: ast.Call | None = None
) -> Times:
    """How often what stands in ``around`` runs for a container that is made in ``within``."""
    inner = around[len(within) :] if around[: len(within)] == within else []
    rounds = [_rounds(each.iter, method, call) for each in inner if isinstance(each, ast.For)]
    times = max(rounds, default=Times.ONCE)
    if any(isinstance(each, ast.While) for each in inner):
        return Times.LIKELY
    return min(times, Times.LIKELY) if any(isinstance(each, ast.If) for each in inner) else times


def _rounds(iterable: ast.expr, method: FunctionInfo | None, call: ast.Call | None = None) -> Times:
    """Whether ``iterable`` has two elements or more.

    For ``range(depth)``, what ``call`` passes for ``depth`` counts, or the default.
    """
    if method is not None and isinstance(iterable, ast.Call) and len(iterable.args) == 1:
        count = iterable.args[0]
        name = count.id if isinstance(count, ast.Name) else ""
        given = passed(call, name, method.positions.get(name)) if call is not None and name else None
        default = (given or method.default(name)) if name not in method.bindings else None
        if default is not None:
            iterable = ast.Call(iterable.func, [default], [])
    if is_long(iterable):
        return Times.MANY
    if isinstance(iterable, ast.Call):
        is_shown = any(isinstance(argument, ast.Constant) for argument in iterable.args[:1])
        return Times.ONCE if is_shown and len(iterable.args) == 1 else Times.LIKELY
    return Times.ONCE if isinstance(iterable, (ast.List, ast.Tuple)) else Times.LIKELY


def _unwrapped(value: ast.expr) -> ast.expr:
    """``[…]`` of ``list([…])``."""
    is_call = isinstance(value, ast.Call) and isinstance(value.func, ast.Name)
    if is_call and isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and len(value.args) == 1:
        return value.args[0] if value.func.id in ("list", "tuple") else value
    return value
