"""`values, places = ops.ArgMaxWithValue(axis=1)(x)`: the places come first."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG834",
    "swapped-maximum-pair",
    "the places and values of a maximum are taken for values and places",
    on=("calls mindspore.ops.ArgMaxWithValue", "calls mindspore.ops.ArgMinWithValue"),
)
_VALUE = re.compile(
    r"(?:^|_)(?:val|value|values|max|min|maximum|minimum|score|scores|prob|probs|conf)(?:_|$|\d)"
)
_PLACE = re.compile(
    r"(?:^|_)(?:idx|idxs|index|indexes|indices|ind|inds|arg|argmax|argmin|pos|place|places)(?:_|$|\d)"
)


def check(code: PythonCode, call: Called) -> Iterator[CodeHit]:
    if code.is_hidden(call.node.func, call.function):
        return
    for target in _pairs(code, call):
        first, second = (_name(each) for each in target.elts)
        if _VALUE.search(first) and not _PLACE.search(first) and _PLACE.search(second):
            name = call.name.rpartition(".")[2]
            message = f"`{name}` gives the places first: `{first}` is not the value"
            yield CodeHit(RULE, code, target, message, f"write `{second}, {first} = …`", thing=target)


def _pairs(code: PythonCode, call: Called) -> Iterator[ast.Tuple]:
    """The pairs that are taken apart of what the operator gives."""
    use = code.parents.get(call.node)
    if isinstance(use, ast.Call) and use.func is call.node:
        yield from _taken_apart(code.parents.get(use), use)
    function = call.function
    if not isinstance(use, ast.Assign) or function is None or function.owner is None or len(use.targets) != 1:
        return
    name = attribute_of(use.targets[0], function.self_name)
    for method in function.owner.all_methods if name is not None else ():
        for each in method.nodes_of(ast.Call):
            if attribute_of(each.func, method.self_name) == name:
                yield from _taken_apart(code.parents.get(each), each)


def _taken_apart(statement: ast.AST | None, value: ast.expr) -> Iterator[ast.Tuple]:
    if isinstance(statement, ast.Assign) and statement.value is value and len(statement.targets) == 1:
        target = statement.targets[0]
        if isinstance(target, ast.Tuple) and len(target.elts) == 2:
            yield target


def _name(node: ast.expr) -> str:
    return node.id.lower() if isinstance(node, ast.Name) else ""
