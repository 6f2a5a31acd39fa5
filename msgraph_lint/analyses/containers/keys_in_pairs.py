"""Dicts of Tensors that ``enumerate`` or ``zip`` goes through: in the graph that gives values, no keys.

Such a dict is left to the interpreter as the tuple of its values. Dicts of constants give their keys, and so
does ``d.keys()``; MindSpore 2.0 refuses all dicts there. Measured on MindSpore 2.10: 31 programs.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.records import dataclass
from msgraph_lint.values.value import Kind, Value


@dataclass(frozen=True)
class PairedDict:
    """A dict of Tensors that ``enumerate`` or ``zip`` goes through."""

    node: ast.expr
    """The dict, where it is given."""
    looks_up: bool
    """Whether what is meant to be a key is one of a dict later."""


def paired_dicts(function: GraphFunction, call: ast.Call) -> Iterator[PairedDict]:
    """The dicts of Tensors that ``call`` goes through, and whose keys somebody reads."""
    is_numbered = is_builtin(function, call.func, "enumerate")
    if not is_numbered and not is_builtin(function, call.func, "zip"):
        return
    around = function.parents.get(call)
    if not isinstance(around, (ast.For, ast.comprehension)) or around.iter is not call:
        return
    loop = around if isinstance(around, ast.For) else function.statement_of(call)
    targets = around.target.elts if isinstance(around.target, (ast.Tuple, ast.List)) else []
    targets = targets[1:] if is_numbered else targets
    for given, target in zip(call.args, targets, strict=False):
        if isinstance(target, ast.Name) and _gives_values(function, function.value(given)):
            named = (node for node in function.named(target.id) if contains(loop, node))
            reads = [node for node in named if isinstance(node.ctx, ast.Load)]
            if reads:
                yield PairedDict(given, any(_is_key(function, node) for node in reads))


def _gives_values(function: GraphFunction, value: Value) -> bool:
    if value.kind is not Kind.DICT:
        return False
    holds_tensors = any(each.is_tensor and each.is_variable for _, each in value.entries)
    return holds_tensors or not function.target.has_levels


def _is_key(function: GraphFunction, node: ast.Name) -> bool:
    around = function.parents[node]
    is_index = isinstance(around, ast.Subscript) and around.slice is node
    return is_index and isinstance(around, ast.Subscript) and function.value(around.value).kind is Kind.DICT
