"""A method that asserts that another one has set the attribute."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = None

    def set_steps(self, steps):
        self.steps = steps  # expect: MSG222

    def scaled(self, x):
        assert self.steps is not None, "set the steps first"
        return x / 4 if self.steps == 4 else x

    def construct(self, x: Tensor):
        self.set_steps(4)
        return self.scaled(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
