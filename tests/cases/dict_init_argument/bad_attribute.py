"""A dict on `self`, and a dict with a name."""
import mindspore as ms
from mindspore import Tensor, nn


class Scale(nn.Cell):
    def __init__(self, options=None):
        super().__init__()
        self.factor = options["factor"]

    def construct(self, x):
        return x * self.factor


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = {"factor": 2}

    def construct(self, x):
        options = {"factor": 3}
        return Scale(self.options)(x) + Scale(options)(x)  # expect: MSG512, MSG512


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
