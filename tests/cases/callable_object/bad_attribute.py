"""An object on `self`, with and without attributes."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Relu:
    def __call__(self, x):
        return ops.relu(x)


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
        return self.relu(x), self.scale(x)  # expect: MSG524, MSG524


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
