"""`F.linear` is `ops.dense`."""

from mindspore import Tensor, ops


def project(x: Tensor, weight: Tensor):
    return ops.linear(x, weight)  # expect: MSG801
