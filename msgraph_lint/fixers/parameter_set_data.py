"""``ops.assign`` instead."""

from __future__ import annotations

import ast

from msgraph_lint.edits import replace
from msgraph_lint.findings import Finding, Fix, Safety
from msgraph_lint.spelling import Speller

_REASON = "`set_data` may change the shape or dtype of the Parameter, and `ops.assign` keeps them"


def fix(finding: Finding) -> Fix | None:
    function, node = finding.function, finding.node
    assert function is not None
    assert isinstance(node, ast.Call)
    assert isinstance(node.func, ast.Attribute)
    if len(node.args) != 1 or node.keywords or not function.value(node.args[0]).is_tensor:
        return None
    speller = Speller(function.module, function.parameter_names | frozenset(function.bindings))
    assign = speller.spell("mindspore.ops.assign")
    source = finding.source
    call = f"{assign}({source.segment(node.func.value)}, {source.segment(node.args[0])})"
    edit = replace(source, node, call)
    if edit is None or not speller.is_complete:
        return None
    return Fix(f"Write `{call}`", (edit, *speller.imports), Safety.UNSAFE, _REASON)
