"""`super()` → `super(Base, self)`, which means the same in Python, and the same to the compiler."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace
from msgraph_lint.hits import Hit


def explicit_super(hit: Hit) -> Fix | None:
    """Names the class, where the module has it under the name that it was defined by."""
    function, owner = hit.function, hit.function.info.owner
    if not isinstance(hit.node, ast.Call) or owner is None or function.self_name is None:
        return None
    if function.is_local(owner.name) or owner.module.lookup(owner.name) is not owner:
        return None
    text = f"super({owner.name}, {function.self_name})"
    edit = replace(hit.source, hit.node, text)
    if edit is None:
        return None
    is_safe = not owner.node.decorator_list
    reason = "" if is_safe else f"what decorates `{owner.name}` may put another class in its place"
    return Fix(f"Write `{text}`", (edit,), Safety.SAFE if is_safe else Safety.UNSAFE, reason)
