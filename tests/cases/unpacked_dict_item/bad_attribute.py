"""A dict on `self` cannot be unpacked at all."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = {"scale": 2}

    def construct(self, x):
        options = {**self.options, "offset": 3}  # expect: MSG137 [safe]
        return x * options["scale"] + options["offset"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
