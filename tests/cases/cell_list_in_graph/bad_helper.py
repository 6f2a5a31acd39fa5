"""A function that `construct` calls."""
import mindspore as ms
from mindspore import Tensor, nn


def activate(x):
    return nn.SequentialCell([nn.ReLU()])(x)  # expect: MSG505


class Net(nn.Cell):
    def construct(self, x):
        return activate(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
