"""What `extend`, `insert`, `pop` and `reverse` do, as slices of the same list: they make no object of it."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from msgraph_lint.analyses.containers.lists import makes_kept_object, method_calls
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import insert_after, replace, written
from msgraph_lint.hits import Hit
from msgraph_lint.values.value import Kind

_KEEPING = (ast.Assign, ast.AnnAssign, ast.NamedExpr, ast.IfExp, ast.BoolOp, ast.keyword)
_DISPLAYS = (ast.Tuple, ast.List, ast.Dict)


def fix_all_changes(hit: Hit) -> Fix | None:
    """The changes that make objects of lists, in the function where ``hit`` was found."""
    function = hit.function
    calls = [
        call
        for call, _ in method_calls(function, "extend", "insert", "pop", "reverse")
        if makes_kept_object(function, call)
    ]
    return fix_changes(function, calls) if calls else None


def fix_changes(function: GraphFunction, calls: Sequence[ast.Call]) -> Fix | None:
    """The changes that ``calls`` make, written as slices: to Python the same, under each name of the list."""
    edits: list[Edit] = []
    names: dict[str, None] = {}
    for call in calls:
        owner = method_of(call).value
        if not isinstance(owner, ast.Name) or not function.is_local(owner.id):
            return None
        made = _edits(function, call, owner.id)
        if made is None:
            return None
        edits += made
        names[owner.id] = None
    title = f"Change {' and '.join(f'`{name}`' for name in names)} by slices"
    shared = next((name for name in names if not _has_one_name(function, name)), None)
    if shared is None:
        return Fix(title, tuple(edits), Safety.SAFE)
    reason = f"in the graph, other names of the list `{shared}` do not see the change any more"
    return Fix(title, tuple(edits), Safety.UNSAFE, reason)


def _edits(function: GraphFunction, call: ast.Call, name: str) -> list[Edit] | None:
    source, statement = function.module.source, function.statement_of(call)
    if call.keywords or any(isinstance(each, ast.Starred) for each in call.args):
        return None
    if isinstance(statement, ast.Expr) and statement.value is call:
        text = _statement(function, call, name)
        edit = replace(source, statement, text) if text is not None else None
        return None if edit is None else [edit]
    at = _place(call) if method_of(call).attr == "pop" else None
    if at is None or not isinstance(statement, ast.Assign) or statement.value is not call:
        return None
    if any(not isinstance(each, ast.Name) or each.id == name for each in statement.targets):
        return None
    read = replace(source, call, f"{name}[{at}]")
    removed = insert_after(function, statement, f"{name}[{_span(at)}] = []")
    return None if read is None or removed is None else [read, removed]


def _statement(function: GraphFunction, call: ast.Call, name: str) -> str | None:
    """The statement that does the same."""
    method, given = method_of(call).attr, [written(function.module.source, each) for each in call.args]
    if method == "reverse" and not given:
        return f"{name}[:] = {name}[::-1]"
    if method == "extend" and len(given) == 1:
        return f"{name} += {given[0]}" if function.value(call.args[0]).kind is Kind.LIST else None
    if method == "insert" and len(given) == 2:
        at = given[0]
        is_plain = isinstance(call.args[0], (ast.Constant, ast.Name, ast.UnaryOp))
        return f"{name}[{at}:{at}] = [{given[1]}]" if is_plain else None
    place = _place(call) if method == "pop" else None
    return f"{name}[{_span(place)}] = []" if place is not None else None


def _place(call: ast.Call) -> int | None:
    """The place that ``pop`` takes an item from, where the source shows it."""
    if not call.args:
        return -1
    try:
        place = ast.literal_eval(call.args[0])
    except ValueError:
        return None
    return place if type(place) is int else None


def _span(place: int) -> str:
    """The slice of the item at ``place``."""
    return f"{place or ''}:{place + 1 or ''}"


def _has_one_name(function: GraphFunction, name: str) -> bool:
    """Whether nothing but the local ``name`` holds the list while the function runs."""
    if name in function.parameter_names or name in function.info.captured_names:
        return False
    made = (binding.value for binding in function.bindings.get(name, ()))
    reads = (node for node in function.named(name) if isinstance(node.ctx, ast.Load))
    return all(map(_is_made, made)) and all(_only_looks(function, node) for node in reads)


def _is_made(node: ast.expr | None) -> bool:
    """Whether the list ``node`` is made there, and nothing else holds it."""
    if isinstance(node, ast.Subscript):
        return isinstance(node.slice, ast.Slice)
    return isinstance(node, (ast.List, ast.ListComp, ast.Call, ast.BinOp))


def _only_looks(function: GraphFunction, node: ast.AST) -> bool:
    """Whether the list ``node`` gets no other name where it is read, but as a result."""
    parent = function.parents[node]
    while isinstance(parent, _DISPLAYS):
        parent = function.parents[parent]
        if not isinstance(parent, (*_DISPLAYS, ast.Return)):
            return False
    return not isinstance(parent, _KEEPING)
