"""Parameters that decide whether the compiler gets somewhere, as in ``if not return_dict: return …``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler import passing
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.program.syntax import ends
from msgraph_lint.records import dataclass


@dataclass(frozen=True)
class Switch:
    """A parameter, of which one truth value keeps the compiler away."""

    name: str
    off: bool
    """What keeps it away."""
    decider: ast.If | ast.IfExp
    """What asks for it."""


def switch_of(function: GraphFunction, node: ast.AST) -> Switch | None:
    """The parameter that alone decides whether the compiler gets to ``node``: the innermost one."""
    for decider, needed in _deciders(function, node):
        test, is_not = decider.test, False
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            test, is_not = test.operand, True
        if isinstance(test, ast.Name) and _stays(function.info, test.id):
            return Switch(test.id, needed is is_not, decider)
    return None


def _deciders(function: GraphFunction, node: ast.AST) -> Iterator[tuple[ast.If | ast.IfExp, bool]]:
    """The conditions around ``node``, and those before it that leave; with what leads to ``node``."""
    inner = node
    while inner is not function.node:
        if isinstance(inner, ast.stmt):
            block, position = function.info.blocks[inner]
            for before in reversed(block[:position]):
                if isinstance(before, ast.If) and ends(before.body) and not before.orelse:
                    yield before, False
        outer = function.parents[inner]
        if isinstance(outer, (ast.If, ast.IfExp)) and inner is not outer.test:
            body = outer.body if isinstance(outer.body, list) else [outer.body]
            yield outer, inner in body
        inner = outer


def default_of(info: FunctionInfo, name: str) -> ast.Constant | None:
    """The default of the parameter ``name``, where it is a literal."""
    taken = info.node.args
    given = [*taken.posonlyargs, *taken.args]
    pairs = [*zip(reversed(given), reversed(taken.defaults), strict=False)]
    pairs += [(arg, value) for arg, value in zip(taken.kwonlyargs, taken.kw_defaults, strict=True) if value]
    found = next((value for arg, value in pairs if arg.arg == name), None)
    return found if isinstance(found, ast.Constant) else None


def is_off_by_default(function: GraphFunction, switch: Switch) -> bool:
    """Whether the defaults keep the compiler away, and no call in the project passes anything else."""
    found = sources(function, switch)
    return found is not None and all(_is_off(*each, switch.off) for each in found)


def sources(function: GraphFunction, switch: Switch) -> list[tuple[GraphFunction, str]] | None:
    """The functions and their parameters that say what ``switch`` is; None where others may."""
    found = {(function, switch.name): None}
    todo = [*found]
    while todo:
        each, name = todo.pop()
        for call in each.calls:
            given = given_by(call.node, each.info, name)
            if isinstance(given, ast.Name) and _stays(call.caller.info, given.id):
                if (call.caller, given.id) not in found:
                    found[call.caller, given.id] = None
                    todo.append((call.caller, given.id))
            elif given is not None and not _is_literal(given, switch.off):
                return None
        sites = each.code.call_sites(each) if each.is_entry else ()
        if any(_is_literal(given_by(node, each.info, name), not switch.off) for _, node in sites):
            return None
    return [*found]


def _is_literal(node: ast.expr | None, truth: bool) -> bool:
    return isinstance(node, ast.Constant) and bool(node.value) is truth


def _is_off(function: GraphFunction, name: str, off: bool) -> bool:
    if is_asked_for(function, name):
        return True
    default = default_of(function.info, name)
    if default is None or bool(default.value) is not off:
        return False
    return default.value is not None or not _rebound(function.info, name)


def is_asked_for(function: GraphFunction, name: str) -> bool:
    """Whether ``name`` is for callers alone to say, who all are known: no entry, and all of them pass it."""
    given = [given_by(call.node, function.info, name) for call in function.calls]
    return not function.is_entry and bool(given) and None not in given


def given_by(node: ast.AST, info: FunctionInfo, name: str) -> ast.expr | None:
    """What the call ``node`` passes for the parameter ``name`` of ``info``, where the source shows it."""
    return passing.passed(node, name, info.positions.get(name)) if isinstance(node, ast.Call) else None


def _stays(info: FunctionInfo, name: str) -> bool:
    """Whether ``name`` is a parameter that keeps what is passed, unless that is None."""
    return name in info.parameter_names and all(_is_for_none(info, each) for each in _rebound(info, name))


def _rebound(info: FunctionInfo, name: str) -> list[ast.Name]:
    return [each for each in info.mentions.get(name, ()) if not isinstance(each.ctx, ast.Load)]


def _is_for_none(info: FunctionInfo, target: ast.Name) -> bool:
    """Whether ``target`` is bound by ``flag = flag if flag is not None else …``."""
    statement = info.parents[target]
    value = statement.value if isinstance(statement, ast.Assign) else None
    if not (isinstance(value, ast.IfExp) and isinstance(value.test, ast.Compare)):
        return False
    asked, comparators = value.test.left, value.test.comparators
    return (
        isinstance(value.test.ops[0], ast.IsNot)
        and isinstance(comparators[-1], ast.Constant)
        and comparators[-1].value is None
        and all(isinstance(each, ast.Name) and each.id == target.id for each in (asked, value.body))
    )
