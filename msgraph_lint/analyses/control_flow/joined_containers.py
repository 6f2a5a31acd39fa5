"""Lists, tuples and dicts, or None, as a Tensor decides: the interpreter holds what comes out of that join.

At run time it finds a number there, not the container: whatever takes items of it, counts them or goes
through them fails, and a network that returns it returns a number; so does one that returns a string or None.
A list of constants is one, and ``y is None`` is right (2.7 to 2.10).
"""

from __future__ import annotations

import ast
import enum
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.joins import Meeting, gets_container
from msgraph_lint.analyses.control_flow.kinds import Joining, Sort
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned
from msgraph_lint.graph.outputs import outermost

_CONTAINERS = {
    Sort.DICT,
    Sort.DICT_OF_TENSORS,
    Sort.LIST_OF_TENSORS,
    Sort.TUPLE,
    Sort.TUPLE_OF_TENSORS,
}
_TAKING = ("dict", "enumerate", "len", "list", "max", "min", "reversed", "sorted", "sum", "tuple", "zip")
_MOST_STEPS = 4
_Path = tuple[object, ...]
"""Which item of a container, by position or key, and which of that one; empty for the value itself."""


class Use(enum.Enum):
    """What becomes of the container."""

    REFUSED = "its items are asked for, which fails"
    RETURNED = "the network returns something else"


def use_of(function: GraphFunction, meeting: Meeting) -> Use | None:
    """What is done with a container or None that meet; ``None`` where nothing is that needs the container.

    A dict of which the interpreter holds a value is the interpreter's too.
    """
    if meeting.joining is not Joining.INTERPRETED:
        return None
    pair = {meeting.first, meeting.second}
    is_string = pair == {Sort.STRING, Sort.NONE} and not meeting.path
    is_container = bool(pair & _CONTAINERS) and bool(meeting.path or Sort.NONE in pair)
    is_looked_at = is_container or is_string
    found = set(_uses(function, meeting.node, meeting.path, _MOST_STEPS)) if is_looked_at else set()
    if is_string:
        found.discard(Use.REFUSED)
    for index, key in enumerate(meeting.path):
        if isinstance(key, str):
            found |= {*_uses(function, meeting.node, meeting.path[:index], _MOST_STEPS)} & {Use.REFUSED}
    return next((each for each in Use if each in found), None)


def _uses(function: GraphFunction, node: ast.AST, path: _Path, steps: int) -> Iterator[Use]:
    if isinstance(node, ast.Return):
        yield from _returned(function, path, steps)
    elif isinstance(node, ast.Name):
        reads = function.evaluation.places.reads
        for read in function.named(node.id):
            if isinstance(read.ctx, ast.Load) and reads.get(read) is reads.get(node):
                yield from _use(function, read, path, steps)
    elif isinstance(node, ast.expr):
        yield from _use(function, node, path, steps)


def _returned(function: GraphFunction, path: _Path, steps: int) -> Iterator[Use]:
    if function.is_entry and function.once(outermost) is not None:
        yield Use.RETURNED
    for call in function.calls if steps else ():
        if isinstance(call.node, ast.Call) and (path or not gets_container(call)):
            yield from _use(call.caller, call.node, path, steps - 1)


def _use(function: GraphFunction, node: ast.expr, path: _Path, steps: int) -> Iterator[Use]:
    """What is done with ``node``, or with its item at ``path``, and under the name that it is bound to."""
    around = function.parents.get(node)
    if around is None:
        return  # what `x += …` reads
    if not path and _takes_items(function, node, around):
        yield Use.REFUSED
    if isinstance(around, ast.Subscript) and around.value is node and path:
        yield from _use(function, around, path[1:], steps) if _is_at(function, around, path[0]) else ()
    if isinstance(around, ast.Assign) and steps:
        places = function.evaluation.places
        for read, definition in places.reads.items():
            if isinstance(definition, Assigned) and definition.value is node and not definition.starred:
                taken = definition.path
                if path[: len(taken)] == taken:
                    yield from _use(function, read, path[len(taken) :], steps - 1)
    while isinstance(around, ast.Tuple):
        path = (around.elts.index(node), *path)
        node, around = around, function.parents[around]
    if isinstance(around, ast.Return):
        yield from _returned(function, path, steps)


def _is_at(function: GraphFunction, node: ast.Subscript, key: object) -> bool:
    return function.value(node.slice).literal == key


def _takes_items(function: GraphFunction, node: ast.expr, around: ast.AST) -> bool:
    if isinstance(around, ast.Subscript):
        return around.value is node
    if isinstance(around, (ast.For, ast.comprehension)):
        return around.iter is node
    if isinstance(around, ast.Assign):
        return any(isinstance(each, (ast.Tuple, ast.List)) for each in around.targets)
    if isinstance(around, ast.Call):
        return node in around.args and is_builtin(function, around.func, *_TAKING)
    return isinstance(around, ast.Starred)
