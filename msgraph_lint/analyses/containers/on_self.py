"""Lists and dicts on ``self`` that graph code changes: what becomes of the change.

The compiler takes a list or dict on ``self`` as the constant that it is when the graph is compiled. Some
changes are written back at LAX, others are lost, even for reads in the same call. It matters whether the
container is reached through another Cell, a plain object, a name or a parameter.
"""

from __future__ import annotations

import ast
import enum
from collections.abc import Sequence
from itertools import product

from msgraph_lint.analyses.aliases.sharing import sources
from msgraph_lint.analyses.containers.made_in_graph import made_in_graph
from msgraph_lint.compiler.attributes import AttributeBinding
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.opaque import is_plain
from msgraph_lint.compiler.scope import PYTHON_CONTAINERS, PYTHON_DICTS, attributes_of, evaluated
from msgraph_lint.graph.dead_reads import Fate, fate_of
from msgraph_lint.graph.readings import is_unread_state
from msgraph_lint.graph.state import is_computed_tensor, outside_bindings
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.program.syntax import attribute_of, place_of
from msgraph_lint.values.elements import element
from msgraph_lint.values.value import NUMBERS, Kind, Value


class Change(enum.Enum):
    """What MindSpore does with a change of a container on ``self``."""

    ONCE = "Python makes it while compiling, and never again"
    LOST = "nothing sees it, on any version and level"
    BY_INTERPRETER = "the interpreter makes it, after the compiler has read what there was"
    KEPT_AT_LAX = "kept at LAX, lost elsewhere"
    POPPED = "kept at LAX, not compiled by 2.0, lost at STRICT"
    POPPED_AGAIN = "not compiled by 2.0, lost elsewhere: each call gets the same item"
    REARRANGED = "lost, and STRICT refuses it"
    DEFAULT_SET = "lost at LAX, refused elsewhere"
    NESTED = "lost after the call at LAX, refused elsewhere"
    POPPED_IN_EXPRESSION = "refused by all"


class _Place(enum.Enum):
    SELF = "self.items"
    ALIAS = "items = self.items"
    ITEM = "self.items[0]"
    CELL = "self.block.items"
    OBJECT = "self.cache.items, where the cache is a plain object"


_OF_SELF = {
    (Kind.LIST, "append"): Change.LOST,
    (Kind.LIST, "clear"): Change.LOST,
    (Kind.LIST, "extend"): Change.KEPT_AT_LAX,
    (Kind.LIST, "insert"): Change.KEPT_AT_LAX,
    (Kind.LIST, "reverse"): Change.KEPT_AT_LAX,
    (Kind.LIST, "sort"): Change.REARRANGED,
    (Kind.LIST, "remove"): Change.REARRANGED,
    (Kind.DICT, "update"): Change.LOST,
    (Kind.DICT, "clear"): Change.LOST,
    (Kind.DICT, "setdefault"): Change.DEFAULT_SET,
}
_AGAIN = {
    "append", "appendleft", "extend", "extendleft", "insert", "pop", "popleft", "remove", "reverse", "rotate",
}  # fmt: skip
"""Methods that change something each time that they are called."""
_ADDS = {"add", "append", "appendleft"}
_MOST_NAMES = 4
"""How many names and parameters are followed to what is kept on ``self``."""
_SHAPING = {"reshape", "view"}
_DIVIDES_AT_ONCE = (2, 9)
"""The version from which on a Tensor is divided by a number as it is multiplied by one."""
_DEFAULTING = {"collections.Counter", "collections.defaultdict"}
_OF_OTHERS = {
    (_Place.ALIAS, "append"): Change.LOST,
    (_Place.ALIAS, "clear"): Change.LOST,
    (_Place.ALIAS, "extend"): Change.LOST,
    (_Place.ALIAS, "update"): Change.LOST,
    **dict.fromkeys(product((_Place.CELL, _Place.OBJECT), ("append", "clear", "update")), Change.LOST),
    **{(_Place.CELL, method): Change.KEPT_AT_LAX for method in ("extend", "insert", "reverse")},
    **{(_Place.OBJECT, method): Change.LOST for method in ("extend", "insert", "reverse")},
    **dict.fromkeys(product((_Place.CELL, _Place.OBJECT), ("remove", "sort")), Change.REARRANGED),
    (_Place.ITEM, "append"): Change.NESTED,
    (_Place.ITEM, "extend"): Change.NESTED,
}


def change(function: GraphFunction, call: ast.Call) -> Change | None:
    """What becomes of the list or dict on ``self`` that the call of a method changes."""
    return function.once(_change, call)


def _change(function: GraphFunction, call: ast.Call) -> Change | None:
    method = method_of(call)
    if is_tuple_in_graph(function, method.value) or made_in_graph(function, method.value) is not None:
        return None  # MSG247, MSG256, MSG257
    place, value = _place(function, method.value)
    if place is not None and (_is_of_python(value) or value.kind is Kind.SET):
        return _python_change(function, call, value)
    if place is None or value.kind not in (Kind.LIST, Kind.DICT):
        return None
    is_statement = isinstance(function.parents[call], ast.Expr)
    if place in (_Place.CELL, _Place.OBJECT) and method.attr == "setdefault":
        return Change.REARRANGED if is_statement else Change.DEFAULT_SET
    if place is not _Place.SELF:
        return _OF_OTHERS.get((place, method.attr))
    if is_statement and _is_of_no_use(function, method.value):
        return None
    if method.attr in ("pop", "popitem"):
        return _pop(function, call, value)
    change = _OF_SELF.get((value.kind, method.attr))
    return Change.REARRANGED if change is Change.DEFAULT_SET and is_statement else change


def _is_of_no_use(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is an attribute of ``self`` that nobody reads, and the object is gone afterwards."""
    name = attribute_of(node, function.self_name)
    return name is not None and is_unread_state(function, name)


def _python_change(function: GraphFunction, call: ast.Call, value: Value) -> Change | None:
    """The same for a container that the graph does not have."""
    method = method_of(call).attr
    if _is_dict_of_python(value):
        is_known = method == "update" and len(call.args) == 1 and not call.keywords
        return Change.LOST if is_known and function.value(call.args[0]).kind is Kind.DICT else None
    if method in _ADDS and len(call.args) == 1 and function.value(call.args[0]).is_tensor:
        return Change.BY_INTERPRETER
    if method not in (_AGAIN if value.kind is Kind.UNKNOWN else {"pop"}) or call.keywords:
        return None
    return Change.ONCE if all(function.value(each).is_constant for each in call.args) else None


def _class_name(value: Value) -> str:
    return value.cls.name if isinstance(value.cls, External) else ""


def _is_of_python(value: Value) -> bool:
    """Whether it is a container whose kind the graph does not have."""
    return _class_name(value) in PYTHON_CONTAINERS


def _is_dict_of_python(value: Value) -> bool:
    return _class_name(value) in PYTHON_DICTS


def _pop(function: GraphFunction, call: ast.Call, value: Value) -> Change | None:
    parent = function.parents[call]
    if isinstance(parent, ast.Expr):
        if value.kind is Kind.DICT:
            return Change.REARRANGED
        return (
            Change.LOST if value.items and not any(item.may_be(Kind.TENSOR) for item in value.items) else None
        )
    if isinstance(parent, ast.BinOp) or value.kind is Kind.DICT:
        return Change.POPPED_IN_EXPRESSION
    if not isinstance(parent, ast.Assign):
        return None
    return Change.POPPED_AGAIN if _is_same_at_each_call(function, call, value) else Change.POPPED


def _is_same_at_each_call(function: GraphFunction, call: ast.Call, value: Value) -> bool:
    """Whether the interpreter does not pop the item when the graph runs.

    So it is where no result needs the item, where the function reads the list after it, and where an operator
    takes a number that is known when the graph is compiled.
    """
    name = attribute_of(method_of(call).value, function.self_name)
    reads = function.self_attributes.get(name, ()) if name is not None else ()
    if any(place_of(each) > place_of(call) and isinstance(each.ctx, ast.Load) for each in reads):
        return True
    is_number = value.items is not None and all(each.kind in NUMBERS for each in value.items)
    taken = function.evaluation.places.reads_of(call)
    if is_number and any(_is_scalar(function, each) for each in taken):
        return True
    return fate_of(function, call) is Fate.DROPPED


def _is_scalar(function: GraphFunction, node: ast.expr) -> bool:
    """Whether a Tensor is multiplied or divided by the number ``node``, cut at it or given its shape."""
    around = function.parents[node]
    takes_quotient = function.target.version >= _DIVIDES_AT_ONCE
    operators = (ast.Mult, ast.Div) if takes_quotient else ast.Mult
    if isinstance(around, ast.BinOp) and isinstance(around.op, operators):
        return function.value(around.left if around.right is node else around.right).is_tensor
    if isinstance(around, ast.Call) and isinstance(around.func, ast.Attribute):
        return around.func.attr in _SHAPING and function.value(around.func.value).is_tensor
    return isinstance(around, ast.Slice)


def _place(function: GraphFunction, node: ast.expr) -> tuple[_Place | None, Value]:
    """Where the container ``node`` is kept, and what it is."""
    value = function.value(node).in_python
    if attribute_of(node, function.self_name) is not None:
        return _Place.SELF, value
    if isinstance(node, ast.Name):
        return _place_of_name(function, node.id, _MOST_NAMES), value
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute):
        name = attribute_of(node.value, function.self_name)
        if name is not None:
            return _Place.ITEM, _item_of_display(function, name)
        return _place_on_other(function, node.value), _item_on_other(function, node.value)
    if isinstance(node, ast.Attribute):
        return _place_on_other(function, node), value
    return None, value


def _place_on_other(function: GraphFunction, node: ast.Attribute) -> _Place | None:
    """Where an attribute is kept that is not one of ``self``."""
    owner = function.value(node.value)
    if not isinstance(owner.cls, ClassInfo):
        return None
    if owner.kind is Kind.CELL:
        return _Place.CELL
    is_object = owner.kind is Kind.OBJECT and is_plain(owner.cls)
    return _Place.OBJECT if is_object and _is_kept(function, node.value, _MOST_NAMES) else None


def _place_of_name(function: GraphFunction, name: str, depth: int) -> _Place | None:
    """Where the container is kept that a local name or a parameter stands for."""
    places = set()
    for scope, source in sources(function, name):
        if isinstance(source, ast.Name):
            place = _place_of_name(scope, source.id, depth - 1) if depth else None
        elif attribute_of(source, scope.self_name) is not None:
            place = _Place.ALIAS
        else:
            place = _place_on_other(scope, source) if isinstance(source, ast.Attribute) else None
        places.add(place)
    return places.pop() if len(places) == 1 else None


def _is_kept(function: GraphFunction, node: ast.expr, depth: int) -> bool:
    """Whether ``node`` is an attribute of ``self``, of what that is, or a name or parameter for one."""
    if isinstance(node, ast.Attribute):
        name = attribute_of(node, function.self_name)
        return name not in function.modified_attributes if name else _is_kept(function, node.value, depth)
    if not isinstance(node, ast.Name) or not depth:
        return False
    found = sources(function, node.id)
    return bool(found) and all(_is_kept(scope, source, depth - 1) for scope, source in found)


def _item_of_display(function: GraphFunction, name: str) -> Value:
    """What every item is of the list or dict that ``__init__`` writes down for the attribute ``name``."""
    return _each_of(_items_of_display(function, name))


def _item_on_other(function: GraphFunction, node: ast.Attribute) -> Value:
    """The same for the attribute of another Cell or object."""
    cls = function.value(node.value).cls
    bindings = attributes_of(cls).bindings.get(node.attr, []) if isinstance(cls, ClassInfo) else []
    return _each_of(_items_in(bindings[0].value) if len(bindings) == 1 else [])


def _each_of(items: Sequence[ast.expr]) -> Value:
    if items and all(isinstance(item, ast.List) for item in items):
        return Value(Kind.LIST)
    if items and all(isinstance(item, ast.Dict) for item in items):
        return Value(Kind.DICT)
    return Value(Kind.UNKNOWN)


def _items_of_display(function: GraphFunction, name: str) -> list[ast.expr]:
    values = [binding.value for binding in outside_bindings(function, name)] if function.attributes else []
    return _items_in(values[0]) if len(values) == 1 else []


def _items_in(display: ast.expr | None) -> list[ast.expr]:
    if isinstance(display, (ast.List, ast.Tuple)):
        return display.elts
    return display.values if isinstance(display, ast.Dict) else []


def is_tuple_in_graph(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is a list on ``self`` of nothing but Parameters, or Cells: a tuple to the compiler."""
    place, value = _place(function, node)
    if place not in (_Place.SELF, _Place.ALIAS, _Place.CELL) or value.kind is not Kind.LIST:
        return False
    each = value.items if value.items is not None else (element(value),)
    return bool(each) and {item.kind for item in each} in ({Kind.PARAMETER}, {Kind.CELL})


class ItemAssignment(enum.Enum):
    """What MindSpore does with an assignment to an item of an attribute of ``self``."""

    LOST = "lost at LAX, refused elsewhere"
    INTERPRETED = "run by the interpreter at LAX, refused elsewhere"
    SUB_CELL = "lost on every version and level"
    OBJECT = "of a plain object: lost, and 2.0 does not have it"
    KEPT_AT_LAX = "kept at LAX, lost elsewhere"


def item_assignment(function: GraphFunction, target: ast.Subscript) -> ItemAssignment | None:
    """What becomes of an assignment to an item of a list, dict or Tensor on ``self``."""
    return function.once(_item_assignment, target)


def _item_assignment(function: GraphFunction, target: ast.Subscript) -> ItemAssignment | None:
    owner = target.value
    if is_tuple_in_graph(function, owner) or made_in_graph(function, owner) is not None:
        return None  # MSG247, MSG256, MSG257
    name = attribute_of(owner, function.self_name)
    if name == "__dict__":
        return ItemAssignment.LOST
    place, value = _place(function, owner)
    if place is _Place.ITEM and isinstance(owner, ast.Subscript):
        return _assignment_to_item(function, target, owner, value)
    if place is not None and place is not _Place.SELF:
        return _assignment_elsewhere(function, target, place, value)
    if place is not _Place.SELF or name is None:
        return None
    if value.kind is Kind.DICT and is_unread_state(function, name):
        return ItemAssignment.INTERPRETED
    if value.kind in (Kind.LIST, Kind.TENSOR):
        return ItemAssignment.LOST
    if _is_of_python(value):
        is_lost = _is_computed_from(function, target, name) or _is_empty_dict(function, name)
        is_missing = relies_on_default(function, target)  # MSG626
        return None if is_missing else ItemAssignment.LOST if is_lost else ItemAssignment.INTERPRETED
    if value.kind is not Kind.DICT:
        return None
    return ItemAssignment.LOST if _is_lost_from_dict(function, target, name) else ItemAssignment.INTERPRETED


def _assignment_elsewhere(
    function: GraphFunction, target: ast.Subscript, place: _Place, value: Value
) -> ItemAssignment | None:
    """What becomes of an assignment to an item of what ``self`` does not hold itself, or by another name."""
    if value.kind not in (Kind.LIST, Kind.TENSOR, Kind.DICT) or _is_of_python(value):
        return None
    if place is _Place.OBJECT:
        return ItemAssignment.OBJECT
    is_update = isinstance(function.statement_of(target), ast.AugAssign)
    is_read = place is _Place.CELL and _is_read_again(function, target.value)
    is_kept = value.kind is Kind.DICT and not is_update and not is_read
    return ItemAssignment.KEPT_AT_LAX if is_kept else ItemAssignment.SUB_CELL


def _is_read_again(function: GraphFunction, owner: ast.expr) -> bool:
    """Whether ``function`` reads the dict ``owner``, too, which it assigns an item of."""
    text = ast.dump(owner)
    same = (node for node in function.nodes(ast.Attribute) if ast.dump(node) == text)
    parents = (function.parents[node] for node in same)
    return any(not (isinstance(p, ast.Subscript) and isinstance(p.ctx, ast.Store)) for p in parents)


def _assignment_to_item(
    function: GraphFunction, target: ast.Subscript, owner: ast.Subscript, value: Value
) -> ItemAssignment | None:
    """What becomes of ``self.items[0][1] = x``."""
    name = attribute_of(owner.value, function.self_name)
    if value.kind not in (Kind.LIST, Kind.DICT) or name is None:
        return None
    are_lists = value.kind is Kind.LIST and function.value(owner.value).kind is Kind.LIST
    items = _items_of_display(function, name)
    is_empty = bool(items) and all(isinstance(item, ast.Dict) and not item.keys for item in items)
    is_lost = are_lists or is_empty or _is_computed_from(function, target, name)
    return ItemAssignment.LOST if is_lost else ItemAssignment.INTERPRETED


def _is_lost_from_dict(function: GraphFunction, target: ast.Subscript, name: str) -> bool:
    """Whether the new item changes from call to call, or the dict is empty when graph code starts."""
    if _is_computed_from(function, target, name):
        return True
    value = getattr(function.statement_of(target), "value", None)
    if isinstance(value, ast.expr) and is_computed_tensor(function, value) and _is_read(function, name):
        return True
    return _is_empty_dict(function, name)


def _is_computed_from(function: GraphFunction, target: ast.Subscript, name: str) -> bool:
    """Whether the new item is computed from the attribute ``name``."""
    statement = function.statement_of(target)
    value = getattr(statement, "value", None)
    return isinstance(statement, ast.AugAssign) or (
        isinstance(value, ast.expr)
        and any(
            isinstance(node, ast.Attribute) and attribute_of(node, function.self_name) == name
            for node in ast.walk(value)
        )
    )


def _is_empty_dict(function: GraphFunction, name: str) -> bool:
    """Whether the attribute ``name`` is a dict without items when graph code starts."""
    return any(makes_empty_dict(binding) for binding in outside_bindings(function, name))


def makes_empty_dict(binding: AttributeBinding) -> bool:
    """Whether what the attribute is set to is a dict without items."""
    made = binding.value
    if isinstance(made, ast.Dict):
        return not made.keys
    if not isinstance(made, ast.Call):
        return False
    value = evaluated(binding)
    if not _is_dict_of_python(value):
        return value.kind is Kind.DICT and not made.args and not made.keywords
    given = made.args[1:] if _class_name(evaluated(binding)) == "collections.defaultdict" else made.args
    return not given and not made.keywords


def relies_on_default(function: GraphFunction, item: ast.Subscript) -> bool:
    """Whether ``item`` is computed with and is one of a dict on ``self`` that makes up what is not there."""
    name = attribute_of(item.value, function.self_name)
    if name is None or function.attributes is None or name in function.attributes.additions:
        return False
    is_plainly_set = isinstance(item.ctx, ast.Store) and isinstance(function.parents[item], ast.Assign)
    made_up = _class_name(function.value(item.value)) in _DEFAULTING and not is_plainly_set
    return made_up and all(map(makes_empty_dict, outside_bindings(function, name)))


def _is_read(function: GraphFunction, name: str) -> bool:
    """Whether ``function`` uses the attribute ``name`` otherwise than by assigning its items."""
    parents = (function.parents[node] for node in function.self_attributes.get(name, ()))
    return not all(
        isinstance(parent, ast.Subscript) and isinstance(parent.ctx, ast.Store) for parent in parents
    )
