"""A string on `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.pattern = "ab"

    def construct(self, x):
        for letter in self.pattern:  # expect: MSG662
            x = x + 1
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
