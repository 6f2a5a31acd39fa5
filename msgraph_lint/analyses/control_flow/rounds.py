"""What goes through a value that only the interpreter has: the compiler walks one round of it.

It does not know how many items there are. Measured with real MindSpore at LAX: a list comprehension holds
what its one round gives, and is no list where that is no Tensor; with a condition, or as a dict, it does not
compile. A ``for`` statement runs as often as it should, but a list that it appends to is no list afterwards:
it is what was appended last, or empty, or refused.
"""

from __future__ import annotations

import ast
import enum
from collections.abc import Sequence

from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.calls import is_builtin, users
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned
from msgraph_lint.graph.created import external_name
from msgraph_lint.values.value import UNKNOWN, Kind

Comprehension = ast.ListComp | ast.GeneratorExp | ast.DictComp
_TENSORS = {"mindspore.Tensor", "mindspore.tensor"}
_CONVERSIONS = ("list", "sum", "tuple")
_LEFT_TO_INTERPRETER = ("all", "any", "dict", "set", "sorted")
"""Builtins that the interpreter runs together with the comprehension in their brackets."""


class Result(enum.Enum):
    """What becomes of the list."""

    FAILS = "it does not compile"
    DIFFERS = "it has one item"


def of_comprehension(function: GraphFunction, node: Comprehension) -> Result | None:
    """What becomes of ``node``, if it goes through a value of the interpreter and its result is used."""
    return function.once(_results).get(node)


def _results(function: GraphFunction) -> dict[ast.expr, Result]:
    nodes = function.surely_compiled(ast.ListComp, ast.GeneratorExp, ast.DictComp)
    found = ((node, _result(function, node)) for node in nodes if isinstance(node, Comprehension))
    return {node: result for node, result in found if result is not None}


def _result(function: GraphFunction, node: Comprehension) -> Result | None:
    generator = node.generators[0]
    if len(node.generators) > 1 or not function.value(generator.iter).interpreted:
        return None
    if has_one_item(function, generator.iter):
        return None
    used = {_use(function, node, user) for user in users(function, node)} - {None}
    if Result.FAILS in used or (used and (isinstance(node, ast.DictComp) or generator.ifs)):
        return Result.FAILS
    return Result.DIFFERS if used else None


def _use(function: GraphFunction, node: Comprehension, user: ast.AST) -> Result | None:
    if isinstance(user, (ast.Expr, ast.Compare, ast.If, ast.IfExp)):
        return None
    if isinstance(user, (ast.For, ast.Attribute)):
        return Result.FAILS
    if isinstance(user, ast.Subscript):
        is_read = isinstance(user.ctx, ast.Load)
        return (Result.DIFFERS if _makes_tensors(function, node) else Result.FAILS) if is_read else None
    if isinstance(user, ast.Call):
        if is_builtin(function, user.func, *_LEFT_TO_INTERPRETER, "isinstance"):
            return None
        if is_builtin(function, user.func, "enumerate", "len"):
            return Result.FAILS
        if external_name(function, user.func) in _TENSORS:
            return Result.DIFFERS
    return Result.DIFFERS if _makes_tensors(function, node) else Result.FAILS


def _makes_tensors(function: GraphFunction, node: Comprehension) -> bool:
    """Whether its items are Tensors; where nothing shows what they are, what it goes through decides."""
    if isinstance(node, ast.DictComp):
        return False
    item = function.value(node.elt)
    if isinstance(node.elt, ast.Call) and external_name(function, node.elt.func) in _TENSORS:
        return True
    if item.kind is not Kind.UNKNOWN:
        return item.is_tensor
    return not _is_listed(function, node.generators[0].iter)


def of_appended(function: GraphFunction, method: ast.Attribute, loop: ast.For) -> Result | None:
    """What becomes of a local list that ``method`` is called of in ``loop``, which the interpreter runs.

    What needs the items of a list that is empty before is told by :mod:`..containers.empty`.
    """
    owner = method.value
    if method.attr != "append" or not isinstance(owner, ast.Name):
        return None
    bindings = function.bindings.get(owner.id, ())
    made = bindings[0].value if len(bindings) == 1 else None
    if not isinstance(made, ast.List) or contains(loop, made):
        return None
    later = [each for each in function.named(owner.id) if each.lineno > (loop.end_lineno or 0)]
    if not later:
        return None
    call = function.parents[method]
    added = function.value(call.args[0]) if isinstance(call, ast.Call) and call.args else UNKNOWN
    is_number = bool(added.interpreted) and not added.is_tensor
    if made.elts or (is_number and _is_listed(function, loop.iter)):
        return Result.FAILS
    used = [function.parents[each] for each in later]
    if any(isinstance(user, ast.Call) and is_builtin(function, user.func, *_CONVERSIONS) for user in used):
        return Result.FAILS
    is_read = any(isinstance(user, (ast.Return, ast.For)) for user in used)
    return Result.DIFFERS if is_read and added.is_tensor else None


def _is_listed(function: GraphFunction, node: ast.expr) -> bool:
    """Whether it holds no Tensors: it is what ``x.tolist()`` gives."""
    seen = function.evaluation.places.reads.get(node) if isinstance(node, ast.Name) else None
    made = seen.value if isinstance(seen, Assigned) and not seen.path and not seen.iterated else node
    return isinstance(made, ast.Call) and isinstance(made.func, ast.Attribute) and made.func.attr == "tolist"


def has_one_item(function: GraphFunction, node: ast.expr) -> bool:
    """Whether the source shows one item in ``node``, or in what the call ``node`` makes it of."""
    parts: Sequence[ast.expr] = [node]
    if isinstance(node, ast.Call):
        parts = node.args or ([node.func.value] if isinstance(node.func, ast.Attribute) else [])
    items = [function.value(part).items for part in parts]
    return sum(len(each) if each is not None else 2 for each in items) == 1
