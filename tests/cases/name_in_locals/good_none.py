"""Bound before."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        factor = None
        if x.ndim == 1:
            factor = 3
        if factor is not None:
            x = x * factor
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
