"""Items that are None or a number, and become a Tensor only if a Tensor says so."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.sharing import read_after
from msgraph_lint.analyses.control_flow.joins import is_runtime
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import ends
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG325",
    "item-set-under-tensor-condition",
    "an item of a list or dict that is None or a number becomes a Tensor by a Tensor condition",
    on=("node Subscript",),
    sure=True,
)


def check(function: GraphFunction, target: ast.Subscript) -> Iterator[Hit]:
    if isinstance(target.ctx, ast.Store) and isinstance(target.value, ast.Name):
        before, branch = _item(function, target, target.value.id), _branch(function, target)
        if before is None or branch is None or not _gets_tensor(function, target):
            return
        if read_after(function, branch, target.value.id, None) is not None:
            text = function.module.source.segment(target)
            message = (
                f"`{text}` is {ast.unparse(before)} before, and the Tensor condition "
                f"on line {branch.lineno} may leave it so"
            )
            yield Hit(RULE, function, target, message, advice="begin with a Tensor")


def _branch(function: GraphFunction, target: ast.Subscript) -> ast.If | None:
    """The `if` on a Tensor around the assignment whose other branch leaves the item as it was."""
    parent = function.parents[function.statement_of(target)]
    if not isinstance(parent, ast.If) or not is_runtime(function, parent.test):
        return None
    other = parent.orelse if function.statement_of(target) in parent.body else parent.body
    stored = [n for s in other for n in ast.walk(s) if isinstance(n, ast.Subscript)]
    sets_too = any(isinstance(n.ctx, ast.Store) and ast.dump(n) == ast.dump(target) for n in stored)
    return None if sets_too or ends(parent.body) or ends(parent.orelse) else parent


def _gets_tensor(function: GraphFunction, target: ast.Subscript) -> bool:
    statement = function.statement_of(target)
    return isinstance(statement, ast.Assign) and function.value(statement.value).is_tensor


def _item(function: GraphFunction, target: ast.Subscript, name: str) -> ast.Constant | None:
    """The None or number that the display of ``name`` has at the index or key of ``target``."""
    bindings = function.bindings.get(name, [])
    display = bindings[0].value if len(bindings) == 1 and bindings[0].item is None else None
    found: ast.expr | None = None
    if isinstance(display, ast.Dict):
        pairs = zip(display.keys, display.values, strict=True)
        same = [value for key, value in pairs if key and ast.dump(key) == ast.dump(target.slice)]
        found = same[-1] if same else None
    elif isinstance(display, ast.List) and isinstance(target.slice, ast.Constant):
        index = target.slice.value
        if isinstance(index, int) and 0 <= index < len(display.elts):
            found = display.elts[index]
    is_plain = isinstance(found, ast.Constant) and isinstance(found.value, (int, float, type(None)))
    return found if is_plain and isinstance(found, ast.Constant) else None
