"""``y = ops.stop_gradient(y)`` for ``with ms._no_grad():``, and no ``with`` where it does nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator

from msgraph_lint.analyses.python.gradients import NO_GRAD
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import dedent, indent_of, starts_line
from msgraph_lint.fixers.shared.spelling import Speller
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External
from msgraph_lint.program.syntax import walk

_LEAVING = (ast.Return, ast.Yield, ast.Break, ast.Continue)
_ENDS = re.compile(r"[ \t\f]*(#.*)?")
_REASON = "gradients stop at the names that the block binds, not in it"


def fix(hit: Hit) -> Fix | None:
    function, expression = hit.function, hit.node
    node = next((n for n in function.nodes(ast.With) if n.items[0].context_expr is expression), None)
    if node is None or len(node.items) > 1 or node.items[0].optional_vars is not None:
        return None
    found = function.resolve(expression.func) if isinstance(expression, ast.Call) else None
    if not isinstance(found, External):
        return None
    if found.name == "contextlib.nullcontext":
        edits = _without(function, node, [])
        return Fix("Drop the `with`", tuple(edits), Safety.SAFE) if edits is not None else None
    if found.name not in NO_GRAD or any(isinstance(n, _LEAVING) for n in walk(node.body)):
        return None
    names = sorted(set(_handed_on(function, node)))
    if not all(_surely_binds(function, node.body, name) for name in names):
        return None
    speller = Speller(function.module, function.parameter_names | frozenset(function.bindings))
    stop = speller.spell("mindspore.ops.stop_gradient")
    edits = _without(function, node, [f"{name} = {stop}({name})" for name in names])
    if edits is None or not speller.is_complete:
        return None
    listed = ", ".join(f"`{name}`" for name in names)
    title = f"Use `{stop}` on {listed} in place of the `with`" if names else "Drop the `with`"
    return Fix(title, (*edits, *speller.imports), Safety.UNSAFE, _REASON)


def _handed_on(function: GraphFunction, node: ast.With) -> Iterator[str]:
    """The names that the block binds and something after it, or a later turn of a loop around it, reads."""
    last, in_loop = node.end_lineno or node.lineno, _in_loop(function, node)
    bound = {name for name, _ in function.info.bindings_in(node)}
    for read in function.nodes(ast.Name):
        if read.id in bound and isinstance(read.ctx, ast.Load) and (read.lineno > last or in_loop):
            yield read.id


def _in_loop(function: GraphFunction, node: ast.AST) -> bool:
    while node is not function.node:
        node = function.parents[node]
        if isinstance(node, (ast.For, ast.While)):
            return True
    return False


def _surely_binds(function: GraphFunction, body: Iterable[ast.stmt], name: str) -> bool:
    """Whether every way through ``body`` binds ``name``."""
    return any(
        _surely_binds(function, each.body, name) and _surely_binds(function, each.orelse, name)
        if isinstance(each, ast.If)
        else not isinstance(each, (ast.For, ast.While, ast.Try))
        and any(bound == name for bound, _ in function.info.bindings_in(each))
        for each in body
    )


def _without(function: GraphFunction, node: ast.With, after: list[str]) -> list[Edit] | None:
    """The line of the ``with`` removed but for its comment, its block moved left, then ``after``."""
    source, first, last = function.module.source, node.body[0], node.body[-1]
    if not (starts_line(source, first) and starts_line(source, node)):
        return None
    start, colon = source.span(node).start, source.line_end(source.grouped(node.items[0].context_expr).end)
    line, end = source.position(start)[0], source.span(last).end
    if source.position(colon)[0] != line or _ENDS.fullmatch(source.text, end, source.line_end(end)) is None:
        return None
    head = source.text.find(":", source.grouped(node.items[0].context_expr).end, colon) + 1
    rest = _ENDS.fullmatch(source.text, head, colon)
    if not head or rest is None:
        return None
    outer = indent_of(source, node)
    moved = dedent(source, line + 1, last.end_lineno or last.lineno, indent_of(source, first), outer)
    if moved is None:
        return None
    whole = Edit(source.line_starts[line - 1], source.line_starts[line], "")
    removed = Edit(start, rest.start(1), "") if rest.group(1) else whole
    behind = source.line_end(end)
    added = "".join(f"{source.newline(behind)}{outer}{statement}" for statement in after)
    return [removed, *moved, *([Edit(behind, behind, added)] if added else [])]
