"""``rows[i] = row`` after ``row`` was changed in ``for i, row in enumerate(rows)``."""

from __future__ import annotations

import ast

from msgraph_lint.analyses.aliases.versions import missed_changes
from msgraph_lint.compiler import passing
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import block_of, free_name, insert_after, insert_before, starts_line
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.program.syntax import without_items
from msgraph_lint.values.value import Kind


def fix(hit: Hit) -> Fix | None:
    function, change = hit.function, hit.node
    assert isinstance(change, ast.expr)
    missed = next((each for each in missed_changes(function) if each.change is change), None)
    statement = function.statement_of(change)
    loop = _loop_around(function, statement)
    if missed is None or loop is None:
        return None
    counted = isinstance(loop.iter, ast.Call) and is_builtin(function, loop.iter.func, "enumerate")
    target, iterated = loop.target, loop.iter
    if counted:
        assert isinstance(iterated, ast.Call)
        if len(iterated.args) != 1 or iterated.keywords or not isinstance(target, ast.Tuple):
            return None
        target, iterated = target.elts[-1], iterated.args[0]
    if not (isinstance(target, ast.Name) and isinstance(iterated, ast.Name)):
        return None
    if _name(missed.read) != iterated.id or function.value(iterated).kind is not Kind.LIST:
        return None
    if not _is_changed_item(function, loop, statement, change, target.id):
        return None
    return _put_back(function, loop, statement, target, iterated, is_counted=counted)


def _loop_around(function: GraphFunction, statement: ast.stmt) -> ast.For | None:
    """The innermost loop around ``statement``."""
    around: ast.AST = statement
    while around is not function.node:
        around = function.parents[around]
        if isinstance(around, ast.For):
            return around
        if not isinstance(around, ast.If):
            return None
    return None


def _is_changed_item(
    function: GraphFunction, loop: ast.For, statement: ast.stmt, change: ast.expr, name: str
) -> bool:
    """Whether ``statement`` changes the item of the loop, and ``name`` is still that item after it."""
    inside = [part for each in loop.body for part in ast.walk(each)]
    bound = [
        part
        for part in inside
        if isinstance(part, ast.Name) and part.id == name and not isinstance(part.ctx, ast.Load)
    ]
    if name in function.info.captured_names or any(
        isinstance(part, (ast.Continue, ast.Break)) for part in inside
    ):
        return False
    if isinstance(change, ast.Subscript):
        return not bound and _name(change) == name and _is_list_or_tensor(function, change.value)
    if not isinstance(change, ast.Call):
        return False
    if isinstance(statement, ast.Expr):
        owner = change.func.value if isinstance(change.func, ast.Attribute) else None
        return (
            not bound
            and statement.value is change
            and isinstance(owner, ast.Name)
            and owner.id == name
            and _is_list_or_tensor(function, owner)
        )
    if not isinstance(statement, ast.Assign) or statement.value is not change:
        return False
    return bound == statement.targets and _returns_argument(function, change, name)


def _name(node: ast.expr) -> str | None:
    """The name of what ``node`` is an item of, however deep."""
    owner = without_items(node)
    return owner.id if isinstance(owner, ast.Name) else None


def _is_list_or_tensor(function: GraphFunction, node: ast.expr) -> bool:
    """Whether graph code can put it back: a dict it cannot."""
    return isinstance(node, ast.Name) and function.value(node).kind in (Kind.LIST, Kind.TENSOR)


def _returns_argument(function: GraphFunction, call: ast.Call, name: str) -> bool:
    """Whether ``call`` gives the very object that it is given as ``name``."""
    callee = function.value(call.func).function
    if not isinstance(callee, FunctionInfo):
        return False
    returned = [each.value for each in callee.nodes_of(ast.Return)]
    if not returned or len({each.id if isinstance(each, ast.Name) else "" for each in returned}) > 1:
        return False
    first = returned[0]
    if not isinstance(first, ast.Name) or callee.bindings.get(first.id):
        return False
    given = passing.passed(call, first.id, callee.positions.get(first.id))
    return isinstance(given, ast.Name) and given.id == name and _is_list_or_tensor(function, given)


def _put_back(
    function: GraphFunction,
    loop: ast.For,
    statement: ast.stmt,
    item: ast.Name,
    items: ast.Name,
    *,
    is_counted: bool,
) -> Fix | None:
    source = function.module.source
    edits: list[Edit | None] = []
    if is_counted:
        assert isinstance(loop.target, ast.Tuple)
        number = loop.target.elts[0]
        if not isinstance(number, ast.Name) or len(loop.target.elts) != 2:
            return None
        if any(
            isinstance(part, ast.Name) and part.id == number.id and not isinstance(part.ctx, ast.Load)
            for each in loop.body
            for part in ast.walk(each)
        ):
            return None
        index = number.id
    else:
        index = free_name("index", function.parameter_names | {*function.bindings, *function.info.mentions})
        item_span, items_span = source.grouped(item), source.grouped(items)
        edits += [
            Edit(item_span.start, item_span.start, f"{index}, "),
            Edit(items_span.start, items_span.end, f"enumerate({items.id})"),
        ]
    text = f"{items.id}[{index}] = {item.id}"
    block = block_of(function, statement)
    place = block.index(statement) + 1
    if place < len(block):
        edits.append(insert_before(function, block[place], text) if starts_line(source, statement) else None)
    else:
        edits.append(insert_after(function, statement, text))
    found = tuple(each for each in edits if each is not None)
    if len(found) < len(edits):
        return None
    return Fix(f"Put what was changed back into the list: `{text}`", found, Safety.SAFE)
