"""A dict given by position."""
import mindspore as ms
from mindspore import Tensor, nn


class Scale(nn.Cell):
    def __init__(self, options=None):
        super().__init__()
        self.factor = options["factor"]

    def construct(self, x):
        return x * self.factor


class Net(nn.Cell):
    def construct(self, x):
        return Scale({"factor": 2})(x)  # expect: MSG512


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
