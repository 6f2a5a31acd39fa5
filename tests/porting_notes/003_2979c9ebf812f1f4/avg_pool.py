"""`avg_pool1d` has stride 1 where PyTorch has the kernel size."""

from mindspore import Tensor, ops


def pooled(x: Tensor):
    return ops.avg_pool1d(x, 2)  # expect: MSG840
