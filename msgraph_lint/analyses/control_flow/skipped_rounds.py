"""Loops that ``continue`` or ``break`` cuts on a Tensor: on one way no round adds anything.

The compiler follows each way through such a loop to the end of the function. On the one that skips all rounds
a name still has what it had before: a list is empty, a sum is the number 0, a result is None. What cannot be
done with that does not compile, though every run adds something. Measured on MindSpore 2.10: some 250
programs; the cases of ``nothing_added_on_one_way`` are some of them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.joins import is_runtime
from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned, Definition, Merged, Updated
from msgraph_lint.graph.created import external_name
from msgraph_lint.program.definitions import External
from msgraph_lint.records import dataclass, replace
from msgraph_lint.values.value import NUMBERS, Kind, Value, constant, literal

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
    cuts = _cuts(function)
    if not cuts:
        return
    for node, kept, problem in _failing(function, _Way(function, cuts)):
        if function.surely_compiles(node):
            yield Skipped(node, kept.name, kept.test, problem)


_Cuts = dict[ast.For, dict[ast.stmt, ast.If]]
"""Loop -> what cuts its rounds, and the branch on a Tensor that it stands in."""


def _cuts(function: GraphFunction) -> _Cuts:
    found: _Cuts = {}
    for cut in (node for kind in (ast.Continue, ast.Break) for node in function.nodes(kind)):
        around, outermost = function.parents[cut], None
        while not isinstance(around, (ast.For, ast.While)) and around is not function.node:
            if isinstance(around, ast.If) and is_runtime(function, around.test):
                outermost = around
            around = function.parents[around]
        is_cut = isinstance(around, ast.For) and not function.value(around.iter).interpreted
        if is_cut and isinstance(around, ast.For) and outermost is not None:
            found.setdefault(around, {})[cut] = outermost
    return found


@dataclass(frozen=True)
class _Kept:
    """What an expression is on the way."""

    value: Value
    name: str
    """What the loop adds to, of which it is made."""
    test: ast.expr
    """The condition that cuts the loop."""
    adds_tensor: bool
    """Whether it is a Tensor where a round has added something."""


class _Way:
    """The values on the way that skips all rounds of the cut loops."""

    def __init__(self, function: GraphFunction, cuts: _Cuts) -> None:
        self._function = function
        self._cuts = cuts
        self._within: dict[ast.For, list[ast.For]] = {}
        """Loop -> the cut loops in it, itself among them."""
        for loop in cuts:
            for around in self._loops_around(loop):
                self._within.setdefault(around, []).append(loop)
        self._changed: dict[str, dict[ast.For, list[ast.Name]]] = {}
        """Name -> the loops that bind it, or change what it means, and where they do."""
        self._reads = function.evaluation.places.reads
        self._known: dict[ast.expr, _Kept | None] = {}
        names = self._names_after_loops()
        asked = {kept.test for node, kept in names.items() if self._is_asked(node)}
        self._names = {node: kept for node, kept in names.items() if kept.test not in asked}
        for node in self._reads if self._names else ():  # in order: what a name is made of is known before
            self.of(node)

    @property
    def is_like_others(self) -> bool:
        """Whether no name is anything else on it."""
        return not self._names

    def _names_after_loops(self) -> dict[ast.Name, _Kept]:
        """Name in the text -> what it still may be there."""
        found: dict[Definition, tuple[Definition, ast.expr] | None] = {}
        names: dict[ast.Name, _Kept] = {}
        for node, definition in self._reads.items():
            if not isinstance(definition, Merged) or not isinstance(definition.cause, ast.For):
                continue
            is_read = isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
            if not is_read or node not in self._function.parents or contains(definition.cause, node):
                continue
            assert isinstance(node, ast.Name)
            if definition not in found:
                found[definition] = self._before(definition, definition.cause, node.id)
            if (before := found[definition]) is not None:
                value = self._function.evaluation.value(before[0])
                names[node] = _Kept(value, node.id, before[1], self._adds_tensor(node.id))
        return names

    def _before(self, after: Merged, loop: ast.For, name: str) -> tuple[Definition, ast.expr] | None:
        """What ``name`` may still be after ``loop``, and the condition that cuts the loop."""
        inside = self._within.get(loop, ())
        found = ((each, test) for each in inside if (test := self._skipping(each, name)) is not None)
        cut, test = next(found, (loop, None))
        if test is None or not self._is_all_in(cut, loop, name):
            return None
        before = after.ways[0]
        while isinstance(before, Merged) and isinstance(before.cause, ast.For):
            if not self._is_all_in(cut, before.cause, name):
                return None
            before = before.ways[0]
        return before, test

    def _is_all_in(self, cut: ast.For, loop: ast.For, name: str) -> bool:
        """Whether ``loop`` changes what ``name`` means in ``cut`` alone."""
        return all(contains(cut, place) for place in self._changes(loop, name))

    def _skipping(self, loop: ast.For, name: str) -> ast.expr | None:
        """The condition on which a round ends before it changes ``name``."""
        changes = self._changes(loop, name)
        for cut, branch in self._cuts.get(loop, {}).items():
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
        if name not in self._changed:
            changed = self._changed.setdefault(name, {})
            for node in filter(self._changes_it, self._function.named(name)):
                for around in self._loops_around(node):
                    changed.setdefault(around, []).append(node)
        return self._changed[name].get(loop, [])

    def _loops_around(self, node: ast.AST) -> Iterator[ast.For]:
        """The loops that ``node`` stands in, itself among them if it is one."""
        while node is not self._function.node:
            if isinstance(node, ast.For):
                yield node
            node = self._function.parents[node]

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

    def _adds_tensor(self, name: str) -> bool:
        """Whether what the function binds ``name`` to is a Tensor."""
        bound = self._function.evaluation.places.of_name.get(name, ())
        made = (each for each in bound if isinstance(each, (Assigned, Updated)))
        return any(self._function.evaluation.value(each).is_tensor for each in made)

    def of(self, node: ast.expr) -> _Kept | None:
        """What ``node`` is on the way; ``None``: what it is on all others."""
        if node not in self._known:
            self._known[node] = None  # what needs itself adds nothing
            self._known[node] = self._of(node)
        return self._known[node]

    def _of(self, node: ast.expr) -> _Kept | None:
        if isinstance(node, ast.Name):
            made = self._made(node)
            return self._names.get(node) or (self.of(made) if made is not None else None)
        if isinstance(node, ast.BinOp):
            return self._computed(node)
        if isinstance(node, ast.UnaryOp):
            return self.of(node.operand)
        if isinstance(node, ast.Call):
            return self._called(node)
        if isinstance(node, (ast.ListComp, ast.GeneratorExp)):
            return self.of(node.generators[0].iter)
        return None

    def value(self, node: ast.expr) -> Value:
        """What ``node`` is on the way."""
        kept = self.of(node)
        return kept.value if kept is not None else self._function.value(node)

    def _made(self, node: ast.Name) -> ast.expr | None:
        """The expression that a name is bound to."""
        definition = self._reads.get(node)
        if isinstance(definition, Updated):
            return definition.operation
        if not isinstance(definition, Assigned):
            return None
        is_part = definition.path or definition.iterated or definition.starred
        return None if is_part else definition.value

    def _computed(self, node: ast.BinOp) -> _Kept | None:
        sides = [kept for each in (node.left, node.right) if (kept := self.of(each)) is not None]
        if not sides:
            return None
        both = (self.value(node.left), self.value(node.right))
        if all(each.kind in NUMBERS for each in both):
            value = constant(Kind.NUMBER)
        else:
            tensor = next((each for each in both if each.is_tensor), None)
            if tensor is None:
                return None
            value = tensor
        return replace(sides[0], value=value, adds_tensor=any(kept.adds_tensor for kept in sides))

    def _called(self, node: ast.Call) -> _Kept | None:
        function = self._function
        if isinstance(node.func, ast.Attribute) and node.func.attr in _VIEWS and not node.args:
            return self.of(node.func.value)
        given = self.of(node.args[0]) if node.args else None
        if given is None:
            return None
        if len(node.args) == 1 and self.is_empty(node.args[0]) is not None:
            if is_builtin(function, node.func, "sum"):
                adds_tensor = function.element(function.value(node.args[0])).is_tensor
                return replace(given, value=literal(0), adds_tensor=adds_tensor)
            if is_builtin(function, node.func, "len"):
                return replace(given, value=literal(0), adds_tensor=False)
            if is_builtin(function, node.func, "list", "tuple"):
                return given
        is_chosen = is_builtin(function, node.func, "max", "min", "float", "int", "abs")
        if not is_chosen or given.value.kind not in NUMBERS:
            return None
        return replace(given, value=constant(Kind.NUMBER), adds_tensor=False)

    def is_empty(self, node: ast.expr) -> _Kept | None:
        """The list, tuple or dict that nothing was added to, if it is one."""
        kept = self.of(node)
        is_bare = kept is not None and kept.value.items == () and not kept.value.entries
        return kept if is_bare and kept is not None and kept.value.kind in _EMPTY else None

    def is_number(self, node: ast.expr) -> _Kept | None:
        """The number, if it is one on this way, and a Tensor on others."""
        kept = self.of(node)
        return kept if kept is not None and kept.value.kind in NUMBERS and kept.adds_tensor else None

    def is_none(self, node: ast.expr) -> _Kept | None:
        """What is None on this way alone."""
        kept = self.of(node)
        return kept if kept is not None and kept.value.kind is Kind.NONE else None


def _is_on_way(branch: ast.If, node: ast.AST, cut: ast.stmt) -> bool:
    """Whether ``node`` is in the same block of ``branch`` as ``cut``."""
    is_in_body = any(contains(each, cut) for each in branch.body)
    return any(contains(each, node) for each in (branch.body if is_in_body else branch.orelse))


def _failing(function: GraphFunction, way: _Way) -> Iterator[tuple[ast.expr, _Kept, str]]:
    if way.is_like_others:
        return
    for call in function.nodes(ast.Call):
        yield from _refused_call(function, way, call)
    for item in function.nodes(ast.Subscript):
        if isinstance(item.ctx, ast.Load) and not isinstance(item.slice, ast.Slice):
            kept = way.is_empty(item.value) if function.value(item.slice).is_constant else None
            if kept is not None:
                yield item, kept, "has no item there"
            elif (kept := way.is_number(item.value) or way.is_none(item.value)) is not None:
                yield item, kept, "has no items"
    for attribute in function.nodes(ast.Attribute):
        if (kept := way.is_number(attribute.value) or way.is_none(attribute.value)) is not None:
            yield attribute, kept, f"has no `{attribute.attr}`"
    for operation in function.nodes(ast.BinOp):
        divisor = way.of(operation.right) if isinstance(operation.op, _DIVISIONS) else None
        if divisor is not None and divisor.value.literal == 0:
            if way.value(operation.left).kind in NUMBERS:
                yield operation, divisor, "makes the divisor 0"
        elif (kept := way.is_none(operation.left) or way.is_none(operation.right)) is not None:
            yield operation, kept, "is None, and no number"
    for result in function.nodes(ast.Return):
        for each in _parts(result.value):
            if (kept := way.is_number(each)) is not None:
                yield each, kept, "is a number, and no Tensor"


def _refused_call(
    function: GraphFunction, way: _Way, call: ast.Call
) -> Iterator[tuple[ast.expr, _Kept, str]]:
    first = call.args[0] if call.args else None
    if first is None:
        is_pop = isinstance(call.func, ast.Attribute) and call.func.attr == "pop"
        kept = way.is_empty(call.func.value) if is_pop and isinstance(call.func, ast.Attribute) else None
        if kept is not None:
            yield call, kept, "has no item to pop"
    elif (kept := way.is_empty(first)) is not None:
        is_extreme = is_builtin(function, call.func, "max", "min") and len(call.args) == 1
        if _is_of_library(function, call, _STACKING) or (is_extreme and not call.keywords):
            yield call, kept, "has no item"
    elif (kept := way.is_number(first) or way.is_none(first)) is not None:
        callee = function.value(call.func)
        is_layer = callee.kind is Kind.CELL and isinstance(callee.cls, External)
        if is_layer or _is_of_library(function, call, _ON_TENSORS):
            yield call, kept, "is no Tensor"


def _is_of_library(function: GraphFunction, call: ast.Call, names: set[str]) -> bool:
    library, _, name = external_name(function, call.func).rpartition(".")
    return name in names and library.startswith("mindspore")


def _parts(value: ast.expr | None) -> list[ast.expr]:
    if isinstance(value, ast.Tuple):
        return value.elts
    return [value] if value is not None else []
