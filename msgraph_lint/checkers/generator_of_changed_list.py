"""``y.extend(m(y[-1]) for m in self.m)``: graph code makes all items before the list grows.

Python makes one, puts it in, and makes the next, which reads the list as it is by then.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.loops import number_of_items
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG751",
    "generator-of-changed-list",
    "a list is extended by a generator expression that reads it",
    on=("method extend", "node AugAssign"),
)
_DOUBT = "nothing shows whether there is more than one item"


def check(function: GraphFunction, node: ast.Call | ast.AugAssign) -> Iterator[Hit]:
    if isinstance(node, ast.Call):
        owner, given = method_of(node).value, node.args[0] if len(node.args) == 1 else None
    else:
        owner, given = node.target, node.value
    if not isinstance(owner, ast.Name) or not isinstance(given, ast.GeneratorExp):
        return
    if function.value(owner).kind is not Kind.LIST or not function.is_local(owner.id):
        return
    rounds = number_of_items(function, given.generators[0].iter)
    read = next(_read_later(function, given, owner.id), None)
    if read is not None and (rounds is None or rounds > 1 or len(given.generators) > 1):
        shown = function.module.source.segment(read)
        message = f"graph code makes all items before `{owner.id}` grows: each reads `{shown}` as it was"
        advice = f"append to `{owner.id}` in a `for` loop"
        doubt = _DOUBT if rounds is None else ""
        yield Hit(RULE, function, given, message, advice=advice, doubt=doubt)


def _read_later(function: GraphFunction, generator: ast.GeneratorExp, name: str) -> Iterator[ast.expr]:
    """Where ``generator`` reads of the list ``name`` what changes as the list grows."""
    early = set(ast.walk(generator.generators[0].iter))  # it alone is looked up before the first item is made
    mentions = [each for each in ast.walk(generator) if isinstance(each, ast.Name) and each.id == name]
    if any(isinstance(each.ctx, ast.Store) for each in mentions):
        return  # a name of the generator's own
    for node in mentions:
        if node not in early:
            around = function.parents[node]
            if not isinstance(around, ast.Subscript) or around.value is not node:
                yield node
            elif not _is_at_start(around.slice):
                yield around


def _is_at_start(part: ast.expr) -> bool:
    """Whether it is the same items, however long the list is."""
    last = part.upper if isinstance(part, ast.Slice) else part
    starts = [part.lower] if isinstance(part, ast.Slice) and part.lower is not None else []
    return all(isinstance(each, ast.Constant) for each in (last, *starts))
