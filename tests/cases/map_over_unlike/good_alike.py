"""Lists of one length, tuples of one length, and what is a tuple to the compiler."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def add(a, b):
    return a + b


def call(layer, x):
    return layer(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])
        self.functions = [ops.relu, ops.tanh]
        self.sizes = [1, 2]

    def construct(self, x):
        a = list(map(add, [x, x], [x, 1]))
        b = list(map(add, x.shape, (1, 2)))
        c = list(map(add, (1, 2), range(2)))
        d = list(map(call, self.layers, (x, x)))
        e = list(map(call, self.functions, (x, x)))
        f = list(map(lambda p, q: p[0] + q, zip([1, 2], [3, 4]), (1, 2)))
        g = list(map(add, self.sizes, [1, 2]))
        return a[0] * b[0] * c[0] * f[0] * g[0] + d[0] + e[0]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
