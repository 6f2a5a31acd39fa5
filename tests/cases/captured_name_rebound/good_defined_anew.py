"""Defined anew before it is called."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        factor = 0.5

        def scale(t):
            return t * factor

        x = scale(x)
        factor = 2.0

        def scale(t):
            return t + factor

        return scale(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
