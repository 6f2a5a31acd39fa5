"""A CellList, and a list of functions on `self`, are tuples to the compiler."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def call(layer, x):
    return layer(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])
        self.functions = [ops.relu, ops.tanh]

    def construct(self, x):
        a = list(map(call, self.layers, [x, x]))  # expect: MSG330
        b = list(map(call, self.functions, [x, x]))  # expect: MSG330
        return a[0] + b[0]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
