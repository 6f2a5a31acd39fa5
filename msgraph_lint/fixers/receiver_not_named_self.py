"""The receiver renamed to ``self``."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Finding, Fix, Safety


def fix(finding: Finding) -> Fix | None:
    function, receiver = finding.function, finding.node
    assert function is not None
    assert isinstance(receiver, ast.arg)
    names = [node for node in ast.walk(function.node) if isinstance(node, ast.Name)]
    arguments = [node.arg for node in ast.walk(function.node) if isinstance(node, ast.arg)]
    if any(node.id == "self" for node in names) or "self" in arguments or arguments.count(receiver.arg) > 1:
        return None
    source = function.module.source
    start = source.span(receiver).start
    edits = [Edit(start, start + len(receiver.arg), "self")]
    for node in names:
        if node.id == receiver.arg:
            span = source.span(node)
            edits.append(Edit(span.start, span.end, "self"))
    return Fix(f"Rename `{receiver.arg}` to `self`", tuple(sorted(edits)), Safety.SAFE)
