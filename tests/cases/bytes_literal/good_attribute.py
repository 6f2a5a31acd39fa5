"""Bytes on `self`, and a string."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.kind = b"ab"

    def construct(self, x):
        kind = "ab"
        if self.kind is not None and kind == "ab":
            x = x * 2
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
