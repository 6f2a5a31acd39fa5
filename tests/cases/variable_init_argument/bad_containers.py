"""Tuples, lists and dicts that hold a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Pair(nn.Cell):
    def __init__(self, pair):
        super().__init__()
        self.pair = pair

    def construct(self, x):
        return x * self.pair[0]


class Net(nn.Cell):
    def construct(self, x):
        y = nn.ReLU()(x)
        return Pair((y, 3))(x) + Pair([3, y])(x)  # expect: MSG511, MSG511


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
