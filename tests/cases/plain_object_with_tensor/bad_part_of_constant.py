"""So is a part of a Tensor that the compiler makes."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Pair:
    def __init__(self, first):
        self.first = first


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return Pair(ops.ones((2, 2))[0]).first + x  # expect: MSG516


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
