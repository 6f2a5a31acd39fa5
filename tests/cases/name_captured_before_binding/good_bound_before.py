"""Bound before the nested function, as a parameter of it, or outside."""
import mindspore as ms
from mindspore import Tensor, nn


factor = 3


class Net(nn.Cell):
    def construct(self, x):
        scale = 2

        def power(y, n):
            return y if n == 0 else power(y, n - 1) * y

        def scaled(y, shift):
            local = y * scale
            return local + shift + factor

        return scaled(power(x, 2), 1)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
