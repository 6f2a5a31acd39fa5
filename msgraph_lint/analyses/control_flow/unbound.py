"""Why a name may be unbound, whether Python always finds it bound, and what could be bound before."""

from __future__ import annotations

import ast
import enum
import itertools
from collections.abc import Iterable, Iterator, Mapping

from msgraph_lint.compiler.bindings import Flow, Loop, Partial, State, UnboundRead, contains
from msgraph_lint.compiler.conditions import Fold, Known
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.truth import combined
from msgraph_lint.program.definitions import External
from msgraph_lint.program.syntax import attribute_of, place_of, walk
from msgraph_lint.records import dataclass
from msgraph_lint.values.value import NUMBERS, Kind

_TEXT = 50
_LOOPS = (ast.For, ast.AsyncFor, ast.While)
_PURE_CALLS = {"len", "isinstance", "hasattr"}
_UNROLLED = {"range", "enumerate", "zip", "reversed", "list", "tuple"}
_IMMUTABLE = {*NUMBERS, Kind.STR, Kind.NONE, Kind.DTYPE, Kind.RANGE}
_CHANGING = {
    "append", "clear", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault", "set_data",
    "set_train", "sort", "update",
}  # fmt: skip
_OF_DICT = {"items", "keys", "values"}
_ELEMENTWISE = (ast.Add, ast.Sub, ast.Mult, ast.Div)
_MOST_ASSUMED = 4
_MOST_ASKED = 40
"""How many reads of a function are asked about: each takes a run through all of it."""


def why(function: GraphFunction, read: UnboundRead) -> str:
    """The message: where the name is bound, and which way misses it."""
    cause, line = read.partial.cause, read.partial.cause.lineno
    if isinstance(cause, ast.If):
        held = "true" if not read.partial.missing else "false"
        test = short(function, cause.test)
        return f"`{read.name}` may be unbound here: line {line} binds it only when `{test}` is {held}"
    if contains(cause, read.node):
        return (
            f"`{read.name}` may be unbound here: the loop in line {line} has not bound it in its first pass"
        )
    return f"`{read.name}` may be unbound here: only the body of the loop in line {line} binds it"


def short(function: GraphFunction, node: ast.AST) -> str:
    """The text of ``node`` in one short line."""
    text = " ".join(function.module.source.segment(node).split())
    return text if len(text) <= _TEXT else f"{text[: _TEXT - 1]}…"


def named(node: ast.AST) -> str:
    """What to call ``node`` at the start of a message."""
    if isinstance(node, ast.Name):
        return f"`{node.id}`"
    return "the result" if isinstance(node, ast.Return) else "this"


def what_to_do(function: GraphFunction, read: UnboundRead) -> str:
    """The advice: what to bind the name to before the ``if`` or loop."""
    first = read.partial.first
    place = "the `if`" if isinstance(first, ast.If) else "the loop"
    decided = _decided(function, read)
    if decided is Decided.COMPILING:
        return f"bind `{read.name}` before {place}: `{read.name} = None` will do"
    if decided is Decided.RUNNING:
        return (
            f"bind `{read.name}` before {place} to a value of the same kind, shape and dtype: "
            "under a Tensor condition `None` or a number does not join with a Tensor"
        )
    return (
        f"bind `{read.name}` before {place}: to `None` when the condition is known at compile time, "
        "else to a value of the same kind, shape and dtype"
    )


class Decided(enum.Enum):
    """When it is decided whether a statement binds a name."""

    COMPILING = "at compile time"
    RUNNING = "at run time"
    UNSHOWN = "the source does not show when"


def _decided(function: GraphFunction, read: UnboundRead) -> Decided:
    """When it is decided whether the statement that would have to bind the name does so."""
    return _latest(_when(function, node) for node in _deciding(function, read))


def _latest(found: Iterable[Decided]) -> Decided:
    times = set(found)
    return next((each for each in (Decided.RUNNING, Decided.UNSHOWN) if each in times), Decided.COMPILING)


def _deciding(function: GraphFunction, read: UnboundRead) -> Iterator[ast.If | Loop]:
    """The conditions and loops on the way to where the name is bound, and those that leave such a loop early.

    What else stands beside them finds the name as it leaves it.
    """
    nodes = [node for node in walk([read.partial.first]) if isinstance(node, (ast.If, *_LOOPS))]
    binding = {node for node in nodes if any(n == read.name for n, _ in function.info.bindings_in(node))}
    for node in nodes:
        leaves = isinstance(node, ast.If) and any(
            isinstance(n, (ast.Break, ast.Continue)) for n in walk([node])
        )
        if node in binding or (leaves and any(isinstance(n, _LOOPS) and contains(n, node) for n in binding)):
            yield node


def _when(function: GraphFunction, node: ast.If | Loop) -> Decided:
    """When a condition is decided, or how often a loop runs."""
    if isinstance(node, (ast.For, ast.AsyncFor)):
        if _is_unrolled(function, node.iter):
            return Decided.COMPILING
        return Decided.RUNNING if _is_counted_at_run_time(function, node.iter) else Decided.UNSHOWN
    if isinstance(node, ast.If) and _is_resolved(function, node):
        return Decided.COMPILING
    decided = _when_tested(function, node.test)
    return Decided.RUNNING if isinstance(node, ast.While) and decided is Decided.UNSHOWN else decided


def _is_resolved(function: GraphFunction, node: ast.If) -> bool:
    """Whether a parser that resolves simple conditions resolves this one."""
    return function.folding_flow.folds.get(node, Fold.OPEN) not in (Fold.OPEN, Fold.UNKNOWN)


def _is_counted_at_run_time(function: GraphFunction, node: ast.expr) -> bool:
    """Whether a number that varies says how often a loop over ``node`` runs."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _UNROLLED):
        return False
    if node.func.id == "range":
        return any(_when_tested(function, argument) is Decided.RUNNING for argument in node.args)
    return any(_is_counted_at_run_time(function, argument) for argument in node.args)


def _when_tested(function: GraphFunction, test: ast.expr) -> Decided:
    """When the value of a condition is decided."""
    if isinstance(test, ast.BoolOp):
        return _latest(_when_tested(function, operand) for operand in test.values)
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return _when_tested(function, test.operand)
    value = function.value(test)
    if value.is_tensor or value.is_variable:
        return Decided.RUNNING
    shown = value.is_constant or _asks_for_identity(test)
    if not function.target.has_constant_objects and any(
        _is_object_attribute(function, node) for node in ast.walk(test)
    ):
        return Decided.RUNNING
    if shown:
        return Decided.COMPILING
    calls = (node for node in ast.walk(test) if isinstance(node, ast.Call))
    known = all(isinstance(call.func, ast.Name) and call.func.id in _PURE_CALLS for call in calls)
    return Decided.UNSHOWN if known else Decided.RUNNING


def _asks_for_identity(test: ast.expr) -> bool:
    """Whether a comparison asks for None or for a string: no Tensor decides that."""
    if not isinstance(test, ast.Compare) or len(test.ops) != 1:
        return False
    sides = (test.left, test.comparators[0])
    if isinstance(test.ops[0], (ast.Is, ast.IsNot)):
        return any(isinstance(side, ast.Constant) and side.value is None for side in sides)
    return isinstance(test.ops[0], (ast.Eq, ast.NotEq)) and any(
        isinstance(side, ast.Constant) and isinstance(side.value, str) for side in sides
    )


def _is_object_attribute(function: GraphFunction, node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and function.value(node.value).kind is Kind.OBJECT


def _is_unrolled(function: GraphFunction, node: ast.expr) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _UNROLLED:
        return all(
            _is_unrolled(function, a) or _when_tested(function, a) is Decided.COMPILING for a in node.args
        )
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _OF_DICT:
        owner = function.value(node.func.value)
        return owner.kind is Kind.DICT and owner.is_constant
    value = function.value(node)
    return value.items is not None or value.kind is Kind.CELL or (value.is_constant and not value.is_tensor)


# Whether Python always finds the name bound


def always_bound(function: GraphFunction, read: UnboundRead) -> bool:
    """Whether in Python every read of the name finds it bound.

    So it is when the same condition guards the read again, when both values of a condition bind the
    name, or when the loop surely runs.
    """
    if len(function.flow.reads) > _MOST_ASKED:
        return False
    asked = (
        function.once(_question, node) for node in walk([read.partial.first]) if isinstance(node, ast.If)
    )
    order = sorted({key for key in asked if key})
    if len(order) > _MOST_ASSUMED:
        return False
    for values in itertools.product((True, False), repeat=len(order)):
        run = _Run(function, dict(zip(order, values, strict=True)), read.name)
        run.run()
        if run.found_unbound or any(capture.node.id == read.name for capture in run.late):
            return False
    return True


class _Run(Flow):
    """The names along the statements when some conditions are given and literal loops run."""

    sees_every_read = True

    def __init__(self, function: GraphFunction, assumed: Mapping[str, bool], name: str) -> None:
        super().__init__(function, self._assume)
        self.assumed = assumed
        self.name = name
        self.found_unbound = False

    def _assume(self, node: ast.If, _: Known) -> Fold:
        truth = _truth(node.test, self.assumed)
        return Fold.OPEN if truth is None else Fold.TRUE if truth else Fold.FALSE

    def _loop(self, node: Loop, state: State) -> State:
        if isinstance(node, ast.While) or not (_is_never_empty(node.iter) and _runs_through(node)):
            return super()._loop(node, state)
        self._expression(node.iter, state)
        self._bind(node.target, state)
        after = self._block(node.body, state)
        return state if after is None else after

    def _read(self, node: ast.Name, state: State) -> None:
        if node.id == self.name and (node.id not in state or isinstance(state.get(node.id), Partial)):
            self.found_unbound = True


def _is_never_empty(node: ast.expr) -> bool:
    if isinstance(node, (ast.Tuple, ast.List)):
        return any(not isinstance(element, ast.Starred) for element in node.elts)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args and not node.keywords:
        if node.func.id == "enumerate":
            return _is_never_empty(node.args[0])
        if node.func.id == "zip":
            return all(_is_never_empty(argument) for argument in node.args)
        if node.func.id == "range":
            numbers = [part.value for part in node.args if isinstance(part, ast.Constant)]
            whole = [number for number in numbers if isinstance(number, int)]
            return len(whole) == len(node.args) and _has_numbers(whole)
    return False


def _has_numbers(arguments: list[int]) -> bool:
    try:
        return bool(range(*arguments))
    except (TypeError, ValueError):
        return False


def _runs_through(node: Loop) -> bool:
    return not any(isinstance(part, (ast.Break, ast.Continue, ast.Return)) for part in walk(node.body))


def _key(test: ast.expr) -> tuple[str, bool]:
    """``test`` without its negation, and whether it was not negated."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        key, positive = _key(test.operand)
        return key, not positive
    if (
        isinstance(test, ast.Compare)
        and len(test.ops) == 1
        and isinstance(test.ops[0], (ast.IsNot, ast.NotEq))
    ):
        op = ast.Is() if isinstance(test.ops[0], ast.IsNot) else ast.Eq()
        return ast.dump(ast.Compare(test.left, [op], test.comparators)), False
    return ast.dump(test), True


def _truth(test: ast.expr, assumed: Mapping[str, bool]) -> bool | None:
    if isinstance(test, ast.Constant):
        return bool(test.value)
    key, positive = _key(test)
    if key in assumed:
        return assumed[key] is positive
    return combined(test, lambda part: _truth(part, assumed))


def _question(function: GraphFunction, node: ast.If) -> str:
    """The key of the condition of ``node``, if it has the same value wherever the function asks it."""
    key, _ = _key(node.test)
    last = function.once(_last_tests).get(key)
    return key if not isinstance(node.test, ast.Constant) and _is_stable(function, node.test, last) else ""


def _last_tests(function: GraphFunction) -> dict[str, ast.If]:
    """Condition -> the last ``if`` on it, when no loop leads back to it."""
    found: dict[str, ast.If] = {}
    for node in walk(function.node.body):
        if isinstance(node, (ast.For, ast.While)):
            return {}
        if isinstance(node, ast.If):
            found.update((_key(part)[0], node) for part in _operands(node.test))
    return found


def _operands(test: ast.expr) -> Iterator[ast.expr]:
    yield test
    if isinstance(test, ast.BoolOp):
        for operand in test.values:
            yield from _operands(operand)
    elif isinstance(test, ast.UnaryOp):
        yield from _operands(test.operand)


def _is_stable(function: GraphFunction, test: ast.expr, last: ast.If | None) -> bool:
    """Whether ``test`` has the same value wherever it stands in the function, up to ``last``."""
    for node in ast.walk(test):
        if isinstance(node, ast.Call) and not _is_pure(function, node):
            return False
        if isinstance(node, ast.Name) and not _is_fixed(function, node.id, last):
            return False
        if isinstance(node, ast.Attribute):
            name = attribute_of(node, function.self_name)
            if name in function.once(_changed_attributes):
                return False
        if isinstance(node, (ast.NamedExpr, ast.Await, ast.Lambda)):
            return False
    return True


def _is_pure(function: GraphFunction, node: ast.Call) -> bool:
    if isinstance(node.func, ast.Name):
        return node.func.id in _PURE_CALLS
    if isinstance(node.func, ast.Attribute):
        return function.value(node.func.value).is_tensor and not node.func.attr.endswith("_")
    return False


def _is_fixed(function: GraphFunction, name: str, last: ast.If | None) -> bool:
    """Whether ``name`` keeps one value up to ``last``: neither bound nor changed by a method."""
    if name == function.self_name:
        return True
    if not all(_comes_after(binding.target, last) for binding in function.bindings.get(name, ())):
        return False
    assigned, called = function.once(_changed_names)
    return name not in assigned and (name not in called or function.name_value(name).kind in _IMMUTABLE)


def _changed_names(function: GraphFunction) -> tuple[set[str], set[str]]:
    """Names of objects that have items or attributes assigned, and of those that a method changes."""
    assigned, called = set[str](), set[str]()
    for node in ast.walk(function.node):
        if isinstance(node, (ast.Subscript, ast.Attribute)) and not isinstance(node.ctx, ast.Load):
            assigned.update(_names_in(node.value))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and _changes(node.func.attr):
            called.update(_names_in(node.func.value))
    return assigned, called


def _comes_after(node: ast.AST, last: ast.If | None) -> bool:
    """Whether ``node`` stands behind the condition of ``last``."""
    return last is not None and getattr(node, "lineno", 0) > (last.test.end_lineno or last.lineno)


def _names_in(node: ast.expr) -> Iterator[str]:
    return (part.id for part in ast.walk(node) if isinstance(part, ast.Name))


def _changes(method: str) -> bool:
    """Whether a method of this name changes its object."""
    return method in _CHANGING or (method.endswith("_") and not method.endswith("__"))


def _changed_attributes(function: GraphFunction) -> set[str]:
    """Attributes that some method but ``__init__`` assigns, changes, or assigns an item of."""
    found: set[str] = set()
    classes = function.receiver.project_mro if function.receiver is not None else []
    methods = [m for cls in classes for m in cls.all_methods if m.name != "__init__"]
    for node in (node for method in methods for node in ast.walk(method.node)):
        changed: ast.expr | None = None
        if isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load):
            changed = node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and _changes(node.func.attr):
            changed = node.func.value
        elif isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
            changed = node
        if isinstance(changed, ast.Attribute):
            found.add(changed.attr)
    return found


# What to bind it to


@dataclass(frozen=True)
class Initialiser:
    """An expression that the name can be bound to before the statement."""

    text: str
    meaning: str
    """What a read finds then, in words."""
    may_raise: bool = False
    """Whether computing it before the statement may fail where the statement would not compute it."""
    guess: str = ""
    """Where it would not join, if the source does not show that it does."""


def initialiser(function: GraphFunction, read: UnboundRead) -> Initialiser | None:
    """What joins with every other binding of the name; ``None`` when the source does not show it."""
    first, decided = read.partial.first, _decided(function, read)
    if decided is Decided.COMPILING:
        return Initialiser("None", "None")
    zeros = _zeros(function, read, first) if isinstance(first, ast.If) else None
    if zeros is None and decided is Decided.UNSHOWN:
        return Initialiser("None", "None", guess=_guess(function, read))
    return zeros


def _guess(function: GraphFunction, read: UnboundRead) -> str:
    """What is taken for granted: that no Tensor decides."""
    for node in _deciding(function, read):
        if isinstance(node, (ast.If, ast.While)) and _when(function, node) is Decided.UNSHOWN:
            test = short(function, _unshown(function, node.test))
            return f"where `{test}` is a Tensor, `None` does not join with the value"
    return "where a Tensor says how often the loop runs, `None` does not join with the value"


def _unshown(function: GraphFunction, test: ast.expr) -> ast.expr:
    """The part of a condition of which the source does not show when it is decided."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return _unshown(function, test.operand)
    operands = test.values if isinstance(test, ast.BoolOp) else []
    found = (each for each in operands if _when_tested(function, each) is Decided.UNSHOWN)
    return next((_unshown(function, each) for each in found), test)


def _zeros(function: GraphFunction, read: UnboundRead, node: ast.If) -> Initialiser | None:
    """``ops.zeros_like(value)`` for a value that is as well computed before the ``if``."""
    inside = [b for b in function.bindings.get(read.name, ()) if contains(node, b.target)]
    if len(inside) != 1 or not function.value(node.test).is_tensor:
        return None
    statement, value = inside[0].statement, inside[0].value
    if not isinstance(statement, ast.Assign) or len(statement.targets) != 1 or value is None:
        return None
    if statement not in (*node.body, *node.orelse) or inside[0].item is not None:
        return None
    ops = _ops(function)
    text = function.module.source.segment(value)
    if ops is None or "\n" in text or not function.value(value).is_tensor:
        return None
    if not all(_is_elementwise(function, part, node) for part in ast.walk(value)):
        return None
    tensors = {
        ast.dump(part)
        for part in ast.walk(value)
        if isinstance(part, (ast.Name, ast.Attribute)) and function.value(part).is_tensor
    }
    return Initialiser(f"{ops}.zeros_like({text})", "zeros", may_raise=len(tensors) > 1)


def _is_elementwise(function: GraphFunction, node: ast.AST, before: ast.If) -> bool:
    """Whether a part of an expression is a Tensor or number bound before, or arithmetic on such."""
    if isinstance(node, (ast.expr_context, *_ELEMENTWISE, ast.USub)):
        return True
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, _ELEMENTWISE)
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, ast.USub)
    if isinstance(node, ast.Constant):
        return isinstance(node.value, (int, float))
    if isinstance(node, ast.Attribute):
        value = function.value(node)
        return attribute_of(node, function.self_name) is not None and (
            value.is_tensor or value.kind in NUMBERS
        )
    if isinstance(node, ast.Name):
        value = function.value(node)
        first = function.once(_first_lines).get(node.id)
        bound_before = node.id in function.parameter_names or (first is not None and first < before.lineno)
        is_self = node.id == function.self_name
        fits = value.is_tensor or value.kind in NUMBERS
        bound_inside = any(name == node.id for name, _ in function.info.bindings_in(before))
        return is_self or (fits and bound_before and not bound_inside)
    return False


def _first_lines(function: GraphFunction) -> dict[str, int]:
    """Name -> the line of the first statement, outside of others, that binds it."""
    outside = set(function.node.body)
    found: dict[str, int] = {}
    for name, bindings in function.bindings.items():
        lines = [place_of(each.statement)[0] for each in bindings if each.statement in outside]
        if lines:
            found[name] = min(lines)
    return found


def _ops(function: GraphFunction) -> str | None:
    """How the module spells ``mindspore.ops``."""
    module = function.module
    names = sorted(name for name in module.defined_names if not function.is_local(name))
    for wanted, suffix in (("mindspore.ops", ""), ("mindspore", ".ops")):
        for name in names:
            found = module.lookup(name)
            if isinstance(found, External) and found.name == wanted:
                return name + suffix
    return None
