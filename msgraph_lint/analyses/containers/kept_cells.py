"""Lists, tuples and dicts of Cells on ``self``: the Cell does not own what is in them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.weights import weight_name, weights_of
from msgraph_lint.compiler.attributes import AttributeBinding
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.passing import passed
from msgraph_lint.compiler.scope import Scope, python_scope, scope_of
from msgraph_lint.graph.created import is_long
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.records import dataclass
from msgraph_lint.values.value import Kind

_LOOPED_OVER = {"enumerate", "list", "reversed", "tuple", "zip"}
_VIEWS = {"items", "values"}


@dataclass(frozen=True)
class KeptCells:
    """A container of Cells with weights, and its first use in a function."""

    node: ast.Attribute
    binding: AttributeBinding
    clash: bool
    """Whether the function uses two Cells of it whose weights have the same name."""


def kept_cells(function: GraphFunction) -> list[KeptCells]:
    """The containers of Cells on ``self`` that ``function`` takes Cells from and nothing else registers."""
    return function.once(_kept_cells)


def _kept_cells(function: GraphFunction) -> list[KeptCells]:
    found: list[KeptCells] = []
    named: set[object] = set()
    for name, mentions in function.self_attributes.items():
        nodes = [
            node for node in mentions if is_taken_from(function, node) and function.surely_compiles(node)
        ]
        if not nodes:
            continue
        binding = only_binding(function, name)
        cells = _weights(function, binding) if binding is not None else []
        weights = [key for key in cells if key is not None]
        if binding is None or not weights:
            continue
        is_repeated = len(set(weights)) < len(weights)
        all_used = any(_is_looped_over(function, node) for node in nodes)
        if len(cells) == len(weights) == 2:
            all_used = all_used or len({_index(function, node) for node in nodes}) == 2
        if all_used or not is_repeated:  # else it is not shown whether two that clash are used
            is_used = all_used or len(cells) == 1
            clash = is_repeated or (is_used and not named.isdisjoint(weights))
            found.append(KeptCells(nodes[0], binding, clash))
            named.update(weights if is_used else ())
    return found


def only_binding(function: GraphFunction, name: str) -> AttributeBinding | None:
    """The one place that sets ``self.name``, where nothing can register the Cells that are in it."""
    attributes, cls = function.attributes, function.receiver
    if attributes is None or cls is None or not cls.is_cell or attributes.is_dynamic:
        return None
    bindings = attributes.effective_bindings(name)
    if len(bindings) != 1 or bindings[0].item is not None or not bindings[0].in_init:
        return None
    return None if _is_handed_on(function, cls, name) else bindings[0]


def _is_handed_on(function: GraphFunction, cls: ClassInfo, name: str) -> bool:
    """Whether code that is not compiled does more with the container than to fill and measure it."""
    for method in (method for owner in cls.project_mro for method in owner.all_methods):
        if method.node in function.code.compiled:
            continue
        for node in method.attributes.get(name, ()):
            if attribute_of(node, method.self_name) == name:
                parent = method.parents[node]
                is_filled = isinstance(parent, ast.Attribute) and parent.attr == "append"
                if not (is_filled or _is_set(parent, node) or _is_measured(parent)):
                    return True
    return False


def _is_set(parent: ast.AST, node: ast.AST) -> bool:
    return (isinstance(parent, ast.Assign) and parent.value is not node) or isinstance(parent, ast.AnnAssign)


def _is_measured(parent: ast.AST) -> bool:
    return isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) and parent.func.id == "len"


def _weights(function: GraphFunction, binding: AttributeBinding) -> list[object]:
    """What the weight of each element is called, None without one; twice for what a loop makes."""
    found: list[object] = []
    for element, many, scope in _made_elements(binding):
        is_choice = isinstance(element, ast.IfExp)
        sides = [element.body, element.orelse] if isinstance(element, ast.IfExp) else [element]
        keys = [_weight_of(function, scope, each) for each in sides]
        key = next((key for key in keys if key is not None), None)
        found += [key, key] if many and not is_choice else [key]
    return found


def _weight_of(function: GraphFunction, scope: Scope, node: ast.expr) -> object:
    value = scope.value(node)
    if not isinstance(node, ast.Call) or value.kind is not Kind.CELL or value.cls is None:
        return None
    if weights_of(scope, node, function.target.measured_version) not in ("constant", "random"):
        return None
    return value.cls if isinstance(value.cls, ClassInfo) else weight_name(value.cls.name)


_Element = tuple[ast.expr, bool, Scope]


def _made_elements(binding: AttributeBinding) -> Iterator[_Element]:
    """The elements of `elements_of`, and of a list that has a name, or that another method makes."""
    scope, method = scope_of(binding), binding.function
    yield from ((element, many, scope) for element, many in elements_of(binding))
    if method is None:
        return
    if isinstance(binding.value, ast.Name):
        yield from _of_name(binding.value.id, method, scope)
    elif isinstance(binding.value, ast.Call):
        callee = scope.value(binding.value.func)
        made = callee.function if isinstance(callee.function, FunctionInfo) else None
        returns = made.nodes_of(ast.Return) if made is not None else []
        if made is not None and len(returns) == 1 and isinstance(returns[0].value, ast.Name):
            inside = python_scope(made, callee.receiver)
            yield from _of_name(returns[0].value.id, made, inside, binding.value)


def _of_name(
    name: str, method: FunctionInfo, scope: Scope, call: ast.Call | None = None
) -> Iterator[_Element]:
    """What the local list ``name`` holds, which ``method`` fills and does nothing else with.

    ``call`` is the one that makes the list.
    """
    bindings = method.bindings.get(name, [])
    start = bindings[0].value if len(bindings) == 1 else None
    mentions = [node for node in method.mentions.get(name, ()) if isinstance(node.ctx, ast.Load)]
    calls = [each for node in mentions if (each := _append_of(method, node)) is not None]
    handed_on = len(mentions) - len(calls)
    if not isinstance(start, (ast.List, ast.ListComp)) or handed_on != 1:
        return
    if isinstance(start, ast.List):
        yield from ((element, False, scope) for element in start.elts)
    else:
        first = start.generators[0]
        yield start.elt, _is_long(first.iter, method, call) and not first.ifs, scope
    is_chosen = False
    for append in calls:
        around = method.parents[method.parents[append]]
        if isinstance(around, ast.For) or around is method.node:
            yield append.args[0], isinstance(around, ast.For) and _is_long(around.iter, method, call), scope
        elif not is_chosen:
            is_chosen = True  # of branches, one is taken
            yield append.args[0], False, scope


def _append_of(method: FunctionInfo, node: ast.Name) -> ast.Call | None:
    """The statement that appends to the list ``node``."""
    attribute = method.parents[node]
    call = method.parents[attribute] if isinstance(attribute, ast.Attribute) else None
    is_append = isinstance(attribute, ast.Attribute) and attribute.attr == "append"
    is_call = isinstance(call, ast.Call) and call.func is attribute and len(call.args) == 1
    if not (is_append and is_call and isinstance(call, ast.Call)):
        return None
    return call if isinstance(method.parents[call], ast.Expr) else None


def elements_of(binding: AttributeBinding) -> Iterator[tuple[ast.expr, bool]]:
    """The elements, also appended ones, and whether each surely is made more than once."""
    value = binding.value
    if (
        isinstance(value, ast.Call)
        and isinstance(value.func, ast.Name)
        and value.func.id in ("list", "tuple")
    ):
        value = value.args[0] if len(value.args) == 1 else None
    if isinstance(value, (ast.List, ast.Tuple)):
        yield from ((element, False) for element in value.elts)
    elif isinstance(value, ast.Dict):
        yield from ((element, False) for element in value.values)
    elif isinstance(value, (ast.ListComp, ast.GeneratorExp, ast.DictComp)):
        first = value.generators[0]
        is_many = _is_long(first.iter, binding.function)
        each = value.value if isinstance(value, ast.DictComp) else value.elt
        yield each, len(value.generators) == 1 and is_many and not first.ifs
    if isinstance(value, ast.List) and binding.function is not None:
        yield from _appended(binding.name, binding.function)


def _appended(name: str, method: FunctionInfo) -> Iterator[tuple[ast.expr, bool]]:
    """What ``self.name.append(…)`` adds in ``method``, outside branches."""
    for node in method.nodes_of(ast.Attribute):
        if node.attr != "append":
            continue
        call = method.parents[node]
        if attribute_of(node.value, method.self_name) == name and isinstance(call, ast.Call) and call.args:
            around = method.parents[method.parents[call]]
            if around is method.node or isinstance(around, ast.For):
                yield call.args[0], isinstance(around, ast.For) and _is_long(around.iter, method)


def _is_long(iterable: ast.expr, method: FunctionInfo | None, call: ast.Call | None = None) -> bool:
    """Whether ``iterable`` has two elements or more.

    For ``range(depth)``, what ``call`` passes for ``depth`` counts, or the default.
    """
    if method is not None and isinstance(iterable, ast.Call) and len(iterable.args) == 1:
        count = iterable.args[0]
        name = count.id if isinstance(count, ast.Name) else ""
        given = passed(call, name, method.positions.get(name)) if call is not None and name else None
        default = (given or method.default(name)) if name not in method.bindings else None
        if default is not None:
            return is_long(ast.Call(iterable.func, [default], []))
    return is_long(iterable)


def is_taken_from(function: GraphFunction, node: ast.Attribute) -> bool:
    """Whether the function goes through the container ``node`` or looks up an item of it."""
    return _is_looped_over(function, node) or bool(_index(function, node))


def _is_looped_over(function: GraphFunction, node: ast.Attribute) -> bool:
    """``for layer in self.layers``, also with ``enumerate``, ``.items()`` or such, and ``self.layers[i]``."""
    whole: ast.AST = node
    parent = function.parents[node]
    if isinstance(parent, ast.Subscript):
        return isinstance(parent.slice, ast.Name)
    if isinstance(parent, ast.Attribute) and parent.attr in _VIEWS:
        whole = function.parents[parent]
        parent = function.parents[whole]
    while (
        isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) and parent.func.id in _LOOPED_OVER
    ):
        whole, parent = parent, function.parents[parent]
    return isinstance(parent, (ast.For, ast.comprehension)) and parent.iter is whole


def _index(function: GraphFunction, node: ast.Attribute) -> str:
    parent = function.parents[node]
    return ast.dump(parent.slice) if isinstance(parent, ast.Subscript) else ""
