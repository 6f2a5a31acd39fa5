"""A Tensor that the compiler would know, but for its rows."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Pair:
    def __init__(self, first):
        self.first = first


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows = ops.zeros((2, 2), ms.float32)
        for i in range(2):
            rows[i] = x[i]
        return Pair(rows).first + 1  # expect: MSG516


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
