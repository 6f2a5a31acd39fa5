"""A dict given by keyword, and `**`."""
import mindspore as ms
from mindspore import Tensor, nn


class Scale(nn.Cell):
    def __init__(self, options=None, factor=1):
        super().__init__()
        self.options = options
        self.factor = factor

    def construct(self, x):
        return x * self.factor


class Net(nn.Cell):
    def construct(self, x):
        options = {"factor": 3}
        return Scale(options={"factor": 2})(x) + Scale(**options)(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
