"""The dead rest of the block removed."""

from __future__ import annotations

import ast

from msgraph_lint.edits import block_of, has_comment
from msgraph_lint.findings import Edit, Finding, Fix, Safety
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.syntax import bindings, bound_name, walk

_CHANGES_FUNCTION = (ast.Yield, ast.YieldFrom, ast.Global, ast.Nonlocal)
"""What tells of the whole function even where it never runs."""


def fix(finding: Finding) -> Fix | None:
    node, function, source = finding.node, finding.function, finding.source
    assert isinstance(node, ast.stmt)
    assert function is not None
    block = block_of(function, node)
    dead = block[block.index(node) :]
    if any(isinstance(n, _CHANGES_FUNCTION) for s in dead for n in ast.walk(s)):
        return None
    if _makes_local(function, dead):
        return None
    start = source.span(block[block.index(node) - 1]).end
    end = source.span(dead[-1]).end
    if has_comment(source, start, end):
        return None
    return Fix("Remove the dead code", (Edit(start, end, ""),), Safety.SAFE)


def _makes_local(function: GraphFunction, dead: list[ast.stmt]) -> bool:
    """Whether a name that the rest of the function mentions is local only because ``dead`` binds it."""
    names = {bound_name(binding.target) for binding in bindings(walk(dead))} - function.parameter_names
    inside = {node for statement in dead for node in ast.walk(statement)}
    return any(
        name is not None
        and all(binding.target in inside for binding in function.bindings.get(name, ()))
        and any(mention not in inside for mention in function.info.mentions.get(name, ()))
        for name in names
    )
