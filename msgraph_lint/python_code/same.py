"""What PyTorch's names are called in MindSpore where both mean the same."""

from __future__ import annotations

from collections.abc import Iterator

DTYPES = {
    "bfloat16": "bfloat16",
    "bool": "bool_",
    "double": "float64",
    "float": "float32",
    "float16": "float16",
    "float32": "float32",
    "float64": "float64",
    "half": "float16",
    "int": "int32",
    "int16": "int16",
    "int32": "int32",
    "int64": "int64",
    "int8": "int8",
    "long": "int64",
    "short": "int16",
    "uint8": "uint8",
}
"""Dtype of PyTorch → its name in ``mindspore``."""
_NAMES = {
    "ModuleDict": "nn.CellDict",
    "ModuleList": "nn.CellList",
    "Parameter": "Parameter",
    "Sequential": "nn.SequentialCell",
    "from_numpy": "Tensor.from_numpy",
    "isin": "numpy.isin",
}
_FUNCTIONS = frozenset({
    "arange", "conv1d", "conv2d", "cosine_similarity", "cross_entropy", "ctc_loss", "dropout", "einsum",
    "gelu", "gumbel_softmax", "interpolate", "l1_loss", "log_softmax", "mse_loss", "multinomial", "pad",
    "quantile", "relu", "sigmoid", "silu", "smooth_l1_loss", "softmax", "softplus", "tanh",
})  # fmt: skip
"""Functions of ``mindspore.ops`` whose arguments mean what PyTorch's of the same names do."""
_HOMES = (
    "mindspore",
    "mindspore.mint",
    "mindspore.mint.nn",
    "mindspore.mint.nn.functional",
    "mindspore.nn",
    "mindspore.ops",
)


def meaning_the_same(module: str, name: str, rest: str) -> Iterator[str]:
    """What may stand for ``name`` of ``module``, which does not have it, the closest first.

    ``rest``: what is asked of it, where ``name`` is the module ``functional``.
    """
    if module not in _HOMES:
        return
    if name == module.rpartition(".")[2]:
        yield module
    elif name == "functional" and rest:
        yield f"mindspore.mint.nn.functional.{rest}"
        if rest in _FUNCTIONS:
            yield f"mindspore.ops.{rest}"
    elif name in DTYPES:
        yield f"mindspore.{DTYPES[name]}"
    elif name in _NAMES:
        yield f"mindspore.{_NAMES[name]}"
    elif name in _FUNCTIONS:
        yield f"mindspore.ops.{name}"
