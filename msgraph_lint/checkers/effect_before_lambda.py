"""Changes of Parameters before a lambda, which the compiler forgets."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.cut_blocks import CutBlock, End
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.calls import called_function
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG352",
    "effect-before-lambda",
    "a Parameter is changed before a lambda, and the compiler forgets it",
    on=("cut block",),
)


def check(function: GraphFunction, cut: CutBlock) -> Iterator[Hit]:
    if cut.end is not End.LOST:
        return
    for effect in cut.effects:
        if _changes_parameter(function, effect):
            what = short(function, effect)
            message = f"`{what}` on line {effect.lineno} is lost: graph code forgets it at this lambda"
            yield Hit(RULE, function, cut.node, message, advice="write a function with `def` instead")
            return


def _changes_parameter(function: GraphFunction, statement: ast.stmt) -> bool:
    value = statement.value if isinstance(statement, (ast.Expr, ast.Assign)) else None
    stands_alone = isinstance(statement, ast.Expr) or (isinstance(value, ast.Call) and _assigns(value))
    if isinstance(value, ast.Call) and _call_changes(function, value, stands_alone=stands_alone):
        return True
    return any(
        isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and _is_parameter(function, node)
        for node in ast.walk(statement)
    )


def _assigns(call: ast.Call) -> bool:
    """Whether the name of what is called says that it changes what it is given."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return "assign" in name.lower()


def _call_changes(function: GraphFunction, call: ast.Call, *, stands_alone: bool = True) -> bool:
    """Whether the call changes a Parameter that it reaches, or one that it is given, if it stands alone."""
    callee = function.value(call.func)
    if (inside := called_function(function, callee)) is not None:
        return inside.once(_changes_any)
    if not stands_alone:
        return False
    if isinstance(call.func, ast.Attribute) and _is_parameter(function, call.func.value):
        return True
    is_operator = callee.kind is Kind.PRIMITIVE or isinstance(callee.function, External)
    return is_operator and any(_is_parameter(function, each) for each in call.args)


def _is_parameter(function: GraphFunction, node: ast.expr) -> bool:
    return function.value(node).kind is Kind.PARAMETER


def _changes_any(function: GraphFunction) -> bool:
    """Whether the function itself changes a Parameter."""
    return any(_is_parameter(function, write.target) for write in function.attribute_writes) or any(
        called_function(function, function.value(call.func)) is None and _call_changes(function, call)
        for call in function.nodes(ast.Call)
        if isinstance(function.parents[call], ast.Expr)
    )
