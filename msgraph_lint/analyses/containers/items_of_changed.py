"""Tensors that come of a list which a method changed in place, and operators that make several of them.

At LAX, ``items.insert(0, x)``, ``extend``, ``pop`` and ``reverse`` are done by the interpreter, whose list
has items of known shapes: operators and layers take them. But of an operator with several results that
depends on such an item, the second one comes out as another, and there is no third (measured, CPU).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import called_function, joined_by, read_definitions
from msgraph_lint.compiler.following import Following
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.passing import passed
from msgraph_lint.compiler.places import Assigned, Changed, Chosen, Definition, Given, Merged, Updated
from msgraph_lint.program.definitions import External
from msgraph_lint.records import dataclass
from msgraph_lint.targets import SyntaxLevel
from msgraph_lint.values.value import Kind

_METHODS = {"extend", "insert", "pop", "reverse"}
_OPERATORS = ("mindspore.ops.", "mindspore.mint.")
_RECURRENT = {f"mindspore.nn.{name}" for name in ("GRU", "LSTM", "RNN")}
_NO_TENSORS = {"dtype", "itemsize", "nbytes", "ndim", "shape", "size", "strides"}
_following = Following(most=6)
_MOST_STEPS = 60
ADVICE = "make a new list instead, as in `items = [x, *items]`, `items[::-1]` or `items[-1]`"


@dataclass(frozen=True)
class Results:
    """Several results of one call."""

    call: ast.Call
    change: str
    """What changed the list: ``insert``."""
    is_refused: bool
    """Whether something asks for a second result of the right rank, or for a third one."""


def results_after_change(function: GraphFunction) -> list[Results]:
    """The calls of MindSpore's operators in ``function`` whose results get mixed up."""
    if function.target.level is not SyntaxLevel.LAX or not function.target.has_levels:
        return []
    found = []
    for call, reads in _used_results(function):
        if _is_operator(function, call) and not _is_of_sizes(function, call):
            change = next(filter(None, (_change(function, each, set()) for each in _given(call))), "")
            if change:
                needs_rank = any(_needs_rank(function, each) for read in reads.values() for each in read)
                found.append(Results(call, change, needs_rank or max(reads) > 1))
    return found


def _needs_rank(function: GraphFunction, read: ast.expr) -> bool:
    """Whether what reads the result joins it with others."""
    sequence = function.parents.get(read)
    if not isinstance(sequence, (ast.Tuple, ast.List)):
        return False
    return joined_by(function, function.parents[sequence]) is sequence


def _is_of_sizes(function: GraphFunction, call: ast.Call) -> bool:
    """Whether it splits by sizes, as ``ops.split(x, [2, 2])`` does, or may do so: that gives the right parts.

    ``ops.aminmax`` asks two operators.
    """
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name == "aminmax":
        return True
    values = [function.value(each) for each in (*call.args, *(each.value for each in call.keywords))]
    return name == "split" and any(each.may_be(Kind.LIST, Kind.TUPLE) for each in values)


def _used_results(function: GraphFunction) -> Iterator[tuple[ast.Call, dict[int, list[ast.expr]]]]:
    """Calls of which at least two results are used, and by position, what reads each of them."""
    for node in function.nodes(ast.Assign):
        if isinstance(node.value, ast.Call) and len(node.targets) == 1:
            target = node.targets[0]
            if isinstance(target, (ast.Tuple, ast.List)):
                reads = {index: _reads_of(function, each) for index, each in enumerate(target.elts)}
            else:
                reads = _items_read(function, node.value)
            used = {index: each for index, each in reads.items() if each}
            if len(used) > 1:
                yield node.value, used


def _reads_of(function: GraphFunction, target: ast.expr) -> list[ast.expr]:
    """What reads the name ``target`` as it is bound there, alone or as one of several ways."""
    seen = function.evaluation.places.reads
    made = seen.get(target) if isinstance(target, ast.Name) else None
    if made is None or made not in function.once(read_definitions):
        return []
    return [read for read, definition in seen.items() if definition is made and read is not target] or [
        target
    ]


def _items_read(function: GraphFunction, call: ast.Call) -> dict[int, list[ast.expr]]:
    """Position -> where the item there is taken of the result of ``call``."""
    found: dict[int, list[ast.expr]] = {}
    for read in function.evaluation.places.reads_of(call):
        around = function.parents.get(read)  # none of `x` in `x += 1`
        index = function.value(around.slice).literal if isinstance(around, ast.Subscript) else None
        if isinstance(around, ast.Subscript) and isinstance(index, int):
            found.setdefault(index, []).append(around)
    return found


def _given(call: ast.Call) -> Iterator[ast.expr]:
    if isinstance(call.func, ast.Attribute):
        yield call.func.value
    yield from call.args
    yield from (each.value for each in call.keywords)


def _is_operator(function: GraphFunction, call: ast.Call) -> bool:
    """Whether it calls an operator of MindSpore, a method of a Tensor, or a recurrent layer."""
    callee = function.value(call.func)
    if callee.kind is Kind.CELL:
        return isinstance(callee.cls, External) and callee.cls.name in _RECURRENT
    if isinstance(callee.function, External):
        return callee.function.name.startswith(_OPERATORS)
    return isinstance(call.func, ast.Attribute) and function.value(call.func.value).is_tensor


def _change(function: GraphFunction, node: ast.expr, seen: set[object]) -> str:
    """The method that changed the list which ``node`` comes of; empty where there is none."""
    if node in seen or len(seen) > _MOST_STEPS:
        return ""
    seen.add(node)
    parts: Iterator[ast.expr] = iter(())
    if isinstance(node, ast.Name):
        definition = function.evaluation.places.reads.get(node)
        return _change_of(function, definition, seen) if definition is not None else ""
    if isinstance(node, ast.BinOp):
        parts = iter((node.left, node.right))
    elif isinstance(node, (ast.UnaryOp, ast.Starred, ast.Subscript)):
        parts = iter((node.operand if isinstance(node, ast.UnaryOp) else node.value,))
    elif isinstance(node, (ast.Tuple, ast.List)):
        parts = iter(node.elts)
    elif isinstance(node, ast.IfExp):
        parts = iter((node.body, node.orelse))
    elif isinstance(node, (ast.ListComp, ast.GeneratorExp)):
        parts = iter((node.elt, *(each.iter for each in node.generators)))
    elif isinstance(node, ast.Attribute) and node.attr not in _NO_TENSORS:
        parts = iter((node.value,))
    elif isinstance(node, ast.Call):
        return _change_in_call(function, node, seen)
    return next(filter(None, (_change(function, each, seen) for each in parts)), "")


def _change_in_call(function: GraphFunction, node: ast.Call, seen: set[object]) -> str:
    method = node.func.attr if isinstance(node.func, ast.Attribute) else ""
    if method == "pop" and isinstance(node.func, ast.Attribute):
        return method if function.value(node.func.value).kind is Kind.LIST else ""
    if (inside := called_function(function, function.value(node.func))) is not None:
        return _following.once(inside, _change_before_return, otherwise="")
    if not function.value(node).is_tensor and function.value(node).kind is not Kind.UNKNOWN:
        return ""
    return next(filter(None, (_change(function, each, seen) for each in _given(node))), "")


def _change_before_return(function: GraphFunction) -> str:
    returned = (each.value for each in function.nodes(ast.Return) if each.value is not None)
    return next(filter(None, (_change(function, each, set()) for each in returned)), "")


def _change_of(function: GraphFunction, definition: Definition, seen: set[object]) -> str:
    if definition in seen:
        return ""
    seen.add(definition)
    ways: tuple[Definition, ...] = ()
    if isinstance(definition, Assigned):
        return _change(function, definition.value, seen) if definition.value is not None else ""
    if isinstance(definition, Given):
        return _following.once(function, _change_in_argument, definition.name, otherwise="")
    if isinstance(definition, Changed):
        if definition.how in _METHODS and function.evaluation.value(definition).kind is Kind.LIST:
            return "" if function.evaluation.value(definition.before).made_anew else definition.how
        ways = (definition.before,)
    elif isinstance(definition, Updated):
        ways = tuple(definition.needs)
    elif isinstance(definition, Chosen):
        ways = (definition.first, definition.second)
    elif isinstance(definition, Merged):
        ways = tuple(definition.ways)
    return next(filter(None, (_change_of(function, each, seen) for each in ways)), "")


def _change_in_argument(function: GraphFunction, name: str) -> str:
    """The method that changed the list which a call passes an item of as ``name``."""
    place = function.info.positions.get(name)
    for call in function.calls:
        given = passed(call.node, name, place) if isinstance(call.node, ast.Call) else None
        if given is not None and (change := _change(call.caller, given, set())):
            return change
    return ""
