"""`sum(dim, keepdim)` is `sum(axis, keepdims)`."""

from mindspore import Tensor, ops


def summed(x: Tensor):
    return ops.reduce_sum(x, dim=1, keepdim=True)  # expect: MSG802
