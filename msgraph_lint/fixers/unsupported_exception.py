"""The built-in exception that the class derives from."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo

_SUPPORTED = {
    "AssertionError", "AttributeError", "Exception", "IndexError", "KeyError", "NameError",
    "NotImplementedError", "RuntimeError", "TypeError", "ValueError",
}  # fmt: skip


def fix(hit: Hit) -> Fix | None:
    raised, function = hit.node, hit.function
    assert isinstance(raised, ast.Name)
    cls = function.resolve(raised)
    if not isinstance(cls, ClassInfo) or cls.method("__init__") is not None:
        return None
    bases = [base.id for c in cls.project_mro for base in c.node.bases if isinstance(base, ast.Name)]
    known = next((name for name in bases if name in _SUPPORTED), None)
    if known is None or known in function.module.defined_names or function.is_local(known):
        return None
    span = hit.source.span(raised)
    reason = f"`except {raised.id}` does not catch `{known}`"
    return Fix(f"Raise `{known}`", (Edit(span.start, span.end, known),), Safety.UNSAFE, reason)
