"""The dict is merged in `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        sizes = {"height": 2}
        self.options = {**sizes, "scale": 3}

    def construct(self, x):
        return x * self.options["scale"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
