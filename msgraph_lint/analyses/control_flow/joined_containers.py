"""Lists, tuples and dicts, or None, as a Tensor decides: the interpreter holds what comes out of that join.

At run time it finds a number there, not the container: whatever takes items of it, counts them or goes
through them fails, and a network that returns it returns a number. ``y is None`` is right (2.7 to 2.10).
"""

from __future__ import annotations

import ast
import enum
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.joins import Meeting, gets_container
from msgraph_lint.analyses.control_flow.kinds import Joining, Sort
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction

_CONTAINERS = {
    Sort.DICT,
    Sort.DICT_OF_TENSORS,
    Sort.LIST,
    Sort.LIST_OF_TENSORS,
    Sort.TUPLE,
    Sort.TUPLE_OF_TENSORS,
}
_TAKING = ("dict", "enumerate", "len", "list", "max", "min", "reversed", "sorted", "sum", "tuple", "zip")
_MOST_STEPS = 4


class Use(enum.Enum):
    """What becomes of the container."""

    REFUSED = "its items are asked for, which fails"
    RETURNED = "the network returns something else"


def use_of(function: GraphFunction, meeting: Meeting) -> Use | None:
    """What is done with a container or None that meet; ``None`` where nothing is that needs the container."""
    pair = {meeting.first, meeting.second}
    if meeting.joining is not Joining.INTERPRETED or Sort.NONE not in pair or not pair & _CONTAINERS:
        return None
    found = set(_uses(function, meeting.node, _MOST_STEPS))
    return next((each for each in Use if each in found), None)


def _uses(function: GraphFunction, node: ast.AST, steps: int) -> Iterator[Use]:
    if isinstance(node, ast.Return):
        yield from _returned(function, steps)
    elif isinstance(node, ast.Name):
        reads = function.evaluation.places.reads
        for read in function.named(node.id):
            if isinstance(read.ctx, ast.Load) and reads.get(read) is reads.get(node):
                yield from _use(function, read, steps)
    elif isinstance(node, ast.expr):
        yield from _use(function, node, steps)


def _returned(function: GraphFunction, steps: int) -> Iterator[Use]:
    if function.is_entry:
        yield Use.RETURNED
    for call in function.calls if steps else ():
        if isinstance(call.node, ast.Call) and not gets_container(call):
            yield from _use(call.caller, call.node, steps - 1)


def _use(function: GraphFunction, node: ast.expr, steps: int) -> Iterator[Use]:
    """What is done with ``node`` where it stands, and under the name that it is bound to."""
    around = function.parents[node]
    if _takes_items(function, node, around):
        yield Use.REFUSED
    if isinstance(around, ast.Assign) and steps:
        for read in function.evaluation.places.reads_of(node):
            yield from _use(function, read, steps - 1)
    while isinstance(around, ast.Tuple):
        around = function.parents[around]
    if isinstance(around, ast.Return):
        if around.value is node:
            yield from _returned(function, steps)
        elif function.is_entry:
            yield Use.RETURNED


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
