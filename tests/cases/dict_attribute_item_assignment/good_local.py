"""A local dict."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = {"scale": 1}
        self.options["shift"] = 2

    def construct(self, x):
        options = {"scale": 5}
        options["shift"] = self.options["shift"]
        return x * options["scale"] + options["shift"]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
