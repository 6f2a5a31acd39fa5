"""``del`` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import container

RULE = Rule("MSG101", "delete-statement", "`del` is not in the graph language", on=("node Delete",))


def check(function: GraphFunction, node: ast.Delete) -> Iterator[Hit]:
    text = function.module.source.segment(node)
    message = f"`{text}` does not compile: the graph language has no `del`"
    yield Hit(RULE, function, node, message, advice=_advice(function, _targets(node)))


def _targets(node: ast.Delete) -> list[ast.expr]:
    """What is deleted, without the tuples and lists around it."""
    found: list[ast.expr] = []
    todo = list(node.targets)
    while todo:
        target = todo.pop(0)
        if isinstance(target, (ast.Tuple, ast.List)):
            todo = [*target.elts, *todo]
        else:
            found.append(target)
    return found


def _advice(function: GraphFunction, targets: list[ast.expr]) -> str:
    """For what is more than a name, where something is: names need only be left alone."""
    target = next((each for each in targets if not isinstance(each, ast.Name)), None)
    if target is None:
        names = [each.id for each in targets if isinstance(each, ast.Name)]
        is_own = all(function.is_local(name) for name in names)
        return "remove the statement" if is_own else "delete the global outside graph code"
    if isinstance(target, ast.Attribute):
        return "keep the attribute, or delete it outside graph code"
    assert isinstance(target, ast.Subscript)
    root: ast.expr = target
    while isinstance(root, (ast.Subscript, ast.Attribute)):
        root = root.value
    is_attribute = isinstance(root, ast.Name) and root.id == function.self_name
    what = container(function, target)
    if is_attribute:
        return f"delete it outside graph code, or make a new local {what} without it"
    if isinstance(root, ast.Name) and root.id in function.parameter_names:
        return f"return what is left of `{root.id}`; `.pop` would not change the caller's {what}"
    part = {"list": "the items" if isinstance(target.slice, ast.Slice) else "the item", "dict": "the key"}
    return f"make a new {what} without {part.get(what, 'the item')}"
