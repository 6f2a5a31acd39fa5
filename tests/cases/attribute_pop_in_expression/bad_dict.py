"""The value that `pop` takes from a dict."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = {"scale": 1, "shift": 2}

    def construct(self, x):
        shift = self.options.pop("shift", 2)  # expect: MSG211
        return x + shift


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
