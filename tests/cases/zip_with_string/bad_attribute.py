"""A string on `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.names = "ab"

    def construct(self, x: Tensor):
        y = x
        for name, part in zip(self.names, (x, x * 2)):  # expect: MSG348
            if name == "a":
                y = y + part
        return y


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
