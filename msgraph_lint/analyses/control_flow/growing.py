"""Tensors that get larger in each round of a loop that only Tensors end: each round is another graph.

The compiler looks at a round again until the shapes at its start stay the same. Those of a Tensor that grows
never do; of one whose size only the run knows, as of ``x[x > 1]``, they do. Measured on MindSpore 2.10.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.operands import is_of_tensors
from msgraph_lint.analyses.control_flow.unrolling import tests_within
from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.calls import joined_by
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned, Merged
from msgraph_lint.program.definitions import External

_MODULES = {"mindspore.ops", "mindspore.mint", "mindspore.numpy"}
_WIDENING = {"expand_dims", "unsqueeze"}
_OF_ANY_SIZE = {"masked_select", "nonzero", "unique", "unique_consecutive", "where"}


def growing_name(function: GraphFunction, statement: ast.Assign) -> ast.Name | None:
    """The name of a Tensor that ``statement`` makes larger than it was in the round before."""
    target, loop = statement.targets[0], function.parents[statement]
    if not isinstance(target, ast.Name) or not isinstance(loop, ast.While) or statement not in loop.body:
        return None
    parts = list(_joined(function, statement.value))
    if not any(_is_of_last_round(function, part, target.id, loop) for part in parts):
        return None
    is_known = all(_has_known_size(function, part, loop) for part in parts)
    return target if is_known and _is_open(function, loop) else None


def _joined(function: GraphFunction, value: ast.expr) -> Iterator[ast.expr]:
    """What ``value`` joins to something larger."""
    if not isinstance(value, ast.Call):
        return
    parts = joined_by(function, value)
    if isinstance(parts, (ast.Tuple, ast.List)):
        yield from parts.elts
        return
    callee = function.value(value.func).function
    module, _, name = callee.name.rpartition(".") if isinstance(callee, External) else ("", "", "")
    given = value.args[0] if value.args else None
    if module in _MODULES and name in _WIDENING and given is not None:
        yield given
    elif isinstance(value.func, ast.Attribute) and value.func.attr in _WIDENING:
        yield value.func.value


def _is_of_last_round(function: GraphFunction, part: ast.expr, name: str, loop: ast.While) -> bool:
    definition = function.evaluation.places.reads.get(part)
    is_carried = isinstance(definition, Merged) and definition.cause is loop
    is_tensor = function.value(part).is_tensor and not function.is_left_to_python(part)
    return is_carried and isinstance(part, ast.Name) and part.id == name and is_tensor


def _has_known_size(function: GraphFunction, part: ast.expr, loop: ast.While) -> bool:
    """Whether nothing shows that only the run knows how large ``part`` is, in the loop or before it."""
    definition = function.evaluation.places.reads.get(part)
    if isinstance(definition, Merged) and definition.cause is loop:
        definition = definition.ways[0]
    made = definition.value if isinstance(definition, Assigned) else part
    for node in ast.walk(made) if made is not None else ():
        if isinstance(node, ast.Subscript) and function.value(node.slice).is_tensor:
            return False
        name = getattr(node, "attr", getattr(node, "id", ""))
        if name in _OF_ANY_SIZE:
            return False
    return True


def _is_open(function: GraphFunction, loop: ast.While) -> bool:
    """Whether Tensors alone end the loop."""
    ends = [each for kind in (ast.Break, ast.Return) for each in function.nodes(kind) if contains(loop, each)]
    around = [test for each in ends for test in tests_within(function, loop, each)]
    if not all(is_of_tensors(function, test) for test in around):
        return False
    is_endless = isinstance(loop.test, ast.Constant) and bool(loop.test.value)
    return bool(around) if is_endless else is_of_tensors(function, loop.test)
