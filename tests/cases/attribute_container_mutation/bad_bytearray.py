"""Bytes get one at each call."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.seen = bytearray(b"a")

    def construct(self, x):
        self.seen.append(1)  # expect: MSG206
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
