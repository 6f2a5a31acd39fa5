"""In a helper method, of a dict on `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = {"scale": 2}

    def merge(self, offset):
        merged = {**self.options, "offset": offset}  # expect: MSG137 [safe]
        return merged["offset"]

    def construct(self, x):
        return x * self.merge(3)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
