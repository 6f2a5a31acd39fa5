"""`map(lambda t: f(t), xs)` → `[f(t) for t in xs]`, where all of it is taken at once."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace, written
from msgraph_lint.hits import Hit


def map_as_comprehension(hit: Hit) -> Fix | None:
    """For a lambda that is written there, whose parameters are what the sequences give."""
    call, function, source = hit.node, hit.function, hit.source
    if not isinstance(call, ast.Call) or len(call.args) < 2 or not isinstance(call.args[0], ast.Lambda):
        return None
    made, sequences = call.args[0], call.args[1:]
    names = _parameters(made)
    if names is None or len(names) != len(sequences):
        return None
    if any(isinstance(each, ast.Starred) for each in sequences):
        return None
    if any(isinstance(each, (ast.Lambda, ast.NamedExpr)) for each in ast.walk(made.body)):
        return None
    replaced = _taken_at_once(function, call)
    if replaced is None:
        return None
    given = ", ".join(written(source, each) for each in sequences)
    through = given if len(sequences) == 1 else f"zip({given})"
    text = f"[{written(source, made.body)} for {', '.join(names)} in {through}]"
    edit = replace(source, replaced, text)
    return None if edit is None else Fix("Write a comprehension", (edit,), Safety.SAFE)


def _parameters(made: ast.Lambda) -> list[str] | None:
    args = made.args
    if args.defaults or args.vararg or args.kwarg or args.kwonlyargs:
        return None
    return [each.arg for each in (*args.posonlyargs, *args.args)]


def _taken_at_once(function: GraphFunction, call: ast.Call) -> ast.expr | None:
    """What the comprehension stands for: the call, or `list(…)` around it; None if some may not be taken."""
    around = function.parents[call]
    if isinstance(around, ast.Call) and around.args == [call] and not around.keywords:
        if is_builtin(function, around.func, "list"):
            return around
        return call if is_builtin(function, around.func, "tuple") else None
    if isinstance(around, ast.Starred):
        return call
    is_unpacked = isinstance(around, ast.Assign) and all(
        isinstance(target, (ast.Tuple, ast.List)) for target in around.targets
    )
    return call if is_unpacked else None
