"""Which Tensor an expression is: the object, whatever its name.

To the compiler a name, an item of a list and what a function returns of its arguments are the Tensor itself,
and so is what computes nothing: ``x + 0``, ``stop_gradient(x)``, a Dropout at inference. PyNative makes a new
Tensor of the latter. Measured on 2.10.0; from 2.8 on, ``x += 1`` changes the object in the graph.
"""

from __future__ import annotations

import ast
import enum
from collections.abc import Callable, Iterator
from typing import Final, TypeGuard, Union

from msgraph_lint.analyses.aliases.views import shared
from msgraph_lint.analyses.tensors.dtypes import INTEGERS, dtype_of
from msgraph_lint.compiler import passing
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned, Changed, Chosen, Definition, Given, Kept, Merged, Updated
from msgraph_lint.program.definitions import ClassInfo, External, FunctionInfo, Variable
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.records import dataclass, replace
from msgraph_lint.values.value import TENSORS, Kind, Value

InPlace = Union[ast.AugAssign, ast.Call]
"""What changes a Tensor in the graph: ``x += …`` or ``x.add_(…)``."""
IN_PLACE: Final = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod)
"""The operators that change a Tensor in ``x += …``; the others make a new one."""
IN_PLACE_METHODS = ("add_", "mul_", "div_", "floor_divide_")
"""The methods that do so on a CPU; ``sub_`` and ``remainder_`` make a new Tensor there."""
_MOST_STEPS = 16
"""How many definitions are followed back, so that the work grows with the size of the code."""
_MOST_CALLS = 3
_SAME_FUNCTIONS = {"stop_gradient", "identity", "depend"}
_SAME_METHODS = {"contiguous", *IN_PLACE_METHODS}
_SAME_LAYERS = {"mindspore.nn.Identity", "mindspore.nn.Dropout"}
"""Layers that give their input as it is; Dropout at inference."""
_LOOPS = (ast.For, ast.While)
_CONTAINERS = (Kind.LIST, Kind.TUPLE, Kind.DICT)


class Sharing(enum.IntEnum):
    """What counts as the same Tensor."""

    OBJECT = 0
    """The object, as graph code sees it."""
    PYTHON = 1
    """The object in PyNative, where ``x + 0`` is another one."""
    PART = 2
    """That, and what an index takes of it."""
    DATA = 3
    """That, and every view of it."""


class Origin(enum.Enum):
    """Where a Tensor comes from."""

    MADE = "an expression of the function"
    ARGUMENT = "a parameter"
    ATTRIBUTE = "an attribute of self"
    GLOBAL = "a name of the module"


@dataclass(frozen=True)
class Identity:
    """One Tensor that an expression may be, or one of a list or tuple that is its origin."""

    origin: Origin
    of: Union[ast.AST, str]
    """The expression that makes it, or the text of the parameter, attribute or name."""
    changed_by: frozenset[ast.AugAssign] = frozenset()
    """The statements that changed it before it got here."""
    is_earlier: bool = False
    """Whether it was made in an earlier turn of a loop around."""
    is_held: bool = False
    """Whether it is in a container, which may have one of each turn."""
    is_sure: bool = True
    """Whether it is this one at some call: not, where a constant that the source does not show decides."""


def identities(function: GraphFunction, node: ast.expr, change: InPlace) -> frozenset[Identity]:
    """The Tensors that ``node`` may be, where ``change`` runs before or after it."""
    return frozenset(_Search(function, node, change).of(node))


def held_by(function: GraphFunction, node: ast.Name, change: InPlace) -> frozenset[Identity]:
    """The Tensors in a list, tuple or dict that a read of ``node`` may get at."""
    parent, key = function.parents[node], None
    if isinstance(parent, ast.Subscript) and parent.value is node:
        key = _key(parent.slice)
    found = _Search(function, node, change).items(node, key)
    return frozenset(replace(each, is_held=True) for each in found)


def made_by(function: GraphFunction, node: ast.expr) -> Iterator[ast.AST]:
    """The expressions of ``function`` that make what ``node`` may be."""
    found = _Search(function, None, None).of(node)
    return (each.of for each in found if each.origin is Origin.MADE and isinstance(each.of, ast.AST))


def arguments(function: GraphFunction, node: ast.expr) -> Iterator[Identity]:
    """The parameters of ``function`` that ``node`` may be, each as the Tensor that was passed."""
    return (each for each in _Search(function, None, None).of(node) if each.origin is Origin.ARGUMENT)


def arguments_in_python(
    function: GraphFunction, node: ast.expr, change: ast.AST, sharing: Sharing
) -> Iterator[Identity]:
    """The parameters that ``node`` may be in PyNative, as the conditions around ``change`` have it."""
    found = _Search(function, change, change, sharing=sharing).of(node)
    return (each for each in found if each.origin is Origin.ARGUMENT)


def changed_by(function: GraphFunction, node: InPlace) -> Iterator[Identity]:
    """The Tensors that ``x += …``, ``items[0] += …`` or ``x.add_(…)`` may change in the graph."""
    target = _changed_in_place(node)
    if target is None:
        return
    search = _Search(function, node, node)
    if isinstance(node, ast.Call):
        found = search.of(target)
    elif isinstance(target, ast.Name):
        before = function.evaluation.places.reads.get(target)
        found = search.of_definition(before) if before is not None else iter(())
    elif isinstance(target, ast.Subscript) and function.value(target.value).kind in _CONTAINERS:
        key = _key(target.slice)
        found = search.items(target.value, key) if key is not None else iter(())
    else:
        return
    may_be_tensor = _may_be_tensor(function.value(target))
    for each in dict.fromkeys(found):
        is_tensor = _is_tensor(function, each.of) if isinstance(each.of, ast.expr) else may_be_tensor
        if is_tensor:
            yield each


def _changed_in_place(node: InPlace) -> ast.expr | None:
    """The expression of which ``node`` changes the Tensor; None where it makes a new one."""
    if isinstance(node, ast.AugAssign):
        return node.target if isinstance(node.op, IN_PLACE) else None
    method = node.func
    if not isinstance(method, ast.Attribute) or method.attr not in IN_PLACE_METHODS:
        return None
    is_item = isinstance(method.value, ast.Subscript)  # to the graph, a Tensor of its own
    return None if is_item else method.value


def _may_be_tensor(value: Value) -> bool:
    return value.kind in TENSORS or any(option.kind in TENSORS for option in value.options)


def names_of(function: GraphFunction) -> dict[Union[ast.AST, str], list[str]]:
    """Origin of a Tensor -> the names that may be it, or hold it."""
    return function.once(_names_of)


def _names_of(function: GraphFunction) -> dict[Union[ast.AST, str], list[str]]:
    found: dict[Union[ast.AST, str], dict[str, None]] = {}
    for name, definitions in function.evaluation.places.of_name.items():
        for definition in definitions:
            for search in (_Search(function, None, None).of_definition, _Search(function, None, None).held):
                for each in search(definition):
                    found.setdefault(each.of, {})[name] = None
    return {of: list(names) for of, names in found.items()}


def _is_tensor(function: GraphFunction, node: ast.expr) -> bool:
    return function.value(node).kind in TENSORS


def _key(node: ast.expr) -> object:
    if (
        isinstance(node, ast.UnaryOp)
        and isinstance(node.op, ast.USub)
        and isinstance(node.operand, ast.Constant)
    ):
        return -node.operand.value if isinstance(node.operand.value, int) else None
    return node.value if isinstance(node, ast.Constant) else None


class _Search:
    """From an expression back to what made it."""

    def __init__(
        self,
        function: GraphFunction,
        start: ast.AST | None,
        change: ast.AST | None,
        calls: int = 0,
        *,
        sharing: Sharing = Sharing.OBJECT,
    ) -> None:
        self._function = function
        self._reads = function.evaluation.places.reads
        self._loops = set(_around(function, start)) if start is not None else set()
        self._sides = dict(_sides(function, change)) if change is not None else {}
        self._calls = calls
        self._sharing = sharing
        self._in_python = sharing is not Sharing.OBJECT
        self._seen: set[tuple[Definition, object]] = set()

    # Tensors

    def of(self, node: ast.expr) -> Iterator[Identity]:
        """What ``node`` may be."""
        viewed = self._viewed(node)
        if viewed is not None:
            yield from self.of(viewed)
        elif isinstance(node, ast.Name):
            yield from self._of_name(node)
        elif isinstance(node, ast.Attribute):
            yield from self._of_attribute(node)
        elif isinstance(node, ast.Subscript):
            yield from self._of_subscript(node)
        elif isinstance(node, ast.IfExp):
            holds = self._function.holds(node)
            sides = [node.body, node.orelse] if holds is None else [node.body if holds else node.orelse]
            for side in sides:
                yield from self._doubted(self.of(side), self._decides(node.test) or holds is not None)
        elif isinstance(node, ast.NamedExpr):
            yield from self.of(node.value)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.UAdd):
            yield from self.of(node.operand)
        elif isinstance(node, ast.BinOp) and not self._in_python:
            yield from self._of_operation(node)
        elif isinstance(node, ast.Call):
            yield from self._of_call(node)
        elif not isinstance(node, ast.Constant):
            yield Identity(Origin.MADE, node)

    def _viewed(self, node: ast.expr) -> ast.expr | None:
        """The Tensor of which ``node`` is a part or a view."""
        if isinstance(node, ast.Subscript):
            is_part = self._sharing >= Sharing.PART and _is_tensor(self._function, node.value)
            return node.value if is_part else None
        return shared(self._function, node) if self._sharing is Sharing.DATA else None

    def _of_operation(self, node: ast.BinOp) -> Iterator[Identity]:
        is_same = False
        if isinstance(node.op, ast.Add):
            for number, tensor in ((node.left, node.right), (node.right, node.left)):
                zeros = [zero for zero in self._zeros(number) if self._keeps_dtype(tensor, zero)]
                if zeros:
                    yield from self.of(tensor)
                is_same |= zeros == [number]
        if not is_same:
            yield Identity(Origin.MADE, node)

    def _zeros(self, node: ast.expr) -> Iterator[ast.Constant]:
        """The zeros that ``node`` may be, which add nothing."""
        definition = self._reads.get(node)
        if _is_zero(node):
            yield node
        elif definition is not None:
            yield from self._zeros_of(definition, set())

    def _keeps_dtype(self, tensor: ast.expr, zero: ast.Constant) -> bool:
        """Whether ``tensor + zero`` may be ``tensor``: the sum of another dtype is a new Tensor.

        So is that of a Parameter, which is read first.
        """
        if self._function.value(tensor).kind is Kind.PARAMETER:
            return False
        dtype = dtype_of(self._function, tensor)
        return dtype != "bool" and not (dtype in INTEGERS and isinstance(zero.value, float))

    def _of_name(self, node: ast.Name) -> Iterator[Identity]:
        definition = self._reads.get(node)
        if definition is not None:
            yield from self.of_definition(definition)
        elif self._function.info.parent is None and not self._function.binds(node.id):
            found = self._function.module.lookup(node.id)
            if isinstance(found, Variable) and _is_tensor(self._function, node):
                yield Identity(Origin.GLOBAL, node.id)

    def _of_attribute(self, node: ast.Attribute) -> Iterator[Identity]:
        if node in self._reads:
            yield from self.of_definition(self._reads[node])
        elif self._is_of_self(node) and _is_tensor(self._function, node):
            yield Identity(Origin.ATTRIBUTE, ast.unparse(node))
        elif attribute_of(node, self._function.self_name) is None:
            yield Identity(Origin.MADE, node)

    def _is_of_self(self, node: ast.expr) -> bool:
        while isinstance(node, ast.Attribute):
            if self._function.value(node.value).kind in (Kind.CELL, Kind.UNKNOWN) and attribute_of(
                node, self._function.self_name
            ):
                return True
            if self._function.value(node.value).kind is not Kind.CELL:
                return False
            node = node.value
        return False

    def _of_subscript(self, node: ast.Subscript) -> Iterator[Identity]:
        owner = self._function.value(node.value)
        if owner.kind in TENSORS:
            if isinstance(node.slice, ast.Constant) and node.slice.value is Ellipsis:
                yield from self.of(node.value)
            else:
                yield Identity(Origin.MADE, node)
        elif owner.kind in _CONTAINERS and (key := _key(node.slice)) is not None:
            yield from self.items(node.value, key)

    def of_definition(self, definition: Definition) -> Iterator[Identity]:
        """What a name may be that sees ``definition``."""
        if not self._enters(definition, "itself"):
            return
        if isinstance(definition, Given):
            if definition.name not in (self._function.self_name, *self._function.info.starred):
                yield Identity(Origin.ARGUMENT, definition.name)
        elif isinstance(definition, Kept):
            yield Identity(Origin.ATTRIBUTE, f"{self._function.self_name}.{definition.name}")
        elif isinstance(definition, Assigned) and definition.value is not None and not definition.starred:
            if definition.iterated and not definition.path:
                yield from self.items(definition.value, None)
            elif not definition.iterated and len(definition.path) == 1:
                yield from self.items(definition.value, definition.path[0])
            elif not definition.iterated and not definition.path:
                yield from self.of(definition.value)
        elif isinstance(definition, Updated):
            yield from self._of_updated(definition)
        elif isinstance(definition, Changed) and self._in_python:
            yield from self.of_definition(definition.before)
        elif isinstance(definition, (Chosen, Merged)):
            for way, is_sure in self._ways(definition):
                for each in self._doubted(self.of_definition(way), is_sure):
                    yield self._from_turn(definition, way, each)

    def _of_updated(self, definition: Updated) -> Iterator[Identity]:
        statement, operation = definition.statement, definition.operation
        before = self._reads.get(operation.left)
        if before is None:
            return
        if isinstance(statement.op, ast.Add) and any(
            self._keeps_dtype(operation.right, zero) for zero in self._zeros_of(before, set())
        ):
            yield from self.of(operation.right)
        if isinstance(statement.op, IN_PLACE):
            for each in self.of_definition(before):
                yield replace(each, changed_by=each.changed_by | {statement})
        else:
            yield Identity(Origin.MADE, operation)

    def _zeros_of(self, definition: Definition, seen: set[Definition]) -> Iterator[ast.Constant]:
        if definition in seen or len(seen) > _MOST_STEPS:
            return
        seen.add(definition)
        if isinstance(definition, Assigned) and not definition.path and not definition.iterated:
            yield from (value for value in (definition.value,) if value is not None and _is_zero(value))
        for way in definition.ways if isinstance(definition, Merged) else ():
            yield from self._zeros_of(way, seen)

    def _of_call(self, node: ast.Call) -> Iterator[Identity]:
        callee = self._function.value(node.func)
        given = self._same_as(callee, node)
        if given is not None:
            yield from self.of(given)
            return
        reached = self._reached(callee)
        if reached is None:
            yield Identity(Origin.MADE, node)
        else:
            yield from self._returned(reached, node, _Search.of)

    def _returned(
        self, reached: GraphFunction, node: ast.Call, of: Callable[[_Search, ast.expr], Iterator[Identity]]
    ) -> Iterator[Identity]:
        """What ``of`` finds in what the called function returns, as the caller sees it."""
        returned = [each.value for each in reached.nodes(ast.Return) if each.value is not None]
        inner = _Search(reached, None, None, self._calls + 1, sharing=self._sharing)
        for value in returned:
            for each in self._doubted(of(inner, value), len(returned) == 1):
                yield from self._brought_out(each, node, reached)

    def _brought_out(self, each: Identity, node: ast.Call, reached: GraphFunction) -> Iterator[Identity]:
        """What a called function returns, as its caller sees it."""
        if each.origin is Origin.MADE:
            yield Identity(Origin.MADE, node, is_sure=each.is_sure)
        elif each.origin is Origin.ARGUMENT:
            assert isinstance(each.of, str)
            passed = passing.passed(node, each.of, reached.info.positions.get(each.of))
            if passed is not None:
                for given in self._doubted(self.of(passed), each.is_sure):
                    yield replace(given, changed_by=given.changed_by | each.changed_by)
        elif each.origin is Origin.ATTRIBUTE and isinstance(each.of, str):
            owner = node.func if reached.info.name == "construct" else getattr(node.func, "value", None)
            if isinstance(owner, (ast.Name, ast.Attribute)):
                yield replace(each, of=f"{ast.unparse(owner)}.{each.of.partition('.')[2]}")
        else:
            yield each

    def _same_as(self, callee: Value, node: ast.Call) -> ast.expr | None:
        """The argument, or owner of the method, that the call gives as it is."""
        args = passing.positional(node)
        if callee.kind is Kind.CELL and isinstance(callee.cls, External):
            return args[0] if args and callee.cls.name in _SAME_LAYERS else None
        if isinstance(callee.function, External):
            module, _, name = callee.function.name.rpartition(".")
            is_same = name in _SAME_FUNCTIONS and module.startswith("mindspore.ops")
            return args[0] if args and is_same else None
        method = node.func
        if isinstance(method, ast.Attribute) and method.attr in _SAME_METHODS:
            return method.value if _is_tensor(self._function, method.value) else None
        return None

    def _reached(self, callee: Value) -> GraphFunction | None:
        """The one function of the project that is called."""
        if self._calls >= _MOST_CALLS:
            return None
        if callee.kind is Kind.CELL and isinstance(callee.cls, ClassInfo):
            construct = callee.cls.method("construct")
            found = self._function.code.scope_of(construct, callee.cls) if construct is not None else None
        elif isinstance(callee.function, FunctionInfo):
            found = self._function.code.scope_of(callee.function, callee.receiver)
        else:
            return None
        return found if isinstance(found, GraphFunction) else None

    # What containers hold

    def items(self, node: ast.expr, key: object) -> Iterator[Identity]:
        """What stands under ``key`` in the list, tuple or dict ``node``; all of it, where that is None."""
        if isinstance(node, (ast.List, ast.Tuple)):
            yield from self._of_display(node.elts, key)
        elif isinstance(node, ast.Dict):
            for position, entry in enumerate(node.keys):
                if entry is not None and (key is None or _key(entry) == key):
                    yield from self.of(node.values[position])
        elif isinstance(node, ast.Name) and node in self._reads:
            yield from self.held(self._reads[node], key)
        elif isinstance(node, ast.Attribute) and node not in self._reads and self._is_of_self(node):
            yield Identity(Origin.ATTRIBUTE, ast.unparse(node))
        elif isinstance(node, ast.Call):
            reached = self._reached(self._function.value(node.func))
            if reached is not None:
                found = self._returned(reached, node, lambda inner, value: inner.items(value, key))
                yield from (each for each in found if each.of is not node)  # two of them would be one

    def _of_display(self, elements: list[ast.expr], key: object) -> Iterator[Identity]:
        if any(isinstance(element, ast.Starred) for element in elements):
            return
        if key is None:
            for element in elements:
                yield from self.of(element)
        elif isinstance(key, int) and -len(elements) <= key < len(elements):
            yield from self.of(elements[key])

    def held(self, definition: Definition, key: object = None) -> Iterator[Identity]:
        """What a container holds under ``key`` whose name sees ``definition``."""
        if not self._enters(definition, ("held", key)):
            return
        if isinstance(definition, Given) and definition.name not in self._function.info.starred:
            yield Identity(Origin.ARGUMENT, definition.name)
        elif isinstance(definition, Assigned) and definition.value is not None:
            if not (definition.iterated or definition.path or definition.starred):
                yield from self.items(definition.value, key)
        elif isinstance(definition, Changed):
            yield from self._of_changed(definition, key)
        elif isinstance(definition, (Chosen, Merged)):
            for way, is_sure in self._ways(definition):
                yield from self._doubted(self.held(way, key), is_sure)

    def _of_changed(self, definition: Changed, key: object) -> Iterator[Identity]:
        if definition.how == "[]" and definition.added:
            yield from self._of_item_assigned(definition, key)
        if definition.how != "append":
            return
        length = _length(definition.before)
        if key is None or key in (-1, length) or (length is None and isinstance(key, int)):
            yield from self.of(definition.added[0])
        if key != -1 and (length is None or key != length):
            yield from self.held(definition.before, key)

    def _of_item_assigned(self, definition: Changed, key: object) -> Iterator[Identity]:
        value = definition.added[0]
        statement = self._function.parents.get(value)
        if isinstance(statement, ast.AugAssign):
            for each in self.held(definition.before, key):
                yield replace(each, changed_by=each.changed_by | {statement})
            return
        target = statement.targets[0] if isinstance(statement, ast.Assign) else None
        under = _key(target.slice) if isinstance(target, ast.Subscript) else None
        if key is None or under is None or under == key:
            yield from self._doubted(self.of(value), key is None or under == key)
        if key is None or under != key:
            yield from self.held(definition.before, key)

    # Branches and loops

    def _enters(self, definition: Definition, part: object) -> bool:
        if (definition, part) in self._seen or len(self._seen) > _MOST_STEPS:
            return False
        self._seen.add((definition, part))
        return True

    def _ways(self, definition: Chosen | Merged) -> Iterator[tuple[Definition, bool]]:
        """The ways to ``definition``, and whether one that the graph takes: some call does."""
        if isinstance(definition, Merged):
            yield from ((way, True) for way in definition.ways)
            return
        cause = definition.cause
        side = self._sides.get(cause, self._function.holds(cause))
        if side is not None:
            yield definition.first if side else definition.second, True
        else:
            is_sure = self._decides(cause.test)
            yield from ((definition.first, is_sure), (definition.second, is_sure))

    def _decides(self, test: ast.expr) -> bool:
        """Whether both sides of it run: in the graph, those of a Tensor condition are compiled."""
        return not self._in_python and self._function.value(test).is_variable

    @staticmethod
    def _doubted(found: Iterator[Identity], is_sure: bool) -> Iterator[Identity]:
        for each in found:
            yield each if is_sure or not each.is_sure else replace(each, is_sure=False)

    def _from_turn(self, definition: Chosen | Merged, way: Definition, each: Identity) -> Identity:
        """``each`` as what an earlier turn of the loop made, where it came around in one."""
        loop = definition.cause
        comes_around = isinstance(definition, Merged) and way is not definition.ways[0]
        if comes_around and loop in self._loops and isinstance(each.of, ast.AST):
            is_earlier = each.is_earlier or loop in _around(self._function, each.of)
            return replace(each, is_earlier=is_earlier)
        return each


def _length(definition: Definition) -> int | None:
    """How many items a list has, where its display and what is appended to it show that."""
    added = 0
    while isinstance(definition, Changed) and definition.how == "append" and added <= _MOST_STEPS:
        added, definition = added + 1, definition.before
    display = definition.value if isinstance(definition, Assigned) and not definition.path else None
    is_shown = isinstance(display, ast.List) and not any(isinstance(e, ast.Starred) for e in display.elts)
    return len(display.elts) + added if is_shown and isinstance(display, ast.List) else None


def _is_zero(node: ast.expr) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and type(node.value) in (int, float) and node.value == 0


def _around(function: GraphFunction, node: ast.AST) -> Iterator[ast.AST]:
    """The loops that ``node`` stands in the body of."""
    inner = node
    while (outer := function.parents.get(inner)) is not None:
        if isinstance(outer, _LOOPS) and isinstance(inner, ast.stmt):
            yield outer
        inner = outer


def _sides(function: GraphFunction, node: ast.AST) -> Iterator[tuple[ast.If, bool]]:
    """The conditions that ``node`` stands under, and whether they hold there."""
    inner = node
    while (outer := function.parents.get(inner)) is not None:
        if isinstance(outer, ast.If) and isinstance(inner, ast.stmt):
            yield outer, inner in outer.body
        inner = outer
