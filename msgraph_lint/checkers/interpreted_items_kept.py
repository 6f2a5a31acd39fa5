"""What the interpreter made is put into a list of constants: the next call finds it in there."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.sharing import reads_after
from msgraph_lint.analyses.containers.lists import (
    is_empty_at_first,
    makes_kept_object,
    puts_interpreted,
    surely_runs,
)
from msgraph_lint.analyses.control_flow.loops import interpreted_loop_around
from msgraph_lint.analyses.control_flow.rounds import of_changed
from msgraph_lint.compiler.calls import is_builtin, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

_ASKING = ("all", "any", "bool", "isinstance", "print", "type")
"""Builtins to which the items of the calls before say the same."""
_MOST_STEPS = 4
"""How many names are followed, one from the other."""

RULE = Rule(
    "MSG758",
    "interpreted-items-kept",
    "`extend` or `insert` puts what the interpreter made into a list of constants; the next call finds it",
    on=("method extend", "method insert"),
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    owner = method_of(call).value
    if not isinstance(owner, ast.Name) or not isinstance(function.parents[call], ast.Expr):
        return
    if not puts_interpreted(function, call) or not surely_runs(function, call):
        return
    loop = interpreted_loop_around(function, call)
    if loop is not None and of_changed(function, method_of(call), loop) is not None:
        return  # MSG232, MSG745
    is_kept = makes_kept_object(function, call) or is_empty_at_first(function, owner.id)
    reads = reads_after(function, call, owner.id, None)
    if is_kept and any(_takes_all(function, each, _MOST_STEPS) for each in reads):
        text = function.module.source.segment(call)
        message = f"`{text}` changes a constant of the graph: the next call finds these items in `{owner.id}`"
        is_extended = method_of(call).attr == "extend"
        advice = f"write `{owner.id} += …`" if is_extended else f"write `{owner.id} = [item] + {owner.id}`"
        yield Hit(RULE, function, call, message, advice=advice)


def _takes_all(function: GraphFunction, node: ast.expr, steps: int) -> bool:
    """Whether all items of the list ``node`` matter: more than one of them, or whether there are any."""
    parent = function.parents.get(node)
    if isinstance(parent, ast.Assign):
        reads = function.evaluation.places.reads_of(node)
        return steps > 0 and any(_takes_all(function, each, steps - 1) for each in reads)
    if isinstance(parent, ast.BinOp):
        return _takes_all(function, parent, steps)
    if isinstance(parent, ast.Call):
        is_asked = is_builtin(function, parent.func, *_ASKING) or _is_compared_with_zero(function, parent)
        return node is not parent.func and not is_asked
    if isinstance(parent, ast.Subscript):
        return isinstance(parent.slice, ast.Slice) and isinstance(parent.ctx, ast.Load)
    return isinstance(
        parent, (ast.AugAssign, ast.For, ast.comprehension, ast.Starred, ast.Return, ast.Tuple, ast.List)
    )


def _is_compared_with_zero(function: GraphFunction, call: ast.Call) -> bool:
    """Whether it is ``len(items) > 0`` or the like."""
    around = function.parents[call]
    values = [each.value for each in ast.walk(around) if isinstance(each, ast.Constant)]
    is_length = is_builtin(function, call.func, "len") and isinstance(around, ast.Compare)
    return is_length and values == [0]
