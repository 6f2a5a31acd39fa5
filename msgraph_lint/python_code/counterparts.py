"""What PyTorch's names are called in MindSpore."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from msgraph_lint.mindspore_facts.interface import Interface

_NAMES = {
    "AdaptiveAvgPool2D": "nn.AdaptiveAvgPool2d",
    "AdamW": "nn.AdamWeightDecay",
    "BCEWithLogitsLoss": "nn.BCEWithLogitsLoss",
    "ConvTranspose1d": "nn.Conv1dTranspose",
    "ConvTranspose2d": "nn.Conv2dTranspose",
    "ConvTranspose3d": "nn.Conv3dTranspose",
    "DataLoader": "dataset.GeneratorDataset",
    "FloatTensor": "Tensor",
    "KLDivLoss": "nn.KLDivLoss",
    "Linear": "nn.Dense",
    "LongTensor": "Tensor",
    "Module": "nn.Cell",
    "ModuleDict": "nn.CellDict",
    "ModuleList": "nn.CellList",
    "Parameter": "Parameter",
    "ParameterList": "ParameterTuple",
    "ReflectionPad2d": "nn.ReflectionPad2d",
    "Sequential": "nn.SequentialCell",
    "Swish": "nn.SiLU",
    "Upsample": "nn.Upsample",
    "ZeroPad2d": "nn.ZeroPad2d",
    "as_tensor": "Tensor",
    "clamp_": "ops.clamp",
    "clip_grad_norm_": "ops.clip_by_global_norm",
    "clip_grad_value_": "ops.clip_by_value",
    "from_numpy": "Tensor.from_numpy",
    "functional": "ops",
    "isin": "numpy.isin",
    "init": "common.initializer",
    "linear": "ops.dense",
    "manual_seed": "set_seed",
    "matmul_": "ops.matmul",
    "multiply": "ops.mul",
    "normalize": "ops.L2Normalize",
    "optim": "nn",
    "save": "save_checkpoint",
    "softmax_": "ops.softmax",
    "to_tensor": "Tensor",
    "where_": "ops.where",
}
"""Name of PyTorch → where it is below ``mindspore``."""
_WEIGHT_NORM = (
    "MindSpore has none: keep direction and length as two Parameters, and multiply them in `construct`"
)
_HINTS = {
    "ParameterDict": "keep each Parameter as an attribute of its own",
    "cond": "write `if`: the compiler takes both branches",
    "finfo": "NumPy has it, outside graph code and but for bfloat16: `np.finfo(ms.dtype_to_nptype(dtype))`",
    "iinfo": "NumPy has it, outside graph code: `np.iinfo(ms.dtype_to_nptype(dtype))`",
    "no_grad": "MindSpore needs none; where no gradient shall flow, use `ops.stop_gradient`",
    "parametrizations": _WEIGHT_NORM,
    "remove_weight_norm": _WEIGHT_NORM,
    "scaled_dot_product_attention": "write out products and softmax, or use `ops.flash_attention_score`",
    "sparse_coo_tensor": "`ms.COOTensor` takes the indices as rows: `indices.T`",
    "take_along_dim": "`mint.gather(x, dim, indices)` does it for indices of the same sizes but along `dim`",
    "weight_norm": _WEIGHT_NORM,
}
"""Name of PyTorch that has no counterpart → what to do in its place."""
_ENOUGH = 0.8
"""How similar two names are that may be meant for each other."""


def advice(module: str, name: str, known: Interface) -> str:
    """What is said to who asks a module of MindSpore for a ``name`` that it does not have."""
    if name in _HINTS:
        return _HINTS[name]
    meant = _counterpart(module, name, known)
    return f"did you mean `{meant}`?" if meant is not None else ""


def _counterpart(module: str, name: str, known: Interface) -> str | None:
    """What a module of MindSpore may have been asked for, as users write it."""
    path = _NAMES.get(name)
    if path is not None and _exists(f"mindspore.{path}", known):
        return f"mindspore.{path}"
    similar = closest(name, known.names_in(module) or ())
    return f"{module}.{similar}" if similar is not None else _elsewhere(name, known)


def _exists(path: str, known: Interface) -> bool:
    module, _, name = path.rpartition(".")
    names = known.names_in(module)
    return names is None or name in names


def _elsewhere(name: str, known: Interface) -> str | None:
    """The same name in one of the modules that ports use most."""
    for module in ("mindspore.ops", "mindspore.nn", "mindspore", "mindspore.mint"):
        if name in (known.names_in(module) or ()):
            return f"{module}.{name}"
    return None


def closest(name: str, known: Iterable[str]) -> str | None:
    """The one of ``known`` that looks most like ``name``."""
    public = [each for each in known if not each.startswith("_")]
    found = difflib.get_close_matches(name, public, n=1, cutoff=_ENOUGH)
    return found[0] if found else None
