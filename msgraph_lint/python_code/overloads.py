"""Methods of Tensors with two overloads: PyTorch's names for the arguments, and MindSpore's own."""

from __future__ import annotations

import ast

_OWN = {
    "correction": ("ddof",),
    "dim": ("axis",),
    "keepdim": ("keepdims", "keep_dims"),
    "other": ("x", "y"),
    "split_size": ("split_size_or_sections",),
}
"""PyTorch's name for an argument → MindSpore's names for the same."""


def of_other_overload(call: ast.Call, signature: str) -> list[tuple[str, str]]:
    """PyTorch's keywords in ``call`` and what the other overload calls them; none where it lacks one."""
    named = [keyword.arg for keyword in call.keywords]
    for text in signature.split(" | "):
        words = {word.rstrip("=") for word in text.split()}
        renamed = [
            (old, next((new for new in _OWN.get(old, ()) if new in words), ""))
            for old in named
            if old is not None and old not in words
        ]
        if renamed and None not in named and all(new for _, new in renamed):
            return renamed
    return []
