"""The value of `setdefault` used."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = {"scale": 1}

    def construct(self, x):
        shift = self.options.setdefault("shift", 4)  # expect: MSG210
        return x + shift


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
