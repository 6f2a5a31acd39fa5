"""What PyTorch's keyword arguments are called in MindSpore."""

from __future__ import annotations

from collections.abc import Sequence

from msgraph_lint.python_code.counterparts import closest

_NAMES: dict[str, tuple[str, ...]] = {
    "axis": ("dim",),
    "bias": ("has_bias",),
    "betas": ("beta1",),
    "device": (),
    "dim": ("axis", "dims"),
    "dims": ("axis", "axes"),
    "drop_last": ("drop_remainder",),
    "embedding_dim": ("embedding_size",),
    "eps": ("epsilon",),
    "groups": ("group",),
    "in_features": ("in_channels",),
    "inplace": (),
    "keep_dims": ("keepdims", "keepdim"),
    "keepdim": ("keep_dims", "keepdims"),
    "keepdims": ("keep_dims", "keepdim"),
    "lr": ("learning_rate",),
    "negative_slope": ("alpha",),
    "normalized_shape": ("normalized_shape",),
    "num_embeddings": ("vocab_size",),
    "num_workers": ("num_parallel_workers",),
    "out_features": ("out_channels",),
    "p": ("keep_prob", "ord"),
    "pin_memory": (),
    "requires_grad_": ("requires_grad",),
    "non_blocking": (),
}
"""Keyword of PyTorch, or of another function → what it may be called here; nothing where it is not needed."""


def counterpart(keyword: str, names: Sequence[str]) -> str | None:
    """The one of ``names`` that PyTorch calls ``keyword``."""
    return next((name for name in _NAMES.get(keyword, ()) if name in names), None)


def is_needless(keyword: str) -> bool:
    """Whether MindSpore does without what PyTorch calls ``keyword``."""
    return _NAMES.get(keyword) == ()


def advice_on(keyword: str, names: Sequence[str]) -> str:
    """What to do instead of passing ``keyword`` to what takes ``names``."""
    if is_needless(keyword):
        return "leave it out"
    meant = counterpart(keyword, names) or closest(keyword, names)
    return f"did you mean `{meant}`?" if meant else ""
