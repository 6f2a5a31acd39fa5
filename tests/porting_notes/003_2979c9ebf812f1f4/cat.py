"""`cat(dim)` is `cat(axis)`."""

from mindspore import Tensor, ops


def joined(x: Tensor):
    return ops.cat((x, x), dim=1)  # expect: MSG802
