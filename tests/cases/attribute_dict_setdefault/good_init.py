"""The default is set in `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = {"scale": 1}
        self.options.setdefault("shift", 4)

    def construct(self, x):
        return x * self.options["scale"] + self.options["shift"]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
