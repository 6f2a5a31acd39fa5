"""A function of the module."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def scaled(x, *weights):
    return x * weights[0] + weights[1]


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return ops.vmap(scaled)(x, x * 2, x * 3)  # expect: MSG552


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
