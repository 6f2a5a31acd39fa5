"""Values that come to nothing: ``z = ops.relu(shift)`` where nothing reads ``z`` afterwards.

From 2.7 on the compiler drops what no result needs before it joins values. Arithmetic, comparisons and items
of values that do not join are left to the interpreter all the same, and refused at STRICT. Operators and
what functions of the project do not compute with are dropped; layers of MindSpore compute with them.
Measured with real MindSpore: 330 small networks; MindSpore 2.0 joins all values.
"""

from __future__ import annotations

import ast
import enum
from collections.abc import Iterable, Iterator

from msgraph_lint.compiler.calls import called_function
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.passing import passed
from msgraph_lint.compiler.places import Assigned, Changed, Chosen, Definition, Given, Merged, Updated
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.program.definitions import External
from msgraph_lint.targets import LATEST_VERSION, SyntaxLevel
from msgraph_lint.values.value import Kind, Value

_MOST_CALLS = 4
_MOST_STEPS = 30
_CHECKED = "mindspore.mint."
"""Whose functions of several arguments choose by their types."""
_COLLECTING = {"append", "extend", "insert"}
_PARTS = (ast.Tuple, ast.List, ast.Dict, ast.JoinedStr, ast.FormattedValue, ast.keyword, ast.Attribute)


class Fate(enum.IntEnum):
    """What becomes of a value, the worst last."""

    DROPPED = 0
    COMPUTED = 1
    """It is computed with, for nothing."""
    NEEDED = 2


def is_dead(function: GraphFunction, node: ast.expr) -> bool:
    """Whether what is made of ``node`` keeps nothing from compiling; at LAX it may leave a note."""
    fate = fate_of(function, node)
    return fate is Fate.DROPPED or (fate is Fate.COMPUTED and function.target.level is SyntaxLevel.LAX)


def fate_of(function: GraphFunction, node: ast.expr) -> Fate:
    """What becomes of the name, attribute or conditional expression ``node``."""
    if not function.target.has_levels:
        return Fate.NEEDED
    return _Fates().of(function, node)


def fate_of_name(function: GraphFunction, node: ast.Name) -> Fate:
    """What becomes of what ``node`` is, there and where it is read again."""
    made = function.evaluation.places.reads.get(node)
    again = (each for each, same in function.once(_reads).get(node.id, ()) if same is made)
    return max((fate_of(function, each) for each in (node, *again)), default=Fate.NEEDED)


def is_never_made(function: GraphFunction, node: ast.Call) -> bool:
    """Whether attributes are all that is read of the object ``node``, for nothing: then nobody makes it."""
    reads = function.evaluation.places.reads_of(node)
    around = [
        function.parents.get(each) for each in reads if isinstance(getattr(each, "ctx", None), ast.Load)
    ]
    return bool(around) and all(
        isinstance(each, ast.Attribute) and fate_of(function, each) is Fate.DROPPED for each in around
    )


class _Fates:
    """From a value on to what it helps to make, each once."""

    def __init__(self) -> None:
        self._seen: set[ast.AST] = set()
        self._calls: list[tuple[GraphFunction, ast.expr]] = []
        """The calls that lead here, each with its function."""

    def of(self, function: GraphFunction, node: ast.expr) -> Fate:
        if node in self._seen:
            return Fate.DROPPED
        self._seen.add(node)
        if len(self._seen) > _MOST_STEPS:
            return Fate.NEEDED
        if node not in function.parents:  # what `x += …` reads
            return self._in_statement(function, _updated_by(function, node))
        fate, value = Fate.DROPPED, function.parents[node]
        part: ast.AST = node
        while isinstance(value, (ast.expr, ast.keyword)):
            fate = max(fate, self._in_expression(function, part, value))
            if fate is Fate.NEEDED:
                return fate
            part, value = value, function.parents[value]
        return max(fate, self._in_statement(function, value))

    def _in_expression(self, function: GraphFunction, node: ast.AST, around: ast.expr | ast.keyword) -> Fate:
        if isinstance(around, (ast.BinOp, ast.UnaryOp, ast.Subscript)):
            return Fate.NEEDED if _is_truth(around) else Fate.COMPUTED
        if isinstance(around, ast.Compare):
            asks = all(isinstance(each, (ast.Is, ast.IsNot)) for each in around.ops)
            return Fate.DROPPED if asks else Fate.COMPUTED
        if isinstance(around, ast.IfExp):
            return Fate.NEEDED if around.test is node else Fate.DROPPED
        if isinstance(around, ast.Call):
            return self._in_call(function, node, around)
        return Fate.DROPPED if isinstance(around, _PARTS) else Fate.NEEDED

    def _in_call(self, function: GraphFunction, node: ast.AST, call: ast.Call) -> Fate:
        callee = function.value(call.func)
        if node is call.func:
            return Fate.NEEDED  # the compiler looks for the method
        if (is_asked := _is_asked_for_shape(callee, call)) is not None:
            return Fate.NEEDED if is_asked else Fate.DROPPED
        if isinstance(call.func, ast.Attribute) and call.func.attr in _COLLECTING:
            return self._in_list(function, call)
        inner = called_function(function, callee)
        if inner is None or len(self._calls) >= _MOST_CALLS:
            return Fate.NEEDED
        names = [
            name
            for name, position in inner.info.positions.items()
            if passed(call, name, position) is _given(node)
        ]
        self._calls.append((function, call))
        try:
            reads = [each for name in names for each in inner.once(_reads).get(name, ())]
            inside = [read for read, made in reads if isinstance(made, Given)]
            return self._worst(inner, inside) if names else Fate.NEEDED
        finally:
            self._calls.pop()

    def _in_list(self, function: GraphFunction, call: ast.Call) -> Fate:
        """What becomes of a local list that gets the value."""
        owner = call.func.value  # type: ignore[attr-defined]
        if not isinstance(owner, ast.Name) or not self._is_kept(function, owner.id):
            return Fate.NEEDED
        reads = (read for read, _ in function.once(_reads).get(owner.id, ()))
        return self._worst(function, [read for read in reads if not _is_collecting(function, read)])

    def _in_statement(self, function: GraphFunction, statement: ast.AST) -> Fate:
        if isinstance(statement, ast.Return):
            return Fate.DROPPED if self._calls else Fate.NEEDED  # the call itself is looked at
        if isinstance(statement, ast.Expr):
            return Fate.DROPPED
        if isinstance(statement, ast.AugAssign):
            return max(Fate.COMPUTED, self._of_names(function, statement, [statement.target]))
        if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
            target = statement.targets[0]
            parts = target.elts if isinstance(target, (ast.Tuple, ast.List)) else [target]
            return self._of_names(function, statement, parts)
        return Fate.NEEDED

    def _of_names(self, function: GraphFunction, statement: ast.stmt, targets: Iterable[ast.expr]) -> Fate:
        """What becomes of what ``statement`` binds to ``targets``."""
        fate = Fate.DROPPED
        for target in targets:
            if not isinstance(target, ast.Name) or not self._is_kept(function, target.id):
                return Fate.NEEDED
            reads = function.once(_reads).get(target.id, ())
            found = [read for read, made in reads if _is_made_at(made, target.id, statement)]
            fate = max(fate, self._worst(function, found))
        return fate

    def _worst(self, function: GraphFunction, nodes: Iterable[ast.expr]) -> Fate:
        return max((self.of(function, each) for each in nodes), default=Fate.DROPPED)

    def _is_kept(self, function: GraphFunction, name: str) -> bool:
        """Whether the name stays in the function: no other reads it."""
        return function.is_local(name) and name not in function.info.captured_names


def _reads(function: GraphFunction) -> dict[str, list[tuple[ast.expr, Definition]]]:
    """Name -> where it is read, and what it is there."""
    found: dict[str, list[tuple[ast.expr, Definition]]] = {}
    for node, definition in function.evaluation.places.reads.items():
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            found.setdefault(node.id, []).append((node, definition))
    return found


def _is_collecting(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is the list that a statement puts something into."""
    method = function.parents.get(node)
    call = function.parents.get(method) if isinstance(method, ast.Attribute) else None
    is_put = isinstance(method, ast.Attribute) and method.attr in _COLLECTING
    return is_put and isinstance(call, ast.Call) and isinstance(function.parents.get(call), ast.Expr)


def _updated_by(function: GraphFunction, node: ast.expr) -> ast.AST:
    """The statement ``x += …`` that reads ``node``."""
    definitions = function.evaluation.places.of_name.get(_name_of(node), ())
    found = (each for each in definitions if isinstance(each, Updated) and each.operation.left is node)
    return next((each.statement for each in found), node)


def _is_truth(node: ast.expr) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def _given(node: ast.AST) -> ast.AST:
    return node.value if isinstance(node, ast.keyword) else node


def _name_of(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _is_asked_for_shape(callee: Value, call: ast.Call) -> bool | None:
    """Whether an operator or layer of MindSpore needs to know what it gets; ``None`` for other callees."""
    if callee.kind is Kind.CELL and callee.items:
        found = {_is_asked_for_shape(each, call) for each in callee.items}
        return None if None in found else True in found
    definition = callee.cls if callee.kind in (Kind.CELL, Kind.PRIMITIVE) else callee.function
    if not isinstance(definition, External):
        return None
    is_checked = definition.name.startswith(_CHECKED) and len(call.args) > 1
    return is_checked or "" in facts(LATEST_VERSION).needs_shape(definition.name)


def _is_made_at(definition: Definition, name: str, statement: ast.stmt) -> bool:
    """Whether ``name`` may have got its value at ``statement``."""
    return any(
        isinstance(each, (Assigned, Updated))
        and each.statement is statement
        and (isinstance(each, Updated) or each.name == name)
        for each in _ways(definition)
    )


def _ways(definition: Definition) -> Iterator[Definition]:
    todo, seen = [definition], {definition}
    while todo:
        each = todo.pop()
        yield each
        ways: list[Definition] = list(each.ways) if isinstance(each, Merged) else []
        if isinstance(each, Chosen):
            ways = [each.first, each.second]
        if isinstance(each, Changed):
            ways = [each.before]
        todo += [way for way in ways if way not in seen]
        seen.update(ways)
