"""A counter on an object."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    def __init__(self):
        self.calls = 0


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()

    def construct(self, x):
        self.options.calls += 1  # expect: MSG220
        return x + self.options.calls  # expect: MSG530


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
