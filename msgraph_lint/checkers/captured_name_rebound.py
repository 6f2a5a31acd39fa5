"""A nested function whose captured name is bound again before it is called."""

from __future__ import annotations

import ast
from bisect import bisect_right
from collections.abc import Iterator
from operator import itemgetter

from msgraph_lint.graph.bindings import free_names
from msgraph_lint.graph.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import walk
from msgraph_lint.records import dataclass, field
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG307",
    "captured-name-rebound",
    "a nested function that is called after a name it reads was bound again",
    on=("node FunctionDef", "node Lambda"),
)


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
    captured = {read.id for read in free_names(nested)}
    captured = {each for each in captured if _is_bound_before(function, statement, each)}
    yield from _rebound(function, statement, name, captured)


def _is_bound_before(function: GraphFunction, statement: ast.stmt, name: str) -> bool:
    bindings = function.bindings.get(name, ())
    return name in function.parameter_names or any(
        getattr(binding.target, "lineno", 0) < statement.lineno for binding in bindings
    )


def _rebound(function: GraphFunction, statement: ast.stmt, name: str, captured: set[str]) -> Iterator[Hit]:
    """The first binding of each captured name between the nested function and a call in the same block."""
    block, start = function.info.blocks[statement]
    uses = function.once(_uses)
    bound = (index for index, _ in uses.bindings.get((id(block), name), ()))
    defined = uses.definitions.get((id(block), name), ())
    end = min((index for index in (*bound, *defined) if index > start), default=len(block))
    calls = uses.calls.get((id(block), name), [])
    last = bisect_right(calls, end) - 1
    for captured_name in captured if last >= 0 else ():
        bindings = uses.bindings.get((id(block), captured_name), [])
        first = bisect_right(bindings, start, key=itemgetter(0))
        if first < len(bindings) and bindings[first][0] < calls[last]:
            message = (
                f"`{name}` keeps the value that `{captured_name}` had where `{name}` was defined: "
                "it does not see this binding"
            )
            advice = f"pass `{captured_name}` to `{name}` as an argument"
            yield Hit(RULE, function, bindings[first][1], message, advice=advice)


@dataclass
class _Uses:
    """Block and name -> the positions in the block, in order, of the statements that use the name."""

    bindings: dict[tuple[int, str], list[tuple[int, ast.Name]]] = field(default_factory=dict)
    definitions: dict[tuple[int, str], list[int]] = field(default_factory=dict)
    calls: dict[tuple[int, str], list[int]] = field(default_factory=dict)
    """Sure calls: not those under a condition."""


def _uses(function: GraphFunction) -> _Uses:
    uses = _Uses()
    for statement, (block, index) in function.info.blocks.items():
        if isinstance(statement, (ast.Assign, ast.AugAssign, ast.AnnAssign)):
            for node in ast.walk(statement):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                    uses.bindings.setdefault((id(block), node.id), []).append((index, node))
        if isinstance(statement, ast.FunctionDef):
            uses.definitions.setdefault((id(block), statement.name), []).append(index)
        if isinstance(statement, (ast.If, ast.While, ast.FunctionDef, ast.ClassDef)):
            continue
        for node in walk([statement]):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                uses.calls.setdefault((id(block), node.func.id), []).append(index)
    return uses
