"""``ops.assign`` instead."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace
from msgraph_lint.fixers.shared.spelling import Speller
from msgraph_lint.hits import Hit

_REASON = "`set_data` may change the shape or dtype of the Parameter, and `ops.assign` keeps them"


def fix(hit: Hit) -> Fix | None:
    function, node = hit.function, hit.node
    assert isinstance(node, ast.Call)
    assert isinstance(node.func, ast.Attribute)
    if len(node.args) != 1 or node.keywords or not function.value(node.args[0]).is_tensor:
        return None
    speller = Speller(function.module, function.parameter_names | frozenset(function.bindings))
    assign = speller.spell("mindspore.ops.assign")
    source = hit.source
    call = f"{assign}({source.segment(node.func.value)}, {source.segment(node.args[0])})"
    edit = replace(source, node, call)
    if edit is None or not speller.is_complete:
        return None
    return Fix(f"Write `{call}`", (edit, *speller.imports), Safety.UNSAFE, _REASON)
