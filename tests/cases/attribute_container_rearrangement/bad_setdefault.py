"""A default set, and its value not used."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = {"scale": 1}

    def construct(self, x):
        self.options.setdefault("shift", 4)  # expect: MSG209
        return x * self.options["scale"]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
