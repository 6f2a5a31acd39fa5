"""What graph code finds in a list or dict of an object: what was there when the graph was compiled.

What one function of graph code puts in, others do not see, whoever holds the object; then an item is not
there, or None, and to take it or to compute with it does not compile.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Container, Iterator, Mapping

from msgraph_lint.analyses.containers.on_self import (
    Change,
    ItemAssignment,
    change,
    item_assignment,
    makes_empty_dict,
)
from msgraph_lint.analyses.containers.taken import is_empty_list, taken_from
from msgraph_lint.compiler.attributes import AttributeBinding
from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import AttributeWrite, GraphFunction
from msgraph_lint.compiler.scope import attributes_of, evaluated
from msgraph_lint.graph.needs import needs_value
from msgraph_lint.graph.readings import is_of_graph, readings
from msgraph_lint.graph.state import Assignment, assignment, is_asked_before
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.values.value import UNKNOWN, Kind

_ADDING = {"add", "append", "appendleft", "extend", "insert"}
_LOST = {"append", "appendleft", "clear"}
_KEPT_IN_FUNCTION = {"extend", "insert", "reverse"}
"""Methods whose change the function that calls them sees."""
_SEEN_BY_ITSELF = {ItemAssignment.LOST, ItemAssignment.INTERPRETED}
_COMPARISONS: dict[type[ast.cmpop], Callable[[float, float], bool]] = {
    ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt,
    ast.LtE: operator.le, ast.Gt: operator.gt, ast.GtE: operator.ge,
}  # fmt: skip
_A_LENGTH = 2
"""What stands for a number that a length is compared with, and that the source does not show."""
_ASKING = (ast.Subscript, ast.For, ast.comprehension, ast.Compare, ast.If, ast.IfExp, ast.Return, ast.Starred)
_ASKING_METHODS = {"copy", "count", "get", "index", "items", "keys", "values"}
_ASKING_BUILTINS = {"len", "list", "max", "min", "sum", "tuple", "zip", "enumerate"}

Kept = tuple[ClassInfo, str]
"""A class of Cells or objects, and an attribute of them."""


def use_of_first(function: GraphFunction, node: ast.Call | ast.Subscript) -> ast.expr | None:
    """A use that fails, since ``node``, which changes a list or dict of an object, is lost."""
    if isinstance(node, ast.Subscript):
        return _use_of_key(function, node)
    method = node.func
    if not isinstance(method, ast.Attribute):
        return None
    kept = kept_on(function, method.value)
    if kept is not None and method.attr == "update":
        is_lost = change(function, node) is Change.LOST
        return _use_of_missing(function, kept, sees_own=False) if is_lost else None
    return _attribute_use(function, *kept) if kept is not None and method.attr in _ADDING else None


def is_read(function: GraphFunction, node: ast.expr) -> bool:
    """Whether graph code reads ``node``, a container of an object, and not just to add to it."""
    kept = kept_on(function, node)
    return kept is not None and any(
        not (isinstance(parent := reader.parents[each], ast.Attribute) and parent.attr in _ADDING)
        for reader, each in readings(function, (kept[0],), kept[1])
    )


def is_never_filled(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node``, a list of an object, stands where only one with items leads, and never gets any."""
    kept = kept_on(function, node)
    if kept is None or not _waits_for_items(function, node) or not _is_empty_at_first(function, *kept):
        return False
    return _methods_called(function, *kept).keys() <= _LOST and not _is_set_in_graph(function, *kept)


def _use_of_key(function: GraphFunction, target: ast.Subscript) -> ast.expr | None:
    """A use of an item that is not there, since ``target``, an assignment to an item of a dict, is lost."""
    source: ast.expr | None = target.value
    if isinstance(source, ast.Name):
        bindings = function.bindings.get(source.id, [])
        source = bindings[0].value if len(bindings) == 1 and bindings[0].item is None else None
    kept = kept_on(function, source) if source is not None else None
    lost = item_assignment(function, target) if kept is not None else None
    if kept is None or lost is None:
        return None
    return _use_of_missing(function, kept, sees_own=lost in _SEEN_BY_ITSELF)


def _use_of_missing(function: GraphFunction, kept: Kept, *, sees_own: bool) -> ast.expr | None:
    """A use of an item that the dict does not have when the graph is compiled.

    ``sees_own``: whether who assigns an item sees it.
    """
    cls, name = kept
    items = _first_items(cls, name)
    if items is None or _is_set_in_graph(function, cls, name):
        return None
    used = [
        item
        for reader, node in readings(function, (cls,), name)
        if not (sees_own and _assigns_items(reader, name))
        and (item := _item_of(reader, node, items)) is not None
        and reader.surely_compiles(item)
        and not is_asked_before(reader, node, name)
    ]
    return used[0] if used and not _is_open(function, cls, name) else None


def _assigns_items(function: GraphFunction, name: str) -> bool:
    """Whether it assigns an item of an attribute ``name``."""
    return any(
        isinstance(item.ctx, ast.Store) and isinstance(item.value, ast.Attribute) and item.value.attr == name
        for item in function.nodes(ast.Subscript)
    )


def _item_of(function: GraphFunction, node: ast.expr, items: Mapping[object, Kind]) -> ast.expr | None:
    """The item of ``node`` that is taken and is surely none of ``items``, or is None and computed with."""
    item, key = function.parents[node], None
    if isinstance(item, ast.Subscript) and item.value is node and isinstance(item.ctx, ast.Load):
        key = item.slice
    elif isinstance(item, ast.Attribute) and item.attr == "get":
        item = function.parents[item]
        key = item.args[0] if isinstance(item, ast.Call) and len(item.args) == 1 else None
    literal = function.value(key).literal if key is not None else None
    if not isinstance(literal, (str, int)) or not isinstance(item, (ast.Subscript, ast.Call)):
        return None
    if isinstance(item, ast.Subscript) and literal not in items:
        return item
    return item if items.get(literal, Kind.NONE) is Kind.NONE and needs_value(function, item) else None


def _first_items(cls: ClassInfo, name: str) -> Mapping[object, Kind] | None:
    """The kinds of the items that ``__init__`` gives the attribute; ``None`` where they are not shown."""
    bindings = attributes_of(cls).bindings.get(name, ())
    if not any(each.in_init for each in bindings):
        return None
    if all(map(makes_empty_dict, bindings)):
        return {}
    value = evaluated(bindings[0]) if len(bindings) == 1 else UNKNOWN
    if value.kind is Kind.LIST and value.items:
        count = len(value.items)
        return {place: each.kind for n, each in enumerate(value.items) for place in (n, n - count)}
    return {key: each.kind for key, each in value.entries} or None


def _attribute_use(function: GraphFunction, cls: ClassInfo, name: str) -> ast.expr | None:
    """A use of a list that stays empty, as all that graph code does to it is lost."""
    methods = _methods_called(function, cls, name)
    if not methods.keys() <= _LOST | _KEPT_IN_FUNCTION or _is_set_in_graph(function, cls, name):
        return None
    changers = {each for called in _KEPT_IN_FUNCTION & methods.keys() for each in methods[called]}
    return _use_where_empty(function, cls, name, changers)


def use_where_unset(function: GraphFunction, write: AttributeWrite) -> ast.expr | None:
    """A use of a list that is empty where another function than that of ``write`` reads the attribute."""
    if function.receiver is None or assignment(function, write) is not Assignment.UNSEEN:
        return None
    writers = {each for each in function.code.found if write.name in each.modified_attributes}
    return _use_where_empty(function, function.receiver, write.name, writers)


def _use_where_empty(
    function: GraphFunction, cls: ClassInfo, name: str, changers: Container[GraphFunction]
) -> ast.expr | None:
    """A use of the list that fails, in a function that is none of ``changers``."""
    if not _is_empty_at_first(function, cls, name):
        return None
    for reader, node in readings(function, (cls,), name):
        if reader in changers or is_asked_before(reader, node, name):
            continue
        for each in _as_empty(reader, node):
            around = reader.parents[each]
            takes = any(taken_from(reader, outer) is each for outer in (around, reader.parents.get(around)))
            if takes and reader.surely_compiles(each):
                return each
    return None


def _as_empty(function: GraphFunction, node: ast.expr) -> Iterator[ast.expr]:
    """``node``, which has no items, and what is made of its items where it stands: ``list(node)``."""
    yield node
    parent = function.parents[node]
    if isinstance(parent, ast.Call) and is_builtin(function, parent.func, "list", "tuple", "sorted"):
        yield parent
    if isinstance(parent, ast.comprehension) and parent.iter is node:
        comprehension = function.parents[parent]
        if isinstance(comprehension, ast.ListComp) and comprehension.generators[0] is parent:
            yield comprehension


def _methods_called(function: GraphFunction, cls: ClassInfo, name: str) -> dict[str, set[GraphFunction]]:
    """Method of the list -> the functions that call it, where an empty list lets the compiler get there."""
    methods: dict[str, set[GraphFunction]] = {}
    for reader, node in readings(function, (cls,), name):
        parent = reader.parents[node]
        if isinstance(parent, ast.Attribute) and not _waits_for_items(reader, node):
            methods.setdefault(parent.attr, set()).add(reader)
    return methods


def _is_empty_at_first(function: GraphFunction, cls: ClassInfo, name: str) -> bool:
    """Whether ``__init__`` sets ``self.name = []``, and nothing outside graph code puts anything in."""
    bindings = attributes_of(cls).bindings.get(name, ())
    is_set = any(each.in_init for each in bindings) and all(map(_is_made_empty, bindings))
    return is_set and not _is_open(function, cls, name)


def _is_set_in_graph(function: GraphFunction, cls: ClassInfo, name: str) -> bool:
    """Whether graph code sets the attribute itself: ``self.name = []``."""
    return any(
        node.attr == name and not isinstance(node.ctx, ast.Load) and other.value(node.value).cls is cls
        for other in function.code.mentioning(name)
        for node in other.nodes(ast.Attribute)
    )


def _is_made_empty(binding: AttributeBinding) -> bool:
    """Whether it is ``[]``, ``list()`` or a ``deque`` without items."""
    if not isinstance(binding.value, ast.Call):
        return is_empty_list(binding.value)
    value = evaluated(binding)
    if isinstance(value.cls, External) and value.cls.name == "collections.deque":
        return all(map(is_empty_list, binding.value.args[:1]))
    return value.kind is Kind.LIST and value.items == ()


def _is_open(function: GraphFunction, cls: ClassInfo, name: str) -> bool:
    """Whether the attribute may be used elsewhere than in graph code, where the project mentions its name."""
    if is_of_graph(function, cls):
        return False
    modules = function.code.project.mentioning(name, function.module)
    if modules is None:
        return True
    known: set[ast.AST] = set()
    for other in function.code.mentioning(name):
        if other.module in modules:
            for node in other.nodes(ast.Attribute):
                if node.attr == name and isinstance(node.ctx, ast.Load):
                    owner = other.value(node.value).cls
                    if isinstance(owner, ClassInfo) and (owner is cls or not _are_related(owner, cls)):
                        known.add(node)
    for info in (method for base in cls.project_mro for method in base.methods.values()):
        if info.module in modules:
            own = (
                each for each in info.nodes_of(ast.Attribute) if attribute_of(each, info.self_name) == name
            )
            known.update(each for each in own if _only_asks(info.parents[each]))
    return function.times_read(name) != len(known)


def _only_asks(parent: ast.AST) -> bool:
    """Whether ``parent`` changes no list that stands in it."""
    if isinstance(parent, ast.Call):
        return isinstance(parent.func, ast.Name) and parent.func.id in _ASKING_BUILTINS
    if isinstance(parent, ast.Attribute):
        return parent.attr in _ASKING_METHODS
    return isinstance(parent, _ASKING)


def _are_related(first: ClassInfo, second: ClassInfo) -> bool:
    return first in second.project_mro or second in first.project_mro


def _waits_for_items(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node``, a list that stays empty, stands where only a list with items leads."""
    for around in function.conditions_of(node):
        if isinstance(around, ast.IfExp):
            continue
        holds = _of_empty(function, around.test, node)
        if holds is not None:
            inside = around.orelse if holds else around.body
            if any(contains(each, node) for each in inside):
                return True
    return False


def _of_empty(function: GraphFunction, test: ast.expr, node: ast.expr) -> bool | None:
    """What ``test`` is while the list ``node`` is empty, where it compares its length, or is the list."""
    if ast.dump(test) == ast.dump(node):
        return False
    if not isinstance(test, ast.Compare) or len(test.ops) > 1 or type(test.ops[0]) not in _COMPARISONS:
        return None
    length = test.left
    if not isinstance(length, ast.Call) or not is_builtin(function, length.func, "len"):
        return None
    if [*map(ast.dump, length.args)] != [ast.dump(node)]:
        return None
    number = function.value(test.comparators[0]).literal
    if not isinstance(number, (int, float)):
        if isinstance(test.ops[0], (ast.Eq, ast.NotEq)):
            return None
        number = _A_LENGTH
    return bool(_COMPARISONS[type(test.ops[0])](0, number))


def kept_on(function: GraphFunction, node: ast.AST | None) -> Kept | None:
    """The class of a Cell or object, and which attribute of it ``node`` is."""
    if not isinstance(node, ast.Attribute):
        return None
    owner = function.value(node.value)
    is_instance = owner.kind in (Kind.CELL, Kind.OBJECT) and isinstance(owner.cls, ClassInfo)
    return (owner.cls, node.attr) if is_instance and isinstance(owner.cls, ClassInfo) else None
