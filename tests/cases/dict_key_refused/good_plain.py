"""Strings, numbers, tuples and dtypes."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        scales = {"a": 1, 2: 2, (1, 2): 3, ms.float32: 4, None: 5, 1.5: 6}
        return x * scales["a"] * scales[(1, 2)] * scales[x.dtype]


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
