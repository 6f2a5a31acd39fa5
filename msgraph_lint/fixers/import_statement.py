"""Imports moved from graph code to the top of the module."""

from __future__ import annotations

import ast

from msgraph_lint.edits import has_comment, remove_statement
from msgraph_lint.findings import Edit, Finding, Fix, Safety
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.project import Module
from msgraph_lint.graph.syntax import SCOPES, bound_name

_OF_MINDSPORE = {"nn", "ops", "numpy", "Tensor", "Parameter"}
"""What every version of MindSpore has."""


def fix(finding: Finding) -> Fix | None:
    node, function = finding.node, finding.function
    assert isinstance(node, (ast.Import, ast.ImportFrom))
    assert function is not None
    module = function.module
    removal = remove_statement(function, node)
    names = [bound_name(alias) or "" for alias in node.names]
    if removal is None or "*" in names or any(not _is_bound_once(function, name) for name in names):
        return None
    title = f"Move `{module.source.segment(node)}` to the top of the module"
    if all(_imports_same(module, node, alias) for alias in node.names):
        return Fix(title, (removal,), Safety.SAFE)
    if any(_is_mentioned(function, name) for name in names):
        return None
    addition = _addition(module, node)
    if addition is None:
        return None
    if _is_harmless(module, node):
        return Fix(title, (addition, removal), Safety.SAFE)
    reason = "the module is imported earlier then, which fails if the two import each other"
    return Fix(title, (addition, removal), Safety.UNSAFE, reason)


def _is_bound_once(function: GraphFunction, name: str) -> bool:
    return len(function.bindings.get(name, ())) == 1 and name not in function.parameter_names


def _top_imports(module: Module) -> list[ast.Import | ast.ImportFrom]:
    return [node for node in module.tree.body if isinstance(node, (ast.Import, ast.ImportFrom))]


def _imports_same(module: Module, node: ast.Import | ast.ImportFrom, alias: ast.alias) -> bool:
    """Whether the module imports the same thing by the same name, and nothing else binds that name."""
    name = bound_name(alias)
    wanted = ast.dump(alias)
    same = [
        top
        for top in _top_imports(module)
        if type(top) is type(node)
        and getattr(top, "module", None) == getattr(node, "module", None)
        and getattr(top, "level", 0) == getattr(node, "level", 0)
        and wanted in map(ast.dump, top.names)
    ]
    return bool(same) and _times_bound(module, name) == 1


def _times_bound(module: Module, name: str | None) -> int:
    """How often ``name`` is bound at module level, in any of its blocks."""
    found = 0
    todo: list[ast.AST] = list(module.tree.body)
    while todo:
        node = todo.pop()
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found += node.name == name
            continue
        if isinstance(node, ast.alias):
            found += bound_name(node) == name
        elif isinstance(node, ast.Name):
            found += node.id == name and not isinstance(node.ctx, ast.Load)
        todo += ast.iter_child_nodes(node)
    return found


def _is_mentioned(function: GraphFunction, name: str) -> bool:
    """Whether ``name`` stands anywhere in the module but in this function."""
    inside = set(ast.walk(function.node))
    for node in ast.walk(function.module.tree):
        if node in inside:
            continue
        if isinstance(node, ast.Name) and node.id == name:
            return True
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) and node.name == name:
            return True
        if isinstance(node, ast.arg) and node.arg == name:
            return True
        if isinstance(node, ast.alias) and bound_name(node) in (name, "*"):
            return True
    return False


def _addition(module: Module, node: ast.Import | ast.ImportFrom) -> Edit | None:
    """The import written after the last one that stands before all functions and classes."""
    source = module.source
    first = min((n.lineno for n in module.tree.body if isinstance(n, SCOPES)), default=0)
    imports = [top for top in _top_imports(module) if top.lineno < first]
    if not imports:
        return None
    end = source.span(imports[-1]).end
    span = source.span(node)
    line, column = source.position(end)
    if source.line(line)[column:].strip() or has_comment(source, span.start, span.end):
        return None
    return Edit(end, end, f"{source.newline}{source.segment(node)}")


def _is_harmless(module: Module, node: ast.Import | ast.ImportFrom) -> bool:
    """Whether the import has no effect that could come too early, and cannot fail."""
    if isinstance(node, ast.Import):
        return all(alias.name == "math" for alias in node.names)
    if node.level or node.module != "mindspore":
        return not node.level and node.module == "math"
    has_mindspore = any(
        isinstance(top, ast.Import) and any(alias.name == "mindspore" for alias in top.names)
        for top in _top_imports(module)
    )
    return has_mindspore and all(alias.name in _OF_MINDSPORE for alias in node.names)
