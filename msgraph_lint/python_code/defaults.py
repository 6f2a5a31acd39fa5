"""Arguments that MindSpore takes for something else than PyTorch where they are left out."""

from __future__ import annotations

from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.python_code.parameters import given, parameters
from msgraph_lint.records import dataclass

STRIDE = "stride"


@dataclass(frozen=True)
class Default:
    """What is taken for a parameter that is left out."""

    name: str
    here: str
    """As the user would write it."""
    there: str
    """What PyTorch takes; empty: what is given for ``kernel_size``."""


_STRIDE = Default(STRIDE, "1", "")
_DEVIATION = Default("ddof", "0", "1")
DEFAULTS = {
    "mindspore.nn.AvgPool1d": _STRIDE,
    "mindspore.nn.AvgPool2d": _STRIDE,
    "mindspore.nn.AvgPool3d": _STRIDE,
    "mindspore.nn.GELU": Default("approximate", "True", "False"),
    "mindspore.nn.InstanceNorm2d": Default("affine", "True", "False"),
    "mindspore.nn.LayerNorm": Default("epsilon", "1e-7", "1e-5"),
    "mindspore.nn.LeakyReLU": Default("alpha", "0.2", "0.01"),
    "mindspore.nn.MaxPool1d": _STRIDE,
    "mindspore.nn.MaxPool2d": _STRIDE,
    "mindspore.nn.MaxPool3d": _STRIDE,
    "mindspore.nn.SmoothL1Loss": Default("reduction", '"none"', '"mean"'),
    "mindspore.nn.SoftmaxCrossEntropyWithLogits": Default("reduction", '"none"', '"mean"'),
    "mindspore.ops.L2Normalize": Default("axis", "0", "1"),
    "mindspore.ops.avg_pool1d": _STRIDE,
    "mindspore.ops.avg_pool2d": _STRIDE,
    "mindspore.ops.flatten": Default("start_dim", "1", "0"),
    "mindspore.ops.leaky_relu": Default("alpha", "0.2", "0.01"),
    "mindspore.ops.meshgrid": Default("indexing", '"xy"', '"ij"'),
    "mindspore.ops.smooth_l1_loss": Default("reduction", '"none"', '"mean"'),
    "mindspore.ops.std": _DEVIATION,
    "mindspore.ops.var": _DEVIATION,
}
"""Function or layer → the parameter that differs, measured on all versions beside PyTorch 2.13.0."""


def left_out(code: PythonCode, call: Called, name: str) -> bool:
    """Whether ``call`` surely gives nothing for the parameter ``name``."""
    places = parameters(code, call)
    return name in places and given(call, places, name) is None


def pytorchs(code: PythonCode, call: Called, default: Default) -> str | None:
    """What PyTorch would take, as text; None where the source does not show it."""
    if default.there:
        return default.there
    size = given(call, parameters(code, call), "kernel_size")
    return code.module.source.segment(size) if size is not None else None
