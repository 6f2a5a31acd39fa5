"""A `jit_class`, a Cell, and what is made in `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn, ops


@ms.jit_class
class Scale:
    def __init__(self, factor):
        self.factor = factor

    def apply(self, x):
        return x * self.factor


def square(x):
    return x * x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Scale(3)
        self.map = ops.HyperMap()

    def construct(self, x: Tensor):
        x = self.map(square, (x, x))[0]
        return self.scale.apply(x) + Scale(2).apply(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
