"""What the attributes of PyTorch's layers are called in MindSpore."""

from __future__ import annotations

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.layers import LayerUse


def renamed(hit: CodeHit, reason: str) -> Fix | None:
    """The attribute by MindSpore's name."""
    use = hit.thing
    if not isinstance(use, LayerUse) or use.meant is None:
        return None
    end = hit.source.span(use.node).end
    edits = (Edit(end - len(use.node.attr), end, use.meant),)
    return Fix(f"Write `{use.meant}`", edits, Safety.UNSAFE, reason)
