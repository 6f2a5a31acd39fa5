"""`self.insert_child_to_cell(name, cell)`: the Parameters keep their names, and two have the same."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.same_names import Made, doubt_of, is_renamed, made_of
from msgraph_lint.compiler import passing
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import Scope, attributes_of, python_scope
from msgraph_lint.graph.created import is_long
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.records import dataclass
from msgraph_lint.rules import Rule
from msgraph_lint.values.elements import element, is_cell_list
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG272",
    "inserted-cells-share-names",
    "`insert_child_to_cell` puts two Cells of a class into a network: their Parameters have the same names",
    on=("function",),
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    cls = function.receiver
    twice = _twice(cls) if cls is not None and function.info.name == "construct" else None
    if cls is None or twice is None or is_renamed(cls):
        return
    doubt = doubt_of(function, cls)
    if doubt is None:
        return
    reads: list[ast.expr] = [
        each for each in function.nodes(ast.Attribute) if _is_read(function, each, twice)
    ]
    reads += [each for each in function.nodes(ast.Call) if _is_read_by_name(function, each, twice)]
    read = next(iter(reads), None)
    if read is not None:
        call = twice.call
        message = (
            f"the Parameters of `{function.module.source.segment(read)}` have the same names as others: "
            f"`{ast.unparse(call.func)}` gives none"
        )
        advice = "assign the Cells with `setattr(self, name, cell)`, or keep them in an `nn.CellList`"
        cause = f"{twice.method.module.source.path}:{call.lineno}"
        doubts = [doubt, *(["the loop may run only once"] if twice.may_be_once else [])]
        yield Hit(
            RULE, function, read, message, advice=advice, cause=cause, doubt="; ".join(filter(None, doubts))
        )


@dataclass(frozen=True)
class _Twice:
    """Two insertions of Cells of a class."""

    method: FunctionInfo
    call: ast.Call
    """The second one, or the one in a loop."""
    owner: str
    made: Made
    may_be_once: bool


def _twice(cls: ClassInfo) -> _Twice | None:
    for method in cls.init_methods:
        scope = python_scope(method, cls)
        seen: set[tuple[str, Made]] = set()
        names: set[str] = set()
        for owner, call in _insertions(method):
            cell = passing.passed(call, "child_cell", 1)
            if isinstance(cell, ast.Name) and _loop_around(method, call) is None:
                if cell.id in names:
                    continue
                names.add(cell.id)
            made, are_all = _inserted(scope, call)
            known = [each for each in made if (owner, each) in seen or made.count(each) > 1]
            if known or (made and not are_all):
                return _Twice(method, call, owner, (known or made)[0], may_be_once=not known)
            seen.update((owner, each) for each in made)
    return None


def _is_read(function: GraphFunction, node: ast.Attribute, twice: _Twice) -> bool:
    """Whether it is one of the Cells, a list of them, or what only the insertion can have made."""
    name = attribute_of(node, function.self_name)
    if name is None or function.receiver is None:
        return False
    if twice.owner == function.module.source.segment(node):
        return True
    value = function.value(node)
    held = value.items if value.items is not None else (element(value),)
    if twice.made in (made_of(value), *map(made_of, held)):
        return True
    is_bound = attributes_of(function.receiver).bindings.get(name) or function.receiver.method(name)
    return not is_bound and value.kind in (Kind.UNKNOWN, Kind.CELL)


def _is_read_by_name(function: GraphFunction, node: ast.Call, twice: _Twice) -> bool:
    """``getattr(self, f"layer{i}")``, where the Cells are put in as ``f"layer{i}"``."""
    if not is_builtin(function, node.func, "getattr") or len(node.args) < 2:
        return False
    is_owner = function.module.source.segment(node.args[0]) == twice.owner
    inserted = passing.passed(twice.call, "child_name", 0)
    return is_owner and inserted is not None and _beginning(node.args[1]) == _beginning(inserted) != ""


def _beginning(name: ast.expr) -> str:
    """What an f-string begins with."""
    first = name.values[0] if isinstance(name, ast.JoinedStr) and name.values else None
    return str(first.value) if isinstance(first, ast.Constant) else ""


def _insertions(method: FunctionInfo) -> Iterator[tuple[str, ast.Call]]:
    """The calls that surely happen, and what they put a Cell into: ``self`` or an attribute of it."""
    for call in method.nodes_of(ast.Call):
        if isinstance(call.func, ast.Attribute) and call.func.attr == "insert_child_to_cell":
            owner = ast.unparse(call.func.value)
            if owner.partition(".")[0] == method.self_name and not method.conditions[call]:
                yield owner, call


def _inserted(scope: Scope, call: ast.Call) -> tuple[list[Made], bool]:
    """The classes of the Cells with Parameters that the call puts in, and whether there are no more."""
    cell = passing.passed(call, "child_cell", 1)
    loop = _loop_around(scope.info, call)
    found: list[Made] = []
    if isinstance(cell, ast.Name):
        if loop is not None and cell.id in _names(loop.target):
            row = scope.value(_looped_over(loop))
            items = row.items if row.items is not None else (element(row),)
            found = [] if is_cell_list(row) else [made for made in map(made_of, items) if made]
            return found, row.items is not None
        bindings = scope.bindings.get(cell.id, ())
        cell = bindings[0].value if len(bindings) == 1 else None
        if loop is not None and (cell is None or _loop_around(scope.info, cell) is not loop):
            return [], True
    if isinstance(cell, ast.Call) and (made := made_of(scope.value(cell))):
        found = [made] * (2 if loop is not None and is_long(loop.iter) else 1)
    return found, loop is None or len(found) > 1


def _looped_over(loop: ast.For) -> ast.expr:
    """``layers`` in ``for i, layer in enumerate(layers)``."""
    is_numbered = isinstance(loop.iter, ast.Call) and getattr(loop.iter.func, "id", "") == "enumerate"
    return loop.iter.args[0] if is_numbered and loop.iter.args else loop.iter  # type: ignore[attr-defined]


def _names(target: ast.expr) -> set[str]:
    return {each.id for each in ast.walk(target) if isinstance(each, ast.Name)}


def _loop_around(method: FunctionInfo, node: ast.AST) -> ast.For | None:
    while node is not method.node:
        node = method.parents[node]
        if isinstance(node, ast.For):
            return node
    return None
