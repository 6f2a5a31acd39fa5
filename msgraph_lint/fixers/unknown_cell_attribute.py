"""`layer(x)` for `self._gradient_checkpointing_func(layer.__call__, x)`, which computes the same."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import has_comment, operand, replace
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import PythonCode

_OF_CHECKPOINTS = {"use_reentrant", "preserve_rng_state", "context_fn", "determinism_check", "debug"}
"""What PyTorch's `checkpoint` takes for itself; all else it hands on."""


def fix(hit: CodeHit) -> Fix | None:
    code, missing, source = hit.code, hit.node, hit.source
    assert isinstance(code, PythonCode)
    assert isinstance(missing, ast.Attribute)
    call = code.parents.get(missing)
    if not (isinstance(call, ast.Call) and call.func is missing and "checkpoint" in missing.attr):
        return None
    layer = _layer(call)
    if layer is None:
        return None
    text = operand(source, layer)
    callee, argument = replace(source, missing, text), _without_first(hit, call)
    if callee is None or argument is None:
        return None
    reason = "PyNative raises AttributeError here without it; to save memory, call `recompute()` of the Cell"
    return Fix(f"Call `{text}` itself", (callee, argument), Safety.UNSAFE, reason)


def _layer(call: ast.Call) -> ast.expr | None:
    """The Cell whose `__call__` is handed over, with its arguments."""
    if any(each.arg in _OF_CHECKPOINTS for each in call.keywords):
        return None
    first = call.args[0] if call.args else None
    return first.value if isinstance(first, ast.Attribute) and first.attr == "__call__" else None


def _without_first(hit: CodeHit, call: ast.Call) -> Edit | None:
    """The first argument of `call` removed."""
    source = hit.source
    others = [*call.args[1:], *call.keywords]
    start = source.grouped(call.args[0]).start
    end = source.span(call).end - 1
    if others:
        end = min(
            source.grouped(each).start if isinstance(each, ast.expr) else source.span(each).start
            for each in others
        )
    return None if has_comment(source, start, end) else Edit(start, end, "")
