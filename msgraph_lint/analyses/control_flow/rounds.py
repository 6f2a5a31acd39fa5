"""What goes through a value that only the interpreter has: the compiler walks one round of it.

It does not know how many items there are. Measured with real MindSpore at LAX: a list comprehension holds
what its one round gives, and is no list where that is no Tensor; with a condition, or as a dict, it does not
compile. A ``for`` statement runs as often as it should, but a list that it appends to is no list afterwards:
it is what was appended last, or empty, or refused. One that it extends, or inserts into, is None.
"""

from __future__ import annotations

import ast
import enum
from collections.abc import Iterable, Iterator, Sequence

from msgraph_lint.analyses.control_flow.loops import is_interpreted_loop, number_of_items
from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.calls import is_builtin, users
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned
from msgraph_lint.graph.created import external_name
from msgraph_lint.program.syntax import descendants, is_name
from msgraph_lint.values.value import Kind

ADVICE = "go through a list of the graph, such as `[::-1]` of it in place of `reversed(…)`"
"""What to do where a loop that the interpreter runs changes a list."""
Comprehension = ast.ListComp | ast.GeneratorExp | ast.DictComp
_FEW = 2
"""Rounds after which a list that takes something of the interpreter's is its last item; a third one fails."""
_TENSORS = {"mindspore.Tensor", "mindspore.tensor"}
_CONVERSIONS = ("list", "sum", "tuple")
_NUMBERING = ("enumerate", "len", "zip")
_GROWING = {"extend", "insert"}
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
    if isinstance(user, ast.Starred) and isinstance(function.parents[user], ast.Call):
        return Result.FAILS
    if isinstance(user, ast.BinOp) and isinstance(user.op, ast.Add):
        return Result.FAILS
    if isinstance(user, ast.Subscript):
        is_first = _makes_tensors(function, node) and not _is_beyond_first(user.slice)
        is_read = isinstance(user.ctx, ast.Load)
        return (Result.DIFFERS if is_first else Result.FAILS) if is_read else None
    if isinstance(user, ast.Call):
        if is_builtin(function, user.func, *_LEFT_TO_INTERPRETER, "isinstance"):
            return None
        if is_builtin(function, user.func, "enumerate", "len"):
            return Result.FAILS
        if external_name(function, user.func) in _TENSORS:
            return Result.DIFFERS
    return Result.DIFFERS if _makes_tensors(function, node) else Result.FAILS


def _is_beyond_first(index: ast.expr) -> bool:
    return isinstance(index, ast.Constant) and isinstance(index.value, int) and index.value > 0


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


def of_changed(function: GraphFunction, method: ast.Attribute, loop: ast.For) -> Result | None:
    """What becomes of a local list that ``method`` is called of in ``loop``, which the interpreter runs.

    What needs the items of a list that is empty before, and appended to, is told by
    :mod:`..containers.empty`.
    """
    owner = method.value
    if not isinstance(owner, ast.Name):
        return None
    bindings = function.bindings.get(owner.id, ())
    made = bindings[0].value if len(bindings) == 1 else None
    if not isinstance(made, ast.List) or contains(loop, made):
        return None
    later = uses_after(function, owner.id, loop)
    if not later:
        return None
    if method.attr == "append":
        return _of_appended(function, method, loop, made, later)
    if made.elts and method.attr in ("pop", "reverse"):
        return Result.FAILS
    if method.attr in ("clear", "reverse"):
        is_needed = any(isinstance(function.parents[each], (ast.For, ast.Return)) for each in later)
        return Result.FAILS if is_needed else None
    if method.attr not in _GROWING:
        return None
    is_failing = any(_needs_items(function, each) for each in later)
    is_computed = any(isinstance(function.parents[each], ast.Call) for each in later)
    return Result.FAILS if is_failing or (is_computed and not made.elts) else Result.DIFFERS


def grown_in(function: GraphFunction, loop: ast.For) -> Iterator[tuple[ast.stmt, Result]]:
    """Statements of ``loop``, if the interpreter runs it, that add to a container or string used later."""
    if not is_interpreted_loop(function, loop):
        return
    for statement in descendants(loop):
        if not isinstance(statement, (ast.Assign, ast.AugAssign)):
            continue
        target = _target(statement)
        if isinstance(target, ast.Subscript):
            if _is_lost(function, loop, target, statement.value):
                yield statement, Result.FAILS
            continue
        name, added = _grown(statement)
        bindings = function.bindings.get(name, ())
        made = [each.value for each in bindings if not contains(loop, each.statement)]
        if len(bindings) != 2 or len(made) != 1 or not (later := uses_after(function, name, loop)):
            continue
        if isinstance(made[0], ast.Constant) and isinstance(made[0].value, str):
            yield statement, Result.FAILS
        elif isinstance(made[0], (ast.List, ast.Tuple)) and isinstance(added, (ast.List, ast.Tuple)):
            result = _of_grown(function, loop, made[0], added, later)
            if result is not None:
                yield statement, result


def _target(statement: ast.Assign | ast.AugAssign) -> ast.expr:
    return statement.target if isinstance(statement, ast.AugAssign) else statement.targets[0]


def _is_lost(function: GraphFunction, loop: ast.For, item: ast.Subscript, value: ast.expr) -> bool:
    """Whether ``item``, of a dict that is made before ``loop``, is set in vain, and somebody needs it.

    A dict with Tensors takes what the graph makes, and one of constants takes all.
    """
    name = item.value.id if isinstance(item.value, ast.Name) else ""
    bindings = function.bindings.get(name, ())
    made = bindings[0].value if len(bindings) == 1 else None
    if not isinstance(made, ast.Dict) or contains(loop, made):
        return False
    later = uses_after(function, name, loop)
    if made.keys:
        is_taken = not function.value(value).interpreted or _are_constants(function, made.values)
        return bool(later) and not is_taken
    users = [function.parents[each] for each in later]
    return any(
        isinstance(user, (ast.Subscript, ast.Return))
        or (isinstance(user, ast.Attribute) and user.attr in ("get", "pop"))
        for user in users
    )


def _grown(statement: ast.Assign | ast.AugAssign) -> tuple[str, ast.expr | None]:
    """Name and items of ``name += [item]``, ``name = name + [item]`` and ``name = [*name, item]``."""
    target, value = _target(statement), statement.value
    if not isinstance(target, ast.Name):
        return "", None
    if isinstance(statement, ast.AugAssign):
        return (target.id, value) if isinstance(statement.op, ast.Add) else ("", None)
    parts = (
        [value.left, value.right] if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Add) else []
    )
    if isinstance(value, (ast.List, ast.Tuple)):
        parts = [each.value for each in value.elts if isinstance(each, ast.Starred)]
        return (target.id, value) if any(is_name(each, target.id) for each in parts) else ("", None)
    others = [each for each in parts if not is_name(each, target.id)]
    return (target.id, others[0]) if len(parts) == 2 and len(others) == 1 else ("", None)


def _of_grown(
    function: GraphFunction,
    loop: ast.For,
    made: ast.List | ast.Tuple,
    added: ast.List | ast.Tuple,
    later: list[ast.Name],
) -> Result | None:
    """What becomes of what is ``made`` before ``loop``, and of which there is ``later`` use."""
    users = [function.parents[each] for each in later]
    items = [each for each in added.elts if not isinstance(each, ast.Starred)]
    if not any(function.value(each).interpreted for each in items):
        is_empty_read = not made.elts and any(isinstance(user, ast.Subscript) for user in users)
        is_taken = not made.elts or _are_alike(function, [*made.elts, *items])
        return Result.FAILS if is_empty_read or not is_taken else None
    if len(items) < len(added.elts):
        return Result.FAILS
    is_listed = _is_listed(function, loop.iter) and all(_is_number(function, each) for each in added.elts)
    is_one_item = isinstance(made, ast.Tuple) or isinstance(loop.target, ast.Tuple)
    if made.elts:
        return Result.DIFFERS if is_one_item and not is_listed else Result.FAILS
    if all(isinstance(user, ast.Return) for user in users):
        return Result.DIFFERS if is_listed or is_one_item else Result.FAILS
    if is_listed or not is_one_item:
        return Result.FAILS
    if all(isinstance(user, ast.Call) and is_builtin(function, user.func, "len") for user in users):
        return None
    return Result.DIFFERS if all(isinstance(user, ast.For) for user in users) else Result.FAILS


def _are_constants(function: GraphFunction, nodes: Iterable[ast.expr]) -> bool:
    return all(function.value(each).is_constant for each in nodes)


def _are_alike(function: GraphFunction, nodes: Iterable[ast.expr]) -> bool:
    """Whether the compiler knows all of what the graph makes, or none."""
    return len({function.value(each).is_constant for each in nodes}) == 1


def _is_number(function: GraphFunction, node: ast.expr) -> bool:
    """Whether the interpreter makes it, and nothing shows that it is a Tensor."""
    value = function.value(node)
    return bool(value.interpreted) and not value.is_tensor


def uses_after(function: GraphFunction, name: str, loop: ast.For) -> list[ast.Name]:
    """Where the name is read after ``loop``."""
    return [
        each
        for each in function.named(name)
        if each.lineno > (loop.end_lineno or 0) and isinstance(each.ctx, ast.Load)
    ]


def _needs_items(function: GraphFunction, node: ast.Name) -> bool:
    """Whether the items of the list ``node``, or their number, are asked for while the graph is compiled."""
    parent = function.parents[node]
    if isinstance(parent, ast.Subscript):
        return parent.value is node
    if isinstance(parent, (ast.For, ast.comprehension)):
        return parent.iter is node
    return isinstance(parent, ast.Call) and is_builtin(function, parent.func, *_CONVERSIONS, *_NUMBERING)


def _of_appended(
    function: GraphFunction, method: ast.Attribute, loop: ast.For, made: ast.List, later: list[ast.Name]
) -> Result | None:
    call = function.parents[method]
    if not isinstance(call, ast.Call) or not call.args:
        return None
    added = call.args[0]
    is_of_graph = not function.value(added).interpreted
    if made.elts and is_of_graph and _are_alike(function, [*made.elts, added]):
        return None
    if made.elts or (_is_number(function, added) and _is_listed(function, loop.iter)):
        return Result.FAILS
    used = [function.parents[each] for each in later]
    if any(isinstance(user, ast.Call) and is_builtin(function, user.func, *_CONVERSIONS) for user in used):
        return Result.FAILS
    if not is_of_graph:
        if not any(isinstance(user, (ast.Return, ast.For)) or _is_numbered(function, user) for user in used):
            return None
        items = number_of_items(function, loop.iter)
        return Result.DIFFERS if items is not None and items <= _FEW else Result.FAILS
    is_read = any(isinstance(user, ast.Return) for user in used)
    return Result.DIFFERS if is_read and function.value(added).is_tensor else None


def _is_numbered(function: GraphFunction, user: ast.AST) -> bool:
    return isinstance(user, ast.Call) and is_builtin(function, user.func, *_NUMBERING)


def _is_listed(function: GraphFunction, node: ast.expr) -> bool:
    """Whether it holds no Tensors: it is what ``x.tolist()`` gives."""
    seen = function.evaluation.places.reads.get(node) if isinstance(node, ast.Name) else None
    made = seen.value if isinstance(seen, Assigned) and not seen.path and not seen.iterated else node
    if isinstance(made, ast.Call) and made.args and is_builtin(function, made.func, "enumerate"):
        return _is_listed(function, made.args[0])
    return isinstance(made, ast.Call) and isinstance(made.func, ast.Attribute) and made.func.attr == "tolist"


def has_one_item(function: GraphFunction, node: ast.expr) -> bool:
    """Whether the source shows one item in ``node``, or in what the call ``node`` makes it of."""
    parts: Sequence[ast.expr] = [node]
    if isinstance(node, ast.Call):
        parts = node.args or ([node.func.value] if isinstance(node.func, ast.Attribute) else [])
    items = [function.value(part).items for part in parts]
    return sum(len(each) if each is not None else 2 for each in items) == 1
