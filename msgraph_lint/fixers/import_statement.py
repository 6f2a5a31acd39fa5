"""Imports moved from graph code to the top of the module."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import block_of, remove_statement
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import Module
from msgraph_lint.program.syntax import SCOPES, bound_name

_OF_MINDSPORE = {"nn", "ops", "numpy", "Tensor", "Parameter"}
"""What every version of MindSpore has."""


def fix(hit: Hit) -> Fix | None:
    node, function = hit.node, hit.function
    assert isinstance(node, (ast.Import, ast.ImportFrom))
    module = function.module
    removal = remove_statement(function, node)
    names = [bound_name(alias) or "" for alias in node.names]
    if removal is None or "*" in names or any(not _is_bound_once(function, name) for name in names):
        return None
    title = f"Move `{module.source.segment(node)}` to the top of the module"
    unbound = next((name for name in names if _may_be_read_unbound(function, node, name)), None)
    reason = f"where the import does not come before, PyNative finds no `{unbound}`" if unbound else ""
    safety = Safety.UNSAFE if unbound else Safety.SAFE
    if all(_imports_same(function, node, alias) for alias in node.names):
        return Fix(title, (removal,), safety, reason)
    if any(_is_mentioned(function, name) for name in names):
        return None
    addition = _addition(module, node)
    if addition is None:
        return None
    if _is_harmless(module, node):
        return Fix(title, (addition, removal), safety, reason)
    reason = "the module is imported earlier then, which fails if the two import each other"
    return Fix(title, (addition, removal), Safety.UNSAFE, reason)


def _is_bound_once(function: GraphFunction, name: str) -> bool:
    return len(function.bindings.get(name, ())) == 1 and name not in function.parameter_names


def _may_be_read_unbound(function: GraphFunction, node: ast.stmt, name: str) -> bool:
    """Whether the function mentions ``name`` before ``node`` or outside of its block."""
    mentions, place = function.info.mentions.get(name), function.info.place
    if mentions is None:
        return False
    last = block_of(function, node)[-1]
    end = (last.end_lineno or last.lineno, last.end_col_offset or 0)
    return place(mentions[0]) < (node.lineno, node.col_offset) or place(mentions[-1]) > end


def _imports_same(function: GraphFunction, node: ast.Import | ast.ImportFrom, alias: ast.alias) -> bool:
    """Whether the module imports the same thing by the same name before, and nothing else binds that name."""
    name, module = bound_name(alias) or "", function.module
    wanted = ast.dump(alias)
    if module.times_bound[name] != 1 or module.times_bound["*"] or name in module.rebound_globals:
        return False
    return any(
        type(top) is type(node)
        and getattr(top, "module", None) == getattr(node, "module", None)
        and getattr(top, "level", 0) == getattr(node, "level", 0)
        and wanted in map(ast.dump, top.names)
        and top.lineno < function.node.lineno
        for top in module.top_imports
    )


def _is_mentioned(function: GraphFunction, name: str) -> bool:
    """Whether ``name`` stands anywhere in the module but in this function."""
    mentions = function.module.mentions
    around = (*mentions.get(name, ()), *mentions.get("*", ()))
    return any(node is not function.node and node not in function.parents for node in around)


def _addition(module: Module, node: ast.Import | ast.ImportFrom) -> Edit | None:
    """The import written after the last one that stands before all functions and classes."""
    source = module.source
    first = min((n.lineno for n in module.tree.body if isinstance(n, SCOPES)), default=0)
    imports = [top for top in module.top_imports if top.lineno < first]
    if not imports:
        return None
    last = source.span(imports[-1]).end
    end = source.line_end(last)
    rest = source.text[last:end].strip()
    if rest and not rest.startswith("#"):
        return None
    return Edit(end, end, f"{source.newline(end)}{source.segment(node)}")


def _is_harmless(module: Module, node: ast.Import | ast.ImportFrom) -> bool:
    """Whether the import has no effect that could come too early, and cannot fail."""
    if isinstance(node, ast.Import):
        return all(alias.name == "math" for alias in node.names)
    if node.level or node.module != "mindspore":
        return not node.level and node.module == "math"
    has_mindspore = any(
        isinstance(top, ast.Import) and any(alias.name == "mindspore" for alias in top.names)
        for top in module.top_imports
    )
    return has_mindspore and all(alias.name in _OF_MINDSPORE for alias in node.names)
