"""A nested function whose captured name is bound again, or changed in place, before it is called."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.sharing import changes, is_changeable, sees
from msgraph_lint.compiler.bindings import free_names
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.created import is_long
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import end_of, place_of
from msgraph_lint.records import dataclass, field
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG307",
    "captured-name-rebound",
    "a nested function that is called after a name it reads was bound again, or what it holds was changed",
    on=("node FunctionDef", "node Lambda"),
)


_LOOPS = (ast.For, ast.While)
_BINDING = (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.For)
_PASSING_ON = ("enumerate", "reversed", "zip")
_MOST_TRIED = 8
"""How many bindings and calls are held against each other."""
_MAY_RUN_ONCE = "the loop may run only once"


def check(function: GraphFunction, nested: ast.FunctionDef | ast.Lambda) -> Iterator[Hit]:
    if isinstance(nested, ast.FunctionDef):
        statement: ast.stmt = nested
        name = nested.name
    else:
        parent = function.parents[nested]
        target = parent.targets[0] if isinstance(parent, ast.Assign) and parent.value is nested else None
        if not isinstance(parent, ast.Assign) or not isinstance(target, ast.Name):
            return
        statement, name = parent, target.id
    captured: dict[str, list[ast.Name]] = {}
    for read in free_names(nested):
        captured.setdefault(read.id, []).append(read)
    captured = {
        each: reads for each, reads in captured.items() if _is_bound_before(function, statement, each)
    }
    yield from _rebound(function, statement, name, captured)


def _is_bound_before(function: GraphFunction, statement: ast.stmt, name: str) -> bool:
    bindings = function.bindings.get(name, ())
    return name in function.parameter_names or any(
        getattr(binding.target, "lineno", 0) < statement.lineno for binding in bindings
    )


def _rebound(
    function: GraphFunction, statement: ast.stmt, name: str, captured: dict[str, list[ast.Name]]
) -> Iterator[Hit]:
    """The first binding or change of each captured name that a call of the nested function runs after."""
    uses = function.once(_uses)
    block, _ = function.info.blocks[statement]
    last = _end(block[-1])
    anew = next((line for line in uses.definitions.get(name, ()) if line > statement.lineno), last + 1)
    region = range(_end(statement) + 1, min(last + 1, anew + 1))
    calls = [call for call in uses.calls.get(name, ()) if call.lineno in region][-_MOST_TRIED:]
    for captured_name in sorted(captured) if calls else ():
        bindings = [each for each in uses.bindings.get(captured_name, ()) if each.lineno in region]
        changed = _changed(function, captured_name, captured[captured_name], region)
        for binding in sorted((bindings + changed)[:_MOST_TRIED], key=place_of):
            found = [
                doubt
                for call in calls
                if (doubt := _runs_after(function, statement, binding, call)) is not None
            ]
            if found:
                what = "change" if binding in changed else "binding"
                message = (
                    f"`{name}` keeps the value that `{captured_name}` had where `{name}` was defined: "
                    f"it does not see this {what}"
                )
                advice = f"pass `{captured_name}` to `{name}` as an argument"
                yield Hit(RULE, function, binding, message, advice=advice, doubt=min(found))
                break


def _changed(function: GraphFunction, name: str, reads: list[ast.Name], region: range) -> list[ast.Name]:
    """Where a list, dict or Tensor under ``name`` is changed so that one of the reads would see it."""
    found = []
    for change in changes(function):
        owner = change.node.func if isinstance(change.node, ast.Call) else change.node
        named = owner.value if isinstance(owner, (ast.Attribute, ast.Subscript)) else None
        if change.name != name or not isinstance(named, ast.Name) or named.lineno not in region:
            continue
        if is_changeable(function, named) and any(sees(function, read, change) for read in reads):
            found.append(named)
    return found


def _end(statement: ast.stmt) -> int:
    return statement.end_lineno or statement.lineno


def _runs_after(
    function: GraphFunction, statement: ast.stmt, binding: ast.Name, call: ast.Call
) -> str | None:
    """What speaks against ``call`` running after ``binding`` at some call; ``None`` where none is shown."""
    known = function.conditions_of(statement)
    conditions = dict.fromkeys((*function.conditions_of(binding), *function.conditions_of(call)))
    if not all(each in known or function.value(each.test).is_variable for each in conditions):
        return None
    of_binding, of_call = _blocks_around(function, binding), _blocks_around(function, call)
    common = [
        each for each in of_binding if each in of_call and each not in _blocks_around(function, statement)
    ]
    doubts = [
        doubt
        for each in common
        if isinstance(each, _LOOPS) and (doubt := _doubt_of(function, each)) is not None
    ]
    if doubts:
        return min(doubts)
    is_other_way = any(of_binding[each] is not of_call[each] for each in common)
    whole = function.statement_of(binding)
    start = place_of(whole.body[0]) if isinstance(whole, ast.For) else end_of(whole)
    return "" if place_of(call) >= start and not is_other_way else None


def _blocks_around(function: GraphFunction, node: ast.AST) -> dict[ast.AST, list[ast.stmt]]:
    """Compound statement around ``node`` -> the one of its blocks that ``node`` is in."""
    found: dict[ast.AST, list[ast.stmt]] = {}
    statement: ast.AST = function.statement_of(node)
    while statement is not function.node:
        around = function.parents[statement]
        if isinstance(statement, ast.stmt):
            found[around] = function.info.blocks[statement][0]
        statement = around
    return found


def _doubt_of(function: GraphFunction, loop: ast.For | ast.While) -> str | None:
    """What speaks against the loop coming around; ``None`` where nothing says that it does."""
    if isinstance(loop, ast.While):
        return "" if function.value(loop.test).is_variable else None
    iterated: ast.expr = loop.iter
    while (
        isinstance(iterated, ast.Call) and is_builtin(function, iterated.func, *_PASSING_ON) and iterated.args
    ):
        iterated = iterated.args[0]
    items = function.value(iterated).items
    if items is not None:
        return "" if len(items) > 1 else None
    return "" if is_long(iterated) else _MAY_RUN_ONCE


@dataclass
class _Uses:
    """Name -> what happens to it in the statements of the function, in order."""

    bindings: dict[str, list[ast.Name]] = field(default_factory=dict)
    definitions: dict[str, list[int]] = field(default_factory=dict)
    """The lines where it is bound."""
    calls: dict[str, list[ast.Call]] = field(default_factory=dict)


def _uses(function: GraphFunction) -> _Uses:
    uses = _Uses()
    for name in function.nodes(ast.Name):
        if isinstance(name.ctx, ast.Store) and isinstance(function.statement_of(name), _BINDING):
            uses.bindings.setdefault(name.id, []).append(name)
            uses.definitions.setdefault(name.id, []).append(name.lineno)
    for nested in function.nodes(ast.FunctionDef):
        uses.definitions.setdefault(nested.name, []).append(nested.lineno)
    for call in function.nodes(ast.Call):
        if isinstance(call.func, ast.Name):
            uses.calls.setdefault(call.func.id, []).append(call)
    for lines in uses.definitions.values():
        lines.sort()
    return uses
