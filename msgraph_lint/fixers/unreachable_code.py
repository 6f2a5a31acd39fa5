"""The dead rest of the block removed."""

from __future__ import annotations

import ast

from msgraph_lint.edits import block_of, has_comment
from msgraph_lint.findings import Edit, Finding, Fix, Safety


def fix(finding: Finding) -> Fix | None:
    node, function, source = finding.node, finding.function, finding.source
    assert isinstance(node, ast.stmt)
    assert function is not None
    block = block_of(function, node)
    dead = block[block.index(node) :]
    if any(isinstance(n, (ast.Yield, ast.YieldFrom, ast.Global)) for s in dead for n in ast.walk(s)):
        return None
    start = source.span(block[block.index(node) - 1]).end
    end = source.span(dead[-1]).end
    if has_comment(source, start, end):
        return None
    return Fix("Remove the dead code", (Edit(start, end, ""),), Safety.SAFE)
