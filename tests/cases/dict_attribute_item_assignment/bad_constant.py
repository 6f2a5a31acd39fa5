"""An item of a dict set to a number, to a shape, and a nested one."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = {"scale": 1}
        self.sizes = {"rows": 0}

    def construct(self, x):
        self.options["scale"] = 5  # expect: MSG205
        self.options["shift"] = 2  # expect: MSG205
        self.sizes["rows"] = x.shape[0]  # expect: MSG205
        return x * self.options["scale"] + self.sizes["rows"]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
