"""A function under `jit` in `__init__`, and a method of an object that has no name."""
import mindspore as ms
from mindspore import Tensor, jit, nn


@jit
def double(x):
    return x * 2


class Early:
    def __init__(self, x):
        self.x = double(x)


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return Early(x).x + 1  # expect: MSG516, MSG542


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
