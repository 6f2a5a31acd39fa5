"""The receiver renamed to ``self``."""

from __future__ import annotations

import ast
import re

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import Hit

_WORD = re.compile(r"\w+")


def fix(hit: Hit) -> Fix | None:
    function, receiver = hit.function, hit.node
    assert isinstance(receiver, ast.arg)
    names = [node for node in ast.walk(function.node) if isinstance(node, ast.Name)]
    arguments = [node.arg for node in ast.walk(function.node) if isinstance(node, ast.arg)]
    if any(node.id == "self" for node in names) or "self" in arguments or arguments.count(receiver.arg) > 1:
        return None
    source = function.module.source
    word = _WORD.match(source.text, source.span(receiver).start)
    assert word is not None
    edits = [Edit(*word.span(), "self")]
    for node in names:
        if node.id == receiver.arg:
            span = source.span(node)
            edits.append(Edit(span.start, span.end, "self"))
    return Fix(f"Rename `{receiver.arg}` to `self`", tuple(sorted(edits)), Safety.SAFE)
