"""Numbers, strings and tuples on `self`; a `jit_class`."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.jit_class
class Options:
    factor = 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()
        self.modes = ("double", "triple")
        self.mode = "double"
        self.steps = 3

    def construct(self, x: Tensor):
        for i in range(self.steps):
            x = x + i
        if self.mode in self.modes:
            x = x * self.options.factor
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
