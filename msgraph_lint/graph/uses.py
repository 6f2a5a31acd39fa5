"""What the uses of a parameter or a result say about it, where nothing else does."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator

from msgraph_lint.compiler.calls import called_name
from msgraph_lint.compiler.functions import TENSOR_MEMBERS, GraphFunction
from msgraph_lint.compiler.places import Assigned, Definition, Given
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.targets import LATEST_VERSION

_NOT_FOR_TENSORS = {
    "range", "isinstance", "hasattr", "callable", "zip", "enumerate", "sorted", "reversed", "list", "tuple",
    "dict", "set", "str", "sum", "getattr", "type", "map", "filter",
}  # fmt: skip
"""Builtins whose arguments are seldom Tensors."""
_GRADIENTS = {"grad", "requires_grad"}
"""Attributes of PyTorch's Tensors that nobody else has."""
_OF_CONTAINERS = {"append", "extend", "get", "insert", "items", "keys", "pop", "update", "values"}
"""Methods of lists and dicts that no Tensor has."""
_ORDERING = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def is_used_otherwise(function: GraphFunction, name: str) -> bool:
    """Whether a use of the parameter ``name`` speaks against a Tensor: it is iterated, called, a flag."""
    starred = (function.node.args.vararg, function.node.args.kwarg)
    if function.info.annotations[name] is not None or any(arg and arg.arg == name for arg in starred):
        return True
    is_first = name == _first_input(function)
    return any(
        _speaks_against(function, node)
        for node in _reads_of(function, name)
        if not (is_first and _is_handed_on(function, node))
    )


def is_container(function: GraphFunction, name: str) -> bool:
    """Whether the parameter ``name`` is asked for what lists, dicts and tuples of layers alone have."""
    return any(_asks_container(function, node) for node in _reads_of(function, name))


def _asks_container(function: GraphFunction, node: ast.Name) -> bool:
    parent = function.parents[node]
    if isinstance(parent, ast.Attribute):
        return parent.attr in _OF_CONTAINERS and _is_called(function, parent)
    if not isinstance(parent, ast.Subscript) or parent.value is not node:
        return False
    is_key = isinstance(parent.slice, ast.Constant) and isinstance(parent.slice.value, str)
    return is_key or _is_called(function, parent)


def _reads_of(function: GraphFunction, name: str) -> Iterator[ast.Name]:
    """Where the parameter ``name`` is read, and what other names are bound to it as it is."""
    reads = function.once(_reads)
    todo: list[tuple[str, ast.AST | None]] = [(name, None)]
    seen = set(todo)
    while todo:
        for node in reads.get(todo.pop(), ()):
            yield node
            parent = function.parents[node]
            for target in parent.targets if isinstance(parent, ast.Assign) else ():
                if isinstance(target, ast.Name) and (target.id, parent) not in seen:
                    seen.add((target.id, parent))
                    todo.append((target.id, parent))


def _first_input(function: GraphFunction) -> str:
    """What comes first after ``self`` in the ``construct`` of a network: a Tensor, or several, as a rule."""
    inputs = [each.arg for each in function.info.parameters if each.arg != function.self_name]
    return inputs[0] if inputs and function.info.name == "construct" else ""


def _is_handed_on(function: GraphFunction, node: ast.Name) -> bool:
    """Whether somebody is given ``node``, who may do with it what can be done with a Tensor."""
    parent = function.parents[node]
    if isinstance(parent, ast.Call):
        return parent.func is not node and isinstance(function.resolve(parent.func), ClassInfo)
    return isinstance(parent, ast.keyword)


def is_result_used_otherwise(function: GraphFunction, node: ast.expr) -> bool:
    """Whether a use of what ``node`` gives, or of a name that it is bound to, speaks against a Tensor."""
    if _speaks_against(function, node):
        return True
    parent = function.parents[node]
    bound = parent.targets if isinstance(parent, ast.Assign) else ()
    names = [target.id for target in bound if isinstance(target, ast.Name)]
    reads = function.once(_reads)
    return any(
        _speaks_against(function, read) or _is_item_used_otherwise(function, read)
        for name in names
        for read in reads.get((name, parent), ())
    )


def _is_item_used_otherwise(function: GraphFunction, node: ast.expr) -> bool:
    """Whether something is asked of an item of ``node`` that no item of a Tensor has."""
    item = function.parents[node]
    if not isinstance(item, ast.Subscript) or item.value is not node:
        return False
    is_asked = isinstance(function.parents[item], (ast.Attribute, ast.Assign))
    return is_asked and is_result_used_otherwise(function, item)


def used_as_tensors(function: GraphFunction) -> Collection[Definition]:
    """What names of ``function`` are bound to that is asked for what Tensors alone have."""
    found: dict[Definition, bool] = {}
    for node, definition in function.evaluation.places.reads.items():
        asked = function.parents.get(node)
        if isinstance(node, ast.Name) and asked is not None:
            is_tensor = isinstance(asked, ast.Attribute) and asked.attr in TENSOR_MEMBERS
            speaks_against = not is_tensor and _speaks_against(function, node)
            if speaks_against or is_tensor:
                found[definition] = is_tensor and found.get(definition, True)
    return {definition for definition, is_tensor in found.items() if is_tensor}


def _reads(function: GraphFunction) -> dict[tuple[str, ast.AST | None], list[ast.Name]]:
    """Name and the statement that binds it, or ``None`` for a parameter -> where just that is read."""
    found: dict[tuple[str, ast.AST | None], list[ast.Name]] = {}
    seen = function.evaluation.places.reads
    for node in function.info.nodes_of(ast.Name):
        definition = seen.get(node)
        if isinstance(definition, Assigned):
            found.setdefault((node.id, definition.statement), []).append(node)
        elif isinstance(definition, Given):
            found.setdefault((node.id, None), []).append(node)
    return found


def _speaks_against(function: GraphFunction, node: ast.expr) -> bool:
    parent = function.parents[node]
    if isinstance(parent, ast.Attribute):
        known, name = facts(LATEST_VERSION), parent.attr
        is_tensors = name in _GRADIENTS or known.tensor_method(name) or known.tensor_property(name)
        return not is_tensors
    if isinstance(parent, ast.Call):
        if parent.func is node:
            return True
        if isinstance(parent.func, ast.Name) and parent.func.id in _NOT_FOR_TENSORS:
            return not _is_taken_for_type_of_tensor(function, parent)
        return isinstance(function.resolve(parent.func), ClassInfo)
    if isinstance(parent, ast.Subscript):
        if parent.slice is node or _is_called(function, parent):
            return True
        return isinstance(parent.slice, ast.Constant) and isinstance(parent.slice.value, str)
    if isinstance(parent, (ast.Tuple, ast.List)):
        around = function.parents[parent]
        return isinstance(around, ast.Compare) and isinstance(around.ops[0], _ORDERING)
    if isinstance(parent, ast.Compare):
        if any(isinstance(op, (ast.Is, ast.IsNot)) for op in parent.ops):
            return not all(_is_given(function, each) for each in (parent.left, *parent.comparators))
        if any(isinstance(op, (ast.In, ast.NotIn)) for op in parent.ops):
            return True
        is_order = not any(isinstance(op, (ast.Eq, ast.NotEq)) for op in parent.ops)
        others = [each.value for each in (parent.left, *parent.comparators) if isinstance(each, ast.Constant)]
        return any(isinstance(other, (str, bool, type(None))) or not is_order for other in others)
    if isinstance(parent, (ast.If, ast.IfExp, ast.While)):
        return parent.test is node
    if isinstance(parent, ast.Dict):
        return node in parent.keys
    if isinstance(parent, ast.UnaryOp):
        return isinstance(parent.op, ast.Not)
    if isinstance(parent, ast.Assign):
        return isinstance(parent.targets[0], (ast.Tuple, ast.List)) and parent.value is node
    return isinstance(parent, (ast.BoolOp, ast.For, ast.Starred, ast.keyword, ast.Slice, ast.comprehension))


def _is_called(function: GraphFunction, item: ast.expr) -> bool:
    around = function.parents[item]
    return isinstance(around, ast.Call) and around.func is item


def _is_given(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is a parameter."""
    return isinstance(function.evaluation.places.reads.get(node), Given)


def _is_taken_for_type_of_tensor(function: GraphFunction, call: ast.Call) -> bool:
    """Whether ``call`` is the ``type(x)`` of ``type(x) == Tensor``."""
    compare = function.parents[call]
    if called_name(call) != "type" or not (isinstance(compare, ast.Compare) and compare.left is call):
        return False
    found = function.resolve(compare.comparators[0])
    return isinstance(found, External) and found.name == "mindspore.Tensor"
