"""The elements that code outside the graph writes into a list, tuple, dict or row of layers, one by one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from enum import IntEnum
from typing import Union

from msgraph_lint.compiler.attributes import AttributeBinding
from msgraph_lint.compiler.passing import passed
from msgraph_lint.compiler.scope import Scope, module_scope, python_scope, scope_of
from msgraph_lint.graph.created import is_long
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo
from msgraph_lint.program.syntax import Binding, attribute_of, is_name, is_super
from msgraph_lint.records import dataclass
from msgraph_lint.values.elements import CELL_LISTS
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
    if method is None or not isinstance(value, (ast.List, ast.Dict)):
        return
    within = _around(method, binding.statement)
    for added, statement in _additions(method, binding.name, isinstance(value, ast.Dict)):
        times = _times(method, _around(method, statement), within)
        yield from _opened(Element(added, scope, times), method)


def _additions(method: FunctionInfo, name: str, is_dict: bool) -> Iterator[tuple[ast.expr, ast.AST]]:
    """What ``self.name.append(…)`` or ``self.name[…] = …`` adds in ``method``, and where."""
    if not is_dict:
        calls = ((node, _call_of(method, node)) for node in method.attributes.get("append", ()))
        for node, call in calls:
            if call is not None and attribute_of(node.value, method.self_name) == name:
                yield call.args[0], call
        return
    for node in method.attributes.get(name, ()):
        item = method.parents[node]
        statement = method.parents[item]
        is_own = isinstance(item, ast.Subscript) and attribute_of(node, method.self_name) == name
        if is_own and isinstance(statement, ast.Assign) and statement.targets == [item]:
            yield statement.value, statement


def given_to_base(cls: ClassInfo) -> Iterator[Element]:
    """What a class that derives from ``SequentialCell`` or ``CellList`` gives it, and appends to itself."""
    for owner in cls.project_mro:
        init = owner.methods.get("__init__")
        if init is None or not any(base.name in CELL_LISTS for base in owner.external_bases):
            continue
        scope = python_scope(init, cls)
        for call in init.nodes_of(ast.Call):
            func = call.func
            if not isinstance(func, ast.Attribute) or init.conditions[call]:
                continue
            if func.attr == "__init__" and is_super(func.value):
                yield from written_in(Element(ast.Tuple(call.args, ast.Load()), scope), init)
            elif func.attr == "append" and is_name(func.value, init.self_name or "") and call.args:
                yield Element(call.args[0], scope)


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
        made_there, maker = _returned(Element(value, scope, whole.times), value)
        if made_there is not None:
            yield from written_in(made_there, maker, value, depth - 1)


def _returned(element: Element, call: ast.Call) -> tuple[Element | None, FunctionInfo | None]:
    """What the function that ``element``, a ``call``, goes to returns at its only end; and that function."""
    callee = element.scope.value(call.func)
    maker = callee.function if isinstance(callee.function, FunctionInfo) else None
    returns = maker.nodes_of(ast.Return) if maker is not None else []
    if maker is None or len(returns) != 1 or returns[0].value is None:
        return None, None
    made = Element(returns[0].value, python_scope(maker, callee.receiver), element.times)
    return _with_class(made, maker, call), maker


def _opened(
    element: Element, method: FunctionInfo | None, call: ast.Call | None = None, depth: int = _DEEPEST
) -> Iterator[Element]:
    """Its own elements where it is a container; what a local name means that is bound once."""
    inner = list(written_in(element, method, call, depth - 1))
    if inner:
        yield from inner
        return
    element = _with_class(element, method, call)
    node = element.node
    returned = _returned(element, node)[0] if isinstance(node, ast.Call) else None
    if returned is not None and isinstance(returned.node, ast.Call):
        yield returned
        return
    only = _only_use(method, node) if isinstance(node, ast.Name) and method is not None else None
    if method is None or only is None or only.value is None:
        yield element
        return
    repeated = element.times if _around(method, only.statement) else Times.ONCE
    yield Element(only.value, element.scope, repeated)


def _with_class(element: Element, method: FunctionInfo | None, call: ast.Call | None) -> Element:
    """``Block(…)`` of ``block(…)``, where ``call`` gives ``method`` the class that is its ``block``."""
    node = element.node
    name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
    if method is None or call is None or name not in method.positions or name in method.bindings:
        return element
    assert isinstance(node, ast.Call)
    given = passed(call, name, method.positions[name])
    made = element.scope.info.module.resolve(given) if given is not None else None
    if given is None or not isinstance(made, ClassInfo):
        return element
    return Element(ast.Call(given, node.args, node.keywords), module_scope(method.module), element.times)


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
    extended = [each.statement for each in bindings if isinstance(each.statement, ast.AugAssign)]
    start = bindings[0] if len(bindings) == len(extended) + 1 else None
    mentions = [node for node in method.mentions.get(name, ()) if isinstance(node.ctx, ast.Load)]
    appends = [each for node in mentions if (each := _append_of(method, node)) is not None]
    if start is None or start.value is None or start.item is not None or len(mentions) - len(appends) != 1:
        return
    if whole.scope.value(start.value).kind is Kind.CELL:  # a `CellList` owns what is appended
        return
    within = _around(method, start.statement)
    yield from written_in(Element(start.value, whole.scope, whole.times), method, call, depth - 1)
    for statement in extended:
        times = max(whole.times, _times(method, _around(method, statement), within, call))
        yield from written_in(Element(statement.value, whole.scope, times), method, call, depth - 1)
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
    """``[…]`` of ``list([…])``, pairs of ``dict([…])``."""
    is_call = isinstance(value, ast.Call) and isinstance(value.func, ast.Name)
    if is_call and isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and len(value.args) == 1:
        return value.args[0] if value.func.id in ("OrderedDict", "dict", "list", "tuple") else value
    return value
