"""Functions of which one graph function makes several ``partial`` objects, or which it calls besides.

The compiler keeps the keywords of a ``partial`` at the function itself, for all of the graph function around:
the last ones hold for all, and where their number or the arguments differ, it cannot call the function.
"""

from __future__ import annotations

import ast
import enum

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import PARTIALS
from msgraph_lint.program.definitions import External, FunctionInfo
from msgraph_lint.records import dataclass


class Beside(enum.Enum):
    """What becomes of a ``partial`` object with keywords by what else is done with the function."""

    OTHER_CALL = "it cannot be called"
    OTHER_VALUES = "the last keywords hold for all"


@dataclass(frozen=True, eq=False)
class _Use:
    """One way in which a function is called."""

    node: ast.Call
    """Makes the ``partial`` object, or is the call."""
    arguments: list[ast.expr]
    keywords: dict[str, ast.expr]
    is_partial: bool = True


def beside(function: GraphFunction, node: ast.Call) -> Beside | None:
    """What another use of the same function makes of the ``partial`` object that ``node`` makes."""
    return function.once(_all_beside).get(node)


def _all_beside(function: GraphFunction) -> dict[ast.Call, Beside]:
    found: dict[ast.Call, Beside] = {}
    for uses in _uses(function).values():
        for use in uses:
            others = [other for other in uses if other is not use]
            kinds = {_compared(function, use, other) for other in others}
            if use.is_partial and use.keywords and _varies(function, use):
                kinds.add(Beside.OTHER_VALUES)
            kind = next((each for each in Beside if each in kinds), None)
            if kind is not None:
                found[use.node] = kind
    return found


def _uses(function: GraphFunction) -> dict[FunctionInfo, list[_Use]]:
    uses: dict[FunctionInfo, list[_Use]] = {}
    for call in function.surely_compiled(ast.Call):
        found = function.value(call.func).function
        if (
            isinstance(found, External)
            and found.name in PARTIALS
            and call.args
            and _is_called(function, call)
        ):
            target, arguments = function.value(call.args[0]).function, call.args[1:]
        else:
            target, arguments = found, call.args
        if not isinstance(target, FunctionInfo) or target.name == "<lambda>":
            continue
        is_shown = all(keyword.arg for keyword in call.keywords) and not any(
            isinstance(each, ast.Starred) for each in call.args
        )
        if is_shown:
            keywords = {keyword.arg or "": keyword.value for keyword in call.keywords}
            use = _Use(call, arguments, keywords, target is not found)
            uses.setdefault(target, []).append(use)
    return uses


def _is_called(function: GraphFunction, call: ast.Call) -> bool:
    """Whether the ``partial`` object is called, by the name that it gets or where it stands."""
    parent = function.parents[call]
    if isinstance(parent, ast.Call):
        return parent.func is call
    if not isinstance(parent, ast.Assign) or not isinstance(parent.targets[0], ast.Name):
        return isinstance(parent, (ast.List, ast.Tuple, ast.ListComp))
    reads = (each for each in function.named(parent.targets[0].id) if isinstance(each.ctx, ast.Load))
    callers = ((each, function.parents[each]) for each in reads)
    return any(isinstance(caller, ast.Call) and caller.func is each for each, caller in callers)


def _compared(function: GraphFunction, use: _Use, other: _Use) -> Beside | None:
    if not use.is_partial or not use.keywords:
        return None
    if not other.is_partial:
        return Beside.OTHER_CALL
    if not other.keywords:
        return None
    if len(use.keywords) != len(other.keywords) or len(use.arguments) != len(other.arguments):
        return Beside.OTHER_CALL
    arguments = [[ast.dump(each) for each in one.arguments] for one in (use, other)]
    if arguments[0] != arguments[1]:
        is_shown = all(_literal(function, each) is not None for each in (*use.arguments, *other.arguments))
        return Beside.OTHER_CALL if is_shown else None
    if use.keywords.keys() != other.keywords.keys():
        return Beside.OTHER_VALUES
    pairs = [(use.keywords[name], other.keywords[name]) for name in use.keywords]
    literals = [tuple(_literal(function, each) for each in pair) for pair in pairs]
    is_shown = all(first is not None and second is not None for first, second in literals)
    return Beside.OTHER_VALUES if is_shown and any(a != b for a, b in literals) else None


def _literal(function: GraphFunction, node: ast.expr) -> object:
    literal = function.value(node).literal
    return literal if isinstance(literal, (bool, int, float, str)) else None


def _varies(function: GraphFunction, use: _Use) -> bool:
    """Whether a loop makes the object with keywords that its rounds decide."""
    values = (part for each in use.keywords.values() for part in ast.walk(each))
    named = {part.id for part in values if isinstance(part, ast.Name)}
    around = function.parents.get(use.node)
    while around is not None and around is not function.node:
        if isinstance(around, ast.For):
            targets: list[ast.expr] = [around.target]
        else:
            targets = [each.target for each in getattr(around, "generators", ())]
        if any(
            isinstance(part, ast.Name) and part.id in named for each in targets for part in ast.walk(each)
        ):
            return True
        around = function.parents.get(around)
    return False
