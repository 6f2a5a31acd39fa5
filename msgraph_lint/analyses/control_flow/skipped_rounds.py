"""Loops that ``continue`` or ``break`` cuts on a Tensor: on one way no round adds anything.

The compiler follows each way through such a loop to the end of the function. On the one that skips all rounds
a name still has what it had before: a list is empty, a sum is the number 0, a result is None. What cannot be
done with that does not compile, though every run adds something. Measured on MindSpore 2.10: some 250
programs; the cases of ``nothing_added_on_one_way`` are some of them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping

from msgraph_lint.analyses.control_flow.joins import is_runtime
from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned, Definition, Merged, Updated
from msgraph_lint.program.definitions import External
from msgraph_lint.records import dataclass
from msgraph_lint.values.value import MISSING, NUMBERS, Kind, Value, constant, literal

_STACKING = {"stack", "hstack", "vstack", "concat", "cat"}
_ON_TENSORS = {"exp", "gelu", "log", "log_softmax", "relu", "sigmoid", "softmax", "sqrt", "tanh"}
_DIVISIONS = (ast.Div, ast.FloorDiv, ast.Mod)
_VIEWS = {"items", "keys", "values"}
_EMPTY = (Kind.LIST, Kind.TUPLE, Kind.DICT)


@dataclass(frozen=True)
class Skipped:
    """What cannot be done where no round of a loop has added anything."""

    node: ast.expr
    name: str
    """What the loop adds to."""
    test: ast.expr
    """The Tensor condition that cuts its rounds."""
    problem: str


def failing_on_one_way(function: GraphFunction) -> Iterator[Skipped]:
    """What graph code does after a cut loop that fails where no round has added anything."""
    cuts = [node for kind in (ast.Continue, ast.Break) for node in function.nodes(kind)]
    tests = {loop: found for loop in function.nodes(ast.For) if (found := _cut_by(function, loop, cuts))}
    if not tests:
        return
    way = _Way(function, tests)
    for node, problem in _failing(function, way):
        name = way.cause_of(node)
        if name is not None and function.surely_compiles(node):
            yield Skipped(node, name.id, way.kept[name][1], problem)


def _cut_by(function: GraphFunction, loop: ast.For, cuts: list[ast.stmt]) -> dict[ast.stmt, ast.If]:
    """What cuts the rounds of ``loop``: the statement, and the branch on a Tensor that it stands in."""
    found: dict[ast.stmt, ast.If] = {}
    if function.value(loop.iter).interpreted:
        return found
    for cut in cuts:
        around, outermost = function.parents[cut], None
        while not isinstance(around, (ast.For, ast.While)) and around is not function.node:
            if isinstance(around, ast.If) and is_runtime(function, around.test):
                outermost = around
            around = function.parents[around]
        if around is loop and outermost is not None:
            found[cut] = outermost
    return found


class _Way:
    """The values on the way that skips all rounds of the loops in ``tests``."""

    def __init__(self, function: GraphFunction, tests: Mapping[ast.For, Mapping[ast.stmt, ast.If]]) -> None:
        self._function = function
        self._tests = tests
        self._reads = function.evaluation.places.reads
        self.kept: dict[ast.Name, tuple[Definition, ast.expr]] = {}
        """Name in the text -> what it still is there, and the condition that makes it so."""
        for node, definition in self._reads.items():
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node in function.parents:
                found = self._before(definition, node)
                if found is not None:
                    self.kept[node] = found
        asked = {test for node, (_, test) in self.kept.items() if self._is_asked(node)}
        self.kept = {node: found for node, found in self.kept.items() if found[1] not in asked}

    def _before(self, definition: Definition, node: ast.Name) -> tuple[Definition, ast.expr] | None:
        """What ``definition`` may still be after its loop, and the condition that cuts the loop."""
        if not isinstance(definition, Merged) or not isinstance(definition.cause, ast.For):
            return None
        loop, before = definition.cause, definition.ways[0]
        if contains(loop, node):
            return None
        loops = [loop, *(each for each in self._tests if each is not loop and contains(loop, each))]
        found = ((each, test) for each in loops if (test := self._skipping(each, node.id)) is not None)
        cut, test = next(found, (loop, None))
        if test is None or not self._is_all_in(cut, loop, node.id):
            return None
        while isinstance(before, Merged) and isinstance(before.cause, ast.For):
            if not self._is_all_in(cut, before.cause, node.id):
                return None
            before = before.ways[0]
        return before, test

    def _is_all_in(self, cut: ast.For, loop: ast.For, name: str) -> bool:
        """Whether ``loop`` changes what ``name`` means in ``cut`` alone."""
        return all(contains(cut, place) for place in self._changes(loop, name))

    def _skipping(self, loop: ast.For, name: str) -> ast.expr | None:
        """The condition on which a round ends before it changes ``name``."""
        changes = self._changes(loop, name)
        for cut, branch in self._tests.get(loop, {}).items():
            inside = [node for node in changes if contains(branch, node)]
            place = cut.lineno, cut.col_offset
            on_way = [node for node in inside if _is_on_way(branch, node, cut)]
            before = [node for node in changes if node not in inside or node in on_way]
            is_cut_before = all((node.lineno, node.col_offset) > place for node in before)
            if is_cut_before or len(on_way) == len(changes):  # else the round goes on, and changes nothing
                return branch.test
        return None

    def _changes(self, loop: ast.For, name: str) -> list[ast.Name]:
        """Where ``loop`` binds or changes what ``name`` means."""
        mentions = (node for node in self._function.named(name) if contains(loop, node))
        return [node for node in mentions if self._changes_it(node)]

    def _changes_it(self, node: ast.Name) -> bool:
        around = self._function.parents[node]
        if isinstance(around, ast.Subscript):
            return around.value is node and isinstance(around.ctx, ast.Store)
        is_method = isinstance(around, ast.Attribute) and around.value is node
        return isinstance(node.ctx, ast.Store) or (
            is_method and isinstance(getattr(self._function.parents[around], "func", None), ast.Attribute)
        )

    def _is_asked(self, node: ast.expr) -> bool:
        """Whether a condition asks for it: each way then knows which branch is its own."""
        child: ast.AST = node
        while not isinstance(child, ast.stmt):
            around = self._function.parents[child]
            if isinstance(around, (ast.If, ast.IfExp, ast.While, ast.Assert)) and around.test is child:
                return True
            if isinstance(around, ast.BoolOp):
                return True
            child = around
        return False

    def cause_of(self, node: ast.expr) -> ast.Name | None:
        """The first name in ``node``, or in what it is made of, that the loop adds to."""
        for part in ast.walk(node):
            if not isinstance(part, ast.Name):
                continue
            if part in self.kept:
                return part
            made = self._made(part)
            if made is not None and (found := self.cause_of(made)) is not None:
                return found
        return None

    def _made(self, node: ast.Name) -> ast.expr | None:
        """The expression that a name is bound to."""
        definition = self._reads.get(node)
        is_whole = isinstance(definition, Assigned) and not (
            definition.path or definition.iterated or definition.starred
        )
        if isinstance(definition, Updated):
            return definition.operation
        return definition.value if is_whole and isinstance(definition, Assigned) else None

    def value(self, node: ast.expr) -> Value:
        """What ``node`` is on the way."""
        known = self._value(node)
        return known if known is not None else self._function.value(node)

    def _value(self, node: ast.expr) -> Value | None:
        """``None``: what it is on all others."""
        if isinstance(node, ast.Name):
            if node in self.kept:
                return self._function.evaluation.value(self.kept[node][0])
            made = self._made(node)
            return self._value(made) if made is not None else None
        if isinstance(node, ast.BinOp):
            return self._computed(node)
        if isinstance(node, ast.UnaryOp):
            return self._value(node.operand)
        if isinstance(node, ast.Call):
            return self._called(node)
        if isinstance(node, (ast.ListComp, ast.GeneratorExp)):
            return self._value(node.generators[0].iter)
        return None

    def _computed(self, node: ast.BinOp) -> Value | None:
        left, right = self._value(node.left), self._value(node.right)
        if left is None and right is None:
            return None
        both = (self.value(node.left), self.value(node.right))
        if all(each.kind in NUMBERS for each in both):
            return constant(Kind.NUMBER)
        return next((each for each in both if each.is_tensor), None)

    def _called(self, node: ast.Call) -> Value | None:
        function = self._function
        if isinstance(node.func, ast.Attribute) and node.func.attr in _VIEWS and not node.args:
            return self._value(node.func.value)
        known = self._value(node.args[0]) if node.args else None
        if known is None:
            return None
        if len(node.args) == 1 and self.is_empty(node.args[0]):
            if is_builtin(function, node.func, "len", "sum"):
                return literal(0)
            if is_builtin(function, node.func, "list", "tuple"):
                return known
        is_chosen = is_builtin(function, node.func, "max", "min", "float", "int", "abs")
        return constant(Kind.NUMBER) if is_chosen and known.kind in NUMBERS else None

    def is_empty(self, node: ast.expr) -> bool:
        """Whether it is a list that nothing was added to."""
        found = self._value(node)
        return found is not None and found.kind in _EMPTY and found.items == () and not found.entries

    def is_number(self, node: ast.expr) -> bool:
        """Whether it is a number on this way, and a Tensor on others."""
        found = self._value(node)
        return found is not None and found.kind in NUMBERS and self._becomes_tensor(node)

    def is_none(self, node: ast.expr) -> bool:
        """Whether it is None on this way alone."""
        found = self._value(node)
        return found is not None and found.kind is Kind.NONE

    def _becomes_tensor(self, node: ast.expr) -> bool:
        """Whether it is a Tensor where a round has added something."""
        if isinstance(node, ast.Name) and node in self.kept:
            return self._adds_tensor(node.id)
        if isinstance(node, ast.Name):
            made = self._made(node)
            return made is not None and self._becomes_tensor(made)
        if isinstance(node, ast.BinOp):
            return self._becomes_tensor(node.left) or self._becomes_tensor(node.right)
        if isinstance(node, ast.UnaryOp):
            return self._becomes_tensor(node.operand)
        if isinstance(node, ast.Call) and is_builtin(self._function, node.func, "sum") and node.args:
            return self._function.element(self._function.value(node.args[0])).is_tensor
        return False

    def _adds_tensor(self, name: str) -> bool:
        """Whether what the loop binds ``name`` to is a Tensor."""
        bound = self._function.evaluation.places.of_name.get(name, ())
        made = (each for each in bound if isinstance(each, (Assigned, Updated)))
        return any(self._function.evaluation.value(each).is_tensor for each in made)


def _is_on_way(branch: ast.If, node: ast.AST, cut: ast.stmt) -> bool:
    """Whether ``node`` is in the same block of ``branch`` as ``cut``."""
    is_in_body = any(contains(each, cut) for each in branch.body)
    return any(contains(each, node) for each in (branch.body if is_in_body else branch.orelse))


def _failing(function: GraphFunction, way: _Way) -> Iterator[tuple[ast.expr, str]]:
    if not way.kept:
        return
    for call in function.nodes(ast.Call):
        problem = _refused_call(function, way, call)
        if problem:
            yield call, problem
    for item in function.nodes(ast.Subscript):
        if isinstance(item.ctx, ast.Load) and not isinstance(item.slice, ast.Slice):
            if way.is_empty(item.value) and function.value(item.slice).is_constant:
                yield item, "has no item there"
            elif way.is_number(item.value) or way.is_none(item.value):
                yield item, "has no items"
    for attribute in function.nodes(ast.Attribute):
        if way.is_number(attribute.value) or way.is_none(attribute.value):
            yield attribute, f"has no `{attribute.attr}`"
    for operation in function.nodes(ast.BinOp):
        divisor = way.value(operation.right) if isinstance(operation.op, _DIVISIONS) else None
        if divisor is not None and divisor.literal is not MISSING and divisor.literal == 0:
            is_number = way.value(operation.left).kind in NUMBERS
            if is_number and way.cause_of(operation.right) is not None:
                yield operation, "is no divisor"
        elif way.is_none(operation.left) or way.is_none(operation.right):
            yield operation, "is no number"
    for result in function.nodes(ast.Return):
        for each in _parts(result.value):
            if way.is_number(each):
                yield each, "is no Tensor as it is on the others"


def _refused_call(function: GraphFunction, way: _Way, call: ast.Call) -> str:
    first = call.args[0] if call.args else None
    if first is None:
        is_pop = isinstance(call.func, ast.Attribute) and call.func.attr == "pop"
        is_nothing = is_pop and isinstance(call.func, ast.Attribute) and way.is_empty(call.func.value)
        return "has no item to pop" if is_nothing else ""
    callee = function.value(call.func)
    if way.is_empty(first):
        is_extreme = is_builtin(function, call.func, "max", "min") and len(call.args) == 1
        is_stacking = _is_library(callee, _STACKING)
        return "has no item" if is_stacking or (is_extreme and not call.keywords) else ""
    is_layer = callee.kind is Kind.CELL and isinstance(callee.cls, External)
    if (is_layer or _is_library(callee, _ON_TENSORS)) and (way.is_number(first) or way.is_none(first)):
        return "is no Tensor"
    return ""


def _is_library(callee: Value, names: set[str]) -> bool:
    if not isinstance(callee.function, External):
        return False
    module, _, name = callee.function.name.rpartition(".")
    return name in names and module.split(".")[0] == "mindspore"


def _parts(value: ast.expr | None) -> list[ast.expr]:
    if isinstance(value, ast.Tuple):
        return value.elts
    return [value] if value is not None else []
