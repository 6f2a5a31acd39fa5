"""A Cell, and an object of a `jit_class`."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Relu(nn.Cell):
    def construct(self, x):
        return ops.relu(x)


@ms.jit_class
class Scale:
    def __init__(self, factor):
        self.factor = factor

    def __call__(self, x):
        return x * self.factor


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = Relu()
        self.scale = Scale(3)

    def construct(self, x: Tensor):
        return self.scale(self.relu(x))


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
